package tepui.drivers.d3d12.dxbc;

import org.jspecify.annotations.Nullable;

/** Register files of operands, each with its number and its spelling in listings. */
enum OperandFile {
    TEMP(0, "r"),
    INPUT(1, "v"),
    OUTPUT(2, "o"),
    INDEXABLE_TEMP(3, "x"),
    IMMEDIATE(4, "l"),
    SAMPLER(6, "s"),
    RESOURCE(7, "t"),
    CONSTANT_BUFFER(8, "cb"),
    IMMEDIATE_CONSTANT_BUFFER(9, "icb"),
    INPUT_PRIMITIVE_ID(11, "vPrim"),
    OUTPUT_DEPTH(12, "oDepth"),
    NULL(13, "null"),
    RASTERIZER(14, "rasterizer"),
    OUTPUT_COVERAGE(15, "oMask"),
    STREAM(16, "m"),
    OUTPUT_CONTROL_POINT_ID(22, "vOutputControlPointID"),
    FORK_INSTANCE_ID(23, "vForkInstanceID"),
    JOIN_INSTANCE_ID(24, "vJoinInstanceID"),
    INPUT_CONTROL_POINT(25, "vicp"),
    OUTPUT_CONTROL_POINT(26, "vocp"),
    PATCH_CONSTANT(27, "vpc"),
    DOMAIN_POINT(28, "vDomain"),
    UAV(30, "u"),
    SHARED(31, "g"),
    THREAD_ID(32, "vThreadID"),
    THREAD_GROUP_ID(33, "vThreadGroupID"),
    THREAD_ID_IN_GROUP(34, "vThreadIDInGroup"),
    INPUT_COVERAGE(35, "vCoverage"),
    THREAD_ID_IN_GROUP_FLATTENED(36, "vThreadIDInGroupFlattened"),
    GS_INSTANCE_ID(37, "vGSInstanceID"),
    OUTPUT_DEPTH_GREATER_EQUAL(38, "oDepthGE"),
    OUTPUT_DEPTH_LESS_EQUAL(39, "oDepthLE"),
    OUTPUT_STENCIL_REF(41, "oStencilRef");

    private static final @Nullable OperandFile[] BY_NUMBER = new @Nullable OperandFile[64];

    static {
        for (OperandFile f : values()) BY_NUMBER[f.number] = f;
    }

    private final int number;
    private final String text;

    OperandFile(int number, String text) {
        this.number = number;
        this.text = text;
    }

    /** Its operands are views, samplers or constant buffers: a range of registers, then one of them. */
    boolean isOfViews() {
        return switch (this) {
            case SAMPLER, RESOURCE, CONSTANT_BUFFER, UAV -> true;
            default -> false;
        };
    }

    int number() {
        return number;
    }

    String text() {
        return text;
    }

    /** The file with a number, or null where it is none of these. */
    static @Nullable OperandFile of(int number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : null;
    }
}
