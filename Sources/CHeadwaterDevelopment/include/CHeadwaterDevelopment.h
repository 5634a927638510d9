#ifndef C_HEADWATER_DEVELOPMENT_H
#define C_HEADWATER_DEVELOPMENT_H

#include <stddef.h>
#include <stdint.h>

/// Writes machine code over other code, so that a thread that enters it sees the old or the new, and tells the
/// instruction cache. Swift has no such store.
///
/// The address is a multiple of 4, and `count` at most 8 bytes, which lie within one aligned word of 8 bytes, or any
/// number if nobody runs the code yet. The memory is writable.
void headwater_write_code(uint64_t address, const uint8_t *bytes, size_t count);

#endif
