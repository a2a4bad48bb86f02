/** Textures: objects, images, samplers, units, and the views that draws use. */
@NullMarked
package tepui.frontends.gl.texture;

import org.jspecify.annotations.NullMarked;
