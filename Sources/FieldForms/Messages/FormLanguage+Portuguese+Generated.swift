// Written by caretaker-dev generate from fixtures/tables/messages/pt.txt: change it there.

extension FormLanguage {
  /// What a form says in Portuguese, as text.
  static let portugueseText = #"""
    missing                         Preencha {term}
    missing.choice                  Escolha {term}
    missing.switch                  Ative {term}
    missing.cardSecurityCode        Digite {count|o dígito|os {count} de dígitos|os {count} dígitos} {side} do cartão
    partial                         Complete {term}
    partial.email                   Digite o endereço completo, com @ e domínio
    partial.cardNumber              {Term}: digite os {count} dígitos
    partial.code                    {Term}: digite {count|o dígito|os {count} de dígitos|os {count} dígitos}
    tooShort                        {Term}: mínimo de {count} {count|caractere|de caracteres|caracteres}
    tooLong                         {Term}: máximo de {count} {count|caractere|de caracteres|caracteres}
    phoneTooShort                   {Term}: digite todos os dígitos
    phoneTooLong                    Há dígitos a mais: confira {term}
    phoneNotInUse                   Esse número não existe: confira {term}
    checkDigits                     Confira {term}: um dos dígitos não está correto
    noSuchDate                      Esse dia não existe: confira {term}
    otherCalendar                   Use o ano do calendário gregoriano: confira {term}
    before                          {Term}: {date} ou data posterior
    after                           {Term}: {date} ou data anterior
    inFuture                        {Term}: a data não pode estar no futuro
    expired                         O cartão já expirou: use outro
    endsBeforeItBegins              {Term}: o fim não pode ser anterior ao início
    tooFewDays                      {Term}: mínimo de {count} {count|dia|de dias|dias} do início ao fim
    tooManyDays                     {Term}: máximo de {count} {count|dia|de dias|dias} do início ao fim
    below                           {Term}: mínimo de {number}
    above                           {Term}: máximo de {number}
    unknownNetwork                  Nenhum cartão começa assim: confira {term}
    badLength                       {Term}: estes cartões têm {numbers} dígitos
    differs                         {Term}: deve coincidir com {other}
    noChoice                        Escolha {term} na lista
    malformed                       Confira {term}
    requirement.length              {Term}: mínimo de {count} {count|caractere|de caracteres|caracteres}
    requirement.letter              {Term}: inclua uma letra
    requirement.lowercase           {Term}: inclua uma letra minúscula
    requirement.uppercase           {Term}: inclua uma letra maiúscula
    requirement.digit               {Term}: inclua um dígito
    requirement.symbol              {Term}: inclua um caractere como ! ou %
    requires.length                 mínimo de {count} {count|caractere|de caracteres|caracteres}
    requires.letter                 uma letra
    requires.lowercase              uma letra minúscula
    requires.uppercase              uma letra maiúscula
    requires.digit                  um dígito
    requires.symbol                 um caractere como ! ou %
    remark.lineBreak                As quebras de linha foram trocadas por espaços
    remark.trimmed                  Os espaços no início e no fim foram removidos
    remark.revealToCopy             Mostre o conteúdo para copiá-lo
    remark.notPrefilled             O formulário não preenche senhas
    remark.lost                     Não foi mantido: {text}
    remark.noSpaces                 {Term}: sem espaços
    notice.allRequired              Todos os campos são obrigatórios.
    notice.optionalMarked           Todos os campos são obrigatórios, exceto os marcados como opcionais.
    label.optional                  {label} (opcional)
    label.quoted                    “{label}”
    side.front                      da frente
    side.back                       do verso
    form.remaining                  {count|Falta|Faltam|Faltam} {count}: {terms}
    form.andMore                    {terms} e mais {count}
    form.problem                    Há {count|um problema|problemas|problemas} em {count} {count|campo|de campos|campos}
    button.show                     Mostrar {term}
    button.hide                     Ocultar {term}
    button.clear                    Limpar {term}
    announce.shown                  {Term}: conteúdo visível
    announce.hidden                 {Term}: conteúdo oculto
    announce.error                  {label}: {text}
    announce.options                {count} {count|opção|de opções|opções}
    announce.left                   {count|Resta|Restam|Restam} {count} {count|caractere|de caracteres|caracteres}
    announce.over                   {count} {count|caractere|de caracteres|caracteres} a mais
    announce.complete               {label}: campo completo
    value.hidden                    oculto, {count} {count|caractere|de caracteres|caracteres}
    value.hiddenLength              oculto
    value.on                        ativado
    value.off                       desativado
    value.empty                     vazio
    count.of                        {count} de {limit}
    line.sentence                   {text}.
    line.fields                     {count} {count|campo|de campos|campos}.
    line.start                      Responda e pressione Enter. :help explica mais, :back volta, :list mostra tudo.
    line.question                   {number} de {count}. {text}
    line.youTyped                   Você digitou {text}.
    line.keeps                      {text}. Pressione Enter para manter esta resposta ou digite outra.
    line.search                     {text}. Pressione Enter para manter esta resposta ou digite para buscar outra.
    line.searchFirst                Digite para buscar.
    line.which                      {text}. Qual?
    line.none                       Nenhuma opção começa assim: digite outras letras.
    line.yesNo                      sim ou não?
    line.yes                        sim
    line.no                         não
    line.secret                     O que você digitar não será mostrado.
    line.lines                      Termine com uma linha que tenha apenas um ponto.
    line.example                    Por exemplo: {text}.
    line.send                       Tudo está completo. Pressione Enter para enviar ou digite um número para alterar uma resposta.
    line.sent                       Enviado.
    line.stopped                    Cancelado: nada foi enviado.
    line.help                       Enter aceita a resposta. :back vai para o campo anterior, :next para o próximo, :list mostra todos, :clear limpa o campo, :undo desfaz, :repeat repete a última mensagem, :where diz em que campo você está, :quit cancela, e um número vai para esse campo. Se a resposta começar com dois-pontos, digite-os duas vezes.
    line.unknown                    Não existe o comando {text}. :help lista os comandos.
    screen.keys                     Tab próximo   Shift-Tab anterior   F1 teclas   Esc cancelar
    screen.more                     mais
    screen.giveUp                   Pressione Esc outra vez para cancelar
    screen.show                     Mostrar
    screen.hide                     Ocultar
    screen.noMatch                  Nada começa assim
    screen.helpFields               Tab e Shift-Tab: próximo campo e campo anterior. F10: {text}, de qualquer lugar.
    screen.helpText                 As setas para a esquerda e para a direita, Home e End movem o cursor; com Ctrl, por palavras; com Shift, selecionam. Ctrl-U limpa o campo, Ctrl-W apaga uma palavra, Ctrl-Z desfaz, Ctrl-Y refaz.
    screen.helpBox                  Enter começa uma nova linha; as setas para cima e para baixo mudam de linha.
    screen.helpChoices              As letras encontram uma opção, a seta para baixo mostra todas, Enter escolhe uma.
    screen.helpSwitch               A barra de espaço ativa e desativa o campo.
    screen.helpSecret               Ctrl-R mostra o conteúdo e volta a ocultá-lo.
    screen.helpWhole                Ctrl-T mostra o texto inteiro. Ctrl-G copia a mensagem. Para selecionar texto, arraste o ponteiro com Shift.
    screen.helpSummary              As setas para cima e para baixo escolhem um problema, Enter vai até ele.
    """#
}
