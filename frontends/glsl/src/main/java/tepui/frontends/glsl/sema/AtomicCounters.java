package tepui.frontends.glsl.sema;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.syntax.Ast;

/** Atomic counters of a shader: where each lies in its buffer, and that no two share a word. */
final class AtomicCounters {
    private final Analysis a;
    /** Next free offset of each buffer, and the words taken. */
    private final Map<Integer, Integer> offsets = new HashMap<>();

    private final Map<Integer, Set<Integer>> words = new HashMap<>();

    AtomicCounters(Analysis a) {
        this.a = a;
    }

    /** layout(binding = 0, offset = 8) uniform atomic_uint, without a name: where the next counter lies. */
    void next(VarInfo info) {
        if (info.binding >= 0 && info.offset >= 0) offsets.put(info.binding, info.offset);
    }

    /** Gives an atomic counter its offset: what was written, or behind the one before. */
    void place(Ast.Declarator d, GlslType type, VarInfo info) {
        int offset = info.offset >= 0 ? info.offset : offsets.getOrDefault(info.binding, 0);
        if (offset % 4 != 0)
            throw a.error(d.pos(), "'" + d.name() + "': offset is " + offset + ", must be a multiple of 4");
        int count = VariableRules.elements(type);
        if (Types.isUnsized(type)) throw a.error(d.pos(), "'" + d.name() + "': an array of counters needs a size");
        if (offset + 4L * count > a.limits.atomicCounterBufferSize)
            throw a.error(
                    d.pos(),
                    "'" + d.name() + "': the counters end beyond the " + a.limits.atomicCounterBufferSize
                            + " bytes that a buffer can have");
        Set<Integer> taken = words.computeIfAbsent(info.binding, k -> new HashSet<>());
        for (int i = 0; i < count; i++) {
            if (!taken.add(offset / 4 + i))
                throw a.error(d.pos(), "'" + d.name() + "' overlaps another counter at offset " + (offset + 4 * i));
        }
        info.offset = offset;
        offsets.put(info.binding, offset + 4 * count);
    }
}
