package tepui.frontends.d3d9.shader;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every instruction of every version beside {@link BytecodeMachine}: on round numbers, and on zeros of both signs, infinities, NaNs and
 * numbers without a leading one.
 */
final class InstructionsTest {
    static final int SEEDS = 40;
    static final int[] VERSIONS = {0x101, 0x102, 0x103, 0x104, 0x200, 0x201, 0x300};
    /** Those that mean nothing by themselves: {@link FlowInstructionsTest}. */
    static final Set<Opcode> ELSEWHERE = EnumSet.of(
            Opcode.CALL,
            Opcode.CALLNZ,
            Opcode.LOOP,
            Opcode.RET,
            Opcode.ENDLOOP,
            Opcode.LABEL,
            Opcode.DCL,
            Opcode.REP,
            Opcode.ENDREP,
            Opcode.IF,
            Opcode.IFC,
            Opcode.ELSE,
            Opcode.ENDIF,
            Opcode.BREAK,
            Opcode.BREAKC,
            Opcode.DEFB,
            Opcode.DEFI,
            Opcode.DEF,
            Opcode.SETP,
            Opcode.BREAKP,
            Opcode.TEXM3X2PAD,
            Opcode.TEXM3X3PAD,
            Opcode.NOP,
            Opcode.PHASE,
            Opcode.MOVA);

    /** Declarations that all programs of a version here have. */
    static String head(boolean pixel, int version) {
        StringBuilder s = new StringBuilder((pixel ? "ps_" : "vs_") + (version >> 8) + "_"
                + (version == 0x201 ? "x" : Integer.toString(version & 255)) + "\n");
        if (!pixel) {
            for (int i = 0; i < 4; i++) s.append("dcl_texcoord" + i + " v" + i + "\n");
            if (version >= 0x300) {
                s.append("dcl_position o0\ndcl_texcoord0 o1\ndcl_texcoord1 o2\ndcl_color o3\ndcl_texcoord7 o4\n");
                s.append("dcl_2d s0\ndcl_cube s1\n");
            }
        } else if (version >= 0x300) {
            for (int i = 0; i < 4; i++) s.append("dcl_texcoord" + i + " v" + i + "\n");
            s.append("dcl_color v8\ndcl vPos.xy\ndcl vFace\ndcl_2d s0\ndcl_cube s1\ndcl_volume s2\n");
        } else if (version >= 0x200) {
            for (int i = 0; i < 4; i++) s.append("dcl t" + i + "\n");
            s.append("dcl v0\ndcl_2d s0\ndcl_cube s1\ndcl_volume s2\n");
        }
        return s.toString();
    }

    /** Moves r0 to what can be seen. */
    static String tail(boolean pixel, int version) {
        if (!pixel) return version >= 0x300 ? "mov o0, r0\nmov o1, r0\n" : "mov oPos, r0\nmov oT0, r0\n";
        return version >= 0x200 ? "mov oC0, r0\n" : "";
    }

    static String in(boolean pixel, int version, int n) {
        if (!pixel || version >= 0x300) return "v" + n;
        return version >= 0x200 ? "t" + n : "c" + n;
    }

    private static List<String> bodies(Opcode op, boolean pixel, int version) {
        String a = in(pixel, version, 0);
        String b = in(pixel, version, 1);
        List<String> list = new ArrayList<>();
        boolean first = pixel && version < 0x200;
        String copy = first ? "mov r1, " + b + "\n" : "";
        String second = first ? "r1" : "c3";
        switch (op) {
            case RCP, RSQ, EXP, LOG, EXPP, LOGP -> list.add("mov r0, " + b + "\n" + op.text + " r0, " + a + ".y\n");
            case POW -> list.add("pow r0, " + a + ".x, c2.w\n");
            case SINCOS ->
                list.add(
                        version >= 0x300
                                ? "mov r0, c1\nsincos r0.xy, " + a + ".x\n"
                                : "mov r0, c1\nsincos r0.xy, " + a + ".x, c4, c5\n");
            case SGN -> list.add("sgn r0, " + a + ", r1, r2\n");
            case NRM -> list.add("nrm r0, " + a + "\n");
            case CRS -> list.add("mov r0, c1\ncrs r0.xyz, " + a + ", c2\n");
            case M4X4, M4X3, M3X4, M3X3, M3X2 -> {
                String mask = op.rows() == 4 ? "" : op.rows() == 3 ? ".xyz" : ".xy";
                list.add("mov r0, c1\n" + op.text + " r0" + mask + ", " + a + ", c4\n");
            }
            case LIT, ABS, FRC ->
                list.add("mov r0, c0\n" + op.text + (op == Opcode.FRC && version < 0x200 ? " r0.xy" : " r0") + ", " + a
                        + "\n");
            case CND ->
                list.add(
                        version == 0x104
                                ? "mov r1, c1\ncnd r0, r1, c0, r1\n"
                                : "mov r0, c1\nmov r1, c2\ncnd r0, r0.a, r1, c0\n");
            case CMP -> list.add(copy + "cmp r0, " + a + ", " + second + ", " + (first ? "c2" : "c4") + "\n");
            case LRP, MAD ->
                list.add(copy + op.text + " r0, " + a + ", " + second + ", " + (first ? "r1" : "c4")
                        + ".wzyx".substring(0, first ? 0 : 5) + "\n");
            case DP2ADD -> list.add("dp2add r0, " + a + ", c2, c3.z\n");
            case MOV -> list.add("mov r0, " + a + "\n");
            case DSX, DSY -> list.add(op.text + " r0, " + a + "\n");
            case BEM -> list.add("mov r1, c0\nmov r2, c1\nbem r1.rg, r2, r1\nphase\nmov r0, r1\n");
            case TEX -> textures(list, version);
            case TEXLDL -> list.add("texldl r0, " + (pixel ? "v1" : "v0") + ", s0.yxwz\n");
            case TEXLDD -> list.add("texldd r0, " + a + ", s1, " + b + ", c2\n");
            case TEXCOORD ->
                list.add(version == 0x104 ? "texcrd r0.rgb, t1\nmov r0.a, c0\n" : "texcoord t1\nmov r0, t1\n");
            case TEXKILL ->
                list.add(
                        version >= 0x300
                                ? "mov r1, v0\ntexkill r1.xy\nmov r0, v1\n"
                                : version >= 0x200
                                        ? "texkill t0\nmov r0, t1\n"
                                        : version == 0x104
                                                ? "texcrd r1.rgb, t1\nphase\ntexkill r1\nmov r0, c0\n"
                                                : "texkill t0\nmov r0, c0\n");
            case TEXBEM, TEXBEML, TEXREG2AR, TEXREG2GB, TEXREG2RGB, TEXDP3TEX, TEXDP3 ->
                list.add("tex t0\n" + op.text + " t1, t0\nmov r0, t1\n");
            case TEXM3X2TEX -> list.add("tex t0\ntexm3x2pad t1, t0\ntexm3x2tex t2, t0\nmov r0, t2\n");
            case TEXM3X2DEPTH -> list.add("tex t0\ntexm3x2pad t1, t0\ntexm3x2depth t2, t0\nmov r0, t0\n");
            case TEXM3X3TEX, TEXM3X3, TEXM3X3VSPEC ->
                list.add("tex t0\ntexm3x3pad t1, t0\ntexm3x3pad t2, t0\n" + op.text + " t3, t0\nmov r0, t3\n");
            case TEXM3X3SPEC ->
                list.add("tex t0\ntexm3x3pad t1, t0\ntexm3x3pad t2, t0\ntexm3x3spec t3, t0, c1\nmov r0, t3\n");
            case TEXDEPTH -> list.add("texld r5, t0\nphase\ntexdepth r5\nmov r0, c0\n");
            default -> list.add(copy + op.text + " r0, " + a + ", " + second + "\n");
        }
        if (!first && op.writes && op.code < 64 && !op.isMatrix() && op != Opcode.SINCOS && op != Opcode.SGN) {
            String body = list.getFirst();
            list.add(body + "mov r3, -r0.wzyx\nmov r0, c1\nmov r0.yw, r3\n");
        }
        return list;
    }

    private static void textures(List<String> list, int version) {
        if (version < 0x104) {
            list.add("tex t1\nmov r0, t1\n");
        } else if (version == 0x104) {
            list.add("texld r1, t1\nmov r0, r1\n");
            list.add("texcrd r0.rgb, t2\nphase\ntexld r1, r0\nmov r0, r1\n");
            list.add("texld r1, t1_dw.xyw\nmov r0, r1\n");
        } else {
            String t = version >= 0x300 ? "v1" : "t1";
            list.add("texld r0, " + t + ", s0\n");
            list.add("texldp r0, " + t + ", s0\n");
            list.add("texldb r0, " + t + ", s1\n");
            list.add("texld r0, " + t + ", s2\n");
        }
    }

    @TestFactory
    List<DynamicTest> everyInstructionOfEveryVersion() {
        List<DynamicTest> tests = new ArrayList<>();
        for (boolean pixel : new boolean[] {false, true}) {
            for (int version : VERSIONS) {
                if (!pixel && version > 0x101 && version < 0x200) continue;
                for (Opcode op : Opcode.values()) {
                    if (!op.isIn(pixel, version) || ELSEWHERE.contains(op)) continue;
                    String name = op.text(version) + " in " + (pixel ? "ps_" : "vs_") + Integer.toHexString(version);
                    tests.add(dynamicTest(name, () -> {
                        for (String body : bodies(op, pixel, version)) {
                            Comparison c = new Comparison(head(pixel, version) + body + tail(pixel, version));
                            for (int seed = 0; seed < SEEDS; seed++) c.run(seed, seed % 2 == 1, most(op));
                        }
                    }));
                }
            }
        }
        assertFalse(tests.isEmpty());
        return tests;
    }

    /** Sines of huge numbers are as precise as a device likes. */
    private static float most(Opcode op) {
        return op == Opcode.SINCOS ? 128 : Float.MAX_VALUE;
    }

    private static DynamicTest same(String name, String text) {
        return dynamicTest(name, () -> {
            Comparison c = new Comparison(text);
            for (int seed = 0; seed < SEEDS; seed++) c.run(seed, seed % 2 == 1);
        });
    }

    @TestFactory
    List<DynamicTest> flowAddressesAndModifiers() {
        String vs2 = head(false, 0x200);
        String vs3 = head(false, 0x300);
        String ps3 = head(true, 0x300);
        String ps2x = head(true, 0x201);
        String vsEnd = "mov oPos, r0\n";
        return List.of(
                same("constants are defined by def", "vs_1_1\ndef c2, 1, -2, 3.5, 0.25\nmov oPos, c2\n"),
                same(
                        "mov to a0 rounds down in 1.1",
                        "vs_1_1\ndcl_texcoord0 v0\nmov a0.x, c0.x\nmov oPos, c[a0.x + 10]\n"),
                same("mova rounds to the nearest", vs2 + "mova a0.y, c0\nmov r0, c[a0.y + 20]\n" + vsEnd),
                same(
                        "all components of a0 are addresses",
                        vs2 + "mova a0, c0\nadd r0, c[a0.x + 20], c[a0.w + 20]\n" + vsEnd),
                same("if follows a bool", vs2 + "mov r0, v0\nif b3\nmov r0, v1\nendif\n" + vsEnd),
                same(
                        "if of a negated bool with else",
                        vs2 + "if !b2\nmov r0, v1\nelse\nadd r0, v0, c1\nendif\n" + vsEnd),
                same(
                        "defb wins over the device's bool",
                        vs2 + "defb b3, true\nmov r0, v0\nif b3\nmov r0, v1\nendif\n" + vsEnd),
                same("rep counts", vs2 + "mov r0, v0\nrep i1\nadd r0, r0, c1\nendrep\n" + vsEnd),
                same(
                        "defi wins over the device's integer",
                        vs2 + "defi i1, 3, 0, 0, 0\nmov r0, v0\nrep i1\nadd r0, r0, c1\nendrep\n" + vsEnd),
                same(
                        "reps are nested",
                        vs2 + "mov r0, v0\nrep i1\nrep i2\nadd r0, r0, c1\nendrep\nadd r0, r0, c2\nendrep\n" + vsEnd),
                same("loops count in aL", vs2 + "mov r0, v0\nloop aL, i1\nadd r0, r0, c[aL + 4]\nendloop\n" + vsEnd),
                same(
                        "loops are nested and aL comes back",
                        vs2
                                + "mov r0, v0\nloop aL, i1\nloop aL, i2\nadd r0, r0, c[aL + 4]\nendloop\nadd r0, r0, c[aL + 9]\nendloop\n"
                                + vsEnd),
                same(
                        "subroutines are called",
                        vs2 + "mov r0, v0\ncall l1\ncall l1\nmov oPos, r0\nret\nlabel l1\nadd r0, r0, c1\nret\n"),
                same(
                        "callnz calls where its bool is set",
                        vs2
                                + "mov r0, v0\ncallnz l1, b1\ncallnz l2, !b1\nmov oPos, r0\nret\nlabel l1\nadd r0, r0, c1\nret\nlabel l2\nmul r0, r0, c2\nret\n"),
                same(
                        "ifc compares first components",
                        vs3 + "mov r0, v0\nif_gt v0.x, c1.y\nmov r0, v1\nelse\nmov r0, v2\nendif\n"
                                + tail(false, 0x300)),
                same(
                        "breakc leaves a loop",
                        vs3
                                + "mov r0, v0\nmov r1, c0\nrep i1\nadd r1.x, r1, c3\nbreak_ge r1.x, c2.x\nadd r0, r0, c1\nendrep\n"
                                + tail(false, 0x300)),
                same(
                        "break leaves from an if",
                        vs3
                                + "mov r0, v0\nrep i1\nadd r0, r0, c1\nif_lt r0.x, c2.x\nbreak\nendif\nadd r0, r0, c3\nendrep\n"
                                + tail(false, 0x300)),
                same(
                        "what is behind a break never runs",
                        vs3
                                + "mov r0, v0\nrep i1\nadd r0, r0, c1\nbreak\nadd r0, r0, c3\nif b1\nmov r0, c4\nendif\nendrep\n"
                                + tail(false, 0x300)),
                same(
                        "setp and predicated instructions",
                        vs3 + "mov r0, v0\nsetp_gt p0, v0, c1\n(p0) mov r0, v1\n(!p0) add r0.xy, r0, c2\n"
                                + tail(false, 0x300)),
                same(
                        "a replicated predicate",
                        vs3 + "mov r0, v0\nsetp_le p0.y, v0, c1\n(p0.y) mov r0, v1\n" + tail(false, 0x300)),
                same(
                        "breakp leaves a loop",
                        vs3
                                + "mov r0, v0\nrep i1\nadd r0, r0, c1\nsetp_gt p0, r0, c2\nbreakp p0.z\nadd r0, r0, c3\nendrep\n"
                                + tail(false, 0x300)),
                same(
                        "if of a predicate",
                        vs3 + "mov r0, v0\nsetp_ne p0, v0, c1\nif p0.w\nmov r0, v3\nendif\n" + tail(false, 0x300)),
                same(
                        "inputs are relative to aL",
                        vs3 + "mov r0, v0\nloop aL, i1\nadd r0, r0, v[aL]\nendloop\n" + tail(false, 0x300)),
                same("outputs are relative to aL", vs3 + "mov o0, v0\nloop aL, i1\nmov o[aL + 1], v1\nendloop\n"),
                same("outputs are saturated in vs_3_0", vs3 + "mov r0, v0\nmov_sat o1, v1\nmov o0, r0\n"),
                same("magnitudes in 3.0", vs3 + "add r0, v0_abs, -v1_abs\n" + tail(false, 0x300)),
                same("texldl in a vertex shader", vs3 + "texldl r0, v0, s1\n" + tail(false, 0x300)),
                same(
                        "pixel inputs are relative to aL",
                        ps3 + "mov r0, v0\nloop aL, i1\nadd r0, r0, v[aL]\nendloop\nmov oC0, r0\n"),
                same("vPos is whole", ps3 + "mov r0, c0\nmov r0.xy, vPos\nmov oC0, r0\n"),
                same("vFace has the face's sign", ps3 + "mov r0, c0\nmul r0, r0, vFace\nmov oC0, r0\n"),
                same("several colours and depth", ps3 + "mov oC0, v0\nmov oC1, v1\nmov oC3, c1\nmov oDepth, v0.x\n"),
                same("results are saturated", ps2x + "mov_sat r0, t0\nmov oC0, r0\n"),
                same(
                        "predicates in ps_2_x",
                        ps2x + "mov r0, t0\nsetp_ge p0, t1, c1\n(p0.wzyx) mul_sat r0, t1, c2\nmov oC0, r0\n"),
                same("dynamic if in ps_2_x", ps2x + "mov r0, t0\nif_ne t1.x, c1.x\nmov r0, t2\nendif\nmov oC0, r0\n"),
                same("constants of 1.x are clamped", "ps_1_1\nmov r0, c3\n"),
                same(
                        "modifiers of sources in 1.4",
                        "ps_1_4\nmov r1, c0\nmov r2, c1\nmad r0, r1_bx2, 1-r2, -r1_bias\nadd r0, r0, r2_x2\n"),
                same("modifiers of sources in 1.1", "ps_1_1\ntex t0\nmad r0, t0_bx2, 1-c1, -t0_bias\n"),
                same(
                        "results are shifted and saturated",
                        "ps_1_1\ntex t0\nadd_x2_sat r0, t0, c1\nmul_d2 r1, r0, c0\nadd_x4 r0, r0, r1\n"),
                same(
                        "a paired cnd for colour takes the first",
                        "ps_1_1\nmov r0, c0\nmov r1, c1\ncnd r0.rgb, r0.a, r1, c2\n+mov r0.a, c3\nmov r1, c1\nmov r0.a, c0\n+cnd r1.rgb, r0.a, c1, c2\nmov r0, r1\n"),
                same(
                        "colours of vertices are clamped before 3.0",
                        "ps_2_0\ndcl v0\ndcl v1\nadd r0, v0, v1\nmov oC0, r0\n"),
                same("swizzles of 1.x", "ps_1_4\nmov r1, c0\nmov r0, r1.b\nmov r0.a, r1.g\n"),
                same(
                        "fog and point size",
                        "vs_2_0\ndcl_texcoord0 v0\nmov oPos, v0\nmov oFog.x, v0.y\nmov oPts.x, v0.z\n"),
                same(
                        "colours out are clamped before 3.0",
                        "vs_1_1\ndcl_texcoord0 v0\nmov oPos, v0\nmov oD0, v0\nmov oD1, c1\n"),
                same(
                        "untouched components of an output are zero",
                        "vs_1_1\ndcl_texcoord0 v0\nmov oPos, v0\nmov oT3.xy, v0\n"));
    }
}
