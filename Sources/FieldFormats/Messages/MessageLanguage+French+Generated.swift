// Written by caretaker-dev generate from fixtures/tables/messages/fr.txt: change it there.

extension MessageLanguage {
  /// What a field says in French, as text.
  static let frenchText = #"""
    plurals                         french
    field.notAllowedHere            non autorisé ici
    field.notAllowedInNumber        non autorisé à cet endroit d’un nombre
    field.notAllowedInPhoneNumber   non autorisé à cet endroit d’un numéro de téléphone
    field.expected                  il faut {0}
    field.full                      le champ est plein
    field.noRoom                    les caractères suivants sortiraient du champ
    field.pushedOut                 poussé hors du champ
    field.tooLong                   la valeur a déjà la longueur maximale
    field.textTooLong               le texte est trop long
    field.tooManyDigits             le nombre maximal de chiffres est atteint
    field.tooComplex                ce caractère est composé de trop d’éléments
    field.ambiguousSeparator        le groupement des chiffres est automatique ; le séparateur décimal est « {0} »
    field.secondDecimalSeparator    il y a déjà un séparateur décimal
    field.fractionRoom              au plus {0} {0|chiffre|de chiffres|chiffres} après le séparateur décimal
    field.noSign                    le signe moins ne s’afficherait pas
    field.secondSign                il y a déjà un signe
    field.misplacedGrouping         les chiffres ne se groupent pas ainsi
    field.unclosedParenthesis       il manque l’autre parenthèse
    field.noDigits                  il manque un chiffre
    field.leftOut                   ne fait pas partie de la valeur
    field.invisible                 n’est pas visible
    field.severalFit                le texte contient plusieurs valeurs
    field.masked                    masque ce qui doit figurer ici
    field.noFraction                ce nombre n’a pas de décimales
    field.afterRejection            un caractère précédent a été refusé : la touche Retour arrière annule ce refus
    field.outOfRange                le nombre serait trop grand : la touche Retour arrière annule cette saisie
    field.separatorNotNeeded        le séparateur décimal est automatique : saisissez seulement les chiffres
    field.marksLeftOut              repris sans accent ni autre signe
    field.digit                     un chiffre
    field.letter                    une lettre
    field.digitFromTo               un chiffre de {0} à {1}
    field.letterFromTo              une lettre de {0} à {1}
    field.hexadecimalDigit          un chiffre hexadécimal
    field.printableCharacter        un caractère imprimable
    field.anyCharacterBut           n’importe quel caractère sauf {0}
    field.oneOf                     un caractère parmi {0}
    field.theCharacter              le caractère {0}
    field.fromTo                    {0} à {1}
    field.lastAlternative           {0} ou {1}
    field.listed                    {0}, {1}
    field.space                     espace
    field.because                   {0} – {1}
    field.notDeleted                rien n’a été supprimé
    field.droppedDigits             {0} {0|chiffre supprimé|de chiffres supprimés|chiffres supprimés}
    field.dropped                   supprimé : {0}
    field.rejected                  refusé : {0}
    field.rejectedAll               tout est refusé à cause de {0}
    field.rejectedPaste             texte collé refusé
    field.oneCharacter              un caractère
    field.characters                {0} {0|caractère|de caractères|caractères}
    field.endOfText                 la fin du texte
    field.andMore                   {0} et {1} {1|autre|d’autres|autres}
    field.replacedContents          tout le contenu a été remplacé
    field.autoInserted              ajouté automatiquement : {0}
    field.padded                    {0} a été ajouté devant
    field.rounded                   arrondi
    field.roundedTo                 arrondi à {0}
    field.clamped                   ramené à la valeur autorisée la plus proche
    field.clampedTo                 ramené à {0}, la valeur autorisée la plus proche
    field.ambiguousSign             lu, mais {0} est ambigu
    field.ambiguousSignIn           lu comme {0}, mais {1} est ambigu
    field.ambiguous                 accepté, mais un séparateur est ambigu
    field.ambiguousIn               accepté comme {0}, mais un séparateur est ambigu
    field.reread                    le séparateur a été compris autrement
    field.rereadAs                  le séparateur a été compris autrement : {0}
    field.missing                   manquant
    field.incomplete                incomplet
    field.complete                  complet
    field.checkDigits               le chiffre de contrôle est incorrect
    field.noSuchDate                cette date n’existe pas
    field.unusualYear               l’année n’est pas comprise entre 1000 et 2999
    field.otherCalendar             l’année, selon le calendrier grégorien, est à plus de {0} {0|an|d’années|ans} d’aujourd’hui
    field.before                    la date est antérieure au {0}
    field.after                     la date est postérieure au {0}
    field.expired                   la date d’expiration est dépassée
    field.endsBeforeItBegins        la fin précède le début
    field.tooFewDays                la fin est à moins de {0} {0|jour|de jours|jours} du début
    field.tooManyDays               la fin est à plus de {0} {0|jour|de jours|jours} du début
    field.below                     inférieur à {0}
    field.above                     supérieur à {0}
    field.outside                   n’est pas compris entre {0} et {1}
    field.malformed                 mal écrit
    field.unknownNetwork            cette carte n’appartient à aucun réseau connu
    field.badLength                 les cartes de ce réseau ont {0} chiffres
    field.valid                     valide
    field.invalidPhoneNumber        non valide : de tels numéros ne sont pas attribués
    field.tooShortExceptLocally     trop court, sauf pour un appel local
    field.phoneNumberTooShort       trop court
    field.phoneNumberTooLong        trop long
    field.impossibleLength          aucun numéro n’a {0} {0|chiffre|de chiffres|chiffres}
    """#
}
