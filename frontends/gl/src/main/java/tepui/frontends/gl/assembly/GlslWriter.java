package tepui.frontends.gl.assembly;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Says a program in GLSL. Registers are variables; parameters one array of uniforms, but for constants that nobody indexes. */
public final class GlslWriter {
    /** The uniform array. */
    public static final String PARAMETERS = "parameters";

    private static final String LIT = """
            vec4 lit(vec4 a) {
                float x = max(a.x, 0.0);
                float y = max(a.y, 0.0);
                float w = clamp(a.w, -127.99609375, 127.99609375);
                return vec4(1.0, x, a.x > 0.0 ? power(y, w) : 0.0, 1.0);
            }
            """;
    private static final String POWER = """
            float power(float x, float y) {
                return y == 0.0 ? 1.0 : pow(x, y);
            }
            """;
    private static final String LOGARITHM = """
            vec4 logarithm(float a) {
                float whole = floor(log2(abs(a)));
                return vec4(whole, abs(a) / exp2(whole), log2(abs(a)), 1.0);
            }
            """;

    private final AssemblyCode code;
    private final StringBuilder out = new StringBuilder();

    public GlslWriter(AssemblyCode code) {
        this.code = code;
    }

    public String write() {
        out.append("#version 460 compatibility\n");
        if (code.upperLeft || code.integerCenters) {
            String separator = code.upperLeft && code.integerCenters ? ", " : "";
            out.append("layout(" + (code.upperLeft ? "origin_upper_left" : "") + separator
                    + (code.integerCenters ? "pixel_center_integer" : "") + ") in vec4 gl_FragCoord;\n");
        }
        if (!code.parameters.isEmpty()) {
            out.append("uniform vec4 " + PARAMETERS + "[" + code.parameters.size() + "];\n");
        }
        for (Map.Entry<Integer, AssemblyCode.Target> t : code.targets.entrySet()) {
            out.append("layout(binding = " + t.getKey() + ") uniform " + t.getValue().sampler + " texture" + t.getKey()
                    + ";\n");
        }
        for (int a : code.attributes.keySet()) {
            int generic = a - AssemblyParser.GENERIC;
            if (!code.fragments && generic >= 0)
                out.append("layout(location = " + generic + ") in vec4 attribute" + generic + ";\n");
        }
        out.append(POWER).append(LIT).append(LOGARITHM);
        out.append("void main() {\n");
        for (int i = 0; i < code.temporaries; i++) out.append("vec4 r" + i + " = vec4(0.0);\n");
        for (int i = 0; i < code.addresses; i++) out.append("int address" + i + " = 0;\n");
        for (int r : code.results.keySet()) out.append("vec4 result" + r + " = vec4(0.0, 0.0, 0.0, 1.0);\n");
        for (AssemblyCode.Instruction i : code.instructions) instruction(i);
        if (code.positionInvariant)
            out.append("gl_Position = ftransform();\ngl_ClipVertex = gl_ModelViewMatrix * gl_Vertex;\n");
        if (code.fog != AssemblyCode.Fog.NONE && code.results.containsKey(0)) fog();
        for (Map.Entry<Integer, String> r : code.results.entrySet()) {
            out.append(r.getValue().replace("?", "result" + r.getKey())).append(";\n");
        }
        return out.append("}\n").toString();
    }

    private void fog() {
        out.append("float fog = ");
        switch (code.fog) {
            case LINEAR -> out.append("(gl_Fog.end - gl_FogFragCoord) * gl_Fog.scale;\n");
            case EXP -> out.append("exp(-gl_Fog.density * gl_FogFragCoord);\n");
            default -> out.append("exp(-(gl_Fog.density * gl_FogFragCoord) * (gl_Fog.density * gl_FogFragCoord));\n");
        }
        out.append("result0.rgb = mix(gl_Fog.color.rgb, clamp(result0.rgb, 0.0, 1.0), clamp(fog, 0.0, 1.0));\n");
    }

    private static String mask(int bits) {
        StringBuilder s = new StringBuilder(".");
        for (int k = 0; k < 4; k++) if ((bits >> k & 1) != 0) s.append("xyzw".charAt(k));
        return s.toString();
    }

    private void instruction(AssemblyCode.Instruction i) {
        List<String> from = new ArrayList<>();
        for (AssemblyCode.Operand o : i.from()) from.add(operand(o));
        AssemblyCode.Destination to = i.to();
        if (i.op() == Opcode.KIL) {
            out.append("if (any(lessThan(" + from.getFirst() + ", vec4(0.0)))) discard;\n");
            return;
        }
        if (i.op() == Opcode.ARL) {
            out.append("address" + to.index() + " = int(floor(" + from.getFirst() + ".x));\n");
            return;
        }
        String value;
        if (i.op().isTexture()) {
            value = sample(i, from.getFirst());
        } else {
            StringBuilder s = new StringBuilder();
            String f = i.op().formula;
            for (int k = 0; k < f.length(); k++) {
                char c = f.charAt(k);
                boolean single = (k == 0 || !Character.isLetterOrDigit(f.charAt(k - 1)) && f.charAt(k - 1) != '.')
                        && (k + 1 == f.length() || !Character.isLetterOrDigit(f.charAt(k + 1)));
                if (single && c >= 'a' && c <= 'c') s.append(from.get(c - 'a'));
                else s.append(c);
            }
            value = s.toString();
        }
        if (i.saturated()) value = "clamp(" + value + ", 0.0, 1.0)";
        String name = to.file() == AssemblyCode.File.RESULT ? "result" + to.index() : "r" + to.index();
        if (to.mask() == 15) out.append(name + " = " + value + ";\n");
        else if (to.mask() != 0) out.append(name + mask(to.mask()) + " = (" + value + ")" + mask(to.mask()) + ";\n");
    }

    private String sample(AssemblyCode.Instruction i, String at) {
        AssemblyCode.Target t = code.targets.getOrDefault(i.unit(), AssemblyCode.Target.T2D);
        String sampler = "texture" + i.unit();
        String plain = mask((1 << t.coordinates) - 1);
        boolean projected = i.op() == Opcode.TXP;
        boolean biased = i.op() == Opcode.TXB;
        return switch (t) {
            case CUBE -> {
                if (projected) yield "texture(" + sampler + ", " + at + ".xyz / " + at + ".w)";
                yield "texture(" + sampler + ", " + at + ".xyz" + (biased ? ", " + at + ".w" : "") + ")";
            }
            // Rectangles have no levels to be biased.
            case RECT ->
                projected ? "textureProj(" + sampler + ", " + at + ")" : "texture(" + sampler + ", " + at + ".xy)";
            case SHADOWRECT ->
                projected
                        ? "shadow2DRectProj(" + sampler + ", " + at + ")"
                        : "shadow2DRect(" + sampler + ", " + at + ".xyz)";
            case SHADOW1D, SHADOW2D -> {
                String call = t == AssemblyCode.Target.SHADOW1D ? "shadow1D" : "shadow2D";
                if (projected) yield call + "Proj(" + sampler + ", " + at + ")";
                yield call + "(" + sampler + ", " + at + ".xyz" + (biased ? ", " + at + ".w" : "") + ")";
            }
            default -> {
                if (projected) yield "textureProj(" + sampler + ", " + at + ")";
                yield "texture(" + sampler + ", " + at + plain + (biased ? ", " + at + ".w" : "") + ")";
            }
        };
    }

    private static String number(float v) {
        if (Float.isNaN(v) || Float.isInfinite(v)) {
            return "uintBitsToFloat(" + Integer.toUnsignedString(Float.floatToRawIntBits(v)) + "u)";
        }
        return v < 0 || Float.floatToRawIntBits(v) < 0 ? "(" + v + ")" : Float.toString(v);
    }

    private String operand(AssemblyCode.Operand o) {
        String base = switch (o.file()) {
            case TEMPORARY -> "r" + o.index();
            case ATTRIBUTE -> code.attributes.getOrDefault(o.index(), "vec4(0.0)");
            case PARAMETER -> parameter(o.index());
            case RELATIVE ->
                PARAMETERS + "[clamp(address" + o.address() + " + " + o.index() + ", 0, " + (code.parameters.size() - 1)
                        + ")]";
            default -> throw new IllegalStateException("operand: " + o.file() + " is not read");
        };
        int[] s = o.swizzle();
        boolean plain = s[0] == 0 && s[1] == 1 && s[2] == 2 && s[3] == 3;
        boolean wide = false;
        for (int k : s) wide |= k >= AssemblyCode.ZERO;
        boolean mixed = o.negated() != 0 && o.negated() != 15;
        if (!wide && !mixed) {
            String text = base;
            if (!plain)
                text += "." + "xyzw".charAt(s[0]) + "xyzw".charAt(s[1]) + "xyzw".charAt(s[2]) + "xyzw".charAt(s[3]);
            return o.negated() != 0 ? "(-" + text + ")" : text;
        }
        StringBuilder text = new StringBuilder("vec4(");
        for (int k = 0; k < 4; k++) {
            if (k > 0) text.append(", ");
            if ((o.negated() >> k & 1) != 0) text.append("-");
            if (s[k] == AssemblyCode.ZERO) text.append("0.0");
            else if (s[k] == AssemblyCode.ONE) text.append("1.0");
            else text.append(base).append('.').append("xyzw".charAt(s[k]));
        }
        return text.append(")").toString();
    }

    private String parameter(int place) {
        Parameter p = code.parameters.get(place);
        if (p.source() != Parameter.Source.CONSTANT) return PARAMETERS + "[" + place + "]";
        return "vec4(" + number(p.x()) + ", " + number(p.y()) + ", " + number(p.z()) + ", " + number(p.w()) + ")";
    }
}
