// Headwater
