#include "CHeadwaterDevelopment.h"

#include <string.h>

void headwater_write_code(uint64_t address, const uint8_t *bytes, size_t count) {
  uint64_t word = address & ~(uint64_t)7;
  if (count <= 8 && address + count <= word + 8) {
    uint64_t value = __atomic_load_n((uint64_t *)word, __ATOMIC_RELAXED);
    memcpy((uint8_t *)&value + (address - word), bytes, count);
    __atomic_store_n((uint64_t *)word, value, __ATOMIC_SEQ_CST);
  } else {
    memcpy((void *)address, bytes, count);
  }
  __builtin___clear_cache((char *)address, (char *)address + count);
}
