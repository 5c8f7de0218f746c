// Written by caretaker-dev generate from fixtures/tables/messages/en.txt: change it there.

extension FormLanguage {
  /// What a form says in English, as text.
  static let englishText = #"""
    missing                         Enter {term}
    missing.choice                  Choose {term}
    missing.switch                  Switch on {term}
    missing.cardSecurityCode        Enter the {count} {count|digit|digits} on the {side} of the card
    partial                         Complete {term}
    partial.email                   Enter the whole address, with an @ and a domain
    partial.cardNumber              Enter all {count} digits of {term}
    partial.code                    Enter all {count} {count|digit|digits} of {term}
    tooShort                        {Term} must have {count} {count|character|characters} or more
    tooLong                         {Term} must have {count} {count|character|characters} or fewer
    phoneTooShort                   Enter all digits of {term}
    phoneTooLong                    {Term} has too many digits: check it
    phoneNotInUse                   There is no such number: check {term}
    checkDigits                     Check {term}: one of its digits is wrong
    noSuchDate                      There is no such day: check {term}
    otherCalendar                   Write the year of the Gregorian calendar: check {term}
    before                          {Term} must be {date} or later
    after                           {Term} must be {date} or earlier
    inFuture                        {Term} must not be in the future
    expired                         The card has expired: use another card
    endsBeforeItBegins              The end of {term} must not be before its start
    tooFewDays                      {Term} must end {count} {count|day|days} or more after its start
    tooManyDays                     {Term} must end {count} {count|day|days} or fewer after its start
    below                           {Term} must be {number} or more
    above                           {Term} must be {number} or less
    unknownNetwork                  No card begins like this: check {term}
    badLength                       Check {term}: such cards have {numbers} digits
    differs                         {Term} must be the same as {other}
    noChoice                        Choose {term} from the list
    malformed                       Check {term}
    requirement.length              {Term} must have {count} {count|character|characters} or more
    requirement.letter              {Term} must have a letter
    requirement.lowercase           {Term} must have a small letter
    requirement.uppercase           {Term} must have a capital letter
    requirement.digit               {Term} must have a digit
    requirement.symbol              {Term} must have a character like ! or %
    requires.length                 {count} {count|character|characters} or more
    requires.letter                 a letter
    requires.lowercase              a small letter
    requires.uppercase              a capital letter
    requires.digit                  a digit
    requires.symbol                 a character like ! or %
    remark.lineBreak                Line breaks became spaces
    remark.trimmed                  Spaces around it were removed
    remark.revealToCopy             Show it to copy it
    remark.notPrefilled             Passwords are not filled in by a form
    remark.lost                     Not taken over: {text}
    remark.noSpaces                 {Term} must not have spaces
    notice.allRequired              All fields are required.
    notice.optionalMarked           All fields are required unless marked optional.
    label.optional                  {label} (optional)
    label.quoted                    “{label}”
    side.front                      front
    side.back                       back
    form.remaining                  {count} to go: {terms}
    form.andMore                    {terms} and {count} more
    form.problem                    There is a problem with {count} {count|field|fields}
    button.show                     Show {term}
    button.hide                     Hide {term}
    button.clear                    Clear {term}
    announce.shown                  {Term} is shown
    announce.hidden                 {Term} is hidden
    announce.error                  {label}: {text}
    announce.options                {count} {count|choice|choices}
    announce.left                   {count} {count|character|characters} left
    announce.over                   {count} {count|character|characters} too many
    announce.complete               {label} is complete
    value.hidden                    hidden, {count} {count|character|characters}
    value.hiddenLength              hidden
    value.on                        on
    value.off                       off
    value.empty                     empty
    count.of                        {count} of {limit}
    line.sentence                   {text}.
    line.fields                     {count} {count|field|fields}.
    line.start                      Answer and press Enter. :help explains more, :back goes back, :list shows all.
    line.question                   {number} of {count}. {text}
    line.youTyped                   You typed {text}.
    line.keeps                      {text}. Enter keeps it, or type another answer.
    line.search                     {text}. Enter keeps it, or type to search.
    line.searchFirst                Type to search.
    line.which                      {text}. Which?
    line.none                       None of the choices begins like this: type other letters.
    line.yesNo                      yes or no?
    line.yes                        yes
    line.no                         no
    line.secret                     Typing is not shown.
    line.lines                      End with a line that has only a full stop.
    line.example                    For example {text}.
    line.send                       All is complete. Press Enter to send, or a number to change an answer.
    line.sent                       Sent.
    line.stopped                    Stopped: nothing was sent.
    line.help                       Enter takes the answer. :back goes to the field before, :next to the one after, :list shows all, :clear empties the field, :undo takes back, :repeat says the last again, :where says where you are, :quit stops, and a number goes to that field. A double colon begins an answer with a colon.
    line.unknown                    There is no command {text}. :help lists them.
    screen.keys                     Tab next   Shift-Tab back   F1 keys   Esc give up
    screen.more                     more
    screen.giveUp                   Press Esc again to give up
    screen.show                     Show
    screen.hide                     Hide
    screen.noMatch                  Nothing begins like this
    screen.helpFields               Tab and Shift-Tab: next field, field before. F10: {text}, from anywhere.
    screen.helpText                 Left, Right, Home, End move, with Ctrl by words, with Shift they select. Ctrl-U clears, Ctrl-W deletes a word, Ctrl-Z takes back, Ctrl-Y does it again.
    screen.helpBox                  Enter makes a new line; Up and Down move by rows.
    screen.helpChoices              Letters find a choice, Down shows them all, Enter takes one.
    screen.helpSwitch               Space switches it on and off.
    screen.helpSecret               Ctrl-R shows it, and hides it again.
    screen.helpWhole                Ctrl-T shows the whole text. Ctrl-G copies the message. The mouse with Shift selects text.
    screen.helpSummary              Up and Down choose a problem, Enter goes to it.
    """#
}
