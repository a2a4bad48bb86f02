package tepui.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parser of the text form that {@link Printer} writes. It checks what it needs to build the shader (names exist, values
 * are defined before they are used, nesting is bounded); whether the shader makes sense is {@link Validator}'s to say.
 * Any text whatever gives a shader or an {@link IrParseException}.
 */
public final class Parser {
    /** Regions within regions, here and in the validator. */
    public static final int MAX_NESTING = 500;

    private record Call(Instr instr, String name, int line, int column) {}

    private final Lexer in;
    /** Variables, resources and functions by {@link #key}. */
    private final Map<String, Object> names = new HashMap<>();
    /** Number of declarations of a kind and name. */
    private final Map<String, Integer> counts = new HashMap<>();

    private final Map<Integer, Value> values = new HashMap<>();
    private final List<Call> calls = new ArrayList<>();

    private Parser(String text) {
        in = new Lexer(text);
    }

    /** The shader, not validated. */
    public static Shader parse(String text) {
        Parser p = new Parser(text);
        Shader shader = p.shader();
        if (p.in.kind != Lexer.Kind.END) throw p.in.expected("nothing after the shader");
        return shader;
    }

    // ---- names and types

    /** {@code @name}, with {@code #n} where n things of that name came before, as a key into {@link #names}. */
    private String reference(String space) {
        in.expectMark("@", "and the name of " + space);
        String name = in.name("the name of " + space);
        int number = in.takeMark("#") ? in.integer("the number of the name", 0) : 0;
        return key(space, name, number);
    }

    private static String key(String space, String name, int number) {
        return space + " " + number + " " + name;
    }

    private void declare(String space, String name, Object object) {
        int number = counts.merge(space + " " + name, 1, Integer::sum) - 1;
        names.put(key(space, name, number), object);
    }

    private Object find(String space) {
        int line = in.line;
        int column = in.column;
        String key = reference(space);
        Object object = names.get(key);
        if (object == null) {
            throw new IrParseException(line, column, "no such " + space + " (kind, number, name: " + key + ")");
        }
        return object;
    }

    private <E extends Enum<E>> E constant(Class<E> type, String what) {
        String text = in.word(what);
        for (E e : type.getEnumConstants()) {
            if (e.name().toLowerCase(Locale.ROOT).equals(text)) return e;
        }
        throw in.error("'" + text + "' is no " + what + ", before " + in.shown());
    }

    private Type type() {
        if (in.kind == Lexer.Kind.WORD) {
            try {
                Type type = Type.parse(in.text);
                in.next();
                return type;
            } catch (IllegalArgumentException e) {
                throw in.expected("a type (f32x4, i32, bool ...)");
            }
        }
        throw in.expected("a type (f32x4, i32, bool ...)");
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private Shader shader() {
        if (!in.takeWord("shader")) throw in.expected("'shader'");
        Stage stage = constant(Stage.class, "stage");
        Shader s = new Shader(stage, in.string("the shader's name as a string"));
        s.functions.clear();
        in.expectMark("{", "before the declarations");
        boolean hasEntry = false;
        while (!in.takeMark("}")) {
            String item =
                    in.word("a declaration (layout, input, output, local, uniform_buffer, texture, func ...) or '}'");
            switch (item) {
                case "layout" -> layout(s);
                case "input" -> variable(s.inputs, Variable.Mode.INPUT, item);
                case "output" -> variable(s.outputs, Variable.Mode.OUTPUT, item);
                case "local" -> variable(s.locals, Variable.Mode.LOCAL, item);
                case "uniform_buffer", "storage_buffer", "texture", "image" ->
                    resource(s, Resource.Kind.valueOf(item.toUpperCase(Locale.ROOT)));
                case "entry" -> {
                    if (hasEntry) throw in.error("the shader has a second entry function");
                    if (!in.takeWord("func")) throw in.expected("'func' after 'entry'");
                    s.entry = function(s);
                    hasEntry = true;
                }
                case "func" -> function(s);
                default -> throw in.error("'" + item + "' is no declaration, before " + in.shown());
            }
        }
        if (!hasEntry) throw in.error("the shader has no entry function");
        for (Call call : calls) {
            Object function = names.get(call.name);
            if (function == null) {
                throw new IrParseException(
                        call.line, call.column, "no such function (kind, number, name: " + call.name + ")");
            }
            call.instr.function = (Function) function;
        }
        return s;
    }

    private void layout(Shader s) {
        String key = in.word("a layout property");
        switch (key) {
            case "input_topology" -> s.inputTopology = constant(Shader.Topology.class, "topology");
            case "output_topology" -> s.outputTopology = constant(Shader.Topology.class, "topology");
            case "output_vertices" -> s.outputVertices = in.integer("the number of vertices", Integer.MIN_VALUE);
            case "invocations" -> s.invocations = in.integer("the number of invocations", Integer.MIN_VALUE);
            case "spacing" -> s.spacing = constant(Shader.Spacing.class, "spacing");
            case "clockwise" -> s.clockwise = true;
            case "point_mode" -> s.pointMode = true;
            case "early_fragment_tests" -> s.earlyFragmentTests = true;
            case "post_depth_coverage" -> s.postDepthCoverage = true;
            case "per_sample" -> s.perSample = true;
            case "ends_demoted_loops" -> s.endsDemotedLoops = true;
            case "interlock" -> s.interlock = constant(Shader.Interlock.class, "interlock");
            case "depth_layout" -> s.depthLayout = constant(Shader.DepthLayout.class, "depth layout");
            case "local_size" -> {
                s.localX = in.integer("the local size", Integer.MIN_VALUE);
                s.localY = in.integer("the local size", Integer.MIN_VALUE);
                s.localZ = in.integer("the local size", Integer.MIN_VALUE);
            }
            case "quads" -> s.quads = constant(Shader.Quads.class, "quads");
            case "shared_bytes" -> s.sharedBytes = in.integer("the shared bytes", Integer.MIN_VALUE);
            default -> throw in.error("'" + key + "' is no layout property, before " + in.shown());
        }
    }

    private void variable(List<Variable> list, Variable.Mode mode, String space) {
        in.expectMark("@", "and the variable's name");
        String name = in.name("the variable's name");
        in.expectMark(":", "before the variable's type");
        Type type = type();
        int length = 0;
        if (in.takeMark("[")) {
            length = in.integer("the array length", 1);
            in.expectMark("]", "after the array length");
        }
        Variable v = new Variable(mode, name, type, length);
        while (in.kind == Lexer.Kind.WORD && variableAttribute(v)) {
            // each call takes one attribute
        }
        list.add(v);
        declare(space, name, v);
    }

    private boolean variableAttribute(Variable v) {
        switch (in.text) {
            case "builtin" -> {
                in.next();
                v.builtin = constant(Builtin.class, "built-in");
                return true;
            }
            case "location" -> {
                in.next();
                v.location = in.integer("the location", Integer.MIN_VALUE);
                return true;
            }
            case "component" -> {
                in.next();
                v.component = in.integer("the component", Integer.MIN_VALUE);
                return true;
            }
            case "index" -> {
                in.next();
                v.index = in.integer("the index", Integer.MIN_VALUE);
                return true;
            }
            case "stream" -> {
                in.next();
                v.stream = in.integer("the stream", Integer.MIN_VALUE);
                return true;
            }
            case "viewport_relative" -> {
                in.next();
                v.viewportRelative = true;
                return true;
            }
            case "cylindrical" -> {
                in.next();
                v.cylindrical = in.integer("the mask", Integer.MIN_VALUE);
                return true;
            }
            case "init" -> {
                in.next();
                in.expectMark("(", "before the contents");
                v.initial = constants(v.type().kind());
                in.expectMark(")", "after the contents");
                return true;
            }
            case "per_vertex" -> v.perVertex = true;
            case "patch" -> v.patch = true;
            case "unsigned" -> v.unsigned = true;
            case "invariant" -> v.invariant = true;
            case "flat" -> v.interpolation = Interpolation.FLAT;
            case "smooth" -> v.smooth = true;
            case "noperspective" -> v.interpolation = Interpolation.NOPERSPECTIVE;
            case "centroid" -> v.place = Interpolation.Place.CENTROID;
            case "sample" -> v.place = Interpolation.Place.SAMPLE;
            default -> {
                return false;
            }
        }
        in.next();
        return true;
    }

    private void resource(Shader s, Resource.Kind kind) {
        in.expectMark("@", "and the resource's name");
        String name = in.name("the resource's name");
        if (!in.takeWord("binding")) throw in.expected("'binding'");
        int binding = in.integer("the binding", 0);
        int count = in.takeWord("count") ? in.integer("the count", 1) : 1;
        Resource r = new Resource(kind, name, binding, count);
        while (in.kind == Lexer.Kind.WORD && resourceAttribute(r)) {
            // each call takes one attribute
        }
        s.resources.add(r);
        declare("resource", name, r);
    }

    private boolean resourceAttribute(Resource r) {
        switch (in.text) {
            case "shape" -> {
                in.next();
                if (in.kind != Lexer.Kind.WORD && in.kind != Lexer.Kind.NUMBER) throw in.expected("a texture shape");
                try {
                    r.shape = TextureShape.parse(in.text);
                } catch (IllegalArgumentException e) {
                    throw in.expected("a texture shape (2d, cube_array ...)");
                }
            }
            case "kind" -> {
                in.next();
                r.texelKind = constant(ScalarKind.class, "scalar kind");
                return true;
            }
            case "unsigned" -> r.unsigned = true;
            case "shadow" -> r.shadow = true;
            case "size" -> {
                in.next();
                r.size = in.integer("the size", Integer.MIN_VALUE);
                return true;
            }
            case "read_only" -> r.readOnly = true;
            case "write_only" -> r.writeOnly = true;
            case "coherent" -> r.coherent = true;
            case "resident" -> r.resident = true;
            case "format" -> {
                in.next();
                r.format = in.string("the format's name as a string");
                return true;
            }
            default -> {
                return false;
            }
        }
        in.next();
        return true;
    }

    private Function function(Shader s) {
        in.expectMark("@", "and the function's name");
        String name = in.name("the function's name");
        values.clear();
        in.expectMark("(", "before the parameters");
        List<Value> params = new ArrayList<>();
        if (!in.isMark(")")) {
            do {
                params.add(definition());
            } while (in.takeMark(","));
        }
        in.expectMark(")", "after the parameters");
        List<Type> results = new ArrayList<>();
        if (in.takeMark("->")) {
            in.expectMark("(", "before the result types");
            do {
                results.add(type());
            } while (in.takeMark(","));
            in.expectMark(")", "after the result types");
        }
        Function f = new Function(name, List.of(), results);
        f.body().params.addAll(params);
        s.functions.add(f);
        declare("function", name, f);
        in.expectMark("{", "before the function's body");
        region(f.body(), 0);
        return f;
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private int valueNumber(String what) {
        if (in.kind != Lexer.Kind.VALUE) throw in.expected(what);
        try {
            int number = Integer.parseInt(in.text);
            in.next();
            return number;
        } catch (NumberFormatException e) {
            throw in.expected(what + " with a number");
        }
    }

    /** {@code %1.name: type}. */
    private Value definition() {
        int line = in.line;
        int column = in.column;
        int number = valueNumber("a value to define (%1: f32)");
        String name = in.takeMark(".") ? in.name("the value's name") : null;
        in.expectMark(":", "before the value's type");
        Value v = new Value(type());
        v.name = name;
        if (values.putIfAbsent(number, v) != null) {
            throw new IrParseException(line, column, "%" + number + " is defined twice");
        }
        return v;
    }

    private Value use() {
        int line = in.line;
        int column = in.column;
        int number = valueNumber("a value (%1)");
        Value v = values.get(number);
        if (v == null) throw new IrParseException(line, column, "%" + number + " is not defined before this use");
        return v;
    }

    private long[] constants(ScalarKind kind) {
        long[] bits = new long[4];
        int n = 0;
        do {
            if (n == bits.length) bits = java.util.Arrays.copyOf(bits, 2 * n);
            bits[n++] = constantBits(kind);
        } while (in.takeMark(","));
        return java.util.Arrays.copyOf(bits, n);
    }

    private long constantBits(ScalarKind kind) {
        if (in.kind != Lexer.Kind.NUMBER && in.kind != Lexer.Kind.WORD)
            throw in.expected("a constant of " + kind.text());
        String text = in.text;
        long bits;
        try {
            bits = text.startsWith("0x") ? Long.parseUnsignedLong(text.substring(2), 16) : decimal(kind, text);
        } catch (NumberFormatException e) {
            throw in.expected("a constant of " + kind.text());
        }
        in.next();
        return bits;
    }

    private static long decimal(ScalarKind kind, String text) {
        return switch (kind) {
            case BOOL ->
                switch (text) {
                    case "true" -> 1;
                    case "false" -> 0;
                    default -> throw new NumberFormatException(text);
                };
            case I32 -> Integer.parseInt(text);
            case I64 -> Long.parseLong(text);
            case F32 ->
                switch (text) {
                    case "inf" -> 0x7f800000L;
                    case "-inf" -> 0xff800000L;
                    default -> Integer.toUnsignedLong(Float.floatToRawIntBits(Float.parseFloat(text)));
                };
            case F64 ->
                switch (text) {
                    case "inf" -> 0x7ff0000000000000L;
                    case "-inf" -> 0xfff0000000000000L;
                    default -> Double.doubleToRawLongBits(Double.parseDouble(text));
                };
        };
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    /** Up to and with the closing brace. */
    private void region(Region region, int depth) {
        if (depth > MAX_NESTING) throw in.error("regions are nested more than " + MAX_NESTING + " deep");
        while (!in.takeMark("}")) {
            if (in.kind == Lexer.Kind.END) throw in.expected("an instruction or '}'");
            region.body.add(instr(depth));
        }
    }

    private Instr instr(int depth) {
        int line = in.line;
        int column = in.column;
        List<Value> results = List.of();
        if (in.kind == Lexer.Kind.VALUE) {
            results = new ArrayList<>();
            do {
                results.add(definition());
            } while (in.takeMark(","));
            in.expectMark("=", "after the results");
        }
        boolean precise = in.takeWord("precise");
        if (in.kind != Lexer.Kind.WORD) throw in.expected("an operation");
        Op op = Op.byText(in.text);
        if (op == null) throw in.expected("an operation");
        int opLine = in.line;
        in.next();
        Instr i = new Instr(op, results.toArray(new Value[0]), new Value[0]);
        i.precise = precise;
        boolean rawImm = false;
        if (in.takeMark(".")) {
            if (in.takeMark("#")) {
                i.imm = in.integer("the number after '.#'", Integer.MIN_VALUE);
                rawImm = true;
            } else {
                suffix(i);
            }
        }
        if (in.kind == Lexer.Kind.STRING) {
            i.intrinsic = in.text;
            in.next();
        }
        references(i, opLine);
        boolean sameLine = in.line == opLine;
        if (op == Op.CONST) {
            if (results.size() != 1) {
                throw new IrParseException(line, column, "const has " + results.size() + " results, must have one");
            }
            i.bits = constants(results.getFirst().type().kind());
        } else if (op == Op.LOOP && in.isMark("(")) {
            loopParams(i);
        } else if (op.isTexture() && !rawImm && sameLine && in.kind == Lexer.Kind.WORD) {
            texOperands(i);
        } else if (sameLine && in.kind == Lexer.Kind.VALUE) {
            operands(i);
        }
        if (in.isMark("{")) regions(i, depth);
        if (in.takeMark("!")) i.line = in.integer("the source line", Integer.MIN_VALUE);
        return i;
    }

    private void operands(Instr i) {
        List<Value> args = new ArrayList<>();
        do {
            args.add(use());
        } while (in.takeMark(","));
        i.args = args.toArray(new Value[0]);
    }

    /** Operands start on the operation's line: what begins the next line is the next instruction. */
    private void references(Instr i, int opLine) {
        if (i.op == Op.INTRINSIC) {
            while (in.line == opLine && in.kind == Lexer.Kind.WORD) {
                switch (in.text) {
                    case "input", "output", "local" -> {
                        String space = in.text;
                        in.next();
                        i.variable = (Variable) find(space);
                    }
                    case "resource" -> {
                        in.next();
                        i.resource = (Resource) find("resource");
                    }
                    default -> {
                        return;
                    }
                }
            }
        } else if (in.isMark("@")) {
            switch (i.op) {
                case LOAD_INPUT, INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> i.variable = (Variable) find("input");
                case LOAD_OUTPUT, LOAD_TARGET, STORE_OUTPUT -> i.variable = (Variable) find("output");
                case LOAD_LOCAL, STORE_LOCAL -> i.variable = (Variable) find("local");
                case CALL -> {
                    int line = in.line;
                    int column = in.column;
                    calls.add(new Call(i, reference("function"), line, column));
                }
                default -> i.resource = (Resource) find("resource");
            }
        }
    }

    private void loopParams(Instr loop) {
        in.next();
        Region region = new Region();
        List<Value> initial = new ArrayList<>();
        do {
            region.params.add(definition());
            in.expectMark("=", "before the parameter's first value");
            initial.add(use());
        } while (in.takeMark(","));
        in.expectMark(")", "after the loop's parameters");
        loop.args = initial.toArray(new Value[0]);
        loop.regions = new Region[] {region};
        if (!in.isMark("{")) throw in.expected("'{' before the loop's body");
    }

    private void texOperands(Instr i) {
        List<Value> args = new ArrayList<>();
        int mask = 0;
        do {
            TexOperand operand = constant(TexOperand.class, "texture operand");
            if (mask >= operand.bit()) throw in.error("texture operand '" + operand.text() + "' is out of order");
            mask |= operand.bit();
            args.add(use());
        } while (in.takeMark(","));
        i.imm |= mask;
        i.args = args.toArray(new Value[0]);
    }

    private void regions(Instr i, int depth) {
        List<Region> regions = new ArrayList<>();
        if (i.regions.length == 1) regions.add(i.regions[0]);
        else regions.add(new Region());
        in.next();
        region(regions.getFirst(), depth + 1);
        while (in.takeWord("else")) {
            in.expectMark("{", "after 'else'");
            Region region = new Region();
            region(region, depth + 1);
            regions.add(region);
        }
        i.regions = regions.toArray(new Region[0]);
    }

    private void suffix(Instr i) {
        if (in.kind != Lexer.Kind.WORD) throw in.expected("a suffix of '" + i.op.text() + "'");
        String text = in.text;
        Integer imm = switch (i.op) {
            case SWIZZLE -> components(text, true);
            case INSERT -> text.length() == 1 ? components(text, true) : null;
            case TEX_GATHER -> {
                Integer c = text.length() == 1 ? components(text, true) : null;
                yield c == null ? null : c << 16;
            }
            case STORE_OUTPUT, STORE_LOCAL, STORE_STORAGE, STORE_SHARED -> components(text, false);
            case DDX, DDY -> text.equals("coarse") ? (Integer) 1 : text.equals("fine") ? (Integer) 2 : null;
            case ATOMIC_STORAGE, ATOMIC_SHARED, IMAGE_ATOMIC -> {
                Integer found = null;
                for (AtomicOp a : AtomicOp.values()) {
                    if (a.text().equals(text)) found = a.ordinal();
                }
                yield found;
            }
            default -> null;
        };
        if (imm == null) throw in.expected("a suffix of '" + i.op.text() + "'");
        i.imm = imm;
        in.next();
    }

    /** Components as a swizzle or as a mask; null where the text is neither. */
    private static @Nullable Integer components(String text, boolean swizzle) {
        if (text.length() > 4) return null;
        int imm = 0;
        for (int k = 0; k < text.length(); k++) {
            int c = "xyzw".indexOf(text.charAt(k));
            if (c < 0) return null;
            if (swizzle) {
                imm |= c << 2 * k;
            } else {
                if (1 << c <= imm) return null;
                imm |= 1 << c;
            }
        }
        return imm;
    }
}
