package tepui.drivers.d3d12.dxbc;

import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Value;
import tepui.ir.pass.Alignment;

/**
 * Code for uniform buffers: arrays of four-word vectors, of which whole vectors are read where the offset's low bits
 * are known.
 */
final class Buffers {
    private final Code code;
    private final Declarations declarations;

    Buffers(Code code, Declarations declarations) {
        this.code = code;
        this.declarations = declarations;
    }

    static Resource resource(Instr i) {
        Resource r = i.resource;
        if (r == null) throw new IllegalStateException("DXBC: " + i.op.text() + " without a resource");
        return r;
    }

    /** A uniform; the source is the buffer itself where it lies in one vector at a known place. */
    Source uniform(Instr i) {
        Resource r = resource(i);
        Value offset = i.args[1];
        int width = i.result().type().width();
        int aligned = Alignment.of(offset);
        Index[] place = declarations.uniform(code, r, i.args[0]);
        boolean fixed = offset.isConst() && !place[1].isRelative();
        if (aligned >= 0 && (aligned & 3) == 0 && aligned / 4 + width <= 4 && fixed) {
            int vector = offset.constInt(0) >>> 4;
            if (vector >= Declarations.vectors(r)) return Source.numbers(new int[width]);
            return vector(place, aligned / 4, width, Index.of(vector));
        }
        Dest d = code.define(i.result());
        if (aligned < 0 || (aligned & 3) != 0) {
            for (int c = 0; c < width; c++) word(place, offset, 4 * c, d.component(c));
            return d.source();
        }
        Source base = offset.isConst()
                ? Source.numbers(offset.constInt(0) >>> 4)
                : code.fresh(Opcode.USHR, 1, code.source(offset), Source.numbers(4));
        for (int c = 0; c < width; ) {
            int at = aligned / 4 + c;
            int together = Math.min(width - c, 4 - at % 4);
            Dest part = d.part((1 << together) - 1 << c);
            if (base.isNumber() && base.number(0) + at / 4 >= Declarations.vectors(r)) {
                code.move(part, Source.numbers(0));
            } else {
                code.move(part, vector(place, at % 4, together, base.asIndex(at / 4)));
            }
            c += together;
        }
        return d.source();
    }

    private static Source vector(Index[] place, int first, int width, Index vector) {
        return Source.of(OperandFile.CONSTANT_BUFFER, first, width, place[0], place[1], vector);
    }

    /** One word at an offset whose low bits are not known. */
    private void word(Index[] place, Value offset, int more, Dest d) {
        Source at = code.fresh(Opcode.IADD, 1, code.source(offset), Source.numbers(more));
        Source vector = code.fresh(Opcode.USHR, 1, at, Source.numbers(4));
        Source component = code.fresh(Opcode.UBFE, 1, Source.numbers(2), Source.numbers(2), at);
        Source here = code.fresh(Opcode.IEQ, 4, component, Source.numbers(0, 1, 2, 3));
        Source words = code.fresh(Opcode.AND, 4, here, vector(place, 0, 4, vector.asIndex(0)));
        Source two = code.fresh(Opcode.OR, 2, words.first(2), words.swizzled(0xe, 2));
        code.op(Opcode.OR, d, two.scalar(0), two.scalar(1));
    }
}
