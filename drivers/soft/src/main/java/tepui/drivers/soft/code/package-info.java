/** Machine code: an assembler for x86-64 vectors, executable memory, and the processor's features. */
@org.jspecify.annotations.NullMarked
package tepui.drivers.soft.code;
