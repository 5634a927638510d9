/// Words that are the value of a property.
package enum Keyword: String, Hashable, Sendable {
  case auto
  case autoHidden = "auto hidden"
  case clip
  case contentBox = "content-box"
  case end
  case hidden
  case inlineSize = "inline-size"
  case none
  case one = "1"
  case relative
  case safeEnd = "safe end"
  case size
  case start
  case stretch
  case wrap
}
