package tepui.drivers.d3d12.dxbc;

/**
 * System values, what an element of a signature means to the pipeline: its name, and its number in signatures and in
 * declarations.
 */
enum SystemValue {
    POSITION("SV_Position", "position", 1, 1),
    CLIP_DISTANCE("SV_ClipDistance", "clip_distance", 2, 2),
    CULL_DISTANCE("SV_CullDistance", "cull_distance", 3, 3),
    LAYER("SV_RenderTargetArrayIndex", "rendertarget_array_index", 4, 4),
    VIEWPORT("SV_ViewportArrayIndex", "viewport_array_index", 5, 5),
    VERTEX_ID("SV_VertexID", "vertex_id", 6, 6),
    PRIMITIVE_ID("SV_PrimitiveID", "primitive_id", 7, 7),
    INSTANCE_ID("SV_InstanceID", "instance_id", 8, 8),
    FRONT_FACE("SV_IsFrontFace", "is_front_face", 9, 9),
    SAMPLE_INDEX("SV_SampleIndex", "sample_index", 10, 10);

    /** Tessellation levels in listings, by their numbers in declarations from 11 on. */
    private static final String[] LEVELS = {
        "finalQuadUeq0EdgeTessFactor",
        "finalQuadVeq0EdgeTessFactor",
        "finalQuadUeq1EdgeTessFactor",
        "finalQuadVeq1EdgeTessFactor",
        "finalQuadUInsideTessFactor",
        "finalQuadVInsideTessFactor",
        "finalTriUeq0EdgeTessFactor",
        "finalTriVeq0EdgeTessFactor",
        "finalTriWeq0EdgeTessFactor",
        "finalTriInsideTessFactor",
        "finalLineDetailTessFactor",
        "finalLineDensityTessFactor"
    };

    private static final int FIRST_LEVEL = 11;

    private final String semantic;
    private final String listed;
    private final int inSignature;
    private final int inCode;

    SystemValue(String semantic, String listed, int inSignature, int inCode) {
        this.semantic = semantic;
        this.listed = listed;
        this.inSignature = inSignature;
        this.inCode = inCode;
    }

    Signature.Element element(int index, int type, int register, int mask, int other, int stream) {
        return new Signature.Element(semantic, index, inSignature, type, register, mask, other, stream);
    }

    /** The number behind a declaration. */
    int inCode() {
        return inCode;
    }

    /** The name in listings, of the number behind a declaration. */
    static String text(int inCode) {
        for (SystemValue v : values()) {
            if (v.inCode == inCode) return v.listed;
        }
        if (inCode >= FIRST_LEVEL && inCode < FIRST_LEVEL + LEVELS.length) return LEVELS[inCode - FIRST_LEVEL];
        return Integer.toString(inCode);
    }
}
