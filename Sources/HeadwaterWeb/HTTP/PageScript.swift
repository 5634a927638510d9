/// The script of each page, made of its parts.
///
/// Each part is a module of its own, so that tools check it and tests can load it alone. A page loads all of them as one
/// module: one request in place of many, which also compresses better. The scripts that others load later import from it.
enum PageScript {
  /// The parts, in an order in which each finds what it needs when it begins.
  static let parts = [
    PackageResources.elements_js,
    PackageResources.status_js,
    PackageResources.scripts_js,
    PackageResources.line_js,
    PackageResources.outbox_js,
    PackageResources.feedback_js,
    PackageResources.typing_js,
    PackageResources.choosing_js,
    PackageResources.presses_js,
    PackageResources.holding_js,
    PackageResources.batches_js,
    PackageResources.operations_js,
    PackageResources.focusing_js,
    PackageResources.addresses_js,
    PackageResources.places_js,
    PackageResources.keeping_js,
    PackageResources.start_js,
  ]

  /// Puts parts into one module, without what connects them.
  ///
  /// - Parameters:
  ///   - parts: Modules of ours. Their names differ, imports stand at the start of lines, and `export` stands before what it
  ///     exports.
  ///   - others: The scripts that import from them.
  static func join(_ parts: [[UInt8]], for others: [[UInt8]]) -> [UInt8] {
    let code = parts.map { part in
      String(decoding: part, as: UTF8.self)
        .replacing(#/(?m)^import [^;]*;\n/#, with: "")
        .replacing(#/(?m)^export /#, with: "")
    }
    let exports = Set(others.flatMap(names)).sorted().joined(separator: ",")
    return Array("\(code.joined())export {\(exports)};\n".utf8)
  }

  /// The names that a script imports from parts.
  private static func names(in script: [UInt8]) -> [Substring] {
    String(decoding: script, as: UTF8.self)
      .matches(of: #/import \{([^}]*)\} from "\.\/Page\//#)
      .flatMap { $0.output.1.split { ", \n".contains($0) } }
  }
}
