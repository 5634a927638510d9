import CoffeeOrdersService
import HeadwaterUI

/// The fields of an order, each with its message below it.
public struct OrderFields: View {
  /// The fields that can be invalid, in order.
  public enum Field: Hashable, Sendable {
    case name, coffeeName, total
  }

  @Binding private var form: OrderForm
  private let errors: AddNewCoffeeOrderError
  private let focus: FocusState<Field?>.Binding

  public init(
    form: Binding<OrderForm>, errors: AddNewCoffeeOrderError, focus: FocusState<Field?>.Binding
  ) {
    _form = form
    self.errors = errors
    self.focus = focus
  }

  public var body: some View {
    field("Name", $form.name, .name, errors.name)
    field("Coffee name", $form.coffeeName, .coffeeName, errors.coffeeName)
    field("Total", $form.total, .total, errors.total)
      #if !os(macOS) || PortableViews
        .keyboardType(.decimalPad)
      #endif
    Section {
      Picker("Coffee size", selection: $form.size) {
        ForEach(CoffeeSize.allCases) { size in
          Text(size.rawValue.capitalized).tag(size)
        }
      }
      .pickerStyle(.segmented)
    }
  }

  private func field(
    _ title: String, _ text: Binding<String>, _ field: Field, _ message: String
  ) -> some View {
    Section {
      TextField(title, text: text).focused(focus, equals: field).invalid(!message.isEmpty)
    } footer: {
      Text(message).foregroundStyle(.red)
    }
  }
}

extension AddNewCoffeeOrderError {
  /// The first invalid field.
  public var firstField: OrderFields.Field? {
    if !name.isEmpty { return .name }
    if !coffeeName.isEmpty { return .coffeeName }
    return total.isEmpty ? nil : .total
  }
}
