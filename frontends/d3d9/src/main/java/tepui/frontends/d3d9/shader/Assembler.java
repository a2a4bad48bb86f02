package tepui.frontends.d3d9.shader;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tepui.frontends.d3d9.shader.Bytecode.Modifier;

/**
 * Assembler of text to tokens, for all versions, in the form of the API's documentation: one instruction a line, comments behind {@code ;} and
 * {@code //}. Any text gives tokens or a {@link ShaderException} that names the line; whether they are a legal program is for
 * {@link ShaderReader} to say.
 */
public final class Assembler {
    private final List<Integer> out = new ArrayList<>();
    private boolean pixel;
    private int version;
    private int line;
    private String text = "";
    private int at;

    private Assembler() {}

    /** The tokens of a program. */
    public static int[] assemble(String source) throws ShaderException {
        Assembler a = new Assembler();
        for (String l : source.split("\n", -1)) {
            a.line++;
            a.line(l);
        }
        if (a.version == 0) throw new ShaderException("line 1: a program begins with its version, such as vs_2_0");
        a.out.add(0xffff);
        return a.out.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The tokens of a legal program; an exception says what is wrong otherwise. */
    public static int[] words(String source) {
        try {
            int[] tokens = assemble(source);
            ShaderReader.read(tokens);
            return tokens;
        } catch (ShaderException e) {
            throw new IllegalArgumentException("Assembler: " + e.getMessage(), e);
        }
    }

    private ShaderException wrong(String what) {
        return new ShaderException("line " + line + ": " + what);
    }

    private void line(String l) throws ShaderException {
        int end = l.length();
        int comment = l.indexOf("//");
        if (comment >= 0) end = comment;
        comment = l.indexOf(';');
        if (comment >= 0) end = Math.min(end, comment);
        // Letters of either case mean the same, but for the names that are written with both.
        text = l.substring(0, end).strip();
        at = 0;
        if (text.isEmpty()) return;
        if (version == 0) version();
        else instruction();
    }

    private void version() throws ShaderException {
        String t = text.toLowerCase(Locale.ROOT).replace('.', '_');
        pixel = t.startsWith("ps_");
        version = switch (t.length() > 3 && (pixel || t.startsWith("vs_")) ? t.substring(3) : "") {
            case "1_0" -> 0x100;
            case "1_1" -> 0x101;
            case "1_2" -> 0x102;
            case "1_3" -> 0x103;
            case "1_4" -> 0x104;
            case "2_0" -> 0x200;
            case "2_x", "2_1", "2_a", "2_b", "2_sw" -> 0x201;
            case "3_0", "3_sw" -> 0x300;
            default -> throw wrong("'" + text + "' is no version; vs_1_1 to ps_3_0 are");
        };
        // Versions for software vertex processing have the number 255 behind the point.
        boolean software = t.endsWith("_sw");
        out.add((pixel ? 0xffff0000 : 0xfffe0000) | (software ? version | 0xff : version));
    }

    // ---- words

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean take(char c) {
        space();
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private String word() {
        space();
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) at++;
        return text.substring(start, at);
    }

    private void comma() throws ShaderException {
        if (!take(',')) throw wrong("a comma must stand at column " + (at + 1));
    }

    // ---- instructions

    private void instruction() throws ShaderException {
        int predicate = 0;
        if (take('(')) {
            predicate = source(false);
            if (!take(')')) throw wrong("the predicate is not closed");
        }
        boolean coissue = take('+');
        String[] parts = word().toLowerCase(Locale.ROOT).split("_");
        if (parts.length == 0) throw wrong("'_' is no instruction");
        String name = parts[0];
        if (name.equals("dcl")) {
            declaration(parts);
            end();
            return;
        }
        int control = 0;
        Opcode op;
        int modifiers = 0;
        switch (name) {
            case "texld", "texldp", "texldb" -> {
                op = Opcode.TEX;
                control = name.equals("texldp") ? 1 : name.equals("texldb") ? 2 : 0;
            }
            case "texcrd" -> op = Opcode.TEXCOORD;
            case "if" -> op = parts.length > 1 ? Opcode.IFC : Opcode.IF;
            case "break" -> op = parts.length > 1 ? Opcode.BREAKC : Opcode.BREAK;
            default -> op = opcode(name);
        }
        for (int i = 1; i < parts.length; i++) {
            int compare = comparison(parts[i]);
            if (compare > 0) control = compare;
            else modifiers |= modifier(parts[i]);
        }
        int start = out.size();
        out.add(0);
        if (op.isDefinition()) {
            definition(op);
        } else {
            boolean first = true;
            if (op.writes) {
                destination(modifiers);
                first = false;
            }
            // The predicate's token stands behind the destination's.
            if (predicate != 0) out.add(predicate);
            space();
            while (at < text.length()) {
                if (!first) comma();
                source(true);
                first = false;
                space();
            }
        }
        end();
        int length = version >= 0x200 ? out.size() - start - 1 : 0;
        out.set(
                start,
                op.code | control << 16 | length << 24 | (predicate != 0 ? 1 << 28 : 0) | (coissue ? 1 << 30 : 0));
    }

    private void end() throws ShaderException {
        space();
        if (at < text.length()) throw wrong("'" + text.substring(at) + "' is left over");
    }

    private Opcode opcode(String name) throws ShaderException {
        for (Opcode o : Opcode.values()) {
            if (o.text.equals(name)) return o;
        }
        throw wrong("'" + name + "' is no instruction");
    }

    private static int comparison(String s) {
        for (int i = 1; i < Disassembler.COMPARISONS.length; i++) {
            if (Disassembler.COMPARISONS[i].equals("_" + s)) return i;
        }
        return 0;
    }

    private int modifier(String m) throws ShaderException {
        return switch (m) {
            case "sat" -> 1 << 20;
            case "pp" -> 2 << 20;
            case "centroid" -> 4 << 20;
            case "x2" -> 1 << 24;
            case "x4" -> 2 << 24;
            case "x8" -> 3 << 24;
            case "d2" -> 15 << 24;
            case "d4" -> 14 << 24;
            case "d8" -> 13 << 24;
            default -> throw wrong("'_" + m + "' is no modifier");
        };
    }

    private void declaration(String[] parts) throws ShaderException {
        int semantic = 0x80000000;
        int modifiers = 0;
        for (int i = 1; i < parts.length; i++) {
            String p = parts[i];
            switch (p) {
                case "2d" -> semantic |= 2 << 27;
                case "cube" -> semantic |= 3 << 27;
                case "volume" -> semantic |= 4 << 27;
                case "pp", "centroid" -> modifiers |= modifier(p);
                default -> semantic |= usage(p);
            }
        }
        int start = out.size();
        out.add(0);
        out.add(semantic);
        destination(modifiers);
        int length = version >= 0x200 ? 2 : 0;
        out.set(start, Opcode.DCL.code | length << 24);
    }

    private int usage(String p) throws ShaderException {
        int digits = p.length();
        while (digits > 0 && Character.isDigit(p.charAt(digits - 1))) digits--;
        String name = p.substring(0, digits);
        int index = digits == p.length() ? 0 : integer(p.substring(digits));
        for (int i = 0; i < Disassembler.USAGES.length; i++) {
            if (Disassembler.USAGES[i].equals(name)) return i | (index & 15) << 16;
        }
        throw wrong("'" + p + "' is no usage");
    }

    private int integer(String s) throws ShaderException {
        try {
            return Integer.decode(s);
        } catch (NumberFormatException e) {
            throw wrong("'" + s + "' is no number");
        }
    }

    private void definition(Opcode op) throws ShaderException {
        destination(0);
        int count = op == Opcode.DEFB ? 1 : 4;
        for (int i = 0; i < count; i++) {
            comma();
            space();
            int start = at;
            while (at < text.length() && text.charAt(at) != ',' && !Character.isWhitespace(text.charAt(at))) at++;
            String v = text.substring(start, at);
            if (op == Opcode.DEFI) out.add(integer(v));
            else if (op == Opcode.DEFB) out.add(v.equalsIgnoreCase("true") || v.equals("1") ? 1 : 0);
            else if (v.startsWith("0x")) out.add(bits(v));
            else out.add(Float.floatToRawIntBits(number(v)));
        }
    }

    private int bits(String v) throws ShaderException {
        try {
            return Integer.parseUnsignedInt(v.substring(2), 16);
        } catch (NumberFormatException e) {
            throw wrong("'" + v + "' is no number");
        }
    }

    private float number(String v) throws ShaderException {
        try {
            return Float.parseFloat(v);
        } catch (NumberFormatException e) {
            throw wrong("'" + v + "' is no number");
        }
    }

    // ---- operands

    private void destination(int modifiers) throws ShaderException {
        int place = out.size();
        out.add(0);
        int token = register();
        int mask = 15;
        if (take('.')) {
            mask = 0;
            String w = word();
            for (int i = 0; i < w.length(); i++) mask |= 1 << component(w.charAt(i));
        }
        out.set(place, token | mask << 16 | modifiers);
    }

    private int component(char c) throws ShaderException {
        int k = "xyzw".indexOf(Character.toLowerCase(c));
        if (k < 0) k = "rgba".indexOf(Character.toLowerCase(c));
        if (k < 0) throw wrong("'" + c + "' is no component");
        return k;
    }

    private int source(boolean emit) throws ShaderException {
        boolean negate = take('-');
        boolean not = take('!');
        boolean complement = false;
        space();
        if (text.startsWith("1", at) && text.substring(at + 1).stripLeading().startsWith("-")) {
            at = text.indexOf('-', at) + 1;
            complement = true;
        }
        int place = out.size();
        out.add(0);
        int token = register();
        Modifier m = not ? Modifier.NOT : complement ? Modifier.COMPLEMENT : negate ? Modifier.NEGATE : Modifier.NONE;
        // The modifier stands behind the register, and so in the same word: register() stops at it.
        space();
        if (at < text.length() && text.charAt(at) == '_') {
            String w = word();
            m = switch (w) {
                case "_bias" -> negate ? Modifier.BIAS_NEGATE : Modifier.BIAS;
                case "_bx2" -> negate ? Modifier.SIGN_NEGATE : Modifier.SIGN;
                case "_x2" -> negate ? Modifier.X2_NEGATE : Modifier.X2;
                case "_dz", "_db" -> Modifier.DZ;
                case "_dw", "_da" -> Modifier.DW;
                case "_abs" -> negate ? Modifier.ABS_NEGATE : Modifier.ABS;
                default -> throw wrong("'" + w + "' is no modifier of a source");
            };
        }
        int swizzle = Bytecode.Source.IDENTITY;
        if (take('.')) {
            String w = word();
            if (w.isEmpty() || w.length() > 4) throw wrong("'." + w + "' is no swizzle");
            swizzle = 0;
            for (int i = 0; i < 4; i++) swizzle |= component(w.charAt(Math.min(i, w.length() - 1))) << 2 * i;
        }
        int result = token | swizzle << 16 | m.ordinal() << 24;
        if (emit) {
            out.set(place, result);
        } else {
            out.subList(place, place + 1).clear();
        }
        return result;
    }

    private static int file(RegisterFile f, int number) {
        // Constants from 2048 on have files of their own, three of them.
        int n = f == RegisterFile.CONST && number > 0x7ff ? 10 + number / 2048 : f.number();
        return 0x80000000 | (n & 7) << 28 | (n & 0x18) << 8 | number & 0x7ff;
    }

    /** The token of a register; a relative one adds the token of its address behind the place that the caller keeps. */
    private int register() throws ShaderException {
        space();
        int start = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) at++;
        String letters = text.substring(start, at);
        int digits = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        String number = text.substring(digits, at);
        switch (letters) {
            case "oPos" -> {
                return file(RegisterFile.RASTER_OUT, 0);
            }
            case "oFog" -> {
                return file(RegisterFile.RASTER_OUT, 1);
            }
            case "oPts" -> {
                return file(RegisterFile.RASTER_OUT, 2);
            }
            case "oDepth" -> {
                return file(RegisterFile.DEPTH_OUT, 0);
            }
            case "aL" -> {
                return file(RegisterFile.LOOP, 0);
            }
            case "vPos" -> {
                return file(RegisterFile.MISC, 0);
            }
            case "vFace" -> {
                return file(RegisterFile.MISC, 1);
            }
            default -> {}
        }
        RegisterFile f = switch (letters) {
            case "r" -> RegisterFile.TEMP;
            case "v" -> RegisterFile.INPUT;
            case "c" -> RegisterFile.CONST;
            case "a" -> RegisterFile.ADDRESS;
            case "t" -> RegisterFile.TEXTURE;
            case "oD" -> RegisterFile.COLOR_ATTRIBUTE;
            case "oT" -> RegisterFile.TEXCOORD_OUT;
            case "o" -> RegisterFile.OUTPUT;
            case "i" -> RegisterFile.CONSTINT;
            case "oC" -> RegisterFile.COLOR_OUT;
            case "s" -> RegisterFile.SAMPLER;
            case "b" -> RegisterFile.CONSTBOOL;
            case "l" -> RegisterFile.LABEL;
            case "p" -> RegisterFile.PREDICATE;
            default -> throw wrong("'" + letters + number + "' is no register");
        };
        int n = number.isEmpty() ? 0 : integer(strip(number));
        int most = f == RegisterFile.CONST && !pixel ? ConstantUse.SOFTWARE_REGISTERS - 1 : 0x7ff;
        if (n > most) throw wrong(letters + number + " is too large a number");
        if (!take('[')) {
            if (number.isEmpty()) throw wrong("'" + letters + "' has no number");
            return file(f, n);
        }
        return file(f, n + relative()) | 1 << 13;
    }

    private static String strip(String digits) {
        String s = digits.replaceFirst("^0+(?=.)", "");
        return s.length() > 9 ? "999999999" : s;
    }

    /** Reads an address in brackets: a register and a number, in any order. */
    private int relative() throws ShaderException {
        int n = 0;
        boolean address = false;
        do {
            space();
            if (at < text.length() && Character.isDigit(text.charAt(at))) {
                n = integer(strip(word()));
                continue;
            }
            int token = register();
            int component = 0;
            if (take('.')) component = component(word().concat(" ").charAt(0));
            address = true;
            if (version >= 0x200) out.add(token | component * 0x55 << 16);
        } while (take('+'));
        if (!address) throw wrong("there is no address between the brackets");
        if (!take(']')) throw wrong("the bracket is not closed");
        if (n > 0x7ff) throw wrong(n + " is too large a number");
        return n;
    }
}
