/** Textures of the software device: storage in blocks, transfers, filters. */
@NullMarked
package tepui.drivers.soft.texture;

import org.jspecify.annotations.NullMarked;
