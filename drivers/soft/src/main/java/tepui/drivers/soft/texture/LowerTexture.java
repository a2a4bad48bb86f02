package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;
import tepui.ir.pass.Walk;

/**
 * Lowering of texture instructions to arithmetic and reads of words, so that they become part of the code around them:
 * samples and fetches of 2D textures, their arrays and cubes, of most formats, with or without comparison, and their
 * sizes. What kind a texture is tells a key for each slot ({@link TextureUnit#inlineKey}), so a shader is compiled anew
 * only when a texture of another kind is bound. All other instructions stay calls.
 */
public final class LowerTexture extends Rewriter {
    /** Slots that may have a key. */
    public static final int SLOTS = 16;

    private static final int SAMPLE = TexOperand.INDEX.bit()
            | TexOperand.COORD.bit()
            | TexOperand.LOD.bit()
            | TexOperand.BIAS.bit()
            | TexOperand.DDX.bit()
            | TexOperand.DDY.bit()
            | TexOperand.MIN_LOD.bit()
            | TexOperand.OFFSET.bit()
            | TexOperand.REF.bit();
    private static final int FETCH =
            TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit() | TexOperand.OFFSET.bit();
    private static final int SIZE = TexOperand.INDEX.bit() | TexOperand.LOD.bit();

    private final long[] keys;
    private final boolean bytes;

    /**
     * @param keys of each slot, 0 for none
     * @param bytes also where a unit has loops that give the same bits
     */
    public LowerTexture(long[] keys, boolean bytes) {
        this.keys = keys;
        this.bytes = bytes;
    }

    /** The slots of a shader, as bits, with instructions that this pass could replace, given a key. */
    public static int candidates(Shader shader) {
        int[] found = {0};
        for (Function f : shader.functions) {
            Walk.each(f.body(), instr -> {
                Resource r = candidate(instr);
                if (r != null) found[0] |= 1 << slot(r, instr);
            });
        }
        return found[0];
    }

    private static @Nullable Resource candidate(Instr instr) {
        Resource r = instr.resource;
        int operands = switch (instr.op) {
            case TEX_SAMPLE -> SAMPLE;
            case TEX_FETCH -> FETCH;
            case TEX_SIZE -> SIZE;
            default -> 0;
        };
        if (operands == 0 || r == null || r.resident) return null;
        int slot = slot(r, instr);
        if (slot < 0 || slot >= SLOTS) return null;
        if (SampleKey.Layout.of(r.shape) == null || r.texelKind != ScalarKind.F32) return null;
        if (r.shadow && instr.op == Op.TEX_FETCH) return null;
        return (instr.imm & ~operands) == 0 ? r : null;
    }

    /** The slot of a texture, or of an array's element by a constant; -1 where that is known only as the shader runs. */
    private static int slot(Resource r, Instr instr) {
        Value index = instr.tex(TexOperand.INDEX);
        if (r.count() == 1 || index == null) return r.binding();
        if (!index.isConst()) return -1;
        int at = index.constInt(0);
        return at >= 0 && at < r.count() ? r.binding() + at : -1;
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        Resource r = candidate(instr);
        if (r == null) return null;
        int slot = slot(r, instr);
        long bits = slot >= keys.length ? 0 : keys[slot];
        if (bits == 0) return null;
        SampleKey key = SampleKey.of(bits);
        // A texture of another shape than the shader's gives what the unit says.
        if (key.layout() != SampleKey.Layout.of(r.shape)) return null;
        if (instr.op == Op.TEX_SIZE) return size(b, slot, key, instr);
        Value coord = instr.tex(TexOperand.COORD);
        if (coord == null) return null;
        if (instr.op == Op.TEX_FETCH) {
            if (key.layout() == SampleKey.Layout.CUBE) return null;
            return b.vec(new FetchCode(b, slot, key).build(coord, instr));
        }
        if (!bytes && key.hasLoops() && (instr.imm & 0xffff & ~ByteUnit.OPERANDS) == 0) return null;
        boolean shadow = instr.tex(TexOperand.REF) != null;
        if (shadow && key.format() == null || r.shadow != shadow) return null;
        if (key.layout() == SampleKey.Layout.CUBE && instr.tex(TexOperand.OFFSET) != null) return null;
        Value[] components = new SampleCode(b, slot, key, instr, coord).build();
        return instr.results[0].type().isScalar() ? components[0] : b.vec(components);
    }

    private static Value size(Builder b, int slot, SampleKey key, Instr instr) {
        TexelWords words = new TexelWords(b, slot, key);
        Value level = instr.tex(TexOperand.LOD);
        Value[] sizes = new Value[key.layout() == SampleKey.Layout.ARRAY ? 3 : 2];
        sizes[0] = words.info(InlineTexture.WIDTH);
        sizes[1] = words.info(InlineTexture.HEIGHT);
        if (sizes.length == 3) sizes[2] = b.op(Op.IADD, words.info(InlineTexture.LAST_LAYER), b.i32(1));
        if (level == null) return b.vec(sizes);
        Value inside = b.op(Op.UGE, words.info(InlineTexture.LAST_LEVEL), level);
        for (int c = 0; c < sizes.length; c++) {
            Value size = c == 2 ? sizes[c] : b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, sizes[c], level));
            sizes[c] = b.select(inside, size, b.i32(0));
        }
        return b.vec(sizes);
    }

    /** Fetch of one texel by its place in integers; 0 outside. */
    private static final class FetchCode {
        private final Builder b;
        private final TexelWords words;

        FetchCode(Builder b, int slot, SampleKey key) {
            this.b = b;
            words = new TexelWords(b, slot, key);
        }

        Value[] build(Value coord, Instr instr) {
            Value number = instr.tex(TexOperand.LOD);
            TexelWords.Level level = number == null ? words.first() : words.level(number);
            Value offset = instr.tex(TexOperand.OFFSET);
            Value x = b.extract(coord, 0);
            Value y = b.extract(coord, 1);
            if (offset != null) {
                x = b.op(Op.IADD, x, b.extract(offset, 0));
                y = b.op(Op.IADD, y, b.extract(offset, 1));
            }
            Value inside = b.op(Op.BAND, b.op(Op.ULT, x, level.width()), b.op(Op.ULT, y, level.height()));
            if (number != null) {
                inside = b.op(Op.BAND, inside, b.op(Op.UGE, words.info(InlineTexture.LAST_LEVEL), number));
            }
            Value base = level.base();
            if (words.key.layout() == SampleKey.Layout.ARRAY) {
                Value layer = b.extract(coord, 2);
                inside = b.op(Op.BAND, inside, b.op(Op.UGE, words.info(InlineTexture.LAST_LAYER), layer));
                base = b.op(Op.IADD, base, b.op(Op.IMUL, layer, level.slice()));
            }
            Value[] texel = words.texel(b.op(Op.IADD, words.across(x), words.down(y, level, base)), false);
            Value[] result = new Value[4];
            for (int c = 0; c < 4; c++) result[c] = b.select(inside, words.component(texel, c), b.f32(0));
            return result;
        }
    }
}
