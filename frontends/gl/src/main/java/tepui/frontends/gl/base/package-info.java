/** Basis of a context: version and profile, errors and debug messages, dirty bits, names, native memory. */
@NullMarked
package tepui.frontends.gl.base;

import org.jspecify.annotations.NullMarked;
