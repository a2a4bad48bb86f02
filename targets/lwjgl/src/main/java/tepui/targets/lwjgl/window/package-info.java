/** Devices, contexts and windows of a running program. */
@NullMarked
package tepui.targets.lwjgl.window;

import org.jspecify.annotations.NullMarked;
