/** OpenGL as the suites call it: one interface of entry points, bound to Mesa's library or to Tepui's front end. */
@NullMarked
package tepui.tools.suites.gl;

import org.jspecify.annotations.NullMarked;
