/** Functions that woven classes of {@code org.lwjgl.opengl} call beside OpenGL itself. */
@NullMarked
package tepui.targets.lwjgl.gl;

import org.jspecify.annotations.NullMarked;
