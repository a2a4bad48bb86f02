package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.ir.Shader;
import tepui.ir.pass.LowerTranscendentals;

/** Factory of kernels from IR: the compiler, or in tests what it is compared with. */
@FunctionalInterface
interface KernelMaker {
    /** Product of the factory: asked for the kernel each time a draw is begun, so that the frame has room. */
    interface Made {
        Kernel ready(KernelFrame frame);

        /** The kernel, where machine code may call it; null where only {@link #ready} gives it. */
        default @Nullable Kernel code() {
            return null;
        }

        /** Is it of the tier that was asked for, not of the portable one instead? */
        default boolean isOfItsTier() {
            return true;
        }
    }

    /** The compiler. */
    static KernelMaker compiler(KernelOptions.Tier tier) {
        boolean inlines = KernelCompiler.isNative(tier);
        return new KernelMaker() {
            @Override
            public Made make(Shader shader) {
                return compile(shader, tier);
            }

            @Override
            public boolean inlinesBytes() {
                return inlines;
            }

            @Override
            public boolean isMachineCode() {
                return inlines;
            }
        };
    }

    /** Makes a kernel of a fragment shader without inputs: they have been lowered. */
    Made make(Shader shader);

    /**
     * Should samples of bytes be part of the code where a unit of their own gives the same bits? In machine code they are several times as fast as
     * calls, in the portable tier slower.
     */
    default boolean inlinesBytes() {
        return false;
    }

    /** Are kernels machine code, where they can be? */
    default boolean isMachineCode() {
        return false;
    }

    /** One kernel for ever. */
    static Made of(Kernel kernel) {
        return frame -> kernel;
    }

    private static Made compile(Shader shader, KernelOptions.Tier tier) {
        new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, true, false)).run(shader);
        CompiledKernel compiled = KernelCompiler.compile(shader, new KernelOptions(FragmentRun.LANES, tier));
        boolean asked = compiled.isNative() || !KernelCompiler.isNative(tier);
        return new Made() {
            @Override
            public Kernel ready(KernelFrame frame) {
                compiled.prepare(frame);
                return compiled.kernel();
            }

            @Override
            public Kernel code() {
                return compiled.kernel();
            }

            @Override
            public boolean isOfItsTier() {
                return asked;
            }
        };
    }
}
