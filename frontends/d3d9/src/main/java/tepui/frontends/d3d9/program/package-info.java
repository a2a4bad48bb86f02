/** Shaders and vertex declarations as objects of a device, made into code of the device below. */
@NullMarked
package tepui.frontends.d3d9.program;

import org.jspecify.annotations.NullMarked;
