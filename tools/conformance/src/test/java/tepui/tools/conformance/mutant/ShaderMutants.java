package tepui.tools.conformance.mutant;

import java.util.List;
import java.util.function.Consumer;
import tepui.ir.AtomicOp;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Bugs in the compiler: one operation is taken for another in every shader. */
final class ShaderMutants {
    private ShaderMutants() {}

    static void addTo(List<Mutant> list) {
        list.add(Mutant.ofShader("fminIsFmax", "op", "fmin gives the larger", becomes(Op.FMIN, Op.FMAX)));
        list.add(Mutant.ofShader("fmaxIsFmin", "op", "fmax gives the smaller", becomes(Op.FMAX, Op.FMIN)));
        list.add(Mutant.ofShader("ishrIsUshr", "op", "arithmetic shifts are logical", becomes(Op.ISHR, Op.USHR)));
        list.add(Mutant.ofShader("fgeIsFlt", "op", "fge is flt", becomes(Op.FGE, Op.FLT)));
        list.add(Mutant.ofShader("iltIsUlt", "op", "signed comparisons are unsigned", becomes(Op.ILT, Op.ULT)));
        list.add(Mutant.ofShader(
                "iremIsImod", "op", "remainders have the sign of the divisor", becomes(Op.IREM, Op.IMOD)));
        list.add(Mutant.ofShader(
                "roundEvenTruncates", "op", "round_even truncates", becomes(Op.FROUND_EVEN, Op.FTRUNC)));
        list.add(Mutant.ofShader("ddxIsDdy", "derivative", "ddx is ddy", becomes(Op.DDX, Op.DDY)));
        list.add(Mutant.ofShader(
                "saturateLost",
                "op",
                "saturate does nothing",
                s -> each(s, i -> i.op == Op.FSATURATE ? identity(i) : i)));
        list.add(Mutant.ofShader(
                "cylindricalLost",
                "interpolation",
                "inputs on a circle are interpolated like others",
                s -> s.inputs.forEach(v -> v.cylindrical = 0)));
        list.add(Mutant.ofShader(
                "targetReadsNothing",
                "targetLoad",
                "what a target holds reads as nothing",
                s -> each(s, i -> i.op == Op.LOAD_TARGET ? new Instr(Op.UNDEF, i.results, new Value[0]) : i)));
        list.add(Mutant.ofShader(
                "offsetLost", "textureOp", "texel offsets are dropped", s -> each(s, ShaderMutants::withoutOffset)));
        list.add(Mutant.ofShader(
                "gatherComponent",
                "textureOp",
                "gathers take red",
                s -> each(s, i -> {
                    if (i.op == Op.TEX_GATHER) i.imm &= 0xffff;
                    return i;
                })));
        list.add(Mutant.ofShader(
                "atomicsAdd",
                "compute storage image",
                "every atomic adds",
                s -> each(s, i -> {
                    boolean atomic = i.op == Op.ATOMIC_STORAGE || i.op == Op.ATOMIC_SHARED || i.op == Op.IMAGE_ATOMIC;
                    if (atomic && i.imm != AtomicOp.COMPARE_EXCHANGE.ordinal()) i.imm = AtomicOp.ADD.ordinal();
                    return i;
                })));
        list.add(Mutant.ofShader(
                "storeMaskIgnored",
                "storage",
                "stores write all components",
                s -> each(s, i -> {
                    if (i.op == Op.STORE_STORAGE) i.imm = (1 << i.args[2].type().width()) - 1;
                    return i;
                })));
        list.add(Mutant.ofShader(
                "returnInverted",
                "controlFlow",
                "conditions of early returns are inverted",
                s -> each(s, i -> {
                    if (i.op == Op.IF && endsIn(i.regions[0], Op.RETURN)) {
                        Region then = i.regions[0];
                        i.regions[0] = i.regions[1];
                        i.regions[1] = then;
                    }
                    return i;
                })));
        list.add(Mutant.ofShader(
                "smoothIsFlat", "interpolation provoking", "inputs are interpolated without perspective", s -> {
                    for (Variable v : s.inputs) {
                        if (s.stage == Stage.FRAGMENT && v.interpolation == Interpolation.SMOOTH) {
                            v.interpolation = Interpolation.NOPERSPECTIVE;
                        }
                    }
                }));
        list.add(Mutant.ofShader(
                "geometryOnce", "geometry", "geometry shaders run one invocation", s -> s.invocations = 1));
        list.add(Mutant.ofShader("tessellationWinding", "tessellation", "triangles of patches are turned round", s -> {
            if (s.stage == Stage.TESS_EVAL) s.clockwise = !s.clockwise;
        }));
    }

    private static boolean endsIn(Region r, Op op) {
        return !r.body.isEmpty() && r.body.getLast().op == op;
    }

    private static Consumer<Shader> becomes(Op from, Op to) {
        return shader -> each(shader, i -> i.op == from ? copy(i, to) : i);
    }

    /** Change of an instruction. */
    @FunctionalInterface
    private interface Change {
        Instr of(Instr instr);
    }

    private static void each(Shader shader, Change change) {
        for (Function f : shader.functions) each(f.body(), change);
    }

    private static void each(Region region, Change change) {
        region.body.replaceAll(change::of);
        for (Instr i : region.body) {
            for (Region nested : i.regions) each(nested, change);
        }
    }

    private static Instr copy(Instr i, Op op) {
        Instr c = new Instr(op, i.results, i.args);
        c.imm = i.imm;
        c.precise = i.precise;
        c.line = i.line;
        c.variable = i.variable;
        c.resource = i.resource;
        return c;
    }

    /** The operand as it is: a swizzle that changes nothing. */
    private static Instr identity(Instr i) {
        Instr c = copy(i, Op.SWIZZLE);
        c.imm = 0b11_10_01_00 & (1 << 2 * i.result().type().width()) - 1;
        return c;
    }

    private static Instr withoutOffset(Instr i) {
        int bit = TexOperand.OFFSET.bit();
        boolean plain = i.op == Op.TEX_SAMPLE || i.op == Op.TEX_FETCH;
        if (!plain || (i.imm & bit) == 0) return i;
        Value[] args = new Value[i.args.length - 1];
        int at = Integer.bitCount(i.imm & (bit - 1));
        System.arraycopy(i.args, 0, args, 0, at);
        System.arraycopy(i.args, at + 1, args, at, args.length - at);
        Instr c = new Instr(i.op, i.results, args);
        c.imm = i.imm & ~bit;
        c.resource = i.resource;
        return c;
    }
}
