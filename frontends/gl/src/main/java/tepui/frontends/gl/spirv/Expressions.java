package tepui.frontends.gl.spirv;

import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Op;

/** Instructions without effects as expressions of the language. Signs are the instruction's here, not the operands': they are converted. */
final class Expressions {
    private final FunctionText f;
    private final GlslText module;
    private final SpirvTypes types;

    Expressions(FunctionText function, GlslText module) {
        f = function;
        this.module = module;
        types = module.types;
    }

    private String v(Instr i, int operand) {
        return f.value(i, operand);
    }

    private static String call(String name, String... arguments) {
        return name + "(" + String.join(", ", arguments) + ")";
    }

    /** Both operands as integers of the sign, the result as the type that it has. */
    private String integers(Instr i, String operator, boolean signed) {
        int from = i.at(0);
        String result = f.integer(from, signed) + " " + operator + " " + f.integer(i.at(1), signed);
        return as(i.type(), signed, "(" + result + ")");
    }

    private String as(int type, boolean signed, String value) {
        return types.isSigned(type) == signed ? value : types.text(type) + value;
    }

    /** Additions and the like, where signs do not matter: in the result's. */
    private String wrapping(Instr i, String operator) {
        boolean signed = types.isSigned(i.type());
        return f.integer(i.at(0), signed) + " " + operator + " " + f.integer(i.at(1), signed);
    }

    private String compare(Instr i, String operator, String function, String a, String b) {
        return types.size(i.type()) == 1 ? a + " " + operator + " " + b : call(function, a, b);
    }

    private String integerCompare(Instr i, String operator, String function, boolean signed) {
        return compare(i, operator, function, f.integer(i.at(0), signed), f.integer(i.at(1), signed));
    }

    private String floatCompare(Instr i, String operator, String function) {
        return compare(i, operator, function, v(i, 0), v(i, 1));
    }

    private String not(Instr i, String value) {
        return types.size(i.type()) == 1 ? "!(" + value + ")" : "not(" + value + ")";
    }

    private String both(Instr i, String a, String operator, String b) {
        int n = types.size(i.type());
        if (n == 1) return "(" + a + ") " + operator + " (" + b + ")";
        // bvecs are joined component by component.
        StringBuilder s = new StringBuilder("bvec" + n + "(");
        for (int c = 0; c < n; c++) {
            String part = "." + "xyzw".charAt(c);
            s.append(c > 0 ? ", " : "").append("(").append(a).append(")").append(part);
            s.append(' ').append(operator).append(" (").append(b).append(")").append(part);
        }
        return s.append(')').toString();
    }

    String text(Instr i) {
        return switch (i.op()) {
            // ---- composites
            case Op.OpVectorExtractDynamic -> v(i, 0) + "[" + v(i, 1) + "]";
            case Op.OpVectorInsertDynamic -> {
                f.set(i, v(i, 0));
                f.line("t" + i.id() + "[" + v(i, 2) + "] = " + v(i, 1) + ";");
                yield "t" + i.id();
            }
            case Op.OpVectorShuffle -> shuffle(i);
            case Op.OpCompositeConstruct -> module.construct(i, f::value);
            case Op.OpCompositeExtract -> v(i, 0) + parts(f.typeOf(i.at(0)), i, 1);
            case Op.OpCompositeInsert -> {
                f.set(i, v(i, 1));
                f.line("t" + i.id() + parts(i.type(), i, 2) + " = " + v(i, 0) + ";");
                yield "t" + i.id();
            }
            case Op.OpCopyLogical -> {
                if (!types.text(f.typeOf(i.at(0))).equals(types.text(i.type())))
                    throw new SpirvException("a logical copy is between types that differ");
                yield v(i, 0);
            }
            case Op.OpTranspose -> call("transpose", v(i, 0));
            // ---- conversions
            case Op.OpConvertFToU, Op.OpConvertFToS, Op.OpFConvert -> types.text(i.type()) + "(" + v(i, 0) + ")";
            case Op.OpConvertSToF -> types.text(i.type()) + "(" + f.integer(i.at(0), true) + ")";
            case Op.OpConvertUToF -> types.text(i.type()) + "(" + f.integer(i.at(0), false) + ")";
            case Op.OpUConvert -> types.text(i.type()) + "(" + f.integer(i.at(0), false) + ")";
            case Op.OpSConvert -> types.text(i.type()) + "(" + f.integer(i.at(0), true) + ")";
            case Op.OpQuantizeToF16 -> quantize(i);
            case Op.OpBitcast -> bitcast(i);
            // ---- arithmetic
            case Op.OpSNegate -> as(i.type(), true, "(-" + f.integer(i.at(0), true) + ")");
            case Op.OpFNegate -> "-" + v(i, 0);
            case Op.OpIAdd -> wrapping(i, "+");
            case Op.OpISub -> wrapping(i, "-");
            case Op.OpIMul -> wrapping(i, "*");
            case Op.OpFAdd -> v(i, 0) + " + " + v(i, 1);
            case Op.OpFSub -> v(i, 0) + " - " + v(i, 1);
            case Op.OpFMul,
                    Op.OpVectorTimesScalar,
                    Op.OpMatrixTimesScalar,
                    Op.OpVectorTimesMatrix,
                    Op.OpMatrixTimesVector,
                    Op.OpMatrixTimesMatrix -> v(i, 0) + " * " + v(i, 1);
            case Op.OpFDiv -> v(i, 0) + " / " + v(i, 1);
            case Op.OpUDiv -> integers(i, "/", false);
            case Op.OpSDiv -> integers(i, "/", true);
            case Op.OpUMod -> integers(i, "%", false);
            case Op.OpSRem -> {
                String a = f.integer(i.at(0), true);
                String b = f.integer(i.at(1), true);
                yield as(i.type(), true, "(" + a + " - " + b + " * (" + a + " / " + b + "))");
            }
            case Op.OpSMod -> {
                String a = f.integer(i.at(0), true);
                String b = f.integer(i.at(1), true);
                String rest = "(" + a + " - " + b + " * (" + a + " / " + b + "))";
                // The result has the divisor's sign.
                yield as(
                        i.type(),
                        true,
                        "((" + rest + " + " + b + ") - " + b + " * ((" + rest + " + " + b + ") / " + b + "))");
            }
            case Op.OpFRem -> v(i, 0) + " - " + v(i, 1) + " * trunc(" + v(i, 0) + " / " + v(i, 1) + ")";
            case Op.OpFMod -> call("mod", v(i, 0), v(i, 1));
            case Op.OpOuterProduct -> call("outerProduct", v(i, 0), v(i, 1));
            case Op.OpDot -> call("dot", v(i, 0), v(i, 1));
            case Op.OpIAddCarry -> pair(i, "uaddCarry");
            case Op.OpISubBorrow -> pair(i, "usubBorrow");
            case Op.OpUMulExtended -> extended(i, "umulExtended", false);
            case Op.OpSMulExtended -> extended(i, "imulExtended", true);
            // ---- truth
            case Op.OpAny -> call("any", v(i, 0));
            case Op.OpAll -> call("all", v(i, 0));
            case Op.OpIsNan -> call("isnan", v(i, 0));
            case Op.OpIsInf -> call("isinf", v(i, 0));
            case Op.OpLogicalEqual -> compare(i, "==", "equal", v(i, 0), v(i, 1));
            case Op.OpLogicalNotEqual -> compare(i, "!=", "notEqual", v(i, 0), v(i, 1));
            case Op.OpLogicalOr -> both(i, v(i, 0), "||", v(i, 1));
            case Op.OpLogicalAnd -> both(i, v(i, 0), "&&", v(i, 1));
            case Op.OpLogicalNot -> not(i, v(i, 0));
            case Op.OpSelect -> select(i);
            case Op.OpIEqual -> integerCompare(i, "==", "equal", true);
            case Op.OpINotEqual -> integerCompare(i, "!=", "notEqual", true);
            case Op.OpUGreaterThan -> integerCompare(i, ">", "greaterThan", false);
            case Op.OpSGreaterThan -> integerCompare(i, ">", "greaterThan", true);
            case Op.OpUGreaterThanEqual -> integerCompare(i, ">=", "greaterThanEqual", false);
            case Op.OpSGreaterThanEqual -> integerCompare(i, ">=", "greaterThanEqual", true);
            case Op.OpULessThan -> integerCompare(i, "<", "lessThan", false);
            case Op.OpSLessThan -> integerCompare(i, "<", "lessThan", true);
            case Op.OpULessThanEqual -> integerCompare(i, "<=", "lessThanEqual", false);
            case Op.OpSLessThanEqual -> integerCompare(i, "<=", "lessThanEqual", true);
            case Op.OpFOrdEqual -> floatCompare(i, "==", "equal");
            case Op.OpFUnordNotEqual -> floatCompare(i, "!=", "notEqual");
            case Op.OpFOrdLessThan -> floatCompare(i, "<", "lessThan");
            case Op.OpFOrdGreaterThan -> floatCompare(i, ">", "greaterThan");
            case Op.OpFOrdLessThanEqual -> floatCompare(i, "<=", "lessThanEqual");
            case Op.OpFOrdGreaterThanEqual -> floatCompare(i, ">=", "greaterThanEqual");
            case Op.OpFUnordLessThan -> not(i, floatCompare(i, ">=", "greaterThanEqual"));
            case Op.OpFUnordGreaterThan -> not(i, floatCompare(i, "<=", "lessThanEqual"));
            case Op.OpFUnordLessThanEqual -> not(i, floatCompare(i, ">", "greaterThan"));
            case Op.OpFUnordGreaterThanEqual -> not(i, floatCompare(i, "<", "lessThan"));
            case Op.OpFOrdNotEqual, Op.OpLessOrGreater ->
                both(i, floatCompare(i, "<", "lessThan"), "||", floatCompare(i, ">", "greaterThan"));
            case Op.OpFUnordEqual ->
                not(i, both(i, floatCompare(i, "<", "lessThan"), "||", floatCompare(i, ">", "greaterThan")));
            // ---- bits
            case Op.OpShiftRightLogical -> shift(i, ">>", false);
            case Op.OpShiftRightArithmetic -> shift(i, ">>", true);
            case Op.OpShiftLeftLogical -> shift(i, "<<", types.isSigned(i.type()));
            case Op.OpBitwiseOr -> wrapping(i, "|");
            case Op.OpBitwiseXor -> wrapping(i, "^");
            case Op.OpBitwiseAnd -> wrapping(i, "&");
            case Op.OpNot -> "~" + f.integer(i.at(0), types.isSigned(i.type()));
            case Op.OpBitFieldInsert -> {
                boolean signed = types.isSigned(i.type());
                String at = f.integer(i.at(2), true);
                yield call(
                        "bitfieldInsert",
                        f.integer(i.at(0), signed),
                        f.integer(i.at(1), signed),
                        at,
                        f.integer(i.at(3), true));
            }
            case Op.OpBitFieldSExtract -> field(i, true);
            case Op.OpBitFieldUExtract -> field(i, false);
            case Op.OpBitReverse -> call("bitfieldReverse", f.integer(i.at(0), types.isSigned(i.type())));
            case Op.OpBitCount -> as(i.type(), true, "(" + call("bitCount", v(i, 0)) + ")");
            // ---- derivatives
            case Op.OpDPdx -> call("dFdx", v(i, 0));
            case Op.OpDPdy -> call("dFdy", v(i, 0));
            case Op.OpFwidth -> call("fwidth", v(i, 0));
            case Op.OpDPdxFine -> call("dFdxFine", v(i, 0));
            case Op.OpDPdyFine -> call("dFdyFine", v(i, 0));
            case Op.OpFwidthFine -> call("fwidthFine", v(i, 0));
            case Op.OpDPdxCoarse -> call("dFdxCoarse", v(i, 0));
            case Op.OpDPdyCoarse -> call("dFdyCoarse", v(i, 0));
            case Op.OpFwidthCoarse -> call("fwidthCoarse", v(i, 0));
            // ---- votes
            case Op.OpSubgroupAllKHR -> call("allInvocations", v(i, 0));
            case Op.OpSubgroupAnyKHR -> call("anyInvocation", v(i, 0));
            case Op.OpSubgroupAllEqualKHR -> call("allInvocationsEqual", v(i, 0));
            case Op.OpExtInst -> new ExtendedText(f, module).text(i);
            default -> throw new SpirvException("instruction " + i.op() + " has no place here");
        };
    }

    private String shift(Instr i, String operator, boolean signed) {
        String amount = types.integer(f.typeOf(i.at(1)), false) + "(" + v(i, 1) + ")";
        return as(i.type(), signed, "(" + f.integer(i.at(0), signed) + " " + operator + " " + amount + ")");
    }

    private String field(Instr i, boolean signed) {
        String value =
                call("bitfieldExtract", f.integer(i.at(0), signed), f.integer(i.at(1), true), f.integer(i.at(2), true));
        return as(i.type(), signed, "(" + value + ")");
    }

    private String select(Instr i) {
        int condition = f.typeOf(i.at(0));
        if (types.size(condition) == 1) return v(i, 0) + " ? " + v(i, 1) + " : " + v(i, 2);
        return call("mix", v(i, 2), v(i, 1), v(i, 0));
    }

    /** Two integers in a structure: a result, and what did not fit into it. */
    private String pair(Instr i, String function) {
        f.set(i, module.zero(i.type()));
        String t = "t" + i.id();
        f.line(t + ".m0 = " + call(function, f.integer(i.at(0), false), f.integer(i.at(1), false), t + ".m1") + ";");
        return t;
    }

    private String extended(Instr i, String function, boolean signed) {
        f.set(i, module.zero(i.type()));
        String t = "t" + i.id();
        f.line(call(function, f.integer(i.at(0), signed), f.integer(i.at(1), signed), t + ".m1", t + ".m0") + ";");
        return t;
    }

    private String shuffle(Instr i) {
        int first = types.size(f.typeOf(i.at(0)));
        int second = types.size(f.typeOf(i.at(1)));
        StringBuilder s = new StringBuilder(types.text(i.type())).append('(');
        if (i.count() - 2 != types.size(i.type()))
            throw new SpirvException("a shuffle has other components than its type");
        for (int k = 2; k < i.count(); k++) {
            int c = i.at(k);
            if (k > 2) s.append(", ");
            if (c == -1) s.append(types.text(types.element(i.type()))).append("(0)");
            else if (c >= 0 && c < first) s.append(v(i, 0)).append('.').append("xyzw".charAt(c));
            else if (c >= 0 && c < first + second) s.append(v(i, 1)).append('.').append("xyzw".charAt(c - first));
            else throw new SpirvException("a shuffle takes component " + c);
        }
        return s.append(')').toString();
    }

    /** The path of literal indices from an operand on. */
    private String parts(int from, Instr i, int operand) {
        StringBuilder s = new StringBuilder();
        int type = from;
        for (int k = operand; k < i.count(); k++) {
            int index = i.at(k);
            Instr d = types.def(type);
            if (d.op() == Op.OpTypeStruct) {
                if (index < 0 || index >= d.count()) throw new SpirvException("a structure has no member " + index);
                s.append(".m").append(index);
                type = d.at(index);
            } else {
                if (index < 0) throw new SpirvException("an index is " + index);
                s.append('[').append(index).append(']');
                type = types.element(type);
            }
        }
        return s.toString();
    }

    private String quantize(Instr i) {
        int n = types.size(i.type());
        StringBuilder s = new StringBuilder(types.text(i.type())).append('(');
        for (int c = 0; c < n; c++) {
            String part = n == 1 ? v(i, 0) : v(i, 0) + "[" + c + "]";
            s.append(c > 0 ? ", " : "")
                    .append("unpackHalf2x16(packHalf2x16(vec2(")
                    .append(part)
                    .append(", 0.0))).x");
        }
        return s.append(')').toString();
    }

    private String bitcast(Instr i) {
        int from = f.typeOf(i.at(0));
        int to = i.type();
        boolean fromFloat = types.isFloat(from);
        boolean toFloat = types.isFloat(to);
        if (types.is64(from) != types.is64(to)) {
            if (types.is64(to) && types.size(from) == 2 * types.size(to) && types.size(to) == 1) {
                String words = f.typeOf(i.at(0)) == from && fromFloat
                        ? call("floatBitsToUint", v(i, 0))
                        : f.integer(i.at(0), false);
                return toFloat ? call("packDouble2x32", words) : types.text(to) + "(packUint2x32(" + words + "))";
            }
            if (types.is64(from) && types.size(from) == 1 && types.size(to) == 2) {
                String words = fromFloat
                        ? call("unpackDouble2x32", v(i, 0))
                        : call("unpackUint2x32", f.integer(i.at(0), false));
                return toFloat ? call("uintBitsToFloat", words) : types.text(to) + "(" + words + ")";
            }
            throw new SpirvException("a cast of bits is between sizes that differ");
        }
        if (fromFloat == toFloat) return fromFloat ? v(i, 0) : f.integer(i.at(0), types.isSigned(to));
        if (types.is64(to)) {
            String name = fromFloat
                    ? types.isSigned(to) ? "doubleBitsToInt64" : "doubleBitsToUint64"
                    : types.isSigned(from) ? "int64BitsToDouble" : "uint64BitsToDouble";
            return call(name, v(i, 0));
        }
        if (fromFloat) return call(types.isSigned(to) ? "floatBitsToInt" : "floatBitsToUint", v(i, 0));
        return call(types.isSigned(from) ? "intBitsToFloat" : "uintBitsToFloat", v(i, 0));
    }
}
