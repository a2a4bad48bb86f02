package tepui.drivers.d3d12.dxbc;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The instructions and declarations of shader model 5.1 that are written or shown here, with their numbers. */
enum Opcode {
    ADD(0),
    AND(1),
    BREAK(2),
    BREAKC(3),
    CONTINUE(7),
    CONTINUEC(8),
    CUT(9),
    DERIV_RTX(11),
    DERIV_RTY(12),
    DISCARD(13),
    DIV(14),
    DP2(15),
    DP3(16),
    DP4(17),
    ELSE(18),
    EMIT(19),
    EMITTHENCUT(20),
    ENDIF(21),
    ENDLOOP(22),
    EQ(24),
    EXP(25),
    FRC(26),
    FTOI(27),
    FTOU(28),
    GE(29),
    IADD(30),
    IF(31),
    IEQ(32),
    IGE(33),
    ILT(34),
    IMAD(35),
    IMAX(36),
    IMIN(37),
    IMUL(38),
    INE(39),
    INEG(40),
    ISHL(41),
    ISHR(42),
    ITOF(43),
    LD(45),
    LD2DMS(46),
    LOG(47),
    LOOP(48),
    LT(49),
    MAD(50),
    MIN(51),
    MAX(52),
    CUSTOMDATA(53),
    MOV(54),
    MOVC(55),
    MUL(56),
    NE(57),
    NOP(58),
    NOT(59),
    OR(60),
    RESINFO(61),
    RET(62),
    RETC(63),
    ROUND_NE(64),
    ROUND_NI(65),
    ROUND_PI(66),
    ROUND_Z(67),
    RSQ(68),
    SAMPLE(69),
    SAMPLE_C(70),
    SAMPLE_C_LZ(71),
    SAMPLE_L(72),
    SAMPLE_D(73),
    SAMPLE_B(74),
    SQRT(75),
    SINCOS(77),
    UDIV(78),
    ULT(79),
    UGE(80),
    UMUL(81),
    UMAD(82),
    UMAX(83),
    UMIN(84),
    USHR(85),
    UTOF(86),
    XOR(87),
    DCL_RESOURCE(88),
    DCL_CONSTANTBUFFER(89, "dcl_constantBuffer"),
    DCL_SAMPLER(90),
    DCL_INDEXRANGE(91),
    DCL_OUTPUTTOPOLOGY(92),
    DCL_INPUTPRIMITIVE(93),
    DCL_MAXOUT(94),
    DCL_INPUT(95),
    DCL_INPUT_SGV(96),
    DCL_INPUT_SIV(97),
    DCL_INPUT_PS(98),
    DCL_INPUT_PS_SGV(99),
    DCL_INPUT_PS_SIV(100),
    DCL_OUTPUT(101),
    DCL_OUTPUT_SGV(102),
    DCL_OUTPUT_SIV(103),
    DCL_TEMPS(104),
    DCL_INDEXABLETEMP(105, "dcl_indexableTemp"),
    DCL_GLOBALFLAGS(106, "dcl_globalFlags"),
    LOD(108),
    GATHER4(109),
    SAMPLEPOS(110),
    SAMPLEINFO(111),
    HS_DECLS(113),
    HS_CONTROL_POINT_PHASE(114),
    HS_FORK_PHASE(115),
    HS_JOIN_PHASE(116),
    EMIT_STREAM(117),
    CUT_STREAM(118),
    EMITTHENCUT_STREAM(119),
    BUFINFO(121),
    DERIV_RTX_COARSE(122),
    DERIV_RTX_FINE(123),
    DERIV_RTY_COARSE(124),
    DERIV_RTY_FINE(125),
    GATHER4_C(126),
    GATHER4_PO(127),
    GATHER4_PO_C(128),
    RCP(129),
    F32TOF16(130),
    F16TOF32(131),
    UADDC(132),
    USUBB(133),
    COUNTBITS(134),
    FIRSTBIT_HI(135),
    FIRSTBIT_LO(136),
    FIRSTBIT_SHI(137),
    UBFE(138),
    IBFE(139),
    BFI(140),
    BFREV(141),
    SWAPC(142),
    DCL_STREAM(143),
    DCL_INPUT_CONTROL_POINT_COUNT(147),
    DCL_OUTPUT_CONTROL_POINT_COUNT(148),
    DCL_TESSELLATOR_DOMAIN(149),
    DCL_TESSELLATOR_PARTITIONING(150),
    DCL_TESSELLATOR_OUTPUT_PRIMITIVE(151),
    DCL_HS_MAX_TESSFACTOR(152),
    DCL_HS_FORK_PHASE_INSTANCE_COUNT(153),
    DCL_HS_JOIN_PHASE_INSTANCE_COUNT(154),
    DCL_THREAD_GROUP(155),
    DCL_UAV_TYPED(156),
    DCL_UAV_RAW(157),
    DCL_UAV_STRUCTURED(158),
    DCL_TGSM_RAW(159),
    DCL_TGSM_STRUCTURED(160),
    DCL_RESOURCE_RAW(161),
    DCL_RESOURCE_STRUCTURED(162),
    LD_UAV_TYPED(163),
    STORE_UAV_TYPED(164),
    LD_RAW(165),
    STORE_RAW(166),
    LD_STRUCTURED(167),
    STORE_STRUCTURED(168),
    ATOMIC_AND(169),
    ATOMIC_OR(170),
    ATOMIC_XOR(171),
    ATOMIC_CMP_STORE(172),
    ATOMIC_IADD(173),
    ATOMIC_IMAX(174),
    ATOMIC_IMIN(175),
    ATOMIC_UMAX(176),
    ATOMIC_UMIN(177),
    IMM_ATOMIC_IADD(180),
    IMM_ATOMIC_AND(181),
    IMM_ATOMIC_OR(182),
    IMM_ATOMIC_XOR(183),
    IMM_ATOMIC_EXCH(184),
    IMM_ATOMIC_CMP_EXCH(185),
    IMM_ATOMIC_IMAX(186),
    IMM_ATOMIC_IMIN(187),
    IMM_ATOMIC_UMAX(188),
    IMM_ATOMIC_UMIN(189),
    SYNC(190),
    EVAL_SNAPPED(203),
    EVAL_SAMPLE_INDEX(204),
    EVAL_CENTROID(205),
    DCL_GS_INSTANCE_COUNT(206, "dcl_gsinstances");

    private static final @Nullable Opcode[] BY_NUMBER = new @Nullable Opcode[256];

    static {
        for (Opcode o : values()) BY_NUMBER[o.number] = o;
    }

    private final int number;
    private final String text;

    Opcode(int number) {
        this.number = number;
        text = name().toLowerCase(Locale.ROOT);
    }

    Opcode(int number, String text) {
        this.number = number;
        this.text = text;
    }

    int number() {
        return number;
    }

    /** The spelling in listings. */
    String text() {
        return text;
    }

    /** The opcode with a number, or null where it is none of these. */
    static @Nullable Opcode of(int number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : null;
    }

    boolean isDeclaration() {
        return text.startsWith("dcl_");
    }
}
