/** Chapters of the specification: a final class each, with the functions of OpenGL as its methods. */
@NullMarked
package tepui.frontends.gl.api;

import org.jspecify.annotations.NullMarked;
