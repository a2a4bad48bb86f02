package tepui.drivers.vulkan;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.spirv.SpirvVariant.PointSize;
import tepui.drivers.vulkan.spirv.SpirvVariant.PrimitiveIds;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.TargetReads;

/**
 * The programs that a context has used lately, by shaders and variant: a small table in front of the device's map, so that going
 * from one program to another and back makes no key.
 */
final class RecentPrograms {
    private static final int SIZE = 256;
    /** Variants of the same shaders that are known at a time, and programs that fall on the same place. */
    private static final int WAYS = 4;

    private final Programs programs;
    private final GraphicsProgram.@Nullable Key[] keys = new GraphicsProgram.Key[SIZE];
    private final @Nullable GraphicsProgram[] values = new GraphicsProgram[SIZE];

    RecentPrograms(Programs programs) {
        this.programs = programs;
    }

    GraphicsProgram find( // hot
            VulkanShader vertex,
            @Nullable VulkanShader control,
            @Nullable VulkanShader evaluation,
            @Nullable VulkanShader geometry,
            @Nullable VulkanShader fragment,
            boolean clipMinusWToW,
            int clipDistances,
            PointSize pointSize,
            PrimitiveIds primitiveIds,
            TargetReads targets,
            AttributeForms forms,
            int patchVertices,
            boolean everySample,
            PrimitiveEmulation emulation) {
        int h = vertex.id * 31 + (fragment == null ? 0 : fragment.id) + (geometry == null ? 0 : geometry.id * 7);
        int first = (h ^ h >>> 6) * WAYS & SIZE - 1;
        for (int at = first; at < first + WAYS; at++) {
            GraphicsProgram.Key k = keys[at];
            GraphicsProgram known = values[at];
            if (k != null
                    && known != null
                    && k.vertex() == vertex
                    && k.fragment() == fragment
                    && k.geometry() == geometry
                    && k.evaluation() == evaluation
                    && k.control() == control
                    && k.clipMinusWToW() == clipMinusWToW
                    && k.clipDistances() == clipDistances
                    && k.pointSize() == pointSize
                    && k.primitiveIds() == primitiveIds
                    && k.targets().equals(targets)
                    && k.forms() == forms
                    && k.patchVertices() == patchVertices
                    && k.everySample() == everySample
                    && k.emulation() == emulation) {
                return known;
            }
        }
        GraphicsProgram.Key key = new GraphicsProgram.Key(
                vertex,
                control,
                evaluation,
                geometry,
                fragment,
                clipMinusWToW,
                clipDistances,
                pointSize,
                primitiveIds,
                targets,
                forms,
                patchVertices,
                everySample,
                emulation);
        GraphicsProgram found = programs.get(key);
        // The one that was found last comes first, and the oldest of them goes.
        System.arraycopy(keys, first, keys, first + 1, WAYS - 1);
        System.arraycopy(values, first, values, first + 1, WAYS - 1);
        keys[first] = key;
        values[first] = found;
        return found;
    }

    /** A shader is gone, and programs with it. */
    void clear() {
        Arrays.fill(keys, null);
        Arrays.fill(values, null);
    }
}
