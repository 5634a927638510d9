/// The style sheet that all elements share.
package enum LayoutStylesheet {
  /// The text of the style sheet.
  ///
  /// A column of `minmax(0, 1fr)` lets a larger view leave its box at both sides, and one of `1fr`
  /// is never narrower than a word. `--way` is -1 where rows run from the right. `safe` moves all
  /// of that to the end, where it can be scrolled to.
  package static func text(_ policy: LayoutPolicy) -> String {
    let center = policy == .page ? "safe center" : "center"
    let layers = "display:grid;place-items:\(center)"
    let one = "grid-template:minmax(0,1fr)/minmax(0,1fr)"
    return """
      *{box-sizing:border-box}
      [dir=rtl]{--way:-1}
      .w,.z,.l,.g,.s{\(layers)}
      .w,.z{position:relative;\(one)}
      .a{grid-template-columns:1fr}
      .z>*{grid-area:1/1}
      .l{position:absolute;inset:0;\(one)}
      .f{position:absolute;inset:0}
      .b{isolation:isolate}
      .u{z-index:-1}
      .h,.v{display:flex;align-items:\(center);justify-content:\(center);gap:8px}
      .v{flex-direction:column}
      .g{justify-content:center;align-content:center}
      .s{grid-template-columns:minmax(0,1fr);align-content:start;overflow:auto;contain:size}
      .c{clip-path:circle()}
      """
  }
}
