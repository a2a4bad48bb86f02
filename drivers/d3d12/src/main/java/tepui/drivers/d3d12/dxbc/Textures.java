package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Value;

/**
 * Code for sampling, fetching and querying textures. Offsets of -8 to 7 that are constant stand in the instruction;
 * others move the coordinate, by texels of the base level or of the level that is named.
 */
final class Textures {
    /** The result of a size query counts in integers. */
    static final int AS_UINT = 2 << 11;

    private final Code code;
    private final Declarations declarations;

    Textures(Code code, Declarations declarations) {
        this.code = code;
        this.declarations = declarations;
    }

    private static TextureShape shape(Instr i) {
        TextureShape shape = Buffers.resource(i).shape;
        if (shape == null) throw new IllegalStateException("DXBC: " + i.op.text() + " without a shape");
        return shape;
    }

    private static Value need(Instr i, TexOperand operand) {
        Value v = i.tex(operand);
        if (v == null) throw new IllegalStateException("DXBC: " + i.op.text() + " lacks " + operand.text());
        return v;
    }

    private @Nullable Source optional(Instr i, TexOperand operand) {
        Value v = i.tex(operand);
        return v == null ? null : code.source(v);
    }

    /** A resource whose n-th component goes to the n-th component of the destination. */
    static Operand resource(OperandFile file, Index[] place, Dest d, int first) {
        int swizzle = 0;
        for (int c = 0, n = first; c < 4; c++) {
            int from = (d.mask() >> c & 1) != 0 ? n++ : first;
            swizzle |= Math.min(3, from) << 2 * c;
        }
        return Operand.swizzled(file, swizzle, 0, List.of(place));
    }

    private Operand texture(Instr i, Dest d, int first) {
        Resource r = Buffers.resource(i);
        return resource(OperandFile.RESOURCE, declarations.texture(code, r, i.tex(TexOperand.INDEX)), d, first);
    }

    private List<Index> sampler(Instr i) {
        return List.of(declarations.sampler(code, Buffers.resource(i), i.tex(TexOperand.INDEX)));
    }

    private static boolean fits(@Nullable Value offset) {
        if (offset == null || !offset.isConst()) return false;
        for (int c = 0; c < offset.type().width(); c++) {
            int n = offset.constInt(c);
            if (n < -8 || n > 7) return false;
        }
        return true;
    }

    private static int offset(Value offset, int c) {
        return c < offset.type().width() ? offset.constInt(c) : 0;
    }

    /** A coordinate with layer 0 behind it, where what has no layers is seen as an array. */
    static Source withLayer(Code code, Declarations declarations, Resource r, Source at) {
        if (!declarations.addsLayer(r)) return at;
        Dest both = code.scratch(at.width() + 1);
        code.move(both.part((1 << at.width()) - 1), at);
        code.move(both.component(at.width()), Source.numbers(0));
        return both.source();
    }

    private void emit(Opcode opcode, @Nullable Value offset, List<Operand> operands) {
        TokenWriter out = code.tokens();
        out.begin(opcode);
        if (offset != null) out.offsets(offset(offset, 0), offset(offset, 1), offset(offset, 2));
        for (Operand o : operands) out.operand(o);
        out.end();
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    void emit(Instr i, Dest d) {
        TextureShape shape = shape(i);
        switch (i.op) {
            case TEX_SAMPLE -> sample(i, shape, d);
            case TEX_FETCH -> fetch(i, shape, d);
            case TEX_GATHER -> gather(i, d);
            case TEX_SIZE -> size(i, shape, d);
            case TEX_LEVELS -> code.raw(Opcode.RESINFO, AS_UINT, d.operand(), Operand.immediate(0), texture(i, d, 3));
            case TEX_SAMPLES -> code.raw(Opcode.SAMPLEINFO, 1 << 11, d.operand(), texture(i, d, 0));
            case TEX_QUERY_LOD -> {
                Source at = code.source(need(i, TexOperand.COORD)).first(shape.gradientComponents());
                code.raw(
                        Opcode.LOD,
                        0,
                        d.operand(),
                        at.vector(),
                        texture(i, d, 0),
                        new Operand(OperandFile.SAMPLER, 0, 0, sampler(i), List.of()));
            }
            default -> throw new IllegalStateException("DXBC: " + i.op.text() + " is no texture instruction");
        }
    }

    private void size(Instr i, TextureShape shape, Dest d) {
        if (shape == TextureShape.BUFFER) {
            code.raw(Opcode.BUFINFO, 0, d.operand(), texture(i, d, 0));
            return;
        }
        Source lod = optional(i, TexOperand.LOD);
        Operand level = lod == null ? Operand.immediate(0) : lod.at(1);
        code.raw(Opcode.RESINFO, AS_UINT, d.operand(), level, texture(i, d, 0));
    }

    private void sample(Instr i, TextureShape shape, Dest d) {
        Resource r = Buffers.resource(i);
        Value coord = need(i, TexOperand.COORD);
        Value offset = i.tex(TexOperand.OFFSET);
        Source lod = optional(i, TexOperand.LOD);
        Source bias = optional(i, TexOperand.BIAS);
        Source ddx = optional(i, TexOperand.DDX);
        Source ddy = optional(i, TexOperand.DDY);
        Source at = code.source(coord);
        boolean everywhere = !r.shadow || declarations.options().comparesEverywhere;
        if (offset != null && !(everywhere && fits(offset))) {
            at = moved(i, shape, at, code.source(offset), lod);
            offset = null;
        }
        at = withLayer(code, declarations, r, at);
        List<Operand> operands = new ArrayList<>();
        operands.add(d.operand());
        operands.add(at.vector());
        operands.add(texture(i, d, 0));
        operands.add(new Operand(OperandFile.SAMPLER, 0, 0, sampler(i), List.of()));
        if (r.shadow) {
            operands.add(code.source(need(i, TexOperand.REF)).at(1));
            emit(lod != null ? Opcode.SAMPLE_C_LZ : Opcode.SAMPLE_C, offset, operands);
        } else if (lod != null) {
            operands.add(lod.at(1));
            emit(Opcode.SAMPLE_L, offset, operands);
        } else if (bias != null) {
            operands.add(bias.at(1));
            emit(Opcode.SAMPLE_B, offset, operands);
        } else if (ddx != null && ddy != null) {
            operands.add(ddx.vector());
            operands.add(ddy.vector());
            emit(Opcode.SAMPLE_D, offset, operands);
        } else {
            emit(Opcode.SAMPLE, offset, operands);
        }
    }

    /** The dimensions of a level as floats. */
    private Source sizes(Instr i, TextureShape shape, Operand level) {
        Dest size = code.scratch(shape.dimensions());
        code.raw(Opcode.RESINFO, AS_UINT, size.operand(), level, texture(i, size, 0));
        return code.fresh(Opcode.UTOF, size.width(), size.source());
    }

    /** The coordinate moved by texels. */
    private Source moved(Instr i, TextureShape shape, Source at, Source offset, @Nullable Source lod) {
        int dimensions = shape.dimensions();
        Operand level = Operand.immediate(0);
        if (lod != null) {
            Source rounded = code.fresh(Opcode.ROUND_NE, 1, lod);
            level = code.fresh(Opcode.FTOU, 1, rounded).at(1);
        }
        Source size = sizes(i, shape, level);
        Source texels = code.fresh(Opcode.ITOF, dimensions, offset);
        Source by = code.fresh(Opcode.DIV, dimensions, texels, size);
        Dest sum = code.scratch(at.width());
        code.op(Opcode.ADD, sum.part((1 << dimensions) - 1), at.first(dimensions), by);
        for (int c = dimensions; c < at.width(); c++) code.move(sum.component(c), at.scalar(c));
        return sum.source();
    }

    private void fetch(Instr i, TextureShape shape, Dest d) {
        Source coord = code.source(need(i, TexOperand.COORD));
        Value offset = i.tex(TexOperand.OFFSET);
        int dimensions = shape.dimensions();
        boolean levels = !shape.isMultisample() && shape != TextureShape.BUFFER;
        // The level stands in the fourth component.
        Dest address = code.scratch(4);
        code.move(address.part((1 << coord.width()) - 1), coord);
        if (offset != null && !fits(offset)) {
            code.op(Opcode.IADD, address.part((1 << dimensions) - 1), coord.first(dimensions), code.source(offset));
            offset = null;
        }
        for (int c = coord.width(); c < 4; c++) {
            Source lod = c == 3 && levels ? optional(i, TexOperand.LOD) : null;
            code.move(address.component(c), lod == null ? Source.numbers(0) : lod);
        }
        List<Operand> operands = new ArrayList<>();
        operands.add(d.operand());
        operands.add(address.source().vector());
        operands.add(texture(i, d, 0));
        if (shape.isMultisample())
            operands.add(code.source(need(i, TexOperand.SAMPLE)).at(1));
        emit(shape.isMultisample() ? Opcode.LD2DMS : Opcode.LD, offset, operands);
    }

    private void gather(Instr i, Dest d) {
        Value offset = i.tex(TexOperand.OFFSET);
        if (i.tex(TexOperand.OFFSET1) == null) {
            gather(i, d, offset, 0);
            return;
        }
        TexOperand[] all = {TexOperand.OFFSET, TexOperand.OFFSET1, TexOperand.OFFSET2, TexOperand.OFFSET3};
        for (int n = 0; n < 4; n++) {
            // Each offset gives one texel: the one that a plain gather has last, at the lower coordinates.
            gather(i, d.component(n), need(i, all[n]), 3);
        }
    }

    private void gather(Instr i, Dest d, @Nullable Value offset, int first) {
        Resource r = Buffers.resource(i);
        Value computed = fits(offset) ? null : offset;
        boolean programmable = computed != null;
        List<Operand> operands = new ArrayList<>();
        operands.add(d.operand());
        Source at = code.source(need(i, TexOperand.COORD));
        operands.add(withLayer(code, declarations, r, at).vector());
        if (computed != null) operands.add(code.source(computed).vector());
        operands.add(texture(i, d, first));
        operands.add(Operand.selected(OperandFile.SAMPLER, r.shadow ? 0 : i.gatherComponent(), 0, sampler(i)));
        if (r.shadow) operands.add(code.source(need(i, TexOperand.REF)).at(1));
        Opcode opcode = programmable
                ? r.shadow ? Opcode.GATHER4_PO_C : Opcode.GATHER4_PO
                : r.shadow ? Opcode.GATHER4_C : Opcode.GATHER4;
        emit(opcode, programmable ? null : offset, operands);
    }
}
