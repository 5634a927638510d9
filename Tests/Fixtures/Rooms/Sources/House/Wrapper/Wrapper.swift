struct Shelf {
  @Cooled var degrees: Int
}
