import CoffeeOrdersService
import HeadwaterUI

/// What a person has typed and not saved. A window remembers it with what it is based on: a page brings back typed
/// text by itself, and on top of a newer order it would replace what nobody has seen.
struct UnsavedOrders: Codable, Equatable, Sendable {
  /// What was typed into orders, until it is saved or discarded.
  var updates: [Order.ID: UnsavedOrder] = [:]
  /// The key of the form that is open, so that a new order is placed once, also by an attempt after a restart.
  var key = PlacementKey()
}

/// What a person has typed into an order.
struct UnsavedOrder: Codable, Equatable, Sendable {
  var form: OrderForm
  /// The order on which it is based.
  var order: Order
}

extension EnvironmentValues {
  /// What was typed into orders and not saved.
  @Entry var unsavedOrders = Binding<UnsavedOrders>.constant(UnsavedOrders())
}
