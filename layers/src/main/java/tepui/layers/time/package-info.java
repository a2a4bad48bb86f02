/** Times of frames on the device, by its own clock. */
@NullMarked
package tepui.layers.time;

import org.jspecify.annotations.NullMarked;
