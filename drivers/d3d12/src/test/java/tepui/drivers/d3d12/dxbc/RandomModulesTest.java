package tepui.drivers.d3d12.dxbc;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.Pipeline;
import tepui.ir.random.RandomShader;
import tepui.pipe.driver.TargetReads;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Random shaders of all stages with every operation become containers that vkd3d reads, or are refused with a reason. */
@Needs({Need.VKD3D_SHADER, Need.SPIRV_VAL})
final class RandomModulesTest {
    private static final int SEEDS = Integer.getInteger("tepui.dxbc.seeds", 60);
    private static final long FIRST = Long.getLong("tepui.dxbc.first", 0);

    @TempDir
    private Path folder;

    static DxbcVariant variant(Shader s) {
        if (s.stage != Stage.TESS_CONTROL && s.stage != Stage.TESS_EVAL) return DxbcVariant.PLAIN;
        DxbcVariant.Hull hull = new DxbcVariant.Hull(4, s.inputTopology, s.spacing, false, false, PatchRegisters.PLAIN);
        return new DxbcVariant(
                s.stage == Stage.TESS_EVAL,
                false,
                -1,
                false,
                -1,
                -1,
                null,
                Numbering.SAME,
                List.of(),
                1,
                TargetReads.PLAIN,
                Map.of(),
                hull);
    }

    private void check(boolean passes) throws IOException, InterruptedException {
        ValidSpirv modules = new ValidSpirv(folder);
        List<String> refused = new ArrayList<>();
        for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
            Shader shader = RandomShader.make(seed);
            if (passes) Pipeline.standard(false).run(shader);
            DxbcModule module;
            DxbcOptions options = DxbcOptions.vkd3d();
            options.arrayViews = passes;
            try {
                module = DxbcCompiler.compile(shader, options, variant(shader));
            } catch (InexpressibleShaderException e) {
                refused.add(e.getMessage());
                continue;
            }
            modules.add("seed-" + seed, module.bytes());
        }
        modules.check();
        assertTrue(modules.size() > SEEDS * 2 / 3, refused.toString());
    }

    @Test
    void asTheyAre() throws IOException, InterruptedException {
        check(false);
    }

    @Test
    void afterThePasses() throws IOException, InterruptedException {
        check(true);
    }
}
