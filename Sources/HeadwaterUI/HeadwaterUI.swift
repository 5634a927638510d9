// HeadwaterUI
