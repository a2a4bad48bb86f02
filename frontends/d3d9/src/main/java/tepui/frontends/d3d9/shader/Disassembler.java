package tepui.frontends.d3d9.shader;

import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Definition;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Modifier;
import tepui.frontends.d3d9.shader.Bytecode.Relative;
import tepui.frontends.d3d9.shader.Bytecode.Source;

/** Disassembler of programs to text, in the form of the API's documentation; {@link Assembler} reads it back to the same tokens, but for comments. */
public final class Disassembler {
    static final String[] COMPARISONS = {"", "_gt", "_eq", "_ge", "_lt", "_ne", "_le"};
    static final String[] USAGES = {
        "position",
        "blendweight",
        "blendindices",
        "normal",
        "psize",
        "texcoord",
        "tangent",
        "binormal",
        "tessfactor",
        "positiont",
        "color",
        "fog",
        "depth",
        "sample"
    };

    private final Bytecode code;
    private final StringBuilder out = new StringBuilder();

    private Disassembler(Bytecode code) {
        this.code = code;
    }

    /** The text of a program. */
    public static String text(Bytecode code) {
        return new Disassembler(code).run();
    }

    private String run() {
        String profile = code.profile();
        out.append(code.version() == 0x201 ? profile.replace("_2_1", "_2_x") : profile)
                .append('\n');
        // In the order of the tokens, which is kept by their places.
        int d = 0;
        int f = 0;
        int i = 0;
        java.util.List<Definition> definitions = code.definitions();
        while (true) {
            int nd = d < code.declarations.size() ? code.declarations.get(d).token() : Integer.MAX_VALUE;
            int nf = f < definitions.size() ? definitions.get(f).token() : Integer.MAX_VALUE;
            int ni = i < code.instructions.size() ? code.instructions.get(i).token() : Integer.MAX_VALUE;
            int next = Math.min(nd, Math.min(nf, ni));
            if (next == Integer.MAX_VALUE) break;
            if (next == nd) declaration(code.declarations.get(d++));
            else if (next == nf) definition(definitions.get(f++));
            else instruction(code.instructions.get(i++));
        }
        return out.toString();
    }

    private void declaration(Declaration d) {
        Destination r = d.register();
        String kind = switch (r.file()) {
            case SAMPLER -> d.texture() == 2 ? "_2d" : d.texture() == 3 ? "_cube" : "_volume";
            case MISC -> "";
            default -> {
                boolean plain = code.isPixel() && code.version() < 0x300;
                yield plain ? "" : "_" + USAGES[d.usage()] + (d.usageIndex() == 0 ? "" : d.usageIndex());
            }
        };
        out.append("dcl").append(kind).append(modifiers(r)).append(' ').append(register(r.file(), r.register(), null));
        mask(r);
        out.append('\n');
    }

    private void definition(Definition d) {
        int[] v = d.values();
        switch (d.file()) {
            case CONST -> {
                out.append("def c").append(d.register());
                for (int w : v) out.append(", ").append(number(w));
            }
            case CONSTINT -> {
                out.append("defi i").append(d.register());
                for (int w : v) out.append(", ").append(w);
            }
            default -> out.append("defb b").append(d.register()).append(", ").append(v[0] != 0 ? "true" : "false");
        }
        out.append('\n');
    }

    /** A float, or its bits where a float's text would not give them back. */
    private static String number(int bits) {
        float f = Float.intBitsToFloat(bits);
        boolean odd = Float.isNaN(f) || Float.isInfinite(f);
        return odd ? "0x" + Integer.toHexString(bits) : Float.toString(f);
    }

    private void instruction(Instruction i) {
        if (i.predicate() != null) {
            out.append('(');
            source(i.predicate());
            out.append(") ");
        }
        if (i.coissue()) out.append('+');
        Opcode op = i.op();
        String name = op.text(code.version());
        if (op == Opcode.TEX && code.version() >= 0x200) {
            name = i.control() == 1 ? "texldp" : i.control() == 2 ? "texldb" : "texld";
        }
        if (op == Opcode.IFC || op == Opcode.BREAKC || op == Opcode.SETP) name += COMPARISONS[i.control() & 7];
        out.append(name);
        Destination d = i.destination();
        String between = " ";
        if (d != null) {
            out.append(modifiers(d)).append(' ').append(register(d.file(), d.register(), d.relative()));
            mask(d);
            between = ", ";
        }
        for (Source s : i.sources()) {
            out.append(between);
            source(s);
            between = ", ";
        }
        out.append('\n');
    }

    private static String modifiers(Destination d) {
        String shift = d.shift() > 0 ? "_x" + (1 << d.shift()) : d.shift() < 0 ? "_d" + (1 << -d.shift()) : "";
        return shift
                + (d.saturate() ? "_sat" : "")
                + (d.partialPrecision() ? "_pp" : "")
                + (d.centroid() ? "_centroid" : "");
    }

    private void mask(Destination d) {
        if (d.mask() == 15) return;
        out.append('.');
        for (int i = 0; i < 4; i++) if ((d.mask() >> i & 1) != 0) out.append("xyzw".charAt(i));
    }

    private String register(RegisterFile file, int n, @org.jspecify.annotations.Nullable Relative relative) {
        if (file == RegisterFile.MISC) return n == 0 ? "vPos" : "vFace";
        if (file == RegisterFile.RASTER_OUT) return n == 0 ? "oPos" : n == 1 ? "oFog" : "oPts";
        if (file == RegisterFile.LOOP || file == RegisterFile.DEPTH_OUT) return file.letter();
        if (relative == null) return file.letter() + n;
        String by = relative.file() == RegisterFile.LOOP ? "aL" : "a0." + "xyzw".charAt(relative.component());
        return file.letter() + "[" + by + (n == 0 ? "" : " + " + n) + "]";
    }

    private void source(Source s) {
        Modifier m = s.modifier();
        String before = switch (m) {
            case NEGATE, BIAS_NEGATE, SIGN_NEGATE, X2_NEGATE, ABS_NEGATE -> "-";
            case COMPLEMENT -> "1-";
            case NOT -> "!";
            default -> "";
        };
        String after = switch (m) {
            case BIAS, BIAS_NEGATE -> "_bias";
            case SIGN, SIGN_NEGATE -> "_bx2";
            case X2, X2_NEGATE -> "_x2";
            case DZ -> "_dz";
            case DW -> "_dw";
            case ABS, ABS_NEGATE -> "_abs";
            default -> "";
        };
        out.append(before)
                .append(register(s.file(), s.register(), s.relative()))
                .append(after);
        if (s.swizzle() == Source.IDENTITY || s.file() == RegisterFile.LABEL) return;
        out.append('.');
        int last = 3;
        while (last > 0 && s.component(last) == s.component(last - 1)) last--;
        for (int i = 0; i <= last; i++) out.append("xyzw".charAt(s.component(i)));
    }
}
