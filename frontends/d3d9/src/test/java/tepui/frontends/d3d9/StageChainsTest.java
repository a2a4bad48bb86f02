package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Chains of stages with operations and arguments at random, beside what the API's table of operations says. */
final class StageChainsTest extends Behaviour9 {
    private static final int[] OPS = {
        D3DTOP_SELECTARG1,
        D3DTOP_SELECTARG2,
        D3DTOP_MODULATE,
        D3DTOP_MODULATE2X,
        D3DTOP_MODULATE4X,
        D3DTOP_ADD,
        D3DTOP_ADDSIGNED,
        D3DTOP_ADDSIGNED2X,
        D3DTOP_SUBTRACT,
        D3DTOP_ADDSMOOTH,
        D3DTOP_BLENDDIFFUSEALPHA,
        D3DTOP_BLENDTEXTUREALPHA,
        D3DTOP_BLENDFACTORALPHA,
        D3DTOP_BLENDCURRENTALPHA,
        D3DTOP_MODULATEALPHA_ADDCOLOR,
        D3DTOP_MODULATECOLOR_ADDALPHA,
        D3DTOP_MODULATEINVALPHA_ADDCOLOR,
        D3DTOP_MODULATEINVCOLOR_ADDALPHA,
        D3DTOP_DOTPRODUCT3,
        D3DTOP_MULTIPLYADD,
        D3DTOP_LERP
    };
    /** Those whose alpha is not that of the colours' formula stay with colours. */
    private static final int[] ALPHA_OPS = {
        D3DTOP_SELECTARG1,
        D3DTOP_SELECTARG2,
        D3DTOP_MODULATE,
        D3DTOP_ADD,
        D3DTOP_SUBTRACT,
        D3DTOP_BLENDFACTORALPHA,
        D3DTOP_MULTIPLYADD,
        D3DTOP_LERP
    };

    private static final int[] ARGS = {D3DTA_DIFFUSE, D3DTA_CURRENT, D3DTA_TEXTURE, D3DTA_TFACTOR, D3DTA_CONSTANT};
    private static final int[] CHANGES = {0, 0, D3DTA_COMPLEMENT, D3DTA_ALPHAREPLICATE};

    private final float[] diffuse = new float[4];
    private final float[] factor = new float[4];
    private final float[][] textures = new float[4][4];
    private final float[][] constants = new float[4][4];

    private static int color(Random r, float[] into) {
        int argb = 0;
        for (int i = 0; i < 4; i++) {
            int v = r.nextInt(256);
            into[i] = v / 255f;
            argb |= v << (i == 3 ? 24 : 16 - 8 * i);
        }
        return argb;
    }

    private static int one(Random r, int[] of) {
        return of[r.nextInt(of.length)];
    }

    private float argument(int arg, int stage, float[] current, int channel) {
        int k = (arg & D3DTA_ALPHAREPLICATE) != 0 ? 3 : channel;
        float v = switch (arg & D3DTA_SELECTMASK) {
            case D3DTA_DIFFUSE -> diffuse[k];
            case D3DTA_CURRENT -> current[k];
            case D3DTA_TEXTURE -> textures[stage][k];
            case D3DTA_TFACTOR -> factor[k];
            default -> constants[stage][k];
        };
        return (arg & D3DTA_COMPLEMENT) != 0 ? 1 - v : v;
    }

    private float operation(int op, int[] args, int stage, float[] current, int k) {
        float a0 = argument(args[0], stage, current, k);
        float a = argument(args[1], stage, current, k);
        float b = argument(args[2], stage, current, k);
        float aAlpha = argument(args[1], stage, current, 3);
        float blend = switch (op) {
            case D3DTOP_BLENDDIFFUSEALPHA -> diffuse[3];
            case D3DTOP_BLENDTEXTUREALPHA -> textures[stage][3];
            case D3DTOP_BLENDFACTORALPHA -> factor[3];
            default -> current[3];
        };
        return switch (op) {
            case D3DTOP_SELECTARG1 -> a;
            case D3DTOP_SELECTARG2 -> b;
            case D3DTOP_MODULATE -> a * b;
            case D3DTOP_MODULATE2X -> 2 * a * b;
            case D3DTOP_MODULATE4X -> 4 * a * b;
            case D3DTOP_ADD -> a + b;
            case D3DTOP_ADDSIGNED -> a + b - 0.5f;
            case D3DTOP_ADDSIGNED2X -> 2 * (a + b - 0.5f);
            case D3DTOP_SUBTRACT -> a - b;
            case D3DTOP_ADDSMOOTH -> a + b - a * b;
            case D3DTOP_BLENDDIFFUSEALPHA,
                    D3DTOP_BLENDTEXTUREALPHA,
                    D3DTOP_BLENDFACTORALPHA,
                    D3DTOP_BLENDCURRENTALPHA -> a * blend + b * (1 - blend);
            case D3DTOP_MODULATEALPHA_ADDCOLOR -> a + aAlpha * b;
            case D3DTOP_MODULATECOLOR_ADDALPHA -> a * b + aAlpha;
            case D3DTOP_MODULATEINVALPHA_ADDCOLOR -> (1 - aAlpha) * b + a;
            case D3DTOP_MODULATEINVCOLOR_ADDALPHA -> (1 - a) * b + aAlpha;
            case D3DTOP_DOTPRODUCT3 -> {
                float sum = 0;
                for (int i = 0; i < 3; i++) {
                    sum += (argument(args[1], stage, current, i) - 0.5f)
                            * (argument(args[2], stage, current, i) - 0.5f);
                }
                yield Math.clamp(4 * sum, 0, 1);
            }
            case D3DTOP_MULTIPLYADD -> a0 + a * b;
            case D3DTOP_LERP -> a0 * a + (1 - a0) * b;
            default -> throw new AssertionError("operation " + op);
        };
    }

    private void chain(Random r, String name) {
        int length = 1 + r.nextInt(4);
        int vertex = color(r, diffuse);
        lab.state(D3DRS_TEXTUREFACTOR, color(r, factor));
        float[] current = diffuse.clone();
        StringBuilder what = new StringBuilder(name);
        for (int i = 0; i < length; i++) {
            Texture9 t = lab.texture(1, 1, color(r, textures[i]));
            ok(device.setTexture(i, t));
            t.release();
            lab.stage(i, D3DTSS_CONSTANT, color(r, constants[i]));
            int op = one(r, OPS);
            int alphaOp = one(r, ALPHA_OPS);
            int[] args = new int[3];
            int[] alphaArgs = new int[3];
            for (int k = 0; k < 3; k++) {
                args[k] = one(r, ARGS) | one(r, CHANGES);
                alphaArgs[k] = one(r, ARGS) | one(r, CHANGES) & D3DTA_COMPLEMENT;
            }
            lab.stage(i, D3DTSS_COLOROP, op).stage(i, D3DTSS_ALPHAOP, alphaOp);
            lab.stage(i, D3DTSS_COLORARG0, args[0]).stage(i, D3DTSS_ALPHAARG0, alphaArgs[0]);
            lab.stage(i, D3DTSS_COLORARG1, args[1]).stage(i, D3DTSS_ALPHAARG1, alphaArgs[1]);
            lab.stage(i, D3DTSS_COLORARG2, args[2]).stage(i, D3DTSS_ALPHAARG2, alphaArgs[2]);
            float[] next = new float[4];
            for (int k = 0; k < 3; k++) next[k] = operation(op, args, i, current, k);
            next[3] = op == D3DTOP_DOTPRODUCT3 ? next[0] : operation(alphaOp, alphaArgs, i, current, 3);
            for (int k = 0; k < 4; k++) next[k] = Math.clamp(next[k], 0, 1);
            current = next;
            what.append(String.format("; op %d (%x %x %x) %d", op, args[0], args[1], args[2], alphaOp));
        }
        lab.stage(length, D3DTSS_COLOROP, D3DTOP_DISABLE).stage(length, D3DTSS_ALPHAOP, D3DTOP_DISABLE);
        lab.full(vertex);
        int rgb = 0;
        for (int k = 0; k < 3; k++) rgb |= Math.round(255 * current[k]) << 16 - 8 * k;
        int expected = rgb;
        int found = lab.pixel(30, 30);
        assertTrue(
                distance(found, expected) <= 2,
                () -> String.format("%s: found %06x, must be %06x", what, found, expected));
    }

    @Test
    void everyChainGivesWhatItsOperationsSay() {
        long seed = Long.getLong("tepui.d3d9.seed", 4);
        System.out.println("StageChainsTest: seed " + seed);
        Random r = new Random(seed);
        int chains = Integer.getInteger("tepui.d3d9.chains", 40);
        for (int i = 0; i < chains; i++) chain(r, "seed " + seed + ", chain " + i);
    }
}
