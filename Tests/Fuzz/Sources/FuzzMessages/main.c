#include <stddef.h>
#include <stdint.h>

// libFuzzer's own entry, for programs that have a main of theirs.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *, size_t));

// In Swift: see FuzzInput.swift.
int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

int main(int count, char **arguments) {
  return LLVMFuzzerRunDriver(&count, &arguments, LLVMFuzzerTestOneInput);
}
