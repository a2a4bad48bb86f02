package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;

/** What devices of software and mixed vertex processing have more of: constants, and the switch between both. */
final class SoftwareVerticesTest extends Behaviour9 {
    private static final String PASS = "dcl_position v0\nmov oPos, v0\n";

    SoftwareVerticesTest() {
        super(new Lab9(false, D3DCREATE_MIXED_VERTEXPROCESSING, PresentParameters9.offscreen(SIZE, SIZE)));
    }

    private static int[] vs(String text) {
        return Assembler.words("vs_2_sw\n" + text);
    }

    /** The same program, said to be for hardware. */
    private static int[] hardware(int[] tokens) {
        int[] t = tokens.clone();
        t[0] = vertexShaderVersion(2, 0);
        return t;
    }

    private void far(int register, float... rgba) {
        ok(device.setVertexShaderConstantF(register, rgba, 1));
    }

    @Test
    void constantsBehindThoseOfHardwareAreRead() {
        ok(device.setSoftwareVertexProcessing(true));
        ok(device.setVertexShader(device.createVertexShader(vs(PASS + "mov oD0, c256\n"))));
        far(256, 1, 0, 0, 1);
        lab.quad(0);
        lab.expectAll(0xff0000, 0);
        ok(device.setVertexShader(device.createVertexShader(vs(PASS + "mov oD0, c8191\n"))));
        far(8191, 0, 1, 0, 1);
        lab.quad(0);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void computedAddressesReachThem() {
        ok(device.setSoftwareVertexProcessing(true));
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\n" + PASS + "mova a0, c0\nmov oD0, c1[a0.x]\n")));
        far(0, 299, 0, 0, 0);
        lab.quad(0);
        lab.expectAll(0, 0);
        far(300, 1, 0, 0, 1);
        lab.quad(0);
        lab.expectAll(0xff0000, 0);
        far(0, 7999, 0, 0, 0);
        far(8000, 0, 0, 1, 1);
        lab.quad(0);
        lab.expectAll(0x0000ff, 0);
        // Behind the last one there is nothing.
        far(0, 8191, 0, 0, 0);
        lab.quad(0);
        lab.expectAll(0, 0);
    }

    @Test
    void definedOnesAreTheProgramsOwn() {
        ok(device.setSoftwareVertexProcessing(true));
        far(300, 1, 0, 0, 1);
        ok(device.setVertexShader(device.createVertexShader(vs("def c300, 0, 1, 0, 1\n" + PASS + "mov oD0, c300\n"))));
        lab.quad(0);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void integersAndBoolsBehindThoseOfHardwareAreRead() {
        ok(device.setSoftwareVertexProcessing(true));
        String text = "def c0, 0, 0, 0, 1\ndef c1, 0.25, 0, 0, 0\ndef c2, 0, 1, 0, 0\n" + PASS
                + "mov r0, c0\nrep i20\nadd r0, r0, c1\nendrep\nif b2000\nadd r0, r0, c2\nendif\nmov oD0, r0\n";
        ok(device.setVertexShader(device.createVertexShader(vs(text))));
        ok(device.setVertexShaderConstantI(20, new int[] {2, 0, 0, 0}, 1));
        lab.quad(0);
        lab.expectAll(0x800000, 1);
        ok(device.setVertexShaderConstantB(2000, new boolean[] {true}, 1));
        lab.quad(0);
        lab.expectAll(0x80ff00, 1);
    }

    @Test
    void withHardwareSuchAShaderDrawsNothing() {
        ok(device.setVertexShader(device.createVertexShader(vs(PASS + "mov oD0, c256\n"))));
        far(256, 1, 0, 0, 1);
        lab.clear(0xff0000ff);
        ok(device.setFVF(D3DFVF_XYZ));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(-1, 1, 0, 3, 1, 0, -1, -3, 0), 12));
        lab.expectAll(0x0000ff, 0);
        ok(device.setSoftwareVertexProcessing(true));
        lab.quad(0);
        lab.expectAll(0xff0000, 0);
        ok(device.setSoftwareVertexProcessing(false));
        ok(device.setFVF(D3DFVF_XYZ));
        refused(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, lab.floats(-1, 1, 0, 3, 1, 0, -1, -3, 0), 12));
    }

    @Test
    void computedAddressesOfHardwareEndWhereItsConstantsDo() {
        ok(device.setVertexShader(lab.vertexShader("vs_2_0\n" + PASS + "mova a0, c0\nmov oD0, c1[a0.x]\n")));
        far(0, 299, 0, 0, 0);
        far(300, 1, 0, 0, 1);
        lab.quad(0);
        lab.expectAll(0, 0);
        ok(device.setSoftwareVertexProcessing(true));
        lab.quad(0);
        lab.expectAll(0xff0000, 0);
    }

    @Test
    void devicesOfHardwareRefuseSuchShaders() {
        int[] tokens = vs(PASS + "mov oD0, c256\n");
        try (Lab9 other = new Lab9(false, D3DCREATE_HARDWARE_VERTEXPROCESSING, PresentParameters9.offscreen(8, 8))) {
            refused(other.device.createVertexShader(tokens, new Ref<>()));
            refused(other.device.createVertexShader(hardware(tokens), new Ref<>()));
            refused(other.device.createVertexShader(vs(PASS + "mov oD0, c0\n"), new Ref<>()));
            ok(other.device.createVertexShader(hardware(vs(PASS + "mov oD0, c255\n")), new Ref<>()));
        }
        ok(device.createVertexShader(hardware(tokens), new Ref<>()));
        refused(device.createVertexShader(Assembler.words("ps_2_0\nmov oC0, c0\n"), new Ref<>()));
    }

    @Test
    void stateBlocksKeepThem() {
        far(4000, 1, 2, 3, 4);
        StateBlock9 all = device.createStateBlock(D3DSBT_ALL);
        far(4000, 5, 6, 7, 8);
        ok(all.apply());
        float[] back = new float[4];
        ok(device.getVertexShaderConstantF(4000, back, 1));
        assertEquals(3, back[2]);
        all.release();
    }

    @Test
    void theKindOfProcessingIsSwitchedOnMixedDevicesAlone() {
        assertFalse(device.getSoftwareVertexProcessing());
        ok(device.setSoftwareVertexProcessing(true));
        assertTrue(device.getSoftwareVertexProcessing());
        try (Lab9 other = new Lab9(false, D3DCREATE_HARDWARE_VERTEXPROCESSING, PresentParameters9.offscreen(8, 8))) {
            refused(other.device.setSoftwareVertexProcessing(true));
            ok(other.device.setSoftwareVertexProcessing(false));
        }
        try (Lab9 other = new Lab9(false, D3DCREATE_SOFTWARE_VERTEXPROCESSING, PresentParameters9.offscreen(8, 8))) {
            assertTrue(other.device.getSoftwareVertexProcessing());
            refused(other.device.setSoftwareVertexProcessing(false));
        }
    }
}
