// The words that the layout's two sides share: axes, alignments, insets, limits and columns.
//
// `HeadwaterLayout` decides the styles of elements, and `HeadwaterLayoutOracle` computes the frames that these
// styles must produce. The oracle tests the traits, so the two share no rule: only the values that
// a view is made of are here.
