package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.ready.ReadyQualifiers;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;

/**
 * Rules of the interface of a shader whose code is ready: bindings, counters, components, sizes and what is captured.
 */
public final class ReadyRules {
    /** Elements and components beyond which nothing is counted: far more than any limit. */
    private static final long MOST = 1 << 20;

    private final GlslLimits limits;
    private final List<String> problems = new ArrayList<>();
    private final Map<Integer, Set<Integer>> counters = new HashMap<>();

    private ReadyRules(GlslLimits limits) {
        this.limits = limits;
    }

    /** Errors, one line each. */
    public static List<String> problems(ReadyShader shader, GlslLimits limits) {
        ReadyRules rules = new ReadyRules(limits);
        rules.vertices(shader.code());
        for (ReadyVariable v : shader.variables()) rules.check(v);
        return rules.problems;
    }

    private void vertices(Shader code) {
        switch (code.stage) {
            case TESS_CONTROL -> most("the patch has", code.outputVertices, "vertices", limits.patchVertices);
            case GEOMETRY -> {
                most("the shader emits", code.outputVertices, "vertices", limits.geometryOutputVertices);
                most("the shader has", code.invocations, "invocations", limits.geometryInvocations);
            }
            default -> {}
        }
    }

    private void most(String who, int count, String of, int most) {
        if (count > most) problems.add(who + " " + count + " " + of + ", at most " + most + " are possible");
    }

    private void require(boolean condition, ReadyVariable v, String what) {
        if (!condition) broken(v, what);
    }

    private void broken(ReadyVariable v, String what) {
        problems.add("'" + v.name + "': " + what);
    }

    private static long elements(ReadyType type) {
        long n = 1;
        for (ReadyType t = type; t instanceof ReadyType.Array a; t = a.element()) n = Math.min(MOST, n * a.length());
        return n;
    }

    /** Words of a value, for what is captured and for uniforms. */
    private static long words(ReadyType type) {
        return Math.min(
                MOST,
                switch (type) {
                    case ReadyType.Numeric n ->
                        (long) n.columns() * n.rows() * (n.kind().is64() ? 2 : 1);
                    case ReadyType.Array a -> a.length() * words(a.element());
                    case ReadyType.Struct s -> {
                        long sum = 0;
                        for (ReadyType.Member m : s.members()) sum += words(m.type());
                        yield sum;
                    }
                    default -> 1;
                });
    }

    private void check(ReadyVariable v) {
        ReadyQualifiers q = v.qualifiers;
        long count = elements(v.type);
        switch (v.kind) {
            case UNIFORM_BLOCK, STORAGE_BLOCK -> {
                boolean storage = v.kind == ReadyVariable.Kind.STORAGE_BLOCK;
                int most = storage ? limits.combinedStorageBlocks : limits.combinedUniformBlocks;
                if (q.binding + count > most) broken(v, "binding is " + q.binding + ", there are " + most);
            }
            case UNIFORM -> {
                long words = words(v.type);
                if (words >= 1 << 16)
                    broken(v, "the uniform has " + words + " components, which is more than there are");
                ReadyType inner = ReadyUnits.innermost(v.type);
                if (inner instanceof ReadyType.Counter) counter(v, count);
                if (inner instanceof ReadyType.Handle h && q.binding >= 0) {
                    int units = h.image() ? limits.imageUnits : limits.combinedTextureUnits;
                    if (q.binding + count > units)
                        broken(v, "binding " + q.binding + " is beyond the " + units + " units");
                }
            }
            case INPUT, OUTPUT -> {
                long words = words(v.type);
                if (words > 1 << 14) broken(v, "it has " + words + " components, which is more than there are");
                if (v.members.isEmpty()) {
                    port(v, v.type, q);
                } else {
                    ReadyType.Struct s = (ReadyType.Struct) ReadyUnits.innermost(v.type);
                    for (int i = 0; i < v.members.size(); i++)
                        port(v, s.members().get(i).type(), v.members.get(i));
                }
            }
        }
    }

    private void counter(ReadyVariable v, long count) {
        ReadyQualifiers q = v.qualifiers;
        int most = limits.atomicCounterBuffers;
        int bytes = limits.atomicCounterBufferSize;
        if (q.binding >= most) broken(v, "binding is " + q.binding + ", there are " + most);
        if (q.offset % 4 != 0) broken(v, "offset is " + q.offset + ", must be a multiple of 4");
        boolean inside = q.offset + 4 * count <= bytes;
        if (!inside) broken(v, "the counters end beyond the " + bytes + " bytes that a buffer can have");
        if (!inside) return;
        Set<Integer> taken = counters.computeIfAbsent(q.binding, k -> new HashSet<>());
        for (int i = 0; i < count; i++) {
            if (taken.add(q.offset / 4 + i)) continue;
            problems.add("'" + v.name + "' overlaps another counter at offset " + (q.offset + 4 * i));
            return;
        }
    }

    private void port(ReadyVariable v, ReadyType type, ReadyQualifiers q) {
        if (q.component >= 0) {
            boolean fits = ReadyUnits.innermost(type) instanceof ReadyType.Numeric n
                    && !n.isMatrix()
                    && q.component + n.rows() * (n.kind().is64() ? 2 : 1) <= 4
                    && (!n.kind().is64() || q.component % 2 == 0);
            if (!fits) broken(v, "its type does not fit behind component " + q.component);
            require(q.location >= 0, v, "a component needs a location");
        }
        if (q.stream >= limits.vertexStreams)
            broken(v, "stream is " + q.stream + ", there are " + limits.vertexStreams);
        if (q.index > 1) broken(v, "index is " + q.index + ", must be 0 or 1");
        int most = 4 * limits.transformFeedbackInterleavedComponents;
        if (q.xfbStride > most) broken(v, "XfbStride is " + q.xfbStride + ", at most " + most + " is possible");
        require(q.xfbStride < 0 || q.xfbStride % 4 == 0, v, "XfbStride is no multiple of 4");
        if (q.xfbOffset < 0) return;
        int align = wide(type) ? 8 : 4;
        if (q.xfbOffset % align != 0) broken(v, "Offset is " + q.xfbOffset + ", must be a multiple of " + align);
        long end = q.xfbOffset + 4 * words(type);
        if (end > most) broken(v, "it ends at byte " + end + " of what is captured, at most " + most + " are possible");
        if (q.xfbStride > 0 && end > q.xfbStride) broken(v, "it ends at byte " + end + ", beyond the XfbStride");
    }

    private static boolean wide(ReadyType type) {
        return switch (type) {
            case ReadyType.Numeric n -> n.kind() == ScalarKind.F64 || n.kind() == ScalarKind.I64;
            case ReadyType.Array a -> wide(a.element());
            case ReadyType.Struct s -> {
                boolean any = false;
                for (ReadyType.Member m : s.members()) any |= wide(m.type());
                yield any;
            }
            default -> false;
        };
    }
}
