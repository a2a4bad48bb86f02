/** Resources: textures, surfaces, volumes and buffers, with their texels and bytes in memory and on the device. */
@NullMarked
package tepui.frontends.d3d9.resource;

import org.jspecify.annotations.NullMarked;
