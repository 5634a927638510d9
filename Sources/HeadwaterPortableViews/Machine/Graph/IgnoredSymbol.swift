/// A symbol, or a part of one, that compiles and does nothing. The first use is reported, together with an
/// alternative.
///
/// `Scripts/symbol-table` and a test read the names: each symbol whose documentation says that it does
/// nothing has to be listed here.
package enum IgnoredSymbol: String, CaseIterable, Sendable {
  case ignoresSafeArea = ".ignoresSafeArea"
  case edgesIgnoringSafeArea = ".edgesIgnoringSafeArea"
  case minimumScaleFactor = ".minimumScaleFactor"
  case previewLayout = ".previewLayout"
  case previewDevice = ".previewDevice"
  case previewDisplayName = ".previewDisplayName"
  case presentationDetents = ".presentationDetents"
  case presentationDragIndicator = ".presentationDragIndicator"
  case statusBarHidden = ".statusBarHidden"
  case statusBar = ".statusBar"
  case drawingGroup = ".drawingGroup"
  case compositingGroup = ".compositingGroup"
  case scrollIndicators = ".scrollIndicators"
  case scrollDismissesKeyboard = ".scrollDismissesKeyboard"
  case scrollContentBackground = ".scrollContentBackground"
  case toolbarBackground = ".toolbarBackground"
  case listStyle = ".listStyle"
  case formStyle = ".formStyle"
  case menuStyle = ".menuStyle"
  case datePickerStyle = ".datePickerStyle"
  case tabViewStyle = ".tabViewStyle"
  case listRowSeparator = ".listRowSeparator"
  case sensoryFeedback = ".sensoryFeedback"
  case gaugeStyle = ".gaugeStyle"
  case navigationBarTitleDisplayMode = ".navigationBarTitleDisplayMode"
  case truncationMode = ".truncationMode"
  case preferredColorScheme = ".preferredColorScheme"
  case accessibilitySortPriority = ".accessibilitySortPriority"
  case accessibilityRemoveTraits = ".accessibilityRemoveTraits"
  case contentShape = ".contentShape"
  case renderingMode = "Image.renderingMode"
  case repeatedAnimation = "Animation.repeatForever and repeatCount"
  case pinnedViews = "the pinned views of a lazy stack or grid"
  case imageInsets = "the cap insets and the tiling of Image.resizable"
  case openURL = "openURL without a handler"
  case roundedBorder = ".textFieldStyle(.roundedBorder)"
  case otherScenes = "each scene of an app after its first"
  case traits = "the traits isModal, isToggle and updatesFrequently"

  /// The sentence that says what to do instead.
  var instead: String {
    switch self {
    case .ignoresSafeArea:
      "A page has no safe area; set .padding on its content."
    case .edgesIgnoringSafeArea:
      "A page has no safe area; set .padding on its content."
    case .minimumScaleFactor:
      "A text never shrinks; set a smaller .font, or a .lineLimit."
    case .previewLayout:
      "Name the layout in the traits of `#Preview`."
    case .previewDevice:
      "The page of previews shows each `#Preview` at three widths."
    case .previewDisplayName:
      "Give the name to `#Preview`."
    case .presentationDetents:
      "A sheet is as high as its content; set the height of the content with .frame."
    case .presentationDragIndicator:
      "A sheet has a button that closes it; leave the modifier out."
    case .statusBarHidden:
      "A browser has no status bar; leave the modifier out."
    case .statusBar:
      "A browser has no status bar; leave the modifier out."
    case .drawingGroup:
      "A browser paints a page as a whole; leave the modifier out."
    case .compositingGroup:
      "A browser paints a page as a whole; set .opacity on one view that contains the others."
    case .scrollIndicators:
      "A browser shows scroll bars as the person prefers; use ScrollView(showsIndicators:)."
    case .scrollDismissesKeyboard:
      "A browser hides its keyboard itself; leave the modifier out."
    case .scrollContentBackground:
      "The style sheet sets the background of lists and forms; use a ScrollView with a VStack and a .background."
    case .toolbarBackground:
      "The style sheet sets the background of the bars; hide the bar with .toolbar(.hidden, for:) and show one of your own."
    case .listStyle:
      "All lists are inset groups; use a ScrollView with a LazyVStack for another look."
    case .formStyle:
      "All forms are inset groups; use a Grid or a VStack for another look."
    case .menuStyle:
      "A menu is a list of buttons; give the menu a label with another look."
    case .datePickerStyle:
      "The browser draws date pickers; leave the modifier out."
    case .tabViewStyle:
      "A tab view always has a bar; use a ScrollView(.horizontal) for pages."
    case .listRowSeparator:
      "The style sheet draws the lines between rows; use a ScrollView with a LazyVStack and Dividers."
    case .sensoryFeedback:
      "There are no sounds and no vibrations; show what has happened."
    case .gaugeStyle:
      "Every gauge is a bar; draw another one with Circle().trim(from:to:)."
    case .navigationBarTitleDisplayMode:
      "There is only one way to show a title; put a Text of the size you want into ToolbarItem(placement: .principal)."
    case .truncationMode:
      "A text that is too long is cut off at its end; shorten the string in the middle yourself."
    case .preferredColorScheme:
      "The person chooses between a light and a dark appearance; use colours that suit both, such as .primary."
    case .accessibilitySortPriority:
      "Screen readers read the elements in their order in the document; put the views into that order."
    case .accessibilityRemoveTraits:
      "Native elements keep their role; use a view without that role, or .accessibilityHidden(true)."
    case .contentShape:
      "The whole box of a view can be tapped, whatever the shape; put the gesture on a smaller view."
    case .renderingMode:
      "Symbols have the colour of the text, and pictures their own colours; use a picture of the colour you want."
    case .repeatedAnimation:
      "An animation runs once; change the value again in a task with a clock."
    case .pinnedViews:
      "Headers scroll with the other views; put them above the scroll view."
    case .imageInsets:
      "A picture is stretched as a whole; use a picture of the right size, or put several beside one another."
    case .openURL:
      "A server opens no addresses; show a Link, or set OpenURLAction(handler:) as \\.openURL."
    case .roundedBorder:
      "Fields have a rounded border unless a view around them has .textFieldStyle(.plain); leave the modifier out elsewhere."
    case .otherScenes:
      "A page shows one scene; put the content of the others into screens or sheets of the first."
    case .traits:
      "Assistive technology does not receive them; use a sheet, a Toggle or a ProgressView."
    }
  }
}
