package tepui.frontends.d3d9.shader;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Translation of a vertex shader to IR. Inputs are at the location of their register. All outputs that have a fixed
 * place are written: what the program does not give is white for the first colour and zeros, so that any pixel
 * shader finds what it reads.
 */
final class VertexCode extends ProgramCode {
    private static final int POSITION = 0;
    private static final int POINT_SIZE = 4;
    private static final int POSITION_T = 9;

    private final Semantics semantics;
    private final boolean clips;
    private final Map<Integer, Variable> inputs = new HashMap<>();
    private final Map<Integer, Variable> outputs = new HashMap<>();
    private @Nullable Variable inputArray;
    private @Nullable Variable outputArray;

    VertexCode(ShaderProgram program, Semantics semantics, boolean clips) {
        super(program, Stage.VERTEX, program.code().profile());
        this.semantics = semantics;
        this.clips = clips;
    }

    Shader build() {
        for (ShaderProgram.Signature i : code.inputs()) {
            inputs.computeIfAbsent(i.register(), r -> s.input("v" + r, Type.F32X4, r));
        }
        if (readsRelative()) copyInputs();
        if (version >= 0x300 && writesRelative()) {
            Variable a = s.local("o", Type.F32X4, 12);
            for (int i = 0; i < 12; i++) b.storeLocal(a, b.i32(i), c.zeros(4));
            outputArray = a;
        }
        defaults();
        body();
        finish();
        b.ret();
        return s;
    }

    private boolean readsRelative() {
        return code.instructions.stream()
                .flatMap(i -> i.sources().stream())
                .anyMatch(x -> x.file() == RegisterFile.INPUT && x.relative() != null);
    }

    private boolean writesRelative() {
        return code.instructions.stream()
                .anyMatch(i -> i.destination() != null && i.destination().relative() != null);
    }

    private void copyInputs() {
        Variable a = s.local("v", Type.F32X4, 16);
        for (int i = 0; i < 16; i++) {
            Variable v = inputs.get(i);
            b.storeLocal(a, b.i32(i), v == null ? c.zeros(4) : b.loadInput(v));
        }
        inputArray = a;
    }

    // Numbers of outputs before 3.0: the file's, then the register's.
    private static int number(RegisterFile file, int register) {
        return file.ordinal() * 16 + register;
    }

    private Variable output(int number) {
        return outputs.computeIfAbsent(number, n -> s.local("out" + n, Type.F32X4, 0));
    }

    private void defaults() {
        if (version >= 0x300) {
            if (outputArray != null) return;
            for (Declaration d : code.declarations) {
                if (d.register().file() != RegisterFile.OUTPUT) continue;
                b.storeLocal(output(number(RegisterFile.OUTPUT, d.register().register())), c.zeros(4));
            }
            return;
        }
        for (Instruction i : code.instructions) {
            Destination d = i.destination();
            if (d == null || d.file() == RegisterFile.TEMP || d.file() == RegisterFile.ADDRESS) continue;
            if (d.file() == RegisterFile.PREDICATE) continue;
            int n = number(d.file(), d.register());
            if (outputs.containsKey(n)) continue;
            boolean white = d.file() == RegisterFile.COLOR_ATTRIBUTE && d.register() == 0;
            b.storeLocal(output(n), white ? c.f(1, 1, 1, 1) : c.zeros(4));
        }
    }

    @Override
    Value readFile(Source x) {
        if (x.file() != RegisterFile.INPUT) throw new IllegalStateException("a vertex shader reads " + x.file());
        Variable array = inputArray;
        if (array != null) {
            Value index = b.i32(x.register());
            if (x.relative() != null) index = b.op(Op.IADD, offset(x.relative()), index);
            return b.loadLocal(array, index);
        }
        Variable v = inputs.get(x.register());
        return v == null ? c.zeros(4) : b.loadInput(v);
    }

    @Override
    Variable writtenFile(Destination d) {
        return output(number(d.file(), d.register()));
    }

    @Override
    @Nullable
    Variable outputArray() {
        return outputArray;
    }

    @Override
    boolean special(Instruction i) {
        if (i.op() != Opcode.TEXLDL) return false;
        Source sampler = i.source(1);
        Resource t = Translation.texture(s, code, sampler.register(), 0);
        Value at = read(i.source(0));
        Value v = b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                Translation.coordinate(c, t, at),
                c.w(at));
        if (sampler.swizzle() != Source.IDENTITY) {
            v = b.swizzle(v, sampler.component(0), sampler.component(1), sampler.component(2), sampler.component(3));
        }
        write(i, v);
        return true;
    }

    // ---- what the program gave, to where it belongs

    private @Nullable Value given(RegisterFile file, int register) {
        Variable v = outputs.get(number(file, register));
        return v == null ? null : b.loadLocal(v);
    }

    /** A semantic's value in 3.0: registers may be shared by semantics of different components. */
    private @Nullable Value given(int usage, int index) {
        Value sum = null;
        for (Declaration d : code.declarations) {
            Destination r = d.register();
            boolean same = d.usage() == usage || usage == POSITION && d.usage() == POSITION_T;
            if (r.file() != RegisterFile.OUTPUT || !same || d.usageIndex() != index) continue;
            Variable array = outputArray;
            Value v = array != null
                    ? b.loadLocal(array, b.i32(r.register()))
                    : b.loadLocal(output(number(RegisterFile.OUTPUT, r.register())));
            if (r.mask() != 15) {
                Value under = sum == null ? c.zeros(4) : sum;
                Value[] parts = new Value[4];
                for (int i = 0; i < 4; i++) parts[i] = c.at((r.mask() >> i & 1) != 0 ? v : under, i);
                v = c.vec(parts);
            }
            sum = v;
        }
        return sum;
    }

    private void finish() {
        boolean three = version >= 0x300;
        Value position = three ? given(POSITION, 0) : given(RegisterFile.RASTER_OUT, 0);
        if (position == null) position = c.zeros(4);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), position);
        for (int i = 0; i < 2; i++) {
            Value v = three ? given(10, i) : given(RegisterFile.COLOR_ATTRIBUTE, i);
            if (v == null) v = i == 0 ? c.f(1, 1, 1, 1) : c.zeros(4);
            else if (!three) v = c.sat(v);
            b.storeOutput(s.output("color" + i, Type.F32X4, Slots.COLOR0 + i), v);
        }
        for (int i = 0; i < 8; i++) {
            Value v = three ? given(5, i) : given(RegisterFile.TEXCOORD_OUT, i);
            b.storeOutput(s.output("texcoord" + i, Type.F32X4, Slots.TEXCOORD0 + i), v == null ? c.zeros(4) : v);
        }
        b.storeOutput(s.output("fog", Type.F32X4, Slots.FOG), c.vec(fog(), c.z(position), c.f(0), c.f(0)));
        if (three) others();
        Value size = three ? given(POINT_SIZE, 0) : given(RegisterFile.RASTER_OUT, 2);
        if (size != null) {
            Value limits = b.uniform(late, 4 * Slots.V_POINT_SIZE, Type.F32X2);
            Value v = c.min(c.max(c.x(size), c.x(limits)), c.y(limits));
            b.storeOutput(s.output(Builtin.POINT_SIZE, Type.F32), v);
        }
        if (clips) clip(position);
    }

    /** The fog's factor: where a program does not write it, the second colour's alpha, and full fog without that too. */
    private Value fog() {
        boolean three = version >= 0x300;
        Value fog = three ? given(11, 0) : given(RegisterFile.RASTER_OUT, 1);
        if (fog != null) return c.x(fog);
        Value second = three ? given(10, 1) : given(RegisterFile.COLOR_ATTRIBUTE, 1);
        return second == null ? c.f(0) : c.w(second);
    }

    private void others() {
        Map<Integer, Integer> done = new HashMap<>();
        for (Declaration d : code.declarations) {
            if (d.register().file() != RegisterFile.OUTPUT) continue;
            int usage = d.usage();
            int index = d.usageIndex();
            boolean fixed =
                    (usage == POSITION || usage == POSITION_T || usage == POINT_SIZE || usage == 11) && index == 0
                            || usage == 5 && index < 8
                            || usage == 10 && index < 2;
            if (fixed || done.put(usage << 8 | index, 1) != null) continue;
            Value v = given(usage, index);
            if (v == null) continue;
            int location = semantics.location(usage, index);
            b.storeOutput(s.output("semantic" + usage + "_" + index, Type.F32X4, location), v);
        }
    }

    private void clip(Value position) {
        Variable out = new Variable(Variable.Mode.OUTPUT, "out_clip_distance", Type.F32, 6);
        out.builtin = Builtin.CLIP_DISTANCE;
        s.outputs.add(out);
        for (int i = 0; i < 6; i++) {
            Value plane = b.uniform(late, 4 * (Slots.V_PLANES + 4 * i), Type.F32X4);
            b.storeOutput(out, b.i32(i), c.dot(plane, position));
        }
    }
}
