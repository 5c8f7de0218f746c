import Synchronization

/// A format of a catalogue, which may be made when somebody first asks for it. Any thread may: two that ask first both
/// make it, and one is kept.
final class CatalogEntry: Sendable {
  private final class Kept: Sendable {
    let format: NamedFormat
    init(_ format: NamedFormat) { self.format = format }
  }
  let name: String
  private let make: @Sendable () -> NamedFormat
  private let kept = AtomicLazyReference<Kept>()

  /// A format of which only the name is known until somebody asks for it.
  init(_ name: String, made make: @escaping @Sendable () -> NamedFormat) {
    self.name = name
    self.make = make
  }

  convenience init(_ format: NamedFormat) { self.init(format.name) { format } }

  var format: NamedFormat { kept.load()?.format ?? kept.storeIfNil(Kept(make())).format }
}
