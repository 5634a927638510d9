import HeadwaterPortableViews
import Testing

@testable import HeadwaterUITesting

@Suite("Previews of the program", .enabled(if: Preview.absence == nil))
struct PreviewsTests {
  private let samples = Previews.all.of(modules: "HeadwaterUITestingTests")

  private func named(_ names: String...) -> Previews {
    Previews(samples.filter { names.contains($0.title) }) { await PreviewProblem.all(of: $0) }
  }

  @Test("all of a module are found, in the order of their lines")
  func found() {
    #expect(
      samples.map(\.title) == [
        "Plain", "Of a size", "SamplePreviews", "Trapping", "Trapping as it appears",
        "Trapping in a task", "With an issue", "In a type",
      ])
    #expect(samples.map(\.line) == samples.map(\.line).sorted())
    #expect(samples.first?.id == "HeadwaterUITestingTests/SamplePreviews.swift:6")
    #expect(samples.first?.file == "SamplePreviews.swift")
  }

  // Covers: Preview, PreviewTrait, #Preview
  @Test("a preview has the traits of its declaration")
  func traits() {
    let none: [PreviewTrait<Preview.ViewTraits>] = []
    #expect(samples[0].traits == none)
    #expect(samples[1].traits == [.fixedLayout(width: 320, height: 64), .landscapeLeft])
  }

  // Covers: @Previewable
  @Test("a host shows the view of a preview, with its @Previewable state")
  @MainActor func hosted() throws {
    #expect(ViewHost(samples[0].content).outline == "text \"Plain text\"")
    #expect(ViewHost(samples[1].content).outline == "text \"First\"\ntext \"Second\"")
    let ui = ViewHost(samples[2].content)
    try ui.find(button: "Count: 1").tap()
    _ = try ui.find(button: "Count: 2")
  }

  @Test("previews that render pass")
  func rendered() async {
    await named("Plain", "Of a size", "SamplePreviews", "In a type").expectToRender()
  }

  @Test("one that traps fails its test with the reason, and those after it are rendered")
  func trapping() async {
    let previews = named("Trapping", "Trapping as it appears", "Trapping in a task", "In a type")
    let problems = await PreviewProblem.all(of: Array(previews))
    #expect(Set(problems.keys) == Set(previews.prefix(3).map(\.id)))
    let reasons = previews.prefix(3).map { problems[$0.id]?.first?.text ?? "" }
    #expect(reasons[0].hasPrefix("It ends its process: Swift/ContiguousArrayBuffer.swift:"))
    #expect(reasons[0].hasSuffix("Fatal error: Index out of range (signal 4)"))
    #expect(reasons[1].hasSuffix("Fatal error: Nobody may see this (signal 4)"))
    #expect(reasons[2].hasSuffix("Fatal error: Nobody may do this (signal 4)"))
  }

  @Test("one that raises an issue fails its test with the text of the issue")
  func issue() async {
    let previews = named("With an issue")
    await withKnownIssue {
      await previews.expectToRender()
    } matching: { issue in
      issue.comments.first?.rawValue == """
        The preview “With an issue” at \(previews[0].id) does not render.

        2 elements of ForEach<Text> in RootNode have the same id, a value of String. Each is shown, but it is \
        undefined which of them keeps its state when the list changes. Give each element a unique id.
        """
    }
  }

  @Test("a test without any preview fails")
  func none() async {
    await withKnownIssue {
      await Previews.all.of(modules: "Nowhere").expectToRender()
    } matching: { issue in
      issue.comments.first?.rawValue == """
        There is no preview of the module Nowhere in this program.

        Declare one beside a view: `#Preview { MyView() }`. Those of a module count if the tests depend on it.
        """
    }
  }
}
