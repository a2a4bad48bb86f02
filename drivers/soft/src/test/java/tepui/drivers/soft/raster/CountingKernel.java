package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;

/** Kernel that adds 1 to the word of each pixel that is alive: coverage as a count, whatever the shader says. */
final class CountingKernel implements Kernel {
    static final KernelMaker MAKER = shader -> KernelMaker.of(new CountingKernel());

    private CountingKernel() {}

    @Override
    public void run(KernelFrame frame) {
        int[] data = frame.targetData[0];
        for (int i = 0; i < frame.lanes; i++) {
            if (frame.alive[i] != 0) {
                data[frame.blockAt[i / KernelFrame.GROUP] + i % KernelFrame.GROUP]++;
            }
        }
    }
}
