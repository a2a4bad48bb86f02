/** Recording of command buffers: batches, barriers, passes, queries, and the order of batches in the queue. */
@NullMarked
package tepui.drivers.vulkan.record;

import org.jspecify.annotations.NullMarked;
