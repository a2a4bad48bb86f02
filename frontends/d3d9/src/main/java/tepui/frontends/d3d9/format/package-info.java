/** Formats of Direct3D 9, and those of the device below that stand for them. */
@NullMarked
package tepui.frontends.d3d9.format;

import org.jspecify.annotations.NullMarked;
