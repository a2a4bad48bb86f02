package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.Map;
import tepui.ir.ScalarKind;

/**
 * The values of one {@link VectorGroup} and the JVM locals that they live in: vectors, masks of integers or floats, scalars
 * where all lanes agree. Knows how each is pushed in the form that is asked for, and how it gets from and to registers.
 */
final class VectorValues {
    /** A value in a local variable. */
    private static final class Slot {
        final int local;
        /** Masks: for floats rather than integers. */
        final boolean floatMask;
        /** A plain int or float instead of a vector. */
        final boolean scalar;

        Slot(int local, boolean floatMask, boolean scalar) {
            this.local = local;
            this.floatMask = floatMask;
            this.scalar = scalar;
        }
    }

    private final MethodCode code;
    private final CodeBuilder cb;
    private final int number;
    private final Map<Lir.Val, Slot> slots = new HashMap<>();
    private final Map<Integer, Integer> floats = new HashMap<>();
    private final Map<Integer, Integer> ints = new HashMap<>();

    /** @param number of the group */
    VectorValues(MethodCode code, int number) {
        this.code = code;
        this.cb = code.cb;
        this.number = number;
    }

    // ---- what is made once

    void constantFloat(float f) {
        int bits = Float.floatToRawIntBits(f);
        if (floats.containsKey(bits)) return;
        int local = code.local(1);
        VectorApi.floatSpecies(cb);
        cb.loadConstant(f);
        VectorApi.broadcast(cb, true);
        cb.astore(local);
        floats.put(bits, local);
    }

    void constantInt(int i) {
        if (ints.containsKey(i)) return;
        int local = code.local(1);
        VectorApi.intSpecies(cb);
        cb.loadConstant(i);
        VectorApi.broadcast(cb, false);
        cb.astore(local);
        ints.put(i, local);
    }

    /** A value that all lanes share and that comes from outside: constants become vectors, others vectors or scalars. */
    void shared(Lir.Val v, boolean scalar) {
        if (v.varying || v.group == number) return;
        if (scalar) return; // read where it is needed
        if (v.constant) {
            if (v.kind == ScalarKind.F32) {
                constantFloat(v.f32());
            } else if (v.kind == ScalarKind.I32) {
                constantInt((int) v.bits);
            }
            return;
        }
        if (slots.containsKey(v)) return;
        Slot slot = new Slot(code.local(1), false, false);
        spread(v);
        cb.astore(slot.local);
        slots.put(v, slot);
    }

    /** Pushes a shared value as a vector or mask. */
    private void spread(Lir.Val v) {
        boolean f = v.kind == ScalarKind.F32;
        VectorApi.species(cb, f);
        pushScalar(v);
        VectorApi.broadcast(cb, f);
        if (v.kind == ScalarKind.BOOL) testMask();
    }

    /** Integers on the stack become a mask: those that are not 0. */
    void testMask() {
        VectorApi.operator(cb, "NE", VectorApi.COMPARISON);
        cb.iconst_0();
        cb.invokevirtual(
                VectorApi.INTS,
                "compare",
                MethodTypeDesc.of(VectorApi.MASK, VectorApi.COMPARISON, ConstantDescs.CD_int));
    }

    // ---- use

    void pushFloat(float f) {
        Integer local = floats.get(Float.floatToRawIntBits(f));
        if (local != null) {
            cb.aload(local);
            return;
        }
        VectorApi.floatSpecies(cb);
        cb.loadConstant(f);
        VectorApi.broadcast(cb, true);
    }

    void pushInt(int i) {
        Integer local = ints.get(i);
        if (local != null) {
            cb.aload(local);
            return;
        }
        VectorApi.intSpecies(cb);
        cb.loadConstant(i);
        VectorApi.broadcast(cb, false);
    }

    /** Pushes a value as a vector; a bool as a mask of integers. */
    void push(Lir.Val v) {
        if (v.kind == ScalarKind.BOOL) {
            pushMask(v, false);
            return;
        }
        Slot slot = slots.get(v);
        if (slot != null && !slot.scalar) {
            cb.aload(slot.local);
        } else if (v.constant && v.kind == ScalarKind.F32 && !Float.isNaN(v.f32())) {
            pushFloat(v.f32());
        } else if (v.constant && v.kind == ScalarKind.I32) {
            pushInt((int) v.bits);
        } else {
            spread(v);
        }
    }

    /** Pushes a bool as a mask for floats or integers. */
    void pushMask(Lir.Val v, boolean floatMask) {
        Slot slot = slots.get(v);
        boolean has = false;
        if (slot != null && !slot.scalar) {
            cb.aload(slot.local);
            has = slot.floatMask;
        } else {
            spread(v);
        }
        if (has != floatMask) VectorApi.castMask(cb, floatMask);
    }

    /** Pushes a value that all lanes share as an int or float. */
    void pushScalar(Lir.Val v) {
        Slot slot = slots.get(v);
        if (slot != null && slot.scalar) {
            cb.loadLocal(MethodCode.typeKind(v.kind), slot.local);
        } else {
            code.uniform(v);
        }
    }

    // ---- definition

    /** Reads a register that has not been read, if the value comes from one. */
    void input(Lir.Val v) {
        if (!v.varying || v.group == number || slots.containsKey(v)) return;
        boolean f = v.kind == ScalarKind.F32;
        VectorApi.species(cb, f);
        code.lane(v.kind, v.at);
        VectorApi.load(cb, f, false);
        if (v.kind == ScalarKind.BOOL) testMask();
        set(v, false);
    }

    /** Pops a vector or mask into the local of a value. */
    void set(Lir.Val v, boolean floatMask) {
        Slot slot = slots.get(v);
        if (slot == null) {
            slot = new Slot(code.local(1), floatMask, false);
            slots.put(v, slot);
        } else if (slot.floatMask != floatMask) {
            VectorApi.castMask(cb, slot.floatMask);
        }
        cb.astore(slot.local);
    }

    /** Pops a scalar into the local of a value. */
    void setScalar(Lir.Val v) {
        Slot slot = slots.get(v);
        if (slot == null) {
            slot = new Slot(code.local(MethodCode.words(v.kind)), false, true);
            slots.put(v, slot);
        }
        cb.storeLocal(MethodCode.typeKind(v.kind), slot.local);
    }

    /** Writes a value that is used outside of the group to its register or slot. */
    void escape(Lir.Val v) {
        if (!v.escapes || v.at < 0 || v.group != number || !slots.containsKey(v)) return;
        if (!v.varying) {
            code.setUniform(v, () -> pushScalar(v));
            return;
        }
        boolean f = v.kind == ScalarKind.F32;
        pushAsRegister(v);
        code.lane(v.kind, v.at);
        VectorApi.store(cb, f, false);
    }

    /** Pushes a vector as registers have it: bools as -1 and 0. */
    void pushAsRegister(Lir.Val v) {
        if (v.kind == ScalarKind.BOOL) {
            pushInt(0);
            pushInt(-1);
            pushMask(v, false);
            VectorApi.blend(cb, VectorApi.INTS);
        } else {
            push(v);
        }
    }

    /** Gives a value that is assigned on some ways only a first one: zero. */
    void declare(Lir.Val v) {
        if (slots.containsKey(v)) return;
        if (!v.varying) {
            cb.loadConstant(0);
            if (v.kind == ScalarKind.F32) cb.i2f();
            setScalar(v);
            return;
        }
        if (v.kind == ScalarKind.F32) {
            pushFloat(0);
        } else {
            pushInt(0);
            if (v.kind == ScalarKind.BOOL) testMask();
        }
        set(v, false);
    }
}
