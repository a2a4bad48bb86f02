/** Draws and dispatches: the program and the dynamic state of each, and draws that the driver makes itself. */
@NullMarked
package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.NullMarked;
