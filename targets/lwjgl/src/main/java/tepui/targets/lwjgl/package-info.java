/** A Java program written for OpenGL through LWJGL runs on Tepui without a change: agent, weaver, launcher. */
@NullMarked
package tepui.targets.lwjgl;

import org.jspecify.annotations.NullMarked;
