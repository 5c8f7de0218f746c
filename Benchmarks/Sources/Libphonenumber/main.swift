import CPhoneLoop
import Foundation

// The C++ library as what `caretaker-dev verify phones --reference` asks: a line of JSON is answered by a line of JSON.
// Its argument is the library's version, which it does not report itself.

func say(_ value: Any) {
  guard let line = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]) else { return }
  FileHandle.standardOutput.write(line + Data("\n".utf8))
}

guard CommandLine.arguments.count == 2, let loop = phone_loop_open() else {
  FileHandle.standardError.write(
    Data("usage: libphonenumber VERSION, such as 8.12.57; the library is to be installed when this is built\n".utf8))
  exit(2)
}
say(["version": CommandLine.arguments[1]])

func typed(_ region: String, _ keys: String) -> String {
  phone_loop_clear(loop, region)
  return keys.utf8.map { String(cString: phone_loop_type(loop, region, CChar($0))) }.joined(separator: "|")
}

func read(_ region: String?, _ text: String) -> [String: Any] {
  var fields: [String: Any] = [:]
  for line in String(cString: phone_loop_read(loop, region, text)).split(separator: "\n") {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch parts[0] {
    case "code": fields["code"] = Int(parts[1])
    case "valid": fields["valid"] = parts[1] == "true"
    default: fields[parts[0]] = parts[1]
    }
  }
  return fields
}

while let line = readLine() {
  guard let request = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [[Any]]] else { exit(2) }
  for (name, items) in request {
    say(
      items.map { item -> Any in
        let (region, text) = (item[0] as? String, item[1] as? String ?? "")
        return name == "type" ? typed(region ?? "ZZ", text) as Any : read(region, text)
      })
  }
}
