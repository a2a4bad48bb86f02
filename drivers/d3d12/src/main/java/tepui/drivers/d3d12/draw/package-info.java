/** Draws and dispatches: the program and the state of each, and draws that the driver makes itself. */
@NullMarked
package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.NullMarked;
