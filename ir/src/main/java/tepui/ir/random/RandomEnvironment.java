package tepui.ir.random;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;

/**
 * Environment for {@link RandomShader}s: every input, buffer byte and texel is a hash of the seed and where it is, so
 * equal questions get equal answers whatever asks them. Buffers and images keep what is written.
 */
public final class RandomEnvironment implements Environment {
    /** Bytes of the storage buffer that shaders write; the other buffers have 256. */
    public static final int STORAGE_BYTES = 4096 + 64;

    private final long seed;
    private final Map<String, ByteBuffer> buffers = new TreeMap<>();
    private final Map<List<Integer>, long[]> texels = new HashMap<>();

    public RandomEnvironment(long seed) {
        this.seed = seed;
    }

    private long hash(long... keys) {
        long h = seed;
        for (long key : keys) {
            h = (h ^ key) * 0x9e3779b97f4a7c15L;
            h = (h ^ h >>> 29) * 0xbf58476d1ce4e5b9L;
        }
        return h ^ h >>> 32;
    }

    /** A component that makes shaders take all their ways: small numbers mostly. */
    private static long component(ScalarKind kind, long hash) {
        int small = (int) (hash >>> 40) % 9 - 4;
        return switch (kind) {
            case BOOL -> hash >>> 20 & 1;
            case I32 -> (hash & 3) != 0 ? small : (int) (hash >>> 8);
            case I64 -> (hash & 3) != 0 ? small : hash;
            case F32 -> Integer.toUnsignedLong(Float.floatToIntBits(number(hash)));
            case F64 -> Double.doubleToLongBits(number(hash));
        };
    }

    private static float number(long hash) {
        int n = (int) (hash >>> 33) % 4096 - 2048;
        return switch ((int) (hash & 15)) {
            case 0 -> n;
            case 1 -> n * 1e-4f;
            case 2 -> n > 0 ? 0f : -0f;
            case 3 -> n * 1e6f;
            default -> n / 512f;
        };
    }

    @Override
    public void input(Variable v, int lane, int vertex, int element, long[] out) {
        for (int c = 0; c < out.length; c++) {
            out[c] = switch (v.builtin) {
                case VERTEX_ID, INVOCATION_ID, LOCAL_INVOCATION_INDEX -> lane;
                case PRIMITIVE_ID -> lane;
                case FRAG_COORD -> fragCoord(lane, c);
                case FRONT_FACING -> seed & 1;
                case WORKGROUP_ID -> 1 + c;
                case TESS_COORD -> Float.floatToIntBits((lane + c) / 8f);
                case NONE ->
                    isLane(v)
                            ? lane
                            : component(
                                    v.type().kind(),
                                    hash(1, v.location, v.component, v.patch ? 0 : lane, vertex, element, c));
                default ->
                    component(v.type().kind(), hash(2, v.builtin.ordinal(), lane, vertex, element, c)) & 0x7fffffffL;
            };
        }
    }

    private long fragCoord(int lane, int component) {
        return switch (component) {
            case 0 -> Float.floatToIntBits((lane >> 2) * 2 + (lane & 1) + 0.5f);
            case 1 -> Float.floatToIntBits((lane >> 1 & 1) + 0.5f);
            default -> component(ScalarKind.F32, hash(7, lane, component));
        };
    }

    private static boolean isLane(Variable v) {
        return v.location == 20 && v.type() == Type.I32;
    }

    @Override
    public void target(Variable v, int lane, int element, long[] out) {
        for (int c = 0; c < out.length; c++) {
            out[c] = component(v.type().kind(), hash(4, v.location, v.component, lane, element, c));
        }
    }

    @Override
    public void interpolate(Instr i, int lane, int element, long[] operand, long[] out) {
        Variable v = i.variable;
        int location = v == null ? 0 : v.location;
        long where = i.op == Op.INTERP_CENTROID ? -1 : operand[0] * 31 + (operand.length > 1 ? operand[1] : 0);
        for (int c = 0; c < out.length; c++)
            out[c] = component(ScalarKind.F32, hash(3, location, lane, element, where, c));
    }

    @Override
    public ByteBuffer buffer(Resource r, int index) {
        return buffer(r.kind(), r.binding() + index);
    }

    /** The first storage buffer is the one that is written. */
    private ByteBuffer buffer(Resource.Kind kind, int slot) {
        return buffers.computeIfAbsent(kind + " " + slot, key -> {
            boolean written = kind == Resource.Kind.STORAGE_BUFFER && slot == 0;
            ByteBuffer b = ByteBuffer.allocate(written ? STORAGE_BYTES : 256).order(ByteOrder.LITTLE_ENDIAN);
            for (int at = 0; at < b.limit(); at += 4) {
                long h = hash(4, kind.ordinal(), slot, at);
                b.putInt(at, (int) component((h >>> 50 & 1) == 0 ? ScalarKind.F32 : ScalarKind.I32, h));
            }
            return b;
        });
    }

    @Override
    public void texture(
            Instr i,
            int lane,
            long[] @Nullable [] operands,
            float @Nullable [] ddx,
            float @Nullable [] ddy,
            long[] out) {
        Resource r = i.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null) return;
        long h = hash(5, i.op.ordinal(), r.binding(), i.op == Op.TEX_GATHER ? i.imm : i.imm & 0xffff);
        int at = 0;
        for (long[] operand : operands) {
            if (operand != null) for (long bits : operand) h = hash(h, at, number(i, at, bits));
            at++;
        }
        if (ddx != null && ddy != null && (i.op == Op.TEX_QUERY_LOD || i.op == Op.TEX_SAMPLE && implicit(i))) {
            for (float f : ddx) h = hash(h, Float.floatToIntBits(f));
            for (float f : ddy) h = hash(h, Float.floatToIntBits(f));
        }
        boolean size = i.op == Op.TEX_SIZE || i.op == Op.TEX_LEVELS || i.op == Op.TEX_SAMPLES;
        for (int c = 0; c < out.length; c++) {
            out[c] =
                    size ? 1 + (hash(h, c) >>> 60) : component(i.result().type().kind(), hash(h, c));
        }
    }

    private static boolean implicit(Instr i) {
        return i.tex(TexOperand.LOD) == null && i.tex(TexOperand.DDX) == null;
    }

    /** One NaN for all. */
    private static long number(Instr i, int operand, long bits) {
        var v = i.tex(TexOperand.values()[operand]);
        if (v == null || v.type().kind() != ScalarKind.F32) return bits;
        return Integer.toUnsignedLong(Float.floatToIntBits(Float.intBitsToFloat((int) bits)));
    }

    @Override
    public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
        List<Integer> key = new ArrayList<>(List.of(image.binding() + index, sample));
        for (int x : coordinate) {
            if (x < 0 || x > 63) return null;
            key.add(x);
        }
        return texels.computeIfAbsent(key, k -> {
            long[] texel = new long[4];
            for (int c = 0; c < 4; c++) texel[c] = component(image.texelKind, hash(6, key.hashCode(), c));
            return texel;
        });
    }

    @Override
    public int[] imageSize(Resource image, int index) {
        return new int[] {64, 64, 64};
    }

    @Override
    public int imageSamples(Resource image, int index) {
        return 4;
    }

    /** Everything that was written or read, by where it is. */
    public Map<String, long[]> contents() {
        for (int slot = 0; slot < 2; slot++) buffer(Resource.Kind.STORAGE_BUFFER, slot);
        Map<String, long[]> all = new TreeMap<>();
        buffers.forEach((name, b) -> {
            long[] words = new long[b.limit() / 4];
            for (int k = 0; k < words.length; k++) words[k] = b.getInt(4 * k);
            all.put(name, words);
        });
        // Texels that were only read are what they were; leave them out by their value.
        texels.forEach((key, texel) -> {
            long[] first = new long[4];
            for (int c = 0; c < 4; c++) first[c] = hash(6, key.hashCode(), c);
            boolean same = true;
            for (int c = 0; c < 4; c++) {
                same &= texel[c] == component(ScalarKind.F32, first[c])
                        || texel[c] == component(ScalarKind.I32, first[c]);
            }
            if (!same) all.put("texel " + key, texel);
        });
        return all;
    }
}
