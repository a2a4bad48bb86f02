/**
 * Semantic analysis, from tree to typed tree: symbols, tables of built-ins, overloads, constants, layouts and the rules
 * of each version.
 */
@NullMarked
package tepui.frontends.glsl.sema;

import org.jspecify.annotations.NullMarked;
