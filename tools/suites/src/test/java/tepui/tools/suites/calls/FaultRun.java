package tepui.tools.suites.calls;

import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Command for a {@link FaultWalk} in a process of its own, since some calls take Mesa down: {@code FaultRun PROFILE VERSION THIN [REGEX]} prints a
 * line per kind of difference. Functions up to and with the property {@code tepui.after} are passed over.
 */
final class FaultRun {
    private FaultRun() {}

    public static void main(String[] args) throws IOException {
        GlHost.Profile profile = GlHost.Profile.valueOf(args[0]);
        int version = Integer.parseInt(args[1]);
        int thin = Integer.parseInt(args[2]);
        Pattern only = Pattern.compile(args.length > 3 ? args[3] : "");
        String after = System.getProperty("tepui.after", "");
        PrintStream out = System.out;
        Registry registry = new Registry(
                Path.of(System.getProperty("tepui.deps"), "registry", "gl.xml"),
                profile == GlHost.Profile.ES ? "gles2" : "gl",
                version,
                profile == GlHost.Profile.CORE);
        try (GlHost mine = new TepuiHost("soft");
                GlHost mesa = new MesaHost();
                ImplementationPair pair = new ImplementationPair(mine, mesa);
                RandomAccessFile last =
                        new RandomAccessFile(System.getProperty("tepui.last", "/tmp/last-call"), "rw")) {
            FaultWalk walk = new FaultWalk(registry, pair, profile, version, thin, line -> write(last, line));
            for (Registry.Function f : registry.functions()) {
                if (f.name().compareTo(after) <= 0
                        || !FaultWalk.calls(f)
                        || !only.matcher(f.name()).find()) continue;
                FaultWalk.lines(walk.walk(f)).forEach((what, where) -> out.println(what + "\t" + where));
                out.flush();
            }
            out.println("untried: " + walk.untried());
        }
        out.println("end");
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
