package tepui.frontends.gl.assembly;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Opcodes of both languages, each with the operands that it takes. */
enum Opcode {
    ABS("v"),
    ADD("vv"),
    ARL("s", Language.VERTEX),
    CMP("vvv", Language.FRAGMENT),
    COS("s", Language.FRAGMENT),
    DP3("vv"),
    DP4("vv"),
    DPH("vv"),
    DST("vv"),
    EX2("s"),
    EXP("s", Language.VERTEX),
    FLR("v"),
    FRC("v"),
    KIL("v", Language.FRAGMENT),
    LG2("s"),
    LIT("v"),
    LOG("s", Language.VERTEX),
    LRP("vvv", Language.FRAGMENT),
    MAD("vvv"),
    MAX("vv"),
    MIN("vv"),
    MOV("v"),
    MUL("vv"),
    POW("ss"),
    RCP("s"),
    RSQ("s"),
    SCS("s", Language.FRAGMENT),
    SGE("vv"),
    SIN("s", Language.FRAGMENT),
    SLT("vv"),
    SUB("vv"),
    SWZ("x"),
    TEX("v", Language.FRAGMENT),
    TXB("v", Language.FRAGMENT),
    TXP("v", Language.FRAGMENT),
    XPD("vv");

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

    private final Language language;

    Opcode(String operands) {
        this(operands, Language.BOTH);
    }

    Opcode(String operands, Language language) {
        this.operands = operands;
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
