package tepui.frontends.glsl.lower;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.Folder;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.Instr;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.pass.Evaluator;

/**
 * Evaluation of built-in functions of constants: lowered as any call is, and the instructions evaluated on the spot. So
 * a constant is what the same call gives when a device computes it exactly, by one definition.
 */
public final class ConstantCalls implements Folder.Calls {
    private static final long[] NONE = {};

    public ConstantCalls() {}

    @Override
    public @Nullable Constant fold(Expr.BuiltinCall call, List<Constant> arguments) {
        if (!(call.type() instanceof Basic result) || hasEffect(call.name())) return null;
        if (call.name().startsWith("dFd") || call.name().startsWith("fwidth")) {
            return new Constant(result, new long[result.scalars()]);
        }
        Code code = new Code(new Shader(Stage.VERTEX, "constants"));
        Basic[] types = new Basic[arguments.size()];
        Value[][] values = new Value[types.length][];
        for (int i = 0; i < types.length; i++) {
            if (!(arguments.get(i).type() instanceof Basic t)) return null;
            types[i] = t;
            values[i] = code.constant(arguments.get(i));
        }
        Value[] columns = new MathFunctions(code).call(call.name(), result, types, values);
        IdentityHashMap<Value, long[]> known = new IdentityHashMap<>();
        for (Instr i : code.b.region().body) {
            long[][] args = new long[i.args.length][];
            for (int a = 0; a < args.length; a++) args[a] = known.getOrDefault(i.args[a], NONE);
            known.put(i.result(), Evaluator.eval(i, args));
        }
        long[] words = new long[result.scalars()];
        int at = 0;
        for (Value column : columns) {
            long[] bits = known.get(column);
            if (bits == null) return null;
            for (long w : bits) words[at++] = result.base() == Base.UINT ? w & 0xffffffffL : w;
        }
        return new Constant(result, words);
    }

    /** Anything but a function of its arguments. */
    private static boolean hasEffect(String name) {
        return switch (name) {
            case "EmitVertex",
                    "EmitStreamVertex",
                    "EndPrimitive",
                    "EndStreamPrimitive",
                    "barrier",
                    "beginInvocationInterlockARB",
                    "beginInvocationInterlockNV",
                    "endInvocationInterlockARB",
                    "endInvocationInterlockNV",
                    "ftransform",
                    "helperInvocationEXT",
                    "modf",
                    "frexp",
                    "uaddCarry",
                    "usubBorrow",
                    "umulExtended",
                    "imulExtended" -> true;
            default ->
                name.startsWith("texture")
                        || name.startsWith("noise")
                        || name.startsWith("image")
                        || name.startsWith("atomic")
                        || name.startsWith("interpolate")
                        || name.startsWith("memoryBarrier")
                        || name.startsWith("anyInv")
                        || name.startsWith("allInv")
                        || Subgroups.has(name)
                        || SubgroupFunctions.has(name);
        };
    }
}
