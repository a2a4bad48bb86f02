/** What EGL and GLX share: formats, contexts, what contexts draw to, and what is current for a thread. */
@NullMarked
package tepui.targets.nativedoor.window;

import org.jspecify.annotations.NullMarked;
