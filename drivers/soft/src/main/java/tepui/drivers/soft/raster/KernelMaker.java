package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.Kernel;
import tepui.ir.Shader;

/** How IR becomes something to run: the compiler, or in tests what it is compared with. */
@FunctionalInterface
interface KernelMaker {
    /** Makes a kernel of a fragment shader without inputs: they have been lowered. */
    Kernel make(Shader shader);
}
