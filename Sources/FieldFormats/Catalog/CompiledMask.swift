internal import FieldEditing
import Synchronization

/// The mask of a format, once somebody has asked for it. Any thread may: two that ask first both compile it, and one
/// mask is kept.
final class CompiledMask: Sendable {
  private final class Kept: Sendable {
    let mask: Mask
    init(_ mask: Mask) { self.mask = mask }
  }
  private let kept = AtomicLazyReference<Kept>()

  var mask: Mask? { kept.load()?.mask }

  /// Keeps a mask if none is kept.
  ///
  /// - Returns: The one that is.
  func keep(_ mask: Mask) -> Mask { kept.storeIfNil(Kept(mask)).mask }
}
