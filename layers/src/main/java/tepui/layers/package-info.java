/**
 * Layers, wrappers around drivers for checking and logging: a {@link tepui.pipe.Device} and its {@link
 * tepui.pipe.Context}s in front of a driver's. A layer wraps only these two; buffers, textures and all other objects
 * are the driver's own, handed through, so layers stack in any order.
 */
@NullMarked
package tepui.layers;

import org.jspecify.annotations.NullMarked;
