package tepui.drivers.soft.jit;

/**
 * How a kernel is compiled.
 *
 * @param stride lanes that its frames have room for; the code is for this number only
 * @param tier which code generator
 */
public record KernelOptions(int stride, Tier tier) {
    /** The code generators. */
    public enum Tier {
        /** Calls at once, vectors when they are compiled; loops instead where vectors are absent. */
        AUTO,
        /** Calls of loops that all kernels share: at speed from the first runs on. */
        CALLS,
        /** Loops over lanes, vectorised by the JVM where it can. */
        LOOPS,
        /** The Vector API from the first run on; loops where it is absent. */
        VECTOR,
        /** Machine code, as wide as the processor's vectors; loops where there is no code generator for it. */
        NATIVE,
        /** The same with 256 bits. */
        NATIVE256;

        /** The tier that a setting names. */
        public static Tier of(String setting) {
            for (Tier tier : values()) {
                if (tier.name().equalsIgnoreCase(setting)) return tier;
            }
            throw new IllegalArgumentException(
                    "setting 'tier' is '" + setting + "', must be auto, calls, loops, vector, native or native256");
        }
    }

    public KernelOptions {
        if (stride < KernelFrame.GROUP || stride % KernelFrame.GROUP != 0 || stride > 1 << 16) {
            throw new IllegalArgumentException(
                    "KernelOptions: stride is " + stride + ", must be a multiple of " + KernelFrame.GROUP);
        }
    }

    /** The best tier for kernels of {@code stride} lanes. */
    public static KernelOptions lanes(int stride) {
        return new KernelOptions(stride, Tier.AUTO);
    }
}
