package tepui.drivers.soft.raster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.texture.LowerTexture;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.pass.Walk;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Limits;
import tepui.pipe.format.Format;

/**
 * Linker of a fragment shader with the fixed pipeline around it: interpolation before it, alpha test, depth and
 * stencil, and the merge into the targets behind it, all in one kernel where a pixel has one sample. Depth and stencil
 * come first, in a kernel of their own, where nothing the shader does can change their outcome.
 */
final class FragmentPrograms {
    private final KernelMaker maker;
    private long made;

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
        if (found != null) return found;
        long[] keys = shader.keys(state, targets);
        FragmentProgram made = make(shader.ir(), state, targets, smooth, keys);
        // With its textures it may be more than machine code is made of; calls are better than portable code then.
        boolean tooMuch = made.shade != null && !made.shade.isOfItsTier() && keys.length > 0;
        if (tooMuch) made = make(shader.ir(), state, targets, smooth, FragmentShader.NO_KEYS);
        return shader.add(state, targets, smooth, keys, made);
    }

    /** Programs made so far. */
    long made() {
        return made;
    }

    private FragmentProgram make(Shader source, DrawState state, TargetSet targets, int smooth, long[] keys) {
        made++;
        DepthStencilState ds = state.depthStencil;
        Format depthFormat = targets.formats[TargetSet.DEPTH];
        boolean multisample = targets.samples > 1;
        boolean spread = multisample && state.raster.multisample();
        boolean tests = DepthStencilCode.isNeeded(ds, depthFormat);
        boolean alphaTest = ds.alphaFunc() != CompareFunc.ALWAYS;
        boolean exportsDepth = FragmentCode.output(source, Builtin.FRAG_DEPTH) != null;
        boolean exportsStencil = FragmentCode.output(source, Builtin.FRAG_STENCIL) != null;
        boolean exportsMask = spread && FragmentCode.output(source, Builtin.SAMPLE_MASK) != null;
        boolean alphaToCoverage = spread && state.blend.alphaToCoverage();
        boolean effects = FragmentCode.hasSideEffects(source);
        boolean kills = alphaTest || exportsMask || alphaToCoverage || FragmentCode.any(source, Op.DEMOTE_IF);
        // Samples that early tests leave are all that the shader can be told of then.
        boolean asksCoverage = spread && LowerFragmentInputs.readsCoverage(source) && !source.postDepthCoverage;
        boolean early = tests
                && (source.earlyFragmentTests
                        || !exportsDepth
                                && !asksCoverage
                                && !exportsStencil
                                && !effects
                                && !(kills && DepthStencilCode.writes(ds, depthFormat)));
        boolean late = tests && !early;
        boolean readsTarget = FragmentCode.any(source, Op.LOAD_TARGET);
        boolean perSample = multisample && readsTarget
                || spread
                        && (source.perSample
                                || state.minSampleShading * targets.samples > 1
                                || LowerFragmentInputs.readsSample(source));

        Shader shader = source.copy();
        if (readsTarget) new LowerTargetLoads(targets.formats).run(shader);
        new LowerTexture(keys, maker.inlinesBytes()).run(shader);
        LowerFragmentInputs inputs = new LowerFragmentInputs(shader, state.vertexOutputs, spread, perSample);
        inputs.run();
        FragmentCode code = new FragmentCode(shader);
        Builder b = code.end();
        if (smooth != FragmentProgram.NOT_SMOOTH) code.scaleAlpha(coverage(b, smooth));
        boolean anything = effects || kills;
        if (alphaTest) alphaTest(code, b, ds.alphaFunc());
        KernelMaker.Made merge = null;
        int plain = 0;
        if (!multisample) {
            anything |= behind(code, b, state.blend, late ? ds : null, targets, false);
        } else {
            Shader after = new Shader(Stage.FRAGMENT, source.name + " merge");
            Builder m = new Builder(after);
            LaneOutputs outputs = new LaneOutputs(code, b);
            boolean toOne = spread && state.blend.alphaToOne();
            boolean merges = behind(outputs, m, state.blend, late ? ds : null, targets, toOne);
            m.ret();
            if (merges) {
                plain = plainTargets(after, targets);
                merge = maker.make(after);
            }
            // An alpha that nothing writes is 1.
            if (alphaToCoverage) alphaToCoverage = outputs.value(m, Slots.COLOR + 3) != null;
            if (exportsMask) outputs.value(m, Slots.SAMPLE_MASK);
            anything |= merges;
        }
        b.ret();
        Shader depth = early && depthFormat != null ? depthShader(ds, depthFormat) : null;
        boolean positions = multisample || usesPosition(shader) || depth != null && usesPosition(depth);
        FragmentProgram program = new FragmentProgram(
                depth != null ? maker.make(depth) : null,
                anything ? maker.make(shader) : null,
                merge,
                array(inputs.smoothWords),
                array(inputs.flatWords),
                inputs.extended || smooth != FragmentProgram.NOT_SMOOTH,
                smooth);
        program.usesPosition = positions;
        program.kills = multisample || kills || late;
        if (!multisample && !kills && !late && !readsTarget) program.wholeTargets = plainTargets(shader, targets);
        program.plainTargets = plain;
        program.textureKeys = keys;
        program.perSample = perSample;
        if (inputs.cylindrical.contains(true)) {
            program.cylindrical = new boolean[inputs.cylindrical.size()];
            for (int i = 0; i < program.cylindrical.length; i++) program.cylindrical[i] = inputs.cylindrical.get(i);
        }
        program.usesCentroid = inputs.usesCentroid;
        program.usesCoverage = inputs.usesCoverage;
        program.coverageFirst = early && asksCoverage && !perSample;
        program.exportsMask = exportsMask;
        program.alphaToCoverage = alphaToCoverage;
        return program;
    }

    /** The targets of which all words are stored, if that is all that the code does with targets and lanes; else 0. */
    private static int plainTargets(Shader merge, TargetSet targets) {
        int[] stored = new int[TargetSet.COUNT];
        boolean[] plain = {true};
        Walk.each(merge.entry.body(), i -> {
            if (Intrinsics.TARGET_LOAD.equals(i.intrinsic) || i.op == Op.DEMOTE_IF) plain[0] = false;
            if (Intrinsics.TARGET_STORE.equals(i.intrinsic)) stored[i.imm / 4] |= 1 << i.imm % 4;
        });
        int bits = 0;
        for (int t = 0; t < TargetSet.COUNT; t++) {
            Format format = targets.formats[t];
            if (stored[t] == 0) continue;
            if (format == null || stored[t] != (1 << (format.blockBytes() + 3) / 4) - 1) plain[0] = false;
            bits |= 1 << t;
        }
        return plain[0] ? bits : 0;
    }

    /** Late tests and merges; false where there are none. */
    private static boolean behind(
            FragmentOutputs outputs,
            Builder b,
            BlendState blend,
            @Nullable DepthStencilState tests,
            TargetSet targets,
            boolean alphaToOne) {
        boolean anything = false;
        Format depthFormat = targets.formats[TargetSet.DEPTH];
        if (tests != null && depthFormat != null) {
            DepthStencilCode test = new DepthStencilCode(b, tests, depthFormat);
            Value z = outputs.value(b, Slots.FRAG_DEPTH);
            test.emit(z == null ? test.planeZ() : z, outputs.value(b, Slots.FRAG_STENCIL));
            anything = true;
        }
        for (int t = 0; t < Limits.COLOR_TARGETS; t++) {
            Format format = targets.formats[t];
            if (format == null) continue;
            anything |= merge(outputs, b, blend, format, t, alphaToOne);
        }
        return anything;
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

    private static void alphaTest(FragmentOutputs outputs, Builder b, CompareFunc func) {
        Value[] color = outputs.color(b, Slots.COLOR, false);
        if (color == null) return;
        IrCode ir = new IrCode(b);
        Value pass = ir.compare(func, color[3], ir.scalarF(PrimitiveScalars.ALPHA_REFERENCE));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, pass));
    }

    private static boolean merge(
            FragmentOutputs outputs, Builder b, BlendState blend, Format format, int target, boolean alphaToOne) {
        if ((blend.target(target).writeMask() & format.components()) == 0) return false;
        boolean integer = format.isInteger();
        Value[] color = outputs.color(b, Slots.COLOR + 4 * target, integer);
        if (color == null) return false;
        Value @Nullable [] second = outputs.color(b, Slots.COLOR_SECOND + 4 * target, integer);
        if (alphaToOne && !integer) {
            color[3] = b.f32(1);
            if (second != null) second[3] = b.f32(1);
        }
        new MergeCode(b, blend, format, target).emit(color, second);
        return true;
    }

    private static boolean usesPosition(Shader shader) {
        boolean[] found = new boolean[1];
        for (Function f : shader.functions) {
            Walk.each(f.body(), i -> found[0] |= Intrinsics.LANE_F.equals(i.intrinsic));
        }
        return found[0];
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
