package tepui.drivers.soft.texture;

import java.util.Arrays;
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
 * samples, fetches and gathers of most shapes and formats, with or without comparison, and sizes. What kind a texture is tells a key for each slot ({@link TextureUnit#inlineKey}), so a shader is compiled anew
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
    private static final int FETCH = TexOperand.INDEX.bit()
            | TexOperand.COORD.bit()
            | TexOperand.LOD.bit()
            | TexOperand.OFFSET.bit()
            | TexOperand.SAMPLE.bit();
    private static final int GATHER = TexOperand.INDEX.bit()
            | TexOperand.COORD.bit()
            | TexOperand.REF.bit()
            | TexOperand.OFFSET.bit()
            | TexOperand.OFFSET1.bit()
            | TexOperand.OFFSET2.bit()
            | TexOperand.OFFSET3.bit()
            // the component
            | 3 << 16;
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
            case TEX_GATHER -> GATHER;
            case TEX_SIZE -> SIZE;
            default -> 0;
        };
        if (operands == 0 || r == null || r.resident) return null;
        int slot = slot(r, instr);
        if (slot < 0 || slot >= SLOTS) return null;
        SampleKey.Layout layout = SampleKey.Layout.of(r.shape);
        if (layout == null || r.texelKind != ScalarKind.F32 && r.texelKind != ScalarKind.I32) return null;
        if (instr.op == Op.TEX_FETCH && (r.shadow || layout.cube)) return null;
        if (instr.op == Op.TEX_GATHER && (layout.cube || layout.dimensions != 2)) return null;
        if (instr.op == Op.TEX_SAMPLE && layout.cube && instr.tex(TexOperand.OFFSET) != null) return null;
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
        // Floats behind a sampler of integers, and the other way round, are zeros.
        if (key.isInteger() != (r.texelKind == ScalarKind.I32)) return null;
        Value coord = instr.tex(TexOperand.COORD);
        if (coord == null) return null;
        if (instr.op == Op.TEX_FETCH) return b.vec(new FetchCode(b, slot, key).build(coord, instr));
        boolean gathers = instr.op == Op.TEX_GATHER;
        if (gathers && key.apart()) return null;
        if (!gathers && !bytes && key.hasLoops() && (instr.imm & 0xffff & ~ByteUnit.OPERANDS) == 0) return null;
        boolean shadow = instr.tex(TexOperand.REF) != null;
        if (shadow && key.format() == null || r.shadow != shadow) return null;
        SampleCode code = new SampleCode(b, slot, key, instr, coord);
        if (gathers) return b.vec(code.gather());
        Value[] components = code.build();
        return instr.results[0].type().isScalar() ? components[0] : b.vec(components);
    }

    private static Value size(Builder b, int slot, SampleKey key, Instr instr) {
        TexelWords words = new TexelWords(b, slot, key);
        Value level = instr.tex(TexOperand.LOD);
        SampleKey.Layout layout = key.layout();
        int dimensions = layout.dimensions;
        Value[] sizes = new Value[dimensions + (layout.array ? 1 : 0)];
        sizes[0] = words.info(InlineTexture.WIDTH);
        if (dimensions > 1) sizes[1] = words.info(InlineTexture.HEIGHT);
        int last = sizes.length - 1;
        if (layout.array || dimensions == 3) {
            sizes[last] = b.op(Op.IADD, words.info(InlineTexture.LAST_LAYER), b.i32(1));
        }
        if (level == null) return joined(b, sizes);
        Value inside = b.op(Op.UGE, words.info(InlineTexture.LAST_LEVEL), level);
        for (int c = 0; c < sizes.length; c++) {
            Value size = c == dimensions ? sizes[c] : b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, sizes[c], level));
            sizes[c] = b.select(inside, size, b.i32(0));
        }
        return joined(b, sizes);
    }

    private static Value joined(Builder b, Value[] components) {
        return components.length == 1 ? components[0] : b.vec(components);
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
            SampleKey.Layout layout = words.key.layout();
            int dimensions = layout.dimensions;
            Value offset = instr.tex(TexOperand.OFFSET);
            Value inside = number == null ? b.bool(true) : b.op(Op.UGE, words.info(InlineTexture.LAST_LEVEL), number);
            Value[] at = new Value[3];
            Arrays.fill(at, b.i32(0));
            for (int c = 0; c < dimensions; c++) {
                at[c] = component(coord, c);
                if (offset != null) at[c] = b.op(Op.IADD, at[c], component(offset, c));
                inside = b.op(Op.BAND, inside, b.op(Op.ULT, at[c], level.size(c)));
            }
            Value base = level.base();
            if (layout.array) {
                at[2] = b.extract(coord, dimensions);
                inside = b.op(Op.BAND, inside, b.op(Op.UGE, words.info(InlineTexture.LAST_LAYER), at[2]));
            }
            if (layout.hasSlices()) base = b.op(Op.IADD, base, b.op(Op.IMUL, at[2], level.slice()));
            Value sample = instr.tex(TexOperand.SAMPLE);
            if (sample != null && layout == SampleKey.Layout.SAMPLES) {
                inside = b.op(Op.BAND, inside, b.op(Op.UGE, words.info(InlineTexture.LAST_LAYER), sample));
                base = b.op(Op.IADD, base, b.op(Op.IMUL, sample, words.info(InlineTexture.SAMPLE)));
            }
            Value down = dimensions == 1 ? base : words.down(at[1], level, base);
            Value[] texel = words.texel(b.op(Op.IADD, words.across(at[0]), down), false);
            Value[] result = new Value[4];
            for (int c = 0; c < 4; c++)
                result[c] = b.select(inside, words.component(texel, c), words.constant(SampleKey.ZERO));
            return result;
        }

        private Value component(Value v, int c) {
            return v.type().isScalar() ? v : b.extract(v, c);
        }
    }
}
