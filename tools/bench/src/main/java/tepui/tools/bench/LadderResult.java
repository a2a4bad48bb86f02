package tepui.tools.bench;

import java.util.List;
import java.util.Locale;
import tepui.pipe.Counters;

/**
 * Result of a rung.
 *
 * @param rate frames a second
 * @param median milliseconds of a frame, as the calling thread sees them
 * @param longest of them
 * @param app milliseconds of the calling thread's processor time for a frame, the mean
 * @param waits of the caller for the device, a frame
 * @param frames that were measured
 * @param counts what the context counted meanwhile
 * @param checksum of the last picture
 */
record LadderResult(
        String name,
        double rate,
        double median,
        double longest,
        double app,
        double waits,
        int frames,
        Counters counts,
        long checksum) {
    private double each(long count) {
        return (double) count / frames;
    }

    String line() {
        return String.format(
                Locale.ROOT,
                "%s: %.1f frames/s, %.2f ms a frame, %.2f ms of the app's thread",
                name,
                rate,
                median,
                app);
    }

    static void tsv(List<LadderResult> results) {
        for (LadderResult r : results) {
            System.out.printf(
                    Locale.ROOT,
                    "L\t%s\t%.2f\t%.3f\t%.3f\t%.3f\t%.2f%n",
                    r.name,
                    r.rate,
                    r.median,
                    r.longest,
                    r.app,
                    r.waits);
        }
    }

    /** How fast each rung is. */
    static Table rates(List<LadderResult> results) {
        Table table =
                Table.of(1, "with", "frames/s", "of the first", "ms/frame, middle", "longest", "app thread", "waits");
        for (LadderResult r : results) {
            table.row(
                    r.name,
                    Table.fixed(r.rate, 1),
                    Table.fixed(r.rate / results.getFirst().rate, 1),
                    Table.fixed(r.median, 2),
                    Table.fixed(r.longest, 1),
                    Table.fixed(r.app, 2),
                    Table.fixed(r.waits, 1));
        }
        return table;
    }

    /** Table of the frames' contents. */
    static Table frames(List<LadderResult> results) {
        Table table = Table.of(
                1,
                "with",
                "submits",
                "passes",
                "pipelines made",
                "pipelines bound",
                "looked up",
                "descriptors written",
                "barriers",
                "allocations",
                "KiB read back");
        for (LadderResult r : results) {
            Counters c = r.counts;
            table.row(
                    r.name,
                    Table.fixed(r.each(c.submits), 1),
                    Table.fixed(r.each(c.renderPasses), 1),
                    Table.fixed(r.each(c.compiles), 1),
                    Table.fixed(r.each(c.pipelineSwitches), 0),
                    Table.fixed(r.each(c.pipelineLookUps), 1),
                    Table.fixed(r.each(c.descriptorWrites), 1),
                    Table.fixed(r.each(c.barriers), 1),
                    Table.fixed(r.each(c.allocations), 1),
                    Table.fixed(r.each(c.readBackBytes) / 1024, 0));
        }
        return table;
    }
}
