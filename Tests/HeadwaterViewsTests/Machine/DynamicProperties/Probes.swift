#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Foundation

  @testable import HeadwaterPortableViews

  /// A kind of dynamic property.
  enum PropertyKind: String, CaseIterable {
    case state, appStorage, sceneStorage, binding, environment, environmentOfType, stateObject,
      observedObject
    case environmentObject, focusState, focusBinding, bindable, composed, composedOfInput
  }

  @MainActor @Observable final class ObservableCounter {
    var count = 0
  }

  final class PublishedCounter: ObservableObject {
    @Published var count = 0
  }

  /// Another type, so that the environment contains both.
  final class InheritedCounter: ObservableObject {
    @Published var count = 0
  }

  private struct ProbedKey: EnvironmentKey {
    static let defaultValue = -1
  }

  extension EnvironmentValues {
    var probed: Int {
      get { self[ProbedKey.self] }
      set { self[ProbedKey.self] = newValue }
    }
  }

  /// An app's own property that contains others.
  struct Composed: DynamicProperty {
    @State var count = 0
    @Environment(\.probed) var probed
  }

  /// An app's own property with an input from the maker of the view.
  struct ComposedOfInput: DynamicProperty {
    @Binding var base: Int
    var factor = 10
    private(set) var updated = 0
    var product: Int { base * factor }

    init(_ base: Binding<Int>) {
      _base = base
    }

    mutating func update() { updated = base * factor }
  }

  /// The inputs of a probe, its reads, and ways to change it from outside.
  @MainActor final class ProbedWorld {
    @TaskLocal static var current: ProbedWorld?

    let parent = ObservableCounter()
    let bound = ObservableCounter()
    let composed = ObservableCounter()
    let model = ObservableCounter()
    let inherited = InheritedCounter()
    let observed = PublishedCounter()
    let focus = ObservableCounter()

    private(set) var version = -1
    private(set) var values: [PropertyKind: Int] = [:]
    private var changes: [PropertyKind: () -> Void] = [:]

    /// Records the values that a body has read, and how the body changes its own state.
    func see(
      _ version: Int, _ values: [PropertyKind: Int], _ changes: [PropertyKind: () -> Void]
    ) -> String {
      self.version = version
      self.values = values
      self.changes = changes
      return summary
    }

    var summary: String {
      let parts = PropertyKind.allCases.map { "\($0.rawValue) \(values[$0] ?? -9)" }
      return "v\(version) " + parts.joined(separator: " ")
    }

    var focusBinding: FocusState<Bool>.Binding {
      let focus = focus
      return FocusState<Bool>.Binding(
        binding: Binding(get: { focus.count % 2 == 1 }, set: { _ in focus.count += 1 }))
    }

    var environment: EnvironmentValues {
      var values = EnvironmentValues()
      values.probed = 0
      values[ObservableCounter.self] = model
      values[ObjectKey<InheritedCounter>.self] = ObjectReference(object: inherited)
      return values
    }

    /// Changes the value of a property of this kind.
    func change(_ kind: PropertyKind, in graph: ViewGraph) {
      switch kind {
      case .binding: bound.count += 1
      case .environment: graph.setEnvironment { $0.probed += 1 }
      case .environmentOfType, .bindable: model.count += 1
      case .observedObject: observed.count += 1
      case .environmentObject: inherited.count += 1
      case .focusBinding: focus.count += 1
      case .composedOfInput: composed.count += 1
      case .state, .appStorage, .sceneStorage, .stateObject, .focusState, .composed:
        changes[kind]?()
      }
      _ = graph.flush()
    }

    /// Returns the value of a property of this kind after a number of changes.
    static func expected(_ kind: PropertyKind, after changes: Int) -> Int {
      switch kind {
      case .focusState, .focusBinding: changes % 2
      case .composedOfInput: changes * 10
      default: changes
      }
    }
  }
#endif
