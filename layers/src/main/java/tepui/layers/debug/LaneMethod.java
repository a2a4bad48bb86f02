package tepui.layers.debug;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Writer of one function of a {@link LaneClass}. Values of the IR are arrays of bits in locals without a name; variables
 * are locals as a debugger shows them, read and written by the code, so that one that is changed there counts.
 */
final class LaneMethod {
    private static final MethodTypeDesc NOTED = MethodTypeDesc.of(LaneClass.BITS, ConstantDescs.CD_int);
    private static final int MOST_OPERANDS = 4;

    /** A loop: where it goes round and where it ends. */
    private record Loop(Instr instr, Label round, Label end) {}

    /** The JVM's local of a variable, and where its scope begins; null until then. */
    private static final class Named {
        final int slot;
        final String name;

        @Nullable
        Label start;

        Named(int slot, String name) {
            this.slot = slot;
            this.name = name;
        }
    }

    private final LaneClass owner;
    private final Function function;
    private final CodeBuilder cb;
    private final IdentityHashMap<Value, Integer> slots = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, Named> variables = new IdentityHashMap<>();
    private final List<Loop> loops = new ArrayList<>();
    private final List<Yield> yields = new ArrayList<>();
    private int line;

    /** An IF whose region is being written. */
    private record Yield(Instr instr, Label end) {}

    LaneMethod(LaneClass owner, Function function, CodeBuilder cb) {
        this.owner = owner;
        this.function = function;
        this.cb = cb;
    }

    void write(boolean isMain) {
        // Without a line, so that a breakpoint on the first one stops behind it.
        Set<String> names = new HashSet<>();
        for (List<Variable> list : List.of(owner.shader.inputs, owner.shader.outputs, owner.shader.locals)) {
            for (int i = 0; i < list.size(); i++) declare(list.get(i), i, isMain, names);
        }
        if (isMain) {
            List<Variable> inputs = owner.shader.inputs;
            for (int i = 0; i < inputs.size(); i++) if (JournaledOps.isNotedFirst(inputs.get(i))) firstInput(i);
            for (int i = 0; i < owner.uniforms.size(); i++) uniform(i);
        } else {
            for (int i = 0; i < function.params().size(); i++) {
                cb.aload(1).loadConstant(i).aaload();
                keep(function.params().get(i));
            }
        }
        region(function.body());
    }

    private void line(int number) {
        if (number <= 0 || number == line || number > 65535) return;
        line = number;
        cb.lineNumber(number);
    }

    // ---- variables

    /** Gives a variable its place, with the contents that it begins with. */
    private void declare(Variable v, int index, boolean isMain, Set<String> names) {
        String field = owner.field(v);
        boolean isLocal = owner.scopes.isLocalOf(v, function);
        if (v.mode() == Variable.Mode.INPUT && !JournaledOps.isNotedFirst(v)) return;
        boolean isSeen = isMain && v.mode() == Variable.Mode.INPUT && !owner.scopes.isUsed(v);
        if (field == null && !isLocal && !isSeen) return;
        if (field != null && !isMain) return;
        if (v.mode() == Variable.Mode.LOCAL && v.initial != null) {
            cb.aload(0).loadConstant(index);
            cb.invokevirtual(
                    LaneClass.LANE, "initial", MethodTypeDesc.of(LaneClass.BITS.arrayType(), ConstantDescs.CD_int));
        } else {
            zeros(v);
        }
        if (v.isArray()) arrayFromBits(v.type());
        else {
            cb.iconst_0().aaload();
            VectorClass.fromBits(cb, v.type());
        }
        if (field != null) {
            cb.putstatic(owner.self, field, LaneClass.desc(v));
            return;
        }
        TypeKind kind = TypeKind.from(LaneClass.desc(v));
        Named named = new Named(cb.allocateLocal(kind), LaneClass.unique(owner.shown(v.name()), names));
        cb.storeLocal(kind, named.slot);
        variables.put(v, named);
    }

    private void zeros(Variable v) {
        cb.loadConstant(v.elements()).loadConstant(v.type().width());
        cb.multianewarray(LaneClass.BITS.arrayType(), 2);
    }

    /** An input that is noted before the code begins: seen in all of main. */
    private void firstInput(int index) {
        Variable v = owner.shader.inputs.get(index);
        cb.aload(0).loadConstant(index).invokevirtual(LaneClass.LANE, "input", NOTED);
        Named named = variables.get(v);
        String field = owner.field(v);
        if (named == null && field == null) {
            cb.pop();
            return;
        }
        VectorClass.fromBits(cb, v.type());
        if (named == null) {
            cb.putstatic(owner.self, String.valueOf(field), LaneClass.desc(v));
            return;
        }
        TypeKind kind = TypeKind.from(LaneClass.desc(v));
        cb.storeLocal(kind, named.slot);
        cb.localVariable(named.slot, named.name, LaneClass.desc(v), cb.newBoundLabel(), cb.endLabel());
        named.start = cb.startLabel();
    }

    private void uniform(int index) {
        NamedUniform u = owner.uniforms.get(index);
        cb.aload(0).loadConstant(index);
        cb.invokevirtual(
                LaneClass.LANE, "uniform", MethodTypeDesc.of(LaneClass.BITS.arrayType(), ConstantDescs.CD_int));
        if (u.isArray()) arrayFromBits(u.shown());
        else {
            cb.iconst_0().aaload();
            VectorClass.fromBits(cb, u.shown());
        }
        cb.putstatic(owner.self, owner.uniformField(index), LaneClass.desc(u));
    }

    private void arrayFromBits(Type type) {
        ClassDesc array = VectorClass.desc(type).arrayType();
        ClassDesc maker = type.isScalar() ? ClassDesc.of(ScalarArrays.class.getName()) : VectorClass.desc(type);
        String name = type.isScalar() ? ScalarArrays.name(type.kind()) : "array";
        cb.invokestatic(maker, name, MethodTypeDesc.of(array, LaneClass.BITS.arrayType()));
    }

    private void pushVariable(Variable v) {
        String field = owner.field(v);
        if (field != null) {
            cb.getstatic(owner.self, field, LaneClass.desc(v));
            return;
        }
        Named named = variables.get(v);
        if (named == null) throw new IllegalStateException("variable '" + v.name() + "' has no place");
        cb.loadLocal(TypeKind.from(LaneClass.desc(v)), named.slot);
    }

    private void popVariable(Variable v) {
        String field = owner.field(v);
        if (field != null) {
            cb.putstatic(owner.self, field, LaneClass.desc(v));
            return;
        }
        Named named = variables.get(v);
        if (named == null) throw new IllegalStateException("variable '" + v.name() + "' has no place");
        cb.storeLocal(TypeKind.from(LaneClass.desc(v)), named.slot);
    }

    private void load(Instr i, Variable v) {
        pushVariable(v);
        if (v.isArray()) {
            push(i.args[i.args.length - 1]);
            within("within", v);
            cb.arrayLoad(TypeKind.from(VectorClass.desc(v.type())));
        }
        VectorClass.toBits(cb, v.type());
        keep(i.result());
    }

    private void store(Instr i, Variable v) {
        Value value = i.args[i.args.length - 1];
        int all = (1 << v.type().width()) - 1;
        if (!v.isArray()) {
            if ((i.imm & all) == all) {
                push(value);
            } else {
                pushVariable(v);
                VectorClass.toBits(cb, v.type());
                merged(value, i.imm);
            }
            VectorClass.fromBits(cb, v.type());
            popVariable(v);
            return;
        }
        Label outside = cb.newLabel();
        int index = cb.allocateLocal(TypeKind.INT);
        push(i.args[i.args.length - 2]);
        within("inside", v);
        cb.istore(index).iload(index).iflt(outside);
        TypeKind kind = TypeKind.from(VectorClass.desc(v.type()));
        pushVariable(v);
        cb.iload(index);
        if ((i.imm & all) == all) {
            push(value);
        } else {
            pushVariable(v);
            cb.iload(index).arrayLoad(kind);
            VectorClass.toBits(cb, v.type());
            merged(value, i.imm);
        }
        VectorClass.fromBits(cb, v.type());
        cb.arrayStore(kind);
        cb.labelBinding(outside);
    }

    private void merged(Value value, int mask) {
        push(value);
        cb.loadConstant(mask);
        cb.invokestatic(
                LaneClass.LANE,
                "merge",
                MethodTypeDesc.of(LaneClass.BITS, LaneClass.BITS, LaneClass.BITS, ConstantDescs.CD_int));
    }

    private void within(String rule, Variable v) {
        cb.loadConstant(v.elements());
        cb.invokestatic(
                LaneClass.LANE, rule, MethodTypeDesc.of(ConstantDescs.CD_int, LaneClass.BITS, ConstantDescs.CD_int));
    }

    // ---- values

    private void push(Value value) {
        Integer slot = slots.get(value);
        if (slot == null) throw new IllegalStateException("a value is used before it is made");
        cb.aload(slot);
    }

    private void keep(Value value) {
        Integer slot = slots.get(value);
        if (slot == null) {
            slot = cb.allocateLocal(TypeKind.REFERENCE);
            slots.put(value, slot);
        }
        cb.astore(slot);
    }

    /** All of them, though some of the targets be among the values. */
    private void move(Value[] from, List<Value> to) {
        for (int i = 0; i < to.size(); i++) push(from[i]);
        for (int i = to.size() - 1; i >= 0; i--) keep(to.get(i));
    }

    // ---- code

    private void region(Region region) {
        Map<Instr, List<Variable>> beginning = owner.scopes.beginningIn(region);
        List<Variable> open = new ArrayList<>();
        for (Instr i : region.body) {
            List<Variable> begin = beginning.getOrDefault(i, List.of());
            boolean isStore = i.op == Op.STORE_LOCAL || i.op == Op.STORE_OUTPUT;
            line(i.line);
            if (!isStore) begin(begin, open);
            instruction(i);
            if (isStore) begin(begin, open);
        }
        for (Variable v : open) {
            Named named = variables.get(v);
            if (named == null || named.start == null) continue;
            Label end = cb.newBoundLabel();
            cb.localVariable(named.slot, named.name, LaneClass.desc(v), named.start, end);
        }
    }

    private void begin(List<Variable> begin, List<Variable> open) {
        for (Variable v : begin) {
            Named named = variables.get(v);
            // Constants that are indexed are no variables of the program.
            boolean isTable = v.mode() == Variable.Mode.LOCAL && v.initial != null && v.isArray();
            if (named == null || named.start != null || isTable) continue;
            named.start = cb.newBoundLabel();
            open.add(v);
        }
    }

    private void instruction(Instr i) {
        Variable v = i.variable;
        if (JournaledOps.isNoted(i)) {
            cb.aload(0).loadConstant(i.id).invokevirtual(LaneClass.LANE, "noted", NOTED);
            keep(i.result());
            return;
        }
        switch (i.op) {
            case LOAD_LOCAL, LOAD_OUTPUT, LOAD_INPUT -> load(i, variable(v));
            case STORE_LOCAL, STORE_OUTPUT -> store(i, variable(v));
            case DEMOTE_IF -> {
                push(i.args[0]);
                cb.invokestatic(LaneClass.LANE, "demote", MethodTypeDesc.of(ConstantDescs.CD_void, LaneClass.BITS));
            }
            case IF -> choose(i);
            case LOOP -> loop(i);
            case CALL -> call(i);
            case YIELD -> {
                Yield inner = yields.getLast();
                move(i.args, Arrays.asList(inner.instr.results));
                cb.goto_(inner.end);
            }
            case CONTINUE -> {
                Loop loop = loops.getLast();
                move(i.args, loop.instr.regions[0].params);
                cb.goto_(loop.round);
            }
            case BREAK -> {
                Loop loop = loops.getLast();
                move(i.args, Arrays.asList(loop.instr.results));
                cb.goto_(loop.end);
            }
            case RETURN -> leave(i);
            default -> {
                if (i.op.isPure()) evaluate(i);
            }
        }
    }

    private static Variable variable(@Nullable Variable v) {
        if (v == null) throw new IllegalStateException("an access has no variable");
        return v;
    }

    private void evaluate(Instr i) {
        if (i.args.length > MOST_OPERANDS)
            throw new IllegalStateException(i.op.text() + " has " + i.args.length + " operands");
        cb.aload(0).loadConstant(i.id);
        List<ClassDesc> types = new ArrayList<>(List.of(ConstantDescs.CD_int));
        for (Value arg : i.args) {
            push(arg);
            types.add(LaneClass.BITS);
        }
        cb.invokevirtual(LaneClass.LANE, "eval", MethodTypeDesc.of(LaneClass.BITS, types));
        keep(i.result());
    }

    private void choose(Instr i) {
        Label otherwise = cb.newLabel();
        Label end = cb.newLabel();
        push(i.args[0]);
        cb.invokestatic(LaneClass.LANE, "isTrue", MethodTypeDesc.of(ConstantDescs.CD_boolean, LaneClass.BITS));
        cb.ifeq(otherwise);
        yields.add(new Yield(i, end));
        region(i.regions[0]);
        cb.labelBinding(otherwise);
        region(i.regions[1]);
        yields.removeLast();
        cb.labelBinding(end);
    }

    private void loop(Instr i) {
        move(i.args, i.regions[0].params);
        Loop loop = new Loop(i, cb.newBoundLabel(), cb.newLabel());
        loops.add(loop);
        region(i.regions[0]);
        loops.removeLast();
        cb.labelBinding(loop.end);
    }

    private void call(Instr i) {
        Function callee = i.function;
        if (callee == null) throw new IllegalStateException("a call has no function");
        cb.aload(0);
        values(i.args);
        cb.invokestatic(owner.self, owner.method(callee), LaneClass.FUNCTION);
        int results = cb.allocateLocal(TypeKind.REFERENCE);
        cb.astore(results);
        for (int r = 0; r < i.results.length; r++) {
            cb.aload(results).loadConstant(r).aaload();
            keep(i.results[r]);
        }
    }

    private void values(Value[] values) {
        cb.loadConstant(values.length).anewarray(LaneClass.BITS);
        for (int a = 0; a < values.length; a++) {
            cb.dup().loadConstant(a);
            push(values[a]);
            cb.aastore();
        }
    }

    private void leave(Instr i) {
        if (function == owner.shader.entry) {
            cb.return_();
            return;
        }
        values(i.args);
        cb.areturn();
    }
}
