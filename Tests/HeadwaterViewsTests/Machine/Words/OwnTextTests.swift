import Testing

@testable import HeadwaterPortableViews

private struct Screens: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Text("the front page")
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
  }
}

private struct Controls: View {
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    VStack {
      EditButton()
      TextEditor(text: $text)
      Stepper("Count", value: $count)
      ProgressView()
      ScrollView(.horizontal) { Text("wide") }
      Text("tea").contextMenu { Button("Drink") {} }
      ContentUnavailableView.search(text: "tea")
    }
    .searchable(text: $text)
  }
}

@MainActor @Suite("The library's own texts in views")
struct OwnTextTests {
  private func html(_ view: some View, in catalogue: Catalogue) -> String {
    var values = EnvironmentValues()
    values.catalogue = catalogue
    return ViewGraph(root: view, environment: values).html
  }

  @Test("a page in German says „Zurück“")
  func back() {
    #expect(html(Screens(), in: .german).contains(">Zurück<"))
    #expect(html(Screens(), in: .english).contains(">Back<"))
  }

  @Test("controls are shown and read aloud in the language of the page")
  func controls() {
    let german = html(Controls(), in: .german)
    for text in [
      ">Bearbeiten<", "aria-label=\"Text\"", "aria-label=\"Erhöhen\"", "aria-label=\"Verringern\"",
      "aria-label=\"In Bearbeitung\"", "aria-label=\"Lässt sich seitlich scrollen\"",
      "aria-label=\"Mehr\"", "Keine Ergebnisse für „tea“", "placeholder=\"Suchen\"",
    ] {
      #expect(german.contains(text), "\(text)")
    }
  }

  @Test("without a page they are in English, whatever the person's locale is")
  func english() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de-DE")
    let english = ViewGraph(root: Controls(), environment: values).html
    for text in [">Edit<", "aria-label=\"Increment\"", "No Results for “tea”"] {
      #expect(english.contains(text), "\(text)")
    }
  }
}
