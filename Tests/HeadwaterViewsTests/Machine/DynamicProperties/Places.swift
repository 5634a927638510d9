#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import Foundation

  @testable import HeadwaterPortableViews

  // One probe for each place in which a user may write dynamic properties. Each has one property of every
  // kind, written out like in an app, since the test is about the places. The properties are repeated in each
  // probe: a shared part would be in one place only.

  struct ProbeView: View {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    var body: some View { Text(look) }
  }

  struct ProbeModifier: ViewModifier {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func body(content: Content) -> some View {
      content
      Text(look)
    }
  }

  struct ProbeToolbar: ToolbarContent {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    var body: some ToolbarContent { ToolbarItem { Text(look) } }
  }

  struct ProbeButtonStyle: ButtonStyle {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func makeBody(configuration: Configuration) -> some View { Text(look) }
  }

  struct ProbePrimitiveButtonStyle: PrimitiveButtonStyle {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func makeBody(configuration: Configuration) -> some View { Text(look) }
  }

  struct ProbeToggleStyle: ToggleStyle {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func makeBody(configuration: Configuration) -> some View { Text(look) }
  }

  struct ProbeLabelStyle: LabelStyle {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func makeBody(configuration: Configuration) -> some View { Text(look) }
  }

  struct ProbeProgressViewStyle: ProgressViewStyle {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    func makeBody(configuration: Configuration) -> some View { Text(look) }
  }

  struct ProbeGesture: Gesture {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    var body: some Gesture<Void> {
      let look = look
      return TapGesture().onEnded { _ in _ = look }
    }
  }

  struct ProbeScene: Scene {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init(_ world: ProbedWorld, _ version: Int) {
      self.world = world
      self.version = version
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    var body: some Scene { WindowGroup { Text(look) } }
  }

  struct ProbeApp: App {
    let world: ProbedWorld
    let version: Int
    @State var state = 0
    @AppStorage("count") var inApp = 0
    @SceneStorage("count") var inScene = 0
    @Binding var binding: Int
    @Environment(\.probed) var environment
    @Environment(ObservableCounter.self) var ofType
    @StateObject var stateObject = PublishedCounter()
    @ObservedObject var observed: PublishedCounter
    @EnvironmentObject var inherited: InheritedCounter
    @FocusState var focus: Bool
    let focusBinding: FocusState<Bool>.Binding
    @Bindable var bindable: ObservableCounter
    var composed = Composed()
    var input: ComposedOfInput

    init() {
      // The test has set it.
      let world = ProbedWorld.current!
      self.world = world
      version = 0
      _binding = Bindable(world.bound).count
      observed = world.observed
      focusBinding = world.focusBinding
      bindable = world.model
      input = ComposedOfInput(Bindable(world.composed).count)
    }

    private var look: String {
      world.see(
        version,
        [
          .state: state, .appStorage: inApp, .sceneStorage: inScene,
          .binding: binding, .environment: environment,
          .environmentOfType: ofType.count, .stateObject: stateObject.count,
          .observedObject: observed.count, .environmentObject: inherited.count,
          .focusState: focus ? 1 : 0, .focusBinding: focusBinding.wrappedValue ? 1 : 0,
          .bindable: bindable.count, .composed: composed.count, .composedOfInput: input.product,
        ],
        [
          .state: { state += 1 }, .appStorage: { inApp += 1 }, .sceneStorage: { inScene += 1 },
          .stateObject: { stateObject.count += 1 },
          .focusState: { focus.toggle() }, .composed: { composed.count += 1 },
        ])
    }

    var body: some Scene { WindowGroup { Text(look) } }
  }

  /// A gesture whose body is another gesture with properties.
  struct ProbeOuterGesture: Gesture {
    let world: ProbedWorld
    let version: Int
    @State var unused = 0

    var body: some Gesture<Void> { ProbeGesture(world, version) }
  }

  /// An app whose scene is evaluated again.
  struct ProbeSceneApp: App {
    let world = ProbedWorld.current!

    var body: some Scene { ProbeScene(world, world.parent.count) }
  }
#endif
