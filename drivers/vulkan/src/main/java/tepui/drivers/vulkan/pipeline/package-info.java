/**
 * Pipeline caching, as far as it is Vulkan's own ({@link tepui.pipe.pipeline} has the rest): the layout of a key, and
 * the header of a cache on disk. Calls nothing of Vulkan.
 */
@NullMarked
package tepui.drivers.vulkan.pipeline;

import org.jspecify.annotations.NullMarked;
