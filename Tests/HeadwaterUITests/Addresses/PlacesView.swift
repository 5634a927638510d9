import HeadwaterUI

/// A stack whose screens have addresses.
struct PlacesView: View {
  @State var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Orders", value: Place.orders)
        NavigationLink("Secret", value: Place.secret)
        Button("Jump") { path = [.orders, .order(3), .order(4)] }
      }
      .navigationTitle("Start")
      .navigationDestination(for: Place.self) { PlaceView(place: $0, path: $path) }
    }
    .addresses($path, .places)
  }
}

struct PlaceView: View {
  let place: Place
  @Binding var path: [Place]

  var body: some View {
    VStack {
      Text("\(place)")
      NavigationLink("Order 17", value: Place.order(17))
      Button("Other") { path[path.count - 1] = .tag("other") }
    }
    .navigationTitle("\(place)")
  }
}

/// A stack of screens with long names.
struct LongPlacesView: View {
  static let name = String(repeating: "x", count: 200)
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      link.navigationDestination(for: Place.self) { _ in link }
    }
    .addresses($path, .places)
  }

  private var link: some View { NavigationLink("Deeper", value: Place.tag(Self.name)) }
}
