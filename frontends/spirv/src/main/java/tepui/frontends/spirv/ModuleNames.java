package tepui.frontends.spirv;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Op;

/**
 * Debug facts of a module: names, its source, and the line that instructions come from. Nothing but debuggers looks
 * at it. Where there is no source with lines, lines are those of a {@link ModuleListing}.
 */
final class ModuleNames {
    /** What the reference compiler writes in front of a source; lines count from behind it. */
    private static final String PREAMBLE = "// OpModuleProcessed ";

    private static final String PREAMBLE_END = "#line 1\n";

    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Long, String> members = new HashMap<>();
    private final StringBuilder text = new StringBuilder();
    private final boolean hasLines;
    private boolean ofSource;
    private int file;
    private int line;
    private int listed;

    ModuleNames(boolean hasLines) {
        this.hasLines = hasLines;
    }

    /** Notes an instruction in front of all functions. */
    void global(Instr i) {
        switch (i.op()) {
            case Op.OpName -> names.putIfAbsent(i.at(0), SpirvModule.string(i, 1));
            case Op.OpMemberName -> members.putIfAbsent((long) i.at(0) << 32 | i.at(1), SpirvModule.string(i, 2));
            case Op.OpSource -> {
                ofSource = hasLines && text.isEmpty() && i.count() > 3;
                if (!ofSource) return;
                file = i.at(2);
                text.append(SpirvModule.string(i, 3));
            }
            case Op.OpSourceContinued -> {
                if (ofSource) text.append(SpirvModule.string(i, 0));
            }
            default -> {}
        }
    }

    /** Notes OpLine; lines of included files are those of what includes them. */
    void line(Instr i) {
        if (i.at(0) == file) line = i.at(1);
    }

    /** The line of the next instruction of a function. */
    int next() {
        listed++;
        return isSource() ? line : listed;
    }

    /** Does the module have its source, and lines of it? */
    boolean isSource() {
        return !text.isEmpty();
    }

    /** The source; empty where there is none with lines. */
    String source() {
        String all = text.toString();
        int end = all.startsWith(PREAMBLE) ? all.indexOf(PREAMBLE_END) : -1;
        return end < 0 ? all : all.substring(end + PREAMBLE_END.length());
    }

    /** The name of an id; {@code other} where it has none that a language like GLSL could have. */
    String name(int id, String other) {
        return clean(names.get(id), other);
    }

    String member(int struct, int member, String other) {
        return clean(members.get((long) struct << 32 | member), other);
    }

    private static String clean(@Nullable String name, String other) {
        if (name == null) return other;
        int end = name.indexOf('(');
        String plain = end < 0 ? name : name.substring(0, end);
        return plain.matches("[A-Za-z_][A-Za-z_0-9]*") ? plain : other;
    }
}
