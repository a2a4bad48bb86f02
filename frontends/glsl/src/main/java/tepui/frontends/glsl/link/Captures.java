package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram.Feedback;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed;

/** Linker of transform feedback: what glTransformFeedbackVaryings or the layouts of the last vertex stage name. */
final class Captures {
    private final LinkOptions options;
    private final LinkLog log;
    /** First words of the names given. */
    private final Set<String> roots = new HashSet<>();

    private final List<Feedback.Varying> varyings = new ArrayList<>();
    private final List<Feedback.Output> outputs = new ArrayList<>();
    private final int[] strides;

    Captures(LinkOptions options, LinkLog log) {
        this.options = options;
        this.log = log;
        this.strides = new int[options.limits().transformFeedbackBuffers];
        for (String name : options.feedback()) {
            String plain = withoutIndices(name);
            roots.add(plain);
            for (int dot = plain.indexOf('.'); dot >= 0; dot = plain.indexOf('.', dot + 1))
                roots.add(plain.substring(0, dot));
        }
    }

    private static String withoutIndices(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        int depth = 0;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '[') depth++;
            if (depth == 0) plain.append(c);
            if (c == ']') depth--;
        }
        return plain.toString();
    }

    /** Is the variable or block captured, or part of it? Members of a block without an instance are named without the block's name. */
    boolean mentions(StageUnits.Global g) {
        if (roots.contains(g.name)) return true;
        if (!g.var.isBlock() || !g.var.name.isEmpty()) return false;
        for (GlslType.Member m : ((GlslType.Struct) StageUnits.innermost(g.type)).members()) {
            if (roots.contains(m.name())) return true;
        }
        return false;
    }

    /** The same of a variable, or of a member of a block. */
    boolean mentions(Port p) {
        return roots.contains(p.name)
                || p.member >= 0
                        && p.global.var.name.isEmpty()
                        && roots.contains(p.name.substring(p.name.indexOf('.') + 1));
    }

    /** A block's members that are captured count as used. */
    void markMembers(StageUnits.Global g) {
        GlslType.Struct s = (GlslType.Struct) StageUnits.innermost(g.type);
        for (int i = 0; i < s.members().size(); i++) {
            GlslType.Member m = s.members().get(i);
            if (roots.contains(g.name + "." + m.name())
                    || g.var.name.isEmpty() && roots.contains(m.name())
                    || m.info().xfbOffset >= 0) g.members.set(i);
        }
    }

    /** Captures of the last vertex stage, after its ports have their variables. */
    Feedback collect(@Nullable StageOutput stage, List<Port> ports) {
        if (stage == null) return new Feedback(List.of(), List.of(), List.of());
        if (options.feedback().isEmpty()) byLayout(stage, ports);
        else byName(ports);
        streams();
        int buffers = 0;
        for (int i = 0; i < strides.length; i++) {
            if (strides[i] > 0) buffers = i + 1;
        }
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < buffers; i++) list.add(strides[i]);
        return new Feedback(List.copyOf(varyings), List.copyOf(outputs), list);
    }

    /** What one buffer gets is of one vertex stream (OpenGL 4.6, 11.1.2.1). */
    private void streams() {
        int[] first = new int[strides.length];
        Arrays.fill(first, -1);
        for (Feedback.Output o : outputs) {
            int known = first[o.buffer()];
            first[o.buffer()] = o.stream();
            if (known < 0 || known == o.stream()) continue;
            log.error("transform feedback captures outputs of the streams " + known + " and " + o.stream()
                    + " into buffer " + o.buffer());
            return;
        }
    }

    /** The same where outputs were split: each of their components is captured by itself. */
    static Feedback follow(Feedback f, Map<String, VaryingPacker.Split> split) {
        if (split.isEmpty()) return f;
        List<Feedback.Output> outputs = new ArrayList<>();
        for (Feedback.Output o : f.outputs()) {
            VaryingPacker.Split parts = split.get(o.variable());
            if (parts == null) {
                outputs.add(o);
                continue;
            }
            for (int c = 0; c < o.components(); c++) {
                int word = o.firstComponent() + c;
                int component = word / parts.words();
                outputs.add(new Feedback.Output(
                        parts.variable(o.element(), component),
                        parts.element(o.element(), component),
                        word % parts.words(),
                        1,
                        o.buffer(),
                        o.offset() + 4 * c,
                        o.stream()));
            }
        }
        return new Feedback(f.varyings(), List.copyOf(outputs), f.strides());
    }

    // ---- by name ---------------------------------------------------------------------------------------------------

    private void byName(List<Port> ports) {
        int buffer = 0;
        int offset = 0;
        int total = 0;
        Set<String> seen = new HashSet<>();
        for (String name : options.feedback()) {
            if (name.equals("gl_NextBuffer")) {
                if (!options.interleaved()) log.error("gl_NextBuffer is for interleaved transform feedback");
                varyings.add(new Feedback.Varying(name, 0, 0, buffer, 0));
                finish(buffer, offset);
                buffer++;
                offset = 0;
                continue;
            }
            if (name.startsWith("gl_SkipComponents")) {
                if (!options.interleaved()) log.error("gl_SkipComponents is for interleaved transform feedback");
                int n = name.charAt(name.length() - 1) - '0';
                varyings.add(new Feedback.Varying(name, 0, n, buffer, offset));
                offset += 4 * n;
                continue;
            }
            if (buffer >= strides.length) {
                log.error("transform feedback names more than " + strides.length + " buffers");
                return;
            }
            if (!seen.add(name)) log.error("transform feedback names '" + name + "' twice");
            else parts(name, seen);
            int words = capture(ports, name, buffer, offset);
            if (words < 0) {
                log.error("transform feedback: '" + name + "' is not an output of the last vertex stage");
                continue;
            }
            total += words;
            offset += 4 * words;
            if (!options.interleaved()) {
                finish(buffer, offset);
                buffer++;
                offset = 0;
            }
        }
        if (options.interleaved()) finish(buffer, offset);
        int most = options.limits().transformFeedbackInterleavedComponents;
        if (total > most)
            log.error("transform feedback captures " + total + " components, at most " + most + " are possible");
    }

    /** No two names have an element of an array in common (OpenGL 4.6, 11.1.2.1). */
    private void parts(String name, Set<String> seen) {
        for (String other : seen) {
            String whole = name.length() < other.length() ? name : other;
            String part = name.length() < other.length() ? other : name;
            if (part.startsWith(whole) && part.startsWith("[", whole.length())) {
                log.error("transform feedback names '" + whole + "', and again its part '" + part + "'");
            }
        }
    }

    private void finish(int buffer, int offset) {
        if (buffer < strides.length) strides[buffer] = offset;
    }

    /** Words captured, or -1 where there is no such output. */
    private int capture(List<Port> ports, String name, int buffer, int offset) {
        for (Port p : ports) {
            String rest = null;
            int blockIndex = 0;
            if (name.startsWith(p.name)) {
                rest = name.substring(p.name.length());
            } else if (p.member >= 0 && p.outer.length > 0 && name.startsWith(p.global.name + "[")) {
                // An element of an array of blocks: each dimension has its index.
                int at = p.global.name.length();
                for (int length : p.outer) {
                    int end = name.startsWith("[", at) ? name.indexOf(']', at) : -1;
                    int index = end < 0 ? -1 : number(name.substring(at + 1, end));
                    blockIndex = index < 0 || index >= length || blockIndex < 0 ? -1 : blockIndex * length + index;
                    if (end >= 0) at = end + 1;
                }
                String member = p.name.substring(p.global.name.length());
                if (name.startsWith(member, at)) rest = name.substring(at + member.length());
            } else if (p.member >= 0 && p.global.var.name.isEmpty()) {
                String member = p.name.substring(p.name.indexOf('.') + 1);
                if (name.startsWith(member)) rest = name.substring(member.length());
            }
            if (rest == null || !(rest.isEmpty() || rest.charAt(0) == '[' || rest.charAt(0) == '.')) continue;
            Storage s = p.storage;
            if (s == null || blockIndex < 0) continue;
            int words = descend(s, p.type, rest, blockIndex, name, buffer, offset);
            if (words >= 0) return words;
        }
        return -1;
    }

    private static int number(String digits) {
        try {
            return Integer.parseInt(digits.trim());
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private int descend(Storage s, GlslType type, String rest, int element, String name, int buffer, int offset) {
        if (rest.isEmpty()) return emit(s, type, element, name, buffer, offset);
        if (rest.charAt(0) == '.') {
            if (!(type instanceof GlslType.Struct struct) || !(s instanceof Storage.Parts parts)) return -1;
            int end = 1;
            while (end < rest.length() && rest.charAt(end) != '.' && rest.charAt(end) != '[') end++;
            int i = struct.indexOf(rest.substring(1, end));
            if (i < 0) return -1;
            return descend(
                    parts.members()[i],
                    struct.members().get(i).type(),
                    rest.substring(end),
                    element,
                    name,
                    buffer,
                    offset);
        }
        int close = rest.indexOf(']');
        if (close < 0 || !(type instanceof GlslType.Array a)) return -1;
        int i = number(rest.substring(1, close));
        if (i < 0 || i >= a.length()) return -1;
        return descend(s, a.element(), rest.substring(close + 1), element * a.length() + i, name, buffer, offset);
    }

    /** All columns of a number, or of an array of numbers. */
    private int emit(Storage s, GlslType type, int element, String name, int buffer, int offset) {
        GlslType inner = type;
        int size = 1;
        if (type instanceof GlslType.Array a) {
            inner = a.element();
            size = a.length();
        }
        GlslType number = inner.isHandle() ? GlslType.Opaque.HANDLE : inner;
        if (!(number instanceof Basic b) || !(s instanceof Storage.Cells cells)) return -1;
        int count = size * b.columns();
        int words = b.rows() * (b.base().is64() ? 2 : 1);
        for (int i = 0; i < count; i++) {
            outputs.add(new Feedback.Output(
                    cells.variable().name(),
                    element * count + i,
                    0,
                    words,
                    buffer,
                    offset + 4 * words * i,
                    cells.variable().stream));
        }
        varyings.add(new Feedback.Varying(name, GlTypes.of(inner), size, buffer, offset));
        return words * count;
    }

    // ---- by layout -------------------------------------------------------------------------------------------------

    private void byLayout(StageOutput stage, List<Port> ports) {
        int[] needed = new int[strides.length];
        for (Port p : ports) {
            Storage s = p.storage;
            if (p.info.xfbOffset < 0 || s == null) continue;
            int first = Math.max(0, p.info.xfbBuffer);
            // Each element of an array of blocks has a buffer to itself (GLSL 4.60, 4.4.2).
            int elements = elements(p);
            if (elements < 1 || elements > strides.length - first) {
                log.error("'" + p.name + "' is captured into " + elements + " buffers from " + first
                        + " on, but there are " + strides.length);
                return;
            }
            for (int i = 0; i < elements; i++) {
                int buffer = first + i;
                String name = p.outer.length == 0
                        ? p.name
                        : p.global.name + BlockLinker.suffix(p.outer, i) + p.name.substring(p.global.name.length());
                int words = layoutMember(s, p.type, name, i, buffer, p.info.xfbOffset);
                needed[buffer] = Math.max(needed[buffer], p.info.xfbOffset + 4 * words);
            }
        }
        Typed.Layout layout = stage.units.layout;
        for (int i = 0; i < strides.length; i++) {
            int said = i < layout.xfbStride.length ? layout.xfbStride[i] : 0;
            for (Port p : ports) {
                int first = Math.max(0, p.info.xfbBuffer);
                if (first == i) said = Math.max(said, p.info.xfbStride);
                if (first < i && i < first + elements(p)) said = Math.max(said, p.global.info.xfbStride);
            }
            if (said > 0 && needed[i] > said) {
                log.error(
                        "xfb_stride of buffer " + i + " is " + said + ", but its outputs need " + needed[i] + " bytes");
            }
            strides[i] = needed[i] == 0 ? 0 : Math.max(said, needed[i]);
        }
        overlaps();
    }

    private static int elements(Port p) {
        return BlockLinker.product(p.outer);
    }

    private int layoutMember(Storage s, GlslType type, String name, int element, int buffer, int offset) {
        switch (type) {
            case GlslType.Struct struct -> {
                int words = 0;
                for (int i = 0; i < struct.members().size(); i++) {
                    GlslType.Member m = struct.members().get(i);
                    words += layoutMember(
                            ((Storage.Parts) s).members()[i],
                            m.type(),
                            name + "." + m.name(),
                            element,
                            buffer,
                            offset + 4 * words);
                }
                return words;
            }
            case GlslType.Array a
            when !(a.element() instanceof Basic || a.element().isHandle()) -> {
                int words = 0;
                for (int i = 0; i < a.length(); i++) {
                    words += layoutMember(
                            s, a.element(), name + "[" + i + "]", element * a.length() + i, buffer, offset + 4 * words);
                }
                return words;
            }
            default -> {
                return Math.max(0, emit(s, type, element, name, buffer, offset));
            }
        }
    }

    private void overlaps() {
        Feedback.Output[] sorted = outputs.toArray(new Feedback.Output[0]);
        Arrays.sort(sorted, (x, y) -> x.buffer() != y.buffer() ? x.buffer() - y.buffer() : x.offset() - y.offset());
        for (int i = 1; i < sorted.length; i++) {
            Feedback.Output x = sorted[i - 1];
            Feedback.Output y = sorted[i];
            if (x.buffer() == y.buffer() && x.offset() + 4 * x.components() > y.offset()) {
                log.error("transform feedback: '" + x.variable() + "' and '" + y.variable() + "' overlap at offset "
                        + y.offset() + " of buffer " + x.buffer());
                return;
            }
        }
    }
}
