/** GLX 1.4. */
@NullMarked
package tepui.targets.nativedoor.glx;

import org.jspecify.annotations.NullMarked;
