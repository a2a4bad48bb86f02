package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;

/** Source of the kernels that a test compares: the compiler with a tier, or an emulated processor. */
@FunctionalInterface
interface KernelSource {
    /** The compiler's kernels of a tier. */
    static KernelSource of(KernelOptions.Tier tier) {
        return (shader, stride) -> KernelCompiler.compile(shader, new KernelOptions(stride, tier));
    }

    /** A kernel, null where there is none of the shader. */
    @Nullable
    CompiledKernel make(Shader shader, int stride);
}
