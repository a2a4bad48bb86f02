/** Weaver: the changes in classes of bindings of OpenGL. */
@NullMarked
package tepui.targets.lwjgl.weave;

import org.jspecify.annotations.NullMarked;
