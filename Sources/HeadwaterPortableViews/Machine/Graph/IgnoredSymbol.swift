/// A symbol, or a part of one, that compiles and does nothing here: whoever uses it is told once, with
/// what to use.
///
/// `Scripts/symbol-table` and a test read the names: what is documented to do nothing has to be here.
package enum IgnoredSymbol: String, CaseIterable, Sendable {
  case transition = ".transition"
  case contentTransition = ".contentTransition"
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
  case withAnimation = "withAnimation()"
  case withTransaction = "withTransaction()"
  case bindingAnimation = "Binding.animation"
  case bindingTransaction = "Binding.transaction"
  case repeatedAnimation = "Animation.repeatForever and repeatCount"
  case pinnedViews = "the pinned views of a lazy stack or grid"
  case imageInsets = "the cap insets and the tiling of Image.resizable"
  case openURL = "openURL without a handler"
  case roundedBorder = ".textFieldStyle(.roundedBorder)"
  case traits = "the traits isModal, isToggle and updatesFrequently"

  /// What to do in its place.
  var instead: String {
    switch self {
    case .transition:
      "Views come and go at once; put .animation(_:value:) on what stays."
    case .contentTransition:
      "Contents change at once; put .animation(_:value:) on the view."
    case .ignoresSafeArea:
      "A page has no safe area; set .padding on its content."
    case .edgesIgnoringSafeArea:
      "A page has no safe area; set .padding on its content."
    case .minimumScaleFactor:
      "A text is never shrunk; set a smaller .font, or a .lineLimit."
    case .previewLayout:
      "No canvas shows previews; open the app in a browser."
    case .previewDevice:
      "No canvas shows previews; open the app in a browser."
    case .previewDisplayName:
      "No canvas shows previews; open the app in a browser."
    case .presentationDetents:
      "A sheet is as high as its content; set the height of that by .frame."
    case .presentationDragIndicator:
      "A sheet has a button that closes it; leave the modifier out."
    case .statusBarHidden:
      "A browser has no status bar; leave the modifier out."
    case .statusBar:
      "A browser has no status bar; leave the modifier out."
    case .drawingGroup:
      "A browser paints a page as a whole; leave the modifier out."
    case .compositingGroup:
      "A browser paints a page as a whole; set .opacity on one view that holds the others."
    case .scrollIndicators:
      "A browser shows scroll bars as the person prefers; use ScrollView(showsIndicators:)."
    case .scrollDismissesKeyboard:
      "A browser hides its keyboard itself; leave the modifier out."
    case .scrollContentBackground:
      "The ground of lists and forms belongs to the style sheet; use a ScrollView with a VStack and a .background."
    case .toolbarBackground:
      "The bars belong to the style sheet; hide the bar by .toolbar(.hidden, for:) and show one of your own."
    case .listStyle:
      "All lists are inset groups; use a ScrollView with a LazyVStack for another look."
    case .formStyle:
      "All forms are inset groups; use a Grid or a VStack for another look."
    case .menuStyle:
      "A menu is a list of buttons; give the menu a label of another look."
    case .datePickerStyle:
      "A date picker is that of the browser; leave the modifier out."
    case .tabViewStyle:
      "A tab view has a bar; use a ScrollView(.horizontal) for pages."
    case .listRowSeparator:
      "Lines between rows belong to the style sheet; use a ScrollView with a LazyVStack and Dividers."
    case .sensoryFeedback:
      "There are no sounds and no vibrations; show what has happened."
    case .gaugeStyle:
      "Every gauge is a bar; draw another by Circle().trim(from:to:)."
    case .navigationBarTitleDisplayMode:
      "Titles are shown in one way; put a Text of the size you want into ToolbarItem(placement: .principal)."
    case .truncationMode:
      "A text that is too long loses its end; shorten the string in the middle yourself."
    case .preferredColorScheme:
      "Whether the ground is light or dark is the person's to say; use colours that have both forms, such as .primary."
    case .accessibilitySortPriority:
      "Things are read in the order in which they stand; put them into that order."
    case .accessibilityRemoveTraits:
      "Native elements keep their role; use a view that does not have it, or .accessibilityHidden(true)."
    case .contentShape:
      "The whole box of a view can be tapped, whatever the shape; put the gesture on a smaller view."
    case .renderingMode:
      "Symbols have the colour of the text, pictures their own; use a picture of the colour you want."
    case .withAnimation:
      "The closure is run, and what it changes is shown at once; put .animation(_:value:) on the views that change."
    case .withTransaction:
      "The closure is run, and what it changes is shown at once; put .animation(_:value:) on the views that change."
    case .bindingAnimation:
      "What is set is shown at once; put .animation(_:value:) on the views that change."
    case .bindingTransaction:
      "What is set is shown at once; put .animation(_:value:) on the views that change."
    case .repeatedAnimation:
      "An animation is shown once; change the value again by a task with a clock."
    case .pinnedViews:
      "Headers are scrolled with the rest; put them above the scroll view."
    case .imageInsets:
      "A picture is stretched as a whole; use a picture that has the size, or put several beside one another."
    case .openURL:
      "A server opens nothing; show a Link, or set OpenURLAction(handler:) as \\.openURL."
    case .roundedBorder:
      "Fields have a rounded border unless a view around them has .textFieldStyle(.plain); leave the modifier out elsewhere."
    case .traits:
      "Assistive technology is not told of them; use a sheet, a Toggle or a ProgressView."
    }
  }
}
