/** Machine code: an assembler for x86-64 vectors, memory that is executable, and what the processor can do. */
@org.jspecify.annotations.NullMarked
package tepui.drivers.soft.code;
