import HeadwaterPortableViews
import HeadwaterTesting

/// The previews that a program declares with `#Preview`.
///
/// One test renders all of them, so that none of them rots:
///
/// ```swift
/// @Test("each preview can be seen")
/// func previews() async {
///   await Previews.all.expectToRender()
/// }
/// ```
///
/// - They are found without running anything, in debug builds of Headwater with the trait `Previews`, on Linux.
/// - A test of what a preview shows gives its view to a host: `ViewHost(preview.content)`.
public struct Previews: RandomAccessCollection, Sendable {
  private let previews: [Preview]
  /// What they were asked for, as an end of "There is no preview".
  private let scope: String
  private let checks: @Sendable ([Preview]) async -> [Preview.ID: [PreviewProblem]]

  init(
    _ previews: [Preview], scope: String = "",
    checks: @escaping @Sendable ([Preview]) async -> [Preview.ID: [PreviewProblem]]
  ) {
    self.previews = previews
    self.scope = scope
    self.checks = checks
  }

  /// All previews of the program, by module, file and line. The program of a test has those of all modules that its
  /// package tests.
  public static var all: Previews {
    Previews(Preview.declared) { previews in
      #if Previews && DEBUG && os(Linux)
        await PreviewProblem.all(of: previews)
      #else
        [:]
      #endif
    }
  }

  /// The previews of some modules. Each has to have one.
  ///
  /// ```swift
  /// await Previews.all.of(modules: "Guestbook", "GuestbookWidgets").expectToRender()
  /// ```
  public func of(modules: String...) -> Previews {
    let missing = modules.filter { module in !previews.contains { $0.module == module } }
    return Previews(
      missing.isEmpty ? previews.filter { modules.contains($0.module) } : [],
      scope: missing.isEmpty ? "" : " of the module \(missing[0])", checks: checks)
  }

  /// The position of the first preview.
  public var startIndex: Int { previews.startIndex }

  /// The position after the last one.
  public var endIndex: Int { previews.endIndex }

  /// The preview at a position.
  public subscript(position: Int) -> Preview { previews[position] }

  /// Renders the previews, and fails the test for each that ends its process or raises an issue of a view.
  ///
  /// - They are rendered in a process of their own. One that traps does not end the tests, and those after it are
  ///   rendered all the same.
  /// - A preview is shown as when a person opens it: `onAppear` runs, and so does what effects and tasks do without
  ///   waiting. A trap that comes later is not heard.
  /// - A preview that is not rendered within 20 seconds fails too.
  /// - The test fails if there is no preview. Where previews are not found, it passes: in release builds, by a compiler
  ///   before Swift 6.3, and off Linux.
  public func expectToRender(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    guard Preview.obstacle == nil else { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !isEmpty else { return reportFailure(absence, at: site) }
    let problems = await checks(previews)
    for preview in previews {
      guard let found = problems[preview.id], !found.isEmpty else { continue }
      reportFailure(Self.failure(of: preview, found), at: site)
    }
  }

  private var absence: String {
    """
    There is no preview\(scope) in this program.

    \(Preview.absence
      ?? "Declare one beside a view: `#Preview { MyView() }`. Those of a module count if the tests depend on it.")
    """
  }

  static func failure(of preview: Preview, _ problems: [PreviewProblem]) -> String {
    """
    The preview “\(preview.title)” at \(preview.id) does not render.

    \(problems.map(\.text).joined(separator: "\n\n"))
    """
  }
}
