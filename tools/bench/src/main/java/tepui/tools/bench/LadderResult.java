package tepui.tools.bench;

import java.util.List;
import java.util.Locale;
import tepui.pipe.Counters;

/**
 * What a rung came to.
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

    /** Two tables: how fast each rung is, and what its frames consist of. */
    static void markdown(List<LadderResult> results) {
        System.out.println("| with | frames/s | of the first | ms/frame, middle | longest | app thread | waits |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (LadderResult r : results) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f | %.1f | %.2f | %.1f | %.2f | %.1f |%n",
                    r.name,
                    r.rate,
                    r.rate / results.getFirst().rate,
                    r.median,
                    r.longest,
                    r.app,
                    r.waits);
        }
        System.out.println("\nOf each frame:\n");
        System.out.println(
                "| with | submits | passes | pipelines made | pipelines bound | descriptors written | barriers"
                        + " | allocations | KiB read back |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        for (LadderResult r : results) {
            Counters c = r.counts;
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f | %.1f | %.1f | %.0f | %.1f | %.1f | %.1f | %.0f |%n",
                    r.name,
                    r.each(c.submits),
                    r.each(c.renderPasses),
                    r.each(c.compiles),
                    r.each(c.pipelineSwitches),
                    r.each(c.descriptorWrites),
                    r.each(c.barriers),
                    r.each(c.allocations),
                    r.each(c.readBackBytes) / 1024);
        }
    }
}
