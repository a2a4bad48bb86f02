/** Windows of Wayland compositors. */
@NullMarked
package tepui.targets.nativedoor.wayland;

import org.jspecify.annotations.NullMarked;
