/// The attributes of elements. The set is closed, so no text can become a name.
package enum AttributeName: String, Sendable {
  case alt
  case ariaChecked = "aria-checked"
  case ariaControls = "aria-controls"
  case ariaCurrent = "aria-current"
  case ariaDescribedBy = "aria-describedby"
  case ariaDescription = "aria-description"
  case ariaDisabled = "aria-disabled"
  case ariaExpanded = "aria-expanded"
  case ariaHasPopup = "aria-haspopup"
  case ariaHidden = "aria-hidden"
  case ariaInvalid = "aria-invalid"
  case ariaLabel = "aria-label"
  case ariaLabelledBy = "aria-labelledby"
  case ariaLevel = "aria-level"
  case ariaLive = "aria-live"
  case ariaMultiSelectable = "aria-multiselectable"
  case ariaPressed = "aria-pressed"
  case ariaSelected = "aria-selected"
  case ariaValueText = "aria-valuetext"
  case autocapitalize
  case autocomplete
  case autocorrect
  case checked
  case `class`
  case data = "d"
  case dataAppear = "data-appear"
  case dataAutofocus = "data-autofocus"
  case dataChrome = "data-chrome"
  case dataCopy = "data-copy"
  case dataFrom = "data-from"
  case dataGap = "data-gap"
  case dataHold = "data-hold"
  case dataIdentifier = "data-identifier"
  case dataKey = "data-k"
  case dataModal = "data-modal"
  case dataOn = "data-on"
  case dataRows = "data-rows"
  case dataStored = "data-stored"
  case dataTextTransition = "data-text-transition"
  case dataTransition = "data-transition"
  case dir
  case disabled
  case download
  case enterKeyHint = "enterkeyhint"
  case fill
  case fillRule = "fill-rule"
  case hidden
  case href
  case id
  case inputMode = "inputmode"
  case label
  case lang
  case loading
  case max
  case maxLength = "maxlength"
  case min
  case multiple
  case name
  case noValidate = "novalidate"
  case pathLength
  case placeholder
  case preserveAspectRatio
  case rel
  case required
  case role
  case rows
  case selected
  case spellcheck
  case src
  case step
  case stroke
  case strokeDashArray = "stroke-dasharray"
  case strokeDashOffset = "stroke-dashoffset"
  case strokeLineCap = "stroke-linecap"
  case strokeLineJoin = "stroke-linejoin"
  case strokeWidth = "stroke-width"
  case tabIndex = "tabindex"
  case target
  case title
  case type
  case value
  case vectorEffect = "vector-effect"
  case viewBox
}
