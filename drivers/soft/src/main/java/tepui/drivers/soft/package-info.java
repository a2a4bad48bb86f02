/**
 * Software driver's implementation of the contract: provider, device, context, buffers. The parts behind it:
 *
 * <pre>
 *   geometry   vertex fetch, vertex to geometry stage, assembly, stream output, compute
 *      | PrimitiveBatch
 *   raster     clip, cull, set up, bin; per tile on all cores: coverage, depth and stencil, fragment kernel, merge
 *      |                                        texture: storage in blocks of 4 x 4, transfers, filters
 *   jit        IR to kernels: machine code, or portable JVM classes
 *   code       assembler for x86-64, executable memory, what the processor can do
 * </pre>
 */
@NullMarked
package tepui.drivers.soft;

import org.jspecify.annotations.NullMarked;
