package tepui.drivers.d3d12.dxbc;

/** What an element of a signature means to the pipeline: its name, and its number in signatures and in declarations. */
enum SystemValue {
    POSITION("SV_Position", 1, 1),
    CLIP_DISTANCE("SV_ClipDistance", 2, 2),
    CULL_DISTANCE("SV_CullDistance", 3, 3),
    LAYER("SV_RenderTargetArrayIndex", 4, 4),
    VIEWPORT("SV_ViewportArrayIndex", 5, 5),
    VERTEX_ID("SV_VertexID", 6, 6),
    PRIMITIVE_ID("SV_PrimitiveID", 7, 7),
    INSTANCE_ID("SV_InstanceID", 8, 8),
    FRONT_FACE("SV_IsFrontFace", 9, 9),
    SAMPLE_INDEX("SV_SampleIndex", 10, 10);

    private final String semantic;
    private final int inSignature;
    private final int inCode;

    SystemValue(String semantic, int inSignature, int inCode) {
        this.semantic = semantic;
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
            if (v.inCode == inCode) return v.semantic;
        }
        return Integer.toString(inCode);
    }
}
