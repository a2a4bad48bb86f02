/** Shaders of other languages: IR that is made already, and the interface by which it is linked. */
@NullMarked
package tepui.frontends.glsl.ready;

import org.jspecify.annotations.NullMarked;
