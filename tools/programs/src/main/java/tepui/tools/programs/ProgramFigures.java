package tepui.tools.programs;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.testing.XServer;

/**
 * Figures of a program, frames a second and processor time a frame on Tepui and on Mesa under the same LWJGL or JOGL:
 * rows of the table in docs/performance-archive.md. The routes take turns, so that a busy machine is busy for all of
 * them, and medians are printed. Properties: {@code tepui.figures.rounds}; {@code tepui.figures.warm} and {@code
 * tepui.figures.seconds}, seconds of processor time before and while it is measured.
 */
public final class ProgramFigures {
    private static final int ROUNDS = Integer.getInteger("tepui.figures.rounds", 3);
    private static final int WARM = Integer.getInteger("tepui.figures.warm", 15);
    private static final int SECONDS = Integer.getInteger("tepui.figures.seconds", 5);

    /**
     * Route of a program's OpenGL: a driver of Tepui's, or null for Mesa; and the variables that make Mesa choose one
     * of its own.
     */
    private record Route(String name, @Nullable String driver, String... variables) {}

    private static final Route[] ROUTES = {
        new Route("Tepui, soft", "soft"),
        new Route("Mesa, llvmpipe", null),
        new Route("Tepui, vulkan on lavapipe", "vulkan"),
        // Zink takes a device that is none but a processor only where software is asked for.
        new Route("Mesa, Zink on lavapipe", null, "MESA_LOADER_DRIVER_OVERRIDE=zink", "LIBGL_ALWAYS_SOFTWARE=1")
    };

    private ProgramFigures() {}

    /** Prints the rows of a program. */
    public static void print(String name, Program program) throws IOException, InterruptedException {
        double[][] frames = new double[ROUTES.length][ROUNDS];
        double[][] work = new double[ROUTES.length][ROUNDS];
        String[] failures = new String[ROUTES.length];
        for (int round = 0; round < ROUNDS; round++) {
            for (int r = 0; r < ROUTES.length; r++) {
                if (failures[r] != null) continue;
                Route route = ROUTES[r];
                // A server for each: what one leaves behind is not the next one's burden.
                try (XServer server = new XServer(1024, 768)) {
                    double[] figures = program.clock(route.driver, server.display(), WARM, SECONDS, route.variables);
                    frames[r][round] = 1e9 / figures[0];
                    work[r][round] = figures[1] / 1e6;
                } catch (AssertionError e) {
                    failures[r] = String.valueOf(e.getMessage());
                }
            }
        }
        for (int r = 0; r < ROUTES.length; r++) {
            if (failures[r] != null) {
                System.out.println("| " + name + " | " + ROUTES[r].name + " | does not run | |");
                System.out.println(failures[r]);
            } else {
                System.out.printf(
                        Locale.ROOT,
                        "| %s | %s | %.1f | %.1f |%n",
                        name,
                        ROUTES[r].name,
                        median(frames[r]),
                        median(work[r]));
            }
        }
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
