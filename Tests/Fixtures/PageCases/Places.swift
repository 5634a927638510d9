import HeadwaterUI

/// A screen with a number, and a way to the next.
struct Step: Hashable, AddressValue {
  var number: Int

  init(number: Int) { self.number = number }

  init?(addressText: String) {
    guard let number = Int(addressText) else { return nil }
    self.number = number
  }

  var addressText: String { "\(number)" }
}

struct StepsCase: View {
  var body: some View {
    List { NavigationLink("next 1", value: Step(number: 1)) }
  }
}

struct StepView: View {
  let step: Step

  var body: some View {
    List {
      Text("This is step \(step.number)")
      NavigationLink("next \(step.number + 1)", value: Step(number: step.number + 1))
    }
    .navigationTitle("Step \(step.number)")
  }
}

/// Views in types, a constant before state, a type with a parameter, and an open sheet that follows its parent's state.
struct ViewsCase: View {
  @State private var isShown = false
  @State private var note = 0

  var body: some View {
    VStack {
      Foo.Inner()
      Generic(value: "text")
      property
      Button("Open") {
        isShown = true
        Task {
          for _ in 1...3 {
            try? await Task.sleep(for: .milliseconds(300))
            note += 1
          }
        }
      }
    }
    .sheet(isPresented: $isShown) { Text("note: \(note)") }
  }

  private var property: some View { Text("a property") }

  enum Foo {
    struct Inner: View {
      let constant = 3
      @State var count = 4

      var body: some View { Button("inner \(constant) \(count)") { count += 1 } }
    }
  }

  struct Generic<Value: CustomStringConvertible>: View {
    let value: Value
    @State private var count = 0

    var body: some View { Button("generic \(value.description) \(count)") { count += 1 } }
  }
}
