/** Copies between textures, renderbuffers and framebuffers. */
@NullMarked
package tepui.frontends.gl.transfer;

import org.jspecify.annotations.NullMarked;
