/** GLFW's context functions on Tepui, and all of GLFW where there is no display. */
@NullMarked
package tepui.targets.lwjgl.glfw;

import org.jspecify.annotations.NullMarked;
