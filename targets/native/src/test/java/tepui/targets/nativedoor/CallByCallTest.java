package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;

/** One compiled program with good and bad calls, played through the client library and through Mesa: each call has the same error, and getters say the same after it. */
@Needs(Need.MESA_GL)
final class CallByCallTest {
    private static final String CALLS = "1000";

    @TempDir
    private static Path folder;

    private static Path program;

    private static CPrograms programs;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
        program = programs.compile("calls", "libEGL.so.1", "libGL.so.1");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void callsAnswerAsThoseOfMesa(int seed) throws IOException, InterruptedException {
        List<String> command = List.of(program.toString(), Integer.toString(seed), CALLS);
        List<String> expected = programs.onMesa(command).out().lines().toList();
        CPrograms.Outcome outcome = programs.exec(command, Map.of());
        assertEquals("0 ", outcome.status() + " " + outcome.err());
        List<String> seen = outcome.out().lines().toList();
        assertTrue(expected.size() > 1000, () -> "Mesa has told no more than " + expected.size() + " lines");
        for (int i = 0; i < expected.size(); i++)
            assertEquals(expected.get(i), seen.get(i), "seed " + seed + ", line " + (i + 1) + ", Mesa's first");
        assertEquals(expected.size(), seen.size(), () -> "seed " + seed);
    }
}
