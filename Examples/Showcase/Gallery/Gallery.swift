import HeadwaterUI

/// All controls and their looks, on a few screens.
struct Gallery: View {
  var body: some View {
    List {
      Section {
        NavigationLink("Controls") { GalleryControls() }
        NavigationLink("Pickers and dates") { GalleryPickers() }
        NavigationLink("Buttons and menus") { GalleryButtons() }
        NavigationLink("Texts and images") { GalleryTexts() }
        NavigationLink("Lists") { GalleryLists() }
        NavigationLink("Long lists") { GalleryLongLists() }
        NavigationLink("Tabs") { GalleryTabs() }
        NavigationLink("Stacks") { GalleryStacks() }
        NavigationLink("Layout and shapes") { GalleryShapes() }
      }
    }
    .navigationTitle("Gallery")
  }
}
