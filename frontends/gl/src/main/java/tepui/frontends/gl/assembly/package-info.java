/** The low-level languages of ARB_vertex_program and ARB_fragment_program: read, counted, and said once more in GLSL. */
@NullMarked
package tepui.frontends.gl.assembly;

import org.jspecify.annotations.NullMarked;
