let sum = 1 <+> 2
