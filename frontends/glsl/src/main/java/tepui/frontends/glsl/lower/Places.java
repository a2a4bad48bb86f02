package tepui.frontends.glsl.lower;

import java.util.Arrays;
import tepui.frontends.glsl.sema.Constants;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.ir.Builder;
import tepui.ir.Index;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Access to places: going into them, reading and writing. */
final class Places {
    private final Code code;
    private final Builder b;

    Places(Code code) {
        this.code = code;
        this.b = code.b;
    }

    // ---- selection -------------------------------------------------------------------------------------------------

    private static final Index[] NO_INDICES = {};

    /** The whole of a variable. */
    Place of(Storage storage, GlslType type) {
        return switch (storage) {
            case Storage.Cells c -> new Place.InCells(c, type, NO_INDICES);
            case Storage.Parts p -> new Place.InCells(p, type, NO_INDICES);
            case Storage.Memory m ->
                new Place.InMemory(
                        m,
                        m.dims().length == 0 ? m.layout().type : type,
                        Index.ZERO,
                        m.dims().length,
                        Index.of(m.offset()),
                        m.layout(),
                        0);
            case Storage.Handles h -> new Place.Handle(h, type, Index.ZERO, 0);
            case Storage.Counters c -> new Place.Handle(c, type, Index.ZERO, 0);
            case Storage.Known k -> new Place.Fixed(k.value());
        };
    }

    Place member(Place p, int index, GlslType type) {
        switch (p) {
            case Place.InCells c -> {
                Storage member = ((Storage.Parts) c.storage()).members()[index];
                GlslType known = c.type() instanceof GlslType.Struct s
                        ? s.members().get(index).type()
                        : type;
                return enter(member, known, c.indices());
            }
            case Place.InMemory m -> {
                MemLayout layout = m.layout().member(index);
                return new Place.InMemory(
                        m.memory(),
                        layout.type,
                        m.block(),
                        0,
                        m.offset().plus(m.layout().offset(index)),
                        layout,
                        0);
            }
            case Place.Temporary t -> {
                GlslType.Struct s = (GlslType.Struct) t.type();
                int at = 0;
                for (int i = 0; i < index; i++)
                    at += Code.columns(s.members().get(i).type());
                return part(t, s.members().get(index).type(), at);
            }
            case Place.Fixed f -> {
                return new Place.Fixed(Constants.part(f.value(), type, index));
            }
            default -> throw new IllegalStateException("a place of type " + p.type() + " has no members");
        }
    }

    private static Place part(Place.Temporary t, GlslType type, int at) {
        return new Place.Temporary(type, Arrays.copyOfRange(t.columns(), at, at + Code.columns(type)));
    }

    /** The storage of a member, at the indices of the arrays around the struct; handles count theirs in one number. */
    private Place enter(Storage member, GlslType type, Index[] indices) {
        if (member instanceof Storage.Cells || member instanceof Storage.Parts) {
            return new Place.InCells(member, type, indices);
        }
        if (!(member instanceof Storage.Handles || member instanceof Storage.Counters)) {
            Place p = of(member, type);
            for (Index i : indices) p = element(p, i, p.type());
            return p;
        }
        Place.Handle h = new Place.Handle(member, type, Index.ZERO, 0);
        for (Index i : indices) h = handleElement(h, i, type);
        return new Place.Handle(member, type, h.index(), h.depth());
    }

    private static int[] dims(Storage s) {
        return switch (s) {
            case Storage.Handles h -> h.dims();
            case Storage.Counters c -> c.dims();
            case Storage.Memory m -> m.dims();
            default -> new int[0];
        };
    }

    private Place.Handle handleElement(Place.Handle h, Index i, GlslType type) {
        int[] dims = dims(h.storage());
        int stride = 1;
        for (int d = h.depth() + 1; d < dims.length; d++) stride *= dims[d];
        return new Place.Handle(h.storage(), type, h.index().plus(i.times(stride, b), b), h.depth() + 1);
    }

    /** Element of an array, column of a matrix, component of a vector. */
    Place element(Place p, Index i, GlslType type) {
        if (p.type() instanceof Basic basic && !basic.isMatrix()) return component(p, i, basic);
        switch (p) {
            case Place.InCells c -> {
                Index[] indices = Arrays.copyOf(c.indices(), c.indices().length + 1);
                indices[indices.length - 1] = i;
                return new Place.InCells(c.storage(), elementType(c.type(), type), indices);
            }
            case Place.InMemory m -> {
                return memoryElement(m, i);
            }
            case Place.Handle h -> {
                return handleElement(h, i, type);
            }
            case Place.Fixed f -> {
                if (i.isKnown()) {
                    GlslType part = elementType(f.type(), type);
                    int count = f.value().words().length / Math.max(1, part.scalars());
                    return new Place.Fixed(
                            Constants.part(f.value(), part, Math.max(0, Math.min(i.constant(), count - 1))));
                }
                return element(of(code.constantStorage(f.value()), f.type()), i, type);
            }
            case Place.Temporary t -> {
                GlslType part = elementType(t.type(), type);
                int each = Code.columns(part);
                int count = each == 0 ? 0 : t.columns().length / each;
                if (i.isKnown()) {
                    int at = Math.max(0, Math.min(i.constant(), count - 1));
                    return part(t, part, at * each);
                }
                Storage spilled = code.local("array", t.type());
                Place all = of(spilled, t.type());
                store(all, t.columns());
                return element(all, i, part);
            }
            default -> throw new IllegalStateException("a place of type " + p.type() + " has no elements");
        }
    }

    private static GlslType elementType(GlslType of, GlslType otherwise) {
        return switch (of) {
            case GlslType.Array a -> a.element();
            case Basic m when m.isMatrix() -> Code.columnOf(m);
            default -> otherwise;
        };
    }

    private Place memoryElement(Place.InMemory m, Index i) {
        if (m.left() > 0) {
            int[] dims = m.memory().dims();
            int stride = 1;
            for (int d = dims.length - m.left() + 1; d < dims.length; d++) stride *= dims[d];
            Index block = m.block().plus(i.times(stride, b), b);
            GlslType type = m.left() == 1 ? m.layout().type : elementType(m.type(), m.type());
            return new Place.InMemory(m.memory(), type, block, m.left() - 1, m.offset(), m.layout(), 0);
        }
        MemLayout layout = m.layout();
        if (m.type() instanceof Basic matrix) {
            int scalar = matrix.base().is64() ? 8 : 4;
            Basic column = Code.columnOf(matrix);
            Index at = m.offset().plus(i.times(layout.rowMajor ? scalar : layout.stride, b), b);
            return new Place.InMemory(
                    m.memory(), column, m.block(), 0, at, layout, layout.rowMajor ? layout.stride : 0);
        }
        MemLayout e = layout.element();
        Index at = m.offset().plus(i.times(layout.stride, b), b);
        return new Place.InMemory(m.memory(), e.type, m.block(), 0, at, e, 0);
    }

    private Place component(Place p, Index i, Basic vector) {
        Basic scalar = Basic.vector(vector.base(), 1);
        if (p instanceof Place.InMemory m) {
            int step = m.componentStride() > 0
                    ? m.componentStride()
                    : vector.base().is64() ? 8 : 4;
            return new Place.InMemory(
                    m.memory(), scalar, m.block(), 0, m.offset().plus(i.times(step, b), b), m.layout(), 0);
        }
        if (i.isKnown()) {
            int at = Math.max(0, Math.min(i.constant(), vector.rows() - 1));
            return swizzle(p, new int[] {at}, scalar);
        }
        return new Place.Component(p, scalar, i.value(b));
    }

    Place swizzle(Place p, int[] components, GlslType type) {
        if (p instanceof Place.Components c) {
            int[] through = new int[components.length];
            for (int i = 0; i < through.length; i++) through[i] = c.components()[components[i]];
            return new Place.Components(c.base(), type, through);
        }
        return new Place.Components(p, type, components);
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    Value[] load(Place p) {
        int n = Code.columns(p.type());
        code.spend(n);
        Value[] out = new Value[n];
        load(p, out, 0);
        return out;
    }

    private int load(Place p, Value[] out, int from) {
        int at = from;
        if (p instanceof Place.Temporary t) {
            System.arraycopy(t.columns(), 0, out, from, t.columns().length);
            return from + t.columns().length;
        }
        if (p instanceof Place.Fixed f) {
            Value[] columns = code.constant(f.value());
            System.arraycopy(columns, 0, out, from, columns.length);
            return from + columns.length;
        }
        switch (p.type()) {
            case Basic t -> {
                if (!t.isMatrix()) out[at++] = vector(p, t);
                else
                    for (int c = 0; c < t.columns(); c++)
                        out[at++] = vector(element(p, Index.of(c), t), Code.columnOf(t));
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) at = load(element(p, Index.of(i), a.element()), out, at);
            }
            case GlslType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) {
                    GlslType m = s.members().get(i).type();
                    if (Code.columns(m) > 0) at = load(member(p, i, m), out, at);
                }
            }
            case GlslType.Opaque o when o.isHandle() -> out[at++] = vector(p, GlslType.Opaque.HANDLE);
            default -> {}
        }
        return at;
    }

    private Value vector(Place p, Basic type) {
        return switch (p) {
            case Place.InCells c -> loadCells(c);
            case Place.InMemory m -> loadMemory(m, type);
            case Place.Components c ->
                b.swizzle(vector(c.base(), (Basic) c.base().type()), c.components());
            case Place.Component c ->
                b.op(Op.EXTRACT_DYNAMIC, vector(c.base(), (Basic) c.base().type()), c.index());
            case Place.Temporary t -> t.columns()[0];
            case Place.Fixed f -> code.constant(f.value())[0];
            // What is bound to a unit is known by its index. Its column in a struct that is loaded whole stays empty:
            // nobody looks there.
            case Place.Handle h -> code.splat(Code.type(GlslType.Opaque.HANDLE), 0);
        };
    }

    /** The address operands of a cell, with room for {@code more} operands behind them. */
    Value[] address(Place.InCells p, int more) {
        Storage.Cells cells = (Storage.Cells) p.storage();
        Variable v = cells.accessed();
        int operands = v.addressOperands();
        Value[] args = new Value[operands + more];
        int at = 0;
        int first = 0;
        if (v.perVertex) args[at++] = p.indices()[first++].value(b);
        else if (cells.shadow() != null && cells.variable().perVertex) first++;
        if (v.isArray()) {
            Index element = Index.ZERO;
            int stride = 1;
            for (int d = cells.dims().length - 1; d >= first; d--) {
                Index i = d < p.indices().length ? p.indices()[d] : Index.ZERO;
                element = element.plus(i.times(stride, b), b);
                stride *= cells.dims()[d];
            }
            args[at] = element.value(b);
        }
        return args;
    }

    private Value loadCells(Place.InCells p) {
        Variable v = ((Storage.Cells) p.storage()).accessed();
        Op op = switch (v.mode()) {
            case INPUT -> Op.LOAD_INPUT;
            case OUTPUT -> Op.LOAD_OUTPUT;
            case LOCAL -> Op.LOAD_LOCAL;
        };
        return b.load(op, v, address(p, 0));
    }

    private Value loadMemory(Place.InMemory m, Basic type) {
        Type raw = type.base() == Base.BOOL ? Type.of(ScalarKind.I32, type.rows()) : Code.type(type);
        Value value;
        if (m.componentStride() == 0 || type.rows() == 1) {
            value = loadAt(m, m.offset(), raw);
        } else {
            Value[] parts = new Value[type.rows()];
            for (int r = 0; r < parts.length; r++)
                parts[r] = loadAt(m, m.offset().plus(r * m.componentStride()), raw.scalar());
            value = b.vec(parts);
        }
        return type.base() == Base.BOOL ? b.op(Op.INE, value, code.splat(raw, 0)) : value;
    }

    private Value loadAt(Place.InMemory m, Index offset, Type type) {
        if (m.memory().space() == Storage.Space.SHARED) {
            return b.append(Instr.of(Op.LOAD_SHARED, type, offset.value(b))).result();
        }
        Op op = m.memory().space() == Storage.Space.UNIFORM ? Op.LOAD_UNIFORM : Op.LOAD_STORAGE;
        return b.resource(op, resource(m), type, 0, m.block().value(b), offset.value(b));
    }

    static Resource resource(Place.InMemory m) {
        Resource r = m.memory().resource();
        if (r == null) throw new IllegalStateException("shared memory is no resource");
        return r;
    }

    // ---- writing ---------------------------------------------------------------------------------------------------

    void store(Place p, Value[] columns) {
        code.spend(columns.length);
        store(p, columns, 0);
    }

    private int store(Place p, Value[] columns, int from) {
        int at = from;
        switch (p.type()) {
            case Basic t -> {
                if (!t.isMatrix()) storeVector(p, t, columns[at++]);
                else {
                    for (int c = 0; c < t.columns(); c++)
                        storeVector(element(p, Index.of(c), t), Code.columnOf(t), columns[at++]);
                }
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) at = store(element(p, Index.of(i), a.element()), columns, at);
            }
            case GlslType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) {
                    GlslType m = s.members().get(i).type();
                    if (Code.columns(m) > 0) at = store(member(p, i, m), columns, at);
                }
            }
            case GlslType.Opaque o when o.isHandle() -> storeVector(p, GlslType.Opaque.HANDLE, columns[at++]);
            default -> {}
        }
        return at;
    }

    private void storeVector(Place p, Basic type, Value value) {
        switch (p) {
            case Place.InCells c -> storeCells(c, value, (1 << type.rows()) - 1);
            case Place.InMemory m -> storeMemory(m, type, value, (1 << type.rows()) - 1);
            // The parameter of a function that was given a bound one: its name stands for that.
            case Place.Handle h -> {}
            case Place.Components c -> storeComponents(c, value);
            case Place.Component c -> {
                Basic vector = (Basic) c.base().type();
                if (isShared(c.base())) {
                    // Other invocations may be writing the other components.
                    for (int i = 0; i < vector.rows(); i++) {
                        Place one = swizzle(c.base(), new int[] {i}, type);
                        b.ifThen(b.op(Op.IEQ, c.index(), b.i32(i)), () -> storeVector(one, type, value));
                    }
                    return;
                }
                Value old = vector(c.base(), vector);
                storeVector(c.base(), vector, b.op(Op.INSERT_DYNAMIC, old, value, c.index()));
            }
            default -> throw new IllegalStateException("a " + p.type() + " without a place cannot be written");
        }
    }

    /** An output that all invocations of a patch see. */
    private boolean isShared(Place p) {
        Place at = p instanceof Place.Components c ? c.base() : p;
        return code.shader.stage == Stage.TESS_CONTROL
                && at instanceof Place.InCells c
                && c.storage() instanceof Storage.Cells cells
                && cells.accessed().mode() == Variable.Mode.OUTPUT;
    }

    private void storeCells(Place.InCells p, Value value, int mask) {
        Variable v = ((Storage.Cells) p.storage()).accessed();
        if (v.mode() == Variable.Mode.INPUT) throw new IllegalStateException("input '" + v.name() + "' is written");
        Value[] args = address(p, 1);
        args[args.length - 1] = value;
        b.storeMasked(v.mode() == Variable.Mode.LOCAL ? Op.STORE_LOCAL : Op.STORE_OUTPUT, v, mask, args);
    }

    private void storeMemory(Place.InMemory m, Basic type, Value value, int mask) {
        Value raw = type.base() == Base.BOOL ? b.convert(Op.B2I, ScalarKind.I32, value) : value;
        if (m.componentStride() == 0 || type.rows() == 1) {
            storeAt(m, m.offset(), raw, mask);
            return;
        }
        for (int r = 0; r < type.rows(); r++) {
            if ((mask >> r & 1) != 0) storeAt(m, m.offset().plus(r * m.componentStride()), b.extract(raw, r), 1);
        }
    }

    private void storeAt(Place.InMemory m, Index offset, Value value, int mask) {
        if (m.memory().space() == Storage.Space.SHARED) {
            b.effect(Op.STORE_SHARED, mask, offset.value(b), value);
        } else {
            b.resourceEffect(Op.STORE_STORAGE, resource(m), mask, m.block().value(b), offset.value(b), value);
        }
    }

    /** Some components only: a masked store where the place beneath takes one. */
    private void storeComponents(Place.Components c, Value value) {
        Basic vector = (Basic) c.base().type();
        int[] from = new int[vector.rows()];
        int mask = 0;
        for (int i = 0; i < c.components().length; i++) {
            mask |= 1 << c.components()[i];
            from[c.components()[i]] = i;
        }
        Value spread =
                value.type().width() == vector.rows() && isIdentity(c.components()) ? value : b.swizzle(value, from);
        switch (c.base()) {
            case Place.InCells cells -> storeCells(cells, spread, mask);
            case Place.InMemory m -> storeMemory(m, vector, spread, mask);
            default -> {
                Value old = vector(c.base(), vector);
                Value[] parts = new Value[vector.rows()];
                for (int r = 0; r < parts.length; r++) parts[r] = b.extract((mask >> r & 1) != 0 ? spread : old, r);
                storeVector(c.base(), vector, b.vec(parts));
            }
        }
    }

    private static boolean isIdentity(int[] components) {
        for (int i = 0; i < components.length; i++) {
            if (components[i] != i) return false;
        }
        return true;
    }

    /** The byte address of a scalar or vector in memory, for atomics. */
    Place.InMemory memory(Place p) {
        if (p instanceof Place.InMemory m) return m;
        if (p instanceof Place.Components c && c.base() instanceof Place.InMemory m && c.components().length == 1) {
            return (Place.InMemory) component(m, Index.of(c.components()[0]), (Basic) m.type());
        }
        throw new IllegalStateException("an atomic operation needs a place in memory");
    }
}
