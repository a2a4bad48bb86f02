package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/**
 * What instructions give for zero, infinity, NaN and the smallest numbers, in vertex and pixel shaders on the device itself. The result is
 * compared with a bound below and one above: green is between them.
 */
final class SpecialNumbersTest extends Behaviour9 {
    private static final float BIG = 1e30f;

    /** The instructions leave a number in r0.x, c0.x is the input. */
    private void between(String code, float input, float least, float most) {
        String above = "add r1.x, r0.x, -c1.x\n";
        String below = "add r1.y, c1.y, -r0.x\n";
        // An infinite bound is none: infinities taken from each other are no numbers.
        if (least == Float.NEGATIVE_INFINITY) above = below + "mov r1.x, r1.y\n";
        if (most == Float.POSITIVE_INFINITY) below = "mov r1.y, r1.x\n";
        String judged = above + below;
        for (String version : new String[] {"ps_2_0", "ps_3_0"}) {
            PixelShader9 p = lab.pixelShader(version + "\ndef c2, 1, 0, 0, 1\ndef c3, 0, 1, 0, 1\nmov r0, c0\n" + code
                    + judged + "cmp r2, r1.x, c3, c2\ncmp r2, r1.y, r2, c2\nmov oC0, r2\n");
            ok(device.setVertexShader(null));
            ok(device.setPixelShader(p));
            ok(device.setPixelShaderConstantF(0, new float[] {input, 0, 0, 0, least, most, 0, 0}, 2));
            lab.clear(0xff000000);
            lab.full(0);
            assertEquals("00ff00", String.format("%06x", lab.pixel(30, 30)), version + " " + code + " of " + input);
            ok(device.setPixelShader(null));
            p.release();
        }
        for (String version : new String[] {"vs_1_1", "vs_2_0", "vs_3_0"}) {
            boolean third = version.equals("vs_3_0");
            String head = "dcl_position v0\n" + (third ? "dcl_position o0\ndcl_color o1\n" : "");
            String position = third ? "o0" : "oPos";
            String colour = third ? "o1" : "oD0";
            VertexShader9 v = lab.vertexShader(version + "\n" + head
                    + "def c2, 1, 0, 0, 1\ndef c3, 0, 1, 0, 1\nmov r0, c0\n" + code + judged
                    + "sge r2.x, r1.x, c2.y\nsge r2.y, r1.y, c2.y\nmul r2.x, r2.x, r2.y\nmov r3, c2\nadd r3, c3, -r3\n"
                    + "mad r3, r2.x, r3, c2\nmov " + colour + ", r3\nmov " + position + ", v0\n");
            ok(device.setVertexShader(v));
            ok(device.setVertexShaderConstantF(0, new float[] {input, 0, 0, 0, least, most, 0, 0}, 2));
            lab.clearAll(0xff000000);
            lab.quad(0.5f);
            assertEquals("00ff00", String.format("%06x", lab.pixel(30, 30)), version + " " + code + " of " + input);
            ok(device.setVertexShader(null));
            v.release();
        }
    }

    private void gives(String code, float input, float value) {
        float d = Math.max(1e-4f, Math.abs(value) * 1e-4f);
        between(code, input, value - d, value + d);
    }

    private void isBig(String code, float input) {
        between(code, input, BIG, Float.POSITIVE_INFINITY);
    }

    @Test
    void reciprocalsOfZeroAreInfinite() {
        isBig("rcp r0.x, r0.x\n", 0f);
        gives("rcp r0.x, r0.x\n", Float.POSITIVE_INFINITY, 0);
        gives("rcp r0.x, r0.x\nrcp r0.x, r0.x\n", 0f, 0);
    }

    @Test
    void rootsTakeTheMagnitude() {
        gives("rsq r0.x, r0.x\n", -4, 0.5f);
        gives("rsq r0.x, r0.x\n", Float.POSITIVE_INFINITY, 0);
        isBig("rsq r0.x, r0.x\n", 0f);
    }

    @Test
    void logarithmsTakeTheMagnitudeAndEndAtTheLeastNumber() {
        gives("log r0.x, r0.x\n", -8, 3);
        between("log r0.x, r0.x\n", 0f, Float.NEGATIVE_INFINITY, -BIG);
        between("log r0.x, r0.x\n", -0f, Float.NEGATIVE_INFINITY, -BIG);
    }

    @Test
    void exponentialsReachZeroAndInfinity() {
        gives("exp r0.x, r0.x\n", Float.NEGATIVE_INFINITY, 0);
        isBig("exp r0.x, r0.x\n", Float.POSITIVE_INFINITY);
        gives("exp r0.x, r0.x\n", -0f, 1);
    }

    @Test
    void zeroTimesAnythingIsZero() {
        gives("rcp r0.y, r0.x\nmul r0.x, r0.x, r0.y\n", 0f, 0);
        gives("mul r0.x, r0.x, c2.y\n", Float.POSITIVE_INFINITY, 0);
        gives("mul r0.x, r0.x, c2.y\n", Float.NaN, 0);
        gives("mad r0.x, r0.x, c2.y, c2.x\n", Float.NEGATIVE_INFINITY, 1);
    }

    @Test
    void theSmallestNumbersAreZeroOrThemselves() {
        between("mov r0.x, r0.x\n", Float.MIN_VALUE, 0, Float.MIN_NORMAL);
        between("add r0.x, r0.x, r0.x\n", Float.MIN_VALUE, 0, Float.MIN_NORMAL);
        gives("add r0.x, r0.x, c2.x\n", -Float.MIN_VALUE, 1);
    }

    @Test
    void theLargerAndTheSmallerOfAnInfinityAndANumber() {
        gives("min r0.x, r0.x, c2.x\n", Float.POSITIVE_INFINITY, 1);
        gives("max r0.x, r0.x, c2.x\n", Float.NEGATIVE_INFINITY, 1);
    }
}
