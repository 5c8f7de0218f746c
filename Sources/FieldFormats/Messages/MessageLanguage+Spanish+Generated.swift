// Written by caretaker-dev generate from fixtures/tables/messages/es.txt: change it there.

extension MessageLanguage {
  /// What a field says in Spanish, as text.
  static let spanishText = #"""
    plurals                         spanish
    field.notAllowedHere            no se permite aquí
    field.notAllowedInNumber        no se permite en esta posición del número
    field.notAllowedInPhoneNumber   no se permite en esta posición del número de teléfono
    field.expected                  se espera {0}
    field.full                      el campo está lleno
    field.noRoom                    lo que sigue se saldría del campo
    field.pushedOut                 ya no hay lugar al final del campo
    field.tooLong                   el valor ya tiene la longitud máxima
    field.textTooLong               el texto es demasiado largo
    field.tooManyDigits             el número ya tiene el máximo de dígitos
    field.tooComplex                el carácter está formado por demasiadas partes
    field.ambiguousSeparator        los dígitos se agrupan automáticamente; el separador decimal es “{0}”
    field.secondDecimalSeparator    ya hay un separador decimal
    field.fractionRoom              como máximo {0} {0|dígito|de dígitos|dígitos} después del separador decimal
    field.noSign                    el signo menos no se mostraría
    field.secondSign                ya hay un signo
    field.misplacedGrouping         los dígitos no se agrupan así
    field.unclosedParenthesis       falta el otro paréntesis
    field.noDigits                  falta un dígito
    field.leftOut                   no forma parte del valor
    field.invisible                 no es visible
    field.severalFit                el texto contiene varios valores
    field.masked                    oculta lo que debe ir aquí
    field.noFraction                el número no lleva decimales
    field.afterRejection            antes se rechazó un carácter; la tecla Retroceso lo deshace
    field.outOfRange                el número sería demasiado grande; la tecla Retroceso lo deshace
    field.separatorNotNeeded        el separador decimal es automático; escriba solo dígitos
    field.marksLeftOut              se toma sin acentos ni otras marcas
    field.digit                     un dígito
    field.letter                    una letra
    field.digitFromTo               un dígito del {0} al {1}
    field.letterFromTo              una letra de la {0} a la {1}
    field.hexadecimalDigit          un dígito hexadecimal
    field.printableCharacter        un carácter imprimible
    field.anyCharacterBut           cualquier carácter excepto {0}
    field.oneOf                     uno de los caracteres {0}
    field.theCharacter              el carácter {0}
    field.fromTo                    de {0} a {1}
    field.lastAlternative           {0} o {1}
    field.listed                    {0}, {1}
    field.space                     espacio
    field.because                   {0}: {1}
    field.notDeleted                no se borró nada
    field.droppedDigits             el campo descartó {0} {0|dígito|de dígitos|dígitos}
    field.dropped                   el campo descartó {0}
    field.rejected                  el campo rechazó {0}
    field.rejectedAll               el campo rechazó todo por {0}
    field.rejectedPaste             el campo rechazó el texto pegado
    field.oneCharacter              un carácter
    field.characters                {0} {0|carácter|de caracteres|caracteres}
    field.endOfText                 el final del texto
    field.andMore                   {0} y {1} más
    field.replacedContents          se reemplazó todo el contenido
    field.autoInserted              se insertó {0} automáticamente
    field.padded                    se puso {0} delante
    field.rounded                   el número se redondeó
    field.roundedTo                 el número se redondeó a {0}
    field.clamped                   se cambió al valor permitido más cercano
    field.clampedTo                 se cambió a {0}, el valor permitido más cercano
    field.ambiguousSign             se leyó, pero {0} puede leerse de dos maneras
    field.ambiguousSignIn           se leyó como {0}, pero {1} puede leerse de dos maneras
    field.ambiguous                 se aceptó, pero un separador podría indicar otro número
    field.ambiguousIn               se aceptó como {0}, pero un separador podría indicar otro número
    field.reread                    el separador se leyó de otra manera
    field.rereadAs                  el separador se leyó de otra manera: {0}
    field.missing                   falta
    field.incomplete                incompleto
    field.complete                  completo
    field.checkDigits               el dígito de control no es correcto
    field.noSuchDate                esa fecha no existe
    field.unusualYear               el año no está entre 1000 y 2999
    field.otherCalendar             el año, en el calendario gregoriano, está a más de {0} años de hoy
    field.before                    la fecha es anterior al {0}
    field.after                     la fecha es posterior al {0}
    field.expired                   ya no está vigente
    field.endsBeforeItBegins        termina antes de empezar
    field.tooFewDays                termina menos de {0} {0|día|de días|días} después de empezar
    field.tooManyDays               termina más de {0} {0|día|de días|días} después de empezar
    field.below                     es menor que {0}
    field.above                     es mayor que {0}
    field.outside                   no está entre {0} y {1}
    field.malformed                 no está bien escrito
    field.unknownNetwork            no es una tarjeta de ninguna red conocida
    field.badLength                 las tarjetas de esta red tienen {0} dígitos
    field.valid                     válido
    field.invalidPhoneNumber        no válido: no se asignan números así
    field.tooShortExceptLocally     demasiado corto, salvo para llamadas locales
    field.phoneNumberTooShort       demasiado corto
    field.phoneNumberTooLong        demasiado largo
    field.impossibleLength          ningún número tiene {0} {0|dígito|de dígitos|dígitos}
    """#
}
