package tepui.tools.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * One measured stretch of frames, all per draw but the rate, draws a second, and the shaders.
 *
 * @param app nanoseconds of the thread that makes the calls
 * @param process nanoseconds of the process
 * @param bytes allocated by the thread
 * @param shaders made meanwhile
 */
record DrawTrial(double app, double process, double rate, double bytes, int shaders) {
    static double median(DrawTrial[] trials, ToDoubleFunction<DrawTrial> of) {
        return sorted(trials, of)[trials.length / 2];
    }

    static double lowest(DrawTrial[] trials, ToDoubleFunction<DrawTrial> of) {
        return sorted(trials, of)[0];
    }

    private static double[] sorted(DrawTrial[] trials, ToDoubleFunction<DrawTrial> of) {
        double[] values = Arrays.stream(trials).mapToDouble(of).toArray();
        Arrays.sort(values);
        return values;
    }

    /** Prints a line as the peers' benchmark prints them. */
    static void printLine(String driver, String row, int draws, DrawTrial[] trials) {
        System.out.printf(
                Locale.ROOT,
                "D\ttepui-%s\t%s\t%d\t%.1f\t%.1f\t%.0f\t%.1f\t%.1f%n",
                driver,
                row,
                draws,
                median(trials, DrawTrial::app),
                median(trials, DrawTrial::process),
                median(trials, DrawTrial::rate),
                lowest(trials, DrawTrial::app),
                lowest(trials, DrawTrial::process));
        System.out.flush();
    }

    /** Cells of a row of a table: its name, the thread's median and lowest, the process, what was allocated; then others. */
    static String[] cells(String row, DrawTrial[] trials, String... more) {
        List<String> cells = new ArrayList<>(List.of(
                row,
                Table.fixed(median(trials, DrawTrial::app), 0),
                Table.fixed(lowest(trials, DrawTrial::app), 0),
                Table.fixed(median(trials, DrawTrial::process), 0),
                Table.fixed(median(trials, DrawTrial::bytes), 2)));
        cells.addAll(List.of(more));
        return cells.toArray(String[]::new);
    }
}
