/** Contexts: their chapters, entry points, and the player of display lists. */
@NullMarked
package tepui.frontends.gl.context;

import org.jspecify.annotations.NullMarked;
