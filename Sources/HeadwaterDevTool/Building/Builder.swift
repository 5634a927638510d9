import Foundation

/// Builds the program: by SwiftPM where the plan may have changed, else by the plan's own commands.
package struct Builder {
  package struct Failure: Error {
    package let problems: [Problem]
  }

  package let options: DevelopmentOptions
  package let scratch: String
  package private(set) var plan: BuildPlan?
  /// Edited sources that wait to be compiled.
  private var pending: Set<String> = []
  /// The interfaces that have changed since all modules were compiled last.
  private var unsettled: Set<String> = []
  private var isLinked = false
  /// Whether SwiftPM has to build, because the last time it could not.
  package private(set) var needsPlan = false
  /// The seconds of the processor that the last step took.
  package private(set) var seconds = 0.0

  package init(_ options: DevelopmentOptions) {
    self.options = options
    scratch = options.package + "/.build/dev"
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // Without it, the order of traits differs from process to process, and each plan compiles everything again.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return environment
  }

  /// Builds everything that has to be built, and reads the plan.
  package mutating func build(echoes: Bool) throws(Failure) {
    let command = [
      "swift", "build", "--package-path", options.package, "--scratch-path", scratch,
      "--traits", options.traits, "--product", options.product, "--disable-index-store",
      "-debug-info-format", "none", "-Xswiftc", "-use-ld=lld", "-Xlinker", "--export-dynamic",
    ]
    needsPlan = true
    isLinked = false
    try run(command, echoes: echoes)
    do {
      plan = try BuildPlan(
        manifest: scratch + "/debug.yaml", product: options.product, scratch: scratch)
    } catch {
      throw Failure(problems: [Problem(place: "", text: error.description)])
    }
    needsPlan = false
    isLinked = true
    settle()
  }

  /// Compiles what these sources need, and nothing else.
  ///
  /// If a module fails, those that use it and the sources wait for the next time: what is compiled would be of two
  /// versions.
  package mutating func compile(_ edited: Set<String>) throws(Failure) {
    guard let plan else { return }
    pending.formUnion(edited)
    isLinked = false
    var total = 0.0
    defer { seconds = total }
    for module in plan.modules
    where !pending.isDisjoint(with: module.sources) || !unsettled.isDisjoint(with: module.uses) {
      let before = FileManager.default.contents(atPath: module.interface)
      defer {
        total += seconds
        if FileManager.default.contents(atPath: module.interface) != before {
          unsettled.insert(module.interface)
        }
      }
      // The driver compares times, and takes two saves within one tick of the clock for one. Without its result, a
      // file is compiled in any case.
      for source in module.sources where pending.contains(source) {
        if let object = module.object(of: source) { unlink(object) }
      }
      try run(module.arguments, echoes: false)
    }
    settle()
  }

  private mutating func settle() {
    pending = []
    unsettled = []
  }

  /// Whether all that is compiled is of one version.
  package var isSettled: Bool { pending.isEmpty && !needsPlan }

  /// Links the program, if something has been compiled since it was linked.
  package mutating func link() throws(Failure) {
    guard let plan, !isLinked else { return }
    try run(plan.link, echoes: false)
    isLinked = true
  }

  private mutating func run(_ command: [String], echoes: Bool) throws(Failure) {
    do {
      let result = try Child.run(command, environment: environment, echoes: echoes)
      seconds = result.seconds
      guard result.succeeded else {
        throw Failure(problems: Problem.errors(in: result.output, below: options.package))
      }
    } catch let failure as Child.Failure {
      throw Failure(problems: [Problem(place: "", text: failure.description)])
    } catch {
      throw Failure(problems: (error as? Failure)?.problems ?? [])
    }
  }
}
