package tepui.frontends.d3d9.shader;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.FragmentTail;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Translation of a pixel shader to IR, in a variant: inputs by semantic, texture instructions of all versions, outputs,
 * fog and alpha test.
 */
final class PixelCode extends ProgramCode {
    private final Semantics semantics;
    final PixelVariant variant;
    private final Map<Integer, Variable> inputs = new HashMap<>();
    private final Map<Integer, Variable> locals = new HashMap<>();
    private final TextureCode textures;
    private @Nullable Variable inputArray;

    PixelCode(ShaderProgram program, Semantics semantics, PixelVariant variant) {
        super(program, Stage.FRAGMENT, program.code().profile());
        this.semantics = semantics;
        this.variant = variant;
        textures = new TextureCode(this);
    }

    /** Does it sample the texture of its destination's number, in versions before 2.0? */
    static boolean samples(Opcode op) {
        return switch (op) {
            case TEX,
                    TEXBEM,
                    TEXBEML,
                    TEXREG2AR,
                    TEXREG2GB,
                    TEXREG2RGB,
                    TEXM3X2TEX,
                    TEXM3X3TEX,
                    TEXM3X3SPEC,
                    TEXM3X3VSPEC,
                    TEXDP3TEX -> true;
            default -> false;
        };
    }

    Shader build() {
        if (readsRelative()) copyInputs();
        for (int i = 0; i < 4; i++) {
            if (writes(RegisterFile.COLOR_OUT, i)) b.storeLocal(local(RegisterFile.COLOR_OUT, i), c.zeros(4));
        }
        if (version < 0x104) {
            // A register of coordinates that is read before an instruction gave it a texel holds its coordinates.
            for (int i = 0; i < 4; i++) {
                if ((Translation.texcoords(program) >> i & 1) != 0)
                    b.storeLocal(local(RegisterFile.TEXTURE, i), texcoord(i));
            }
        }
        body();
        finish();
        b.ret();
        return s;
    }

    private boolean writes(RegisterFile file, int register) {
        return code.instructions.stream().anyMatch(i -> {
            Destination d = i.destination();
            return d != null && d.file() == file && d.register() == register;
        });
    }

    final Variable local(RegisterFile file, int register) {
        return locals.computeIfAbsent(
                file.ordinal() * 16 + register, n -> s.local(file.letter() + register, Type.F32X4, 0));
    }

    // ---- inputs

    private Variable varying(int location, String name, boolean centroid) {
        Variable v = inputs.computeIfAbsent(location, l -> s.input(name, Type.F32X4, l));
        if (centroid) v.place = Interpolation.Place.CENTROID;
        int set = set(location);
        if (set >= 0) v.cylindrical = variant.wrapped(set);
        boolean color = location == Slots.COLOR0 || location == Slots.COLOR1;
        if (color && variant.flat()) {
            v.interpolation = Interpolation.FLAT;
            v.place = Interpolation.Place.CENTER;
        }
        return v;
    }

    /** The set of coordinates at a location, -1 for none. */
    private int set(int location) {
        if (location >= Slots.TEXCOORD0 && location < Slots.TEXCOORD0 + 8) return location - Slots.TEXCOORD0;
        for (Declaration d : code.declarations) {
            boolean later = d.register().file() == RegisterFile.INPUT && d.usage() == 5 && d.usageIndex() >= 8;
            if (later && version >= 0x300 && semantics.location(5, d.usageIndex()) == location) return d.usageIndex();
        }
        return -1;
    }

    /** The interpolated coordinates of a set. */
    final Value texcoord(int set) {
        if (variant.sprites()) {
            Variable p = builtin(Builtin.POINT_COORD, Type.F32X2);
            return c.vec(b.loadInput(p), c.f(0, 1));
        }
        boolean centroid = code.declarations.stream()
                .anyMatch(d -> d.register().file() == RegisterFile.TEXTURE
                        && d.register().register() == set
                        && d.register().centroid());
        return b.loadInput(varying(Slots.TEXCOORD0 + set, "texcoord" + set, centroid));
    }

    private Variable builtin(Builtin which, Type type) {
        return s.inputs.stream().filter(v -> v.builtin == which).findFirst().orElseGet(() -> s.input(which, type));
    }

    private boolean readsRelative() {
        return code.instructions.stream()
                .flatMap(i -> i.sources().stream())
                .anyMatch(x -> x.file() == RegisterFile.INPUT && x.relative() != null);
    }

    private void copyInputs() {
        Variable a = s.local("v", Type.F32X4, 10);
        for (int i = 0; i < 10; i++) b.storeLocal(a, b.i32(i), input(i));
        inputArray = a;
    }

    /** A declared input of 3.0; semantics may share a register by components. */
    private Value input(int register) {
        if (version < 0x300) {
            Value v = b.loadInput(varying(Slots.COLOR0 + register, "color" + register, false));
            return c.sat(v);
        }
        Value sum = null;
        for (Declaration d : code.declarations) {
            Destination r = d.register();
            if (r.file() != RegisterFile.INPUT || r.register() != register) continue;
            Value v;
            if (d.usage() == 5 && d.usageIndex() < 8) {
                v = variant.sprites()
                        ? texcoord(d.usageIndex())
                        : b.loadInput(
                                varying(Slots.TEXCOORD0 + d.usageIndex(), "texcoord" + d.usageIndex(), r.centroid()));
            } else {
                int location = semantics.location(d.usage(), d.usageIndex());
                v = b.loadInput(varying(location, "semantic" + d.usage() + "_" + d.usageIndex(), r.centroid()));
            }
            if (r.mask() != 15) {
                Value under = sum == null ? c.zeros(4) : sum;
                Value[] parts = new Value[4];
                for (int i = 0; i < 4; i++) parts[i] = c.at((r.mask() >> i & 1) != 0 ? v : under, i);
                v = c.vec(parts);
            }
            sum = v;
        }
        return sum == null ? c.zeros(4) : sum;
    }

    @Override
    Value readFile(Source x) {
        switch (x.file()) {
            case INPUT -> {
                Variable array = inputArray;
                if (array == null) return input(x.register());
                Value index = b.i32(x.register());
                if (x.relative() != null) index = b.op(Op.IADD, offset(x.relative()), index);
                return b.loadLocal(array, index);
            }
            case TEXTURE -> {
                return version < 0x104
                        ? b.loadLocal(local(RegisterFile.TEXTURE, x.register()))
                        : texcoord(x.register());
            }
            case MISC -> {
                if (x.register() == 1) {
                    Value front = b.loadInput(builtin(Builtin.FRONT_FACING, Type.BOOL));
                    return c.splat(b.select(front, c.f(1), c.f(-1)), 4);
                }
                Value p = b.loadInput(builtin(Builtin.FRAG_COORD, Type.F32X4));
                return c.vec(b.op(Op.FFLOOR, b.swizzle(p, 0, 1)), b.swizzle(p, 2, 3));
            }
            default -> throw new IllegalStateException("a pixel shader reads " + x.file());
        }
    }

    @Override
    Variable writtenFile(Destination d) {
        return local(d.file(), d.register());
    }

    @Override
    boolean special(Instruction i) {
        return textures.special(i);
    }

    // ---- outputs

    /** Depth of the fragment, from what an instruction found. */
    final void depth(Value depth) {
        b.storeLocal(local(RegisterFile.DEPTH_OUT, 0), c.splat(depth, 4));
    }

    private void finish() {
        Value first = null;
        if (version < 0x200) first = b.loadLocal(temp(0));
        else if (writes(RegisterFile.COLOR_OUT, 0)) first = b.loadLocal(local(RegisterFile.COLOR_OUT, 0));
        if (first != null) {
            if (version < 0x300) first = FragmentTail.fog(s, c, late, first);
            if (variant.alphaTest()) FragmentTail.alphaTest(c, late, c.w(c.sat(first)));
            b.storeOutput(s.output("color0", Type.F32X4, 0), first);
        }
        for (int i = 1; i < 4; i++) {
            if (!writes(RegisterFile.COLOR_OUT, i)) continue;
            b.storeOutput(s.output("color" + i, Type.F32X4, i), b.loadLocal(local(RegisterFile.COLOR_OUT, i)));
        }
        if (locals.containsKey(RegisterFile.DEPTH_OUT.ordinal() * 16)) {
            Value d = c.x(b.loadLocal(local(RegisterFile.DEPTH_OUT, 0)));
            b.storeOutput(s.output(Builtin.FRAG_DEPTH, Type.F32), d);
        }
    }
}
