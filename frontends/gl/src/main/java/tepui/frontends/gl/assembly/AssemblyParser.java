package tepui.frontends.gl.assembly;

import static tepui.frontends.gl.assembly.BindingNumbers.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyCode.Destination;
import tepui.frontends.gl.assembly.AssemblyCode.File;
import tepui.frontends.gl.assembly.AssemblyCode.Fog;
import tepui.frontends.gl.assembly.AssemblyCode.Instruction;
import tepui.frontends.gl.assembly.AssemblyCode.Operand;
import tepui.frontends.gl.assembly.AssemblyCode.Target;
import tepui.frontends.glsl.GlslLimits;

/**
 * Parser of programs of either language: their grammars differ in a few words (sections 2.14.2 and 3.11.2 of the
 * extensions). Any bytes give a program or an {@link AssemblyException}.
 */
public final class AssemblyParser {
    private static final Set<String> RESERVED =
            Set.of("ALIAS", "ATTRIB", "END", "OPTION", "OUTPUT", "PARAM", "TEMP", "program", "result", "state");
    private static final Set<String> OF_VERTICES = Set.of("ADDRESS", "vertex");
    private static final Set<String> OF_FRAGMENTS = Set.of("fragment", "texture");

    private final Lexer in;
    /** The precision that was asked for. */
    private String hint = "";

    private final boolean fragments;
    private final GlslLimits limits;
    private final AssemblyCode code;
    private final StateParser bindings;
    /** Bindings of arrays that address registers index. */
    private final Set<Parameter> indexed = new HashSet<>();

    private final Map<String, Symbol> names = new HashMap<>();
    /** Vertex attributes by the generic number that they share: 1 for the conventional, 2 for the generic one. */
    private final int[] aliased = new int[16];

    public AssemblyParser(byte[] text, boolean fragments, GlslLimits limits) {
        this.in = new Lexer(text);
        this.fragments = fragments;
        this.limits = limits;
        this.code = new AssemblyCode(fragments);
        this.bindings = new StateParser(in, fragments);
    }

    public AssemblyCode parse() throws AssemblyException {
        in.header(fragments ? "!!ARBfp1.0" : "!!ARBvp1.0");
        while (in.peekName().equals("OPTION")) option();
        while (true) {
            int at = in.position();
            String word = in.name("a statement or END");
            if (word.equals("END")) break;
            statement(at, word);
            in.expect(';');
        }
        if (code.parameters.size() > AssemblyLimits.BINDINGS) {
            throw in.error(
                    in.end(),
                    "there are " + code.parameters.size() + " parameters, at most " + AssemblyLimits.BINDINGS
                            + " are possible");
        }
        if (code.positionInvariant && code.results.contains(POSITION)) {
            throw in.error(in.end(), "a position invariant program has no result.position");
        }
        return code;
    }

    private void option() throws AssemblyException {
        in.name("OPTION");
        int at = in.position();
        String name = in.name("an option");
        switch (name) {
            case "ARB_precision_hint_nicest", "ARB_precision_hint_fastest" -> {
                if (!fragments) throw noOption(at, name);
                if (!hint.isEmpty() && !hint.equals(name)) throw in.error(at, "there is another hint");
                hint = name;
            }
            case "ARB_fragment_coord_origin_upper_left" -> {
                if (!fragments) throw noOption(at, name);
                code.upperLeft = true;
            }
            case "ARB_fragment_coord_pixel_center_integer" -> {
                if (!fragments) throw noOption(at, name);
                code.integerCenters = true;
            }
            case "ARB_fog_linear" -> fog(at, Fog.LINEAR);
            case "ARB_fog_exp" -> fog(at, Fog.EXP);
            case "ARB_fog_exp2" -> fog(at, Fog.EXP2);
            case "ARB_fragment_program_shadow" -> {
                if (!fragments) throw noOption(at, name);
                code.shadows = true;
            }
            case "ARB_draw_buffers", "ATI_draw_buffers" -> {
                if (!fragments) throw noOption(at, name);
                code.drawBuffers = true;
            }
            case "ARB_position_invariant" -> {
                if (fragments) throw noOption(at, name);
                code.positionInvariant = true;
            }
            default -> throw noOption(at, name);
        }
        in.expect(';');
    }

    private AssemblyException noOption(int at, String name) {
        return in.error(at, "there is no option " + name);
    }

    private void fog(int at, Fog fog) throws AssemblyException {
        if (!fragments) throw noOption(at, "of fog");
        if (code.fog != Fog.NONE && code.fog != fog) throw in.error(at, "there is another option of fog");
        code.fog = fog;
    }

    // ---- statements ------------------------------------------------------------------------------------------------

    private void statement(int at, String word) throws AssemblyException {
        switch (word) {
            case "ATTRIB" -> {
                String name = newName();
                in.expect('=');
                int from = in.position();
                if (!in.name("a binding").equals(source())) throw in.error(from, "'" + source() + "' is missing");
                names.put(name, new Symbol.Attribute(attribute()));
            }
            case "PARAM" -> parameter();
            case "TEMP" -> {
                do {
                    int from = in.position();
                    String name = newName();
                    if (code.temporaries == AssemblyLimits.TEMPORARIES)
                        throw in.error(from, "there are too many temporaries");
                    names.put(name, new Symbol.Temporary(code.temporaries++));
                } while (in.take(','));
            }
            case "ADDRESS" -> {
                if (fragments) throw in.error(at, "there are no address registers here");
                do {
                    int from = in.position();
                    String name = newName();
                    if (code.addresses == AssemblyLimits.ADDRESS_REGISTERS) {
                        throw in.error(from, "there are too many address registers");
                    }
                    names.put(name, new Symbol.Address(code.addresses++));
                } while (in.take(','));
            }
            case "OUTPUT" -> {
                String name = newName();
                in.expect('=');
                int from = in.position();
                if (!in.name("a result").equals("result")) throw in.error(from, "'result' is missing");
                names.put(name, new Symbol.Result(result()));
            }
            case "ALIAS" -> {
                String name = newName();
                in.expect('=');
                int from = in.position();
                names.put(name, known(from, in.name("a name")));
            }
            default -> instruction(at, word);
        }
    }

    private String source() {
        return fragments ? "fragment" : "vertex";
    }

    private String newName() throws AssemblyException {
        int at = in.position();
        String name = in.name("a name");
        boolean reserved = RESERVED.contains(name) || (fragments ? OF_FRAGMENTS : OF_VERTICES).contains(name);
        if (reserved || opcode(name) != null) throw in.error(at, "'" + name + "' is reserved");
        if (names.containsKey(name)) throw in.error(at, "'" + name + "' is declared already");
        return name;
    }

    private Symbol known(int at, String name) throws AssemblyException {
        Symbol s = names.get(name);
        if (s == null) throw in.error(at, "'" + name + "' is not declared");
        return s;
    }

    private void parameter() throws AssemblyException {
        String name = newName();
        if (!in.take('[')) {
            in.expect('=');
            names.put(name, new Symbol.Value(item(false).getFirst()));
            return;
        }
        int at = in.position();
        boolean sized = !in.sees(']');
        int size = sized ? in.integer("a size", AssemblyLimits.BINDINGS) : 0;
        if (sized && size == 0) throw in.error(at, "the size is 0");
        in.expect(']');
        in.expect('=');
        in.expect('{');
        List<Parameter> all = new ArrayList<>();
        do {
            int from = in.position();
            all.addAll(item(true));
            if (all.size() > AssemblyLimits.BINDINGS) throw in.error(from, "there are too many parameters");
        } while (in.take(','));
        in.expect('}');
        if (sized && all.size() != size) {
            throw in.error(at, "the size is " + size + ", there are " + all.size() + " values");
        }
        names.put(name, new Symbol.Array(List.copyOf(all)));
    }

    /** The bindings of a parameter. */
    private List<Parameter> item(boolean ranges) throws AssemblyException {
        String word = in.peekName();
        if (word.equals("state")) {
            in.name("state");
            return bindings.state(ranges);
        }
        if (word.equals("program")) {
            in.name("program");
            return bindings.program(ranges);
        }
        return List.of(bindings.constant());
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    private @Nullable Opcode opcode(String word) {
        boolean saturated = fragments && word.endsWith("_SAT");
        Opcode op = Opcode.of(saturated ? word.substring(0, word.length() - 4) : word);
        if (op == null || !op.isOf(fragments) || saturated && op == Opcode.KIL) return null;
        return op;
    }

    private void instruction(int at, String word) throws AssemblyException {
        Opcode op = opcode(word);
        if (op == null) throw in.error(at, "'" + word + "' is no instruction of this language");
        if (code.instructions.size() == AssemblyLimits.INSTRUCTIONS)
            throw in.error(at, "there are too many instructions");
        Destination to = new Destination(File.TEMPORARY, 0, 0);
        if (op == Opcode.ARL) to = address();
        else if (op != Opcode.KIL) to = destination();
        List<Operand> from = new ArrayList<>();
        for (int i = 0; i < op.operands.length(); i++) {
            if (i > 0 || op != Opcode.KIL) in.expect(',');
            from.add(
                    switch (op.operands.charAt(i)) {
                        case 's' -> operand(true);
                        case 'x' -> extended();
                        default -> operand(false);
                    });
        }
        int unit = op.isTexture() && op != Opcode.KIL ? texture() : 0;
        code.instructions.add(new Instruction(op, word.endsWith("_SAT"), to, from, unit));
    }

    private Destination address() throws AssemblyException {
        int at = in.position();
        if (!(known(at, in.name("an address register")) instanceof Symbol.Address a)) {
            throw in.error(at, "that is no address register");
        }
        component();
        return new Destination(File.ADDRESS, a.index(), 1);
    }

    /** The .x of an address register. */
    private void component() throws AssemblyException {
        in.expect('.');
        int at = in.position();
        if (!in.name("a component").equals("x")) throw in.error(at, "address registers have x only");
    }

    private Destination destination() throws AssemblyException {
        int at = in.position();
        String word = in.name("a destination");
        File file;
        int index;
        if (word.equals("result")) {
            file = File.RESULT;
            index = result();
        } else {
            switch (known(at, word)) {
                case Symbol.Temporary t -> {
                    file = File.TEMPORARY;
                    index = t.index();
                }
                case Symbol.Result r -> {
                    file = File.RESULT;
                    index = r.index();
                }
                default -> throw in.error(at, "'" + word + "' cannot be written");
            }
        }
        int mask = 15;
        if (in.take('.')) {
            int from = in.position();
            mask = 0;
            int[] s = selectors(from, in.name("a mask"));
            for (int i = 0; i < s.length; i++) {
                if (i > 0 && s[i] <= s[i - 1]) throw in.error(from, "a mask's components are in order");
                mask |= 1 << s[i];
            }
        }
        return new Destination(file, index, mask);
    }

    /** One to four components of one set of names. */
    private int[] selectors(int at, String word) throws AssemblyException {
        boolean colors = fragments && "rgba".indexOf(word.charAt(0)) >= 0;
        int[] s = new int[word.length()];
        for (int i = 0; i < s.length; i++) {
            s[i] = (colors ? "rgba" : "xyzw").indexOf(word.charAt(i));
            if (s[i] < 0 || i > 3) throw in.error(at, "'" + word + "' are no components");
        }
        return s;
    }

    private Operand operand(boolean scalar) throws AssemblyException {
        boolean negated = in.take('-');
        if (!negated) in.take('+');
        int start = in.position();
        Operand o = register();
        int[] swizzle = {0, 1, 2, 3};
        if (in.take('.')) {
            int at = in.position();
            String word = in.name("components");
            int[] s = selectors(at, word);
            if (s.length != 1 && (scalar || s.length != 4)) {
                throw in.error(
                        at, "'" + word + (scalar ? "' is not one component" : "' are not one or four components"));
            }
            swizzle = s.length == 4 ? s : new int[] {s[0], s[0], s[0], s[0]};
        } else if (scalar) {
            throw in.error(start, "a component is missing");
        }
        return new Operand(o.file(), o.index(), o.address(), swizzle, negated ? 15 : 0);
    }

    private Operand extended() throws AssemblyException {
        Operand o = register();
        int[] swizzle = new int[4];
        int negated = 0;
        boolean colors = false;
        boolean named = false;
        for (int i = 0; i < 4; i++) {
            in.expect(',');
            if (in.take('-')) negated |= 1 << i;
            else in.take('+');
            int at = in.position();
            if (in.seesNumber()) {
                swizzle[i] = AssemblyCode.ZERO + in.integer("0 or 1", 1);
                continue;
            }
            String word = in.name("a component, 0 or 1");
            int[] s = selectors(at, word);
            boolean color = "rgba".contains(word);
            if (named && color != colors) throw in.error(at, "the components are of two kinds");
            colors = color;
            named = true;
            if (s.length != 1) throw in.error(at, "that is not one component");
            swizzle[i] = s[0];
        }
        return new Operand(o.file(), o.index(), o.address(), swizzle, negated);
    }

    private static Operand read(File file, int index, int register) {
        return new Operand(file, index, register, new int[] {0, 1, 2, 3}, 0);
    }

    private Operand register() throws AssemblyException {
        int at = in.position();
        String word = in.peekName();
        if (word.isEmpty()) {
            if (!in.seesNumber() && !in.sees('{')) throw in.error(at, "an operand is missing");
            return read(File.PARAMETER, code.place(bindings.constant()), 0);
        }
        if (word.equals("state") || word.equals("program")) {
            return read(File.PARAMETER, code.place(item(false).getFirst()), 0);
        }
        in.name("an operand");
        if (word.equals(source())) return read(File.ATTRIBUTE, attribute(), 0);
        return switch (known(at, word)) {
            case Symbol.Temporary t -> read(File.TEMPORARY, t.index(), 0);
            case Symbol.Attribute a -> read(File.ATTRIBUTE, a.index(), 0);
            case Symbol.Value v -> read(File.PARAMETER, code.place(v.parameter()), 0);
            case Symbol.Array a -> element(a);
            default -> throw in.error(at, "'" + word + "' cannot be read");
        };
    }

    private Operand element(Symbol.Array array) throws AssemblyException {
        in.expect('[');
        int at = in.position();
        Operand o;
        if (in.seesNumber()) {
            int i = in.integer("an index", array.parameters.size() - 1);
            o = read(File.PARAMETER, code.place(array.parameters.get(i)), 0);
        } else {
            if (!(known(at, in.name("an index")) instanceof Symbol.Address a)) {
                throw in.error(at, "that is no address register");
            }
            component();
            int offset = 0;
            if (in.take('+')) offset = in.integer("an offset", 63);
            else if (in.take('-')) offset = -in.integer("an offset", 64);
            if (array.block < 0) {
                for (Parameter p : array.parameters) {
                    boolean constant = p.source() == Parameter.Source.CONSTANT;
                    if (!constant && !indexed.add(p))
                        throw in.error(at, "a parameter is bound twice in arrays that registers index");
                }
                array.block = code.block(array.parameters);
            }
            o = read(File.RELATIVE, array.block + offset, a.index());
        }
        in.expect(']');
        return o;
    }

    private int texture() throws AssemblyException {
        in.expect(',');
        int at = in.position();
        if (!in.name("a texture").equals("texture")) throw in.error(at, "'texture' is missing");
        int unit = 0;
        if (in.take('[')) {
            unit = in.integer("a texture unit", Math.min(limits.textureUnits, 32) - 1);
            in.expect(']');
        }
        in.expect(',');
        int from = in.position();
        String word = in.target();
        for (Target t : Target.values()) {
            if (!t.word.equals(word) || t.shadow && !code.shadows) continue;
            Target before = code.targets.putIfAbsent(unit, t);
            if (before != null && before != t) {
                throw in.error(from, "texture unit " + unit + " is " + before.word + " elsewhere");
            }
            return unit;
        }
        throw in.error(from, "'" + word + "' is no texture target");
    }

    // ---- attributes and results ------------------------------------------------------------------------------------

    /** After {@code vertex} or {@code fragment}: the number of what is bound. */
    private int attribute() throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String word = in.name("an attribute");
        int number = switch (word) {
            case "position" -> POSITION;
            case "color" -> secondary() ? SECONDARY : COLOR;
            case "fogcoord" -> FOG;
            case "texcoord" -> TEXTURE + optionalIndex("a texture coordinate", AssemblyLimits.UNITS - 1);
            case "normal" -> fragments ? -1 : NORMAL;
            case "attrib" -> fragments ? -1 : GENERIC + index("an attribute", AssemblyLimits.VERTEX_ATTRIBS - 1);
            default -> -1;
        };
        if (number < 0) throw in.error(at, "'" + word + "' is no attribute");
        if (!fragments) {
            boolean generic = number >= GENERIC;
            int slot = generic ? number - GENERIC : number;
            aliased[slot] |= generic ? 2 : 1;
            if (aliased[slot] == 3) throw in.error(at, "attribute " + slot + " is bound by both of its names");
            // Generic attribute 0 is the position.
            if (slot == 0) number = POSITION;
        }
        if (code.attributes.add(number)) code.attribs++;
        return number;
    }

    private int index(String what, int most) throws AssemblyException {
        in.expect('[');
        int i = in.integer(what, most);
        in.expect(']');
        return i;
    }

    private int optionalIndex(String what, int most) throws AssemblyException {
        return in.sees('[') ? index(what, most) : 0;
    }

    /** Takes {@code .primary} or {@code .secondary}, if one is next: a name after a dot may be a swizzle as well. */
    private boolean secondary() {
        if (in.takeDotted("secondary")) return true;
        in.takeDotted("primary");
        return false;
    }

    /** After {@code result}. */
    private int result() throws AssemblyException {
        in.expect('.');
        int at = in.position();
        String word = in.name("a result");
        int number = fragments ? resultOfFragments(at, word) : resultOfVertices(at, word);
        code.results.add(number);
        return number;
    }

    private int resultOfFragments(int at, String word) throws AssemblyException {
        return switch (word) {
            case "color" -> {
                if (!in.sees('[')) yield 0;
                if (!code.drawBuffers)
                    throw in.error(in.position(), "one colour is the only one without ARB_draw_buffers");
                yield index("a draw buffer", limits.drawBuffers - 1);
            }
            case "depth" -> DEPTH;
            default -> throw in.error(at, "'" + word + "' is no result");
        };
    }

    private int resultOfVertices(int at, String word) throws AssemblyException {
        return switch (word) {
            case "position" -> {
                if (code.positionInvariant) throw in.error(at, "the program is position invariant");
                yield POSITION;
            }
            case "color" -> {
                boolean back = in.takeDotted("back");
                if (!back) in.takeDotted("front");
                boolean second = secondary();
                yield back ? second ? BACK_SECONDARY : BACK : second ? FRONT_SECONDARY : FRONT;
            }
            case "fogcoord" -> FOG_RESULT;
            case "pointsize" -> POINT_SIZE;
            case "texcoord" -> TEXTURE + optionalIndex("a texture coordinate", AssemblyLimits.UNITS - 1);
            default -> throw in.error(at, "'" + word + "' is no result");
        };
    }
}
