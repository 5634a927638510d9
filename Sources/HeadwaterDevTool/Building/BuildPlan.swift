import Foundation

/// The commands by which SwiftPM builds a program, as it wrote them down.
package struct BuildPlan: Sendable {
  /// A module of Swift whose sources people edit.
  package struct Module: Sendable {
    package let name: String
    package let sources: [String]
    package let objects: [String]
    /// The file by which other modules know this one.
    package let interface: String
    /// The interfaces that this module uses.
    package let uses: Set<String>
    package let arguments: [String]

    /// What a source is compiled into. The names of a module's sources differ, in whatever folder they are.
    func object(of source: String) -> String? {
      let name = "/" + (source as NSString).lastPathComponent + ".o"
      return objects.first { $0.hasSuffix(name) }
    }
  }

  /// Why the plan cannot be used.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let executable: String
  package let link: [String]
  /// The edited modules, each behind those that it uses.
  package let modules: [Module]
  /// The sources of macros, and of what they use: after an edit of one, SwiftPM builds.
  package let macroSources: [String]

  /// Reads the plan of a program.
  ///
  /// - Parameters:
  ///   - manifest: The file of the build's commands, `debug.yaml`.
  ///   - product: The name of the program.
  ///   - scratch: The folder of the build: what is in it, nobody edits.
  package init(manifest: String, product: String, scratch: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: manifest) else {
      throw Failure(description: "there is no \(manifest)")
    }
    let commands = Self.commands(in: data)
    guard
      let linking = commands.first(where: {
        $0.key.hasPrefix("C.\(product)-") && $0.key.hasSuffix(".exe")
      })?.value, let executable = linking["outputs"]?.first, let link = linking["args"]
    else {
      throw Failure(description: "\(manifest) has no program \(product)")
    }
    self.executable = executable
    self.link = link
    let parts = Set((linking["inputs"] ?? []).map { ($0 as NSString).deletingLastPathComponent })
    var modules: [Module] = []
    for (name, command) in commands where name.hasSuffix(".module") {
      guard let inputs = command["inputs"], let outputs = command["outputs"],
        let arguments = command["args"], let flag = arguments.firstIndex(of: "-module-name"),
        flag + 1 < arguments.count, let interface = outputs.first(where: Self.isInterface)
      else { continue }
      let objects = outputs.filter { $0.hasSuffix(".o") }
      guard objects.contains(where: { parts.contains(Self.folder(of: $0, in: parts)) }) else {
        continue
      }
      let sources = inputs.filter { $0.hasSuffix(".swift") }
      guard sources.contains(where: { !$0.hasPrefix(scratch + "/") }) else { continue }
      modules.append(
        Module(
          name: arguments[flag + 1], sources: sources, objects: objects, interface: interface,
          uses: Set(inputs.filter(Self.isInterface)),
          arguments: arguments.filter { $0 != "-parseable-output" }))
    }
    self.modules = Self.sorted(modules)
    macroSources = commands.filter { $0.key.hasSuffix("-tool.module") }
      .flatMap { $0.value["inputs"] ?? [] }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(scratch + "/") }
  }

  /// The folders with the sources of each module and all that is beside them, such as its resources.
  package func folders(outside scratch: String) -> [String] {
    let lists = modules.map(\.sources) + (macroSources.isEmpty ? [] : [macroSources])
    return lists.compactMap { list in
      let folders = list.filter { !$0.hasPrefix(scratch + "/") }
        .map { ($0 as NSString).deletingLastPathComponent }
      return folders.dropFirst().reduce(folders.first) { known, folder in
        var common = known ?? folder
        while folder != common, !folder.hasPrefix(common + "/"), common.count > 1 {
          common = (common as NSString).deletingLastPathComponent
        }
        return common
      }
    }
  }

  private static func isInterface(_ path: String) -> Bool { path.hasSuffix(".swiftmodule") }

  private static func folder(of object: String, in folders: Set<String>) -> String {
    var folder = (object as NSString).deletingLastPathComponent
    while folder.count > 1, !folders.contains(folder) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  /// Puts each module behind those that it uses.
  private static func sorted(_ modules: [Module]) -> [Module] {
    var rest = modules.sorted { $0.name < $1.name }
    var sorted: [Module] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.interface))
      let free = rest.filter { $0.uses.isDisjoint(with: waiting.subtracting([$0.interface])) }
      guard !free.isEmpty else { return sorted + rest }
      let names = Set(free.map(\.name))
      sorted += free
      rest.removeAll { names.contains($0.name) }
    }
    return sorted
  }

  /// The lists of the commands of Swift: their inputs, outputs and arguments.
  private static func commands(in data: Data) -> [String: [String: [String]]] {
    var commands: [String: [String: [String]]] = [:]
    var current: String?
    let decoder = JSONDecoder()
    data.withUnsafeBytes { bytes in
      var at = 0
      while at < bytes.count {
        let start = bytes.baseAddress! + at
        let end = memchr(start, 10, bytes.count - at)
        let length = end.map { $0 - UnsafeMutableRawPointer(mutating: start) } ?? bytes.count - at
        defer { at += length + 1 }
        guard length > 4 else {
          current = nil
          continue
        }
        let head = String(
          decoding: UnsafeRawBufferPointer(start: start, count: min(length, 200)), as: UTF8.self)
        if head.hasPrefix("  \"C.") {
          let name = head.dropFirst(3).prefix { $0 != "\"" }
          let isOfSwift = name.hasSuffix(".module") || name.hasSuffix(".exe")
          current = isOfSwift ? String(name) : nil
        } else if head.hasPrefix("  \"") {
          current = nil
        } else if let current {
          for key in ["inputs", "outputs", "args"] where head.hasPrefix("    \(key): [") {
            let skipped = key.utf8.count + 6
            let list = Data(bytes: start + skipped, count: length - skipped)
            commands[current, default: [:]][key] = try? decoder.decode([String].self, from: list)
          }
        }
      }
    }
    return commands
  }
}
