package tepui.frontends.gl.fixed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.interp.Interpreter;

/** The generated fragment stage against the tables of the specification, for random environments. */
class FixedFragmentTest {
    private static final int[] COMBINE = {
        GL_REPLACE, GL_MODULATE, GL_ADD, GL_ADD_SIGNED, GL_INTERPOLATE, GL_SUBTRACT, GL_DOT3_RGB, GL_DOT3_RGBA
    };

    private static float[] random(Random r, int n) {
        float[] v = new float[n];
        for (int i = 0; i < n; i++) v[i] = r.nextFloat();
        return v;
    }

    /** Components as a texture of that class gives them. */
    private static float[] texel(Random r, int components) {
        float[] t = random(r, 4);
        switch (components) {
            case FixedTextures.CLASS_NO_ALPHA -> t[3] = 1;
            case FixedTextures.CLASS_ALPHA -> t[0] = t[1] = t[2] = 0;
            case FixedTextures.CLASS_INTENSITY -> t[0] = t[1] = t[2] = t[3];
            default -> {}
        }
        return t;
    }

    private static void randomUnit(Random r, TexUnit t, int components) {
        t.targets = TexUnit.ENABLE_2D;
        int[] modes = {GL_MODULATE, GL_REPLACE, GL_BLEND, GL_ADD, GL_COMBINE, GL_DECAL};
        boolean decal = components <= FixedTextures.CLASS_NO_ALPHA; // undefined for the others
        t.mode = modes[r.nextInt(decal ? 6 : 5)];
        System.arraycopy(random(r, 4), 0, t.color, 0, 4);
        t.combineRgb = COMBINE[r.nextInt(8)];
        t.combineAlpha = COMBINE[r.nextInt(6)];
        int[] operands = {GL_SRC_COLOR, GL_ONE_MINUS_SRC_COLOR, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA};
        int[] sources = {GL_TEXTURE, GL_CONSTANT, GL_PRIMARY_COLOR, GL_PREVIOUS, GL_TEXTURE0, GL_TEXTURE1, GL_TEXTURE2};
        for (int i = 0; i < 3; i++) {
            t.sourceRgb[i] = sources[r.nextInt(7)];
            t.sourceAlpha[i] = sources[r.nextInt(7)];
            t.operandRgb[i] = operands[r.nextInt(4)];
            t.operandAlpha[i] = operands[2 + r.nextInt(2)];
        }
        t.scaleRgb = 1 << r.nextInt(3);
        t.scaleAlpha = 1 << r.nextInt(3);
    }

    // ---- tables 3.16 to 3.20, written once more --------------------------------------------------------------------

    private static float[] environment(
            TexUnit t, int unit, int components, float[][] texels, float[] primary, float[] f) {
        float[] x = texels[unit];
        boolean hasColor = components != FixedTextures.CLASS_ALPHA;
        boolean hasAlpha = components != FixedTextures.CLASS_NO_ALPHA;
        boolean intensity = components == FixedTextures.CLASS_INTENSITY;
        float[] out = f.clone();
        if (t.mode == GL_COMBINE) return combine(t, unit, texels, primary, f);
        for (int c = 0; c < 3 && hasColor; c++) {
            out[c] = switch (t.mode) {
                case GL_REPLACE -> x[c];
                case GL_MODULATE -> f[c] * x[c];
                case GL_DECAL -> hasAlpha ? f[c] * (1 - x[3]) + x[c] * x[3] : x[c];
                case GL_BLEND -> f[c] * (1 - x[c]) + t.color[c] * x[c];
                default -> f[c] + x[c];
            };
        }
        if (hasAlpha) {
            out[3] = switch (t.mode) {
                case GL_REPLACE -> x[3];
                case GL_MODULATE -> f[3] * x[3];
                case GL_DECAL -> f[3];
                case GL_BLEND -> intensity ? f[3] * (1 - x[3]) + t.color[3] * x[3] : f[3] * x[3];
                default -> intensity ? f[3] + x[3] : f[3] * x[3];
            };
        }
        return clamped(out);
    }

    private static float[] clamped(float[] v) {
        for (int i = 0; i < v.length; i++) v[i] = Math.clamp(v[i], 0f, 1f);
        return v;
    }

    private static float[] source(
            int source, TexUnit t, int unit, float[][] texels, float[] primary, float[] previous) {
        return switch (source) {
            case GL_TEXTURE -> texels[unit];
            case GL_CONSTANT -> t.color;
            case GL_PRIMARY_COLOR -> primary;
            case GL_PREVIOUS -> previous;
            default -> texels[source - GL_TEXTURE0];
        };
    }

    private static float[] combine(TexUnit t, int unit, float[][] texels, float[] primary, float[] previous) {
        float[][] a = new float[3][4];
        for (int i = 0; i < 3; i++) {
            float[] s = source(t.sourceRgb[i], t, unit, texels, primary, previous);
            for (int c = 0; c < 3; c++) {
                a[i][c] = switch (t.operandRgb[i]) {
                    case GL_SRC_COLOR -> s[c];
                    case GL_ONE_MINUS_SRC_COLOR -> 1 - s[c];
                    case GL_SRC_ALPHA -> s[3];
                    default -> 1 - s[3];
                };
            }
            float alpha = source(t.sourceAlpha[i], t, unit, texels, primary, previous)[3];
            a[i][3] = t.operandAlpha[i] == GL_SRC_ALPHA ? alpha : 1 - alpha;
        }
        float[] out = new float[4];
        float dot = 0;
        for (int c = 0; c < 3; c++) dot += 4 * (a[0][c] - 0.5f) * (a[1][c] - 0.5f);
        for (int c = 0; c < 4; c++) {
            int mode = c < 3 ? t.combineRgb : t.combineRgb == GL_DOT3_RGBA ? GL_DOT3_RGBA : t.combineAlpha;
            float value = switch (mode) {
                case GL_REPLACE -> a[0][c];
                case GL_MODULATE -> a[0][c] * a[1][c];
                case GL_ADD -> a[0][c] + a[1][c];
                case GL_ADD_SIGNED -> a[0][c] + a[1][c] - 0.5f;
                case GL_INTERPOLATE -> a[0][c] * a[2][c] + a[1][c] * (1 - a[2][c]);
                case GL_SUBTRACT -> a[0][c] - a[1][c];
                default -> dot;
            };
            out[c] = value * (c < 3 ? t.scaleRgb : t.scaleAlpha);
        }
        return clamped(out);
    }

    @Test
    void environmentsComputeWhatTheTablesSay() {
        long seed = Long.getLong("tepui.gl.seed", 20261120L);
        Random r = new Random(seed);
        for (int round = 0; round < 300; round++) {
            FixedState s = new FixedState();
            int[] classes = new int[3];
            for (int u = 0; u < 3; u++) {
                classes[u] = r.nextInt(4);
                randomUnit(r, s.units[u], classes[u]);
            }
            s.colorSum = r.nextBoolean();
            s.twoSide = r.nextBoolean();
            s.fog = r.nextBoolean();
            int[] fogs = {GL_LINEAR, GL_EXP, GL_EXP2};
            s.fogMode = fogs[r.nextInt(3)];
            s.fogDensity = r.nextFloat();
            s.fogStart = r.nextFloat();
            s.fogEnd = 2 + r.nextFloat();
            System.arraycopy(random(r, 4), 0, s.fogColor, 0, 4);
            s.lighting = s.twoSide;
            boolean front = r.nextBoolean();
            FixedFunction f = new FixedFunction(
                    s, (u, targets) -> FixedTextures.describe(FixedTextures.TARGET_2D, classes[u], false, 0));
            FixedProgram p = f.fragment(true, false, false, true);
            p.fill(s);
            StageRun run = new StageRun(p);
            run.front = front;
            float[] primary = random(r, 4);
            float[] other = random(r, 4);
            float[] second = random(r, 4);
            float fog = 2 * r.nextFloat();
            run.inputs.put(FixedSlots.COLOR, primary);
            run.inputs.put(FixedSlots.BACK_COLOR, other);
            run.inputs.put(FixedSlots.SECONDARY, second);
            run.inputs.put(FixedSlots.BACK_SECONDARY, second);
            run.inputs.put(FixedSlots.FOG, new float[] {fog});
            for (int u = 0; u < 3; u++) {
                run.inputs.put(FixedSlots.TEXTURE + u, new float[] {0.5f, 1, 0, 2});
                run.texels[u] = texel(r, classes[u]);
            }
            Interpreter done = run.run();
            float[] start = s.twoSide && !front ? other : primary;
            float[] expected = start;
            for (int u = 0; u < 3; u++) {
                expected = environment(s.units[u], u, classes[u], run.texels, start, expected);
            }
            if (s.colorSum && !s.lighting) {
                expected = expected.clone();
                for (int c = 0; c < 3; c++) expected[c] = Math.min(1, expected[c] + second[c]);
            }
            if (s.fog) fog(s, fog, expected);
            float[] actual = StageRun.output(done, p, 0);
            assertArrayEquals(expected, actual, 1e-4f, "seed " + seed + " round " + round);
        }
    }

    private static void fog(FixedState s, float c, float[] color) {
        double f = switch (s.fogMode) {
            case GL_LINEAR -> (s.fogEnd - c) / (s.fogEnd - s.fogStart);
            case GL_EXP -> Math.exp(-s.fogDensity * c);
            default -> Math.exp(-Math.pow(s.fogDensity * c, 2));
        };
        f = Math.clamp(f, 0, 1);
        for (int i = 0; i < 3; i++) color[i] = (float) (f * color[i] + (1 - f) * s.fogColor[i]);
    }

    @Test
    void coordinatesAreDividedByQ() {
        FixedState s = new FixedState();
        s.units[0].targets = TexUnit.ENABLE_2D;
        FixedFunction f = new FixedFunction(s, (u, t) -> FixedTextures.describe(FixedTextures.TARGET_2D, 0, false, 0));
        FixedProgram p = f.fragment(true, false, false, true);
        StageRun run = new StageRun(p);
        run.inputs.put(FixedSlots.COLOR, new float[4]);
        run.inputs.put(FixedSlots.TEXTURE, new float[] {1, 3, 5, 4});
        run.run();
        assertArrayEquals(new float[] {0.25f, 0.75f}, run.sampledAt[0]);
    }

    @Test
    void texturesThatModulateAlikeShareCode() {
        FixedState s = new FixedState();
        s.units[0].targets = TexUnit.ENABLE_2D;
        int[] components = {FixedTextures.CLASS_RGBA};
        FixedFunction f = new FixedFunction(
                s, (u, t) -> FixedTextures.describe(FixedTextures.TARGET_2D, components[0], false, 0));
        FixedProgram rgba = f.fragment(true, false, false, true);
        components[0] = FixedTextures.CLASS_NO_ALPHA;
        assertEquals(rgba, f.fragment(true, false, false, true));
        components[0] = FixedTextures.CLASS_ALPHA;
        f.fragment(true, false, false, true);
        assertEquals(2, f.made());
    }
}
