/** Compiler of the shader IR to SPIR-V. */
@NullMarked
package tepui.drivers.vulkan.spirv;

import org.jspecify.annotations.NullMarked;
