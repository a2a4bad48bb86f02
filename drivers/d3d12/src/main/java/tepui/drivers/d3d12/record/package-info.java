/** Recording of command lists: batches, their barriers, queries, and the descriptors that lists read. */
@NullMarked
package tepui.drivers.d3d12.record;

import org.jspecify.annotations.NullMarked;
