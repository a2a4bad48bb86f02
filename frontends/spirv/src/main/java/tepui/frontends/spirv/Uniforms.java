package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyQualifiers;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Resource;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.Op;
import tepui.ir.spirv.Spv.StorageClass;

/**
 * Uniforms, blocks and counters of an entry point: resources of the IR, one a block, texture, image and counter, and what linking has to know of
 * them. A uniform outside of blocks is a buffer of its own in the code; linking puts them all into one.
 */
final class Uniforms {
    private final ShaderCode shader;
    private final SpirvModule m;
    private final Types types;
    private final Interface names;
    private final int[] slots = new int[Resource.Kind.values().length];

    Uniforms(ShaderCode shader, Interface names) {
        this.shader = shader;
        m = shader.module;
        types = shader.types;
        this.names = names;
    }

    private Resource resource(ReadyVariable v, Resource.Kind kind, String name, int[] dims) {
        int count = Storage.product(dims);
        if (slots[kind.ordinal()] + count > 1 << 15)
            throw new SpirvException("it has more resources than there can be");
        Resource r = new Resource(kind, name, slots[kind.ordinal()], count);
        slots[kind.ordinal()] += count;
        shader.code.shader.resources.add(r);
        v.resources.add(r);
        return r;
    }

    private int atLeast0(int id, int decoration) {
        return Math.max(0, m.decoration(id, decoration));
    }

    private void access(ReadyQualifiers q, int id) {
        q.coherent = m.has(id, Decoration.Coherent) || m.has(id, Decoration.Volatile);
        q.readOnly = m.has(id, Decoration.NonWritable);
        q.writeOnly = m.has(id, Decoration.NonReadable);
    }

    private static void access(Resource r, ReadyQualifiers q) {
        r.readOnly = q.readOnly && !q.writeOnly;
        r.writeOnly = q.writeOnly && !q.readOnly;
        r.coherent = q.coherent;
    }

    private static int[] arrays(ReadyType type) {
        int[] dims = new int[0];
        for (ReadyType t = type; t instanceof ReadyType.Array a; t = a.element()) {
            if (a.length() == 0) throw new SpirvException("an array of blocks or handles has no length");
            dims = Storage.append(dims, a.length());
        }
        return dims;
    }

    private static ReadyType around(ReadyType outer, ReadyType inner) {
        return outer instanceof ReadyType.Array a
                ? new ReadyType.Array(around(a.element(), inner), a.length(), 0)
                : inner;
    }

    // ---- outside of blocks -----------------------------------------------------------------------------------------

    Pointer uniform(Instr i) {
        int id = i.id();
        ReadyType type = types.value(types.pointee(i.type()));
        int location = m.decoration(id, Decoration.Location);
        int binding = m.decoration(id, Decoration.Binding);
        String name = names.unique(location >= 0 ? "u" + location : binding >= 0 ? "b" + binding : "w" + id);
        ReadyVariable v = new ReadyVariable(ReadyVariable.Kind.UNIFORM, name, type);
        names.show(id, name);
        v.qualifiers.location = location;
        ReadyType inner = type;
        while (inner instanceof ReadyType.Array a) inner = a.element();
        boolean handle = inner instanceof ReadyType.Handle;
        if (handle) v.qualifiers.binding = binding;
        if (inner instanceof ReadyType.Handle h && h.image()) access(v.qualifiers, id);
        if (i.count() > 1 && !type.hasHandle()) v.initial = shader.constants.words(i.at(1));
        Storage storage = storage(v, name, type, new int[0]);
        names.variables.add(v);
        return shader.access.whole(storage, type);
    }

    private Storage storage(ReadyVariable v, String name, ReadyType type, int[] dims) {
        if (!type.hasHandle()) {
            ReadyType all = type;
            for (int d = dims.length - 1; d >= 0; d--) all = new ReadyType.Array(all, dims[d], 0);
            ReadyType placed = Layouts.standard(all, true);
            Resource r = resource(v, Resource.Kind.UNIFORM_BUFFER, name, new int[0]);
            r.size = Layouts.up(Layouts.whole(placed, true), 16);
            return new Storage.Memory(Storage.Space.UNIFORM, r, new int[0], placed, 0);
        }
        return switch (type) {
            case ReadyType.Handle h -> {
                Resource r = resource(v, h.image() ? Resource.Kind.IMAGE : Resource.Kind.TEXTURE, name, dims);
                r.shape = h.shape();
                r.texelKind = h.texel();
                r.unsigned = h.unsigned();
                r.shadow = h.shadow();
                if (h.image()) access(r, v.qualifiers);
                yield new Storage.Handles(r, dims, null);
            }
            case ReadyType.Array a -> {
                if (a.length() == 0) throw new SpirvException("an array of handles has no length");
                yield storage(v, name, a.element(), Storage.append(dims, a.length()));
            }
            case ReadyType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int k = 0; k < members.length; k++) {
                    ReadyType.Member member = s.members().get(k);
                    members[k] = storage(v, name + "." + member.name(), member.type(), dims);
                }
                yield new Storage.Parts(members);
            }
            default -> throw new SpirvException("a uniform is of no type that one can have");
        };
    }

    Pointer counter(Instr i) {
        int id = i.id();
        int[] dims = arrays(types.value(types.pointee(i.type())));
        ReadyType type = around(types.value(types.pointee(i.type())), new ReadyType.Counter());
        int binding = atLeast0(id, Decoration.Binding);
        int offset = atLeast0(id, Decoration.Offset);
        String name = names.unique("a" + binding + "_" + offset);
        ReadyVariable v = new ReadyVariable(ReadyVariable.Kind.UNIFORM, name, type);
        v.qualifiers.binding = binding;
        v.qualifiers.offset = offset;
        Storage.product(dims);
        Resource r = resource(v, Resource.Kind.STORAGE_BUFFER, name, new int[0]);
        names.variables.add(v);
        return shader.access.whole(new Storage.Handles(r, dims, null), type);
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    Pointer block(Instr i) {
        int id = i.id();
        int pointee = types.pointee(i.type());
        int inner = types.innermost(pointee);
        boolean old = m.has(inner, Decoration.BufferBlock);
        if (types.op(inner) != Op.OpTypeStruct || !m.has(inner, Decoration.Block) && !old)
            throw new SpirvException("variable " + id + " in a buffer is no block");
        boolean buffer = i.at(0) == StorageClass.StorageBuffer || old;
        ReadyType.Struct struct = types.block(inner, !buffer);
        int[] dims = arrays(types.value(pointee));
        int binding = atLeast0(id, Decoration.Binding);
        String name = names.unique((buffer ? "Buffer" : "Block") + binding);
        ReadyType type = around(types.value(pointee), struct);
        ReadyVariable v = new ReadyVariable(
                buffer ? ReadyVariable.Kind.STORAGE_BLOCK : ReadyVariable.Kind.UNIFORM_BLOCK, name, type);
        names.show(id, name);
        v.qualifiers.binding = binding;
        if (buffer) access(v.qualifiers, id);
        Resource r = resource(v, buffer ? Resource.Kind.STORAGE_BUFFER : Resource.Kind.UNIFORM_BUFFER, name, dims);
        if (buffer) access(r, v.qualifiers);
        else r.size = Layouts.up(Layouts.size(struct, true), 16);
        names.variables.add(v);
        Storage.Space space = buffer ? Storage.Space.STORAGE : Storage.Space.UNIFORM;
        return shader.access.whole(new Storage.Memory(space, r, dims, struct, 0), type);
    }
}
