package tepui.drivers.soft.raster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Limits;
import tepui.pipe.format.Format;

/**
 * Links a fragment shader with the fixed pipeline around it: interpolation before it, alpha test, depth and stencil, and the merge
 * into the targets behind it, all in one kernel where a pixel has one sample. Depth and stencil come first, in a kernel of
 * their own, where nothing the shader does can change their outcome.
 */
final class FragmentPrograms {
    private final KernelMaker maker;

    FragmentPrograms(KernelMaker maker) {
        this.maker = maker;
    }

    /** The program for primitives of so many vertices. */
    FragmentProgram find(DrawState state, TargetSet targets, int vertices) {
        int smooth = FragmentProgram.NOT_SMOOTH;
        if (vertices == 1 && state.raster.pointSmooth()) smooth = FragmentProgram.SMOOTH_POINT;
        if (vertices == 2 && state.raster.lineSmooth()) smooth = FragmentProgram.SMOOTH_LINE;
        FragmentShader shader = state.shader;
        if (shader == null) shader = FragmentShader.NONE;
        FragmentProgram found = shader.find(state, targets, smooth);
        return found != null ? found : shader.add(state, targets, smooth, make(shader.ir(), state, targets, smooth));
    }

    private FragmentProgram make(Shader source, DrawState state, TargetSet targets, int smooth) {
        DepthStencilState ds = state.depthStencil;
        Format depthFormat = targets.formats[TargetSet.DEPTH];
        boolean tests = DepthStencilCode.isNeeded(ds, depthFormat);
        boolean alphaTest = ds.alphaFunc() != CompareFunc.ALWAYS;
        boolean exportsDepth = FragmentCode.output(source, Builtin.FRAG_DEPTH) != null;
        boolean exportsStencil = FragmentCode.output(source, Builtin.FRAG_STENCIL) != null;
        boolean effects = FragmentCode.hasSideEffects(source);
        boolean kills = alphaTest || FragmentCode.any(source, Op.DEMOTE_IF);
        boolean early = tests
                && (source.earlyFragmentTests
                        || !exportsDepth
                                && !exportsStencil
                                && !effects
                                && !(kills && DepthStencilCode.writes(ds, depthFormat)));

        Shader shader = source.copy();
        LowerFragmentInputs inputs = new LowerFragmentInputs(shader, state.vertexOutputs, false, false);
        inputs.run();
        FragmentCode code = new FragmentCode(shader);
        Builder b = code.end();
        if (smooth != FragmentProgram.NOT_SMOOTH) code.scaleAlpha(coverage(b, smooth));
        boolean anything = effects;
        if (alphaTest) anything |= alphaTest(code, b, ds.alphaFunc());
        if (tests && !early && depthFormat != null) {
            DepthStencilCode test = new DepthStencilCode(b, ds, depthFormat);
            Value z = exportsDepth && !source.earlyFragmentTests ? code.value(b, Slots.FRAG_DEPTH) : null;
            test.emit(z == null ? test.planeZ() : z, code.value(b, Slots.FRAG_STENCIL));
            anything = true;
        }
        anything |= kills;
        for (int t = 0; t < Limits.COLOR_TARGETS; t++) {
            Format format = targets.formats[t];
            if (format == null) continue;
            anything |= merge(code, b, state.blend, format, t);
        }
        b.ret();
        KernelMaker.Made shade = anything ? maker.make(shader) : null;
        KernelMaker.Made first = early && depthFormat != null ? maker.make(depthShader(ds, depthFormat)) : null;
        return new FragmentProgram(
                first,
                shade,
                array(inputs.smoothWords),
                array(inputs.flatWords),
                inputs.extended || smooth != 0,
                smooth);
    }

    /** How much of the pixel a smooth line or point covers: by the distance of its centre from the edge. */
    private static Value coverage(Builder b, int smooth) {
        IrCode ir = new IrCode(b);
        Value x = ir.laneF(PrimitiveScalars.LANE_X);
        Value y = ir.laneF(PrimitiveScalars.LANE_Y);
        Value distance;
        Value half;
        if (smooth == FragmentProgram.SMOOTH_LINE) {
            distance = b.op(Op.FABS, ir.plane(PrimitiveScalars.SMOOTH, x, y));
            half = ir.scalarF(PrimitiveScalars.SMOOTH + 3);
        } else {
            Value dx = ir.add(x, ir.scalarF(PrimitiveScalars.SMOOTH));
            Value dy = ir.add(y, ir.scalarF(PrimitiveScalars.SMOOTH + 1));
            distance = b.op(Op.FSQRT, ir.fma(dx, dx, ir.mul(dy, dy)));
            half = ir.scalarF(PrimitiveScalars.SMOOTH + 2);
        }
        return b.op(Op.FSATURATE, ir.sub(ir.add(half, ir.f(0.5f)), distance));
    }

    private static boolean alphaTest(FragmentCode code, Builder b, CompareFunc func) {
        Value[] color = code.color(b, Slots.COLOR, false);
        if (color == null) return false;
        IrCode ir = new IrCode(b);
        Value pass = ir.compare(func, color[3], ir.scalarF(PrimitiveScalars.ALPHA_REFERENCE));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, pass));
        return true;
    }

    private static boolean merge(FragmentCode code, Builder b, BlendState blend, Format format, int target) {
        if ((blend.target(target).writeMask() & format.components()) == 0) return false;
        boolean integer = format.isInteger();
        Value[] color = code.color(b, Slots.COLOR + 4 * target, integer);
        if (color == null) return false;
        Value @Nullable [] second = code.color(b, Slots.COLOR_SECOND + 4 * target, integer);
        new MergeCode(b, blend, format, target).emit(color, second);
        return true;
    }

    /** Depth and stencil alone. */
    private static Shader depthShader(DepthStencilState ds, Format format) {
        Shader shader = new Shader(Stage.FRAGMENT, "depth " + format);
        Builder b = new Builder(shader);
        DepthStencilCode code = new DepthStencilCode(b, ds, format);
        code.emit(code.planeZ(), null);
        b.ret();
        return shader;
    }

    private static int[] array(List<Integer> list) {
        int[] result = new int[list.size()];
        for (int i = 0; i < result.length; i++) result[i] = list.get(i);
        return result;
    }
}
