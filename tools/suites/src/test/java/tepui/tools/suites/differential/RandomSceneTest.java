package tepui.tools.suites.differential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Random state gives the same picture on Mesa and on the software device. */
@Needs(Need.MESA_GL)
class RandomSceneTest {
    private static GlHost mesa;
    private static GlHost tepui;

    @BeforeAll
    static void open() {
        mesa = new MesaHost();
        tepui = new TepuiHost("soft");
    }

    @AfterAll
    static void close() {
        tepui.close();
        mesa.close();
    }

    /** A hundred seeds, or the one of -Dtepui.seed=N. */
    static List<Long> seeds() {
        String given = System.getProperty("tepui.seed");
        if (given != null) return List.of(Long.parseLong(given));
        List<Long> seeds = new ArrayList<>();
        for (long i = 0; i < 100; i++) seeds.add(i);
        return seeds;
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void theSameStateGivesTheSamePicture(long seed) throws IOException {
        RandomScene.Drawn expected = RandomScene.draw(mesa, seed);
        RandomScene.Drawn got = RandomScene.draw(tepui, seed);
        assertNotNull(expected);
        assertNotNull(got);
        assertEquals(0, expected.error(), "error of Mesa");
        assertEquals(0, got.error(), "error of Tepui");
        PictureDifference difference = PictureDifference.of(expected, got);
        if (!difference.isAcceptable()) {
            List<String> calls = new ArrayList<>();
            RandomScene.draw(new CallRecord(tepui, calls), seed);
            Path folder = Files.createDirectories(Path.of("target", "random-scenes"));
            write(folder, seed, "expected", expected.picture());
            write(folder, seed, "got", got.picture());
            Files.write(folder.resolve(seed + "-calls.txt"), calls);
            throw new AssertionError("seed " + seed + " (" + RandomScene.kind(seed) + "): " + difference
                    + "; pictures and calls are in " + folder.toAbsolutePath());
        }
    }

    private static void write(Path folder, long seed, String what, Image image) throws IOException {
        Png.write(folder.resolve(seed + "-" + what + ".png"), image);
    }

    @Test
    void aSeedIsDrawnTheSameTwice() {
        RandomScene.Drawn first = RandomScene.draw(tepui, 4);
        RandomScene.Drawn second = RandomScene.draw(tepui, 4);
        assertNotNull(first);
        assertNotNull(second);
        org.junit.jupiter.api.Assertions.assertArrayEquals(
                first.picture().rgba(), second.picture().rgba());
    }
}
