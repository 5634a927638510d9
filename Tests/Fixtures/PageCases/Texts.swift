import HeadwaterUI

/// A message comes and goes while a person types.
struct ValidationCase: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      if text.count < 3 { Text("too short").foregroundStyle(.red) }
      Text("count: \(text.count)")
      Text("model: \(text)")
    }
  }
}

/// The bindings change what is typed.
struct CorrectedCase: View {
  @State private var code = ""
  @State private var price = 0.0

  var body: some View {
    VStack {
      TextField(
        "Code", text: Binding(get: { code }, set: { code = $0.uppercased().filter(\.isLetter) }))
      TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
      Text("code: \(code)")
      Text(verbatim: "price: \(price)")
    }
  }
}

/// An input method composes while something else changes the page.
struct ChatCase: View {
  @State private var text = ""
  @State private var sent: [String] = []
  @State private var ticks = 0
  @State private var number = 0

  var body: some View {
    VStack {
      Text("ticks: \(ticks)")
      TextField("Chat", text: $text).onSubmit {
        sent.append(text)
        text = ""
      }
      TextField("Number", value: $number, format: .number)
      Text("text: \(text)")
      Text("sent: " + sent.joined(separator: "|"))
      Text(verbatim: "number: \(number)")
    }
    .task {
      while (try? await Task.sleep(for: .milliseconds(100))) != nil { ticks += 1 }
    }
  }
}

/// An answer moves the button that a person is about to press.
struct PushedCase: View {
  @State private var text = ""
  @State private var line = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextEditor(text: $text)
      if !text.isEmpty { Text("A line that pushes the button down").font(.largeTitle) }
      Button("Do") { log.append(text) }
      TextField("Single", text: $line)
      if !line.isEmpty { Text("Another line that pushes the button down").font(.largeTitle) }
      Button("Go") { log.append(line) }
      Text("log: " + log.joined(separator: "|"))
    }
  }
}

/// What a random user does: texts, taps, and entries that are acknowledged.
struct TypedCase: View {
  @State private var first = ""
  @State private var second = ""
  @State private var entries: [String] = []
  @State private var taps = 0

  var body: some View {
    VStack {
      TextField("First", text: $first)
      TextField("Second", text: $second).onSubmit {
        entries.append(second)
        second = ""
      }
      Button("Tap") { taps += 1 }
      Text("first: \(first)")
      Text("second: \(second)")
      Text("taps: \(taps)")
      Text("entries: " + entries.joined(separator: "|"))
    }
  }
}
