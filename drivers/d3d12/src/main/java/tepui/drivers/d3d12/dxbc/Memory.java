package tepui.drivers.d3d12.dxbc;

import java.util.List;
import tepui.ir.AtomicOp;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.TextureShape;

/**
 * Code for storage buffers, shared memory and images: raw and typed views. The hardware checks the bounds of views;
 * shared memory is kept inside here, with a vector behind its end for what goes outside, where there is room for one:
 * what goes outside of all that a group may have hits its end.
 */
final class Memory {
    private static final int TAIL = 16;
    /** Bytes that Direct3D gives a group. */
    private static final int MOST_SHARED = 32768;

    private final Shader shader;
    private final Code code;
    private final Declarations declarations;
    private boolean shared;

    Memory(Shader shader, Code code, Declarations declarations) {
        this.shader = shader;
        this.code = code;
        this.declarations = declarations;
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    void declare(TokenWriter out) {
        if (!shared) return;
        out.begin(Opcode.DCL_TGSM_RAW)
                .operand(Operand.bare(OperandFile.SHARED, 0))
                .word(sharedBytes() + (hasTail() ? TAIL : 0))
                .end();
    }

    private Index[] sharedPlace() {
        shared = true;
        return new Index[] {Index.of(0)};
    }

    private int sharedBytes() {
        return shader.sharedBytes + 3 & ~3;
    }

    private boolean hasTail() {
        return sharedBytes() <= MOST_SHARED - TAIL;
    }

    /** An address of so many words. */
    private Operand sharedAddress(Source offset, int words) {
        return code.atMost(offset, hasTail() ? sharedBytes() : sharedBytes() - 4 * words)
                .at(1);
    }

    // ---- buffers and shared memory ---------------------------------------------------------------------------------

    /** LOAD_STORAGE and LOAD_SHARED. */
    void load(Instr i, Dest d) {
        boolean storage = i.op == Op.LOAD_STORAGE;
        OperandFile file = storage ? OperandFile.UAV : OperandFile.SHARED;
        Index[] place = storage ? declarations.storage(code, Buffers.resource(i), i.args[0]) : sharedPlace();
        Operand address = storage ? code.arg(i, 1).at(1) : sharedAddress(code.arg(i, 0), d.width());
        code.raw(Opcode.LD_RAW, 0, d.operand(), address, Textures.resource(file, place, d, 0));
    }

    /** STORE_STORAGE and STORE_SHARED: each run of components alone. */
    void store(Instr i) {
        boolean storage = i.op == Op.STORE_STORAGE;
        OperandFile file = storage ? OperandFile.UAV : OperandFile.SHARED;
        Index[] place = storage ? declarations.storage(code, Buffers.resource(i), i.args[0]) : sharedPlace();
        Source offset = code.arg(i, storage ? 1 : 0);
        Source value = code.arg(i, storage ? 2 : 1);
        for (int c = 0; c < value.width(); ) {
            if ((i.imm >> c & 1) == 0) {
                c++;
                continue;
            }
            int end = c + 1;
            while (end < value.width() && (i.imm >> end & 1) != 0) end++;
            Source at = offset;
            if (c > 0) at = code.fresh(Opcode.IADD, 1, offset, Source.numbers(4 * c));
            int mask = (1 << end - c) - 1;
            code.raw(
                    Opcode.STORE_RAW,
                    0,
                    Operand.masked(file, mask, List.of(place)),
                    storage ? at.at(1) : sharedAddress(at, end - c),
                    value.swizzled(Operand.IN_ORDER >> 2 * c, end - c).vector());
            c = end;
        }
    }

    void size(Instr i, Dest d) {
        Resource r = Buffers.resource(i);
        if (r.kind() == Resource.Kind.UNIFORM_BUFFER) {
            code.move(d, Source.numbers(r.size > 0 ? r.size : 16 * Declarations.vectors(r)));
            return;
        }
        Index[] place = declarations.storage(code, r, i.args[0]);
        code.raw(Opcode.BUFINFO, 0, d.operand(), Textures.resource(OperandFile.UAV, place, d, 0));
    }

    // ---- atomics ---------------------------------------------------------------------------------------------------

    private static Opcode opcode(AtomicOp op) {
        return switch (op) {
            case ADD -> Opcode.IMM_ATOMIC_IADD;
            case IMIN -> Opcode.IMM_ATOMIC_IMIN;
            case IMAX -> Opcode.IMM_ATOMIC_IMAX;
            case UMIN -> Opcode.IMM_ATOMIC_UMIN;
            case UMAX -> Opcode.IMM_ATOMIC_UMAX;
            case AND -> Opcode.IMM_ATOMIC_AND;
            case OR -> Opcode.IMM_ATOMIC_OR;
            case XOR -> Opcode.IMM_ATOMIC_XOR;
            case EXCHANGE -> Opcode.IMM_ATOMIC_EXCH;
            case COMPARE_EXCHANGE -> Opcode.IMM_ATOMIC_CMP_EXCH;
        };
    }

    /** ATOMIC_STORAGE, ATOMIC_SHARED and IMAGE_ATOMIC. */
    void atomic(Instr i, Dest d) {
        Operand place;
        Operand address;
        int first;
        switch (i.op) {
            case ATOMIC_STORAGE -> {
                Index[] at = declarations.storage(code, Buffers.resource(i), i.args[0]);
                place = new Operand(OperandFile.UAV, 0, 0, List.of(at), List.of());
                address = code.arg(i, 1).at(1);
                first = 2;
            }
            case ATOMIC_SHARED -> {
                place = new Operand(OperandFile.SHARED, 0, 0, List.of(sharedPlace()), List.of());
                address = sharedAddress(code.arg(i, 0), 1);
                first = 1;
            }
            default -> {
                Index[] at = declarations.image(code, Buffers.resource(i), i.args[0]);
                place = new Operand(OperandFile.UAV, 0, 0, List.of(at), List.of());
                address = address(i);
                first = 2;
            }
        }
        Operand data = code.arg(i, first).at(1);
        if (i.atomicOp() == AtomicOp.COMPARE_EXCHANGE) {
            Operand stored = code.arg(i, first + 1).at(1);
            code.raw(opcode(i.atomicOp()), 0, d.operand(), place, address, data, stored);
        } else {
            code.raw(opcode(i.atomicOp()), 0, d.operand(), place, address, data);
        }
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    private Operand address(Instr i) {
        return Textures.withLayer(code, declarations, Buffers.resource(i), code.arg(i, 1))
                .vector();
    }

    private Index[] image(Instr i) {
        return declarations.image(code, Buffers.resource(i), i.args[0]);
    }

    void loadImage(Instr i, Dest d) {
        Resource r = Buffers.resource(i);
        if (!declarations.options().typedLoads && !isOneWord(r)) {
            throw code.nothing(i, "the device reads only images of one 32-bit component");
        }
        if (!isOneWord(r)) declarations.needTypedLoads();
        code.raw(Opcode.LD_UAV_TYPED, 0, d.operand(), address(i), Textures.resource(OperandFile.UAV, image(i), d, 0));
    }

    private static boolean isOneWord(Resource r) {
        String format = r.format;
        return format != null && (format.equals("R32_FLOAT") || format.equals("R32_UINT") || format.equals("R32_SINT"));
    }

    void storeImage(Instr i) {
        code.raw(
                Opcode.STORE_UAV_TYPED,
                0,
                Operand.masked(OperandFile.UAV, 15, List.of(image(i))),
                address(i),
                code.arg(i, 2).vector());
    }

    void imageSize(Instr i, Dest d) {
        TextureShape shape = Buffers.resource(i).shape;
        Index[] place = image(i);
        if (shape == TextureShape.BUFFER) {
            code.raw(Opcode.BUFINFO, 0, d.operand(), Textures.resource(OperandFile.UAV, place, d, 0));
            return;
        }
        code.raw(
                Opcode.RESINFO,
                Textures.AS_UINT,
                d.operand(),
                Operand.immediate(0),
                Textures.resource(OperandFile.UAV, place, d, 0));
        if (shape == TextureShape.CUBE_ARRAY) {
            Dest cubes = d.component(2);
            code.raw(
                    Opcode.UDIV,
                    0,
                    cubes.operand(),
                    Operand.bare(OperandFile.NULL),
                    cubes.source().at(cubes.mask()),
                    Operand.immediate(6));
        }
    }
}
