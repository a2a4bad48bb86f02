/** State that draws are executed under, and drawing. */
@NullMarked
package tepui.frontends.gl.draw;

import org.jspecify.annotations.NullMarked;
