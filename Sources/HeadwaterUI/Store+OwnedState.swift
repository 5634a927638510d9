import Headwater
import HeadwaterViews

// SwiftUI does not tell which properties of a view are new.
#if !canImport(SwiftUI) || PortableViews
  extension Store: OwnedState {}
#endif
