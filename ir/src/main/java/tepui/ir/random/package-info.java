/**
 * Random valid shaders and an environment for them to run in, made from a seed: a testing tool. The same seed makes the
 * same shader for ever within a version; tests print it.
 */
@NullMarked
package tepui.ir.random;

import org.jspecify.annotations.NullMarked;
