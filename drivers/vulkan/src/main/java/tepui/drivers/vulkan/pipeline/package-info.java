/**
 * What of {@link tepui.pipe.pipeline} is Vulkan's own: the layout of a key, and the header of a cache on disk. Calls nothing of Vulkan.
 */
@NullMarked
package tepui.drivers.vulkan.pipeline;

import org.jspecify.annotations.NullMarked;
