package tepui.tools.cli;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;

/**
 * apitrace's own player of a trace, glretrace or for EGL eglretrace, in a process of its own: what a trace shows on the system's OpenGL, one picture a
 * frame. It draws by Mesa's software driver, so that two machines give the same.
 */
final class Glretrace implements Closeable {
    private static final int LARGEST = 16384;

    private final Process process;
    private final InputStream pictures;

    private Glretrace(Process process) {
        this.process = process;
        pictures = new BufferedInputStream(process.getInputStream(), 1 << 16);
    }

    static Glretrace start(Path trace) throws IOException, FailureException {
        if (uses(trace, "Direct3DCreate"))
            throw new FailureException("trace: " + trace
                    + " is of Direct3D 9, which Mesa does not have; --driver with --out writes pictures to compare");
        String name = uses(trace, "egl") ? "eglretrace" : "glretrace";
        Path program = find(name);
        if (program == null)
            throw new FailureException("trace: --compare mesa needs " + name
                    + ", which is not on the PATH; Debian's package apitrace has it, './tepui fetch' brings it");
        if (System.getenv("DISPLAY") == null)
            throw new FailureException("trace: " + name
                    + " needs an X server, and DISPLAY names none; xvfb-run brings one: xvfb-run -a ./tepui ...");
        ProcessBuilder builder = new ProcessBuilder(
                        List.of(program.toString(), "--headless", "-s", "-", trace.toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("LIBGL_ALWAYS_SOFTWARE", "1");
        return new Glretrace(builder.start());
    }

    /** Whether the first frame has a call whose name begins so. */
    private static boolean uses(Path trace, String prefix) throws IOException {
        try (TraceReader reader = new TraceReader(trace)) {
            for (Call call = reader.next(); call != null && !call.endsFrame(); call = reader.next())
                if (call.name().startsWith(prefix)) return true;
        }
        return false;
    }

    private static @Nullable Path find(String name) {
        String path = System.getenv("PATH");
        for (String folder : (path == null ? "" : path).split(File.pathSeparator, -1)) {
            if (folder.isEmpty()) continue;
            Path file = Path.of(folder, name);
            if (Files.isExecutable(file)) return file;
        }
        Path fetched = Path.of(System.getProperty("tepui.deps", ".tepui/deps"), "bin", name);
        return Files.isExecutable(fetched) ? fetched.toAbsolutePath() : null;
    }

    /** The next picture; null at the end. It is a PNM file: P6 for colours. */
    @Nullable
    Image next() throws IOException {
        String kind = word();
        if (kind == null) return null;
        if (!kind.equals("P6")) throw new IOException("glretrace's picture is of kind " + kind + ", not P6");
        int width = number();
        int height = number();
        number();
        byte[] rgb = pictures.readNBytes(3 * width * height);
        if (rgb.length < 3 * width * height) return null;
        byte[] rgba = new byte[4 * width * height];
        for (int i = 0; i < width * height; i++) {
            System.arraycopy(rgb, 3 * i, rgba, 4 * i, 3);
            rgba[4 * i + 3] = (byte) 255;
        }
        return new Image(width, height, rgba);
    }

    private int number() throws IOException {
        String word = word();
        if (word == null) throw new EOFException("glretrace's picture ends in its head");
        if (!word.matches("[0-9]{1,5}") || Integer.parseInt(word) > LARGEST)
            throw new IOException("glretrace's picture has the size " + word);
        return Integer.parseInt(word);
    }

    /** A word of a head, with the one white character behind it; comments begin with #. */
    private @Nullable String word() throws IOException {
        StringBuilder word = new StringBuilder();
        for (int c = pictures.read(); c >= 0; c = pictures.read()) {
            if (c == '#') {
                while (c >= 0 && c != '\n') c = pictures.read();
            } else if (c > ' ') {
                word.append(new String(new byte[] {(byte) c}, StandardCharsets.ISO_8859_1));
            } else if (!word.isEmpty()) {
                return word.toString();
            }
        }
        return word.isEmpty() ? null : word.toString();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
