func refill(_ kitchen: inout Kitchen) { kitchen.pour(kitchen.barrel) }
