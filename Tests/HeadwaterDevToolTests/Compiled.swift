import Foundation

@testable import HeadwaterDevTool

/// Compiles texts of Swift as a debug build does, for tests that read what a compiler makes.
struct Compiled {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let folder: Result<String, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compiled-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try library("HeadwaterPortableViews", views, in: folder)
    try library("Headwater", reducers, in: folder)
    return folder
  }

  /// What tests need of the views, and of the core.
  private static let views = """
    @_typeEraser(AnyView)
    public protocol View { associatedtype Body: View; var body: Body { get } }
    public struct AnyView: View { public init<V: View>(erasing view: V) {}; public var body: Never { fatalError() } }
    public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }
    public struct Button: View {
      public init(_ text: String, _ action: @escaping () -> Void) {}
      public var body: Never { fatalError() }
    }
    public struct Pair<A: View, B: View>: View {
      public init(_ a: A, _ b: B) {}
      public var body: Never { fatalError() }
    }
    extension Never: View { public var body: Never { fatalError() } }
    public protocol App { init() }
    """
  private static let reducers = """
    public protocol Reducer { associatedtype Body; var body: Body { get } }
    public struct Reduce { public init(_ run: @escaping (Int) -> Int) {} }
    """

  private static func library(_ name: String, _ text: String, in folder: String) throws {
    let source = "\(folder)/\(name).swift"
    try text.write(toFile: source, atomically: true, encoding: .utf8)
    try run([
      "swiftc", "-parse-as-library", "-swift-version", "5", "-module-name", name, "-emit-module",
      "-emit-module-path", "\(folder)/\(name).swiftmodule", source,
    ])
  }

  private static func run(_ command: [String]) throws {
    let result = try Child.run(command, environment: ProcessInfo.processInfo.environment)
    guard result.succeeded else { throw Failure(description: result.output) }
  }

  /// Compiles the first file of a module with others.
  static func object(_ text: String, beside others: [String] = []) throws -> ObjectFile {
    let folder = try folder.get() + "/\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var sources: [String] = []
    for (number, text) in ([text] + others).enumerated() {
      let source = "\(folder)/File\(number).swift"
      try text.write(toFile: source, atomically: true, encoding: .utf8)
      sources.append(source)
    }
    let object = "\(folder)/File0.o"
    try run(
      ["swiftc", "-frontend", "-c", "-primary-file"] + sources + [
        "-parse-as-library", "-swift-version", "5", "-Onone", "-enable-testing", "-module-name",
        "Guest", "-enable-experimental-feature", "OpaqueTypeErasure", "-I",
        try Self.folder.get(), "-o", object,
      ])
    return try ObjectFile(object)
  }

  /// What is decided about a change of a text.
  static func decision(
    _ text: String, _ change: (String, String), beside others: [String] = []
  ) throws -> Decision {
    let edited = text.replacing(change.0, with: change.1)
    guard edited != text else { throw Failure(description: "nothing changes in \(text)") }
    let versions = FileVersions(
      old: try object(text, beside: others), new: try object(edited, beside: others))
    let rest = try others.map { try object($0, beside: [text]) }
    var comparison = Comparison([versions], others: rest)
    return comparison.decide()
  }
}
