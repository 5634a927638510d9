import HeadwaterViews

// The idioms of a word game's screens: styles and modifiers of its own, environment keys, gradients,
// grids, transitions.

struct Letter: Identifiable, Hashable {
  let id: Int
  let text: String
}

@MainActor @Observable final class GameModel {
  var letters = "HEADWTR".enumerated().map { Letter(id: $0.offset, text: String($0.element)) }
  var selected: [Letter] = []
  var words: [String] = []
  var isMenuShown = false
  var isDemo = false

  var word: String { selected.map(\.text).joined() }

  func submit() {
    words.append(word)
    selected = []
  }
}

private struct OnlineKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  fileprivate var isOnline: Bool {
    get { self[OnlineKey.self] }
    set { self[OnlineKey.self] = newValue }
  }
}

private struct TileStyle: ButtonStyle {
  let isSelected: Bool
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 44, height: 44)
      .foregroundColor(isSelected ? .white : .primary)
      .background(
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(isSelected ? Color.blue : colorScheme == .dark ? Color.black : Color.white)
      )
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

private struct PaddedBar: ViewModifier {
  let alignment: Alignment

  func body(content: Content) -> some View {
    content
      .padding([.leading, .trailing])
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: alignment)
  }
}

extension View {
  fileprivate func padded(_ alignment: Alignment = .center) -> some View {
    modifier(PaddedBar(alignment: alignment))
  }
}

extension Font {
  fileprivate static func game(_ size: CGFloat) -> Font {
    .system(size: size, weight: .heavy, design: .rounded)
  }
}

struct GameView: View {
  @Bindable var model: GameModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 24) {
          GameHeader(model: model)
          GameGrid(model: model)
          if !model.selected.isEmpty {
            Text(model.word)
              .font(.game(32))
              .fontWeight(.black)
              .minimumScaleFactor(0.2)
              .lineLimit(1)
              .transition(.opacity)
          }
          GameWords(words: model.words)
        }
      }
      .zIndex(1)
      if model.isMenuShown {
        GameMenu(model: model)
          .zIndex(2)
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
      }
    }
    .background(
      LinearGradient(
        gradient: Gradient(colors: colorScheme == .dark ? [.black, .gray] : [.orange, .yellow]),
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    )
    .animation(.default, value: model.isMenuShown)
    .navigationBarHidden(true)
    .environment(\.isOnline, !model.isDemo)
  }
}

private struct GameHeader: View {
  let model: GameModel
  @Environment(\.isOnline) private var isOnline

  var body: some View {
    HStack(alignment: .center) {
      Group {
        if isOnline {
          Image(systemName: "wifi")
        } else {
          Image(systemName: "wifi.slash")
        }
      }
      .foregroundColor(.secondary)
      .font(.game(20))
      Spacer()
      Button {
        withAnimation(.interactiveSpring()) { model.isMenuShown.toggle() }
      } label: {
        Image(systemName: "ellipsis")
          .rotationEffect(.degrees(90))
          .accessibilityLabel(Text("Menu"))
      }
    }
    .padded()
  }
}

private struct GameGrid: View {
  let model: GameModel

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
      ForEach(model.letters) { letter in
        let isSelected = model.selected.contains(letter)
        Button(letter.text) { model.selected.append(letter) }
          .buttonStyle(TileStyle(isSelected: isSelected))
          .overlay(alignment: .topTrailing) {
            if isSelected { Circle().fill(Color.red).frame(width: 8, height: 8) }
          }
          .offset(y: isSelected ? -4 : 0)
          .disabled(isSelected)
      }
    }
    .padded()
  }
}

private struct GameWords: View {
  let words: [String]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Array(words.enumerated()), id: \.offset) { _, word in
          Text(word)
            .font(.game(14))
            .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 1))
        }
      }
      .padded(.leading)
    }
  }
}

private struct GameMenu: View {
  @Bindable var model: GameModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Submit") {
        withAnimation {
          model.submit()
          model.isMenuShown = false
        }
      }
      .disabled(model.selected.count < 3)
      Toggle("Demo", isOn: $model.isDemo.animation())
    }
    .font(.game(18))
    .padding()
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 8)
  }
}

struct GameApp: App {
  @State private var model = GameModel()

  var body: some Scene {
    WindowGroup { GameView(model: model) }
  }
}

#if Macros || (canImport(SwiftUI) && !os(Linux))
  #Preview {
    GameView(model: GameModel())
  }
#endif
