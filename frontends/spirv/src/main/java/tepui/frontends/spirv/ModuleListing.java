package tepui.frontends.spirv;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import tepui.frontends.spirv.SpirvModule.Block;
import tepui.frontends.spirv.SpirvModule.Function;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.Op;

/**
 * Functions of a module as text that has the shape of Java, for debuggers, which set breakpoints in nothing else: one line
 * an instruction, {@code _12 = FMul(_10, tint);}. Line n is the n-th instruction, as {@link ModuleNames#next} counts.
 */
final class ModuleListing {
    private static final Map<Integer, String> OPS = names(Op.class, "Op");
    private static final Map<Integer, String> EXTENDED = names(Spv.Std450.class, "");

    private final SpirvModule module;
    private final StringBuilder out = new StringBuilder();

    private ModuleListing(SpirvModule module) {
        this.module = module;
    }

    static String of(SpirvModule module) {
        ModuleListing listing = new ModuleListing(module);
        for (Function f : module.functions.values()) listing.function(f);
        return listing.out.toString();
    }

    private static Map<Integer, String> names(Class<?> numbers, String prefix) {
        Map<Integer, String> names = new HashMap<>();
        try {
            for (Field f : numbers.getDeclaredFields())
                if (f.getType() == int.class)
                    names.putIfAbsent(f.getInt(null), f.getName().substring(prefix.length()));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("ModuleListing: the numbers are public", e);
        }
        return names;
    }

    private String id(int id) {
        if (id > 0 && module.isDefined(id)) {
            Instr i = module.def(id);
            switch (i.op()) {
                case Op.OpConstantTrue -> {
                    return "true";
                }
                case Op.OpConstantFalse -> {
                    return "false";
                }
                case Op.OpConstant -> {
                    return constant(i);
                }
                default -> {}
            }
        }
        return module.names.name(id, "_" + id);
    }

    private String constant(Instr i) {
        Instr type = module.def(i.type());
        boolean isWide = i.count() > 1;
        long bits = isWide ? i.at(0) & 0xffffffffL | (long) i.at(1) << 32 : i.at(0);
        if (type.op() != Op.OpTypeFloat) return Long.toString(bits);
        return isWide
                ? Double.toString(Double.longBitsToDouble(bits))
                : Float.toString(Float.intBitsToFloat((int) bits)) + "f";
    }

    private void function(Function f) {
        line(0, "void " + id(f.head().id()) + "() {");
        for (Instr p : f.parameters()) line(1, "Parameter(" + id(p.id()) + ");");
        for (Block b : f.blocks().values()) {
            line(1, "Label(_" + b.label() + ");");
            for (Instr i : b.body()) line(1, text(i));
            Instr merge = b.merge();
            if (merge != null) line(1, text(merge));
            line(1, text(b.end()));
        }
        line(0, "}");
    }

    private void line(int depth, String text) {
        out.append("  ".repeat(depth)).append(text).append('\n');
    }

    private String text(Instr i) {
        String name = OPS.getOrDefault(i.op(), "Op" + i.op());
        int ids = ids(i);
        int from = 0;
        if (i.op() == Op.OpExtInst && i.count() > 1) {
            name = EXTENDED.getOrDefault(i.at(1), "Extended" + i.at(1));
            from = 2;
        }
        StringBuilder text = new StringBuilder(i.id() == 0 ? "" : id(i.id()) + " = ");
        text.append(name).append('(');
        for (int k = from; k < i.count(); k++) {
            if (k > from) text.append(", ");
            text.append(k < ids ? id(i.at(k)) : Integer.toString(i.at(k)));
        }
        return text.append(");").toString();
    }

    /** How many of the first operands are ids. */
    private static int ids(Instr i) {
        return switch (i.op()) {
            case Op.OpVariable -> 0;
            case Op.OpLoad, Op.OpCompositeExtract, Op.OpSelectionMerge, Op.OpSwitch -> 1;
            case Op.OpStore, Op.OpCompositeInsert, Op.OpVectorShuffle, Op.OpLoopMerge -> 2;
            case Op.OpBranchConditional -> 3;
            default -> i.count();
        };
    }
}
