#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import HeadwaterUITesting
  import HeadwaterViews
  import Testing

  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif

  @MainActor @Suite("Values of publishers in views") struct ReceiveTests {
    final class Radio {
      let news = PassthroughSubject<String, Never>()
      var listeners = 0
    }

    struct News: View {
      let radio: Radio
      @State private var isOn = true
      @State private var heard: [String] = []

      var body: some View {
        Toggle("On", isOn: $isOn)
        Text("Heard: \(heard.joined(separator: ", "))")
        if isOn {
          Text("Listening")
            .onReceive(
              radio.news.handleEvents(
                receiveSubscription: { _ in radio.listeners += 1 },
                receiveCancel: { radio.listeners -= 1 })
            ) { heard.append($0) }
        }
      }
    }

    // Covers: .onReceive
    @Test("a view hears each value once while it is on the screen, whatever else it shows")
    func hearing() throws {
      let radio = Radio()
      let ui = ViewHost(News(radio: radio))
      #expect(radio.listeners == 1)
      radio.news.send("rain")
      radio.news.send("sun")
      ui.update()
      _ = try ui.find(text: "Heard: rain, sun")
      #expect(radio.listeners == 1)
      try ui.find(toggle: "On").toggle()
      #expect(radio.listeners == 0)
      radio.news.send("snow")
      ui.update()
      _ = try ui.find(text: "Heard: rain, sun")
    }
  }
#endif
