package tepui.drivers.d3d12.program;

import tepui.pipe.driver.queue.ProgramKey;

/** Words of a {@link ProgramKey} of Direct3D 12: the state, beside targets and attributes, that is translated into shaders. */
public final class ProgramWords {
    /** A flag: clip space has OpenGL's depth. */
    public static final int CLIP_MINUS_W_TO_W = 0;
    /** Bits of the clip distances that are on, -1 for all. */
    public static final int CLIP_DISTANCES = 1;

    public static final int PATCH_VERTICES = 2;
    /** A flag: the last vertex stage writes to stream targets. */
    public static final int CAPTURES = 3;
    /** A flag: fragments are shaded for each sample. */
    public static final int PER_SAMPLE = 4;
    /** Triangles that count as one primitive, 0 for all of them. */
    public static final int ID_TRIANGLES = 5;
    /** Ordinal of a {@link Programs.PrimitiveEmulation}. */
    public static final int EMULATION = 6;
    /** Of the geometry shader, where the device has only one; what others than the first make is only captured. */
    public static final int STREAM = 7;

    private static final int COUNT = 8;

    private static final Programs.PrimitiveEmulation[] EMULATIONS = Programs.PrimitiveEmulation.values();

    private ProgramWords() {}

    /** A key of no shader, with all state as translated shaders have it by themselves. */
    public static ProgramKey<D3d12Shader> key() {
        ProgramKey<D3d12Shader> made = new ProgramKey<>(COUNT);
        made.word(CLIP_DISTANCES, -1);
        made.word(ID_TRIANGLES, 1);
        made.word(EMULATION, Programs.PrimitiveEmulation.NATIVE.ordinal());
        return made;
    }

    static Programs.PrimitiveEmulation emulation(ProgramKey<D3d12Shader> key) {
        return EMULATIONS[key.word(EMULATION)];
    }
}
