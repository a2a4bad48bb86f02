package tepui.frontends.spirv;

import java.util.Arrays;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;

/** Translation of composites: made of parts, taken apart, and changed in one part. */
final class Composites {
    private final Operands in;
    private final Builder b;

    Composites(Operands operands) {
        in = operands;
        b = operands.b;
    }

    Value[] construct(Instr i) {
        ReadyType type = in.types.value(i.type());
        if (type instanceof Numeric n && !n.isMatrix()) {
            Value[] parts = new Value[i.count()];
            int width = 0;
            for (int k = 0; k < parts.length; k++) {
                parts[k] = in.one(i, k);
                width += parts[k].type().width();
            }
            if (width != n.rows()) throw new SpirvException("a vector is made of " + width + " components");
            return new Value[] {b.vec(parts)};
        }
        long count = Types.columns(type);
        in.code.spend(count);
        Value[] all = new Value[(int) count];
        int at = 0;
        for (int k = 0; k < i.count(); k++) {
            Value[] part = in.columns(i, k);
            if (part.length > all.length - at) throw new SpirvException("a composite is made of too many parts");
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        if (at != all.length) throw new SpirvException("a composite is made of too few parts");
        return all;
    }

    /**
     * Place that a path of literal indices leads to: columns from the first on, and the component of a vector or -1.
     */
    private record Place(int type, int first, int component) {}

    private Place place(int from, Instr i, int operand) {
        int type = from;
        int first = 0;
        for (int k = operand; k < i.count(); k++) {
            int index = i.at(k);
            ReadyType t = in.types.value(type);
            int inner = in.types.part(type, index);
            switch (t) {
                case Numeric n -> {
                    int length = n.isMatrix() ? n.columns() : n.rows();
                    if (index < 0 || index >= length) throw new SpirvException("an index is " + index);
                    if (!n.isMatrix()) {
                        if (k + 1 != i.count()) throw new SpirvException("an index goes into a scalar");
                        return new Place(inner, first, index);
                    }
                    first += index;
                }
                case ReadyType.Array a -> {
                    if (index < 0 || index >= a.length()) throw new SpirvException("an index is " + index);
                    first += index * (int) Types.columns(a.element());
                }
                case ReadyType.Struct s -> {
                    for (int m = 0; m < index; m++)
                        first += (int) Types.columns(s.members().get(m).type());
                }
                default -> throw new SpirvException("an index goes into a handle");
            }
            type = inner;
        }
        return new Place(type, first, -1);
    }

    Value[] extract(Instr i) {
        Value[] whole = in.columns(i, 0);
        Place p = place(in.typeOf(i.at(0)), i, 1);
        if (p.component >= 0) return new Value[] {b.extract(whole[p.first], p.component)};
        int n = (int) Types.columns(in.types.value(p.type));
        return Arrays.copyOfRange(whole, p.first, p.first + n);
    }

    Value[] insert(Instr i) {
        Value[] part = in.columns(i, 0);
        Value[] whole = in.columns(i, 1).clone();
        Place p = place(in.typeOf(i.at(1)), i, 2);
        in.code.spend(whole.length);
        if (p.component >= 0) {
            if (part.length != 1) throw new SpirvException("a component is no scalar");
            whole[p.first] = b.insert(whole[p.first], part[0], p.component);
            return whole;
        }
        if (part.length != Types.columns(in.types.value(p.type)))
            throw new SpirvException("a part of another size is put into a composite");
        System.arraycopy(part, 0, whole, p.first, part.length);
        return whole;
    }

    Value extractDynamic(Instr i) {
        return b.op(Op.EXTRACT_DYNAMIC, in.one(i, 0), in.int32(i, 1));
    }

    Value insertDynamic(Instr i) {
        return b.op(Op.INSERT_DYNAMIC, in.one(i, 0), in.one(i, 1), in.int32(i, 2));
    }

    Value shuffle(Instr i) {
        Value x = in.one(i, 0);
        Value y = in.one(i, 1);
        int first = x.type().width();
        int second = y.type().width();
        int n = i.count() - 2;
        if (n != in.result(i).rows()) throw new SpirvException("a shuffle has other components than its type");
        if (n == 1) throw new SpirvException("a shuffle gives a scalar");
        int[] components = new int[n];
        boolean onlyX = true;
        boolean onlyY = true;
        for (int k = 0; k < n; k++) {
            int c = i.at(k + 2);
            if (c < -1 || c >= first + second) throw new SpirvException("a shuffle takes component " + c);
            components[k] = Math.max(0, c);
            onlyX &= c < first;
            onlyY &= c == -1 || c >= first;
        }
        if (onlyX) return b.swizzle(x, components);
        if (onlyY) {
            for (int k = 0; k < n; k++) components[k] = Math.max(0, components[k] - first);
            return b.swizzle(y, components);
        }
        Value[] parts = new Value[n];
        for (int k = 0; k < n; k++)
            parts[k] = components[k] < first ? b.extract(x, components[k]) : b.extract(y, components[k] - first);
        return b.vec(parts);
    }
}
