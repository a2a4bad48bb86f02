package tepui.tools.suites.differential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Random rectangles of pixels give the same picture on Mesa and on the software device. */
@Needs(Need.MESA_GL)
class RandomPixelsTest {
    private static final int COUNT = Integer.getInteger("tepui.pixels.count", 40);

    @Test
    void theSameRectanglesGiveTheSamePicture() {
        Long given = Long.getLong("tepui.seed");
        long first = given == null ? 0 : given;
        try (GlHost mesa = new MesaHost();
                GlHost tepui = new TepuiHost("soft")) {
            for (long seed = first; seed < first + (given == null ? COUNT : 1); seed++) {
                RandomScene.Drawn expected = RandomPixels.draw(mesa, seed);
                RandomScene.Drawn got = RandomPixels.draw(tepui, seed);
                assertNotNull(expected);
                assertNotNull(got);
                assertEquals(0, expected.error(), "error of Mesa, -Dtepui.seed=" + seed);
                assertEquals(0, got.error(), "error of Tepui, -Dtepui.seed=" + seed);
                PictureDifference difference = PictureDifference.of(expected, got);
                assertTrue(difference.isAcceptable(), "-Dtepui.seed=" + seed + ": " + difference);
            }
        }
    }
}
