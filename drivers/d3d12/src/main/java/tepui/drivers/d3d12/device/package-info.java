/** The opened device: the queue and its timeline, memory and its residency, descriptors, and what waits to be destroyed. */
@NullMarked
package tepui.drivers.d3d12.device;

import org.jspecify.annotations.NullMarked;
