import CLoop
import Caretaker

/// What is done once, before the first key.
extension Workload {
  static func compilations() throws -> [Workload] {
    let amount = Amount.all[1]
    var workloads = [
      compiling("phone", phoneMask), loop("phone", phoneMask),
      regex("phone", #"(\d{1,3})(\d{0,3})(\d{0,4})"#),
      compiling("twelve groups", "#### #### #### #### #### #### #### #### #### #### #### ####"),
      compiling("date and time", "<01..12>/<01..31>/#### <00..23>:<00..59>:<00..59>"),
      compiling("loop", "<#{1,4}\".\">{0,}@"),
      Workload("card networks", .work, count: 1, batch: 1) { rounds in
        var sum: UInt64 = 0
        for _ in 0..<rounds { sum &+= UInt64((try? CardFormat())?.mask.program.size ?? 0) }
        return sum
      },
    ]
    // from the cache: the first time is ICU's
    workloads.append(
      Workload("amount, known", .work, count: 1) { rounds in
        var sum: UInt64 = 0
        for _ in 0..<rounds { sum &+= (try? amount.format()) == nil ? 0 : 1 }
        return sum
      })
    workloads.append(ICUFormatter.opening("amount", amount))
    workloads.append(FoundationFormatters.opening("amount", amount))
    return workloads
  }

  private static func compiling(_ name: String, _ text: String) -> Workload {
    Workload(name, .work, count: 1) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds { sum &+= UInt64((try? Mask(text))?.program.size ?? 0) }
      return sum
    }
  }

  private static func loop(_ name: String, _ text: String) -> Workload {
    Workload("\(name), C loop", .rival, count: 1) { rounds in
      var mask = loop_mask()
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        loop_compile(&mask, text)
        sum &+= UInt64(mask.length)
      }
      return sum
    }
  }

  private static func regex(_ name: String, _ pattern: String) -> Workload {
    Workload("\(name), Regex", .rival, count: 1) { rounds in
      var sum: UInt64 = 0
      // compiled when it is first matched
      for _ in 0..<rounds { sum &+= (try? Regex(pattern).wholeMatch(in: "1")) == nil ? 0 : 1 }
      return sum
    }
  }
}
