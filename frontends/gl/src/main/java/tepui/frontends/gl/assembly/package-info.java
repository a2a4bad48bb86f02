/**
 * Assembly programs, the low-level languages of ARB_vertex_program and ARB_fragment_program: parsed, counted, and
 * translated to IR.
 */
@NullMarked
package tepui.frontends.gl.assembly;

import org.jspecify.annotations.NullMarked;
