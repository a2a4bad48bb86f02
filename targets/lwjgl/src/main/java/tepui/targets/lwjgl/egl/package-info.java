/** EGL in Java: displays, configurations, contexts and surfaces, for bindings that reach OpenGL through it. */
@NullMarked
package tepui.targets.lwjgl.egl;

import org.jspecify.annotations.NullMarked;
