package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Whatever the driver leaves out, the picture is the same. */
class LadderTest {
    @Test
    @Needs(Need.LAVAPIPE)
    void allRungsDrawTheSame() {
        Map<String, String> settings = new TreeMap<>(LadderTable.defaults());
        settings.put("--draws", "60");
        settings.put("--ms", "1");
        settings.put("--frames", "1");
        settings.put("--warm", "1");
        settings.put("--tsv", "yes");
        assertEquals(0, LadderTable.run(Options.parse(new String[0], 0, settings)));
    }
}
