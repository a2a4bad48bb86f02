package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering that turns the picture upside down, or not, by a uniform f32x2: a sign (1 or -1) and, for fragments, what is
 * added to the flipped window y (0, or the target's height). In the last vertex stage it flips the position; in a
 * fragment shader all that knows up from down: FRAG_COORD, FRONT_FACING, POINT_COORD, SAMPLE_POSITION, DDY, offsets of
 * INTERP_OFFSET.
 */
public final class LowerYFlip implements Pass {
    private final DriverUniform signAndOffset;

    public LowerYFlip(DriverUniform signAndOffset) {
        this.signAndOffset = signAndOffset;
    }

    @Override
    public boolean run(Shader s) {
        return s.stage == Stage.FRAGMENT ? new Fragments().run(s) : new Vertices().run(s);
    }

    /** Would a fragment shader see that its picture is upside down, where the faces are turned round for it? */
    public static boolean seesUp(Shader s) {
        boolean[] found = new boolean[1];
        for (var f : s.functions) Walk.each(f.body(), i -> found[0] |= knowsY(i) && !isFace(i));
        return found[0];
    }

    private static boolean isFace(Instr i) {
        return i.variable != null && i.variable.builtin == Builtin.FRONT_FACING;
    }

    private static boolean looksAtY(Shader s) {
        boolean[] found = new boolean[1];
        for (var f : s.functions) Walk.each(f.body(), i -> found[0] |= knowsY(i));
        return found[0];
    }

    private static boolean knowsY(Instr i) {
        if (i.op == Op.DDY || i.op == Op.INTERP_OFFSET) return true;
        if (i.op != Op.LOAD_INPUT || i.variable == null) return false;
        return switch (i.variable.builtin) {
            case FRAG_COORD, FRONT_FACING, POINT_COORD, SAMPLE_POSITION -> true;
            default -> false;
        };
    }

    private Value sign(Builder b) {
        return signAndOffset.load(b, Type.F32);
    }

    /** The position of the last vertex stage. */
    private final class Vertices implements OutputRule {
        private @Nullable Variable position;

        @Override
        public boolean choose(Shader s, OutputLowering outputs) {
            Variable found = OutputLowering.isVertexStage(s) ? OutputLowering.output(s, Builtin.POSITION) : null;
            if (found == null) return false;
            position = found;
            signAndOffset.declare(s);
            outputs.capture(found);
            return true;
        }

        @Override
        public void end(Builder b, OutputLowering outputs) {
            Variable out = position;
            if (out == null) return;
            Value p = outputs.stored(out, b);
            b.storeOutput(out, b.insert(p, b.op(Op.FMUL, b.extract(p, 1), sign(b)), 1));
        }
    }

    /** Reads of a fragment shader that tell up from down. */
    private final class Fragments extends Rewriter {
        @Override
        protected boolean prepare(Shader s) {
            if (!looksAtY(s)) return false;
            signAndOffset.declare(s);
            return true;
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            if (!knowsY(i)) return null;
            if (i.op == Op.DDY) {
                Value d = b.derivative(Op.DDY, i.args[0], i.imm);
                return b.op(Op.FMUL, d, b.splat(sign(b), d.type().width()));
            }
            if (i.op == Op.INTERP_OFFSET) {
                int last = i.args.length - 1;
                Value offset = i.args[last];
                i.args[last] = b.insert(offset, b.op(Op.FMUL, b.extract(offset, 1), sign(b)), 1);
                touched();
                return null;
            }
            Value v = b.append(copy(i)).result();
            Variable variable = i.variable;
            if (variable == null) return null;
            if (variable.builtin == Builtin.FRONT_FACING) {
                return b.op(Op.BXOR, v, b.op(Op.FLT, sign(b), b.f32(0)));
            }
            Value y = b.extract(v, 1);
            if (variable.builtin == Builtin.FRAG_COORD) {
                Value flipped = b.op(Op.FADD, b.op(Op.FMUL, y, sign(b)), signAndOffset.load(b, Type.F32, 4));
                return b.insert(v, flipped, 1);
            }
            // 0..1 within a point or pixel.
            Value upside = b.op(Op.FLT, sign(b), b.f32(0));
            return b.insert(v, b.select(upside, b.op(Op.FSUB, b.f32(1), y), y), 1);
        }

        private static Instr copy(Instr load) {
            Instr i = Instr.of(load.op, load.result().type(), load.args);
            i.variable = load.variable;
            i.imm = load.imm;
            return i;
        }
    }
}
