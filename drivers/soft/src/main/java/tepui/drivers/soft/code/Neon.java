package tepui.drivers.soft.code;

import java.util.Locale;

/**
 * Vector instructions of AArch64 that kernels are made of: registers of 128 bits, four words each. An encoding lacks the numbers of the
 * registers: destination from bit 0 on, first source from bit 5, second from bit 16.
 */
public enum Neon {
    FADD(0x4e20d400, Form.THREE),
    FSUB(0x4ea0d400, Form.THREE),
    FMUL(0x6e20dc00, Form.THREE),
    FDIV(0x6e20fc00, Form.THREE),
    /** The destination, plus the product, rounded once. */
    FMLA(0x4e20cc00, Form.THREE),
    FCMEQ(0x4e20e400, Form.THREE),
    FCMGE(0x6e20e400, Form.THREE),
    FCMGT(0x6ea0e400, Form.THREE),
    ADD(0x4ea08400, Form.THREE),
    SUB(0x6ea08400, Form.THREE),
    MUL(0x4ea09c00, Form.THREE),
    /** The destination, less the product. */
    MLS(0x6ea09400, Form.THREE),
    SMIN(0x4ea06c00, Form.THREE),
    SMAX(0x4ea06400, Form.THREE),
    UMIN(0x6ea06c00, Form.THREE),
    UMAX(0x6ea06400, Form.THREE),
    /** To the left by the low byte of each lane, to the right where that is negative. */
    SSHL(0x4ea04400, Form.THREE),
    USHL(0x6ea04400, Form.THREE),
    CMEQ(0x6ea08c00, Form.THREE),
    CMGT(0x4ea03400, Form.THREE),
    CMGE(0x4ea03c00, Form.THREE),
    CMHI(0x6ea03400, Form.THREE),
    CMHS(0x6ea03c00, Form.THREE),
    UZP1(0x4e801800, Form.THREE),
    UZP2(0x4e805800, Form.THREE),
    ZIP1(0x4e803800, Form.THREE),
    ZIP2(0x4e807800, Form.THREE),
    TRN1(0x4e802800, Form.THREE),
    TRN2(0x4e806800, Form.THREE),
    AND(0x4e201c00, Form.THREE, "16b"),
    BIC(0x4e601c00, Form.THREE, "16b"),
    ORR(0x4ea01c00, Form.THREE, "16b"),
    ORN(0x4ee01c00, Form.THREE, "16b"),
    EOR(0x6e201c00, Form.THREE, "16b"),
    /** The destination chooses: its ones take the first source. */
    BSL(0x6e601c00, Form.THREE, "16b"),
    /** The first source goes where the second has ones. */
    BIT(0x6ea01c00, Form.THREE, "16b"),
    BIF(0x6ee01c00, Form.THREE, "16b"),
    /** Products of the low halves' words. */
    SMULL(0x0ea0c000, Form.THREE, "2d", "2s"),
    UMULL(0x2ea0c000, Form.THREE, "2d", "2s"),
    SMULL2(0x4ea0c000, Form.THREE, "2d", "4s"),
    UMULL2(0x6ea0c000, Form.THREE, "2d", "4s"),
    /** Bytes of the first source by their numbers. */
    TBL(0x4e000000, Form.TABLE, "16b"),
    FSQRT(0x6ea1f800, Form.TWO),
    FABS(0x4ea0f800, Form.TWO),
    FNEG(0x6ea0f800, Form.TWO),
    FRINTN(0x4e218800, Form.TWO),
    FRINTM(0x4e219800, Form.TWO),
    FRINTP(0x4ea18800, Form.TWO),
    FRINTZ(0x4ea19800, Form.TWO),
    SCVTF(0x4e21d800, Form.TWO),
    UCVTF(0x6e21d800, Form.TWO),
    FCVTNS(0x4e21a800, Form.TWO),
    FCVTZS(0x4ea1b800, Form.TWO),
    FCVTZU(0x6ea1b800, Form.TWO),
    ABS(0x4ea0b800, Form.TWO),
    NEG(0x6ea0b800, Form.TWO),
    CLZ(0x6ea04800, Form.TWO),
    MVN(0x6e205800, Form.TWO, "16b"),
    CNT(0x4e205800, Form.TWO, "16b"),
    UADDLP_BYTES(0x6e202800, Form.TWO, "8h", "16b"),
    UADDLP(0x6e602800, Form.TWO, "4s", "8h"),
    FCVTN(0x0e216800, Form.TWO, "4h", "4s"),
    UXTL(0x2f10a400, Form.TWO, "4s", "4h"),
    XTN(0x0ea12800, Form.TWO, "2s", "2d"),
    CMLT_ZERO(0x4ea0a800, Form.ZERO),
    CMEQ_ZERO(0x4ea09800, Form.ZERO),
    /** The largest word, without sign, to a register of one word. */
    UMAXV(0x6eb0a800, Form.ACROSS),
    UMINV(0x6eb1a800, Form.ACROSS),
    SHL(0x4f005400, Form.SHIFT),
    USHR(0x6f000400, Form.SHIFT),
    SSHR(0x4f000400, Form.SHIFT),
    SHL_WIDE(0x4f005400, Form.SHIFT, "2d"),
    USHR_WIDE(0x6f000400, Form.SHIFT, "2d");

    /** Forms: the operands. */
    enum Form {
        /** Destination and two sources. */
        THREE,
        /** The same, and the first source is a table. */
        TABLE,
        TWO,
        /** Compares with zero. */
        ZERO,
        ACROSS,
        /** By an immediate. */
        SHIFT
    }

    final int code;
    final Form form;
    /** Arrangement of the destination and of the sources in listings. */
    final String to;

    final String from;
    final String text;

    Neon(int code, Form form) {
        this(code, form, "4s", "4s");
    }

    Neon(int code, Form form, String lanes) {
        this(code, form, lanes, lanes);
    }

    Neon(int code, Form form, String to, String from) {
        this.code = code;
        this.form = form;
        this.to = to;
        this.from = from;
        String lower = name().toLowerCase(Locale.ROOT);
        int cut = lower.indexOf('_');
        this.text = cut < 0 ? lower : lower.substring(0, cut);
    }
}
