/** Vertices given one by one: their store, the layout that grows with what is specified, and how they reach the device. */
@NullMarked
package tepui.frontends.gl.immediate;

import org.jspecify.annotations.NullMarked;
