/** What is changed in the classes of a binding of OpenGL. */
@NullMarked
package tepui.targets.lwjgl.weave;

import org.jspecify.annotations.NullMarked;
