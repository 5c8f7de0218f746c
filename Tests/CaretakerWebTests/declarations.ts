// Compiled, not run: the declarations allow what the README shows, and nothing that is not there.
import {
  attach, Caretaker, CardFormat, DialectFormat, Field, Form, type FormChange, type FormEventKind, FormatError, Mask,
  NamedFormat, NumberFormat, numberSymbols, PhoneFormat, PhoneNumber, type RejectionReason,
} from "caretaker";
import "caretaker/element.js";
import "caretaker/form-element.js";

await Caretaker.load();
await Caretaker.load({ tier: "fields" });
await Caretaker.load({ tier: "programs" });
const program: Uint8Array | undefined = new Mask("###").program;
if (program) new Mask(program).parse("123");
new Mask(new ArrayBuffer(8));
await Caretaker.load(await WebAssembly.compile(new ArrayBuffer(8)));
await Caretaker.load({ tier: "masks", source: new ArrayBuffer(8) });
await Caretaker.load(new URL("caretaker-masks.wasm", "https://example.com"));
const field = new Field(new Mask("+1 (###) ###-####"), { lazy: true });
const { effects, replaced: { start }, isComplete } = field.insert("2");
const known: string = effects.includes("autoInserted") ? field.text : `${start}${isComplete}`;
const shown: string | undefined = new NamedFormat("iban").format(known);
const euros = new NumberFormat(numberSymbols("de-DE", { style: "currency", currency: "EUR" }), { minimum: "0" });
const amount: boolean = new NumberFormat("de-DE", { style: "currency", currency: "EUR", minimum: "0" }).isValid("1");
const price: string | undefined = euros.format(1234.5) ?? new NamedFormat("currency(EUR, de_DE)").format(1234n);
new NumberFormat(["de-CH", "de"], { groupingSeparator: "'", minorUnits: true, maximum: 99.5 });
new NumberFormat({ decimalSeparator: ",", roundingMode: "halfUp" });
new NamedFormat("expiry", { today: new Date() });
new PhoneFormat({ region: "GB", international: true });
const reason: RejectionReason | undefined = field.rejections[0]?.reason;
const network: string | undefined = new Field(new CardFormat({ networks: ["visa"] })).card?.network;
const prepared: string | undefined = new Mask("###").preparing({ prefixes: ["tel:"] }).parse(field.plainValue);
const [note] = new DialectFormat("{mask: '000', lazy: false}", "imask").notes;
const { e164 }: PhoneNumber = new PhoneNumber("020 7946 0958", "GB");
const { national }: PhoneNumber = new PhoneNumber("020 7946 0958", { region: "GB" });
try {
  new Mask("##>");
} catch (error) {
  if (error instanceof FormatError) console.log(error.span.start, error.suggestion, shown, prepared, network, note?.span);
}
const input = document.createElement("input");
attach(input, "iban", { step: 0.25, smallStep: "0.05", steps: true }).field.step(-1, "large");
attach(input, euros, { onEdit: (edit, text) => console.log(edit.rejectedCount, text) }).detach();
const element: string = document.querySelector("caret-field")?.value ?? "";
document.addEventListener("caret-edit", ({ detail: { edit } }) => console.log(edit.selection, element));
const answers: Record<string, string | boolean | null> = document.querySelector("caret-form")?.values ?? {};
document.addEventListener("caret-submit", ({ detail: { values, done } }) => { console.log(values, answers); done(); });
const style: string | undefined = new Form("{}", { region: "DE" }).field("country")?.facts.choiceStyle;
const { edit, changed } = new Form("{}").send({ kind: "insert", text: "a" });
console.log(style, edit?.replaced.start, changed[0]?.facets.includes("message"));
console.log(amount, reason, e164, national);
const form = new Form({ caretakerForm: 1, fields: [{ name: "email", label: "Email" }] }, { today: new Date() });
form.onChange = ({ action, actionField, ticket }) => {
  if (action === "ask") form.send({ kind: "answer", field: actionField, ticket });
};
const email = form.field("email");
const typed: FormChange | undefined = email?.insert("a");
email?.setText("a@example.org");
email?.setSelection(0, 1);
form.focus = email;
const kind: FormEventKind = form.submit().action === "submit" ? "submissionEnded" : "reset";
form.send({ kind });
form.send({ kind: "step", number: 1, stepSize: "small" });
email?.step(1, "large").edit?.isRejected;
new Form([{ name: "email", label: "Email" }]).fields[0]?.step(1);
console.log(typed?.edit?.isRejected, email?.value, email?.facts.canUndo, form.facts.isDirty);
// @ts-expect-error no such tier
Caretaker.load({ tier: "most" });
// @ts-expect-error a program was compiled with its options
new Mask(new Uint8Array(8), { permissive: true });
// @ts-expect-error no such library
new DialectFormat("000", "mask");
// @ts-expect-error options of Intl follow a locale
new NumberFormat({ style: "currency" });
// @ts-expect-error a slip
new NumberFormat("de-DE", { minimumFractionDigit: 2 });
// @ts-expect-error a text
new Mask("###").format(123);
// @ts-expect-error no such event
form.send({ kind: "press a key" });
// @ts-expect-error no event
form.send();
// @ts-expect-error no such size
field.step(1, "larger");
// @ts-expect-error no such unit
field.deleteBackward("sentence");
// @ts-expect-error what an edit did is only read
field.insert("1").isComplete = true;
