/** Calls of a trace made again on a device. */
@NullMarked
package tepui.tools.trace.play;

import org.jspecify.annotations.NullMarked;
