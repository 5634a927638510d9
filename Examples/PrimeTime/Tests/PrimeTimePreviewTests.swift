import HeadwaterUITesting
import Testing

@Suite("Previews of PrimeTime")
struct PrimeTimePreviewTests {
  @Test("each can be seen")
  func previews() async {
    await Previews.all.of(
      modules: "FavoritePrimes", "PrimeCounter", "PrimeSheet",
      "PrimeTime"
    ).expectToRender()
  }
}
