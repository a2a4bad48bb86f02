package tepui.drivers.soft.jit;

/**
 * Intrinsics, the driver's own IR operations: how the lowering passes of the rasteriser talk to the code generators.
 * All are {@link tepui.ir.Op#INTRINSIC} with these names; the parameter is the instruction's imm.
 */
public final class Intrinsics {
    /** f32, the same in all lanes: {@link KernelFrame#scalarF}[imm]. */
    public static final String SCALAR_F = "scalar.f";
    /** i32, the same in all lanes: {@link KernelFrame#scalarI}[imm]. */
    public static final String SCALAR_I = "scalar.i";
    /** f32 lane data: {@link KernelFrame#inF}[imm * stride + lane]. */
    public static final String LANE_F = "lane.f";
    /** i32 lane data: {@link KernelFrame#inI}[imm * stride + lane]. */
    public static final String LANE_I = "lane.i";
    /** (f32) lane data out: {@link KernelFrame#outF}[imm * stride + lane], executing lanes only. */
    public static final String LANE_STORE_F = "lane.store.f";

    public static final String LANE_STORE_I = "lane.store.i";
    /** i32: word imm % 4 of the pixel in target imm / 4, at {@link KernelFrame#blockAt}. Reads 0 in lanes not alive. */
    public static final String TARGET_LOAD = "target.load";
    /** (i32): writes it, in lanes that execute and are alive. */
    public static final String TARGET_STORE = "target.store";
    /** bool: is the lane alive. (DEMOTE_IF clears it.) */
    public static final String ALIVE = "alive";
    /** (i32 offset), i32: the word of {@link KernelFrame#texels}[imm] there; offsets outside give some word of the array. */
    public static final String TEXELS = "texels";
    /** i32, the same in all lanes: {@link KernelFrame#texelInfo}[imm]. What is converted to float is a size, 2^24 at most. */
    public static final String TEXEL_INFO = "texel.info";

    private Intrinsics() {}
}
