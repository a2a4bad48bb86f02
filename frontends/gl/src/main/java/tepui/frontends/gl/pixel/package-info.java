/** Pixels of the program's memory: formats, types, rows, the state of storing and transferring them. */
@NullMarked
package tepui.frontends.gl.pixel;

import org.jspecify.annotations.NullMarked;
