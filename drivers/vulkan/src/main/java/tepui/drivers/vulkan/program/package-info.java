/** Shaders, programs, and the pipelines that are made of them and of states. */
@NullMarked
package tepui.drivers.vulkan.program;

import org.jspecify.annotations.NullMarked;
