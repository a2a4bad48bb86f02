package tepui.targets.panels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.targets.panels.javafx.GLView;

/** The view in a program of JavaFX, in a process of its own, on JavaFX's platform without a display. */
final class GLViewTest {
    @TempDir
    private Path folder;

    /** A window of which the upper half is a view; prints what is to be seen. */
    public static final class Program extends Application {
        @Override
        public void start(Stage stage) {
            AtomicInteger draws = new AtomicInteger();
            AtomicInteger disposals = new AtomicInteger();
            GLView view = new GLView(new GLScene() {
                @Override
                public void draw(int width, int height, double seconds) {
                    draws.incrementAndGet();
                    GL.glClearColor(1, 0.5f, 0, 1);
                    GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
                    GL.glEnable(GLConstants.GL_SCISSOR_TEST);
                    GL.glScissor(0, 0, width, height / 2);
                    GL.glClearColor(0, 0, 1, 1);
                    GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
                    GL.glDisable(GLConstants.GL_SCISSOR_TEST);
                }

                @Override
                public void dispose() {
                    disposals.incrementAndGet();
                }
            });
            StackPane root = new StackPane(view);
            stage.setScene(new Scene(root, 64, 40));
            Platform.setImplicitExit(false);
            stage.show();
            root.applyCss();
            root.layout();
            WritableImage picture = root.snapshot(null, null);
            System.out.printf(
                    "%dx%d %08X %08X%n",
                    (int) picture.getWidth(),
                    (int) picture.getHeight(),
                    picture.getPixelReader().getArgb(32, 5),
                    picture.getPixelReader().getArgb(32, 35));
            view.setAnimated(true);
            stage.hide();
            int hidden = draws.get();
            // Pulses come at each sixtieth of a second, whatever is shown.
            AtomicInteger pulses = new AtomicInteger();
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    if (pulses.incrementAndGet() < 5) return;
                    stop();
                    System.out.println("draws " + (draws.get() - hidden) + " while hidden");
                    stage.show();
                    ends(stage, root, view, draws, disposals);
                }
            }.start();
        }

        private static void ends(
                Stage stage, StackPane root, GLView view, AtomicInteger draws, AtomicInteger disposals) {
            view.setAnimated(false);
            int before = draws.get();
            view.draw();
            view.dispose();
            System.out.println("draws " + (draws.get() - before) + ", disposals " + disposals.get());
            before = draws.get();
            view.setAnimated(true);
            view.draw();
            stage.setWidth(96);
            root.resize(96, 40);
            root.layout();
            WritableImage kept = root.snapshot(null, null);
            System.out.printf(
                    "draws %d, then %08X %08X%n",
                    draws.get() - before,
                    kept.getPixelReader().getArgb(90, 5),
                    kept.getPixelReader().getArgb(90, 35));
            Platform.exit();
        }

        public static void main(String[] args) {
            launch(Program.class);
        }
    }

    @Test
    void theViewIsPartOfTheScene() throws Exception {
        Path said = folder.resolve("said.txt");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Djavafx.cachedir=" + folder,
                "-Dtepui.driver=soft",
                "-Dtepui.quiet=true",
                "-cp",
                System.getProperty("java.class.path"),
                GLViewTest.class.getName() + "$Main");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        process.waitFor();
        String text = Files.readString(said, StandardCharsets.UTF_8);
        // JavaFX says that it is on the class path.
        String own = text.lines()
                .filter(line -> line.matches("[0-9]+x[0-9]+ .*|draws .*"))
                .reduce("", (a, b) -> a + b + "\n");
        assertEquals(
                "64x40 FFFF8000 FF0000FF\ndraws 0 while hidden\ndraws 1, disposals 1\ndraws 0, then FFFF8000 FF0000FF\n",
                own,
                text);
    }

    /** Starts the program; a main class that is JavaFX's own application is refused on the class path. */
    public static final class Main {
        private Main() {}

        public static void main(String[] args) throws InterruptedException {
            CountDownLatch end = new CountDownLatch(1);
            Thread program = new Thread(() -> {
                Program.main(args);
                end.countDown();
            });
            program.start();
            end.await();
        }
    }
}
