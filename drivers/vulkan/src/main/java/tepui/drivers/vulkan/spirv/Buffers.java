package tepui.drivers.vulkan.spirv;

import tepui.ir.AtomicOp;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Alignment;
import tepui.ir.spirv.Spv;

/**
 * Code for uniform and storage buffers, shared memory and push words. The IR addresses bytes; here a uniform buffer is
 * an array of four-word vectors, as its layout rules want, and all others are arrays of words. Values of 64 bits are
 * two words. Where the device does not check bounds exactly, storage is checked here; uniforms rely on plain robust
 * access.
 */
final class Buffers {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final ResourceVariables resources;
    private final Demotion demotion;
    private int pushBlock;
    private int shared;
    private int sharedWords;
    int pushWords;

    Buffers(Shader shader, CodeWriter code, ResourceVariables resources, Demotion demotion) {
        this.shader = shader;
        this.module = code.module;
        this.code = code;
        this.resources = resources;
        this.demotion = demotion;
    }

    // ---- push words ------------------------------------------------------------------------------------------------

    /** The value of one word of {@link PushWords}. */
    int push(int word) {
        int uint = module.type(Type.I32);
        if (pushBlock == 0) {
            int array = module.fresh(Spv.Op.OpTypeArray, uint, module.i32(PushWords.COUNT));
            int block = block(array, 4, "Push", "words");
            pushBlock = module.variable("push", Spv.StorageClass.PushConstant, block, 0);
        }
        pushWords |= 1 << word;
        int at = code.chain(Spv.StorageClass.PushConstant, uint, pushBlock, module.i32(0), module.i32(word));
        return code.load(uint, at);
    }

    /** A block with one member, an array. The array type must be of this block alone. */
    private int block(int array, int stride, String name, String member) {
        module.decorate(array, Spv.Decoration.ArrayStride, stride);
        int struct = module.fresh(Spv.Op.OpTypeStruct, array);
        module.decorate(struct, Spv.Decoration.Block);
        module.decorateMember(struct, 0, Spv.Decoration.Offset, 0);
        module.name(struct, name);
        module.memberName(struct, 0, member);
        return struct;
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private int variable(Resource r) {
        boolean uniform = r.kind() == Resource.Kind.UNIFORM_BUFFER;
        int storageClass = uniform ? Spv.StorageClass.Uniform : Spv.StorageClass.StorageBuffer;
        return resources.variable(r, storageClass, () -> uniform ? uniformBlock(r) : storageBlock(r));
    }

    private int uniformBlock(Resource r) {
        int array = module.fresh(Spv.Op.OpTypeArray, module.type(Type.I32X4), module.i32(vectors(r)));
        return block(array, 16, "U_" + r.name(), "data");
    }

    private int vectors(Resource r) {
        int bytes = r.size > 0 ? Math.min(r.size, module.options.maxUniformBytes) : module.options.maxUniformBytes;
        return (bytes + 15) / 16;
    }

    private int storageBlock(Resource r) {
        int array = module.fresh(Spv.Op.OpTypeRuntimeArray, module.type(Type.I32));
        int struct = block(array, 4, "S_" + r.name(), "data");
        if (r.readOnly) module.decorateMember(struct, 0, Spv.Decoration.NonWritable);
        if (r.writeOnly) module.decorateMember(struct, 0, Spv.Decoration.NonReadable);
        if (r.coherent) module.decorateMember(struct, 0, Spv.Decoration.Coherent);
        return struct;
    }

    private static Resource resource(Instr i) {
        Resource r = i.resource;
        if (r == null) throw new IllegalStateException("SPIR-V: " + i.op.text() + " without a resource");
        return r;
    }

    // ---- loads -----------------------------------------------------------------------------------------------------

    int load(Instr i, Type type) {
        return switch (i.op) {
            case LOAD_UNIFORM -> loadUniform(i, type);
            case LOAD_STORAGE -> {
                Resource r = resource(i);
                int base = wordIndex(i.args[1].id);
                int[] words = new int[words(type)];
                int length = module.options.exactBounds ? 0 : length(i, r);
                for (int w = 0; w < words.length; w++) words[w] = loadWord(i, r, code.add(base, w), length);
                yield value(type, words);
            }
            default -> {
                int base = wordIndex(i.args[0].id);
                int[] words = new int[words(type)];
                for (int w = 0; w < words.length; w++) {
                    words[w] = code.load(module.type(Type.I32), sharedWord(code.add(base, w)));
                }
                yield value(type, words);
            }
        };
    }

    private static int words(Type type) {
        return type.bytes() / 4;
    }

    private int wordIndex(int byteOffset) {
        return code.op(Spv.Op.OpShiftRightLogical, Type.I32, byteOffset, module.i32(2));
    }

    /** Words put together to a value. */
    private int value(Type type, int[] words) {
        if (!type.kind().is64()) {
            int all = code.construct(type.withKind(ScalarKind.I32), words);
            return type.kind() == ScalarKind.I32 ? all : code.op(Spv.Op.OpBitcast, type, all);
        }
        int[] parts = new int[type.width()];
        for (int c = 0; c < parts.length; c++) {
            int pair = code.op(Spv.Op.OpCompositeConstruct, Type.I32X2, words[2 * c], words[2 * c + 1]);
            parts[c] = code.op(Spv.Op.OpBitcast, type.scalar(), pair);
        }
        return code.construct(type, parts);
    }

    private int loadUniform(Instr i, Type type) {
        Resource r = resource(i);
        Value offset = i.args[1];
        int count = words(type);
        int aligned = Alignment.of(offset);
        int[] words = new int[count];
        if (aligned < 0 || (aligned & 3) != 0) {
            int base = wordIndex(offset.id);
            int uint = module.type(Type.I32);
            for (int w = 0; w < count; w++) {
                int word = code.add(base, w);
                int vector = code.op(Spv.Op.OpShiftRightLogical, Type.I32, word, module.i32(2));
                int component = code.op(Spv.Op.OpBitwiseAnd, Type.I32, word, module.i32(3));
                words[w] = code.load(uint, uniform(i, r, uint, vector, component));
            }
            return value(type, words);
        }
        long constant = offset.isConst() ? offset.constInt(0) & 0xffffffffL : -1;
        int base = constant >= 0 ? 0 : code.op(Spv.Op.OpShiftRightLogical, Type.I32, offset.id, module.i32(4));
        int first = aligned / 4;
        if (first + count <= 4) {
            int all = vector(i, r, base, constant, 0);
            return cut(type, all, first, count);
        }
        for (int w = 0, loaded = -1, vector = 0; w < count; w++) {
            int at = (first + w) / 4;
            if (at != loaded) vector = vector(i, r, base, constant, at);
            loaded = at;
            words[w] = code.component(Type.I32X4, vector, (first + w) % 4);
        }
        return value(type, words);
    }

    /** Words {@code first} and on of a vector, as a value. */
    private int cut(Type type, int all, int first, int count) {
        if (type.kind().is64() || count == 1) {
            int[] words = new int[count];
            for (int w = 0; w < count; w++) words[w] = code.component(Type.I32X4, all, first + w);
            return value(type, words);
        }
        int part = all;
        if (count < 4) {
            int[] operands = new int[2 + count];
            operands[0] = all;
            operands[1] = all;
            for (int w = 0; w < count; w++) operands[2 + w] = first + w;
            part = code.op(Spv.Op.OpVectorShuffle, Type.of(ScalarKind.I32, count), operands);
        }
        return type.kind() == ScalarKind.I32 ? part : code.op(Spv.Op.OpBitcast, type, part);
    }

    private int vector(Instr i, Resource r, int base, long constant, int more) {
        int four = module.type(Type.I32X4);
        if (constant < 0) return code.load(four, uniform(i, r, four, code.add(base, more)));
        long index = constant / 16 + more;
        if (index >= vectors(r)) return module.nullOf(four);
        return code.load(four, uniform(i, r, four, module.i32((int) index)));
    }

    private int uniform(Instr i, Resource r, int type, int... indices) {
        return chain(i, r, Spv.StorageClass.Uniform, type, indices);
    }

    /** A pointer into the block of a resource, which may be an array of blocks. */
    private int chain(Instr i, Resource r, int storageClass, int type, int... indices) {
        int before = r.count() > 1 ? 2 : 1;
        int[] all = new int[before + indices.length];
        int base = variable(r);
        if (r.count() > 1) all[0] = resources.index(r, i.args[0]);
        all[before - 1] = module.i32(0);
        System.arraycopy(indices, 0, all, before, indices.length);
        return code.chain(storageClass, type, base, all);
    }

    // ---- storage ---------------------------------------------------------------------------------------------------

    private int storageWord(Instr i, Resource r, int index) {
        return chain(i, r, Spv.StorageClass.StorageBuffer, module.type(Type.I32), index);
    }

    /** Words of the buffer that is bound. */
    private int length(Instr i, Resource r) {
        int block = variable(r);
        if (r.count() > 1) {
            int type = resources.elementType(r);
            block = code.chain(Spv.StorageClass.StorageBuffer, type, block, resources.index(r, i.args[0]));
        }
        return code.op(Spv.Op.OpArrayLength, Type.I32, block, 0);
    }

    private int loadWord(Instr i, Resource r, int index, int length) {
        int uint = module.type(Type.I32);
        if (length == 0) return code.load(uint, storageWord(i, r, index));
        int zero = module.i32(0);
        int inside = code.op(Spv.Op.OpULessThan, Type.BOOL, index, length);
        int safe = code.select(Type.I32, inside, true, index, zero);
        return code.select(Type.I32, inside, true, code.load(uint, storageWord(i, r, safe)), zero);
    }

    void store(Instr i) {
        boolean storage = i.op == Op.STORE_STORAGE;
        Value value = i.args[storage ? 2 : 1];
        int base = wordIndex(i.args[storage ? 1 : 0].id);
        Type type = value.type();
        int merge = storage ? demotion.beginGuard(code) : 0;
        int length = storage && !module.options.exactBounds ? length(i, resource(i)) : 0;
        int step = type.kind().is64() ? 2 : 1;
        for (int c = 0; c < type.width(); c++) {
            if ((i.imm >> c & 1) == 0) continue;
            int component = code.component(type, value.id, c);
            if (step == 1) {
                int word = type.kind() == ScalarKind.I32 ? component : code.op(Spv.Op.OpBitcast, Type.I32, component);
                storeWord(i, storage, code.add(base, c), word, length);
            } else {
                int pair = code.op(Spv.Op.OpBitcast, Type.I32X2, component);
                for (int w = 0; w < 2; w++) {
                    storeWord(i, storage, code.add(base, 2 * c + w), code.component(Type.I32X2, pair, w), length);
                }
            }
        }
        if (merge != 0) code.endIf(merge);
    }

    private void storeWord(Instr i, boolean storage, int index, int word, int length) {
        if (!storage) {
            code.store(sharedWord(index), word);
        } else if (length == 0) {
            code.store(storageWord(i, resource(i), index), word);
        } else {
            int merge = code.beginIf(code.op(Spv.Op.OpULessThan, Type.BOOL, index, length));
            code.store(storageWord(i, resource(i), index), word);
            code.endIf(merge);
        }
    }

    int size(Instr i) {
        Resource r = resource(i);
        if (r.kind() == Resource.Kind.UNIFORM_BUFFER) return module.i32(r.size > 0 ? r.size : vectors(r) * 16);
        return code.op(Spv.Op.OpShiftLeftLogical, Type.I32, length(i, r), module.i32(2));
    }

    // ---- shared memory ---------------------------------------------------------------------------------------------

    /** One word more than the shader has takes what goes outside, where there is room for it. */
    private int sharedWord(int index) {
        int uint = module.type(Type.I32);
        if (shared == 0) {
            sharedWords = Math.max(1, (shader.sharedBytes + 3) / 4);
            if ((sharedWords + 1) * 4L <= module.options.maxSharedBytes) sharedWords++;
            int type = module.array(uint, sharedWords);
            shared = module.variable("shared", Spv.StorageClass.Workgroup, type, 0);
        }
        return code.chain(Spv.StorageClass.Workgroup, uint, shared, code.atMost(index, sharedWords - 1));
    }

    // ---- atomics ---------------------------------------------------------------------------------------------------

    int atomic(Instr i) {
        boolean storage = i.op == Op.ATOMIC_STORAGE;
        int index = wordIndex(i.args[storage ? 1 : 0].id);
        int first = storage ? 2 : 1;
        if (!storage) {
            return atomic(code, i, Type.I32, sharedWord(index), Spv.Scope.Workgroup, first);
        }
        int condition = demotion.guard(code);
        if (!module.options.exactBounds) {
            int inside = code.op(Spv.Op.OpULessThan, Type.BOOL, index, length(i, resource(i)));
            condition = condition == 0 ? inside : code.op(Spv.Op.OpLogicalAnd, Type.BOOL, condition, inside);
        }
        int at = condition == 0 ? storageWord(i, resource(i), index) : 0;
        if (condition == 0) return atomic(code, i, Type.I32, at, Spv.Scope.Device, first);
        int before = code.block();
        int merge = code.beginIf(condition);
        int old = atomic(code, i, Type.I32, storageWord(i, resource(i), index), Spv.Scope.Device, first);
        int inside = code.block();
        code.endIf(merge);
        return code.op(Spv.Op.OpPhi, Type.I32, old, inside, module.i32(0), before);
    }

    /** The atomic instruction itself; the operand after {@code first} is what is stored by an exchange with comparison. */
    static int atomic(CodeWriter code, Instr i, Type type, int pointer, int scope, int first) {
        int data = i.args[first].id;
        int stored = i.atomicOp() == AtomicOp.COMPARE_EXCHANGE ? i.args[first + 1].id : 0;
        return atomic(code, i.atomicOp(), code.module.type(type), pointer, scope, data, stored);
    }

    /** The same on a texel that says it is signed. */
    static int signedAtomic(CodeWriter code, Instr i, int pointer, int first) {
        int type = code.module.signedType(1);
        int data = code.op(Spv.Op.OpBitcast, type, i.args[first].id);
        boolean two = i.atomicOp() == AtomicOp.COMPARE_EXCHANGE;
        int stored = two ? code.op(Spv.Op.OpBitcast, type, i.args[first + 1].id) : 0;
        return atomic(code, i.atomicOp(), type, pointer, Spv.Scope.Device, data, stored);
    }

    private static int atomic(CodeWriter code, AtomicOp op, int type, int pointer, int scope, int data, int stored) {
        int where = code.module.i32(scope);
        int order = code.module.i32(Spv.MemorySemantics.None);
        return op == AtomicOp.COMPARE_EXCHANGE
                ? code.op(opcode(op), type, pointer, where, order, order, stored, data)
                : code.op(opcode(op), type, pointer, where, order, data);
    }

    private static int opcode(AtomicOp op) {
        return switch (op) {
            case ADD -> Spv.Op.OpAtomicIAdd;
            case IMIN -> Spv.Op.OpAtomicSMin;
            case IMAX -> Spv.Op.OpAtomicSMax;
            case UMIN -> Spv.Op.OpAtomicUMin;
            case UMAX -> Spv.Op.OpAtomicUMax;
            case AND -> Spv.Op.OpAtomicAnd;
            case OR -> Spv.Op.OpAtomicOr;
            case XOR -> Spv.Op.OpAtomicXor;
            case EXCHANGE -> Spv.Op.OpAtomicExchange;
            case COMPARE_EXCHANGE -> Spv.Op.OpAtomicCompareExchange;
        };
    }
}
