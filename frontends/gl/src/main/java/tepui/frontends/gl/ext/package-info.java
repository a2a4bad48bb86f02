/** Versions and extensions: which functions there are, what they need of a device, which a context announces. */
@NullMarked
package tepui.frontends.gl.ext;

import org.jspecify.annotations.NullMarked;
