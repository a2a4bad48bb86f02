package tepui.frontends.gl.assembly;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The instructions of both languages, each with what it makes of its operands a, b and c, in GLSL. */
enum Opcode {
    ABS("v", "abs(a)"),
    ADD("vv", "a + b"),
    ARL("s", "int(floor(a.x))", Language.VERTEX),
    CMP("vvv", "mix(c, b, lessThan(a, vec4(0.0)))", Language.FRAGMENT),
    COS("s", "vec4(cos(a.x))", Language.FRAGMENT),
    DP3("vv", "vec4(dot(a.xyz, b.xyz))"),
    DP4("vv", "vec4(dot(a, b))"),
    DPH("vv", "vec4(dot(a.xyz, b.xyz) + b.w)"),
    DST("vv", "vec4(1.0, a.y * b.y, a.z, b.w)"),
    EX2("s", "vec4(exp2(a.x))"),
    EXP("s", "vec4(exp2(floor(a.x)), a.x - floor(a.x), exp2(a.x), 1.0)", Language.VERTEX),
    FLR("v", "floor(a)"),
    FRC("v", "a - floor(a)"),
    KIL("v", "", Language.FRAGMENT),
    LG2("s", "vec4(log2(a.x))"),
    LIT("v", "lit(a)"),
    LOG("s", "logarithm(a.x)", Language.VERTEX),
    LRP("vvv", "a * b + (1.0 - a) * c", Language.FRAGMENT),
    MAD("vvv", "a * b + c"),
    MAX("vv", "max(a, b)"),
    MIN("vv", "min(a, b)"),
    MOV("v", "a"),
    MUL("vv", "a * b"),
    POW("ss", "vec4(power(a.x, b.x))"),
    RCP("s", "vec4(1.0 / a.x)"),
    RSQ("s", "vec4(inversesqrt(abs(a.x)))"),
    SCS("s", "vec4(cos(a.x), sin(a.x), 0.0, 1.0)", Language.FRAGMENT),
    SGE("vv", "vec4(greaterThanEqual(a, b))"),
    SIN("s", "vec4(sin(a.x))", Language.FRAGMENT),
    SLT("vv", "vec4(lessThan(a, b))"),
    SUB("vv", "a - b"),
    SWZ("x", "a"),
    TEX("v", "", Language.FRAGMENT),
    TXB("v", "", Language.FRAGMENT),
    TXP("v", "", Language.FRAGMENT),
    XPD("vv", "vec4(cross(a.xyz, b.xyz), 1.0)");

    private enum Language {
        BOTH,
        VERTEX,
        FRAGMENT
    }

    private static final Map<String, Opcode> BY_NAME = new HashMap<>();

    static {
        for (Opcode o : values()) BY_NAME.put(o.name(), o);
    }

    /** An operand a letter: v for a vector, s for a scalar, x for one with a swizzle of its own. */
    final String operands;

    final String formula;
    private final Language language;

    Opcode(String operands, String formula) {
        this(operands, formula, Language.BOTH);
    }

    Opcode(String operands, String formula, Language language) {
        this.operands = operands;
        this.formula = formula;
        this.language = language;
    }

    boolean isTexture() {
        return this == TEX || this == TXB || this == TXP || this == KIL;
    }

    /** An instruction's name, whatever the language. */
    static @Nullable Opcode of(String word) {
        return BY_NAME.get(word);
    }

    boolean isOf(boolean fragments) {
        return language != (fragments ? Language.VERTEX : Language.FRAGMENT);
    }
}
