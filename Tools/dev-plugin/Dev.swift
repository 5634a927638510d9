import Foundation
import PackagePlugin

/// `swift package dev`: serves the package's app, and brings each save into the open pages.
@main struct Dev: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ["--package-path", context.package.directoryURL.path]
    if !arguments.contains("--product") {
      words += ["--product", try program(of: context.package)]
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "headwater-dev").url
    tool.arguments = words + arguments
    try tool.run()
    tool.waitUntilExit()
    // The tool has said why.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }

  /// The only program of the package; of several, the one whose name says that it serves.
  private func program(of package: Package) throws -> String {
    let names = package.products(ofType: ExecutableProduct.self).map(\.name).sorted()
    let servers = names.filter { $0.hasSuffix("Server") }
    if names.count == 1 { return names[0] }
    if servers.count == 1 { return servers[0] }
    Diagnostics.error(
      names.isEmpty
        ? "dev: this package has no program that serves an app."
        : "dev: this package has the programs \(names.joined(separator: ", ")): name one, as in "
          + "swift package dev --product \(names[0]).")
    exit(64)
  }
}
