// Written by caretaker-dev generate from fixtures/tables/messages/pt.txt: change it there.

extension MessageLanguage {
  /// What a field says in Portuguese, as text.
  static let portugueseText = #"""
    plurals                         french
    field.notAllowedHere            não é permitido aqui
    field.notAllowedInNumber        não é permitido nesta posição do número
    field.notAllowedInPhoneNumber   não é permitido nesta posição do número de telefone
    field.expected                  espera-se {0}
    field.full                      o campo está cheio
    field.noRoom                    o que vem depois sairia do campo
    field.pushedOut                 não há mais lugar no fim do campo
    field.tooLong                   o valor já tem o comprimento máximo
    field.textTooLong               o texto é longo demais
    field.tooManyDigits             o número já tem o máximo de dígitos
    field.tooComplex                o caractere é formado por partes demais
    field.ambiguousSeparator        os dígitos são agrupados automaticamente; o separador decimal é “{0}”
    field.secondDecimalSeparator    já há um separador decimal
    field.fractionRoom              no máximo {0} {0|dígito|de dígitos|dígitos} depois do separador decimal
    field.noSign                    o sinal de menos não seria mostrado
    field.secondSign                já há um sinal
    field.misplacedGrouping         os dígitos não se agrupam assim
    field.unclosedParenthesis       falta o outro parêntese
    field.noDigits                  falta um dígito
    field.leftOut                   não faz parte do valor
    field.invisible                 não é visível
    field.severalFit                o texto contém vários valores
    field.masked                    oculta o que deve estar aqui
    field.noFraction                o número não tem casas decimais
    field.afterRejection            um caractere anterior foi rejeitado; a tecla Backspace desfaz isso
    field.outOfRange                o número seria grande demais; a tecla Backspace desfaz isso
    field.separatorNotNeeded        o separador decimal é automático; digite apenas dígitos
    field.marksLeftOut              fica sem acentos nem outras marcas
    field.digit                     um dígito
    field.letter                    uma letra
    field.digitFromTo               um dígito de {0} a {1}
    field.letterFromTo              uma letra de {0} a {1}
    field.hexadecimalDigit          um dígito hexadecimal
    field.printableCharacter        um caractere imprimível
    field.anyCharacterBut           qualquer caractere exceto {0}
    field.oneOf                     um dos caracteres {0}
    field.theCharacter              o caractere {0}
    field.fromTo                    de {0} a {1}
    field.lastAlternative           {0} ou {1}
    field.listed                    {0}, {1}
    field.space                     espaço
    field.because                   {0}: {1}
    field.notDeleted                nada foi apagado
    field.droppedDigits             o campo descartou {0} {0|dígito|de dígitos|dígitos}
    field.dropped                   o campo descartou {0}
    field.rejected                  o campo rejeitou {0}
    field.rejectedAll               o campo rejeitou tudo; a causa é {0}
    field.rejectedPaste             o campo rejeitou o texto colado
    field.oneCharacter              um caractere
    field.characters                {0} {0|caractere|de caracteres|caracteres}
    field.endOfText                 o fim do texto
    field.andMore                   {0} e mais {1}
    field.replacedContents          todo o conteúdo foi substituído
    field.autoInserted              {0} foi inserido automaticamente
    field.padded                    {0} foi colocado no início
    field.rounded                   o número foi arredondado
    field.roundedTo                 o número foi arredondado para {0}
    field.clamped                   o número foi alterado para o valor permitido mais próximo
    field.clampedTo                 o número foi alterado para {0}, o valor permitido mais próximo
    field.ambiguousSign             o número foi lido, mas {0} pode ser lido de duas maneiras
    field.ambiguousSignIn           o número foi lido como {0}, mas {1} pode ser lido de duas maneiras
    field.ambiguous                 o número foi aceito, mas um separador poderia indicar outro número
    field.ambiguousIn               o número foi aceito como {0}, mas um separador poderia indicar outro número
    field.reread                    o separador foi lido de outra maneira
    field.rereadAs                  o separador foi lido de outra maneira: {0}
    field.missing                   não preenchido
    field.incomplete                incompleto
    field.complete                  completo
    field.checkDigits               o dígito verificador não está correto
    field.noSuchDate                essa data não existe
    field.unusualYear               o ano não está entre 1000 e 2999
    field.otherCalendar             o ano, no calendário gregoriano, está a mais de {0} anos de hoje
    field.before                    a data é anterior a {0}
    field.after                     a data é posterior a {0}
    field.expired                   já expirou
    field.endsBeforeItBegins        termina antes de começar
    field.tooFewDays                termina menos de {0} {0|dia|de dias|dias} depois de começar
    field.tooManyDays               termina mais de {0} {0|dia|de dias|dias} depois de começar
    field.below                     é menor que {0}
    field.above                     é maior que {0}
    field.outside                   não está entre {0} e {1}
    field.malformed                 não está escrito corretamente
    field.unknownNetwork            não é um cartão de nenhuma bandeira conhecida
    field.badLength                 os cartões desta bandeira têm {0} dígitos
    field.valid                     válido
    field.invalidPhoneNumber        inválido: números assim não são atribuídos
    field.tooShortExceptLocally     curto demais, exceto para chamadas locais
    field.phoneNumberTooShort       curto demais
    field.phoneNumberTooLong        longo demais
    field.impossibleLength          nenhum número tem {0} {0|dígito|de dígitos|dígitos}
    """#
}
