/** Common parts of EGL and GLX: formats, contexts, drawables, and what is current for a thread. */
@NullMarked
package tepui.targets.nativedoor.window;

import org.jspecify.annotations.NullMarked;
