import HeadwaterUI

/// What moves: views that appear and disappear, rows, styles and numbers.
struct GalleryMotion: View {
  @State private var kind = TransitionKind.opacity
  @State private var isShown = true
  @State private var isWide = false
  @State private var count = 0
  @State private var fruits = ["Apple", "Pear", "Plum"]
  @State private var ends = 0

  var body: some View {
    GalleryParts {
      GallerySection("A view that comes and goes", in: .card) {
        Picker("Transition", selection: $kind) {
          ForEach(TransitionKind.allCases, id: \.self) { Text($0.rawValue) }
        }
        Button(isShown ? "Hide the card" : "Show the card") {
          withAnimation(.easeInOut(duration: 0.4)) {
            isShown.toggle()
          } completion: {
            ends += 1
          }
        }
        .buttonStyle(.bordered)
        if isShown {
          Card(text: "A card").transition(kind.transition)
        }
        Text("Animations that have ended: \(ends)").foregroundStyle(.secondary)
      }
      GallerySection("A style that changes", in: .card) {
        Toggle("Wide", isOn: $isWide.animation(.spring))
        Color.blue.frame(width: isWide ? 280 : 80, height: 24).cornerRadius(12)
          .accessibilityHidden(true)
      }
      GallerySection("A number", in: .card) {
        HStack(spacing: 16) {
          Button("Count down") { withAnimation { count -= 1 } }
          Text("\(count)").font(.title).contentTransition(.numericText())
          Button("Count up") { withAnimation { count += 1 } }
        }
        .buttonStyle(.bordered)
      }
      GallerySection("Rows", in: .card) {
        VStack {
          ForEach(fruits, id: \.self) { fruit in
            HStack {
              Text(fruit)
              Spacer()
              Button("Remove \(fruit)") { fruits.removeAll { $0 == fruit } }
            }
          }
          HStack {
            Button("Shuffle") { fruits.reverse() }
            Button("Bring all back") { fruits = ["Apple", "Pear", "Plum"] }
          }
          .buttonStyle(.bordered)
        }
        .animation(.default, value: fruits)
      }
    }
    .navigationTitle("Motion")
  }
}

/// The transitions to choose from.
private enum TransitionKind: String, CaseIterable {
  case opacity = "Opacity"
  case scale = "Scale"
  case slide = "Slide"
  case move = "Move to the top"
  case push = "Push from the bottom"
  case combined = "Scale and opacity"
  case asymmetric = "In by a slide, out by opacity"
  case identity = "None"

  var transition: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .scale: .scale
    case .slide: .slide
    case .move: .move(edge: .top)
    case .push: .push(from: .bottom)
    case .combined: .scale(scale: 0.5).combined(with: .opacity)
    case .asymmetric: .asymmetric(insertion: .slide, removal: .opacity)
    case .identity: .identity
    }
  }
}

private struct Card: View {
  let text: String

  var body: some View {
    Text(text)
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
  }
}
