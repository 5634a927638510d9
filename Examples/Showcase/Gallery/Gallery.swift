import Foundation
import HeadwaterUI

/// A screen of the gallery. The raw value is its address.
enum GalleryPage: String, AddressValue, CaseIterable {
  case controls, pickers, buttons, texts, lists, longLists = "long-lists", tabs, stacks, shapes,
    motion, storage

  /// Its file, below the folder of the showcase.
  var file: String {
    "Gallery/Gallery\(rawValue.capitalized.replacing("-", with: "")).swift"
  }
}

/// All controls and their looks, on a few screens.
struct Gallery: View {
  var body: some View {
    List {
      Section {
        NavigationLink("Controls", value: GalleryPage.controls)
        NavigationLink("Pickers and dates", value: GalleryPage.pickers)
        NavigationLink("Buttons and menus", value: GalleryPage.buttons)
        NavigationLink("Texts and images", value: GalleryPage.texts)
        NavigationLink("Lists", value: GalleryPage.lists)
        NavigationLink("Long lists", value: GalleryPage.longLists)
        NavigationLink("Tabs", value: GalleryPage.tabs)
        NavigationLink("Stacks", value: GalleryPage.stacks)
        NavigationLink("Layout and shapes", value: GalleryPage.shapes)
        NavigationLink("Motion", value: GalleryPage.motion)
        NavigationLink("Storage", value: GalleryPage.storage)
      }
    }
    .navigationTitle("Gallery")
  }
}

/// A screen of the gallery.
struct GalleryScreen: View {
  let page: GalleryPage

  @Environment(\.sources) private var sources

  var body: some View {
    screen.toolbar {
      if let code = sources?.page(of: page.file, in: Example.gallery.source) {
        ToolbarItem(placement: .automatic) { Link("Code", destination: code) }
      }
    }
  }

  @ViewBuilder private var screen: some View {
    switch page {
    case .controls: GalleryControls()
    case .pickers: GalleryPickers()
    case .buttons: GalleryButtons()
    case .texts: GalleryTexts()
    case .lists: GalleryLists()
    case .longLists: GalleryLongLists()
    case .tabs: GalleryTabs()
    case .stacks: GalleryStacks()
    case .shapes: GalleryShapes()
    case .motion: GalleryMotion()
    case .storage: GalleryStorage()
    }
  }
}

#Preview("Contents") {
  NavigationStack { Gallery() }
}

#Preview("Controls") {
  NavigationStack { GalleryScreen(page: .controls) }
}

#Preview("Shapes") {
  NavigationStack { GalleryScreen(page: .shapes) }
}
