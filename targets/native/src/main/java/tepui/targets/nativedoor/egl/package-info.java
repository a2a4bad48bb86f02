/** EGL 1.5. */
@NullMarked
package tepui.targets.nativedoor.egl;

import org.jspecify.annotations.NullMarked;
