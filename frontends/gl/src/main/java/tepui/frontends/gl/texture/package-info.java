/** Textures: objects, images, samplers, units, and what of them a draw sees. */
@NullMarked
package tepui.frontends.gl.texture;

import org.jspecify.annotations.NullMarked;
