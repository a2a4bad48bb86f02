package tepui.frontends.d3d9.shader;

import org.jspecify.annotations.Nullable;

/**
 * Opcodes of instructions: number, name, whether there is a destination, how many sources, and the versions that have
 * it: from and to, of vertex and of pixel shaders.
 */
enum Opcode {
    NOP(0, "nop", 0, 0, 0x101, 0x300, 0x101, 0x300),
    MOV(1, "mov", 1, 1, 0x101, 0x300, 0x101, 0x300),
    ADD(2, "add", 1, 2, 0x101, 0x300, 0x101, 0x300),
    SUB(3, "sub", 1, 2, 0x101, 0x300, 0x101, 0x300),
    MAD(4, "mad", 1, 3, 0x101, 0x300, 0x101, 0x300),
    MUL(5, "mul", 1, 2, 0x101, 0x300, 0x101, 0x300),
    RCP(6, "rcp", 1, 1, 0x101, 0x300, 0x200, 0x300),
    RSQ(7, "rsq", 1, 1, 0x101, 0x300, 0x200, 0x300),
    DP3(8, "dp3", 1, 2, 0x101, 0x300, 0x101, 0x300),
    DP4(9, "dp4", 1, 2, 0x101, 0x300, 0x102, 0x300),
    MIN(10, "min", 1, 2, 0x101, 0x300, 0x200, 0x300),
    MAX(11, "max", 1, 2, 0x101, 0x300, 0x200, 0x300),
    SLT(12, "slt", 1, 2, 0x101, 0x300, 0x0, 0x0),
    SGE(13, "sge", 1, 2, 0x101, 0x300, 0x0, 0x0),
    EXP(14, "exp", 1, 1, 0x101, 0x300, 0x200, 0x300),
    LOG(15, "log", 1, 1, 0x101, 0x300, 0x200, 0x300),
    LIT(16, "lit", 1, 1, 0x101, 0x300, 0x0, 0x0),
    DST(17, "dst", 1, 2, 0x101, 0x300, 0x0, 0x0),
    LRP(18, "lrp", 1, 3, 0x200, 0x300, 0x101, 0x300),
    FRC(19, "frc", 1, 1, 0x101, 0x300, 0x200, 0x300),
    M4X4(20, "m4x4", 1, 2, 0x101, 0x300, 0x200, 0x300),
    M4X3(21, "m4x3", 1, 2, 0x101, 0x300, 0x200, 0x300),
    M3X4(22, "m3x4", 1, 2, 0x101, 0x300, 0x200, 0x300),
    M3X3(23, "m3x3", 1, 2, 0x101, 0x300, 0x200, 0x300),
    M3X2(24, "m3x2", 1, 2, 0x101, 0x300, 0x200, 0x300),
    CALL(25, "call", 0, 1, 0x200, 0x300, 0x201, 0x300),
    CALLNZ(26, "callnz", 0, 2, 0x200, 0x300, 0x201, 0x300),
    LOOP(27, "loop", 0, 2, 0x200, 0x300, 0x300, 0x300),
    RET(28, "ret", 0, 0, 0x200, 0x300, 0x201, 0x300),
    ENDLOOP(29, "endloop", 0, 0, 0x200, 0x300, 0x300, 0x300),
    LABEL(30, "label", 0, 1, 0x200, 0x300, 0x201, 0x300),
    DCL(31, "dcl", 1, 0, 0x101, 0x300, 0x200, 0x300),
    POW(32, "pow", 1, 2, 0x200, 0x300, 0x200, 0x300),
    CRS(33, "crs", 1, 2, 0x200, 0x300, 0x200, 0x300),
    SGN(34, "sgn", 1, 3, 0x200, 0x300, 0x0, 0x0),
    ABS(35, "abs", 1, 1, 0x200, 0x300, 0x200, 0x300),
    NRM(36, "nrm", 1, 1, 0x200, 0x300, 0x200, 0x300),
    SINCOS(37, "sincos", 1, 3, 0x200, 0x300, 0x200, 0x300),
    REP(38, "rep", 0, 1, 0x200, 0x300, 0x201, 0x300),
    ENDREP(39, "endrep", 0, 0, 0x200, 0x300, 0x201, 0x300),
    IF(40, "if", 0, 1, 0x200, 0x300, 0x201, 0x300),
    IFC(41, "ifc", 0, 2, 0x201, 0x300, 0x201, 0x300),
    ELSE(42, "else", 0, 0, 0x200, 0x300, 0x201, 0x300),
    ENDIF(43, "endif", 0, 0, 0x200, 0x300, 0x201, 0x300),
    BREAK(44, "break", 0, 0, 0x201, 0x300, 0x201, 0x300),
    BREAKC(45, "breakc", 0, 2, 0x201, 0x300, 0x201, 0x300),
    MOVA(46, "mova", 1, 1, 0x200, 0x300, 0x0, 0x0),
    DEFB(47, "defb", 1, 0, 0x200, 0x300, 0x201, 0x300),
    DEFI(48, "defi", 1, 0, 0x200, 0x300, 0x201, 0x300),
    TEXCOORD(64, "texcoord", 1, 0, 0x0, 0x0, 0x101, 0x104),
    TEXKILL(65, "texkill", 1, 0, 0x0, 0x0, 0x101, 0x300),
    TEX(66, "tex", 1, 0, 0x0, 0x0, 0x101, 0x300),
    TEXBEM(67, "texbem", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXBEML(68, "texbeml", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXREG2AR(69, "texreg2ar", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXREG2GB(70, "texreg2gb", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXM3X2PAD(71, "texm3x2pad", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXM3X2TEX(72, "texm3x2tex", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXM3X3PAD(73, "texm3x3pad", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXM3X3TEX(74, "texm3x3tex", 1, 1, 0x0, 0x0, 0x101, 0x103),
    TEXM3X3SPEC(76, "texm3x3spec", 1, 2, 0x0, 0x0, 0x101, 0x103),
    TEXM3X3VSPEC(77, "texm3x3vspec", 1, 1, 0x0, 0x0, 0x101, 0x103),
    EXPP(78, "expp", 1, 1, 0x101, 0x300, 0x200, 0x300),
    LOGP(79, "logp", 1, 1, 0x101, 0x300, 0x200, 0x300),
    CND(80, "cnd", 1, 3, 0x0, 0x0, 0x101, 0x104),
    DEF(81, "def", 1, 0, 0x101, 0x300, 0x101, 0x300),
    TEXREG2RGB(82, "texreg2rgb", 1, 1, 0x0, 0x0, 0x102, 0x103),
    TEXDP3TEX(83, "texdp3tex", 1, 1, 0x0, 0x0, 0x102, 0x103),
    TEXM3X2DEPTH(84, "texm3x2depth", 1, 1, 0x0, 0x0, 0x103, 0x103),
    TEXDP3(85, "texdp3", 1, 1, 0x0, 0x0, 0x102, 0x103),
    TEXM3X3(86, "texm3x3", 1, 1, 0x0, 0x0, 0x102, 0x103),
    TEXDEPTH(87, "texdepth", 1, 0, 0x0, 0x0, 0x104, 0x104),
    CMP(88, "cmp", 1, 3, 0x0, 0x0, 0x102, 0x300),
    BEM(89, "bem", 1, 2, 0x0, 0x0, 0x104, 0x104),
    DP2ADD(90, "dp2add", 1, 3, 0x0, 0x0, 0x200, 0x300),
    DSX(91, "dsx", 1, 1, 0x0, 0x0, 0x201, 0x300),
    DSY(92, "dsy", 1, 1, 0x0, 0x0, 0x201, 0x300),
    TEXLDD(93, "texldd", 1, 4, 0x0, 0x0, 0x201, 0x300),
    SETP(94, "setp", 1, 2, 0x201, 0x300, 0x201, 0x300),
    TEXLDL(95, "texldl", 1, 2, 0x300, 0x300, 0x300, 0x300),
    BREAKP(96, "breakp", 0, 1, 0x201, 0x300, 0x201, 0x300),
    PHASE(65533, "phase", 0, 0, 0x0, 0x0, 0x104, 0x104);

    final int code;
    final String text;
    final boolean writes;
    private final int sources;
    private final int vertexFrom;
    private final int vertexTo;
    private final int pixelFrom;
    private final int pixelTo;

    Opcode(int code, String text, int writes, int sources, int vertexFrom, int vertexTo, int pixelFrom, int pixelTo) {
        this.code = code;
        this.text = text;
        this.writes = writes != 0;
        this.sources = sources;
        this.vertexFrom = vertexFrom;
        this.vertexTo = vertexTo;
        this.pixelFrom = pixelFrom;
        this.pixelTo = pixelTo;
    }

    static @Nullable Opcode of(int code) {
        for (Opcode o : values()) if (o.code == code) return o;
        return null;
    }

    boolean isIn(boolean pixel, int version) {
        int from = pixel ? pixelFrom : vertexFrom;
        // 1.0 has what 1.1 has.
        return from != 0 && Math.max(version, 0x101) >= from && version <= (pixel ? pixelTo : vertexTo);
    }

    /** Sources in a version: some instructions changed theirs. */
    int sources(boolean pixel, int version) {
        return switch (this) {
            case SINCOS, SGN -> version >= 0x300 && this == SINCOS ? 1 : 3;
            case TEX -> version < 0x104 ? 0 : version == 0x104 ? 1 : 2;
            case TEXCOORD -> version == 0x104 ? 1 : 0;
            default -> sources;
        };
    }

    /** The name in a version. */
    String text(int version) {
        if (this == TEX && version >= 0x104) return "texld";
        if (this == TEXCOORD && version == 0x104) return "texcrd";
        if (this == IFC) return "if";
        if (this == BREAKC) return "break";
        return text;
    }

    boolean isDefinition() {
        return this == DEF || this == DEFI || this == DEFB;
    }

    boolean isMatrix() {
        return code >= M4X4.code && code <= M3X2.code;
    }

    /** Rows of a matrix instruction. */
    int rows() {
        return switch (this) {
            case M4X4, M3X4 -> 4;
            case M3X2 -> 2;
            default -> 3;
        };
    }

    boolean opensBlock() {
        return this == IF || this == IFC || this == LOOP || this == REP;
    }
}
