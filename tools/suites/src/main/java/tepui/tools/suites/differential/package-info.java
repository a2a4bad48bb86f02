/** Differential tests: random OpenGL state, drawn by two implementations and compared. */
@NullMarked
package tepui.tools.suites.differential;

import org.jspecify.annotations.NullMarked;
