package tepui.frontends.d3d9.shader;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Instructions that mean nothing by themselves, each in every version that has it, beside {@link BytecodeMachine}: definitions, blocks, calls, predicates,
 * addresses, rows of matrices. Comparisons are made in all six ways, on zeros of both signs, infinities, NaNs and numbers without a leading one too.
 */
final class FlowInstructionsTest {
    private static final String[] COMPARISONS = {"gt", "eq", "ge", "lt", "ne", "le"};

    /** Generator of a program with an instruction: lines before the result is moved out, and those behind. */
    private record Body(String before, String after) {}

    private static List<Body> bodies(Opcode op, boolean pixel, int version) {
        String a = InstructionsTest.in(pixel, version, 0);
        String b = InstructionsTest.in(pixel, version, 1);
        String start = "mov r0, " + a + "\n";
        List<Body> list = new ArrayList<>();
        switch (op) {
            case NOP -> add(list, start + "nop\nadd r0, r0, c1\nnop\n");
            case DEF -> {
                add(list, "def c6, 0.5, -0.25, 1, 0\nmov r0, c6\n");
                add(
                        list,
                        "def c6, 0.5, -0.25, 1, 0\ndef c1, 0, 1, -1, 0.75\n" + start
                                + "add r0, r0, c6\nmul r0, r0, c1\n");
            }
            case DEFI -> {
                add(list, "defi i1, 3, 0, 1, 0\n" + start + "rep i1\nadd r0, r0, c1\nendrep\n");
                add(list, "defi i1, 0, 0, 1, 0\n" + start + "rep i1\nadd r0, r0, c1\nendrep\n");
            }
            case DEFB -> {
                for (String value : new String[] {"true", "false"}) {
                    add(list, "defb b3, " + value + "\n" + start + "if b3\nmov r0, " + b + "\nendif\n");
                }
            }
            case DCL -> add(list, start);
            case MOVA -> {
                add(list, "mova a0.x, " + a + "\nmov r0, c[a0.x + 20]\n");
                add(list, "mova a0, " + a + "\nadd r0, c[a0.y + 20], c[a0.w + 20]\n");
            }
            case IF, ENDIF -> {
                add(list, start + "if b2\nmov r0, " + b + "\nendif\n");
                add(list, start + "if !b2\nif b3\nmov r0, " + b + "\nendif\nendif\n");
            }
            case ELSE -> add(list, start + "if b2\nmov r0, " + b + "\nelse\nadd r0, r0, c1\nendif\n");
            case IFC -> {
                for (String c : COMPARISONS) {
                    add(list, start + "if_" + c + " " + a + ".x, c1.y\nmov r0, " + b + "\nelse\nmov r0, c2\nendif\n");
                }
            }
            case REP, ENDREP -> {
                add(list, start + "rep i1\nadd r0, r0, c1\nendrep\n");
                add(list, start + "rep i1\nif b2\nadd r0, r0, c1\nendif\nendrep\n");
            }
            case LOOP, ENDLOOP -> {
                add(list, start + "loop aL, i1\nadd r0, r0, c1\nendloop\n");
                if (!pixel) add(list, start + "loop aL, i1\nadd r0, r0, c[aL + 4]\nendloop\n");
            }
            case BREAK -> add(list, start + "rep i1\nadd r0, r0, c1\nif b1\nbreak\nendif\nadd r0, r0, c2\nendrep\n");
            case BREAKC -> {
                for (String c : COMPARISONS) {
                    add(
                            list,
                            start + "mov r1, c2\nrep i1\nadd r0, r0, c1\nbreak_" + c
                                    + " r0.x, r1.y\nadd r0, r0, c3\nendrep\n");
                }
            }
            case SETP -> {
                for (String c : COMPARISONS) {
                    add(list, start + "setp_" + c + " p0, r0, c1\n(p0) mov r0, " + b + "\n(!p0.w) add r0.xy, r0, c2\n");
                }
            }
            case BREAKP ->
                add(list, start + "rep i1\nadd r0, r0, c1\nsetp_gt p0, r0, c2\nbreakp !p0.z\nadd r0, r0, c3\nendrep\n");
            case CALL, LABEL, RET ->
                list.add(new Body(start + "call l1\ncall l1\n", "ret\nlabel l1\nadd r0, r0, c1\nret\n"));
            case CALLNZ ->
                list.add(new Body(
                        start + "callnz l1, b1\ncallnz l2, !b1\n",
                        "ret\nlabel l1\nadd r0, r0, c1\nret\nlabel l2\nmul r0, r0, c2\nret\n"));
            case TEXM3X2PAD -> add(list, "tex t0\ntexm3x2pad t1, t0\ntexm3x2tex t2, t0\nmov r0, t2\n");
            case TEXM3X3PAD ->
                add(list, "tex t0\ntexm3x3pad t1, t0_bx2\ntexm3x3pad t2, t0_bx2\ntexm3x3tex t3, t0_bx2\nmov r0, t3\n");
            case PHASE -> add(list, "texld r1, t0\nmov r2, c1\nphase\ntexld r3, t1\nmov r0, r3\n");
            default -> throw new IllegalStateException("FlowInstructionsTest: nothing tests " + op);
        }
        return list;
    }

    private static void add(List<Body> to, String before) {
        to.add(new Body(before, ""));
    }

    @TestFactory
    List<DynamicTest> everyOtherInstructionOfEveryVersion() {
        List<DynamicTest> tests = new ArrayList<>();
        for (boolean pixel : new boolean[] {false, true}) {
            for (int version : InstructionsTest.VERSIONS) {
                if (!pixel && version > 0x101 && version < 0x200) continue;
                for (Opcode op : InstructionsTest.ELSEWHERE) {
                    if (!op.isIn(pixel, version)) continue;
                    List<Body> bodies = bodies(op, pixel, version);
                    String name = op.text(version) + " in " + (pixel ? "ps_" : "vs_") + Integer.toHexString(version);
                    tests.add(dynamicTest(name, () -> compare(op, pixel, version, bodies)));
                }
            }
        }
        assertFalse(tests.isEmpty());
        return tests;
    }

    private static void compare(Opcode op, boolean pixel, int version, List<Body> bodies) throws ShaderException {
        for (Body body : bodies) {
            String text = InstructionsTest.head(pixel, version)
                    + body.before
                    + InstructionsTest.tail(pixel, version)
                    + body.after;
            assertTrue(
                    Disassembler.text(
                                    ShaderReader.read(Assembler.assemble(text)).code())
                            .contains(op.text(version)),
                    text);
            Comparison c = new Comparison(text);
            for (int seed = 0; seed < InstructionsTest.SEEDS; seed++) c.run(seed, seed % 2 == 1);
        }
    }
}
