/** Framebuffers and renderbuffers. */
@NullMarked
package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.NullMarked;
