/** Runner of piglit's shader_test files: their grammar, their commands, and runs over all of them. */
@NullMarked
package tepui.tools.suites.shader;

import org.jspecify.annotations.NullMarked;
