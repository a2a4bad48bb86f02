/** Random OpenGL state, drawn by two implementations and compared: what no hand-written test thinks of. */
@NullMarked
package tepui.tools.suites.differential;

import org.jspecify.annotations.NullMarked;
