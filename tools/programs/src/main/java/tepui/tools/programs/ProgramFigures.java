package tepui.tools.programs;

import java.io.IOException;
import java.util.Locale;
import tepui.testing.XServer;

/**
 * A program's frames a second and processor time a frame on Tepui and on Mesa, one after another under the same LWJGL: rows of the table in
 * docs/performance.md. Properties: {@code tepui.figures.warm} frames before, {@code tepui.figures.frames} frames measured.
 */
public final class ProgramFigures {
    private static final int WARM = Integer.getInteger("tepui.figures.warm", 60);
    private static final int FRAMES = Integer.getInteger("tepui.figures.frames", 120);

    private ProgramFigures() {}

    /** Prints the rows of a program. */
    public static void print(String name, Program program) throws IOException, InterruptedException {
        try (XServer server = new XServer(1024, 768)) {
            row(name, "Tepui, soft", program.clock("soft", null, server.display(), WARM, FRAMES));
            row(name, "Tepui, vulkan on lavapipe", program.clock("vulkan", null, server.display(), WARM, FRAMES));
            row(name, "Mesa, llvmpipe", program.clock(null, null, server.display(), WARM, FRAMES));
            try {
                row(name, "Mesa, zink on lavapipe", program.clock(null, "zink", server.display(), WARM, FRAMES));
            } catch (AssertionError e) {
                System.out.println("| " + name + " | Mesa, zink on lavapipe | does not run | |");
                System.out.println(e.getMessage());
            }
        }
    }

    private static void row(String name, String route, double[] figures) {
        System.out.printf(Locale.ROOT, "| %s | %s | %.1f | %.1f |%n", name, route, 1e9 / figures[0], figures[1] / 1e6);
    }
}
