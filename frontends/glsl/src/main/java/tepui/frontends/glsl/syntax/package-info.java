/** Syntax, from text to tree: lexer, preprocessor, parser. Nothing here knows a type. */
@NullMarked
package tepui.frontends.glsl.syntax;

import org.jspecify.annotations.NullMarked;
