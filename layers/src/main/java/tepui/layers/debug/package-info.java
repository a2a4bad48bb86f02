/** Debugging of shaders: one invocation's run as Java code, with the lines and variables of its source. */
@NullMarked
package tepui.layers.debug;

import org.jspecify.annotations.NullMarked;
