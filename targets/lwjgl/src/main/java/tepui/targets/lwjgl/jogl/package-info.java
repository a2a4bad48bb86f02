/** Functions that woven classes of JOGL call: its libraries, its memory, its windows without a display. */
@NullMarked
package tepui.targets.lwjgl.jogl;

import org.jspecify.annotations.NullMarked;
