/** The opened device: the instance and its extensions, the queue and its timeline, memory, and what waits to be destroyed. */
@NullMarked
package tepui.drivers.vulkan.device;

import org.jspecify.annotations.NullMarked;
