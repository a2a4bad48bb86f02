package tepui.frontends.gl.spirv;

import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Std450;

/** The extended instructions of GLSL.std.450: nearly each is a function of the language. */
final class ExtendedText {
    private final FunctionText f;
    private final GlslText module;

    ExtendedText(FunctionText function, GlslText module) {
        f = function;
        this.module = module;
    }

    private String call(String name, Instr i) {
        StringBuilder s = new StringBuilder(name).append('(');
        for (int k = 2; k < i.count(); k++) s.append(k > 2 ? ", " : "").append(f.value(i, k));
        return s.append(')').toString();
    }

    /** The same with integers of a sign, whatever the operands have; the result as its type. */
    private String integers(String name, Instr i, boolean signed) {
        StringBuilder s = new StringBuilder(module.types.text(i.type()))
                .append('(')
                .append(name)
                .append('(');
        for (int k = 2; k < i.count(); k++) s.append(k > 2 ? ", " : "").append(f.integer(i.at(k), signed));
        return s.append("))").toString();
    }

    String text(Instr i) {
        if (!module.module.imports.containsKey(i.at(0)))
            throw new SpirvException("id " + i.at(0) + " is no set of instructions");
        return switch (i.at(1)) {
            case Std450.Round -> call("round", i);
            case Std450.RoundEven -> call("roundEven", i);
            case Std450.Trunc -> call("trunc", i);
            case Std450.FAbs -> call("abs", i);
            case Std450.SAbs -> integers("abs", i, true);
            case Std450.FSign -> call("sign", i);
            case Std450.SSign -> integers("sign", i, true);
            case Std450.Floor -> call("floor", i);
            case Std450.Ceil -> call("ceil", i);
            case Std450.Fract -> call("fract", i);
            case Std450.Radians -> call("radians", i);
            case Std450.Degrees -> call("degrees", i);
            case Std450.Sin -> call("sin", i);
            case Std450.Cos -> call("cos", i);
            case Std450.Tan -> call("tan", i);
            case Std450.Asin -> call("asin", i);
            case Std450.Acos -> call("acos", i);
            case Std450.Atan -> call("atan", i);
            case Std450.Sinh -> call("sinh", i);
            case Std450.Cosh -> call("cosh", i);
            case Std450.Tanh -> call("tanh", i);
            case Std450.Asinh -> call("asinh", i);
            case Std450.Acosh -> call("acosh", i);
            case Std450.Atanh -> call("atanh", i);
            case Std450.Atan2 -> call("atan", i);
            case Std450.Pow -> call("pow", i);
            case Std450.Exp -> call("exp", i);
            case Std450.Log -> call("log", i);
            case Std450.Exp2 -> call("exp2", i);
            case Std450.Log2 -> call("log2", i);
            case Std450.Sqrt -> call("sqrt", i);
            case Std450.InverseSqrt -> call("inversesqrt", i);
            case Std450.Determinant -> call("determinant", i);
            case Std450.MatrixInverse -> call("inverse", i);
            case Std450.Modf -> "modf(" + f.value(i, 2) + ", " + f.place(i.at(3)) + ")";
            case Std450.ModfStruct -> structure(i, "modf");
            case Std450.Frexp -> "frexp(" + f.value(i, 2) + ", " + f.place(i.at(3)) + ")";
            case Std450.FrexpStruct -> structure(i, "frexp");
            case Std450.Ldexp -> "ldexp(" + f.value(i, 2) + ", " + f.integer(i.at(3), true) + ")";
            case Std450.FMin, Std450.NMin -> call("min", i);
            case Std450.UMin -> integers("min", i, false);
            case Std450.SMin -> integers("min", i, true);
            case Std450.FMax, Std450.NMax -> call("max", i);
            case Std450.UMax -> integers("max", i, false);
            case Std450.SMax -> integers("max", i, true);
            case Std450.FClamp, Std450.NClamp -> call("clamp", i);
            case Std450.UClamp -> integers("clamp", i, false);
            case Std450.SClamp -> integers("clamp", i, true);
            case Std450.FMix -> call("mix", i);
            case Std450.Step -> call("step", i);
            case Std450.SmoothStep -> call("smoothstep", i);
            case Std450.Fma -> call("fma", i);
            case Std450.PackSnorm4x8 -> call("packSnorm4x8", i);
            case Std450.PackUnorm4x8 -> call("packUnorm4x8", i);
            case Std450.PackSnorm2x16 -> call("packSnorm2x16", i);
            case Std450.PackUnorm2x16 -> call("packUnorm2x16", i);
            case Std450.PackHalf2x16 -> call("packHalf2x16", i);
            case Std450.PackDouble2x32 -> call("packDouble2x32", i);
            case Std450.UnpackSnorm2x16 -> call("unpackSnorm2x16", i);
            case Std450.UnpackUnorm2x16 -> call("unpackUnorm2x16", i);
            case Std450.UnpackHalf2x16 -> call("unpackHalf2x16", i);
            case Std450.UnpackSnorm4x8 -> call("unpackSnorm4x8", i);
            case Std450.UnpackUnorm4x8 -> call("unpackUnorm4x8", i);
            case Std450.UnpackDouble2x32 -> call("unpackDouble2x32", i);
            case Std450.Length -> call("length", i);
            case Std450.Distance -> call("distance", i);
            case Std450.Cross -> call("cross", i);
            case Std450.Normalize -> call("normalize", i);
            case Std450.FaceForward -> call("faceforward", i);
            case Std450.Reflect -> call("reflect", i);
            case Std450.Refract -> call("refract", i);
            case Std450.FindILsb -> module.types.text(i.type()) + "(" + call("findLSB", i) + ")";
            case Std450.FindSMsb -> integers("findMSB", i, true);
            case Std450.FindUMsb -> integers("findMSB", i, false);
            case Std450.InterpolateAtCentroid -> "interpolateAtCentroid(" + f.place(i.at(2)) + ")";
            case Std450.InterpolateAtSample ->
                "interpolateAtSample(" + f.place(i.at(2)) + ", " + f.integer(i.at(3), true) + ")";
            case Std450.InterpolateAtOffset -> "interpolateAtOffset(" + f.place(i.at(2)) + ", " + f.value(i, 3) + ")";
            default -> throw new SpirvException("extended instruction " + i.at(1) + " is not there");
        };
    }

    private String structure(Instr i, String function) {
        f.set(i, module.zero(i.type()));
        String t = "t" + i.id();
        f.line(t + ".m0 = " + function + "(" + f.value(i, 2) + ", " + t + ".m1);");
        return t;
    }
}
