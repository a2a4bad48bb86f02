package tepui.tools.suites.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;

/**
 * One wrong argument makes the error on the software device that it makes on Mesa, but for what {@code mesa-faults.txt} lists with its reason. The
 * functions are those of chapters that were wrong before; {@code -Dtepui.faults=REGEX} takes others, all with an empty one, and
 * {@code -Dtepui.faults.thin=1} tries every enum. The walk is a process of its own, since some calls take Mesa down: it goes on behind the function that
 * did.
 */
@Needs({Need.MESA_GL, Need.GL_XML})
class FaultWalkTest {
    private static final String FUNCTIONS = System.getProperty(
            "tepui.faults",
            "^gl((Multi)?Draw(Arrays|Elements)\\w*|FramebufferTexture\\w*|TexStorage\\dD\\w*|TexImage\\dDMultisample|RenderbufferStorage\\w*|ClearTex\\w+"
                    + "|InvalidateBuffer\\w*|GetTextureSubImage|BindImageTexture|\\w*ProgramPipeline\\w*|UseProgramStages|ActiveShaderProgram"
                    + "|VertexAttrib\\w*(Format|Binding|Divisor)|BindVertexBuffer|(Get)?FramebufferParameteri\\w*|TexBuffer\\w*|PatchParameteri"
                    + "|CopyImageSubData|Blend(Func|Equation)\\w*i|ColorMaski|(Tex|Sampler)ParameterI\\w*|PrimitiveBoundingBox|SampleMaski"
                    + "|MinSampleShading|GetProgram(Interface|Resource)\\w*|GetActiveUniformBlockiv|DispatchCompute\\w*)$");
    private static final String THIN = System.getProperty("tepui.faults.thin", "97");

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 45", "COMPATIBILITY, 45", "ES, 32"})
    void oneWrongArgumentMakesMesasError(GlHost.Profile profile, int version) throws Exception {
        List<Pattern> known = known();
        StringBuilder found = new StringBuilder();
        String after = "";
        while (true) {
            Path last = Files.createTempFile("tepui-last-call", ".txt");
            List<String> lines = run(profile, version, after, last);
            for (String line : lines) {
                if (line.indexOf('\t') < 0 || !line.startsWith("gl")) continue;
                if (known.stream().noneMatch(p -> p.matcher(line).find()))
                    found.append(line).append('\n');
            }
            String call = Files.readString(last).strip();
            Files.delete(last);
            if (!lines.isEmpty() && lines.getLast().equals("end")) break;
            String function = call.indexOf('(') < 0 ? "" : call.substring(0, call.indexOf('('));
            if (function.compareTo(after) <= 0) {
                found.append("the process dies in ").append(call).append('\n');
                break;
            }
            after = function;
        }
        assertEquals("", found.toString());
    }

    private static List<Pattern> known() throws IOException {
        List<Pattern> patterns = new ArrayList<>();
        InputStream in = FaultWalkTest.class.getResourceAsStream("mesa-faults.txt");
        if (in == null) throw new IOException("mesa-faults.txt is missing");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String text = line.replaceFirst(" # .*", "").strip();
                if (!text.isEmpty() && !text.startsWith("#")) patterns.add(Pattern.compile(text));
            }
        }
        return patterns;
    }

    private static List<String> run(GlHost.Profile profile, int version, String after, Path last) throws Exception {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=/dev/null",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.deps=" + Need.GL_XML.path().getParent().getParent(),
                "-Dtepui.last=" + last,
                "-Dtepui.after=" + after,
                "-cp",
                System.getProperty("java.class.path"),
                FaultRun.class.getName(),
                profile.name(),
                Integer.toString(version),
                THIN,
                FUNCTIONS);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("GALLIUM_DRIVER", "llvmpipe");
        builder.environment().put("LP_NUM_THREADS", "1");
        Process process = builder.start();
        List<String> lines;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            lines = out.lines().toList();
        }
        process.waitFor();
        return lines;
    }
}
