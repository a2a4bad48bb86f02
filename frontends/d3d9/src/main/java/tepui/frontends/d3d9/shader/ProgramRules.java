package tepui.frontends.d3d9.shader;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Modifier;
import tepui.frontends.d3d9.shader.Bytecode.Source;

/** Rules between the parts of a program: which files may be read and written where, declarations, blocks, subroutines. */
final class ProgramRules {
    private static final int DEEPEST = 64;
    /** D3DDECLUSAGE_POSITION. */
    private static final int POSITION = 0;

    private final Bytecode code;
    private final boolean pixel;
    private final int version;
    private final Set<Integer> inputs = new HashSet<>();
    private final Set<Integer> textures = new HashSet<>();
    private final Set<Integer> outputs = new HashSet<>();
    private final Map<Integer, Integer> samplers = new HashMap<>();
    private final Map<Integer, Integer> labels = new HashMap<>();

    private ProgramRules(Bytecode code) {
        this.code = code;
        pixel = code.isPixel();
        version = code.version();
    }

    /** Throws where a rule is broken. */
    static void check(Bytecode code) throws ShaderException {
        ProgramRules r = new ProgramRules(code);
        r.declarations();
        r.labels();
        r.instructions();
    }

    /** Registers of a file in a version; 0 where it has none. */
    static int registers(RegisterFile f, boolean pixel, int version) {
        boolean three = version >= 0x300;
        boolean two = version >= 0x200;
        return switch (f) {
            case TEMP -> pixel ? version < 0x104 ? 2 : version == 0x104 ? 6 : 32 : two ? 32 : 12;
            case INPUT -> pixel ? three ? 10 : 2 : 16;
            case CONST -> pixel ? three ? 224 : two ? 32 : 8 : ConstantUse.REGISTERS;
            case ADDRESS -> 1;
            case TEXTURE -> three ? 0 : two ? 8 : version == 0x104 ? 6 : 4;
            case RASTER_OUT -> three ? 0 : 3;
            case COLOR_ATTRIBUTE -> three ? 0 : 2;
            case TEXCOORD_OUT -> 8;
            case OUTPUT -> 12;
            case CONSTINT, CONSTBOOL -> two ? 16 : 0;
            case COLOR_OUT -> pixel && two ? 4 : 0;
            case DEPTH_OUT -> pixel && two ? 1 : 0;
            case SAMPLER -> pixel ? two ? 16 : 0 : three ? 4 : 0;
            case LOOP -> two && (!pixel || three) ? 1 : 0;
            case MISC -> pixel && three ? 2 : 0;
            case LABEL -> two ? 2048 : 0;
            case PREDICATE -> version >= 0x201 ? 1 : 0;
        };
    }

    private ShaderException wrong(int token, String what) {
        return new ShaderException("token " + token + " (" + code.profile() + "): " + what);
    }

    private void declarations() throws ShaderException {
        for (Declaration d : code.declarations) {
            Destination r = d.register();
            switch (r.file()) {
                case INPUT -> inputs.add(r.register());
                case TEXTURE -> textures.add(r.register());
                case OUTPUT -> outputs.add(r.register());
                case SAMPLER -> samplers.put(r.register(), d.texture());
                case MISC -> {}
                default -> throw wrong(d.token(), r.file().letter() + " registers are not declared");
            }
            boolean position = d.usage() == POSITION && d.usageIndex() == 0;
            if (position && pixel && version >= 0x300 && r.file() == RegisterFile.INPUT) {
                throw wrong(d.token(), "position0 is no input of pixels; vPos has their place");
            }
            if (r.relative() != null) throw wrong(d.token(), "a relative register cannot be declared");
            boolean plain = !r.saturate() && r.shift() == 0;
            if (!plain) throw wrong(d.token(), "a declaration has no result modifiers of this kind");
        }
    }

    private void labels() throws ShaderException {
        for (int i = 0; i < code.instructions.size(); i++) {
            Instruction in = code.instructions.get(i);
            if (in.op() != Opcode.LABEL) continue;
            Source s = in.source(0);
            if (s.file() != RegisterFile.LABEL) throw wrong(in.token(), "label names no label");
            if (labels.put(s.register(), i) != null)
                throw wrong(in.token(), "label l" + s.register() + " is there twice");
        }
    }

    private void instructions() throws ShaderException {
        ArrayDeque<Opcode> blocks = new ArrayDeque<>();
        boolean inMain = true;
        boolean ended = false;
        int subroutine = -1;
        Map<Integer, Set<Integer>> calls = new HashMap<>();
        for (Instruction i : code.instructions) {
            Opcode op = i.op();
            if (op == Opcode.LABEL) {
                if (!blocks.isEmpty()) throw wrong(i.token(), "label inside of a block");
                if (!ended) throw wrong(i.token(), "label before the ret of what is in front of it");
                inMain = false;
                ended = false;
                subroutine = i.source(0).register();
                continue;
            }
            if (ended) throw wrong(i.token(), op.text + " behind ret, where only a label may be");
            if (op == Opcode.RET) {
                if (!blocks.isEmpty()) throw wrong(i.token(), "ret inside of a block");
                ended = true;
                continue;
            }
            if (op == Opcode.CALL || op == Opcode.CALLNZ) {
                Source s = i.source(0);
                if (s.file() != RegisterFile.LABEL || !labels.containsKey(s.register())) {
                    throw wrong(i.token(), op.text + " of a label that is not there");
                }
                calls.computeIfAbsent(subroutine, k -> new HashSet<>()).add(s.register());
            }
            flow(i, blocks);
            operands(i);
        }
        if (!blocks.isEmpty())
            throw new ShaderException(code.profile() + ": " + blocks.peek().text + " is never ended");
        if (!inMain && !ended) throw new ShaderException(code.profile() + ": the last subroutine has no ret");
        for (int start : calls.keySet()) noRecursion(start, calls, new HashSet<>(), 0);
    }

    private void noRecursion(int at, Map<Integer, Set<Integer>> calls, Set<Integer> open, int depth)
            throws ShaderException {
        if (!open.add(at) || depth > 8)
            throw new ShaderException(code.profile() + ": subroutines call each other too deeply");
        for (int to : calls.getOrDefault(at, Set.of())) noRecursion(to, calls, open, depth + 1);
        open.remove(at);
    }

    private void flow(Instruction i, ArrayDeque<Opcode> blocks) throws ShaderException {
        Opcode op = i.op();
        switch (op) {
            case IF, IFC, LOOP, REP -> {
                if (blocks.size() >= DEEPEST) throw wrong(i.token(), "blocks are nested deeper than " + DEEPEST);
                blocks.push(op);
            }
            case ELSE -> {
                if (blocks.isEmpty() || blocks.peek() != Opcode.IF && blocks.peek() != Opcode.IFC) {
                    throw wrong(i.token(), "else without if");
                }
                blocks.pop();
                blocks.push(Opcode.ELSE);
            }
            case ENDIF -> {
                boolean fits = !blocks.isEmpty()
                        && (blocks.peek() == Opcode.IF || blocks.peek() == Opcode.IFC || blocks.peek() == Opcode.ELSE);
                if (!fits) throw wrong(i.token(), "endif without if");
                blocks.pop();
            }
            case ENDLOOP, ENDREP -> {
                if (blocks.isEmpty() || blocks.peek() != (op == Opcode.ENDLOOP ? Opcode.LOOP : Opcode.REP)) {
                    throw wrong(i.token(), op.text + " without its begin");
                }
                blocks.pop();
            }
            case BREAK, BREAKC, BREAKP -> {
                if (!blocks.contains(Opcode.LOOP) && !blocks.contains(Opcode.REP)) {
                    throw wrong(i.token(), op.text + " outside of loops");
                }
            }
            default -> {}
        }
        if (op == Opcode.IFC || op == Opcode.BREAKC || op == Opcode.SETP) {
            int c = i.control() & 7;
            if (c < 1 || c > 6) throw wrong(i.token(), "comparison " + c + " is not known");
        }
    }

    // ---- operands

    private void operands(Instruction i) throws ShaderException {
        Destination d = i.destination();
        if (d != null) written(i, d);
        for (int k = 0; k < i.sources().size(); k++) read(i, k, i.source(k));
        Opcode op = i.op();
        if (op.isMatrix()) {
            Source m = i.source(1);
            if (m.register() + op.rows() > code.registers(m.file())) {
                throw wrong(i.token(), op.text + " reads rows past the last register");
            }
            if (m.relative() == null && m.modifier() != Modifier.NONE)
                throw wrong(i.token(), op.text + " of a modified matrix");
        }
        if (op == Opcode.TEXM3X3SPEC && i.source(1).file() != RegisterFile.CONST) {
            throw wrong(i.token(), "texm3x3spec takes its eye from a constant");
        }
    }

    private void written(Instruction i, Destination d) throws ShaderException {
        Opcode op = i.op();
        RegisterFile f = d.file();
        boolean first = pixel && version < 0x104;
        boolean legal = switch (f) {
            case TEMP -> op != Opcode.MOVA && op != Opcode.SETP;
            case ADDRESS -> op == (version >= 0x200 ? Opcode.MOVA : Opcode.MOV) || version >= 0x200 && op == Opcode.MOV;
            case TEXTURE -> first || op == Opcode.TEXKILL;
            case RASTER_OUT, COLOR_ATTRIBUTE, TEXCOORD_OUT -> true;
            case OUTPUT -> true;
            // Nobody reads them, which texkill does with what it names.
            case COLOR_OUT, DEPTH_OUT -> op != Opcode.TEXKILL;
            case PREDICATE -> op == Opcode.SETP;
            case INPUT -> op == Opcode.TEXKILL;
            default -> false;
        };
        if (!legal) throw wrong(i.token(), op.text + " cannot write to " + f.letter() + d.register());
        if (op == Opcode.SETP && f != RegisterFile.PREDICATE) throw wrong(i.token(), "setp writes to p0 only");
        if (op == Opcode.MOVA && f != RegisterFile.ADDRESS) throw wrong(i.token(), "mova writes to a0 only");
        if (d.mask() == 0) throw wrong(i.token(), op.text + " writes no component");
        if (d.relative() != null && (pixel || version < 0x300 || f != RegisterFile.OUTPUT)) {
            throw wrong(i.token(), "only outputs of vs_3_0 are written relatively");
        }
        if (f == RegisterFile.OUTPUT && d.relative() == null && !outputs.contains(d.register())) {
            throw wrong(i.token(), "o" + d.register() + " is not declared");
        }
        if (f == RegisterFile.TEXTURE && op == Opcode.TEXKILL && version >= 0x200) declared(i, f, d.register());
        if (f == RegisterFile.INPUT) declared(i, f, d.register());
        if (d.saturate() && !pixel && version < 0x300) throw wrong(i.token(), "results are saturated from vs_3_0 on");
    }

    private void declared(Instruction i, RegisterFile f, int register) throws ShaderException {
        boolean needed = version >= 0x200 || !pixel;
        if (!needed) return;
        if (f == RegisterFile.INPUT && !inputs.contains(register)
                || f == RegisterFile.TEXTURE && !textures.contains(register)) {
            throw wrong(i.token(), f.letter() + register + " is not declared");
        }
    }

    private void read(Instruction i, int k, Source s) throws ShaderException {
        Opcode op = i.op();
        RegisterFile f = s.file();
        boolean sampler = f == RegisterFile.SAMPLER;
        boolean wantsSampler =
                k == 1 && (op == Opcode.TEX && version >= 0x200 || op == Opcode.TEXLDL || op == Opcode.TEXLDD);
        if (sampler != wantsSampler)
            throw wrong(i.token(), op.text + (sampler ? " does not take" : " needs") + " a sampler here");
        if (sampler && !samplers.containsKey(s.register()))
            throw wrong(i.token(), "s" + s.register() + " is not declared");
        boolean label = f == RegisterFile.LABEL;
        if (label != ((op == Opcode.CALL || op == Opcode.CALLNZ) && k == 0))
            throw wrong(i.token(), op.text + " and its label");
        boolean isBool = f == RegisterFile.CONSTBOOL || f == RegisterFile.PREDICATE;
        boolean wantsBool = op == Opcode.IF || op == Opcode.CALLNZ && k == 1 || op == Opcode.BREAKP;
        if (isBool != wantsBool) throw wrong(i.token(), op.text + " and its condition");
        if (s.modifier() == Modifier.NOT && !isBool) throw wrong(i.token(), "only conditions are negated by 'not'");
        boolean isInt = f == RegisterFile.CONSTINT;
        if (isInt != (op == Opcode.REP || op == Opcode.LOOP && k == 1))
            throw wrong(i.token(), op.text + " and its count");
        boolean isLoop = f == RegisterFile.LOOP;
        if (isLoop != (op == Opcode.LOOP && k == 0)) throw wrong(i.token(), op.text + " and aL");
        switch (f) {
            case INPUT -> {
                if (s.relative() == null) declared(i, f, s.register());
                else if (version < 0x300) throw wrong(i.token(), "inputs are relative from 3.0 on");
            }
            case TEXTURE -> declared(i, f, s.register());
            case ADDRESS, RASTER_OUT, COLOR_ATTRIBUTE, TEXCOORD_OUT, OUTPUT, COLOR_OUT, DEPTH_OUT ->
                throw wrong(i.token(), f.letter() + s.register() + " cannot be read");
            case CONST -> {
                if (s.relative() != null && pixel)
                    throw wrong(i.token(), "constants are not relative in pixel shaders");
            }
            default -> {
                if (s.relative() != null) throw wrong(i.token(), f.letter() + s.register() + " cannot be relative");
            }
        }
    }
}
