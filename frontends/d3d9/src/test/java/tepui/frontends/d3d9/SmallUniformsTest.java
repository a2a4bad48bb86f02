package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.Memory;

/** Software vertex processing on a device whose uniform buffers hold no more than the least that drivers must have. */
final class SmallUniformsTest {
    private static final class Small extends ForwardingDevice {
        private final Caps caps = new Caps();

        Small(Device next) {
            super(next);
            try {
                for (Field f : Caps.class.getFields()) {
                    if (!Modifier.isStatic(f.getModifiers()) && !Modifier.isFinal(f.getModifiers()))
                        f.set(caps, f.get(next.caps()));
                }
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
            caps.maxUniformBufferSize = 16384;
        }

        @Override
        public Caps caps() {
            return caps;
        }
    }

    @Test
    void programsThatReachFurtherAreRefusedAndOthersStayNear() {
        try (Small gpu = new Small(open(System.getProperty("tepui.d3d9.driver", "soft")))) {
            Direct3D9 d3d = Direct3D9.create(gpu);
            Device9 d = d3d.createDevice(D3DCREATE_SOFTWARE_VERTEXPROCESSING, PresentParameters9.offscreen(SIZE, SIZE));
            String far = "vs_2_sw\ndcl_position v0\nmova a0.x, c0.x\nmov oD0, c[a0.x + 300]\nmov oPos, v0\n";
            refused(d.createVertexShader(Assembler.words(far), new Ref<>()));
            VertexShader9 near = d.createVertexShader(
                    Assembler.words("vs_2_0\ndcl_position v0\nmova a0.x, c0.x\nmov oD0, c[a0.x + 1]\nmov oPos, v0\n"));
            ok(d.setVertexShader(near));
            ok(d.setVertexShaderConstantF(0, new float[] {4, 0, 0, 0}, 1));
            ok(d.setVertexShaderConstantF(5, new float[] {0, 1, 0, 1}, 1));
            ok(d.setVertexShaderConstantF(300, new float[] {1, 0, 0, 1}, 1));
            ok(d.setFVF(D3DFVF_XYZ));
            ok(d.clear(null, D3DCLEAR_TARGET, 0, 0, 0));
            try (Arena a = Arena.ofConfined()) {
                ok(d.drawPrimitiveUP(
                        D3DPT_TRIANGLELIST,
                        1,
                        a.allocateFrom(ValueLayout.JAVA_FLOAT, -1, 1, 0, 3, 1, 0, -1, -3, 0),
                        12));
            }
            Surface9 copy = d.createOffscreenPlainSurface(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
            Surface9 back = d.getRenderTarget(0);
            ok(d.getRenderTargetData(back, copy));
            int pixel = Memory.ALL.get(ValueLayout.JAVA_INT, copy.lockRect(D3DLOCK_READONLY).bits);
            assertEquals(0x00ff00, pixel & 0xffffff);
            ok(copy.unlockRect());
            back.release();
            copy.release();
            near.release();
            d.release();
            d3d.release();
        }
    }
}
