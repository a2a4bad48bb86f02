package tepui.tools.suites.shader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.kit.Expectations;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Tests of piglit from all of its folders, quick ones: what passed goes on passing. On the software device all of them do; on Direct3D 12 those that
 * its version of OpenGL has, but for what is expected to fail.
 */
class ShaderRunnerSmokeTest {
    private record Run(int passed, int skipped, List<String> wrong) {}

    private static Run run(String driver) throws IOException {
        TestFolder folder = TestFolder.find(Need.PIGLIT.require().toRealPath());
        SpirvAssembler assembler = new SpirvAssembler(Need.SPIRV_AS.require());
        Expectations expected = ShaderRunnerSuite.expectations(driver);
        List<String> wrong = new ArrayList<>();
        int passed = 0;
        int skipped = 0;
        try (GlHost host = new TepuiHost(driver)) {
            for (String name : names()) {
                Outcome outcome = ShaderTest.run(host, folder.read(name), assembler);
                boolean fails = outcome.status() == Outcome.Status.FAIL;
                boolean listed = expected.find(expected.fails(), name) != null;
                if (outcome.status() == Outcome.Status.PASS) passed++;
                if (outcome.status() == Outcome.Status.SKIP) skipped++;
                else if (fails != listed) wrong.add(name + ": " + (fails ? outcome.message() : "passes, is listed"));
            }
        }
        return new Run(passed, skipped, wrong);
    }

    @Test
    void whatPassedGoesOnPassing() throws IOException {
        assertEquals(new Run(255, 0, List.of()), run("soft"));
    }

    @Test
    @Needs({Need.VKD3D, Need.LAVAPIPE})
    void onDirect3d12Too() throws IOException {
        assertEquals(new Run(250, 5, List.of()), run("d3d12"));
    }

    private static List<String> names() throws IOException {
        try (InputStream in = ShaderRunnerSmokeTest.class.getResourceAsStream("smoke.txt")) {
            assertNotNull(in);
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        }
    }
}
