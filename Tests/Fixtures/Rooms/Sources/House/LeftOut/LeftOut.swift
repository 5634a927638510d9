#if FEATHERS
  func drink(_ barrel: Barrel) {}
#endif
