package tepui.tools.suites.differential;

/**
 * Generator of a random valid assembly program, which bounds the size and the error of each temporary. What jumps (FLR,
 * SGE, CMP) or has poles (RCP, LG2) reads values that nothing has rounded yet: attributes from 0.25 to 1.75, parameters
 * from 0.25 to 1.
 */
final class AssemblyText {
    /** Of local parameters, and of environment parameters. */
    static final int VALUES = 6;

    static final int COORDINATES = 4;
    private static final int TEMPORARIES = 4;
    private static final float MOST = 8;
    private static final String[] LETTERS = {"x", "y", "z", "w"};
    private static final String[] MASKS = {"", "", "", ".x", ".yz", ".xyw", ".w", ".xz", ".zw"};
    private static final String[] STATES = {
        "state.material.diffuse",
        "state.light[0].ambient",
        "state.fog.color",
        "state.matrix.mvp.row[1]",
        "state.fog.params"
    };
    private static final String[] TARGETS = {"1D", "2D", "3D", "RECT", "CUBE"};

    private final RandomChoices d;
    private final boolean fragments;
    private final float part;
    private final StringBuilder out = new StringBuilder();
    private final float[] most = new float[TEMPORARIES];
    private final float[] off = new float[TEMPORARIES];
    private float operandMost;
    private float operandOff;

    AssemblyText(RandomChoices d, boolean fragments, float part) {
        this.d = d;
        this.fragments = fragments;
        this.part = part;
        write();
    }

    String text() {
        return out.toString();
    }

    /** Largest error of the colour. */
    float error() {
        return off[0];
    }

    private void write() {
        out.append(fragments ? "!!ARBfp1.0\n" : "!!ARBvp1.0\n");
        out.append("TEMP r0, r1, r2, r3, k;\nALIAS same = r1;\n");
        out.append("PARAM all[8] = { program.env[0..3], program.local[2..4], { 0.5, 0.75, 0.25, 1 } };\n");
        if (!fragments) out.append("ADDRESS A;\nMOV result.position, vertex.position;\n");
        for (int i = 0; i < TEMPORARIES; i++) {
            out.append("MOV r" + i + ", " + fresh() + ";\n");
            most[i] = operandMost;
            off[i] = operandOff;
        }
        int count = d.between(3, 16);
        for (int i = 0; i < count; i++) instruction();
        if (fragments && d.chance(30)) out.append("SUB k, " + fresh() + ", 0.5078125;\nKIL k." + letter() + ";\n");
        // All that was made has a part in the picture.
        out.append("ADD r1, r1, r2;\nADD r0, r0, r1;\nMAD r0, r0, 0.25, r3;\n");
        off[0] = (off[0] + off[1] + off[2]) / 4 + off[3] + 4 * MOST * part;
        out.append((fragments ? "MUL_SAT" : "MUL") + " result.color, r0, 0.5;\nEND\n");
        off[0] /= 2;
    }

    private String letter() {
        return LETTERS[d.below(4)];
    }

    private String swizzle() {
        if (d.chance(40)) return "";
        if (d.chance(40)) return "." + letter();
        return "." + letter() + letter() + letter() + letter();
    }

    private String positive() {
        operandMost = 1;
        operandOff = 0;
        switch (d.below(5)) {
            case 0:
                return "program.local[" + d.below(VALUES) + "]";
            case 1:
                return "program.env[" + d.below(VALUES) + "]";
            case 2:
                return "all[" + d.below(8) + "]";
            case 3:
                if (!fragments && d.chance(60)) {
                    // Coordinates are less than 2, so that the place is at most 7.
                    out.append("ARL A.x, vertex.texcoord[" + d.below(COORDINATES) + "]." + letter() + ";\n");
                    return "all[A.x+" + d.below(7) + "]";
                }
                break;
            default:
                break;
        }
        operandMost = 1.75f;
        operandOff = fragments ? 2 * part : 0;
        return (fragments ? "fragment" : "vertex") + ".texcoord[" + d.below(COORDINATES) + "]";
    }

    /** A value that no instruction made. */
    private String fresh() {
        String text;
        if (d.chance(60)) text = positive();
        else if (d.chance(50)) {
            text = STATES[d.below(STATES.length)];
            operandMost = 1;
            operandOff = 0;
        } else {
            text = (fragments ? "fragment" : "vertex") + (d.chance(50) ? ".color" : ".color.secondary");
            operandMost = 1;
            // Colours on their way to fragments may be held in eight bits.
            operandOff = fragments ? 1 / 256f : 0;
        }
        return (d.chance(25) ? "-" : "") + text + swizzle();
    }

    private String any() {
        if (d.chance(35)) return fresh();
        int r = d.below(TEMPORARIES);
        operandMost = most[r];
        operandOff = off[r];
        return (d.chance(25) ? "-" : "") + (r == 1 && d.chance(50) ? "same" : "r" + r) + swizzle();
    }

    private void emit(String op, String mask, String from, float size, float error) {
        int r = d.below(TEMPORARIES);
        boolean saturated = fragments && d.chance(20);
        out.append(op + (saturated ? "_SAT" : "") + " r" + r + mask + ", " + from + ";\n");
        float bound = saturated ? 1 : size;
        float wrong = Math.min(error + size * part, 1e6f);
        if (bound > MOST) {
            out.append("MIN r" + r + ", r" + r + ", 2;\nMAX r" + r + ", r" + r + ", -2;\n");
            bound = 2;
        }
        most[r] = mask.isEmpty() ? bound : Math.max(most[r], bound);
        off[r] = mask.isEmpty() ? wrong : Math.max(off[r], wrong);
        // Errors that grew beyond what a picture can show begin anew.
        if (off[r] > 0.02f) {
            out.append("MOV r" + r + ", " + fresh() + ";\n");
            most[r] = operandMost;
            off[r] = operandOff;
        }
    }

    private void instruction() {
        String mask = MASKS[d.below(MASKS.length)];
        switch (d.below(9)) {
            case 0, 1 -> arithmetic(mask);
            case 2 -> products(mask);
            case 3 -> {
                String op = new String[] {"FLR", "FRC"}[d.below(2)];
                emit(op, mask, fresh(), 2, operandOff);
            }
            case 4 -> {
                String a = fresh();
                emit(d.chance(50) ? "SGE" : "SLT", mask, a + ", " + fresh(), 1, 0);
            }
            case 5, 6 -> scalars(mask);
            case 7 -> {
                String a = any();
                String s = (d.chance(50) ? "-" : "") + letter() + ", 0, -1, " + letter();
                String plain = a.replace("-", "");
                int dot = plain.lastIndexOf('.');
                boolean swizzled =
                        dot >= 0 && plain.substring(dot + 1).matches("[xyzw]{1,4}") && plain.indexOf("A.x") < 0;
                if (plain.indexOf("A.x") >= 0) emit("MOV", mask, a, operandMost, operandOff);
                else
                    emit(
                            "SWZ",
                            mask,
                            (swizzled ? plain.substring(0, dot) : plain) + ", " + s,
                            Math.max(1, operandMost),
                            operandOff);
            }
            default -> {
                if (fragments) ofFragments(mask);
                else {
                    String op = d.chance(50) ? "EXP" : "LOG";
                    // "|result.z - 2^x| < 1 / 2^11" and alike for the logarithm.
                    emit(op, mask, positive() + "." + letter(), 4, 1 / 1024f);
                }
            }
        }
    }

    private void arithmetic(String mask) {
        String a = any();
        float m = operandMost;
        float e = operandOff;
        String b = any();
        float n = operandMost;
        float f = operandOff;
        switch (d.below(8)) {
            case 0 -> emit("ADD", mask, a + ", " + b, m + n, e + f);
            case 1 -> emit("SUB", mask, a + ", " + b, m + n, e + f);
            case 2 -> emit("MUL", mask, a + ", " + b, m * n, m * f + n * e);
            case 3 -> emit("MIN", mask, a + ", " + b, Math.max(m, n), Math.max(e, f));
            case 4 -> emit("MAX", mask, a + ", " + b, Math.max(m, n), Math.max(e, f));
            case 5 -> emit("ABS", mask, b, n, f);
            case 6 -> emit("MOV", mask, b, n, f);
            default -> {
                String c = any();
                emit("MAD", mask, a + ", " + b + ", " + c, m * n + operandMost, m * f + n * e + operandOff);
            }
        }
    }

    private void products(String mask) {
        String a = any();
        float m = operandMost;
        float e = operandOff;
        String b = any();
        float size = m * operandMost;
        float error = m * operandOff + operandMost * e;
        String both = a + ", " + b;
        switch (d.below(5)) {
            case 0 -> emit("DP3", mask, both, 3 * size, 3 * error);
            case 1 -> emit("DP4", mask, both, 4 * size, 4 * error);
            case 2 -> emit("DPH", mask, both, 3 * size + operandMost, 3 * error + operandOff);
            case 3 -> emit("XPD", ".xyz", both, 2 * size, 2 * error);
            default ->
                emit("DST", mask, both, Math.max(1, Math.max(size, Math.max(m, operandMost))), error + e + operandOff);
        }
    }

    private void scalars(String mask) {
        String a = positive() + "." + letter();
        float e = operandOff;
        switch (d.below(6)) {
            case 0 -> emit("RCP", mask, a, 4, 16 * e);
            case 1 -> emit("RSQ", mask, (d.chance(50) ? "-" : "") + a, 2, 4 * e);
            case 2 -> emit("LG2", mask, a, 2, 6 * e);
            case 3 -> emit("EX2", mask, (d.chance(50) ? "-" : "") + a, 4, 3 * e);
            case 4 -> {
                String b = positive() + "." + letter();
                emit("POW", mask, a + ", " + b, 3, 6 * (e + operandOff) + 4 * part);
            }
            default -> emit("LIT", mask, (d.chance(25) ? "-" : "") + positive(), 3, 12 * operandOff + 4 * part);
        }
    }

    private void ofFragments(String mask) {
        String a = any();
        float m = operandMost;
        float e = operandOff;
        switch (d.below(6)) {
            case 0 -> emit("SIN", mask, scalar(a), 1, e);
            case 1 -> emit("COS", mask, scalar(a), 1, e);
            case 2 -> emit("SCS", ".xy", scalar("program.local[1]"), 1, 0);
            case 3 -> {
                String test = fresh();
                String b = any();
                emit("CMP", mask, test + ", " + a + ", " + b, Math.max(m, operandMost), Math.max(e, operandOff));
            }
            case 4 -> {
                String weight = positive();
                float w = operandOff;
                String b = any();
                float n = operandMost;
                emit("LRP", mask, weight + ", " + a + ", " + b, 2 * m + n, 2 * e + operandOff + w * (m + n));
            }
            default -> {
                int unit = d.below(TARGETS.length);
                String op = new String[] {"TEX", "TXP", "TXB"}[d.below(3)];
                String at = "fragment.texcoord[" + d.below(COORDINATES) + "]";
                // Weights of filters have eight bits, three of them at most.
                emit(op, mask, at + ", texture[" + unit + "], " + TARGETS[unit], 1, 3 / 256f);
            }
        }
    }

    /** A scalar operand has one component chosen, whatever was chosen before. */
    private String scalar(String a) {
        int dot = a.lastIndexOf('.');
        boolean swizzled = dot >= 0 && a.substring(dot + 1).matches("[xyzw]{1,4}");
        return (swizzled ? a.substring(0, dot) : a) + "." + letter();
    }
}
