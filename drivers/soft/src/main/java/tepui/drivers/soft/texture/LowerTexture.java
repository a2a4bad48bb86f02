package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;
import tepui.pipe.SamplerState.Wrap;

/**
 * Turns samples of simple textures into arithmetic and reads of words, so that they become part of the code around them:
 * 2D textures of bytes at one level, nearest or linear, with the common wraps. Which those are is told by a key for each
 * slot ({@link TextureUnit#inlineKey}), so a shader is compiled anew only when a texture of another kind is bound; size and
 * place of the texels are values in {@link KernelFrame#texelInfo}. All other instructions stay calls.
 */
public final class LowerTexture extends Rewriter {
    /** Slots that may have a key. */
    public static final int SLOTS = 16;

    /** Words of a slot in {@link KernelFrame#texelInfo}. */
    private static final int INFO = 16;

    private static final int WIDTH = 0;
    private static final int HEIGHT = 1;
    private static final int BASE = 2;
    private static final int ROW = 3;

    private final int[] keys;

    /**
     * @param keys of each slot, 0 for none
     */
    public LowerTexture(int[] keys) {
        this.keys = keys;
    }

    // ---- keys: bit 0 set, 1 linear, 2-3 wrap of s, 4-5 of t, 6 coordinates from 0 to 1, from 8 three bits a component

    static int key(boolean linear, Wrap s, Wrap t, boolean normalized, int[] components) {
        int key = 1 | (linear ? 2 : 0) | wrap(s) << 2 | wrap(t) << 4 | (normalized ? 64 : 0);
        for (int c = 0; c < 4; c++) key |= components[c] << 8 + 3 * c;
        return key;
    }

    /** A component that is constant: 4 for 0, 5 for 1; below the number of the byte. */
    static final int ZERO = 4;

    static final int ONE = 5;

    /** Is a key that of a linear filter? */
    public static boolean isLinear(int key) {
        return (key & 2) != 0;
    }

    private static int wrap(Wrap w) {
        return w == Wrap.REPEAT ? 0 : w == Wrap.CLAMP_TO_EDGE ? 1 : 2;
    }

    /** Puts a level where the code that this pass makes looks for it. */
    static void describe(KernelFrame frame, int slot, ViewLevels view, int level) {
        frame.texels[slot] = view.data;
        int at = slot * INFO;
        frame.texelInfo[at + WIDTH] = view.width[level];
        frame.texelInfo[at + HEIGHT] = view.height[level];
        frame.texelInfo[at + BASE] = view.base[level];
        frame.texelInfo[at + ROW] = view.rowWords[level];
    }

    /** The slots of a shader, as bits, with samples that this pass could replace, given a key. */
    public static int candidates(Shader shader) {
        int[] found = {0};
        for (tepui.ir.Function f : shader.functions) {
            tepui.ir.pass.Walk.each(f.body(), instr -> {
                Resource r = candidate(instr);
                if (r != null) found[0] |= 1 << r.binding();
            });
        }
        return found[0];
    }

    private static @Nullable Resource candidate(Instr instr) {
        Resource r = instr.resource;
        if (instr.op != Op.TEX_SAMPLE || r == null || r.count() != 1 || r.binding() >= SLOTS) return null;
        if (r.shape != TextureShape.D2 && r.shape != TextureShape.RECT) return null;
        if (r.texelKind != ScalarKind.F32 || r.shadow) return null;
        int operands = instr.imm
                & ~(TexOperand.INDEX.bit()
                        | TexOperand.COORD.bit()
                        | TexOperand.LOD.bit()
                        | TexOperand.BIAS.bit()
                        | TexOperand.DDX.bit()
                        | TexOperand.DDY.bit()
                        | TexOperand.MIN_LOD.bit());
        return operands == 0 ? r : null;
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        Resource r = candidate(instr);
        int key = r == null || r.binding() >= keys.length ? 0 : keys[r.binding()];
        if (r == null || key == 0) return null;
        Value coord = instr.tex(TexOperand.COORD);
        if (coord == null) return null;
        return new Sample(b, r.binding(), key).build(b.extract(coord, 0), b.extract(coord, 1));
    }

    /** The code of one sample. */
    private static final class Sample {
        private final Builder b;
        private final int slot;
        private final int key;

        Sample(Builder b, int slot, int key) {
            this.b = b;
            this.slot = slot;
            this.key = key;
        }

        Value build(Value s, Value t) {
            boolean linear = (key & 2) != 0;
            Value width = info(WIDTH);
            Value height = info(HEIGHT);
            Value[] components = new Value[4];
            if (!linear) {
                Value x = across(nearest(s, width, key >> 2 & 3));
                Value y = down(nearest(t, height, key >> 4 & 3));
                Value word = fetch(x, y);
                for (int c = 0; c < 4; c++) {
                    int from = key >> 8 + 3 * c & 7;
                    components[c] = from >= ZERO ? constant(from) : b.op(Op.FMUL, channel(word, from), b.f32(1 / 255f));
                }
                return b.vec(components);
            }
            Value[] x = linear(s, width, key >> 2 & 3);
            Value[] y = linear(t, height, key >> 4 & 3);
            Value x0 = across(x[0]);
            Value x1 = across(x[1]);
            Value y0 = down(y[0]);
            Value y1 = down(y[1]);
            Value[] word = {fetch(x0, y0), fetch(x1, y0), fetch(x0, y1), fetch(x1, y1)};
            Value share = b.op(Op.FMUL, y[2], b.f32(1 / 255f));
            for (int c = 0; c < 4; c++) {
                int from = key >> 8 + 3 * c & 7;
                components[c] = from >= ZERO ? constant(from) : join(word, from, x[2], share);
            }
            return b.vec(components);
        }

        private Value constant(int code) {
            return b.f32(code == ONE ? 1 : 0);
        }

        private Value info(int word) {
            return b.intrinsic(Intrinsics.TEXEL_INFO, Type.I32, slot * INFO + word)
                    .result();
        }

        private Value fetch(Value x, Value y) {
            return b.intrinsic(Intrinsics.TEXELS, Type.I32, slot, b.op(Op.IADD, x, y))
                    .result();
        }

        private Value channel(Value word, int number) {
            Value v = number == 0 ? word : b.op(Op.USHR, word, b.i32(8 * number));
            if (number < 3) v = b.op(Op.IAND, v, b.i32(255));
            return b.convert(Op.I2F, ScalarKind.F32, v);
        }

        /** The vertical share comes divided by 255, which is exact enough and saves a product. */
        private Value join(Value[] word, int number, Value fx, Value fyByte) {
            Value p = channel(word[0], number);
            Value top = b.op(Op.FFMA, b.op(Op.FSUB, channel(word[1], number), p), fx, p);
            Value r = channel(word[2], number);
            Value bottom = b.op(Op.FFMA, b.op(Op.FSUB, channel(word[3], number), r), fx, r);
            Value start = b.op(Op.FMUL, top, b.f32(1 / 255f));
            return b.op(Op.FFMA, b.op(Op.FSUB, bottom, top), fyByte, start);
        }

        /** From 0 up to the size and a little more or less, whatever comes in. */
        private Value texels(Value c, Value size, int wrap) {
            Value w = b.convert(Op.I2F, ScalarKind.F32, size);
            boolean normalized = (key & 64) != 0;
            if (wrap == 1) return normalized ? b.op(Op.FMUL, c, w) : c;
            Value unit = normalized ? c : b.op(Op.FDIV, c, w);
            if (wrap == 0) return b.op(Op.FMUL, b.op(Op.FFRACT, unit), w);
            Value two = b.op(Op.FADD, w, w);
            Value place = b.op(Op.FMUL, b.op(Op.FFRACT, b.op(Op.FMUL, unit, b.f32(0.5f))), two);
            return b.op(Op.FSUB, w, b.op(Op.FABS, b.op(Op.FSUB, w, place)));
        }

        private Value nearest(Value c, Value size, int wrap) {
            Value i = b.convert(Op.F2I, ScalarKind.I32, texels(c, size, wrap));
            return b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, i, b.op(Op.ISUB, size, b.i32(1))));
        }

        /** Both neighbours and the share of the second. */
        private Value[] linear(Value c, Value size, int wrap) {
            Value u = texels(c, size, wrap);
            Value half = b.f32(0.5f);
            if (wrap != 0) {
                Value most = b.op(Op.FSUB, b.convert(Op.I2F, ScalarKind.F32, size), half);
                u = b.op(Op.FMAX, b.op(Op.FMIN, u, most), half);
            }
            Value a = b.op(Op.FADD, u, half);
            Value n = b.convert(Op.F2I, ScalarKind.I32, a);
            n = b.op(Op.IMAX, b.i32(wrap == 0 ? 0 : 1), b.op(Op.IMIN, n, size));
            Value part = b.op(Op.FSUB, a, b.convert(Op.I2F, ScalarKind.F32, n));
            Value low = b.op(Op.ISUB, n, b.i32(1));
            Value last = b.op(Op.ISUB, size, b.i32(1));
            if (wrap != 0) return new Value[] {low, b.op(Op.IMIN, n, last), part};
            Value below = b.op(Op.IAND, b.op(Op.ISHR, low, b.i32(31)), size);
            Value above = b.op(Op.IAND, b.op(Op.ISHR, b.op(Op.ISUB, last, n), b.i32(31)), size);
            return new Value[] {b.op(Op.IADD, low, below), b.op(Op.ISUB, n, above), part};
        }

        /** Words along x: blocks of 16, x0 in bit 0, x1 in bit 2. */
        private Value across(Value x) {
            Value pairs = b.op(Op.IAND, x, b.i32(~1));
            Value blocks = b.op(Op.ISHL, b.op(Op.IAND, x, b.i32(~3)), b.i32(1));
            return b.op(Op.IADD, b.op(Op.IADD, x, pairs), blocks);
        }

        /** Words along y from the level's first: rows of blocks, y0 in bit 1, y1 in bit 3. */
        private Value down(Value y) {
            Value rows = b.op(Op.IMUL, b.op(Op.ISHR, y, b.i32(2)), info(ROW));
            Value one = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(1)), b.i32(1));
            Value two = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(2)), b.i32(2));
            return b.op(Op.IADD, b.op(Op.IADD, rows, info(BASE)), b.op(Op.IADD, one, two));
        }
    }
}
