import Foundation
import Testing

@testable import HeadwaterPortableViews

/// A page with a pink area in each container, with each modifier. A test in a browser measures it.
@MainActor @Suite("The room of shapes") struct ShapeRoomTests {
  @Test("each modifier of each shape has a place in each container")
  func page() throws {
    let graph = ViewGraph(
      root:
        ForEach(Room.allCases, id: \.self) { room in
          ForEach(Area.allCases, id: \.self) { area in
            ForEach(Change.allCases, id: \.self) { change in
              NativeElement(.div, "cell") { room.around(change.applied(to: area.view)) }
                .attribute(.dataIdentifier, "\(room) \(area) \(change)")
            }
          }
        })
    let places = Room.allCases.count * Area.allCases.count * Change.allCases.count
    #expect(graph.html.ranges(of: #"class="cell""#).count == places)
    if let folder = ProcessInfo.processInfo.environment["HEADWATER_PAGES"] {
      let page = """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>\(Stylesheet.base)
        \(HTMLWriter.styles(graph.rules))
        .cell { display: grid; place-items: center; width: 400px; height: 200px; }</style></head><body>\(graph.html)</body></html>
        """
      try Data(page.utf8).write(to: URL(filePath: folder).appending(path: "shapes.html"))
    }
  }
}

/// A view that fills the room that it is given.
private enum Area: CaseIterable {
  case rectangle, color, path

  @MainActor var view: AnyView {
    switch self {
    case .rectangle: AnyView(Rectangle().fill(Color.pink))
    case .color: AnyView(Color.pink)
    case .path: AnyView(Diamond().fill(Color.pink))
    }
  }
}

private struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    }
  }
}

/// A container that gives the area a room.
private enum Room: CaseIterable {
  case frame, height, row, column, layers, leadingLayers, filledFrame, rowInColumn, table, grid,
    list
  case background, overlay, sized

  @MainActor func around(_ view: AnyView) -> AnyView {
    let block = Text("a").frame(width: 20, height: 20)
    return switch self {
    case .frame: AnyView(view.frame(width: 200, height: 100))
    case .height: AnyView(VStack { view.frame(height: 20) }.frame(width: 200, height: 100))
    case .row:
      AnyView(
        HStack {
          block; view
        }.frame(width: 200, height: 100))
    case .column:
      AnyView(
        VStack {
          block; view
        }.frame(width: 200, height: 100))
    case .layers:
      AnyView(
        ZStack {
          block; view
        }.frame(width: 200, height: 100))
    case .leadingLayers:
      AnyView(
        ZStack(alignment: .leading) {
          block; view
        }.frame(width: 200, height: 100))
    case .filledFrame:
      AnyView(
        VStack(alignment: .leading) {
          ZStack(alignment: .leading) { view }
            .frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
        }
        .frame(width: 200, height: 100))
    case .rowInColumn:
      AnyView(
        VStack {
          block;
          HStack {
            block; view
          }
        }.frame(width: 200, height: 100))
    case .table:
      AnyView(
        Grid {
          GridRow {
            block; view
          }
        }.frame(width: 200, height: 100))
    case .grid:
      AnyView(
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          block; view
        }.frame(width: 200, height: 100))
    case .list:
      AnyView(
        VStack {
          List {
            view; block
          }
        }.frame(width: 200, height: 100))
    case .background: AnyView(Text("a").frame(width: 60, height: 40).background { view })
    case .overlay: AnyView(Text("a").frame(width: 60, height: 40).overlay { view })
    case .sized:
      AnyView(HStack { view.frame(width: 60, height: 40) }.frame(width: 200, height: 100))
    }
  }
}

/// A modifier that may put a box around the area. None but the padding takes from its room.
private enum Change: CaseIterable {
  case none, opacity, opacities, padding, label, element, identifier, tap, taps, drag, style, behind
  case shapeBehind, textBehind, front, frontColor, clip, clipped, corners, border, shadow, blur,
    scale
  case turn, offset, order, hidden, disabled, help, untouched, appearance, fill, animation,
    transition
  case fadedTap, tappedFade, paddedTap, card, deep

  @MainActor func applied(to view: AnyView) -> AnyView {
    switch self {
    case .none: view
    case .opacity: AnyView(view.opacity(0.5))
    case .opacities: AnyView(view.opacity(0.5).opacity(0.5))
    case .padding: AnyView(view.padding(4))
    case .label: AnyView(view.accessibilityLabel("Area"))
    case .element: AnyView(view.accessibilityElement())
    case .identifier: AnyView(view.accessibilityIdentifier("area"))
    case .tap: AnyView(view.onTapGesture {})
    case .taps: AnyView(view.onTapGesture(count: 2) {}.onTapGesture {})
    case .drag: AnyView(view.gesture(DragGesture().onChanged { _ in }))
    case .style: AnyView(view.background(Color.green))
    case .behind: AnyView(view.background { Color.green })
    case .shapeBehind: AnyView(view.background(Color.green, in: Capsule()))
    case .front: AnyView(view.overlay { Text("a").font(.caption) })
    case .frontColor: AnyView(view.overlay(Color.green.opacity(0.1)))
    case .textBehind: AnyView(view.background(alignment: .leading) { Text("a").font(.caption) })
    case .clip: AnyView(view.clipShape(Capsule()))
    case .clipped: AnyView(view.clipped())
    case .corners: AnyView(view.cornerRadius(4))
    case .border: AnyView(view.border(Color.green))
    case .shadow: AnyView(view.shadow(radius: 2))
    case .blur: AnyView(view.blur(radius: 2))
    case .scale: AnyView(view.scaleEffect(1).animation(.default, value: 1))
    case .turn: AnyView(view.rotationEffect(.zero))
    case .offset: AnyView(view.offset())
    case .order: AnyView(view.zIndex(1))
    case .hidden: AnyView(view.hidden())
    case .disabled: AnyView(view.disabled(true))
    case .help: AnyView(view.help("Area"))
    case .untouched: AnyView(view.allowsHitTesting(false))
    case .appearance: AnyView(view.onAppear {})
    case .fill: AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    case .animation: AnyView(view.opacity(0.5).animation(.default, value: 1))
    case .transition: AnyView(view.transition(.opacity))
    case .fadedTap: AnyView(view.opacity(0.5).onTapGesture {})
    case .tappedFade: AnyView(view.onTapGesture {}.opacity(0.5).shadow(radius: 2).opacity(0.5))
    case .paddedTap: AnyView(view.padding(4).onTapGesture {})
    case .card:
      AnyView(view.padding(4).background(Color.green).clipShape(Capsule()).shadow(radius: 2))
    case .deep:
      AnyView(view.shadow(radius: 2).opacity(0.5).clipped().opacity(0.5).clipped().onTapGesture {})
    }
  }
}
