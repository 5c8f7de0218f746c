import Foundation
@preconcurrency import FieldEditing
import MaskFuzzing
import MaskOracle
func run() {
  let verbose = CommandLine.arguments.contains("-v")
  var sessions = 0, differ = 0, errors = 0, keys = 0
  while let line = readLine() {
    guard let q = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
    let mask = q["mask"] as! String
    let o = q["options"] as? [String: Any] ?? [:]
    let eager = (o["eager"] as? NSNumber)?.boolValue ?? true
    let drop = (o["overflow"] as? String) == "drop"
    guard let tree = try? MaskTree(parsing: mask), let script = try? Script(parsing: q["keys"] as! String) else { errors += 1; continue }
    guard var oracle = try? Oracle(tree, options: OracleOptions(eager: eager, overflow: drop ? .drop : .reject)) else { errors += 1; continue }
    if verbose { print("SESSION", line); fflush(nil) }
    let m: Mask
    do { m = try Mask(mask, strictness: .compilable) } catch { print("ERROR", error, line); errors += 1; continue }
    var e = EngineTarget(m, options: FieldOptions(isEager: eager, overflow: drop ? .drop : .reject))
    sessions += 1
    if CommandLine.arguments.contains("--compile") { continue }
    if CommandLine.arguments.contains("--engine") { for key in script.keys { e.press(key); keys += 1 }; continue }
    func show(_ t: String, _ s: (Int, Int), _ v: String, _ c: Bool) -> String { "\(t)|\(s.0),\(s.1)|\(v)|\(c)" }
    var before = show(oracle.text, oracle.selection, oracle.value, oracle.isComplete)
    let first = show(e.text, e.selection, e.field.value, e.field.isComplete)
    if before != first { differ += 1; print("START", line, "\n ", before, "\n ", first) }
    for (i, key) in script.keys.enumerated() {
      if verbose { print("  key", key); fflush(nil) }
      oracle.press(key); e.press(key); keys += 1
      let a = show(oracle.text, oracle.selection, oracle.value, oracle.isComplete)
      let b = show(e.text, e.selection, e.field.value, e.field.isComplete)
      if oracle.caret > oracle.text.unicodeScalars.count { break }
      if a != b { differ += 1
        if differ <= 12 { print("DIFF", line, "\n  at", i, key, "\n  before", before, "\n  oracle", a, "\n  engine", b) }
        break }
      if oracle.captures != e.field.captures { differ += 1; if differ <= 12 { print("CAPTURES", line, oracle.captures, e.field.captures) }; break }
      before = a
    }
  }
  print("sessions", sessions, "keys", keys, "differ", differ, "errors", errors)
}
run()
