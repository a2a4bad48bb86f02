/** Access to an X server, for the size and state of windows. */
@NullMarked
package tepui.targets.nativedoor.x11;

import org.jspecify.annotations.NullMarked;
