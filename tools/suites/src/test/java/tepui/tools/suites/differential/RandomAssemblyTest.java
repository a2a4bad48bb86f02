package tepui.tools.suites.differential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Random low-level programs give the same picture on Mesa and on the software device. */
@Needs(Need.MESA_GL)
class RandomAssemblyTest {
    private static final int COUNT = Integer.getInteger("tepui.assembly.count", 20);

    @Test
    void theSameProgramGivesTheSamePicture() {
        Long given = Long.getLong("tepui.seed");
        long first = given == null ? 0 : given;
        List<String> wrong = new ArrayList<>();
        int drawn = 0;
        try (GlHost mesa = new MesaHost();
                GlHost tepui = new TepuiHost("soft")) {
            for (long seed = first; seed < first + (given == null ? COUNT : 1); seed++) {
                RandomScene.Drawn expected = RandomAssembly.draw(mesa, seed);
                RandomScene.Drawn got = RandomAssembly.draw(tepui, seed);
                assertNotNull(expected);
                assertNotNull(got);
                if (expected.error() != 0 || got.error() != 0) {
                    wrong.add("-Dtepui.seed=" + seed + ": error " + got.error() + ", Mesa's " + expected.error());
                    continue;
                }
                drawn++;
                PictureDifference difference = PictureDifference.of(expected, got);
                if (!difference.isAcceptable()) wrong.add("-Dtepui.seed=" + seed + ": " + difference);
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(drawn > 0);
    }
}
