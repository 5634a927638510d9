import HeadwaterUITesting
import HeadwaterViews
import Testing

private struct Limits: View {
  @State private var small: UInt = 1
  @State private var byte: UInt8 = 250
  @State private var none: UInt = 0
  @State private var large = Int.max

  var body: some View {
    Stepper("small \(small)", value: $small, in: 0...10, step: 2)
    Stepper("byte \(byte)", value: $byte, in: 0...255, step: 10)
    Stepper("none \(none)", value: $none)
    Stepper("large", value: $large)
    Text(large == .max ? "at the end" : "before it")
  }
}

/// Each of these stopped the process, with the sessions of all people.
@MainActor
@Suite struct StepperLimitTests {
  private let ui = ViewHost(Limits())

  @Test("a step goes no further than the type of the value does")
  func limits() throws {
    try ui.find(stepper: "small 1").decrement()
    _ = try ui.find(stepper: "small 0")
    try ui.find(stepper: "byte 250").increment()
    _ = try ui.find(stepper: "byte 255")
    try ui.find(stepper: "none 0").decrement()
    _ = try ui.find(stepper: "none 0")
    try ui.find(stepper: "large").increment()
    _ = try ui.find(text: "at the end")
  }
}
