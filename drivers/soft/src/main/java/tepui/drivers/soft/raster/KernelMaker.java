package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.ir.Shader;

/** How IR becomes something to run: the compiler, or in tests what it is compared with. */
@FunctionalInterface
interface KernelMaker {
    /** Makes a kernel of a fragment shader without inputs: they have been lowered. */
    Kernel make(Shader shader);

    /** The compiler. */
    static KernelMaker compiler(KernelOptions.Tier tier) {
        return shader -> {
            CompiledKernel compiled = KernelCompiler.compile(shader, new KernelOptions(FragmentRun.LANES, tier));
            return new Kernel() {
                @Override
                public void run(KernelFrame frame) { // hot
                    compiled.run(frame);
                }
            };
        };
    }
}
