/** State that is bound in a context, and the descriptors that follow from it. */
@NullMarked
package tepui.drivers.vulkan.bind;

import org.jspecify.annotations.NullMarked;
