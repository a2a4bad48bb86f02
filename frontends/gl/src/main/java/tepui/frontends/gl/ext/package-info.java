/** Versions and extensions: their functions, what they need of a device, and which a context announces. */
@NullMarked
package tepui.frontends.gl.ext;

import org.jspecify.annotations.NullMarked;
