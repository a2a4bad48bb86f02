package tepui.drivers.vulkan.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The programs that a context has used lately, by shaders and variant: a small table in front of the device's map, so that going
 * from one program to another and back makes no key.
 */
public final class RecentPrograms {
    private static final int SIZE = 256;
    /** Variants of the same shaders that are known at a time, and programs that fall on the same place. */
    private static final int WAYS = 4;

    private final Programs programs;
    private final @Nullable ProgramKey[] keys = new ProgramKey[SIZE];
    private final @Nullable GraphicsProgram[] values = new GraphicsProgram[SIZE];

    public RecentPrograms(Programs programs) {
        this.programs = programs;
    }

    /** @param wanted may be filled anew once this returns */
    public GraphicsProgram find(VulkanShader vertex, ProgramKey wanted) { // hot
        VulkanShader fragment = wanted.fragment;
        VulkanShader geometry = wanted.geometry;
        int h = vertex.id * 31 + (fragment == null ? 0 : fragment.id) + (geometry == null ? 0 : geometry.id * 7);
        int first = (h ^ h >>> 6) * WAYS & SIZE - 1;
        for (int at = first; at < first + WAYS; at++) {
            ProgramKey k = keys[at];
            GraphicsProgram known = values[at];
            if (k != null && known != null && k.matches(wanted)) return known;
        }
        ProgramKey key = wanted.copy();
        GraphicsProgram found = programs.get(key);
        // The one that was found last comes first, and the oldest of them goes.
        System.arraycopy(keys, first, keys, first + 1, WAYS - 1);
        System.arraycopy(values, first, values, first + 1, WAYS - 1);
        keys[first] = key;
        values[first] = found;
        return found;
    }

    /** A shader is gone, and programs with it. */
    public void clear() {
        Arrays.fill(keys, null);
        Arrays.fill(values, null);
    }
}
