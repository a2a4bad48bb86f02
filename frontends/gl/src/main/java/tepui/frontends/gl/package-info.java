/** OpenGL for programs: entry points with C signatures, their constants, contexts, and a face that is friendlier to Java. */
@NullMarked
package tepui.frontends.gl;

import org.jspecify.annotations.NullMarked;
