/** Entry points of the compiler: {@code GlslCompiler.compile} for a shader, {@code GlslLinker.link} for a program. */
@NullMarked
package tepui.frontends.glsl.compiler;

import org.jspecify.annotations.NullMarked;
