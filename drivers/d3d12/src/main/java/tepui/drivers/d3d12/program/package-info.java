/** Shaders, root signatures, programs, and the pipelines that are made of them and of states. */
@NullMarked
package tepui.drivers.d3d12.program;

import org.jspecify.annotations.NullMarked;
