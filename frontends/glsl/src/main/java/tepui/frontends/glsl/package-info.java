/**
 * GLSL compiler, its inputs and results, which all of its parts know. Packages know only those above them here:
 *
 * <pre>
 *   glsl      options, limits, versions, extensions; {@code LinkedProgram}, the result
 *   syntax    text -> tokens -> preprocessed tokens -> tree ({@code Ast}); knows no types
 *   sema      tree + tables -> typed tree ({@code Typed}): names, types, overloads, constants, layouts, rules of each version
 *   lower     typed tree -> IR
 *   link      several shaders -> one program: matching, locations, reflection
 *   compiler  the two calls that programs make: compile and link
 * </pre>
 */
@NullMarked
package tepui.frontends.glsl;

import org.jspecify.annotations.NullMarked;
