/** The context itself: its chapters, the way in, and what plays calls again. */
@NullMarked
package tepui.frontends.gl.context;

import org.jspecify.annotations.NullMarked;
