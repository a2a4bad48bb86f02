/** Piglit's shader_test files: their grammar, what their commands do, and the runs over all of them. */
@NullMarked
package tepui.tools.suites.shader;

import org.jspecify.annotations.NullMarked;
