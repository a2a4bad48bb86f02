/** Starts of programs that are prepared: their classes are woven ahead, and the VM keeps what it loaded. */
@NullMarked
package tepui.targets.lwjgl.start;

import org.jspecify.annotations.NullMarked;
