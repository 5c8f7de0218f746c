// Written by caretaker-dev generate from fixtures/tables/messages/fr.txt: change it there.

extension FormLanguage {
  /// What a form says in French, as text.
  static let frenchText = #"""
    missing                         Renseignez {term}
    missing.choice                  Faites un choix pour {term}
    missing.switch                  Activez {term}
    missing.cardSecurityCode        Saisissez {count|le chiffre|les {count} de chiffres|les {count} chiffres} {side} de la carte
    partial                         Complétez {term}
    partial.email                   Saisissez l’adresse e-mail complète, avec un @ et un domaine
    partial.cardNumber              {Term} : saisissez les {count} chiffres
    partial.code                    {Term} : saisissez {count|le chiffre|les {count} de chiffres|les {count} chiffres}
    tooShort                        {Term} : au moins {count} {count|caractère|de caractères|caractères}
    tooLong                         {Term} : au plus {count} {count|caractère|de caractères|caractères}
    phoneTooShort                   {Term} : saisissez tous les chiffres
    phoneTooLong                    Vérifiez {term} : il y a trop de chiffres
    phoneNotInUse                   Ce numéro n’existe pas : vérifiez {term}
    checkDigits                     Vérifiez {term} : un des chiffres est incorrect
    noSuchDate                      Cette date n’existe pas : vérifiez {term}
    otherCalendar                   {Term} : saisissez l’année du calendrier grégorien
    before                          {Term} : au plus tôt le {date}
    after                           {Term} : au plus tard le {date}
    inFuture                        {Term} : la date ne doit pas être dans le futur
    expired                         La carte a expiré : utilisez une autre carte
    endsBeforeItBegins              {Term} : la fin ne doit pas précéder le début
    tooFewDays                      {Term} : au moins {count} {count|jour|de jours|jours} entre le début et la fin
    tooManyDays                     {Term} : au plus {count} {count|jour|de jours|jours} entre le début et la fin
    below                           {Term} : au moins {number}
    above                           {Term} : au plus {number}
    unknownNetwork                  Aucune carte ne commence ainsi : vérifiez {term}
    badLength                       Vérifiez {term} : ces cartes ont {numbers} chiffres
    differs                         {Term} et {other} doivent être identiques
    noChoice                        {Term} : faites un choix dans la liste
    malformed                       Vérifiez {term}
    requirement.length              {Term} : au moins {count} {count|caractère|de caractères|caractères}
    requirement.letter              {Term} : ajoutez une lettre
    requirement.lowercase           {Term} : ajoutez une minuscule
    requirement.uppercase           {Term} : ajoutez une majuscule
    requirement.digit               {Term} : ajoutez un chiffre
    requirement.symbol              {Term} : ajoutez un caractère comme ! ou %
    requires.length                 au moins {count} {count|caractère|de caractères|caractères}
    requires.letter                 une lettre
    requires.lowercase              une minuscule
    requires.uppercase              une majuscule
    requires.digit                  un chiffre
    requires.symbol                 un caractère comme ! ou %
    remark.lineBreak                Les sauts de ligne ont été remplacés par des espaces
    remark.trimmed                  Les espaces au début et à la fin ont été supprimés
    remark.revealToCopy             Affichez le contenu pour le copier
    remark.notPrefilled             Un formulaire ne préremplit pas les mots de passe
    remark.lost                     Non repris : {text}
    remark.noSpaces                 {Term} : n’utilisez pas d’espaces
    notice.allRequired              Tous les champs sont obligatoires.
    notice.optionalMarked           Tous les champs sont obligatoires, sauf ceux marqués « facultatif ».
    label.optional                  {label} (facultatif)
    label.quoted                    « {label} »
    side.front                      au recto
    side.back                       au verso
    form.remaining                  Il reste {count} {count|champ|de champs|champs} : {terms}
    form.andMore                    {terms} et {count} {count|autre|d’autres|autres}
    form.problem                    Il y a un problème dans {count} {count|champ|de champs|champs}
    button.show                     Afficher {term}
    button.hide                     Masquer {term}
    button.clear                    Effacer {term}
    announce.shown                  {Term} : contenu affiché
    announce.hidden                 {Term} : contenu masqué
    announce.error                  {label} : {text}
    announce.options                {count} {count|choix|de choix|choix}
    announce.left                   {count} {count|caractère restant|de caractères restants|caractères restants}
    announce.over                   {count} {count|caractère|de caractères|caractères} en trop
    announce.complete               {label} : saisie complète
    value.hidden                    masqué, {count} {count|caractère|de caractères|caractères}
    value.hiddenLength              masqué
    value.on                        activé
    value.off                       désactivé
    value.empty                     vide
    count.of                        {count} sur {limit}
    line.sentence                   {text}.
    line.fields                     {count} {count|champ|de champs|champs}.
    line.start                      Répondez, puis appuyez sur Enter. :help en dit plus, :back revient en arrière, :list affiche tout.
    line.question                   {number} sur {count}. {text}
    line.youTyped                   Vous avez saisi : {text}.
    line.keeps                      {text}. Enter garde cette réponse, ou saisissez-en une autre.
    line.search                     {text}. Enter garde cette réponse, ou saisissez quelques lettres pour chercher.
    line.searchFirst                Saisissez quelques lettres pour chercher.
    line.which                      {text}. Que choisissez-vous ?
    line.none                       Aucun choix ne commence ainsi : saisissez d’autres lettres.
    line.yesNo                      oui ou non ?
    line.yes                        oui
    line.no                         non
    line.secret                     La saisie ne s’affiche pas.
    line.lines                      Terminez par une ligne qui ne contient qu’un point.
    line.example                    Exemple : {text}.
    line.send                       Tout est complet. Appuyez sur Enter pour envoyer, ou saisissez un numéro pour changer une réponse.
    line.sent                       Envoyé.
    line.stopped                    Arrêté : rien n’a été envoyé.
    line.help                       Enter valide la réponse. :back mène au champ précédent, :next au suivant, :list affiche tout, :clear vide le champ, :undo annule, :repeat répète ce qui vient d’être dit, :where dit où vous êtes, :quit arrête, et un numéro mène au champ qui le porte. Si votre réponse commence par un deux-points, doublez-le.
    line.unknown                    La commande {text} n’existe pas. :help donne la liste des commandes.
    screen.keys                     Tab suivant   Shift-Tab précédent   F1 touches   Esc abandonner
    screen.more                     suite
    screen.giveUp                   Appuyez de nouveau sur Esc pour abandonner
    screen.show                     Afficher
    screen.hide                     Masquer
    screen.noMatch                  Aucun choix ne commence ainsi
    screen.helpFields               Tab et Shift-Tab : champ suivant, champ précédent. F10 : {text}, depuis n’importe où.
    screen.helpText                 Gauche, Droite, Home et End déplacent le curseur, avec Ctrl mot par mot, avec Shift en sélectionnant. Ctrl-U vide le champ, Ctrl-W supprime un mot, Ctrl-Z annule, Ctrl-Y rétablit.
    screen.helpBox                  Enter commence une nouvelle ligne ; Haut et Bas changent de ligne.
    screen.helpChoices              Saisissez des lettres pour trouver un choix. Bas affiche tous les choix, Enter en retient un.
    screen.helpSwitch               La barre d’espace active et désactive.
    screen.helpSecret               Ctrl-R affiche le contenu, puis le masque de nouveau.
    screen.helpWhole                Ctrl-T affiche le texte entier. Ctrl-G copie le message. La souris avec Shift sélectionne du texte.
    screen.helpSummary              Haut et Bas sélectionnent un problème, Enter y mène.
    """#
}
