/** Calls of a program written as a trace while it runs. */
@NullMarked
package tepui.tools.trace.record;

import org.jspecify.annotations.NullMarked;
