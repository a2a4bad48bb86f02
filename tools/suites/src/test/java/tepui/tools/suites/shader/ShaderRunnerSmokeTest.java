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
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.TepuiHost;

/** Tests of piglit from all of its folders, quick ones, on the software device: what passed goes on passing. */
class ShaderRunnerSmokeTest {
    @Test
    void whatPassedGoesOnPassing() throws IOException {
        TestFolder folder = TestFolder.find(Need.PIGLIT.require().toRealPath());
        List<String> wrong = new ArrayList<>();
        int run = 0;
        SpirvAssembler assembler = new SpirvAssembler(Need.SPIRV_AS.require());
        try (GlHost host = new TepuiHost("soft")) {
            for (String name : names()) {
                Outcome outcome = ShaderTest.run(host, folder.read(name), assembler);
                if (outcome.status() != Outcome.Status.PASS) wrong.add(name + ": " + outcome.message());
                run++;
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(255, run);
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
