import Foundation
import HeadwaterDevelopment

/// The program as it runs: its process, the compiled files of which it consists, and where its symbols are.
final class RunningVersion {
  let app: AppProcess
  let program: RunningProgram
  private let room: (start: UInt64, end: UInt64)
  private var used: UInt64
  /// The compiled files that the process runs, by their paths.
  private(set) var files: [String: ObjectFile] = [:]
  private var stamps: [String: Sources.Stamp] = [:]

  /// Takes over a process that has said that it runs.
  init(_ app: AppProcess, _ plan: BuildPlan) throws(AppProcess.Failure) {
    self.app = app
    let executable: ObjectFile
    do {
      executable = try ObjectFile(plan.executable)
      for module in plan.modules {
        for path in module.objects { files[path] = try ObjectFile(path) }
      }
    } catch {
      throw AppProcess.Failure(description: error.description)
    }
    guard let slide = app.slide(of: plan.executable) else {
      throw AppProcess.Failure(description: "the process of the app is not to be found")
    }
    program = RunningProgram(executable, slide: slide)
    let extent = program.extent
    let reach: UInt64 = program.machine == .arm ? 0x600_0000 : 0x6000_0000
    let size = program.machine == .arm ? 0x200_0000 : 0x1000_0000
    let answer = try app.ask(
      .reserve(size: size, between: extent.upperBound, and: extent.lowerBound + reach))
    guard case .reserved(let start) = answer, start != 0 else {
      throw AppProcess.Failure(description: "the system gives no room for code beside the program")
    }
    room = (start, start + UInt64(size))
    used = start
    stamps = Sources(folders: [], files: Array(files.keys)).stamps()
  }

  /// The compiled files that differ from those that run.
  func changedFiles(in plan: BuildPlan) throws(ObjectFile.Failure) -> [FileVersions] {
    let paths = plan.modules.flatMap(\.objects)
    let now = Sources(folders: [], files: paths).stamps()
    var versions: [FileVersions] = []
    for path in paths where now[path] != stamps[path] {
      let new = try ObjectFile(path)
      if let old = files[path], old.isEqual(to: new) {
        stamps[path] = now[path]
        continue
      }
      versions.append(FileVersions(old: files[path], new: new))
    }
    return versions
  }

  /// The other files of the modules with these, and of those that use them.
  func others(than versions: [FileVersions], in plan: BuildPlan) -> [ObjectFile] {
    let changed = Set(versions.map(\.new.path))
    var interfaces: Set<String> = []
    var others: [ObjectFile] = []
    for module in plan.modules
    where !changed.isDisjoint(with: module.objects) || !interfaces.isDisjoint(with: module.uses) {
      interfaces.insert(module.interface)
      others += module.objects.filter { !changed.contains($0) }.compactMap { files[$0] }
    }
    return others
  }

  /// Brings the new code into the process.
  func patch(_ versions: [FileVersions], _ difference: Difference) throws(AppProcess.Failure) {
    guard var linker = PatchLinker(versions.map(\.new), difference, program) else {
      throw AppProcess.Failure(description: "the processor is not known")
    }
    program.look(for: linker.names)
    let unknown = program.unknown(among: linker.foreignNames)
    if !unknown.isEmpty, case .found(let addresses) = try app.ask(.find(unknown)) {
      program.note(found: Array(zip(unknown, addresses)))
    }
    let start = used
    guard start + UInt64(linker.room) < room.end else {
      throw AppProcess.Failure(description: "the room for new code is used up")
    }
    let patch: Patch
    let new: [String: UInt64]
    do {
      (patch, new) = try linker.link(at: start)
    } catch {
      throw AppProcess.Failure(description: error.description)
    }
    used = (start + UInt64(patch.bytes.count) + 0xfff) & ~0xfff
    switch try app.ask(.patch(patch)) {
    case .patched: break
    case .refused(let reason): throw AppProcess.Failure(description: reason)
    default: throw AppProcess.Failure(description: "the app has answered something else")
    }
    program.note(new)
    for version in versions { files[version.new.path] = version.new }
    stamps.merge(Sources(folders: [], files: versions.map(\.new.path)).stamps()) { $1 }
  }
}
