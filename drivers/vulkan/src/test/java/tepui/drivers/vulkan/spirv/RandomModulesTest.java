package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.Pipeline;
import tepui.ir.pass.Walk;
import tepui.ir.random.RandomShader;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Random shaders of all stages with every operation become valid modules, as they are and after the passes. */
@Needs(Need.SPIRV_VAL)
final class RandomModulesTest {
    private static final int SEEDS = Integer.getInteger("tepui.spirv.seeds", 120);

    @TempDir
    private Path folder;

    private void check(SpirvOptions options, String environment, boolean passes)
            throws IOException, InterruptedException {
        ValidModules modules = new ValidModules(folder);
        for (long seed = 0; seed < SEEDS; seed++) {
            Shader shader = RandomShader.make(seed);
            if (passes) Pipeline.standard(false).run(shader);
            if (readsTarget(shader)) continue;
            modules.add("seed-" + seed, SpirvCompiler.compile(shader, options, SpirvVariant.PLAIN));
        }
        modules.check(environment);
    }

    /** Vulkan has nothing for it that could be announced. */
    private static boolean readsTarget(Shader shader) {
        boolean[] found = new boolean[1];
        for (Function f : shader.functions) Walk.each(f.body(), i -> found[0] |= i.op == Op.LOAD_TARGET);
        return found[0];
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
