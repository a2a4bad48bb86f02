package tepui.frontends.d3d9.shader;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Generator of legal programs of any version from a seed: arithmetic over some registers, with blocks, predicates and
 * addresses where there are any.
 */
public final class RandomProgram {
    private final Random r;
    private final boolean pixel;
    private final int version;
    private final StringBuilder text = new StringBuilder();
    private int depth;

    private RandomProgram(long seed) {
        // The first bits of neighbouring seeds are alike: all programs would be of one stage.
        r = new Random(seed * 0x9e3779b97f4a7c15L);
        pixel = r.nextBoolean();
        int[] versions =
                pixel ? new int[] {0x101, 0x103, 0x104, 0x200, 0x201, 0x300} : new int[] {0x101, 0x200, 0x201, 0x300};
        version = versions[r.nextInt(versions.length)];
    }

    /** The text of the program of a seed. */
    public static String of(long seed) {
        return new RandomProgram(seed).make();
    }

    private int temps() {
        return pixel && version < 0x104 ? 2 : 4;
    }

    private String make() {
        text.append(InstructionsTest.head(pixel, version));
        if (pixel && version < 0x104) text.append("tex t0\ntexcoord t1\n");
        for (int i = 0; i < temps(); i++) text.append("mov r" + i + ", " + readable() + "\n");
        if (!pixel) text.append(version >= 0x200 ? "mova a0, c1\n" : "mov a0.x, c1.x\n");
        if (version >= 0x201) text.append("setp_gt p0, r0, r1\n");
        block(pixel && version < 0x200 ? 5 : 12);
        text.append(InstructionsTest.tail(pixel, version));
        return text.toString();
    }

    private void block(int count) {
        for (int i = 0; i < count; i++) {
            int what = r.nextInt(12);
            boolean flows = version >= (pixel ? 0x201 : 0x200) && depth < 3;
            if (flows && what == 0) branch();
            else if (flows && what == 1) repeat();
            else arithmetic();
        }
    }

    private void branch() {
        depth++;
        boolean compares = version >= 0x201 && r.nextBoolean();
        text.append(
                compares
                        ? "if_" + comparison() + " " + scalar() + ", " + scalar()
                        : "if " + (r.nextBoolean() ? "!" : "") + "b" + r.nextInt(16));
        text.append('\n');
        block(2);
        if (r.nextBoolean()) {
            text.append("else\n");
            block(2);
        }
        text.append("endif\n");
        depth--;
    }

    private void repeat() {
        depth++;
        boolean counts = (!pixel || version >= 0x300) && r.nextBoolean();
        text.append(counts ? "loop aL, i" : "rep i").append(r.nextInt(16)).append('\n');
        block(2);
        if (version >= 0x201 && r.nextInt(3) == 0)
            text.append("break_" + comparison() + " " + scalar() + ", " + scalar() + "\n");
        text.append(counts ? "endloop\n" : "endrep\n");
        depth--;
    }

    private String comparison() {
        return List.of("gt", "eq", "ge", "lt", "ne", "le").get(r.nextInt(6));
    }

    private String scalar() {
        return "r" + r.nextInt(temps()) + "." + "xyzw".charAt(r.nextInt(4));
    }

    private String readable() {
        int n = r.nextInt(4);
        if (!pixel || version >= 0x300) return r.nextBoolean() ? "v" + n : "c" + r.nextInt(8);
        if (version >= 0x200) return r.nextBoolean() ? "t" + n : "c" + r.nextInt(8);
        return "c" + r.nextInt(8);
    }

    /** At most one constant an instruction, as old versions want it. */
    private String source(boolean plain) {
        String s;
        int k = r.nextInt(plain ? 1 : 3);
        if (k == 1 && !pixel && r.nextInt(4) == 0) s = "c[a0.x + " + (30 + r.nextInt(20)) + "]";
        else if (k == 1) s = readable();
        else s = "r" + r.nextInt(temps());
        boolean negate = r.nextInt(4) == 0;
        String suffix = "";
        if (pixel && version < 0x200 && s.startsWith("r") && r.nextInt(3) == 0) {
            suffix = List.of("_bias", "_bx2").get(r.nextInt(2));
        } else if (version >= 0x300 && r.nextInt(5) == 0) {
            suffix = "_abs";
        }
        String swizzle = "";
        if (!(pixel && version < 0x200) && r.nextInt(3) == 0) {
            StringBuilder w = new StringBuilder(".");
            for (int i = 0; i < 4; i++) w.append("xyzw".charAt(r.nextInt(4)));
            swizzle = w.toString();
        }
        return (negate ? "-" : "") + s + suffix + swizzle;
    }

    private void arithmetic() {
        List<String> two = new ArrayList<>(List.of("add", "sub", "mul", "dp3"));
        List<String> one = new ArrayList<>(List.of("mov"));
        List<String> three = new ArrayList<>(List.of("mad"));
        if (!pixel || version >= 0x200) {
            two.addAll(List.of("min", "max", "dp4"));
            one.add("frc");
        }
        if (!pixel) two.addAll(List.of("slt", "sge", "dst"));
        if (pixel || version >= 0x200) three.add("lrp");
        if (pixel && version >= 0x104) three.add("cmp");
        if (version >= 0x200) one.add("abs");
        String op;
        int sources;
        int k = r.nextInt(5);
        if (k == 0) {
            op = one.get(r.nextInt(one.size()));
            sources = 1;
        } else if (k == 1) {
            op = three.get(r.nextInt(three.size()));
            sources = 3;
        } else {
            op = two.get(r.nextInt(two.size()));
            sources = 2;
        }
        String mask = "";
        boolean narrow = pixel && version < 0x200 || op.equals("frc") && version < 0x200;
        if (op.equals("frc") && version < 0x200) mask = ".xy";
        else if (!narrow && r.nextInt(3) == 0)
            mask = List.of(".x", ".yw", ".xyz", ".w").get(r.nextInt(4));
        String predicate = version >= 0x201 && r.nextInt(5) == 0 ? (r.nextBoolean() ? "(p0) " : "(!p0.wzyx) ") : "";
        String modifier = (pixel || version >= 0x300) && r.nextInt(5) == 0 ? "_sat" : "";
        text.append(predicate + op + modifier + " r" + r.nextInt(temps()) + mask);
        for (int i = 0; i < sources; i++) text.append(", " + source(i > 0));
        text.append('\n');
    }
}
