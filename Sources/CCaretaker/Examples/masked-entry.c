// A GTK 4 entry that formats what is typed into it: a phone number, or whatever mask is given.
//
//     cc masked-entry.c $(pkg-config --cflags --libs caretaker gtk4) -o masked-entry
//     ./masked-entry "+1 (###) ###-####"
//
// GTK asks before it inserts or deletes a text. The program stops it there, has the field make the edit, and shows what
// the field replaced. GTK counts scalars, so the field does, too. The keys up and down step a part of a date or time.

#include <caretaker.h>
#include <gtk/gtk.h>

typedef struct {
  GtkEditable *editable;
  GtkLabel *message;
  caretaker_field *field;
} Entry;

static void insert_text(GtkEditable *editable, const char *text, int length, int *position, Entry *entry);
static void delete_text(GtkEditable *editable, int start, int end, Entry *entry);

// Shows what an edit did: no more of the entry is changed than has changed.
static void show(Entry *entry, const caretaker_edit *edit, const char *typed, size_t typed_length) {
  char text[256], message[256];
  size_t length;
  int position = (int)edit->replaced.start;
  g_signal_handlers_block_by_func(entry->editable, insert_text, entry);
  g_signal_handlers_block_by_func(entry->editable, delete_text, entry);
  gtk_editable_delete_text(entry->editable, position, (int)edit->replaced.end);
  if (caretaker_field_text(entry->field, &edit->replacement, text, sizeof text, &length) == CARETAKER_OK)
    gtk_editable_insert_text(entry->editable, text, (int)length, &position);
  gtk_editable_select_region(entry->editable, (int)edit->selection.start, (int)edit->selection.end);
  g_signal_handlers_unblock_by_func(entry->editable, insert_text, entry);
  g_signal_handlers_unblock_by_func(entry->editable, delete_text, entry);
  if (caretaker_field_messages(entry->field, edit, typed, typed_length, NULL, message, sizeof message, &length))
    message[0] = 0;
  gtk_label_set_text(entry->message, edit->is_complete && length == 0 ? "complete" : message);
  // what assistive technology has of it
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(entry->editable), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_text(entry->message), -1);
  // what the program works with
  if (caretaker_field_value(entry->field, text, sizeof text, &length) == CARETAKER_OK) {
    puts(text);
    fflush(stdout);
  }
}

static void insert_text(GtkEditable *editable, const char *text, int length, int *position, Entry *entry) {
  caretaker_edit edit = CARETAKER_EDIT_INIT;
  size_t count = length < 0 ? strlen(text) : (size_t)length;
  caretaker_range range = {(uint32_t)*position, (uint32_t)*position};
  g_signal_stop_emission_by_name(editable, "insert-text");
  if (caretaker_field_replace(entry->field, range, text, count, &edit) != CARETAKER_OK) return;
  show(entry, &edit, text, count);
  *position = (int)edit.selection.end;
}

static void delete_text(GtkEditable *editable, int start, int end, Entry *entry) {
  caretaker_edit edit = CARETAKER_EDIT_INIT;
  caretaker_status status;
  int caret = gtk_editable_get_position(editable);
  caretaker_selection selection = {(uint32_t)caret, (uint32_t)caret};
  g_signal_stop_emission_by_name(editable, "delete-text");
  if (end < 0) end = (int)g_utf8_strlen(gtk_editable_get_text(editable), -1);
  if (start == end) return;
  // one character beside the caret: Backspace and Delete step over literals
  if (end - start == 1 && (caret == start || caret == end) && !gtk_editable_get_selection_bounds(editable, NULL, NULL)) {
    caretaker_field_set_selection(entry->field, selection);
    status = caret == end ? caretaker_field_delete_backward(entry->field, CARETAKER_DELETE_CHARACTER, &edit)
                          : caretaker_field_delete_forward(entry->field, CARETAKER_DELETE_CHARACTER, &edit);
  } else {
    caretaker_range range = {(uint32_t)start, (uint32_t)end};
    status = caretaker_field_replace(entry->field, range, NULL, 0, &edit);
  }
  if (status == CARETAKER_OK) show(entry, &edit, "", 0);
}

// Steps what stands at the caret. Other keys, and those with which nothing is stepped, are left to GTK.
static gboolean press_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers, Entry *entry) {
  caretaker_edit edit = CARETAKER_EDIT_INIT;
  gboolean is_page = key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down;
  gboolean is_up = key == GDK_KEY_Up || key == GDK_KEY_Page_Up;
  caretaker_step_size step_size = is_page || modifiers & GDK_SHIFT_MASK ? CARETAKER_STEP_LARGE
                                  : modifiers & GDK_ALT_MASK            ? CARETAKER_STEP_SMALL
                                                                        : CARETAKER_STEP_USUAL;
  int caret = gtk_editable_get_position(entry->editable);
  caretaker_selection selection = {(uint32_t)caret, (uint32_t)caret};
  (void)keys, (void)code;
  if ((!is_page && !is_up && key != GDK_KEY_Down) || modifiers & GDK_CONTROL_MASK) return FALSE;
  caretaker_field_set_selection(entry->field, selection);
  if (caretaker_field_step(entry->field, is_up ? 1 : -1, step_size, &edit) != CARETAKER_OK) return FALSE;
  if (edit.effects & CARETAKER_EFFECT_REJECTED) return FALSE;
  show(entry, &edit, "", 0);
  return TRUE;
}

static void activate(GtkApplication *application, Entry *entry) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = gtk_entry_new();
  GtkWidget *label = gtk_label_new_with_mnemonic("_Number");
  GtkWidget *message = gtk_label_new("");
  GtkEventController *keys = gtk_event_controller_key_new();
  char shown[256];
  size_t length;
  gtk_window_set_title(GTK_WINDOW(window), "masked entry");
  gtk_window_set_default_size(GTK_WINDOW(window), 360, 100);
  gtk_label_set_mnemonic_widget(GTK_LABEL(label), text);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), text);
  gtk_box_append(GTK_BOX(box), message);
  gtk_window_set_child(GTK_WINDOW(window), box);
  // what an eager field shows before anything is typed
  if (caretaker_field_text(entry->field, NULL, shown, sizeof shown, &length) == CARETAKER_OK)
    gtk_editable_set_text(GTK_EDITABLE(text), shown);
  // the entry hands its editing to a text within
  entry->editable = gtk_editable_get_delegate(GTK_EDITABLE(text));
  entry->message = GTK_LABEL(message);
  g_signal_connect(entry->editable, "insert-text", G_CALLBACK(insert_text), entry);
  g_signal_connect(entry->editable, "delete-text", G_CALLBACK(delete_text), entry);
  // before GTK moves the focus by them
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(press_key), entry);
  gtk_widget_add_controller(text, keys);
  gtk_widget_grab_focus(text);
  gtk_editable_set_position(GTK_EDITABLE(text), -1);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  Entry entry = {0};
  caretaker_format *format;
  caretaker_field_options options = CARETAKER_FIELD_OPTIONS_INIT;
  const char *mask = count > 1 ? arguments[1] : "+1 (###) ###-####";
  options.offset_unit = CARETAKER_UNIT_SCALARS;
  if (caretaker_format_mask(mask, CARETAKER_ALL, NULL, &format, NULL) != CARETAKER_OK) return 1;
  if (caretaker_field_create(format, &options, &entry.field) != CARETAKER_OK) return 1;
  caretaker_format_free(format);

  GtkApplication *application = gtk_application_new("org.caretaker.entry", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &entry);
  int status = g_application_run(G_APPLICATION(application), 1, arguments);
  g_object_unref(application);
  caretaker_field_free(entry.field);
  return status;
}
