func read(_ kitchen: Kitchen) -> Int { kitchen.label.price }
