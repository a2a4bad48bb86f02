package tepui.frontends.spirv;

import java.util.Arrays;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
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

/** Access through pointers: going into what they lead to, reading and writing it. */
final class Access {
    private static final Index[] NO_INDICES = {};

    private final Code code;
    private final Builder b;

    Access(Code code) {
        this.code = code;
        this.b = code.b;
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    /** The whole of a variable. */
    Pointer whole(Storage storage, ReadyType type) {
        return switch (storage) {
            case Storage.Cells c -> new Pointer.InCells(c, type, NO_INDICES);
            case Storage.Parts p -> new Pointer.InCells(p, type, NO_INDICES);
            case Storage.Memory m ->
                new Pointer.InMemory(
                        m,
                        m.dims().length == 0 ? m.type() : type,
                        Index.ZERO,
                        m.dims().length,
                        Index.of(m.offset()),
                        0);
            case Storage.Handles h -> new Pointer.Handle(h, type, Index.ZERO, 0);
        };
    }

    Pointer member(Pointer p, int index) {
        if (!(p.type() instanceof ReadyType.Struct s)
                || index < 0
                || index >= s.members().size()) throw new SpirvException("a structure has no member " + index);
        ReadyType.Member m = s.members().get(index);
        return switch (p) {
            case Pointer.InCells c -> enter(((Storage.Parts) c.storage()).members()[index], m.type(), c.indices());
            case Pointer.InMemory in ->
                new Pointer.InMemory(
                        in.memory(), m.type(), in.block(), 0, in.offset().plus(m.offset()), 0);
            default -> throw new SpirvException("a member is taken of what has none");
        };
    }

    /** A member's storage, at the indices of the arrays around its structure. */
    private Pointer enter(Storage member, ReadyType type, Index[] indices) {
        if (member instanceof Storage.Cells || member instanceof Storage.Parts)
            return new Pointer.InCells(member, type, indices);
        if (member instanceof Storage.Memory m) {
            // The arrays around are the outermost ones of what lies there.
            Pointer p = whole(member, m.type());
            for (Index i : indices) p = element(p, i);
            return p;
        }
        Pointer.Handle h = new Pointer.Handle((Storage.Handles) member, type, Index.ZERO, 0);
        for (Index i : indices) h = handleElement(h, i, type);
        return h;
    }

    private Pointer.Handle handleElement(Pointer.Handle h, Index i, ReadyType type) {
        int[] dims = h.storage().dims();
        if (h.depth() >= dims.length) throw new SpirvException("an index goes into a handle");
        int stride = 1;
        for (int d = h.depth() + 1; d < dims.length; d++) stride *= Math.max(1, dims[d]);
        Index inside = i.within(Math.max(1, dims[h.depth()]));
        return new Pointer.Handle(h.storage(), type, h.index().plus(inside.times(stride, b), b), h.depth() + 1);
    }

    /** Element of an array, column of a matrix, component of a vector. */
    Pointer element(Pointer p, Index i) {
        if (p.type() instanceof Numeric n && !n.isMatrix()) return component(p, i, n);
        ReadyType part = switch (p.type()) {
            case ReadyType.Array a -> a.element();
            case Numeric n -> n.column();
            default -> throw new SpirvException("an index goes into what has no parts");
        };
        return switch (p) {
            case Pointer.InCells c -> {
                Index[] indices = Arrays.copyOf(c.indices(), c.indices().length + 1);
                indices[indices.length - 1] = i;
                yield new Pointer.InCells(c.storage(), part, indices);
            }
            case Pointer.InMemory m -> memoryElement(m, i, part);
            case Pointer.Handle h -> handleElement(h, i, part);
            default -> throw new SpirvException("an index goes into a texel");
        };
    }

    private Pointer memoryElement(Pointer.InMemory m, Index i, ReadyType part) {
        if (m.left() > 0) {
            int[] dims = m.memory().dims();
            int at = dims.length - m.left();
            int stride = 1;
            for (int d = at + 1; d < dims.length; d++) stride *= dims[d];
            Index block = m.block().plus(i.within(dims[at]).times(stride, b), b);
            ReadyType type = m.left() == 1 ? m.memory().type() : part;
            return new Pointer.InMemory(m.memory(), type, block, m.left() - 1, m.offset(), 0);
        }
        if (m.type() instanceof Numeric n) {
            int step = n.rowMajor() ? Layouts.scalarBytes(n) : n.stride();
            Index at = m.offset().plus(i.within(n.columns()).times(step, b), b);
            return new Pointer.InMemory(m.memory(), part, m.block(), 0, at, n.rowMajor() ? n.stride() : 0);
        }
        Index at = m.offset().plus(i.times(((ReadyType.Array) m.type()).stride(), b), b);
        return new Pointer.InMemory(m.memory(), part, m.block(), 0, at, 0);
    }

    private Pointer component(Pointer p, Index i, Numeric vector) {
        if (vector.rows() == 1) throw new SpirvException("an index goes into a scalar");
        Index inside = i.within(vector.rows());
        if (p instanceof Pointer.InMemory m) {
            int step = m.componentStride() > 0 ? m.componentStride() : Layouts.scalarBytes(vector);
            Index at = m.offset().plus(inside.times(step, b), b);
            return new Pointer.InMemory(m.memory(), vector.scalar(), m.block(), 0, at, 0);
        }
        return new Pointer.Component(p, vector.scalar(), inside);
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    Value[] load(Pointer p) {
        long n = Types.columns(p.type());
        code.spend(n);
        Value[] out = new Value[(int) n];
        load(p, out, 0);
        return out;
    }

    private int load(Pointer p, Value[] out, int from) {
        int at = from;
        switch (p.type()) {
            case Numeric n -> {
                if (!n.isMatrix()) out[at++] = vector(p, n);
                else for (int c = 0; c < n.columns(); c++) out[at++] = vector(element(p, Index.of(c)), n.column());
            }
            case ReadyType.Array a -> {
                if (a.length() == 0) throw new SpirvException("an array without a length is loaded as a whole");
                for (int i = 0; i < a.length(); i++) at = load(element(p, Index.of(i)), out, at);
            }
            case ReadyType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) at = load(member(p, i), out, at);
            }
            default -> throw new SpirvException("a handle is loaded as a part of a value");
        }
        return at;
    }

    private Value vector(Pointer p, Numeric type) {
        return switch (p) {
            case Pointer.InCells c -> loadCells(c);
            case Pointer.InMemory m -> loadMemory(m, type);
            case Pointer.Component c -> {
                Value v = vector(c.vector(), (Numeric) c.vector().type());
                Index i = c.index();
                yield i.isKnown() ? b.extract(v, i.constant()) : b.op(Op.EXTRACT_DYNAMIC, v, i.value(b));
            }
            default -> throw new SpirvException("a handle or texel is loaded");
        };
    }

    /** The operands that address a cell, with room for {@code more} behind them. */
    Value[] address(Pointer.InCells p, int more) {
        if (!(p.storage() instanceof Storage.Cells cells)) throw new SpirvException("a structure is used as a number");
        Variable v = cells.variable();
        Value[] args = new Value[v.addressOperands() + more];
        int at = 0;
        int first = 0;
        if (v.perVertex) {
            Index vertex = p.indices().length > 0 ? p.indices()[0] : Index.ZERO;
            args[at++] = vertex.within(cells.dims()[0]).value(b);
            first = 1;
        }
        if (v.isArray()) {
            Index element = Index.ZERO;
            int stride = 1;
            for (int d = cells.dims().length - 1; d >= first; d--) {
                Index i = d < p.indices().length ? p.indices()[d].within(cells.dims()[d]) : Index.ZERO;
                element = element.plus(i.times(stride, b), b);
                stride *= cells.dims()[d];
            }
            args[at] = element.value(b);
        }
        return args;
    }

    private Value loadCells(Pointer.InCells p) {
        Value[] address = address(p, 0);
        Variable v = ((Storage.Cells) p.storage()).variable();
        Op op = switch (v.mode()) {
            case INPUT -> Op.LOAD_INPUT;
            case OUTPUT -> Op.LOAD_OUTPUT;
            case LOCAL -> Op.LOAD_LOCAL;
        };
        return b.load(op, v, address);
    }

    private Value loadMemory(Pointer.InMemory m, Numeric type) {
        boolean truth = type.kind() == ScalarKind.BOOL;
        Type raw = truth ? Type.of(ScalarKind.I32, type.rows()) : Code.type(type);
        Value value;
        if (m.componentStride() == 0 || type.rows() == 1) {
            value = loadAt(m, m.offset(), raw);
        } else {
            Value[] parts = new Value[type.rows()];
            for (int r = 0; r < parts.length; r++)
                parts[r] = loadAt(m, m.offset().plus(r * m.componentStride()), raw.scalar());
            value = b.vec(parts);
        }
        return truth ? b.op(Op.INE, value, code.splat(raw, 0)) : value;
    }

    private Value loadAt(Pointer.InMemory m, Index offset, Type type) {
        Resource r = m.memory().resource();
        if (r == null)
            return b.append(Instr.of(Op.LOAD_SHARED, type, offset.value(b))).result();
        Op op = m.memory().space() == Storage.Space.UNIFORM ? Op.LOAD_UNIFORM : Op.LOAD_STORAGE;
        return b.resource(op, r, type, 0, m.block().value(b), offset.value(b));
    }

    // ---- writing ---------------------------------------------------------------------------------------------------

    void store(Pointer p, Value[] columns) {
        if (columns.length != Types.columns(p.type())) throw new SpirvException("what is stored has another type");
        code.spend(columns.length);
        store(p, columns, 0);
    }

    private int store(Pointer p, Value[] columns, int from) {
        int at = from;
        switch (p.type()) {
            case Numeric n -> {
                if (!n.isMatrix()) storeVector(p, n, columns[at++]);
                else
                    for (int c = 0; c < n.columns(); c++)
                        storeVector(element(p, Index.of(c)), n.column(), columns[at++]);
            }
            case ReadyType.Array a -> {
                for (int i = 0; i < a.length(); i++) at = store(element(p, Index.of(i)), columns, at);
            }
            case ReadyType.Struct s -> {
                for (int i = 0; i < s.members().size(); i++) at = store(member(p, i), columns, at);
            }
            default -> throw new SpirvException("a handle is written");
        }
        return at;
    }

    private void storeVector(Pointer p, Numeric type, Value value) {
        switch (p) {
            case Pointer.InCells c -> storeCells(c, value, (1 << type.rows()) - 1);
            case Pointer.InMemory m -> storeMemory(m, type, value);
            case Pointer.Component c -> storeComponent(c, value);
            default -> throw new SpirvException("a handle or texel is written");
        }
    }

    private void storeCells(Pointer.InCells p, Value value, int mask) {
        Value[] args = address(p, 1);
        Variable v = ((Storage.Cells) p.storage()).variable();
        if (v.mode() == Variable.Mode.INPUT) throw new SpirvException("an input is written");
        args[args.length - 1] = value;
        b.storeMasked(v.mode() == Variable.Mode.LOCAL ? Op.STORE_LOCAL : Op.STORE_OUTPUT, v, mask, args);
    }

    private void storeComponent(Pointer.Component c, Value value) {
        Numeric vector = (Numeric) c.vector().type();
        Index i = c.index();
        if (!(c.vector() instanceof Pointer.InCells cells))
            throw new SpirvException("a component of a component is written");
        if (!value.type().isScalar()) throw new SpirvException("a component is no scalar");
        if (i.isKnown()) {
            storeCells(cells, b.splat(value, vector.rows()), 1 << i.constant());
        } else if (isShared(cells)) {
            // Other invocations may be writing the other components.
            Value index = i.value(b);
            for (int k = 0; k < vector.rows(); k++) {
                int mask = 1 << k;
                b.ifThen(b.op(Op.IEQ, index, b.i32(k)), () -> storeCells(cells, b.splat(value, vector.rows()), mask));
            }
        } else {
            Value old = loadCells(cells);
            storeCells(cells, b.op(Op.INSERT_DYNAMIC, old, value, i.value(b)), (1 << vector.rows()) - 1);
        }
    }

    /** An output that all invocations of a patch see. */
    private boolean isShared(Pointer.InCells p) {
        return code.shader.stage == Stage.TESS_CONTROL
                && p.storage() instanceof Storage.Cells c
                && c.variable().mode() == Variable.Mode.OUTPUT;
    }

    private void storeMemory(Pointer.InMemory m, Numeric type, Value value) {
        Value raw = type.kind() == ScalarKind.BOOL ? b.convert(Op.B2I, ScalarKind.I32, value) : value;
        if (raw.type().width() != type.rows()) throw new SpirvException("what is stored has another type");
        if (m.componentStride() == 0 || type.rows() == 1) {
            storeAt(m, m.offset(), raw, (1 << type.rows()) - 1);
            return;
        }
        for (int r = 0; r < type.rows(); r++)
            storeAt(m, m.offset().plus(r * m.componentStride()), b.extract(raw, r), 1);
    }

    private void storeAt(Pointer.InMemory m, Index offset, Value value, int mask) {
        Resource r = m.memory().resource();
        if (r == null) b.effect(Op.STORE_SHARED, mask, offset.value(b), value);
        else if (m.memory().space() != Storage.Space.STORAGE) throw new SpirvException("a uniform is written");
        else b.resourceEffect(Op.STORE_STORAGE, r, mask, m.block().value(b), offset.value(b), value);
    }

    /** The index of a handle in its resource. */
    Index index(Pointer.Handle h) {
        Value base = h.storage().base();
        return base == null ? h.index() : h.index().plus(new Index(0, base), b);
    }
}
