package tepui.drivers.soft.code;

import java.util.Locale;

/**
 * Vector instructions that kernels are made of, with their VEX and EVEX encodings. Where both exist, opcode, prefix and map
 * are the same; the 512-bit form may have another name.
 */
public enum Vop {
    VADDPS(0, 1, 0x58, Form.RVM),
    VMULPS(0, 1, 0x59, Form.RVM),
    VSUBPS(0, 1, 0x5c, Form.RVM),
    VMINPS(0, 1, 0x5d, Form.RVM),
    VDIVPS(0, 1, 0x5e, Form.RVM),
    VMAXPS(0, 1, 0x5f, Form.RVM),
    VSQRTPS(0, 1, 0x51, Form.RM),
    VFMADD132PS(1, 2, 0x98, Form.RVM),
    VFMADD213PS(1, 2, 0xa8, Form.RVM),
    VFMADD231PS(1, 2, 0xb8, Form.RVM),
    VROUNDPS(1, 3, 0x08, Form.RMI),
    VCVTDQ2PS(0, 1, 0x5b, Form.RM),
    VCVTPS2DQ(1, 1, 0x5b, Form.RM),
    VCVTTPS2DQ(2, 1, 0x5b, Form.RM),
    VCVTUDQ2PS(3, 1, 0x7a, Form.RM, Only.EVEX),
    VCVTTPS2UDQ(0, 1, 0x78, Form.RM, Only.EVEX),
    VCVTPH2PS(1, 2, 0x13, Form.RM, Size.HALF, 0),
    VCVTPS2PH(1, 3, 0x1d, Form.MRI, Size.HALF, 0),
    VPAND(1, 1, 0xdb, Form.RVM),
    VPANDN(1, 1, 0xdf, Form.RVM),
    VPOR(1, 1, 0xeb, Form.RVM),
    VPXOR(1, 1, 0xef, Form.RVM),
    VPADDD(1, 1, 0xfe, Form.RVM),
    VPSUBD(1, 1, 0xfa, Form.RVM),
    VPMULLD(1, 2, 0x40, Form.RVM),
    VPMINSD(1, 2, 0x39, Form.RVM),
    VPMAXSD(1, 2, 0x3d, Form.RVM),
    VPMINUD(1, 2, 0x3b, Form.RVM),
    VPMAXUD(1, 2, 0x3f, Form.RVM),
    VPABSD(1, 2, 0x1e, Form.RM),
    VPMULDQ(1, 2, 0x28, Form.RVM, Size.WIDE, 1),
    VPMULUDQ(1, 1, 0xf4, Form.RVM, Size.WIDE, 1),
    VPSLLVD(1, 2, 0x47, Form.RVM),
    VPSRAVD(1, 2, 0x46, Form.RVM),
    VPSRLVD(1, 2, 0x45, Form.RVM),
    VPSLLD(1, 1, 0x72, 6, 0),
    VPSRAD(1, 1, 0x72, 4, 0),
    VPSRLD(1, 1, 0x72, 2, 0),
    VPSRLQ(1, 1, 0x73, 2, 1),
    VPSLLQ(1, 1, 0x73, 6, 1),
    VPSHUFB(1, 2, 0x00, Form.RVM, Size.WIDE, 0),
    VPMOVZXWD(1, 2, 0x33, Form.RM, Size.HALF, 0),
    VPERMILPS(1, 3, 0x04, Form.RMI),
    VBROADCASTSS(1, 2, 0x18, Form.RM, Size.WORD, 0),
    VMOVUPS(0, 1, 0x10, Form.RM, Size.WIDE, 0),
    VMOVUPS_STORE(0, 1, 0x11, Form.MR, Size.WIDE, 0),
    VMOVSS(2, 1, 0x10, Form.RM, Size.WORD, 0),
    VMOVSS_STORE(2, 1, 0x11, Form.MR, Size.WORD, 0),
    VPGATHERDD(1, 2, 0x90, Form.GATHER, Size.WORD, 0),
    // ---- masks in vectors
    VBLENDVPS(1, 3, 0x4a, Form.RVMR, Only.VEX),
    VCMPPS(0, 1, 0xc2, Form.RVMI, Only.VEX),
    VPCMPEQD(1, 1, 0x76, Form.RVM, Only.VEX),
    VPCMPGTD(1, 1, 0x66, Form.RVM, Only.VEX),
    // ---- masks in registers of their own
    VPBLENDMD(1, 2, 0x64, Form.RVM, Only.EVEX),
    VCMPPS_MASK(0, 1, 0xc2, Form.KVMI, Only.EVEX),
    VPCMPD(1, 3, 0x1f, Form.KVMI, Only.EVEX),
    VPCMPUD(1, 3, 0x1e, Form.KVMI, Only.EVEX),
    VPTESTMD(1, 2, 0x27, Form.KVM, Only.EVEX),
    VPSCATTERDD(1, 2, 0xa0, Form.SCATTER, Only.EVEX),
    VPOPCNTD(1, 2, 0x55, Form.RM, Only.EVEX),
    VPLZCNTD(1, 2, 0x44, Form.RM, Only.EVEX),
    // ---- of 64 bits
    VADDPD(1, 1, 0x58, Form.RVM, Only.VEX),
    VMULPD(1, 1, 0x59, Form.RVM, Only.VEX),
    VSUBPD(1, 1, 0x5c, Form.RVM, Only.VEX),
    VDIVPD(1, 1, 0x5e, Form.RVM, Only.VEX),
    VHADDPD(1, 1, 0x7c, Form.RVM, Only.VEX),
    VCMPPD(1, 1, 0xc2, Form.RVMI, Only.VEX),
    VUCOMISD(1, 1, 0x2e, Form.RM, Size.DOUBLE),
    VCVTPS2PD(0, 1, 0x5a, Form.RM, Size.HALF),
    VCVTDQ2PD(2, 1, 0xe6, Form.RM, Size.HALF),
    VCVTPD2PS(1, 1, 0x5a, Form.NARROW, Size.WIDE),
    VCVTTPD2DQ(1, 1, 0xe6, Form.NARROW, Size.WIDE),
    VBROADCASTSD(1, 2, 0x19, Form.RM, Size.DOUBLE),
    VMOVSD(3, 1, 0x10, Form.RM, Size.DOUBLE),
    VMOVSD_STORE(3, 1, 0x11, Form.MR, Size.DOUBLE),
    VINSERTF128(1, 3, 0x18, Form.RVMI, Size.HALF),
    VEXTRACTF128(1, 3, 0x19, Form.MRI, Size.HALF),
    // ---- from both sources in turns
    VUNPCKLPS(0, 1, 0x14, Form.RVM, Only.VEX),
    VUNPCKHPS(0, 1, 0x15, Form.RVM, Only.VEX),
    VUNPCKLPD(1, 1, 0x14, Form.RVM, Only.VEX),
    VUNPCKHPD(1, 1, 0x15, Form.RVM, Only.VEX);

    /** Forms: the order of operands. */
    public enum Form {
        /** Destination, first source, second source or memory. */
        RVM,
        RM,
        /** Operands as RM; the destination has half as many bits, 128 at least. */
        NARROW,
        RVMI,
        RMI,
        /** A store. */
        MR,
        MRI,
        /** The mask is a register in the immediate. */
        RVMR,
        /** By an immediate; the destination is encoded as first source, the second number as destination. */
        SHIFT,
        /** The destination is a mask register. */
        KVMI,
        KVM,
        GATHER,
        SCATTER
    }

    /** Encodings in which an instruction exists. */
    enum Only {
        BOTH,
        VEX,
        EVEX
    }

    /** Sizes of the memory operand. */
    enum Size {
        /** The vector; one word that is broadcast is possible. */
        FULL,
        /** The vector. */
        WIDE,
        HALF,
        WORD,
        /** One of 64 bits. */
        DOUBLE
    }

    final int prefix;
    final int map;
    final int opcode;
    public final Form form;
    final Size size;
    /** The W bit of EVEX; 0 in VEX, where it is ignored. */
    final int wide;
    /** The second number of shifts. */
    final int extension;

    final Only only;
    private final String name;

    Vop(int prefix, int map, int opcode, Form form, Size size, int wide, int extension, Only only) {
        this.prefix = prefix;
        this.map = map;
        this.opcode = opcode;
        this.form = form;
        this.size = size;
        this.wide = wide;
        this.extension = extension;
        this.only = only;
        String lower = name().toLowerCase(Locale.ROOT);
        int cut = lower.indexOf('_');
        this.name = cut < 0 ? lower : lower.substring(0, cut);
    }

    Vop(int prefix, int map, int opcode, Form form) {
        this(prefix, map, opcode, form, Size.FULL, 0, 0, Only.BOTH);
    }

    Vop(int prefix, int map, int opcode, Form form, Only only) {
        this(prefix, map, opcode, form, form == Form.SCATTER ? Size.WORD : Size.FULL, 0, 0, only);
    }

    Vop(int prefix, int map, int opcode, Form form, Size size, int wide) {
        this(prefix, map, opcode, form, size, wide, 0, Only.BOTH);
    }

    Vop(int prefix, int map, int opcode, Form form, Size size) {
        this(prefix, map, opcode, form, size, 0, 0, Only.VEX);
    }

    Vop(int prefix, int map, int opcode, int extension, int wide) {
        this(prefix, map, opcode, Form.SHIFT, Size.FULL, wide, extension, Only.BOTH);
    }

    /** Can its memory operand be one word for all lanes? */
    public boolean broadcasts() {
        return only != Only.VEX && size == Size.FULL && form != Form.SHIFT;
    }

    /** Does it exist in the encoding? */
    public boolean is(boolean evex) {
        return only == Only.BOTH || (only == Only.EVEX) == evex;
    }

    /** May its two sources change places? */
    public boolean commutes() {
        return switch (this) {
            case VADDPS,
                    VMULPS,
                    VPAND,
                    VPOR,
                    VPXOR,
                    VPADDD,
                    VPMULLD,
                    VPMINSD,
                    VPMAXSD,
                    VPMINUD,
                    VPMAXUD,
                    VPMULDQ,
                    VPMULUDQ,
                    VPCMPEQD,
                    VPTESTMD -> true;
            default -> false;
        };
    }

    String text(boolean evex) {
        return evex ? evexName() : name;
    }

    private String evexName() {
        return switch (this) {
            case VROUNDPS -> "vrndscaleps";
            case VPAND, VPANDN, VPOR, VPXOR -> name + "d";
            default -> name;
        };
    }
}
