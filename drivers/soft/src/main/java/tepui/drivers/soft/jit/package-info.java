/** Shaders become machine code or JVM classes here: IR to kernels that run on many lanes at once. */
@NullMarked
package tepui.drivers.soft.jit;

import org.jspecify.annotations.NullMarked;
