import CaretakerFoundation
import PhonePlanCompiler

/// Phone numbers, regions and plans.
extension HostileEntry {
  static let phones: [HostileEntry] = [
    HostileEntry("PhoneNumber(_:region:)") { input in
      do throws(PhoneError) {
        let number = try PhoneNumber(
          input.text, region: input.number(1) & 7 == 0 ? nil : input.pick(PhoneRegion.all, 2))
        for style in PhoneNumberStyle.allCases { _ = number.format(style) }
        _ = (number.regions, number.type, number.possibility, number.national(carrier: input.text))
      } catch { _ = error.description }
    },
    HostileEntry("PhoneNumber(callingCode:nationalNumber:)") { input in
      let code = input.number(1) & 1 == 0 ? 44 : input.offset(2)
      do throws(PhoneError) { _ = try PhoneNumber(callingCode: code, nationalNumber: input.text).international } catch {
        _ = error.description
      }
    },
    HostileEntry("PhoneRegion") { input in
      do throws(PhoneError) { _ = try PhoneRegion(input.text).callingCode } catch { _ = error.description }
    },
    HostileEntry("NumberingPlans(text:)") { input in
      do throws(PlanTextError) { _ = try NumberingPlans(text: input.text) } catch { _ = "\(error)" }
    },
  ]
}
