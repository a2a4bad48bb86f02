/** Comparison of lists. */
@NullMarked
package tepui.tools.image.list;

import org.jspecify.annotations.NullMarked;
