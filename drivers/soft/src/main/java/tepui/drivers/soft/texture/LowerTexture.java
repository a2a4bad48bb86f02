package tepui.drivers.soft.texture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;

/**
 * Turns samples of simple textures into arithmetic and reads of words, so that they become part of the code around them:
 * 2D textures of bytes with any levels, nearest or linear, with the common wraps. Which those are is told by a key for each
 * slot ({@link TextureUnit#inlineKey}), so a shader is compiled anew only when a texture of another kind is bound; sizes,
 * places and bounds of levels are values in {@link KernelFrame#texelInfo}. All other instructions stay calls.
 */
public final class LowerTexture extends Rewriter {
    /** log2(1 + f) / f for 1 + f from sqrt(0.5) to sqrt(2). */
    private static final float[] LOG2 = {
        0x1.7154c4p+0f,
        -0x1.71582ep-1f,
        0x1.ebff06p-2f,
        -0x1.6f93b2p-2f,
        0x1.3065a0p-2f,
        -0x1.173e1ap-2f,
        0x1.5d7568p-3f
    };
    /** Of derivatives: one for the quad. */
    private static final int COARSE = 1;

    /** Slots that may have a key. */
    public static final int SLOTS = 16;

    /** Words of a slot in {@link KernelFrame#texelInfo}. */
    private static final int INFO = 16;

    private static final int WIDTH = 0;
    private static final int HEIGHT = 1;
    private static final int BASE = 2;
    private static final int ROW = 3;
    /** The last level's number; bounds and bias of the level of detail as bits of floats. */
    private static final int LAST = 4;

    private static final int LOD_MIN = 5;
    private static final int LOD_MAX = 6;
    private static final int LOD_BIAS = 7;

    /** From a texture's slot in {@link KernelFrame#texels} to where its levels begin, one word each. */
    private static final int LEVELS = 32;

    private final int[] keys;

    /**
     * @param keys of each slot, 0 for none
     */
    public LowerTexture(int[] keys) {
        this.keys = keys;
    }

    // ---- keys: bit 0 set, 1 linear, 2-3 wrap of s, 4-5 of t, 6 coordinates from 0 to 1, from 8 three bits a
    // component;
    // and where the level of detail matters: bit 20 set, 21 minified linear (bit 1 magnified then), 22-23 the Mip

    private static final int LOD = 1 << 20;
    private static final int MIN_LINEAR = 1 << 21;
    private static final int MIP = 22;

    static int key(boolean linear, Wrap s, Wrap t, boolean normalized, int[] components) {
        int key = 1 | (linear ? 2 : 0) | wrap(s) << 2 | wrap(t) << 4 | (normalized ? 64 : 0);
        for (int c = 0; c < 4; c++) key |= components[c] << 8 + 3 * c;
        return key;
    }

    /** The key of a texture whose samples depend on the level of detail. */
    static int keyOfLevels(int key, boolean minLinear, Mip mip) {
        return key | LOD | (minLinear ? MIN_LINEAR : 0) | mip.ordinal() << MIP;
    }

    /** A component that is constant: 4 for 0, 5 for 1; below the number of the byte. */
    static final int ZERO = 4;

    static final int ONE = 5;

    /** Does a key stand for so much code that it is worth it in vectors only? */
    public static boolean isDear(int key) {
        return (key & (2 | LOD)) != 0;
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

    /** The same where the level of detail matters. */
    static void describeLevels(KernelFrame frame, int slot, ViewLevels view, Lod lod) {
        describe(frame, slot, view, 0);
        frame.texels[slot + LEVELS] = view.base;
        int at = slot * INFO;
        frame.texelInfo[at + LAST] = view.levels - 1;
        frame.texelInfo[at + LOD_MIN] = Float.floatToRawIntBits(lod.minimum);
        frame.texelInfo[at + LOD_MAX] = Float.floatToRawIntBits(lod.maximum);
        frame.texelInfo[at + LOD_BIAS] = Float.floatToRawIntBits(lod.bias);
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
        Value s = b.extract(coord, 0);
        Value t = b.extract(coord, 1);
        Sample sample = new Sample(b, r.binding(), key);
        return (key & LOD) == 0 ? sample.build(s, t) : sample.build(s, t, instr);
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
            Level level = new Level(info(WIDTH), info(HEIGHT), info(ROW), info(BASE));
            return b.vec(level((key & 2) != 0, s, t, level, null));
        }

        /** Where the level of detail matters: one level, or two and their mix. */
        Value build(Value s, Value t, Instr instr) {
            boolean magLinear = (key & 2) != 0;
            boolean minLinear = (key & MIN_LINEAR) != 0;
            Mip mip = Mip.values()[key >> MIP & 3];
            boolean linear = magLinear || minLinear;
            Value lod = lod(s, t, instr);
            Value minified = b.op(Op.FLT, b.f32(Lod.switchAt(magLinear, minLinear, mip)), lod);
            // Lanes whose filter is nearest take the linear one in the middle of a texel, which is the same.
            Value snapped = magLinear == minLinear ? null : magLinear ? minified : b.op(Op.BNOT, minified);
            Value last = info(LAST);
            switch (mip) {
                case NONE -> {
                    return b.vec(
                            level(linear, s, t, new Level(info(WIDTH), info(HEIGHT), info(ROW), info(BASE)), snapped));
                }
                case NEAREST -> {
                    Value above = b.op(Op.FCEIL, b.op(Op.FADD, lod, b.f32(0.5f)));
                    // at least 1 before 1 is taken away: the least integer would wrap around
                    Value number = b.op(Op.IMAX, b.i32(1), b.convert(Op.F2I, ScalarKind.I32, above));
                    number = b.op(Op.IMIN, b.op(Op.ISUB, number, b.i32(1)), last);
                    return b.vec(level(linear, s, t, level(number), snapped));
                }
                default -> {
                    Value place = b.select(minified, lod, b.f32(0));
                    place = b.op(Op.FMIN, place, b.convert(Op.I2F, ScalarKind.F32, last));
                    Value number = b.convert(Op.F2I, ScalarKind.I32, place);
                    Value share = b.op(Op.FSUB, place, b.convert(Op.I2F, ScalarKind.F32, number));
                    return mixed(linear, s, t, number, share, snapped);
                }
            }
        }

        /** Two levels, the second one only where some lane wants a share of it. */
        private Value mixed(boolean linear, Value s, Value t, Value number, Value share, @Nullable Value snapped) {
            Value[] first = level(linear, s, t, level(number), snapped);
            List<Integer> read = new ArrayList<>();
            for (int c = 0; c < 4; c++) {
                if (from(c) < ZERO) read.add(c);
            }
            Value[] results = b.ifElse(
                    b.op(Op.FLT, b.f32(0), share),
                    Collections.nCopies(read.size(), Type.F32),
                    () -> {
                        Value next = b.op(Op.IMIN, b.op(Op.IADD, number, b.i32(1)), info(LAST));
                        Value[] second = level(linear, s, t, level(next), snapped);
                        Value[] both = new Value[read.size()];
                        for (int i = 0; i < both.length; i++) {
                            Value a = first[read.get(i)];
                            both[i] = b.op(Op.FFMA, b.op(Op.FSUB, second[read.get(i)], a), share, a);
                        }
                        b.yieldWith(both);
                    },
                    () -> b.yieldWith(read.stream().map(c -> first[c]).toArray(Value[]::new)));
            Value[] components = first.clone();
            for (int i = 0; i < results.length; i++) components[read.get(i)] = results[i];
            return b.vec(components);
        }

        /** As {@link GeneralUnit} and {@link Lod} work it out. */
        private Value lod(Value s, Value t, Instr instr) {
            Value free = instr.tex(TexOperand.LOD);
            if (free == null) {
                Value ddx = instr.tex(TexOperand.DDX);
                Value ddy = instr.tex(TexOperand.DDY);
                Value x = ddx != null
                        ? square(b.extract(ddx, 0), b.extract(ddx, 1))
                        : square(b.derivative(Op.DDX, s, COARSE), b.derivative(Op.DDX, t, COARSE));
                Value y = ddy != null
                        ? square(b.extract(ddy, 0), b.extract(ddy, 1))
                        : square(b.derivative(Op.DDY, s, COARSE), b.derivative(Op.DDY, t, COARSE));
                // lengths that are no numbers count for nothing
                free = b.op(Op.FMUL, b.f32(0.5f), log2(b.op(Op.FMAX, x, b.op(Op.FMAX, y, b.f32(0)))));
            }
            Value bias = number(LOD_BIAS);
            Value more = instr.tex(TexOperand.BIAS);
            if (more != null) bias = b.op(Op.FADD, bias, more);
            bias = b.op(Op.FMIN, b.op(Op.FMAX, bias, b.f32(-Lod.MAX_BIAS)), b.f32(Lod.MAX_BIAS));
            Value lod = b.op(Op.FMIN, b.op(Op.FMAX, b.op(Op.FADD, free, bias), number(LOD_MIN)), number(LOD_MAX));
            Value least = instr.tex(TexOperand.MIN_LOD);
            return least == null ? lod : b.op(Op.FMAX, lod, least);
        }

        private Value square(Value s, Value t) {
            Value x = s;
            Value y = t;
            if ((key & 64) != 0) {
                x = b.op(Op.FMUL, x, b.convert(Op.I2F, ScalarKind.F32, info(WIDTH)));
                y = b.op(Op.FMUL, y, b.convert(Op.I2F, ScalarKind.F32, info(HEIGHT)));
            }
            return b.op(Op.FFMA, x, x, b.op(Op.FMUL, y, y));
        }

        /** Error below 2e-6; what is no normal positive number gives something below -120 or above 120. */
        private Value log2(Value x) {
            Value bits = b.convert(Op.BITCAST, ScalarKind.I32, x);
            // the mantissa from sqrt(0.5) on
            Value low = b.op(Op.ISUB, bits, b.i32(0x3f3504f3));
            Value exponent = b.op(Op.ISHR, low, b.i32(23));
            Value mantissa =
                    b.convert(Op.BITCAST, ScalarKind.F32, b.op(Op.ISUB, bits, b.op(Op.ISHL, exponent, b.i32(23))));
            Value f = b.op(Op.FSUB, mantissa, b.f32(1));
            Value sum = b.f32(LOG2[LOG2.length - 1]);
            for (int i = LOG2.length - 2; i >= 0; i--) sum = b.op(Op.FFMA, sum, f, b.f32(LOG2[i]));
            return b.op(Op.FFMA, sum, f, b.convert(Op.I2F, ScalarKind.F32, exponent));
        }

        /** Sizes and place of a level, each one value for all lanes or one for each. */
        private record Level(Value width, Value height, Value row, Value base) {}

        private Level level(Value number) {
            Value width = b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, info(WIDTH), number));
            Value height = b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, info(HEIGHT), number));
            // blocks across, of 16 words
            Value row = b.op(Op.ISHL, b.op(Op.ISHR, b.op(Op.IADD, width, b.i32(3)), b.i32(2)), b.i32(4));
            Value base = b.intrinsic(Intrinsics.TEXELS, Type.I32, slot + LEVELS, number)
                    .result();
            return new Level(width, height, row, base);
        }

        private int from(int component) {
            return key >> 8 + 3 * component & 7;
        }

        /**
         * The components of a sample of one level.
         *
         * @param snapped the lanes that take the nearest texel all the same; null for none
         */
        private Value[] level(boolean linear, Value s, Value t, Level level, @Nullable Value snapped) {
            Value[] components = new Value[4];
            if (!linear) {
                Value x = across(nearest(s, level.width, key >> 2 & 3));
                Value y = down(nearest(t, level.height, key >> 4 & 3), level);
                Value word = fetch(x, y);
                for (int c = 0; c < 4; c++) {
                    int from = from(c);
                    components[c] = from >= ZERO ? constant(from) : b.op(Op.FMUL, channel(word, from), b.f32(1 / 255f));
                }
                return components;
            }
            Value[] x = linear(s, level.width, key >> 2 & 3, snapped);
            Value[] y = linear(t, level.height, key >> 4 & 3, snapped);
            Value x0 = across(x[0]);
            Value x1 = across(x[1]);
            Value y0 = down(y[0], level);
            Value y1 = down(y[1], level);
            Value[] word = {fetch(x0, y0), fetch(x1, y0), fetch(x0, y1), fetch(x1, y1)};
            Value share = b.op(Op.FMUL, y[2], b.f32(1 / 255f));
            for (int c = 0; c < 4; c++) {
                int from = from(c);
                components[c] = from >= ZERO ? constant(from) : join(word, from, x[2], share);
            }
            return components;
        }

        private Value constant(int code) {
            return b.f32(code == ONE ? 1 : 0);
        }

        private Value info(int word) {
            return b.intrinsic(Intrinsics.TEXEL_INFO, Type.I32, slot * INFO + word)
                    .result();
        }

        private Value number(int word) {
            return b.convert(Op.BITCAST, ScalarKind.F32, info(word));
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
        private Value texels(Value c, Value size, int wrap, @Nullable Value snapped) {
            Value w = b.convert(Op.I2F, ScalarKind.F32, size);
            // only clamped ones may be in texels
            if (wrap == 1) return (key & 64) != 0 ? b.op(Op.FMUL, c, w) : c;
            if (wrap == 0) return b.op(Op.FMUL, b.op(Op.FFRACT, c), w);
            Value place = images(c, w);
            // in the middle of a texel before it is mirrored, so that edges go to the same side as in nearest filters
            if (snapped != null) place = b.select(snapped, b.op(Op.FADD, b.op(Op.FFLOOR, place), b.f32(0.5f)), place);
            return b.op(Op.FSUB, w, b.op(Op.FABS, b.op(Op.FSUB, w, place)));
        }

        /** A place in a level and its mirror image behind it. */
        private Value images(Value c, Value w) {
            return b.op(Op.FMUL, b.op(Op.FFRACT, b.op(Op.FMUL, c, b.f32(0.5f))), b.op(Op.FADD, w, w));
        }

        private Value nearest(Value c, Value size, int wrap) {
            Value most = b.op(Op.ISUB, size, b.i32(1));
            Value i;
            if (wrap == 2) {
                i = b.convert(Op.F2I, ScalarKind.I32, images(c, b.convert(Op.I2F, ScalarKind.F32, size)));
                most = b.op(Op.ISUB, b.op(Op.IADD, most, size), i);
            } else {
                i = b.convert(Op.F2I, ScalarKind.I32, texels(c, size, wrap, null));
            }
            return b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, i, most));
        }

        /** Both neighbours and the share of the second. */
        private Value[] linear(Value c, Value size, int wrap, @Nullable Value snapped) {
            Value half = b.f32(0.5f);
            // NaN becomes 0, or the edge
            Value u = b.op(Op.FMAX, texels(c, size, wrap, snapped), wrap == 0 ? b.f32(0) : half);
            if (snapped != null && wrap != 2) {
                Value inside = b.op(Op.FSUB, b.convert(Op.I2F, ScalarKind.F32, size), half);
                Value middle = b.op(Op.FADD, b.op(Op.FFLOOR, b.op(Op.FMIN, u, inside)), half);
                u = b.select(snapped, middle, u);
            }
            if (wrap != 0) u = b.op(Op.FMIN, u, b.op(Op.FSUB, b.convert(Op.I2F, ScalarKind.F32, size), half));
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
        private Value down(Value y, Level level) {
            Value rows = b.op(Op.IMUL, b.op(Op.ISHR, y, b.i32(2)), level.row);
            Value one = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(1)), b.i32(1));
            Value two = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(2)), b.i32(2));
            return b.op(Op.IADD, b.op(Op.IADD, rows, level.base), b.op(Op.IADD, one, two));
        }
    }
}
