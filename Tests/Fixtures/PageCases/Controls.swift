import Foundation
import HeadwaterUI

/// The model refuses each change.
struct ConstantCase: View {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var changes = 0

  var body: some View {
    Form {
      TextField("Text", text: Binding(get: { "999" }, set: { _ in changes += 1 }))
      TextField("Silent", text: Binding(get: { "999" }, set: { _ in }))
      Toggle("Switch", isOn: Binding(get: { false }, set: { _ in }))
      Picker("Menu", selection: Binding(get: { 1 }, set: { _ in })) {
        ForEach(1..<4, id: \.self) { Text("menu \($0)") }
      }
      Picker("Segments", selection: Binding(get: { 1 }, set: { _ in })) {
        ForEach(1..<4, id: \.self) { Text("segment \($0)") }
      }
      .pickerStyle(.segmented)
      Slider(value: Binding(get: { 0.5 }, set: { _ in })) { Text("Slider") }
      Stepper("Stepper", value: Binding(get: { 5 }, set: { _ in }))
      DatePicker(
        "Date", selection: Binding(get: { date }, set: { _ in }), displayedComponents: .date)
      Text("changes: \(changes)")
    }
  }
}

struct Item: Identifiable, Hashable {
  var id: Int
  var title: String
  var isDone = false
}

/// Two lists by a filter, by identity and by place.
struct FilteredCase: View {
  @State private var items = (1...6).map { Item(id: $0, title: "i\($0)") }

  var body: some View {
    Form {
      Section("Done") {
        ForEach(items.filter(\.isDone)) { Toggle("D \($0.title)", isOn: isDone($0)) }
      }
      Section("Open") {
        ForEach(items.filter { !$0.isDone }) { Toggle("O \($0.title)", isOn: isDone($0)) }
      }
      Section("By place") {
        let open = items.filter { !$0.isDone }
        ForEach(open.indices, id: \.self) { place in
          Toggle("P \(open[place].title)", isOn: isDone(open[place]))
        }
      }
      Text("model: " + items.filter(\.isDone).map(\.title).joined(separator: ","))
    }
  }

  private func isDone(_ item: Item) -> Binding<Bool> {
    let index = items.firstIndex { $0.id == item.id }
    return index.map { $items[$0].isDone } ?? .constant(false)
  }
}

/// A switch that the app turns off again.
struct AnsweredCase: View {
  @State private var isOn = false
  @State private var changes = 0

  var body: some View {
    Form {
      Toggle("Switch", isOn: $isOn)
        .onChange(of: isOn) {
          guard isOn else { return }
          changes += 1
          Task {
            try? await Task.sleep(for: .milliseconds(100))
            isOn = false
          }
        }
      Text("on: \(isOn ? "yes" : "no")")
      Text("changes: \(changes)")
    }
  }
}

/// Choices that depend on a choice, and choices that change by themselves.
struct ChoicesCase: View {
  private static let cities = ["Japan": ["Tokyo", "Kyoto"], "Italy": ["Rome", "Turin", "Milan"]]
  @State private var country = "Japan"
  @State private var city = "Tokyo"
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var fruit = "Apple"

  var body: some View {
    Form {
      Picker("Country", selection: $country) {
        ForEach(["Japan", "Italy"], id: \.self) { Text($0) }
      }
      .onChange(of: country) { city = Self.cities[country]?.first ?? "" }
      Picker("City", selection: $city) {
        ForEach(Self.cities[country] ?? [], id: \.self) { Text($0) }
      }
      Text("city: \(city)")
      Picker("Fruit", selection: $fruit) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      Text("fruit: \(fruit)")
      Button("Put a fruit first") { fruits.insert("Quince", at: 0) }
      Button("Put a fruit first, soon") {
        Task {
          try? await Task.sleep(for: .milliseconds(600))
          fruits.insert("Quince", at: 0)
        }
      }
      Button("Choose what is not there") { fruit = "Durian" }
    }
  }
}
