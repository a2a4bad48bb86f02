package tepui.tools.suites.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;
import tepui.testing.Need;

/**
 * The reference compiler as a second opinion: random shaders with a word changed are taken or refused by both. {@link #KNOWN} says
 * where the two are known to differ, and why.
 */
class GlslangAgreementTest {
    private static final int SHADERS = 600;

    /** Parts of the error that only one of the two has. */
    private static final Map<String, String> KNOWN = Map.of(
            "'extraneous semicolon'",
                    "versions before 4.60 have none at global scope; all compilers but glslang take them",
            "cannot be returned as", "conversions in a return begin with 4.20; glslang only warns",
            "interpolation is for inputs and outputs", "glslang ignores flat and noperspective elsewhere");

    @TempDir
    Path folder;

    @Test
    void bothTakeAndRefuseTheSame() throws IOException, InterruptedException {
        Path glslang = Need.GLSLANG.require();
        String[] texts = new String[SHADERS];
        List<String> words = new ArrayList<>(List.of(glslang.toString()));
        for (int i = 0; i < texts.length; i++) {
            RandomProgram program = new RandomProgram(i);
            texts[i] = Mutant.of(stage(i) == Stage.VERTEX ? program.vertex : program.fragment, new Random(i));
            Path file = folder.resolve(i + (stage(i) == Stage.VERTEX ? ".vert" : ".frag"));
            Files.writeString(file, texts[i]);
            words.add(file.toString());
        }
        Map<Integer, String> refused = errors(words);
        List<String> problems = new ArrayList<>();
        int both = 0;
        int neither = 0;
        for (int i = 0; i < texts.length; i++) {
            CompiledShader ours = GlslCompiler.compile(stage(i), new String[] {texts[i]}, CompileOptions.ALL);
            String theirs = refused.get(i);
            if (ours.ok() && theirs == null) both++;
            else if (!ours.ok() && theirs != null) neither++;
            else if (!isKnown(theirs == null ? ours.log() : theirs))
                problems.add(i + ": "
                        + (theirs == null ? "glslang takes it; " + ours.log() : "only glslang refuses it: " + theirs));
        }
        assertTrue(
                both > SHADERS / 20 && neither > SHADERS / 20,
                both + " taken by both, " + neither + " refused by both");
        assertEquals(List.of(), problems);
    }

    private static boolean isKnown(String error) {
        return KNOWN.keySet().stream().anyMatch(error::contains);
    }

    private static Stage stage(int i) {
        return i % 2 == 0 ? Stage.VERTEX : Stage.FRAGMENT;
    }

    /** By number of the file: the first error that glslang has. */
    private static Map<Integer, String> errors(List<String> words) throws IOException, InterruptedException {
        Process p = new ProcessBuilder(words).redirectErrorStream(true).start();
        String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        p.waitFor();
        Map<Integer, String> errors = new HashMap<>();
        int file = -1;
        for (String line : out.lines().toList()) {
            if (line.endsWith(".vert") || line.endsWith(".frag")) {
                String name = Path.of(line).getFileName().toString();
                file = Integer.parseInt(name.substring(0, name.indexOf('.')));
            } else if (line.startsWith("ERROR") && file >= 0) {
                errors.putIfAbsent(file, line);
            }
        }
        return errors;
    }
}
