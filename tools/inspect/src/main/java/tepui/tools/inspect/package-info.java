/** The frame inspector: a captured frame as pages, and the history of a pixel. */
@NullMarked
package tepui.tools.inspect;

import org.jspecify.annotations.NullMarked;
