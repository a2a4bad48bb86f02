package tepui.drivers.soft.jit;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * Kernel throughput on one core, for each tier: CPU time of the thread, median of rounds. Not a test; run its main with
 * {@code --enable-native-access=ALL-UNNAMED}; arguments are names of shaders.
 */
public final class KernelBench {
    private static final int N = 128;

    private KernelBench() {}

    private static KernelOptions.Tier[] tiers() {
        String only = System.getProperty("tier");
        return only == null
                ? new KernelOptions.Tier[] {KernelOptions.Tier.AUTO, KernelOptions.Tier.NATIVE256}
                : new KernelOptions.Tier[] {KernelOptions.Tier.of(only)};
    }

    public static void main(String[] args) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment uniforms = arena.allocate(256, 16);
            for (int i = 0; i < 64; i++) uniforms.setAtIndex(ValueLayout.JAVA_FLOAT, i, 0.1f + i * 0.01f);
            for (String name : args.length == 0 ? BenchShaders.NAMES : Arrays.asList(args)) {
                for (KernelOptions.Tier tier : tiers()) {
                    long start = System.nanoTime();
                    CompiledKernel kernel =
                            KernelCompiler.compile(BenchShaders.shader(name), new KernelOptions(N, tier));
                    long compiled = System.nanoTime();
                    KernelFrame frame = new KernelFrame(N);
                    frame.lanes = Integer.getInteger("lanes", N);
                    frame.reserve(0, 0, 0, 0, 8, 8);
                    for (int n = 0; n < N; n++) {
                        frame.inF[n] = n;
                        frame.inF[N + n] = 3 * n;
                    }
                    for (int i = 0; i < frame.scalarF.length; i++) frame.scalarF[i] = 0.3f + i * 0.001f;
                    frame.uniformAddress[0] = uniforms.address();
                    frame.uniformSize[0] = 256;
                    frame.texels[0] = new int[1 << 16];
                    kernel.run(frame);
                    long first = System.nanoTime();
                    double[] rates = new double[40];
                    long bytes = 0;
                    double early = 0;
                    for (int round = 0; round < rates.length * 2; round++) {
                        int runs = 0;
                        long allocated = threads.getCurrentThreadAllocatedBytes();
                        long cpu = threads.getCurrentThreadCpuTime();
                        long spent;
                        do {
                            for (int k = 0; k < 20; k++) kernel.run(frame);
                            runs += 20;
                            spent = threads.getCurrentThreadCpuTime() - cpu;
                        } while (spent < 25_000_000);
                        double rate = runs * (double) frame.lanes * 1e3 / spent;
                        if (round == 4) early = rate;
                        if (round >= rates.length) {
                            rates[round - rates.length] = rate;
                            bytes += (threads.getCurrentThreadAllocatedBytes() - allocated) / runs;
                        }
                    }
                    Arrays.sort(rates);
                    System.out.printf(
                            Locale.ROOT,
                            "%-14s %-7s %8.1f Mpixel/s (best %.1f, after 0.1 s %.1f), %d bytes a run; compiled in %.1f ms, first run %.1f ms%n",
                            name,
                            tier,
                            rates[rates.length / 2],
                            rates[rates.length - 1],
                            early,
                            bytes / rates.length,
                            (compiled - start) / 1e6,
                            (first - compiled) / 1e6);
                }
            }
        }
    }
}
