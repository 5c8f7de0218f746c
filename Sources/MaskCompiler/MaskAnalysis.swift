/// stand-in
public struct MaskAnalysis {
  public init(_ tree: MaskTree, limits: MaskLimits) throws(CompileError) {}
  public func requireLawful() throws(CompileError) {}
}
