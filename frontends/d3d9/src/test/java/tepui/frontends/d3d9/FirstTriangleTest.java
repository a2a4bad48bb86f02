package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.ok;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** From the first call to pixels. */
final class FirstTriangleTest {
    @Test
    void aTriangleInPixelsIsWhereItIs() {
        try (Lab9 lab = new Lab9()) {
            lab.clearAll(0xff203040);
            ok(lab.device.beginScene());
            ok(lab.device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
            var v = lab.floats(
                    32,
                    4,
                    0.5f,
                    1,
                    Lab9.color(0xffff0000),
                    60,
                    60,
                    0.5f,
                    1,
                    Lab9.color(0xff00ff00),
                    4,
                    60,
                    0.5f,
                    1,
                    Lab9.color(0xff0000ff));
            ok(lab.device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, v, 20));
            ok(lab.device.endScene());
            ok(lab.device.present());
            lab.expect(0, 0, 0x203040);
            lab.expect(32, 5, 0xfa0302, 3);
            lab.expect(58, 59, 0x04f704, 5);
            lab.expect(5, 59, 0x0404f7, 5);
            if (Boolean.getBoolean("tepui.d3d9.pictures")) lab.save(Path.of("/tmp/d3d9-first.png"));
        }
    }

    @Test
    void aVertexAndAPixelShaderMeet() {
        try (Lab9 lab = new Lab9()) {
            lab.clearAll(0);
            ok(lab.device.setVertexShader(
                    lab.vertexShader("vs_1_1\ndcl_position v0\nmov oPos, v0\nmad oT0, v0, c0.x, c0.x\n")));
            ok(lab.device.setPixelShader(lab.pixelShader("ps_2_0\ndcl t0\nmov r0, t0\nmov r0.b, c0.x\nmov oC0, r0\n")));
            ok(lab.device.setVertexShaderConstantF(0, new float[] {0.5f, 0, 0, 0}, 1));
            ok(lab.device.setPixelShaderConstantF(0, new float[] {1, 0, 0, 0}, 1));
            lab.quad(0.5f);
            lab.expect(0, 0, 0x00ffff, 4);
            lab.expect(63, 63, 0xff00ff, 6);
            lab.expect(32, 32, 0x817eff, 3);
        }
    }
}
