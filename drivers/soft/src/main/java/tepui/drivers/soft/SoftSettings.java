package tepui.drivers.soft;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.jit.RunLimit;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DeviceOptions.MessageSink.Severity;

/**
 * Settings of the device.
 *
 * @param threads that work at most, the caller's included
 * @param tier of kernels: auto, native256 or java
 * @param memory bytes that buffers may take together
 * @param hangNanos how long one run of a shader may go round its loops
 */
record SoftSettings(int threads, KernelOptions.Tier tier, long memory, long hangNanos) {
    private static final Set<String> NAMES = new TreeSet<>(Set.of("threads", "tier", "memory", "hang"));

    /** Reads them; what is unknown or unreadable is reported, and the default taken. */
    static SoftSettings read(DeviceOptions options) {
        int cores = Math.min(64, Runtime.getRuntime().availableProcessors());
        int threads = cores;
        KernelOptions.Tier tier = KernelOptions.Tier.AUTO;
        long memory = Math.max(2L << 30, Runtime.getRuntime().maxMemory());
        long hang = RunLimit.USUAL_NANOS;
        for (Map.Entry<String, String> e : options.settings().entrySet()) {
            String value = e.getValue();
            switch (e.getKey()) {
                case "threads" -> threads = (int) number(options, "threads", value, 1, 1024, cores);
                case "memory" -> memory = number(options, "memory", value, 1, 1 << 20, memory >> 20) << 20;
                case "hang" -> hang = number(options, "hang", value, 1, 86_400_000, hang / 1_000_000) * 1_000_000;
                case "tier" -> {
                    try {
                        tier = KernelOptions.Tier.of(value);
                    } catch (IllegalArgumentException unknown) {
                        say(options, unknown.getMessage() + "; auto is taken");
                    }
                }
                default ->
                    say(
                            options,
                            "the soft driver has no setting '" + e.getKey() + "', only " + NAMES + "; it is ignored");
            }
        }
        return new SoftSettings(threads, tier, memory, hang);
    }

    private static long number(DeviceOptions options, String name, String text, long least, long most, long otherwise) {
        try {
            long n = Long.parseLong(text.trim());
            if (n >= least && n <= most) return n;
        } catch (NumberFormatException e) {
            // Reported below, like a number that is out of range.
        }
        say(
                options,
                "setting '" + name + "' is '" + text + "', must be a number from " + least + " to " + most + "; "
                        + otherwise + " is taken");
        return otherwise;
    }

    private static void say(DeviceOptions options, String text) {
        options.messages().message(Severity.MEDIUM, text);
    }
}
