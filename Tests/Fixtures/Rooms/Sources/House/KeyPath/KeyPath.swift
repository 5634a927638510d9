let litresPath = \Kitchen.barrel.litres
