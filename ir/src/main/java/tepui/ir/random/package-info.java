/**
 * A testing tool: random valid shaders and a world for them to run in, made from a seed. The same seed makes the same
 * shader for ever within a version; tests print it.
 */
@NullMarked
package tepui.ir.random;

import org.jspecify.annotations.NullMarked;
