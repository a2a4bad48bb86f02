package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;

/** Source of the kernels that a test compares: the compiler with a tier, or an emulated processor. */
@FunctionalInterface
public interface KernelSource {
    /** The compiler's kernels of a tier. */
    static KernelSource of(KernelOptions.Tier tier) {
        return (shader, stride) -> KernelCompiler.compile(shader, new KernelOptions(stride, tier));
    }

    /** Machine code of AArch64; the test that asks is skipped where there is no emulator. */
    static KernelSource ofArm() {
        return ArmMachine.get()::compile;
    }

    /** A kernel, null where there is none of the shader. */
    @Nullable
    CompiledKernel make(Shader shader, int stride);

    /** A kernel, of the portable tier where there is none else of the shader. */
    default CompiledKernel makeAny(Shader shader, int stride) {
        CompiledKernel made = make(shader, stride);
        return made != null ? made : of(KernelOptions.Tier.JAVA).makeAny(shader, stride);
    }
}
