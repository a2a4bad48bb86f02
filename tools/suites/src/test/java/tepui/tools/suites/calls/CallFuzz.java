package tepui.tools.suites.calls;

import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Command for long runs of {@link RandomCalls}, by hand: {@code CallFuzz PROFILE VERSION FIRST COUNT STEPS [REGEX]}
 * prints a line per difference, and writes the last call to a file, for when an implementation takes the process down.
 */
final class CallFuzz {
    private CallFuzz() {}

    public static void main(String[] args) throws IOException {
        GlHost.Profile profile = GlHost.Profile.valueOf(args[0]);
        int version = Integer.parseInt(args[1]);
        long first = Long.parseLong(args[2]);
        int count = Integer.parseInt(args[3]);
        int steps = Integer.parseInt(args[4]);
        Pattern only = args.length > 5 ? Pattern.compile(args[5]) : null;
        PrintStream out = System.out;
        Registry registry = new Registry(
                Path.of(System.getProperty("tepui.deps"), "registry", "gl.xml"),
                profile == GlHost.Profile.ES ? "gles2" : "gl",
                version,
                profile == GlHost.Profile.CORE);
        int different = 0;
        // By itself: whether it is the software device that a sequence takes down.
        boolean alone = Boolean.getBoolean("tepui.alone");
        try (GlHost mine = new TepuiHost("soft");
                @Nullable GlHost mesa = alone ? null : new MesaHost();
                ImplementationPair pair = new ImplementationPair(mine, mesa);
                RandomAccessFile last =
                        new RandomAccessFile(System.getProperty("tepui.last", "/tmp/last-call"), "rw")) {
            RandomCalls calls = new RandomCalls(
                    registry, pair, profile, version, only, line -> write(last, line), d -> print(out, d));
            for (long seed = first; seed < first + count; seed++) {
                RandomCalls.Difference d = calls.run(seed, steps);
                if (d == null) continue;
                different++;
                if (Boolean.getBoolean("tepui.calls")) d.before().forEach(b -> out.println("    " + b));
                print(out, d);
            }
        }
        out.println(different + " of " + count + " sequences differ");
    }

    private static void print(PrintStream out, RandomCalls.Difference d) {
        out.println(d.seed() + "/" + d.step() + "\t" + d.kind() + "\t" + d.call());
    }

    private static void write(RandomAccessFile file, String line) {
        try {
            file.seek(0);
            file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            file.setLength(file.getFilePointer());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
