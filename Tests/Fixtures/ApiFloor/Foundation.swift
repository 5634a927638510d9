// Stands in for Foundation in Scripts/check-api-floor, which has to compile what uses it. All of it is
// older than our oldest platforms. What is missing only makes that check less complete.

public typealias CGFloat = Double
