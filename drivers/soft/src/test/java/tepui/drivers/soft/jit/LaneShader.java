package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Test shaders whose inputs and outputs are words of the lanes: values of any type are read from and written to words, and
 * raw components are put into and got from frames.
 */
final class LaneShader {
    final Shader shader = new Shader(Stage.VERTEX, "test");
    final Builder b = new Builder(shader);
    private final boolean uniform;
    private final List<Type> inputs = new ArrayList<>();
    private final List<Integer> inputWords = new ArrayList<>();
    private final List<Type> outputs = new ArrayList<>();
    private final List<Integer> outputWords = new ArrayList<>();
    private int inputEnd;
    private int outputEnd;

    /** @param uniform inputs are the caller's scalars rather than words of lanes */
    LaneShader(boolean uniform) {
        this.uniform = uniform;
    }

    private static int words(Type type) {
        return type.width() * (type.kind().is64() ? 2 : 1);
    }

    private Value word(ScalarKind kind, int word) {
        boolean floats = kind == ScalarKind.F32;
        String name = floats
                ? uniform ? Intrinsics.SCALAR_F : Intrinsics.LANE_F
                : uniform ? Intrinsics.SCALAR_I : Intrinsics.LANE_I;
        return b.intrinsic(name, floats ? Type.F32 : Type.I32, word).result();
    }

    Value input(Type type) {
        inputs.add(type);
        inputWords.add(inputEnd);
        Value[] parts = new Value[type.width()];
        for (int c = 0; c < parts.length; c++) {
            parts[c] = switch (type.kind()) {
                case F32, I32 -> word(type.kind(), inputEnd++);
                case BOOL -> b.op(Op.INE, word(ScalarKind.I32, inputEnd++), b.i32(0));
                case I64, F64 -> {
                    Value wide =
                            b.op(Op.PACK_64, b.vec(word(ScalarKind.I32, inputEnd++), word(ScalarKind.I32, inputEnd++)));
                    yield type.kind() == ScalarKind.I64 ? wide : b.convert(Op.BITCAST, ScalarKind.F64, wide);
                }
            };
        }
        return b.vec(parts);
    }

    void output(Value value) {
        Type type = value.type();
        outputs.add(type);
        outputWords.add(outputEnd);
        for (int c = 0; c < type.width(); c++) {
            Value v = b.extract(value, c);
            switch (type.kind()) {
                case F32 -> b.intrinsic(Intrinsics.LANE_STORE_F, null, outputEnd++, v);
                case I32 -> b.intrinsic(Intrinsics.LANE_STORE_I, null, outputEnd++, v);
                case BOOL ->
                    b.intrinsic(Intrinsics.LANE_STORE_I, null, outputEnd++, b.convert(Op.B2I, ScalarKind.I32, v));
                default -> {
                    Value bits = type.kind() == ScalarKind.I64 ? v : b.convert(Op.BITCAST, ScalarKind.I64, v);
                    Value pair = b.op(Op.UNPACK_64, bits);
                    b.intrinsic(Intrinsics.LANE_STORE_I, null, outputEnd++, b.extract(pair, 0));
                    b.intrinsic(Intrinsics.LANE_STORE_I, null, outputEnd++, b.extract(pair, 1));
                }
            }
        }
    }

    KernelFrame frame(int stride) {
        KernelFrame frame = new KernelFrame(stride);
        frame.reserve(0, 0, 0, 0, Math.max(1, inputEnd), Math.max(1, outputEnd));
        return frame;
    }

    /** Gives input {@code index} of a lane its components, raw bits as in the IR's constants. */
    void set(KernelFrame frame, int index, int lane, long[] components) {
        Type type = inputs.get(index);
        int word = inputWords.get(index);
        for (int c = 0; c < type.width(); c++) {
            long bits = components[c];
            if (type.kind() == ScalarKind.F32) {
                float f = Float.intBitsToFloat((int) bits);
                if (uniform) {
                    frame.scalarF[word + c] = f;
                } else {
                    frame.inF[(word + c) * frame.stride + lane] = f;
                }
            } else if (type.kind().is64()) {
                setInt(frame, word + 2 * c, lane, (int) bits);
                setInt(frame, word + 2 * c + 1, lane, (int) (bits >>> 32));
            } else {
                setInt(frame, word + c, lane, (int) bits);
            }
        }
    }

    private void setInt(KernelFrame frame, int word, int lane, int bits) {
        if (uniform) {
            frame.scalarI[word] = bits;
        } else {
            frame.inI[word * frame.stride + lane] = bits;
        }
    }

    /** Components of output {@code index} of a lane. */
    long[] get(KernelFrame frame, int index, int lane) {
        Type type = outputs.get(index);
        int word = outputWords.get(index);
        long[] components = new long[type.width()];
        for (int c = 0; c < components.length; c++) {
            components[c] = switch (type.kind()) {
                case F32 ->
                    Integer.toUnsignedLong(Float.floatToRawIntBits(frame.outF[(word + c) * frame.stride + lane]));
                case I32, BOOL -> frame.outI[(word + c) * frame.stride + lane];
                default ->
                    frame.outI[(word + 2 * c) * frame.stride + lane] & 0xffffffffL
                            | (long) frame.outI[(word + 2 * c + 1) * frame.stride + lane] << 32;
            };
        }
        return components;
    }

    /** Are two components equal, any NaN as good as any other? */
    static boolean same(ScalarKind kind, long a, long b) {
        if (a == b) return true;
        return switch (kind) {
            case F32 -> Float.isNaN(Float.intBitsToFloat((int) a)) && Float.isNaN(Float.intBitsToFloat((int) b));
            case F64 -> Double.isNaN(Double.longBitsToDouble(a)) && Double.isNaN(Double.longBitsToDouble(b));
            default -> false;
        };
    }

    static String text(ScalarKind kind, long[] components) {
        StringBuilder s = new StringBuilder();
        for (long c : components) {
            s.append(
                    switch (kind) {
                        case F32 -> Float.intBitsToFloat((int) c) + " (" + Integer.toHexString((int) c) + ")";
                        case F64 -> Double.longBitsToDouble(c) + " (" + Long.toHexString(c) + ")";
                        default -> c + " (" + Long.toHexString(c) + ")";
                    });
            s.append(' ');
        }
        return s.toString().trim();
    }
}
