/** Piglit's compiled tests: which there are, and the runs over all of them, each in a process of its own. */
@NullMarked
package tepui.tools.suites.piglit;

import org.jspecify.annotations.NullMarked;
