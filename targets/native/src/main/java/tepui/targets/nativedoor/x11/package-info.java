/** The few things that are asked of an X server. */
@NullMarked
package tepui.targets.nativedoor.x11;

import org.jspecify.annotations.NullMarked;
