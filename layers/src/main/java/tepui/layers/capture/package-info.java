/** Capture of a frame: what it needs from before, its calls, and the program's own calls that led to them. */
@NullMarked
package tepui.layers.capture;

import org.jspecify.annotations.NullMarked;
