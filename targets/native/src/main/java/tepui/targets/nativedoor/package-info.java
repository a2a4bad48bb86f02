/** Server side of programs in C: the entry point of the client library, and the switch of its packets. */
@NullMarked
package tepui.targets.nativedoor;

import org.jspecify.annotations.NullMarked;
