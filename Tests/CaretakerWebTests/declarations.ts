// Compiled, not run: the declarations allow what the README shows, and nothing that is not there.
import {
  attach, Caretaker, CardFormat, DialectFormat, Field, Form, FormatError, Mask, NamedFormat, NumberFormat, numberSymbols, PhoneNumber,
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
const network: string | undefined = new Field(new CardFormat({ networks: ["visa"] })).card?.network;
const prepared: string | undefined = new Mask("###").preparing({ prefixes: ["tel:"] }).parse(field.plainValue);
const [note] = new DialectFormat("{mask: '000', lazy: false}", "imask").notes;
const { e164 }: PhoneNumber = new PhoneNumber("020 7946 0958", { region: "GB" });
try {
  new Mask("##>");
} catch (error) {
  if (error instanceof FormatError) console.log(error.span.start, error.suggestion, shown, prepared, network, e164, note?.span);
}
const input = document.createElement("input");
attach(input, euros, { onEdit: (edit, text) => console.log(edit.rejectedCount, text) }).detach();
const element: string = document.querySelector("caret-field")?.value ?? "";
document.addEventListener("caret-edit", ({ detail: { edit } }) => console.log(edit.selection, element));
const answers: Record<string, string | boolean> = document.querySelector("caret-form")?.values ?? {};
document.addEventListener("caret-submit", ({ detail: { values, done } }) => { console.log(values, answers); done(); });
const style: string | undefined = new Form("{}", { region: "DE" }).field("country")?.facts.choiceStyle;
const { edit, changed } = new Form("{}").send({ kind: "insert", text: "a" });
console.log(style, edit?.replaced.start, changed[0]?.facets.includes("message"));
// @ts-expect-error no such tier
Caretaker.load({ tier: "most" });
// @ts-expect-error a program was compiled with its options
new Mask(new Uint8Array(8), { permissive: true });
// @ts-expect-error no such library
new DialectFormat("000", "mask");
// @ts-expect-error no such unit
field.deleteBackward("sentence");
// @ts-expect-error what an edit did is only read
field.insert("1").isComplete = true;
