package tepui.tools.suites.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Scripts to which two other implementations of Direct3D 9 gave the same answers have them on each driver of ours. */
class RecordedScriptsTest {
    private static List<Recorded> recorded() throws IOException {
        try (InputStream in = RecordedScriptsTest.class.getResourceAsStream("recorded.txt")) {
            if (in == null) throw new IOException("recorded.txt is not there");
            return Recorded.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** Every script but those that the device below a driver is known to draw otherwise. */
    private static void play(String driver, List<String> without) throws IOException {
        List<String> wrong = new ArrayList<>();
        int played = 0;
        try (TepuiPlayer player = new TepuiPlayer(driver)) {
            for (Recorded r : recorded()) {
                if (without.contains(r.chapter() + "-" + r.seed())) continue;
                Script s = r.script();
                for (String w : r.compare(player.play(s))) wrong.add(s.name() + " " + w);
                played++;
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(played >= 50, () -> "too few scripts");
    }

    @Test
    void soft() throws IOException {
        play("soft", List.of());
    }

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    void vulkan() throws IOException {
        // Textures that are mirrored once and filtered come out otherwise on the lavapipe of the tests.
        play("vulkan", List.of("samplers-0"));
    }

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VKD3D})
    void d3d12() throws IOException {
        // The vkd3d of the tests has black borders only.
        play("d3d12", List.of("samplers-0"));
    }

    @Test
    void anotherAnswerIsSeen() {
        Recorded r = new Recorded(
                "stages", 1, 0, Map.of(2, "8876086c", 3, "00000000 px 22 16 16 ff000000 00ff0000 ? 00000000"));
        assertEquals(List.of(), r.compare(List.of("1 00000000", "2 8876086c")));
        assertEquals(2, r.compare(List.of("1 8876086c", "2 00000000")).size());
        assertEquals(
                1,
                r.compare(List.of("1 thrown java.lang.IllegalStateException")).size());
        String picture = "3 00000000 px 22 16 16 " + "00".repeat(4 * 16 * 16);
        assertEquals(1, r.compare(List.of(picture)).size());
    }
}
