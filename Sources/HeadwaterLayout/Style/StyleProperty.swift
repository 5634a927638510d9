/// The properties that the layout declares, in the order in which they are written.
package enum StyleProperty: String, Hashable, Sendable, CaseIterable {
  case flex
  case flexWrap = "flex-wrap"
  case placeSelf = "place-self"
  case justifySelf = "justify-self"
  case alignSelf = "align-self"
  case justifyContent = "justify-content"
  case alignContent = "align-content"
  case alignItems = "align-items"
  case gridTemplate = "grid-template"
  case gridTemplateColumns = "grid-template-columns"
  case gridTemplateRows = "grid-template-rows"
  case gridColumn = "grid-column"
  case gap
  case rowGap = "row-gap"
  case boxSizing = "box-sizing"
  case width
  case height
  case minWidth = "min-width"
  case minHeight = "min-height"
  case maxWidth = "max-width"
  case maxHeight = "max-height"
  case aspectRatio = "aspect-ratio"
  case contain
  case containIntrinsicSize = "contain-intrinsic-size"
  case containerType = "container-type"
  case padding
  case paddingBlock = "padding-block"
  case paddingInline = "padding-inline"
  case paddingBlockStart = "padding-block-start"
  case paddingInlineStart = "padding-inline-start"
  case paddingBlockEnd = "padding-block-end"
  case paddingInlineEnd = "padding-inline-end"
  case marginTop = "margin-top"
  case marginBottom = "margin-bottom"
  case marginBlockStart = "margin-block-start"
  case marginInlineStart = "margin-inline-start"
  case marginBlockEnd = "margin-block-end"
  case marginInlineEnd = "margin-inline-end"
  case overflow
  case position
  case insetInlineStart = "inset-inline-start"
  case top
  case translate
  case visibility
}
