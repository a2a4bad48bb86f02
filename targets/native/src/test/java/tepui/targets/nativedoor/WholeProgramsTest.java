package tepui.targets.nativedoor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XScreen;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;

/**
 * Large programs, as far as they are installed or fetched ({@code ./tepui fetch whole}): the screen comes to look as it does with Mesa. They take a minute each, so they run only
 * where asked for: all of them by {@code -Dtepui.programs=on}, some by their names ({@code -Dtepui.programs=GTK4,MPV_EGL}). Pictures of both lie in {@code target/pictures}.
 */
@Needs({Need.XVFB, Need.MESA_GL})
@EnabledIfSystemProperty(named = "tepui.programs", matches = ".+")
final class WholeProgramsTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 1024;
    /** Of 255: edges and filtered texels may differ. */
    private static final int SHADES = 24;
    /** Looks at the screen, half a second apart. */
    private static final int LOOKS = 160;

    private static final int LEAST_STILL = 8;

    private static final Path PICTURES = Path.of("target/pictures");
    /** What packages that were fetched have unpacked, as they would have it in the system. */
    private static final Path FETCHED = Need.XVFB.path().resolveSibling("").resolveSibling("root");

    /** Programs, with the share of the screen that may look otherwise: what moves. */
    enum Program {
        GTK4(0.003, Map.of("GSK_RENDERER", "gl", "GDK_BACKEND", "x11"), "gtk4-widget-factory"),
        QT_QUICK(0.003, Map.of(), "qmlscene", "scene.qml"),
        MPV_EGL(
                0.003,
                Map.of(),
                "mpv",
                "--no-config",
                "--vo=gpu",
                "--gpu-context=x11egl",
                "--pause",
                "--osd-level=0",
                "--no-osc",
                "--no-audio",
                "av://lavfi:testsrc"),
        SDL2(0.003, Map.of("SDL_RENDER_DRIVER", "opengl"), "/usr/libexec/installed-tests/SDL2/testdrawchessboard"),
        SDL2_ES(
                0.003,
                Map.of("SDL_RENDER_DRIVER", "opengles2"),
                "/usr/libexec/installed-tests/SDL2/testdrawchessboard"),
        CHROMIUM_GL(0.003, Map.of(), "chromium", "--use-angle=gl", "webgl.html"),
        CHROMIUM_ES(0.003, Map.of(), "chromium", "--use-angle=gl-egl", "webgl.html"),
        OPENSCAD(0.003, Map.of(), "openscad", "solid.scad");

        final double share;
        final Map<String, String> environment;
        final List<String> words;

        Program(double share, Map<String, String> environment, String... words) {
            this.share = share;
            this.environment = environment;
            this.words = List.of(words);
        }

        /** Skips the test where it is not installed. */
        List<String> command(Path folder) throws IOException {
            Path file = find(words.getFirst());
            if (file == null)
                Assumptions.abort(words.getFirst() + " is neither installed nor fetched (./tepui fetch whole)");
            List<String> command = new ArrayList<>(words);
            command.set(0, String.valueOf(file));
            if (words.getFirst().equals("chromium"))
                command.addAll(
                        1,
                        List.of(
                                "--no-sandbox",
                                "--no-first-run",
                                "--use-gl=angle",
                                "--in-process-gpu",
                                "--ignore-gpu-blocklist",
                                "--disable-gpu-sandbox",
                                "--kiosk",
                                "--user-data-dir=" + folder.resolve("profile")));
            String last = command.getLast();
            if (last.endsWith(".qml") || last.endsWith(".html") || last.endsWith(".scad"))
                command.set(
                        command.size() - 1,
                        Files.writeString(folder.resolve(last), resource(last)).toString());
            return command;
        }

        private static String resource(String name) throws IOException {
            try (var in = WholeProgramsTest.class.getResourceAsStream(name)) {
                if (in == null) throw new AssertionError("there is no resource " + name);
                return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            }
        }

        private static @Nullable Path find(String name) {
            Path fetched = FETCHED.resolve(name.startsWith("/") ? name.substring(1) : "usr/bin/" + name);
            if (name.startsWith("/") && Files.isExecutable(Path.of(name))) return Path.of(name);
            if (!name.startsWith("/")) {
                for (String folder : (System.getenv("PATH") + ":/usr/games").split(":", -1)) {
                    Path file = Path.of(folder, name);
                    if (Files.isExecutable(file)) return file;
                }
            }
            if (Files.isExecutable(fetched)) return fetched;
            // The system reaches Qt's programs by a chooser.
            Path ofQt = FETCHED.resolve("usr/lib/qt5/bin").resolve(name);
            return Files.isExecutable(ofQt) ? ofQt : null;
        }

        /** Is it one that {@code -Dtepui.programs} names? */
        boolean isWanted() {
            String wanted = System.getProperty("tepui.programs", "");
            return wanted.equals("on") || List.of(wanted.split(",", -1)).contains(name());
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void theScreenComesToLookAsWithMesa(Program program) throws IOException, InterruptedException {
        Assumptions.assumeTrue(program.isWanted(), () -> program + " is not named by -Dtepui.programs");
        Path here = Files.createDirectories(folder.resolve("mesa"));
        Image expected = still(program, here, program.command(here));
        Path there = Files.createDirectories(folder.resolve("tepui"));
        CPrograms programs = new CPrograms(folder);
        try (XServer server = new XServer(WIDTH, HEIGHT)) {
            Process process = programs.start(
                    program.command(there), environment(program, there, server), folder.resolve("tepui.txt"));
            Image seen = watch(server, process, i -> fits(program, expected, i));
            keep(program, "tepui", seen);
            if (fits(program, expected, seen)) return;
            ImageDifference difference = ImageDifference.of(expected, seen, SHADES);
            difference.write(PICTURES, program.name());
            throw new AssertionError(
                    program + ": " + difference.describe() + "; " + Files.readString(folder.resolve("tepui.txt")));
        }
    }

    private static boolean fits(Program program, Image expected, Image seen) {
        return ImageDifference.of(expected, seen, SHADES).pixels() <= program.share * WIDTH * HEIGHT;
    }

    /** What Mesa's screen shows when no more than what moves has changed for some time. */
    private Image still(Program program, Path home, List<String> command) throws IOException, InterruptedException {
        try (XServer server = new XServer(WIDTH, HEIGHT)) {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("mesa.txt").toFile());
            builder.environment().putAll(environment(program, home, server));
            builder.environment()
                    .put("__EGL_VENDOR_LIBRARY_FILENAMES", Need.MESA_GL.path().toString());
            builder.environment().remove("WAYLAND_DISPLAY");
            Process process = builder.start();
            Still still = new Still(program);
            Image seen = watch(server, process, still);
            keep(program, "mesa", seen);
            Assumptions.assumeTrue(
                    still.isReached(),
                    () -> program + " shows nothing with Mesa, or does not come to rest; see mesa.txt");
            return seen;
        }
    }

    /** Tells when a screen that shows something has stayed as it is. */
    private static final class Still implements Predicate<Image> {
        private final Program program;
        private @Nullable Image before;
        private int looks;

        Still(Program program) {
            this.program = program;
        }

        @Override
        public boolean test(Image seen) {
            Image last = before;
            looks = last != null && isDrawn(seen) && fits(program, last, seen) ? looks + 1 : 0;
            if (looks == 0) before = seen;
            return isReached();
        }

        boolean isReached() {
            return looks >= LEAST_STILL;
        }

        /** More than one colour in a part that is no cursor. */
        private static boolean isDrawn(Image image) {
            byte[] rgba = image.rgba();
            int others = 0;
            for (int i = 4; i < rgba.length; i += 4)
                if (rgba[i] != rgba[0] || rgba[i + 1] != rgba[1] || rgba[i + 2] != rgba[2]) others++;
            return others > 10_000;
        }
    }

    private static Map<String, String> environment(Program program, Path home, XServer server) {
        Map<String, String> all = new HashMap<>(program.environment);
        all.put("DISPLAY", server.display());
        all.put("HOME", home.toString());
        all.put("XDG_RUNTIME_DIR", home.toString());
        // Nobody is asked how the desktop is.
        all.put("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        // Where programs that were fetched have their data and plugins.
        Path plugins = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        all.put("XDG_DATA_DIRS", FETCHED.resolve("usr/share") + ":/usr/local/share:/usr/share");
        all.put("QT_PLUGIN_PATH", plugins.resolve("qt5/plugins").toString());
        all.put("QML2_IMPORT_PATH", plugins.resolve("qt5/qml").toString());
        return all;
    }

    /** Looks at the screen until it is as wanted, the program has ended, or it has been looked at often; ends the program. */
    private static Image watch(XServer server, Process process, Predicate<Image> wanted) throws InterruptedException {
        try (XScreen screen = new XScreen(server)) {
            Image seen = look(screen);
            for (int i = 0; i < LOOKS && process.isAlive() && !wanted.test(seen); i++) {
                Thread.sleep(500);
                seen = look(screen);
            }
            return seen;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            process.waitFor();
        }
    }

    private static Image look(XScreen screen) {
        int[] pixels = screen.pixels(0, 0, WIDTH, HEIGHT);
        byte[] rgba = new byte[4 * pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            rgba[4 * i] = (byte) (pixels[i] >> 16);
            rgba[4 * i + 1] = (byte) (pixels[i] >> 8);
            rgba[4 * i + 2] = (byte) pixels[i];
            rgba[4 * i + 3] = -1;
        }
        return new Image(WIDTH, HEIGHT, rgba);
    }

    private static void keep(Program program, String of, Image image) throws IOException {
        Files.createDirectories(PICTURES);
        Png.write(PICTURES.resolve(program.name() + "-" + of + ".png"), image);
    }
}
