package tepui.drivers.vulkan.program;

import tepui.drivers.vulkan.spirv.SpirvVariant.PointSize;
import tepui.drivers.vulkan.spirv.SpirvVariant.PrimitiveIds;
import tepui.pipe.driver.queue.ProgramKey;

/** Words of a {@link ProgramKey} of Vulkan: the state, beside targets and attributes, that is compiled into shaders. */
public final class ProgramWords {
    /** A flag: clip space has OpenGL's depth. */
    public static final int CLIP_MINUS_W_TO_W = 0;
    /** Bits of the clip distances that are on, -1 for all. */
    public static final int CLIP_DISTANCES = 1;
    /** Ordinal of a {@link PointSize}. */
    public static final int POINT_SIZE = 2;
    /** Ordinal of {@link PrimitiveIds}. */
    public static final int PRIMITIVE_IDS = 3;
    /** Of patches without a control shader. */
    public static final int PATCH_VERTICES = 4;
    /** A flag: fragments are shaded at the place of each sample. */
    public static final int EVERY_SAMPLE = 5;
    /** Ordinal of a {@link PrimitiveEmulation}. */
    public static final int EMULATION = 6;

    private static final int COUNT = 7;

    private static final PointSize[] POINT_SIZES = PointSize.values();
    private static final PrimitiveIds[] IDS = PrimitiveIds.values();
    private static final PrimitiveEmulation[] EMULATIONS = PrimitiveEmulation.values();

    private ProgramWords() {}

    /** A key of no shader, with all state as compiled shaders have it by themselves. */
    public static ProgramKey<VulkanShader> key() {
        ProgramKey<VulkanShader> made = new ProgramKey<>(COUNT);
        made.word(CLIP_DISTANCES, -1);
        made.word(POINT_SIZE, PointSize.AS_WRITTEN.ordinal());
        made.word(PRIMITIVE_IDS, PrimitiveIds.AS_COUNTED.ordinal());
        made.word(EMULATION, PrimitiveEmulation.NATIVE.ordinal());
        return made;
    }

    static PointSize pointSize(ProgramKey<VulkanShader> key) {
        return POINT_SIZES[key.word(POINT_SIZE)];
    }

    static PrimitiveIds primitiveIds(ProgramKey<VulkanShader> key) {
        return IDS[key.word(PRIMITIVE_IDS)];
    }

    static PrimitiveEmulation emulation(ProgramKey<VulkanShader> key) {
        return EMULATIONS[key.word(EMULATION)];
    }
}
