/** The way in for programs in C: where the client library enters, and the switch of its packets. */
@NullMarked
package tepui.targets.nativedoor;

import org.jspecify.annotations.NullMarked;
