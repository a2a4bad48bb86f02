package tepui.ir;

import java.util.IdentityHashMap;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writer of the text form that {@link Parser} reads back to the same shader. Values are numbered in the order of their
 * definition, anew in each function, so equal shaders print equal. Attributes that have their default are left out.
 * Reads only: a shader that is shared may be printed.
 */
public final class Printer {
    private static final String COMPONENTS = "xyzw";

    private final TextNames names;
    private final IdentityHashMap<Value, Integer> numbers = new IdentityHashMap<>();
    private final StringBuilder out = new StringBuilder();

    private Printer(Shader shader) {
        names = new TextNames(shader);
    }

    public static String print(Shader shader) {
        Printer p = new Printer(shader);
        p.shader(shader);
        return p.out.toString();
    }

    /** One instruction on one line, with the numbers it has in the whole text; nested regions as {@code {...}}. */
    public static String print(Shader shader, Function function, Instr instr) {
        Printer p = new Printer(shader);
        p.number(function.body(), 0);
        p.instr(instr, -1);
        return p.out.toString().strip();
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private void shader(Shader s) {
        out.append("shader ")
                .append(s.stage.text())
                .append(' ')
                .append(TextNames.string(s.name))
                .append(" {\n");
        if (s.inputTopology != Shader.Topology.TRIANGLES) layout("input_topology", s.inputTopology);
        if (s.outputTopology != Shader.Topology.TRIANGLE_STRIP) layout("output_topology", s.outputTopology);
        if (s.outputVertices != 0) layout("output_vertices", s.outputVertices);
        if (s.invocations != 1) layout("invocations", s.invocations);
        if (s.spacing != Shader.Spacing.EQUAL) layout("spacing", s.spacing);
        if (s.clockwise) layout("clockwise", "");
        if (s.pointMode) layout("point_mode", "");
        if (s.earlyFragmentTests) layout("early_fragment_tests", "");
        if (s.postDepthCoverage) layout("post_depth_coverage", "");
        if (s.perSample) layout("per_sample", "");
        if (s.endsDemotedLoops) layout("ends_demoted_loops", "");
        if (s.interlock != Shader.Interlock.NONE) layout("interlock", s.interlock);
        if (s.depthLayout != Shader.DepthLayout.ANY) layout("depth_layout", s.depthLayout);
        if (s.localX != 1 || s.localY != 1 || s.localZ != 1) {
            layout("local_size", s.localX + " " + s.localY + " " + s.localZ);
        }
        if (s.quads != Shader.Quads.NONE) layout("quads", s.quads);
        if (s.sharedBytes != 0) layout("shared_bytes", s.sharedBytes);
        for (Variable v : s.inputs) variable("input", v);
        for (Variable v : s.outputs) variable("output", v);
        for (Variable v : s.locals) variable("local", v);
        for (Resource r : s.resources) resource(r);
        for (Function f : s.functions) function(s, f);
        out.append("}\n");
    }

    private void layout(String key, Object value) {
        String text = value.toString();
        out.append("  layout ").append(key);
        if (!text.isEmpty()) out.append(' ').append(text.toLowerCase(Locale.ROOT));
        out.append('\n');
    }

    private void variable(String what, Variable v) {
        out.append("  ").append(what).append(" @").append(TextNames.quoted(v.name()));
        out.append(": ").append(v.type());
        if (v.isArray()) out.append('[').append(v.arrayLength()).append(']');
        if (v.builtin != Builtin.NONE) out.append(" builtin ").append(v.builtin.text());
        if (v.location != -1) out.append(" location ").append(v.location);
        if (v.component != 0) out.append(" component ").append(v.component);
        if (v.index != 0) out.append(" index ").append(v.index);
        if (v.stream != 0) out.append(" stream ").append(v.stream);
        if (v.perVertex) out.append(" per_vertex");
        if (v.patch) out.append(" patch");
        if (v.unsigned) out.append(" unsigned");
        if (v.invariant) out.append(" invariant");
        if (v.interpolation != Interpolation.SMOOTH) out.append(' ').append(lower(v.interpolation));
        if (v.smooth) out.append(" smooth");
        if (v.place != Interpolation.Place.CENTER) out.append(' ').append(lower(v.place));
        if (v.viewportRelative) out.append(" viewport_relative");
        if (v.cylindrical != 0) out.append(" cylindrical ").append(v.cylindrical);
        if (v.initial != null) {
            out.append(" init(");
            constants(v.type().kind(), v.initial);
            out.append(')');
        }
        out.append('\n');
    }

    private void resource(Resource r) {
        out.append("  ").append(lower(r.kind())).append(" @").append(TextNames.quoted(r.name()));
        out.append(" binding ").append(r.binding());
        if (r.count() != 1) out.append(" count ").append(r.count());
        if (r.shape != null) out.append(" shape ").append(r.shape.text());
        if (r.texelKind != ScalarKind.F32) out.append(" kind ").append(r.texelKind.text());
        if (r.unsigned) out.append(" unsigned");
        if (r.shadow) out.append(" shadow");
        if (r.size != 0) out.append(" size ").append(r.size);
        if (r.readOnly) out.append(" read_only");
        if (r.writeOnly) out.append(" write_only");
        if (r.coherent) out.append(" coherent");
        if (r.resident) out.append(" resident");
        if (r.format != null) out.append(" format ").append(TextNames.string(r.format));
        out.append('\n');
    }

    private void function(Shader s, Function f) {
        numbers.clear();
        out.append(f == s.entry ? "  entry func @" : "  func @").append(TextNames.quoted(f.name()));
        out.append('(');
        for (int i = 0; i < f.params().size(); i++) {
            if (i > 0) out.append(", ");
            define(f.params().get(i));
        }
        out.append(')');
        if (!f.results().isEmpty()) {
            out.append(" -> (");
            for (int i = 0; i < f.results().size(); i++) {
                if (i > 0) out.append(", ");
                out.append(f.results().get(i));
            }
            out.append(')');
        }
        out.append(" {\n");
        body(f.body(), 4);
        out.append("  }\n");
    }

    private static String lower(Enum<?> e) {
        return e.name().toLowerCase(Locale.ROOT);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    /** Gives numbers as {@link #body} would, without writing. */
    private int number(Region region, int next) {
        int at = next;
        for (Value v : region.params) numbers.put(v, at++);
        for (Instr instr : region.body) {
            for (Value v : instr.results) numbers.put(v, at++);
            for (Region nested : instr.regions) at = number(nested, at);
        }
        return at;
    }

    private void define(Value v) {
        Integer number = numbers.get(v);
        if (number == null) {
            number = numbers.size();
            numbers.put(v, number);
        }
        out.append('%').append(number);
        if (v.name != null) out.append('.').append(TextNames.quoted(v.name));
        out.append(": ").append(v.type());
    }

    private void use(Value v) {
        Integer number = numbers.get(v);
        out.append('%');
        if (number == null) out.append('?');
        else out.append(number.intValue());
    }

    private void uses(Value[] values, String separator) {
        for (int i = 0; i < values.length; i++) {
            out.append(i == 0 ? separator : ", ");
            use(values[i]);
        }
    }

    private void constants(ScalarKind kind, long[] bits) {
        for (int i = 0; i < bits.length; i++) {
            if (i > 0) out.append(", ");
            constant(kind, bits[i]);
        }
    }

    /** Decimal where that gives the same bits back, else raw. */
    private void constant(ScalarKind kind, long bits) {
        switch (kind) {
            case BOOL -> out.append(bits == 0 ? "false" : bits == 1 ? "true" : raw(bits));
            case I32 -> out.append(bits == (int) bits ? Long.toString(bits) : raw(bits));
            case I64 -> out.append(bits);
            case F32 -> {
                float f = Float.intBitsToFloat((int) bits);
                boolean plain = bits >>> 32 == 0 && Math.abs(f) <= Float.MAX_VALUE;
                if (plain) out.append(f);
                else if (bits == 0x7f800000L) out.append("inf");
                else if (bits == 0xff800000L) out.append("-inf");
                else out.append(raw(bits));
            }
            case F64 -> {
                double d = Double.longBitsToDouble(bits);
                if (Math.abs(d) <= Double.MAX_VALUE) out.append(d);
                else if (d == Double.POSITIVE_INFINITY) out.append("inf");
                else if (d == Double.NEGATIVE_INFINITY) out.append("-inf");
                else out.append(raw(bits));
            }
        }
    }

    private static String raw(long bits) {
        return "0x" + Long.toHexString(bits);
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    private void body(Region region, int indent) {
        for (Instr instr : region.body) {
            out.repeat(' ', indent);
            instr(instr, indent);
            out.append('\n');
        }
    }

    private void instr(Instr i, int indent) {
        for (int k = 0; k < i.results.length; k++) {
            if (k > 0) out.append(", ");
            define(i.results[k]);
        }
        if (i.results.length > 0) out.append(" = ");
        if (i.precise) out.append("precise ");
        out.append(i.op.text());
        suffix(i);
        if (i.intrinsic != null) out.append(' ').append(TextNames.string(i.intrinsic));
        if (i.variable != null) {
            if (i.op == Op.INTRINSIC) out.append(' ').append(lower(i.variable.mode()));
            out.append(' ').append(names.of(i.variable, i.variable.name()));
        }
        if (i.resource != null) {
            if (i.op == Op.INTRINSIC) out.append(" resource");
            out.append(' ').append(names.of(i.resource, i.resource.name()));
        }
        if (i.function != null) out.append(' ').append(names.of(i.function, i.function.name()));
        if (i.bits != null) {
            out.append(' ');
            constants(
                    i.results.length == 0 ? ScalarKind.I64 : i.results[0].type().kind(), i.bits);
        }
        if (i.op == Op.LOOP && i.regions.length == 1 && i.regions[0].params.size() == i.args.length) {
            loopParams(i);
        } else if (i.op.isTexture() && hasNamedOperands(i)) {
            texOperands(i);
        } else {
            uses(i.args, " ");
        }
        for (int r = 0; r < i.regions.length; r++) {
            out.append(r == 0 ? " {" : " else {");
            if (indent < 0) {
                out.append("...}");
            } else {
                out.append('\n');
                body(i.regions[r], indent + 2);
                out.repeat(' ', indent).append('}');
            }
        }
        if (i.line != 0) out.append(" !").append(i.line);
    }

    private void loopParams(Instr loop) {
        if (loop.args.length == 0) return;
        out.append(" (");
        for (int k = 0; k < loop.args.length; k++) {
            if (k > 0) out.append(", ");
            define(loop.regions[0].params.get(k));
            out.append(" = ");
            use(loop.args[k]);
        }
        out.append(')');
    }

    private void texOperands(Instr i) {
        int at = 0;
        for (TexOperand operand : TEX_OPERANDS) {
            if ((i.imm & operand.bit()) == 0) continue;
            out.append(at == 0 ? " " : ", ").append(operand.text()).append(' ');
            use(i.args[at++]);
        }
    }

    private static boolean hasNamedOperands(Instr i) {
        int mask = i.imm & 0xffff;
        return mask < 1 << TEX_OPERANDS.length && Integer.bitCount(mask) == i.args.length && suffixText(i) != null;
    }

    private void suffix(Instr i) {
        String text = suffixText(i);
        if (text == null) out.append(".#").append(i.imm);
        else if (!text.isEmpty()) out.append('.').append(text);
    }

    /** Text of {@link Instr#imm} for this operation; null where it fits no form and is printed as a number. */
    static @Nullable String suffixText(Instr i) {
        int imm = i.imm;
        return switch (i.op) {
            case SWIZZLE -> {
                int width = i.results.length == 1 ? i.results[0].type().width() : 0;
                if (width == 0 || width < 4 && imm >>> 2 * width != 0 || imm >>> 8 != 0) yield null;
                StringBuilder s = new StringBuilder();
                for (int k = 0; k < width; k++) s.append(COMPONENTS.charAt(i.swizzle(k)));
                yield s.toString();
            }
            case INSERT -> imm >= 0 && imm < 4 ? COMPONENTS.substring(imm, imm + 1) : null;
            case STORE_OUTPUT, STORE_LOCAL, STORE_STORAGE, STORE_SHARED -> {
                if (imm <= 0 || imm > 15) yield null;
                StringBuilder s = new StringBuilder();
                for (int k = 0; k < 4; k++) {
                    if ((imm >> k & 1) != 0) s.append(COMPONENTS.charAt(k));
                }
                yield s.toString();
            }
            case ATOMIC_STORAGE, ATOMIC_SHARED, IMAGE_ATOMIC ->
                imm >= 0 && imm < ATOMICS.length ? ATOMICS[imm].text() : null;
            case DDX, DDY ->
                switch (imm) {
                    case 0 -> "";
                    case 1 -> "coarse";
                    case 2 -> "fine";
                    default -> null;
                };
            case TEX_GATHER -> {
                int c = imm >>> 16;
                yield (imm & 0xffff) < 1 << TEX_OPERANDS.length
                                && c < 4
                                && Integer.bitCount(imm & 0xffff) == i.args.length
                        ? COMPONENTS.substring(c, c + 1)
                        : null;
            }
            default -> {
                if (i.op.isTexture()) {
                    yield imm >= 0 && imm < 1 << TEX_OPERANDS.length && Integer.bitCount(imm) == i.args.length
                            ? ""
                            : null;
                }
                yield imm == 0 ? "" : null;
            }
        };
    }

    private static final TexOperand[] TEX_OPERANDS = TexOperand.values();
    private static final AtomicOp[] ATOMICS = AtomicOp.values();
}
