package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.drivers.soft.jit.KernelSource;
import tepui.ir.pass.LowerTranscendentals;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** Scenes that are drawn with machine code of AArch64 are, word by word, those of the portable tier: depth, stencil, colours, blending. */
@Needs(Need.ARM)
final class ArmDrawTest {
    /** Few, and of few triangles: each run of a kernel takes a frame's arrays to the emulated processor and back. */
    private static final int SCENES = 3;

    private int made;

    @Test
    void pixelsAreThoseOfThePortableTier() {
        KernelSource source = KernelSource.ofArm();
        KernelMaker maker = shader -> {
            new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, true, false))
                    .run(shader);
            CompiledKernel kernel = source.makeAny(shader, FragmentRun.LANES);
            if (kernel.isNative()) made++;
            return frame -> {
                kernel.prepare(frame);
                return kernel.kernel();
            };
        };
        Format[] depths = {Format.D16_UNORM, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT, null};
        Format[] colors = {Format.R8G8B8A8_UNORM, Format.R16G16B16A16_FLOAT, Format.R32_FLOAT};
        Seeds seeds = new Seeds("ArmDrawTest", SCENES);
        for (int round = 0; seeds.hasNext(); round++) {
            long seed = seeds.next();
            Format depth = depths[round % depths.length];
            Format color = colors[round % colors.length];
            Canvas portable = TriangleLoopTest.canvas(color, depth, KernelMaker.compiler(Tier.JAVA));
            Canvas arm = TriangleLoopTest.canvas(color, depth, maker);
            TriangleLoopTest.play(portable, new Random(seed), 3);
            TriangleLoopTest.play(arm, new Random(seed), 3);
            assertArrayEquals(portable.color.data, arm.color.data, "seed " + seed);
            if (depth != null) assertArrayEquals(portable.depth.data, arm.depth.data, "seed " + seed);
        }
        assertTrue(made > 10, made + " kernels were machine code");
    }
}
