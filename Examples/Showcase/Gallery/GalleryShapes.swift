import HeadwaterUI

struct GalleryShapes: View {
  @State private var place = CGPoint(x: 60, y: 60)
  @State private var angle = 20.0

  var body: some View {
    GalleryParts {
      GallerySection("Shapes", in: .card) {
        HStack(spacing: 12) {
          Rectangle().fill(Color.blue).frame(width: 48, height: 48)
          Circle().fill(Color.green).frame(width: 48, height: 48)
          Capsule().fill(Color.orange).frame(width: 64, height: 32)
          RoundedRectangle(cornerRadius: 12).strokeBorder(Color.purple, lineWidth: 3)
            .frame(width: 48, height: 48)
        }
        HStack(spacing: 12) {
          Triangle().fill(Color.red).frame(width: 48, height: 48)
          Triangle().stroke(Color.teal, lineWidth: 3).frame(width: 48, height: 48)
          Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 4)
            .frame(width: 48, height: 48)
          LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
            .frame(width: 48, height: 48).clipShape(Circle())
        }
      }
      GallerySection("A turn", in: .card) {
        Text("Turned").padding(8).background(Color.blue.opacity(0.2), in: Capsule())
          .rotationEffect(.degrees(angle))
          .animation(.easeOut(duration: 0.2), value: angle)
        Slider(value: $angle, in: 0...90) { Text("Angle") }
      }
      GallerySection("A drag", in: .card) {
        ZStack {
          Color.secondary.opacity(0.1)
          Circle().fill(Color.blue).frame(width: 40, height: 40)
            .position(place)
            .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
        }
        .frame(height: 140)
        .overlay(alignment: .bottomTrailing) { Text("Drag the circle").font(.caption).padding(8) }
      }
      GallerySection("Layout", in: .card) {
        Text("A card")
          .frame(maxWidth: .infinity)
          .padding()
          .background(.background, in: RoundedRectangle(cornerRadius: 12))
          .shadow(radius: 4)
        Grid(alignment: .leading) {
          GridRow {
            Text("Name")
            Text("Ada")
          }
          GridRow {
            Text("City")
            Text("London")
          }
        }
      }
    }
    .navigationTitle("Layout and shapes")
  }
}

/// A custom shape.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
