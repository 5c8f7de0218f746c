import Caretaker

/// One mask of all networks, beside one of four groups.
extension Workload {
  static func cards() throws -> [Workload] {
    let groups = "#### #### #### ####", visa = "4111111111111111"
    let cards = CardFormat.standard.mask, fourGroups = try Mask(groups)
    var workloads = [Workload.typing("four groups", Field(fourGroups), visa)]
    workloads += CLoopField.typing("four groups", groups, visa)
    workloads.append(try RegexField.card().typing("four groups", visa))
    for (network, number) in [
      ("Visa", visa), ("Mastercard", "5555555555554444"), ("Amex", "378282246310005"),
      ("Diners Club", "36227206271667"),
      ("UnionPay", "6205500000000000004"), ("Elo", "6362970000457013"),
    ] {
      workloads.append(Workload.typing(network, Field(cards), number))
    }
    workloads.append(Workload.takingBack("Amex and back", Field(cards), "378282246310005"))
    workloads.append(Workload.middle("four groups, middle", Field(fourGroups), "41111111111111", caret: 7))
    workloads += CLoopField.middle("four groups, middle", groups, "41111111111111", caret: 7)
    workloads.append(Workload.middle("Visa, middle", Field(cards), "41111111111111", caret: 7))
    workloads.append(Workload.refusing("Visa, rejected letter", Field(cards), "4111", "x"))
    workloads.append(Workload.refusing("Visa, full", Field(cards), visa + "111", "7"))
    workloads.append(Workload.refusing("Amex, full", Field(cards), "378282246310005", "7"))
    return workloads
  }
}
