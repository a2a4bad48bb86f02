package tepui.tools.suites.shader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.TepuiHost;

/** Piglit's programs of ARB_vertex_program and ARB_fragment_program: what its texts draw, and which of its texts are valid. */
class LowLevelProgramsTest {
    private static final Pattern LOW = Pattern.compile("(?m)^\\[(vertex|fragment) program\\]");

    /** More parameters than a program may have here; offsets of address registers beyond the 63 of the grammar. */
    private static final Set<String> BEYOND = Set.of(
            "spec/arb_vertex_program/big-param", "spec/arb_vertex_program/vp-arl-constant-array-huge-relative-offset");

    @Test
    void programsDrawWhatTheyShould() throws IOException {
        TestFolder folder = TestFolder.find(Need.PIGLIT.require().toRealPath());
        SpirvAssembler assembler = new SpirvAssembler(Need.SPIRV_AS.require());
        StringBuilder wrong = new StringBuilder();
        int passed = 0;
        try (GlHost host = new TepuiHost("soft")) {
            for (String name : folder.names()) {
                if (BEYOND.contains(name)) continue;
                if (!name.startsWith("spec/arb_")
                        || !LOW.matcher(folder.read(name)).find()) continue;
                Outcome outcome = ShaderTest.run(host, folder.read(name), assembler);
                if (outcome.status() == Outcome.Status.PASS) passed++;
                if (outcome.status() == Outcome.Status.FAIL) wrong.append(name + ": " + outcome.message() + "\n");
            }
        }
        assertEquals("", wrong.toString());
        assertTrue(passed >= 80, passed + " tests passed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ARBvp1.0", "ARBfp1.0"})
    void textsAreTakenOrRefused(String language) throws IOException {
        Path folder = Need.PIGLIT.require().toRealPath().resolve("tests/asmparsertest/shaders/" + language);
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
        }
        int target = language.contains("vp") ? GL_VERTEX_PROGRAM_ARB : GL_FRAGMENT_PROGRAM_ARB;
        StringBuilder wrong = new StringBuilder();
        int right = 0;
        try (GlHost host = new TepuiHost("soft");
                GlHost.Session session = host.open(GlHost.Profile.COMPATIBILITY, 21, 32, 32);
                Arena arena = Arena.ofConfined()) {
            assertNotNull(session);
            for (Path file : files) {
                byte[] text = Files.readAllBytes(file);
                String words = new String(text, StandardCharsets.ISO_8859_1);
                // Options of other extensions.
                if (words.contains("# REQUIRE")) continue;
                boolean refused = words.contains("# FAIL");
                MemorySegment bytes = arena.allocate(text.length);
                MemorySegment.copy(text, 0, bytes, ValueLayout.JAVA_BYTE, 0, text.length);
                session.calls().glProgramStringARB(target, GL_PROGRAM_FORMAT_ASCII_ARB, text.length, bytes.address());
                boolean error = session.calls().glGetError() != GL_NO_ERROR;
                if (error == refused) right++;
                else wrong.append(file.getFileName() + (error ? ": refused" : ": taken") + "\n");
            }
        }
        assertEquals("", wrong.toString());
        assertTrue(right > 50, right + " texts");
    }
}
