/** Buffers, textures and views as resources of Direct3D 12, and what they need before their first use. */
@NullMarked
package tepui.drivers.d3d12.resource;

import org.jspecify.annotations.NullMarked;
