/** Writing SPIR-V. */
@NullMarked
package tepui.drivers.vulkan.spirv;

import org.jspecify.annotations.NullMarked;
