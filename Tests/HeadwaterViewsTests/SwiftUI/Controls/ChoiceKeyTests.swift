import HeadwaterUITesting
import HeadwaterViews
import TestSupport
import Testing

@testable import HeadwaterPortableViews

/// The keys by which a page finds the controls whose choices come back.
@Suite("Keys of choices")
@MainActor
struct ChoiceKeyTests {
  struct Draft: Equatable {
    var isOn = false
    var size = 1
    var date = Date(timeIntervalSince1970: 0)
    var color = Color.red
    var share = 0.5
    var rows = [true, false]
  }

  struct Controls: View {
    @Binding var draft: Draft

    var body: some View {
      Toggle("On", isOn: $draft.isOn)
      Picker("Menu", selection: $draft.size) { sizes }
      Picker("Segments", selection: $draft.size) { sizes }.pickerStyle(.segmented)
      DatePicker("Date", selection: $draft.date)
      ColorPicker("Color", selection: $draft.color)
      Slider(value: $draft.share)
      ForEach($draft.rows, id: \.self) { Toggle("Row", isOn: $0.animation()) }
    }

    private var sizes: some View {
      ForEach([1, 2], id: \.self) { Text("\($0)").tag($0) }
    }
  }

  struct Owner: View {
    @State private var draft = Draft()

    var body: some View { Controls(draft: $draft) }
  }

  @MainActor
  final class Model: Observable {
    var draft = Draft()
  }

  struct Elsewhere: View {
    let model: Model

    var body: some View {
      Controls(
        draft: Binding {
          model.draft
        } set: {
          model.draft = $0
        })
    }
  }

  private func keys(of view: some View) -> [String?] {
    let nodes = Replica(html: ViewHost(view).html).nodes
    return nodes.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.tag == "select" || $0.tag == "input" }
      .map { $0.attributes["data-k"] }
  }

  @Test("every choice in a part of a @State has a key of its own, which is the same each time")
  func draft() {
    let keys = keys(of: Owner())

    // The segments are two radio buttons.
    #expect(keys.count == 9)
    #expect(Set(keys.compactMap { $0 }).count == 9)
    #expect(keys == self.keys(of: Owner()))
  }

  @Test("a choice elsewhere has no key, since others may have changed it meanwhile")
  func elsewhere() {
    #expect(keys(of: Elsewhere(model: Model())) == Array(repeating: nil, count: 9))
  }

  @Test("a choice elsewhere has a key in what is declared to be a draft")
  func declaredDraft() {
    let keys = keys(of: Elsewhere(model: Model()).holdingDraft())

    #expect(Set(keys.compactMap { $0 }).count == 9)
  }

  @Test("a choice among others keeps its key when one is put in front of it")
  func choicesByText() {
    func keys(_ names: [String]) -> [String: String] {
      struct Names: View {
        let names: [String]
        @State private var name = "Ida"

        var body: some View {
          Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
            .pickerStyle(.inline)
        }
      }
      let nodes = Replica(html: ViewHost(Names(names: names)).html).nodes.values
      let radios = nodes.filter { $0.tag == "input" }
      return Dictionary(
        uniqueKeysWithValues: radios.map {
          ($0.attributes["value"] ?? "", $0.attributes["data-k"] ?? "")
        })
    }
    let former = keys(["Ida", "Bo"])
    let later = keys(["Ann", "Ida", "Bo"])

    #expect(former.count == 2)
    #expect(later["1"] == former["0"])
    #expect(later["2"] == former["1"])
  }

  @Test("an input of an @AppStorage names its key, and one of a @SceneStorage or a secret does not")
  func storedNames() {
    struct Stored: View {
      @AppStorage("name") private var name = ""
      @AppStorage("secret") private var secret = ""
      @AppStorage("flag") private var flag = false
      @SceneStorage("note") private var note = ""

      var body: some View {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Toggle("Flag", isOn: $flag.animation())
        TextField("Note", text: $note)
      }
    }
    let nodes = Replica(html: ViewHost(Stored()).html).nodes
    let inputs = nodes.sorted { $0.key < $1.key }.map(\.value).filter { $0.tag == "input" }

    #expect(inputs.map { $0.attributes["data-stored"] } == ["name", nil, "flag", nil])
  }
}
