func litres(_ kitchen: Kitchen) -> Int { kitchen.barrel.litres }
