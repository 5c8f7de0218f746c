// Written by caretaker-dev generate from fixtures/tables/messages/es.txt: change it there.

extension FormLanguage {
  /// What a form says in Spanish, as text.
  static let spanishText = #"""
    missing                         Indique {term}
    missing.choice                  Elija {term}
    missing.switch                  Active {term}
    missing.cardSecurityCode        Indique {count|el dígito|los {count} de dígitos|los {count} dígitos} del {side} de la tarjeta
    partial                         Complete {term}
    partial.email                   Indique la dirección completa, con @ y dominio
    partial.cardNumber              {Term}: indique los {count} dígitos
    partial.code                    {Term}: indique {count|el dígito|los {count} de dígitos|los {count} dígitos}
    tooShort                        {Term}: mínimo {count} {count|carácter|de caracteres|caracteres}
    tooLong                         {Term}: máximo {count} {count|carácter|de caracteres|caracteres}
    phoneTooShort                   {Term}: indique todos los dígitos
    phoneTooLong                    Sobran dígitos: revise {term}
    phoneNotInUse                   Ese número no existe: revise {term}
    checkDigits                     Revise {term}: uno de los dígitos no es correcto
    noSuchDate                      Ese día no existe: revise {term}
    otherCalendar                   Use el año del calendario gregoriano: revise {term}
    before                          {Term}: {date} o después
    after                           {Term}: {date} o antes
    inFuture                        {Term}: la fecha no puede ser futura
    expired                         La tarjeta ya no está vigente: use otra
    endsBeforeItBegins              {Term}: el final no puede ser anterior al inicio
    tooFewDays                      {Term}: mínimo {count} {count|día|de días|días} del inicio al final
    tooManyDays                     {Term}: máximo {count} {count|día|de días|días} del inicio al final
    below                           {Term}: mínimo {number}
    above                           {Term}: máximo {number}
    unknownNetwork                  Ninguna tarjeta empieza así: revise {term}
    badLength                       {Term}: estas tarjetas tienen {numbers} dígitos
    differs                         {Term}: debe coincidir con {other}
    noChoice                        Elija {term} en la lista
    malformed                       Revise {term}
    requirement.length              {Term}: mínimo {count} {count|carácter|de caracteres|caracteres}
    requirement.letter              {Term}: incluya una letra
    requirement.lowercase           {Term}: incluya una letra minúscula
    requirement.uppercase           {Term}: incluya una letra mayúscula
    requirement.digit               {Term}: incluya un dígito
    requirement.symbol              {Term}: incluya un carácter como ! o %
    requires.length                 mínimo {count} {count|carácter|de caracteres|caracteres}
    requires.letter                 una letra
    requires.lowercase              una letra minúscula
    requires.uppercase              una letra mayúscula
    requires.digit                  un dígito
    requires.symbol                 un carácter como ! o %
    remark.lineBreak                Los saltos de línea se cambiaron por espacios
    remark.trimmed                  Se quitaron los espacios del principio y del final
    remark.revealToCopy             Muestre el contenido para copiarlo
    remark.notPrefilled             El formulario no completa las contraseñas
    remark.lost                     No se conservó: {text}
    remark.noSpaces                 {Term}: sin espacios
    notice.allRequired              Todos los campos son obligatorios.
    notice.optionalMarked           Todos los campos son obligatorios, salvo los marcados como opcionales.
    label.optional                  {label} (opcional)
    label.quoted                    “{label}”
    side.front                      anverso
    side.back                       reverso
    form.remaining                  {count|Falta|Faltan|Faltan} {count}: {terms}
    form.andMore                    {terms} y {count} más
    form.problem                    Hay {count|un problema|problemas|problemas} en {count} {count|campo|de campos|campos}
    button.show                     Mostrar {term}
    button.hide                     Ocultar {term}
    button.clear                    Borrar {term}
    announce.shown                  {Term}: contenido visible
    announce.hidden                 {Term}: contenido oculto
    announce.error                  {label}: {text}
    announce.options                {count} {count|opción|de opciones|opciones}
    announce.left                   {count|Queda|Quedan|Quedan} {count} {count|carácter|de caracteres|caracteres}
    announce.over                   {count|Sobra|Sobran|Sobran} {count} {count|carácter|de caracteres|caracteres}
    announce.complete               {label}: campo completo
    value.hidden                    oculto, {count} {count|carácter|de caracteres|caracteres}
    value.hiddenLength              oculto
    value.on                        activado
    value.off                       desactivado
    value.empty                     vacío
    count.of                        {count} de {limit}
    line.sentence                   {text}.
    line.fields                     {count} {count|campo|de campos|campos}.
    line.start                      Responda y presione Enter. :help explica más, :back retrocede, :list muestra todo.
    line.question                   {number} de {count}. {text}
    line.youTyped                   Usted escribió {text}.
    line.keeps                      {text}. Presione Enter para conservar esta respuesta o escriba otra.
    line.search                     {text}. Presione Enter para conservar esta respuesta o escriba para buscar otra.
    line.searchFirst                Escriba para buscar.
    line.which                      {text}. ¿Cuál?
    line.none                       Ninguna opción empieza así: escriba otras letras.
    line.yesNo                      ¿sí o no?
    line.yes                        sí
    line.no                         no
    line.secret                     Lo que escriba no se mostrará.
    line.lines                      Termine con una línea que solo tenga un punto.
    line.example                    Por ejemplo: {text}.
    line.send                       Todo está completo. Presione Enter para enviar o escriba un número para cambiar una respuesta.
    line.sent                       Enviado.
    line.stopped                    Cancelado: no se envió nada.
    line.help                       Enter acepta la respuesta. :back va al campo anterior, :next al siguiente, :list los muestra todos, :clear vacía el campo, :undo deshace, :repeat repite lo último, :where dice en qué campo está, :quit cancela, y un número va a ese campo. Si la respuesta empieza con dos puntos, escríbalos dos veces.
    line.unknown                    No existe el comando {text}. :help enumera los comandos.
    screen.keys                     Tab siguiente   Shift-Tab anterior   F1 teclas   Esc cancelar
    screen.more                     más
    screen.giveUp                   Presione Esc otra vez para cancelar
    screen.show                     Mostrar
    screen.hide                     Ocultar
    screen.noMatch                  Nada empieza así
    screen.helpFields               Tab y Shift-Tab: campo siguiente y campo anterior. F10: {text}, desde cualquier lugar.
    screen.helpText                 Las flechas izquierda y derecha, Home y End mueven el cursor; con Ctrl, por palabras; con Shift, seleccionan. Ctrl-U vacía el campo, Ctrl-W borra una palabra, Ctrl-Z deshace, Ctrl-Y rehace.
    screen.helpBox                  Enter empieza una línea nueva; las flechas arriba y abajo cambian de línea.
    screen.helpChoices              Las letras buscan una opción, la flecha abajo las muestra todas, Enter elige una.
    screen.helpSwitch               La barra espaciadora activa y desactiva el campo.
    screen.helpSecret               Ctrl-R muestra el contenido y vuelve a ocultarlo.
    screen.helpWhole                Ctrl-T muestra todo el texto. Ctrl-G copia el mensaje. Para seleccionar texto, arrastre el puntero con Shift.
    screen.helpSummary              Las flechas arriba y abajo eligen un problema, Enter va a él.
    """#
}
