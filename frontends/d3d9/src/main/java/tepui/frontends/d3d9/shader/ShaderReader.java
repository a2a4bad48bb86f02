package tepui.frontends.d3d9.shader;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Definition;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Modifier;
import tepui.frontends.d3d9.shader.Bytecode.Relative;
import tepui.frontends.d3d9.shader.Bytecode.Source;

/**
 * Reader of tokens. Any array gives a program or a {@link ShaderException} that names the token: nothing is read past the end, no register
 * outside of its file, no block left open. What the tokens say is then held against the version by {@link ProgramRules}.
 */
public final class ShaderReader {
    private static final int END = 0xffff;
    private static final int COMMENT = 0xfffe;
    private static final int MOST_TOKENS = 1 << 20;

    private final int[] t;
    private int at;
    private final Bytecode code;
    private final boolean pixel;
    private final int version;

    private ShaderReader(int[] tokens, boolean pixel, int version, boolean software) {
        t = tokens;
        this.pixel = pixel;
        this.version = version;
        code = new Bytecode(pixel, version, software, cut(tokens, pixel, version));
    }

    /** The program that tokens hold; one of a version for software processing has the constants of that. */
    public static ShaderProgram read(int[] tokens) throws ShaderException {
        return read(tokens, tokens.length > 0 && isSoftware(tokens[0]));
    }

    /** Is that the first token of a program for software vertex processing alone? */
    private static boolean isSoftware(int token) {
        return token == 0xfffe02ff || token == 0xfffe03ff;
    }

    /**
     * The program that tokens hold.
     *
     * @param software the constants of software vertex processing are there, and its versions
     */
    public static ShaderProgram read(int[] tokens, boolean software) throws ShaderException {
        if (tokens.length < 2)
            throw new ShaderException(
                    "token 0: a program has a version and an end, there are " + tokens.length + " tokens");
        int kind = tokens[0] >>> 16;
        int version = tokens[0] & 0xffff;
        boolean pixel = kind == 0xffff;
        boolean known = pixel
                ? version >= 0x100 && version <= 0x104 || version == 0x200 || version == 0x201 || version == 0x300
                : kind == 0xfffe
                        && (version == 0x100
                                || version == 0x101
                                || version == 0x200
                                || version == 0x201
                                || version == 0x300);
        // 2.x is written 2.1 by assemblers; "software" versions are 2.255 and 3.255.
        if (!known && kind >= 0xfffe && (version == 0x2ff || version == 0x3ff)) {
            version = version & 0xff00 | (version >> 8 == 2 ? 1 : 0);
            known = true;
        }
        if (!known) {
            throw new ShaderException("token 0: version is 0x" + Integer.toHexString(tokens[0])
                    + ", must be a vertex shader of 1.0 to 3.0 or a pixel shader of 1.0 to 3.0");
        }
        if (isSoftware(tokens[0]) && !software) {
            throw new ShaderException("token 0: version is 0x" + Integer.toHexString(tokens[0])
                    + ", which needs a device of software or mixed vertex processing");
        }
        ShaderReader r = new ShaderReader(tokens, pixel, version, software);
        r.run();
        ProgramRules.check(r.code);
        ShaderProgram near = new ShaderProgram(r.code, ConstantUse.of(r.code, ConstantUse.REGISTERS));
        return near.isSoftware() ? near.far() : near;
    }

    private static int[] cut(int[] tokens, boolean pixel, int version) {
        int at = 1;
        while (at < tokens.length && tokens[at] != END) {
            int op = tokens[at] & 0xffff;
            if (op == COMMENT) at += 1 + (tokens[at] >>> 16 & 0x7fff);
            else if (op == Opcode.DEF.code || op == Opcode.DEFI.code) at += 6;
            else if (op == Opcode.DEFB.code) at += 3;
            else if (version >= 0x200) at += 1 + (tokens[at] >>> 24 & 15);
            else {
                at++;
                while (at < tokens.length && tokens[at] < 0) at++;
            }
        }
        return java.util.Arrays.copyOf(tokens, Math.min(tokens.length, at + 1));
    }

    private ShaderException wrong(int token, String what) {
        return new ShaderException("token " + token + " (" + code.profile() + "): " + what);
    }

    private int next(String what) throws ShaderException {
        if (at >= t.length) throw wrong(at, "the program ends where " + what + " must be");
        return t[at++];
    }

    private void run() throws ShaderException {
        if (t.length > MOST_TOKENS) throw wrong(0, t.length + " tokens, at most " + MOST_TOKENS + " are read");
        at = 1;
        while (true) {
            int start = at;
            int token = next("an instruction or the end");
            if (token == END) return;
            if ((token & 0xffff) == COMMENT) {
                int length = token >>> 16 & 0x7fff;
                if (length > t.length - at) throw wrong(start, "a comment of " + length + " tokens goes past the end");
                at += length;
                continue;
            }
            instruction(start, token);
        }
    }

    private void instruction(int start, int token) throws ShaderException {
        if (token < 0) throw wrong(start, "an operand stands where an instruction must be");
        Opcode op = Opcode.of(token & 0xffff);
        if (op == null) throw wrong(start, "opcode " + (token & 0xffff) + " is not known");
        if (!op.isIn(pixel, version)) throw wrong(start, op.text + " is not in this version");
        boolean predicated = (token >>> 28 & 1) != 0;
        boolean coissue = (token >>> 30 & 1) != 0;
        if (predicated && (version < 0x201 || op.isDefinition() || op == Opcode.DCL)) {
            throw wrong(start, op.text + " cannot be predicated here");
        }
        if (coissue && (!pixel || version >= 0x200))
            throw wrong(start, "instructions are paired in pixel shaders 1.x only");
        if (op == Opcode.DCL) {
            declaration(start);
        } else if (op.isDefinition()) {
            definition(start, op);
        } else {
            Destination to = op.writes ? destination(op) : null;
            Source predicate = predicated ? source() : null;
            if (predicate != null && predicate.file() != RegisterFile.PREDICATE) {
                throw wrong(start, "the predicate is not p0");
            }
            List<Source> sources = new ArrayList<>();
            int count = op.sources(pixel, version);
            // Version 2 of sgn takes its scratch registers, later writers leave them out: the length says.
            if (op == Opcode.SGN && version >= 0x200 && (token >>> 24 & 15) == 2) count = 1;
            for (int i = 0; i < count; i++) sources.add(source());
            code.instructions.add(
                    new Instruction(op, token >>> 16 & 0xff, coissue, predicate, to, List.copyOf(sources), start));
        }
        int length = at - start - 1;
        if (version >= 0x200 && (token >>> 24 & 15) != length) {
            throw wrong(start, op.text + " says " + (token >>> 24 & 15) + " operand tokens, it has " + length);
        }
    }

    // ---- operands

    private RegisterFile file(int where, int token) throws ShaderException {
        int number = token >>> 28 & 7 | token >>> 8 & 0x18;
        RegisterFile f = isFarConstant(number) ? RegisterFile.CONST : RegisterFile.of(number, pixel, version);
        if (f == null) throw wrong(where, "there is no file of registers with the number " + number);
        return f;
    }

    /** Constants from 2048 on have files of their own, three of them. */
    private boolean isFarConstant(int file) {
        return code.software && !pixel && file >= 11 && file <= 13;
    }

    private int operand(String what) throws ShaderException {
        int where = at;
        int token = next(what);
        if (token >= 0) throw wrong(where, "an instruction stands where " + what + " must be");
        return token;
    }

    private @Nullable Relative relative(int where, int token) throws ShaderException {
        if ((token >>> 13 & 1) == 0) return null;
        if (version < 0x200) {
            if (pixel) throw wrong(where, "there are no relative registers in this version");
            return new Relative(RegisterFile.ADDRESS, 0, 0);
        }
        int w = at;
        int a = operand("an address register");
        RegisterFile f = file(w, a);
        if (f != RegisterFile.ADDRESS && f != RegisterFile.LOOP)
            throw wrong(w, "the register is relative to no address");
        if (f == RegisterFile.LOOP && version < 0x200 || pixel && f != RegisterFile.LOOP) {
            throw wrong(w, "registers are relative to aL only in pixel shaders");
        }
        int number = a & 0x7ff;
        if (number != 0) throw wrong(w, "address register " + number + " is not there");
        return new Relative(f, 0, a >>> 16 & 3);
    }

    private Destination destination(Opcode op) throws ShaderException {
        int where = at;
        int token = operand("a destination");
        RegisterFile f = file(where, token);
        Relative r = relative(where, token);
        int shift = token >>> 24 & 15;
        if (shift > 7) shift -= 16;
        int modifiers = token >>> 20 & 15;
        if (shift != 0 && (!pixel || version >= 0x200))
            throw wrong(where, "results are shifted in pixel shaders 1.x only");
        if ((modifiers & 8) != 0) throw wrong(where, "result modifier 8 is not known");
        return new Destination(
                f,
                number(where, f, token),
                token >>> 16 & 15,
                (modifiers & 1) != 0,
                (modifiers & 2) != 0,
                (modifiers & 4) != 0,
                shift,
                r);
    }

    private Source source() throws ShaderException {
        int where = at;
        int token = operand("a source");
        RegisterFile f = file(where, token);
        int modifier = token >>> 24 & 15;
        if (modifier >= Modifier.values().length) throw wrong(where, "source modifier " + modifier + " is not known");
        Modifier m = Modifier.values()[modifier];
        boolean first = pixel && version < 0x200;
        boolean legal = switch (m) {
            case NONE, NEGATE -> true;
            case ABS, ABS_NEGATE -> version >= 0x300;
            case NOT -> version >= 0x200;
            default -> first;
        };
        if (!legal) throw wrong(where, "source modifier " + m + " is not in this version");
        return new Source(f, number(where, f, token), token >>> 16 & 255, m, relative(where, token));
    }

    private int number(int where, RegisterFile f, int token) throws ShaderException {
        int number = token & 0x7ff;
        int file = token >>> 28 & 7 | token >>> 8 & 0x18;
        if (f == RegisterFile.CONST && file != 2) number += 2048 * (file - 10);
        int limit = code.registers(f);
        if (number >= limit) {
            throw wrong(
                    where,
                    f.letter() + number + " is not there, "
                            + (limit == 0 ? "the file is not in this version" : "the last is " + (limit - 1)));
        }
        return number;
    }

    // ---- declarations and definitions

    private void declaration(int start) throws ShaderException {
        int w = at;
        int semantic = operand("a semantic");
        Destination d = destination(Opcode.DCL);
        int usage = semantic & 31;
        int index = semantic >>> 16 & 15;
        int texture = semantic >>> 27 & 15;
        if (d.file() == RegisterFile.SAMPLER) {
            if (texture < 2 || texture > 4) throw wrong(w, "texture kind " + texture + " is not known");
        } else if (usage > 13) {
            throw wrong(w, "usage " + usage + " is not known");
        }
        code.declarations.add(new Declaration(d, usage, index, texture, start));
    }

    private void definition(int start, Opcode op) throws ShaderException {
        Destination d = destination(op);
        int words = op == Opcode.DEFB ? 1 : 4;
        int[] values = new int[words];
        for (int i = 0; i < words; i++) values[i] = next("a value");
        RegisterFile wanted = op == Opcode.DEF
                ? RegisterFile.CONST
                : op == Opcode.DEFI ? RegisterFile.CONSTINT : RegisterFile.CONSTBOOL;
        if (d.file() != wanted || d.relative() != null)
            throw wrong(start, op.text + " defines a register of another file");
        if (op == Opcode.DEFB) values[0] = values[0] != 0 ? 1 : 0;
        code.define(new Definition(d.file(), d.register(), values, start));
    }
}
