package tepui.tools.kit.cases;

import static tepui.tools.kit.cases.TessellationCases.controlStage;
import static tepui.tools.kit.cases.TessellationCases.evaluationStage;
import static tepui.tools.kit.cases.TessellationCases.levels;
import static tepui.tools.kit.cases.TessellationCases.patch;
import static tepui.tools.kit.cases.TessellationCases.perVertex;
import static tepui.tools.kit.cases.TessellationCases.place;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Shader.Spacing;
import tepui.ir.Shader.Topology;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Data of a patch: what the control shader says of the patch as a whole, as the evaluation shader gets it. */
final class PatchDataCases {
    private PatchDataCases() {}

    static void addTo(Area area) {
        area.add("patchData", PatchDataCases::patchData);
        area.add("patchData.nothingElseIsRead", PatchDataCases::patchDataAlone);
        area.add("patchData.behindABarrier", PatchDataCases::patchDataBehindBarrier);
        area.add("patchData.toTheLimit", s -> patchDataAtMost(s, most(s), 4, false));
        area.add("patchData.toTheLimitByIndex", s -> patchDataAtMost(s, most(s), 4, true));
        area.add("patchData.aNumberAtEachLocation", s -> patchDataAtMost(s, s.caps.maxPatchLocations, 1, false));
        area.add("patchData.threeNumbersAtEachLocation", s -> patchDataAtMost(s, s.caps.maxPatchLocations, 3, true));
    }

    private static void patchData(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(4, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Variable out = perVertex(sh.output(Builtin.POSITION, Type.F32X4));
                    Variable color = sh.output("color", Type.F32X4, 3);
                    color.patch = true;
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    b.storeOutput(out, id, b.loadInput(in, id));
                    b.ifThen(b.op(Op.IEQ, id, b.i32(0)), () -> b.storeOutput(color, b.f32(0.2f, 0.4f, 0.6f, 1)));
                    levels(sh, b, 3, 3);
                }),
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Variable color = sh.input("color", Type.F32X4, 3);
                    color.patch = true;
                    b.storeOutput(sh.output("out", Type.F32X4, 0), b.loadInput(color));
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), place(sh, b, Topology.QUADS));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 51, 102, 153, 255);
    }

    /** The evaluation shader reads what its patch has, and none of what its vertices have. */
    private static void patchDataAlone(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(4, (sh, b) -> {
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    Variable unread = perVertex(sh.output("unread", Type.F32X4, 5));
                    b.storeOutput(unread, id, b.f32(0.7f, 0.7f, 0.7f, 0.7f));
                    Variable color = sh.output("color", Type.F32X4, 2);
                    color.patch = true;
                    b.storeOutput(color, b.f32(0.2f, 0.4f, 0.6f, 1));
                    levels(sh, b, 2, 2);
                }),
                coloredPatch(),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 51, 102, 153, 255);
    }

    /** Fills the target with what the patch has at location 2. */
    private static Shader coloredPatch() {
        return evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
            Variable color = sh.input("color", Type.F32X4, 2);
            color.patch = true;
            Value at = b.loadInput(sh.input(Builtin.TESS_COORD, Type.F32X3));
            Value x = b.op(Op.FSUB, b.op(Op.FMUL, b.extract(at, 0), b.f32(2)), b.f32(1));
            Value y = b.op(Op.FSUB, b.op(Op.FMUL, b.extract(at, 1), b.f32(2)), b.f32(1));
            b.storeOutput(sh.output("out", Type.F32X4, 0), b.loadInput(color));
            b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, b.f32(0), b.f32(1)));
        });
    }

    /** Values of a patch follow from what all of its vertices wrote in front of a barrier. */
    private static void patchDataBehindBarrier(Scene s) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        s.program(
                Shaders.passThrough(),
                controlStage(4, (sh, b) -> {
                    Variable number = perVertex(sh.output("number", Type.F32, 0));
                    Variable color = sh.output("color", Type.F32X4, 2);
                    color.patch = true;
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    b.storeOutput(number, id, b.convert(Op.I2F, ScalarKind.F32, b.op(Op.IADD, id, b.i32(1))));
                    b.storeOutput(color, b.f32(0, 1, 0, 1));
                    b.effect(Op.BARRIER, 0);
                    Value total = b.f32(0);
                    for (int i = 0; i < 4; i++) total = b.op(Op.FADD, total, b.load(Op.LOAD_OUTPUT, number, b.i32(i)));
                    Value sum = total;
                    b.ifThen(b.op(Op.FNE, sum, b.f32(10)), () -> b.storeOutput(color, b.vec(sum, b.f32(0, 1, 1))));
                    levels(sh, b, 1, 1);
                }),
                coloredPatch(),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 0, 255, 0, 255);
    }

    /** Locations of a patch: validation layers of Vulkan add what each vertex has to them, so one is left out where there are 30. */
    private static int most(Scene s) {
        return Math.min(29, s.caps.maxPatchComponents / 4);
    }

    /** An array per patch whose elements all differ arrives as it was written. */
    private static void patchDataAtMost(Scene s, int locations, int width, boolean byIndex) {
        Texture t = s.target(16, 16);
        int n = patch(s, Topology.QUADS);
        Type type = Type.F32.withWidth(width);
        s.program(
                Shaders.passThrough(),
                controlStage(4, (sh, b) -> {
                    Variable in = perVertex(sh.input(Builtin.POSITION, Type.F32X4));
                    Variable out = perVertex(sh.output(Builtin.POSITION, Type.F32X4));
                    Variable data = new Variable(Variable.Mode.OUTPUT, "data", type, locations);
                    data.location = 0;
                    data.patch = true;
                    sh.outputs.add(data);
                    Value id = b.loadInput(sh.input(Builtin.INVOCATION_ID, Type.I32));
                    b.storeOutput(out, id, b.loadInput(in, id));
                    b.ifThen(b.op(Op.IEQ, id, b.i32(0)), () -> {
                        for (int l = 0; l < locations; l++) {
                            Value at = byIndex ? b.op(Op.IADD, id, b.i32(l)) : b.i32(l);
                            b.storeOutput(data, at, numbers(b, l, width));
                        }
                    });
                    levels(sh, b, 3, 2);
                }),
                evaluationStage(Topology.QUADS, Spacing.EQUAL, (sh, b) -> {
                    Variable data = new Variable(Variable.Mode.INPUT, "data", type, locations);
                    data.location = 0;
                    data.patch = true;
                    sh.inputs.add(data);
                    Value patch = b.loadInput(sh.input(Builtin.PRIMITIVE_ID, Type.I32));
                    Value wrong = b.f32(0);
                    for (int l = 0; l < locations; l++) {
                        Value at = byIndex ? b.op(Op.IADD, patch, b.i32(l)) : b.i32(l);
                        Value off = b.op(Op.FSUB, b.load(Op.LOAD_INPUT, data, at), numbers(b, l, width));
                        for (int c = 0; c < width; c++) {
                            Value one = width == 1 ? off : b.extract(off, c);
                            wrong = b.op(Op.FADD, wrong, b.op(Op.FABS, one));
                        }
                    }
                    b.storeOutput(sh.output("out", Type.F32X4, 0), b.vec(wrong, b.f32(1, 0, 1)));
                    b.storeOutput(sh.output(Builtin.POSITION, Type.F32X4), place(sh, b, Topology.QUADS));
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.context.draw(Primitive.PATCHES, 0, n);
        s.pixel(t, 8, 8, 0, 255, 0, 255);
    }

    private static Value numbers(Builder b, int location, int width) {
        float[] all = new float[width];
        for (int c = 0; c < width; c++) all[c] = 1 + 4 * location + c;
        return b.f32(all);
    }
}
