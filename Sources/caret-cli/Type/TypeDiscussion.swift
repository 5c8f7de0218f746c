/// What `caret type --help` says beside the options.
let typeDiscussion = """
  The field is drawn on the terminal, and the result alone goes to standard output, so a script can ask for it:

    phone=$(caret type '(###) ###-####') || exit

  Below the field: its value, the captures of its mask, and why the last keys were rejected.

  KEYS
    Left Right                 move the caret; with Shift, select
    Home Ctrl-A, End Ctrl-E    to the start, to the end; with Shift, select
    Ctrl-Left, Ctrl-Right      move by words (Alt-B, Alt-F); with Shift, select
    Alt-A                      select all
    Backspace, Delete Ctrl-D   delete a character, or the selection
    Ctrl-W, Alt-D              take away a word before the caret, or after it
    Ctrl-K, Ctrl-U             take away all after the caret; everything
    Ctrl-Z, Ctrl-Y             undo, redo (Ctrl-Shift-Z if the terminal reports it)
    Ctrl-R                     show what is hidden, hide it again
    Up Down                    with --steps: step up or down by one, or as far as --step
                               says; Shift-Up, Page Up: ten times as far; Alt-Up: --small-step
    Insert                     overwrite mode, on and off
    Tab                        finish the field: what is certain is filled in
    Enter                      the same, and print it; if incomplete, it stays
    Esc, Ctrl-D when empty     give up: nothing is printed, status 1
    Ctrl-C                     the same, status 130
    F1, Alt-H                  the keys in short

  Ctrl-Z undoes, so it does not stop the command; `kill -TSTP` does. What is pasted is one edit if the terminal brackets it, as nearly \
  all do. Colours are left out where NO_COLOR is set; TERM=dumb makes do with one line.

  A format of the catalogue (see caret formats) is more than its mask: a complete text that cannot be such a value, as one with a \
  wrong check digit, is reported below and not accepted; --accept-incomplete takes it all the same. For a card, the possible networks are shown.

  Numbers are typed as the locale writes them; --locale may be left out, and is then the environment's. What leaving the field \
  rounds is shown before it is printed, and a number beyond --minimum or --maximum is not accepted; \
  with --clamp it becomes the nearest one that is.

  Phone numbers are typed as they are dialled in the --region, or after its calling code with --international; a + begins a number \
  of any other. The region may be left out, and is then the environment's, if that names one. Below stand the region that the number \
  belongs to, or those it may belong to, what it is for, whether there are such numbers or why not, and its E.164. It is \
  complete when it is as long as such numbers are. x begins an extension. With --style the number is printed in that style.

  With --dialect the mask is one of another library, and its field behaves as that library says: caret convert lists the dialects, and \
  reports what is typed otherwise here.

  With --keys no terminal is needed: the keys of a script (see caret replay --help) are pressed one by one, then Enter, and \
  --picture draws what the terminal would have shown, for your documentation.

  STATUS
    0 accepted, 1 given up, 130 Ctrl-C,
    2 no terminal, no such format, or wrong options.

  EXAMPLES
    caret type '+1 (###) ###-####'
    caret type --json '<month:01..12>/<year:##>'
    caret type card --label 'Card number:'
    caret type --secure --value '#### #### #### ####'
    caret type --text 5551234567 '(###) ###-####'
    caret type 'currency(EUR, de_DE)' --entry minor-units
    caret type --dialect ngx '(000) 000-0000'
    caret type percent --minimum 0 --maximum 100
    amount=$(caret type --value decimal)
    caret type 'phone(US, international)'
    number=$(caret type phone --region GB --style e164)
    caret type card --keys '4111 1111«BS»' --accept-incomplete --picture card.svg
  """
