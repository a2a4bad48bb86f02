/** Linker, from shaders to programs: matching of interfaces, locations, reflection. */
@NullMarked
package tepui.frontends.glsl.link;

import org.jspecify.annotations.NullMarked;
