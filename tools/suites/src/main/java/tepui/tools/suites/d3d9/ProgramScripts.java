package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.shader.Assembler;

/** Scripts of random pixel shaders of 1.1 to 1.4, 2.0 and 3.0 over a few registers, and vertex shaders before them. */
final class ProgramScripts {
    private ProgramScripts() {}

    private static String words(String text) {
        StringBuilder b = new StringBuilder();
        for (int w : Assembler.words(text)) b.append(String.format("%08x ", w));
        return b.toString().strip();
    }

    private static String register(ScriptWriter s, int version, int sources) {
        boolean old = version < 0x200;
        String r = switch (s.below(sources)) {
            case 0 -> "r" + s.below(2);
            case 1 -> version == 0x300 ? "v0" : "v" + s.below(2);
            default -> old || s.chance(50) ? "c" + s.below(4) : "r" + s.below(2);
        };
        boolean temp = r.startsWith("r");
        if (old && temp && s.chance(30))
            r += version >= 0x104 || s.chance(60) ? s.chance(50) ? "_bias" : "_bx2" : "_bias";
        else if (!old && s.chance(25)) r = "-" + r;
        else if (!old && s.chance(25)) r += "." + "xyzw".charAt(s.below(4));
        else if (old && s.chance(15)) r += ".a";
        return r;
    }

    private static String pixel(ScriptWriter s, int version) {
        StringBuilder t = new StringBuilder("ps_" + (version >> 8) + "_" + (version & 255) + "\n");
        if (version == 0x200) t.append("dcl v0\ndcl v1\n");
        if (version == 0x300) t.append("dcl_color0 v0\n");
        if (version == 0x104) t.append("");
        t.append("mov r0, v0\nmov r1, c0\n");
        for (int n = 0; n < (version < 0x200 ? 5 : 9); n++) {
            String op;
            int count;
            if (version < 0x200) {
                op = new String[] {"add", "sub", "mul", "mad", "lrp", "dp3", "mov", version >= 0x102 ? "cmp" : "add"}
                        [s.below(8)];
            } else {
                op = new String[] {
                            "add", "sub", "mul", "mad", "lrp", "dp3", "mov", "cmp", "min", "max", "frc", "abs", "dp4"
                        }
                        [s.below(13)];
            }
            count = switch (op) {
                case "mad", "lrp", "cmp" -> 3;
                case "mov", "frc", "abs" -> 1;
                default -> 2;
            };
            String modifier = s.chance(25) ? "_sat" : "";
            if (version < 0x200 && modifier.isEmpty() && s.chance(20)) modifier = s.chance(50) ? "_x2" : "_d2";
            String mask = version < 0x200 ? (op.equals("dp3") ? ".rgb" : "") : s.chance(30) ? ".xz" : "";
            t.append(op).append(modifier).append(" r").append(s.below(2)).append(mask);
            boolean constant = false;
            for (int k = 0; k < count; k++) {
                String r = register(s, version, constant ? 2 : 3);
                constant |= r.contains("c") || r.contains("v");
                if (constant && k > 0 && (r.contains("v") || r.contains("c"))) r = "r" + s.below(2);
                t.append(", ").append(r);
            }
            t.append('\n');
        }
        if (version >= 0x200) t.append("mov oC0, r0\n");
        return t.toString();
    }

    static void pixels(ScriptWriter s) {
        s.begin();
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int version = s.of(0x101, 0x102, 0x103, 0x104, 0x200, 0x200, 0x300);
            s.add("psh", 40, words(pixel(s, version)));
            s.add("setps", 40);
            // 3.0 wants a vertex shader of its own kind, or vertices in pixels, which serve all.
            s.add("psf", 0, s.reals(16, -1, 1));
            s.pixels(cell, D3DFVF_DIFFUSE | D3DFVF_SPECULAR, 0.5f, 1, (v, k) -> v.i(s.argb(), s.argb()));
        }
        s.end();
    }

    static void vertices(ScriptWriter s) {
        s.begin();
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int version = s.of(0x101, 0x200, 0x300);
            StringBuilder t = new StringBuilder(
                    "vs_" + (version >> 8) + "_" + (version & 255) + "\ndcl_position v0\ndcl_color v1\n");
            if (version == 0x300) t.append("dcl_position o0\ndcl_color o1\n");
            t.append("mov r0, v1\nmov r1, c0\n");
            for (int n = 0; n < 9; n++) {
                String op = new String[] {
                            "add", "sub", "mul", "mad", "dp3", "dp4", "min", "max", "slt", "sge", "mov", "dst"
                        }
                        [s.below(12)];
                int count = op.equals("mad") ? 3 : op.equals("mov") ? 1 : 2;
                t.append(op).append(" r").append(s.below(2)).append(s.chance(30) ? ".yw" : "");
                for (int k = 0; k < count; k++) {
                    String r =
                            k == 0 ? new String[] {"r0", "r1", "v1", "c" + s.below(4)}[s.below(4)] : "r" + s.below(2);
                    if (s.chance(25)) r = "-" + r;
                    if (s.chance(25)) r += "." + "xyzw".charAt(s.below(4));
                    t.append(", ").append(r);
                }
                t.append('\n');
            }
            t.append(version == 0x300 ? "mov o0, v0\nmov o1, r0\n" : "mov oPos, v0\nmov oD0, r0\n");
            s.add("vsh", 41, words(t.toString()));
            s.add("setvs", 41);
            if (version == 0x300) {
                s.add("psh", 40, words("ps_3_0\ndcl_color v0\nmov_sat oC0, v0\n"));
                s.add("setps", 40);
            } else {
                s.add("setps", -1);
            }
            s.add("vsf", 0, s.reals(16, -1, 1));
            int colour = s.argb();
            s.space(cell, D3DFVF_DIFFUSE, 0.5f, (v, k) -> v.i(colour));
        }
        s.end();
    }
}
