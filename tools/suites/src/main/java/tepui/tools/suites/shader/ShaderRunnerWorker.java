package tepui.tools.suites.shader;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.stream.StreamMode;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.GlHosts;

/**
 * Worker process that runs tests whose names come in on its input, a line each, and answers each with a line of
 * results. A test that takes the process down, or never ends, takes no other test along.
 */
public final class ShaderRunnerWorker {
    /** Before a line of results; whatever else a library prints is no result. */
    static final String MARK = "@result\t";

    private ShaderRunnerWorker() {}

    /**
     * Arguments: driver ("none": compiling and linking only), folder of piglit, folder for pictures or "-", mode of the command stream, folder of
     * what is fetched.
     */
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        // What the program below prints is not for our reader.
        System.setOut(System.err);
        TestFolder folder = TestFolder.find(Path.of(args[1]));
        Path pictures = args[2].equals("-") ? null : Path.of(args[2]);
        SpirvAssembler assembler = SpirvAssembler.in(Path.of(args[4]));
        try (GlHost host = args[0].equals("none") ? null : GlHosts.open(args[0], StreamMode.of(args[3]));
                BufferedReader names = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String name = names.readLine(); name != null; name = names.readLine()) {
                long start = System.nanoTime();
                String text = folder.read(name);
                Outcome outcome = host == null ? ShaderLink.run(text) : ShaderTest.run(host, text, assembler);
                long milliseconds = (System.nanoTime() - start) / 1_000_000;
                if (pictures != null) {
                    write(pictures, name, "got", outcome.got());
                    write(pictures, name, "expected", outcome.expected());
                }
                String line = new TestResult(name, outcome.status(), milliseconds, outcome.message()).line();
                out.println(MARK + line);
                out.flush();
            }
        }
    }

    static String pictureName(String test, String what) {
        return test.replace('/', '-') + "-" + what + ".png";
    }

    private static void write(Path folder, String test, String what, @Nullable Image image) throws IOException {
        if (image == null) return;
        Files.createDirectories(folder);
        Png.write(folder.resolve(pictureName(test, what)), image);
    }
}
