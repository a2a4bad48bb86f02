package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.Pipeline;
import tepui.ir.random.RandomShader;
import tepui.ir.spirv.Spv;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.LogicOp;
import tepui.pipe.driver.LogicTargets;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Random shaders of all stages with every operation become valid modules, as they are and after the passes. */
@Needs(Need.SPIRV_VAL)
final class RandomModulesTest {
    private static final int SEEDS = Integer.getInteger("tepui.spirv.seeds", 120);

    /** Targets of all shapes, and equations that are blended in the shader. */
    private static final List<TargetReads> READS = List.of(
            new TargetReads(true, false, null, false, null),
            new TargetReads(true, true, AdvancedBlend.HSL_HUE, false, null),
            new TargetReads(false, true, AdvancedBlend.SOFT_LIGHT, true, null),
            new TargetReads(
                    false,
                    false,
                    null,
                    false,
                    new LogicTargets(LogicOp.XOR, List.of(Format.R8G8B8A8_UNORM, Format.R16G16_SINT))));

    private static SpirvVariant reading(TargetReads reads) {
        return new SpirvVariant(
                false,
                false,
                -1,
                SpirvVariant.PointSize.AS_WRITTEN,
                null,
                SpirvVariant.PrimitiveIds.AS_COUNTED,
                reads,
                Map.of(),
                -1,
                -1);
    }

    @TempDir
    private Path folder;

    private void check(SpirvOptions options, String environment, boolean passes)
            throws IOException, InterruptedException {
        ValidModules modules = new ValidModules(folder);
        for (long seed = 0; seed < SEEDS; seed++) {
            Shader shader = RandomShader.make(seed);
            if (passes) Pipeline.standard(false).run(shader);
            modules.add("seed-" + seed, SpirvCompiler.compile(shader, options, SpirvVariant.PLAIN));
            if (shader.stage != Stage.FRAGMENT || seed % 4 != 0) continue;
            for (TargetReads reads : READS) {
                modules.add("seed-" + seed + reads.text(), SpirvCompiler.compile(shader, options, reading(reads)));
            }
        }
        modules.check(environment);
    }

    @Test
    void forVulkan11() throws IOException, InterruptedException {
        check(SpirvOptions.everything(), "vulkan1.1", false);
    }

    @Test
    void forVulkan13AfterThePasses() throws IOException, InterruptedException {
        SpirvOptions options = SpirvOptions.everything();
        options.minorVersion = 6;
        check(options, "vulkan1.3", true);
    }

    @Test
    void withWhatCanBeEmulatedEmulated() throws IOException, InterruptedException {
        SpirvOptions options = SpirvOptions.everything();
        options.minorVersion = 5;
        options.exactBounds = false;
        options.demote = false;
        options.drawParameters = false;
        options.tessellationAndGeometryPointSize = false;
        options.debug = false;
        check(options, "vulkan1.2", false);
    }

    @Test
    void aModuleThatIsNotValidIsNoticed() throws IOException {
        ValidModules modules = new ValidModules(folder);
        Shader shader = new Shader(Stage.COMPUTE, "broken");
        new Builder(shader).ret();
        SpirvModule module = SpirvCompiler.compile(shader, SpirvOptions.floor(), SpirvVariant.PLAIN);
        module.words()[module.words().length - 1] = 1 << 16 | Spv.Op.OpReturn;
        modules.add("broken", module);
        assertThrows(AssertionError.class, () -> modules.check("vulkan1.1"));
    }
}
