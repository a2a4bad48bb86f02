/** Windows shown by another device than the one that draws: pictures are carried over through memory. */
@NullMarked
package tepui.layers.show;

import org.jspecify.annotations.NullMarked;
