package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;

/**
 * Options by which a kernel is compiled.
 *
 * @param stride lanes that its frames have room for; the code is for this number only
 * @param tier which code generator
 */
public record KernelOptions(int stride, Tier tier) {
    /** Tiers: the code generators. */
    public enum Tier {
        /** Machine code; Java where the processor or the system has none, and for shaders that it cannot be made of. */
        AUTO,
        /** The same with vectors of 256 bits, whatever the processor has. */
        NATIVE256,
        /** JVM classes: on any processor. */
        JAVA;

        /** The tier that a setting names. */
        public static Tier of(String setting) {
            for (Tier tier : values()) {
                if (tier.name().equalsIgnoreCase(setting)) return tier;
            }
            throw new IllegalArgumentException("setting 'tier' is '" + setting + "', must be auto, native256 or java");
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

    /** Written out: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KernelOptions o && stride == o.stride && tier == o.tier;
    }

    @Override
    public int hashCode() {
        return 31 * stride + tier.hashCode();
    }
}
