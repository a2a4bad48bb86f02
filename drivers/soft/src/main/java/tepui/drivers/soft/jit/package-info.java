/** Just-in-time compiler of shaders: IR to kernels, machine code or JVM classes, that run on many lanes at once. */
@NullMarked
package tepui.drivers.soft.jit;

import org.jspecify.annotations.NullMarked;
