package tepui.ir.pass;

import tepui.ir.Op;

/** Packing and unpacking of normalised and half-precision components: part of {@link Evaluator}. */
final class PackOps {
    private PackOps() {}

    static void eval(Op op, long[] in, long[] out) {
        switch (op) {
            case PACK_HALF_2X16 -> {
                int low = Float.floatToFloat16(FloatOps.f32(in[0])) & 0xffff;
                out[0] = low | Float.floatToFloat16(FloatOps.f32(in[1])) << 16;
            }
            case UNPACK_HALF_2X16 -> {
                out[0] = FloatOps.bits(Float.float16ToFloat((short) in[0]));
                out[1] = FloatOps.bits(Float.float16ToFloat((short) (in[0] >> 16)));
            }
            case PACK_UNORM_2X16, PACK_UNORM_4X8, PACK_SNORM_2X16, PACK_SNORM_4X8 -> {
                int width = 32 / in.length;
                boolean signed = op == Op.PACK_SNORM_2X16 || op == Op.PACK_SNORM_4X8;
                int most = (1 << (signed ? width - 1 : width)) - 1;
                int packed = 0;
                for (int i = 0; i < in.length; i++) {
                    float x = FloatOps.f32(in[i]);
                    int n = (int) Math.rint(x * most);
                    n = Math.max(signed ? -most : 0, Math.min(most, n));
                    packed |= (n & (1 << width) - 1) << i * width;
                }
                out[0] = packed;
            }
            default -> {
                int width = 32 / out.length;
                boolean signed = op == Op.UNPACK_SNORM_2X16 || op == Op.UNPACK_SNORM_4X8;
                int most = (1 << (signed ? width - 1 : width)) - 1;
                for (int i = 0; i < out.length; i++) {
                    int up = (int) in[0] << 32 - width - i * width;
                    out[i] = FloatOps.bits(
                            signed
                                    ? Math.max((float) (up >> 32 - width) / most, -1f)
                                    : (float) (up >>> 32 - width) / most);
                }
            }
        }
    }
}
