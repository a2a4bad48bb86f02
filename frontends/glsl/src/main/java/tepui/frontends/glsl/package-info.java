/**
 * The GLSL compiler's face. Inside:
 *
 * <pre>
 *   syntax   text -> tokens -> preprocessed tokens -> tree ({@code Ast}); knows no types
 *   sema     tree + tables -> typed tree ({@code Typed}): names, types, overloads, constants, layouts, rules of each version
 *   lower    typed tree -> IR
 *   link     several shaders -> one program: matching, locations, reflection
 * </pre>
 */
@NullMarked
package tepui.frontends.glsl;

import org.jspecify.annotations.NullMarked;
