package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.targets.d3d9door.ClientMemory.*;

import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Ref;

/** Calls that set and answer state by structures. */
final class States {
    private static final int SAMPLERS = 21;
    private static final int SAMPLER_STATES = 16;
    private static final int STAGES = 8;
    private static final int STAGE_STATES = 33;
    private static final int SMALL_CONSTANTS = 16;
    private static final int SOFTWARE_SMALL_CONSTANTS = 2048;

    private States() {}

    static int viewport(Session s, long at, int bytes) {
        s.bytes(at, bytes);
        return s.device().setViewport(Structs.viewport(at));
    }

    static int material(Session s, long at, int bytes) {
        s.bytes(at, bytes);
        return s.device().setMaterial(Structs.material(at));
    }

    static int light(Session s, int index, long at, int bytes) {
        s.bytes(at, bytes);
        return s.device().setLight(index, Structs.light(at));
    }

    static int getLight(Session s, int index, long to) {
        Ref<Light9> r = new Ref<>();
        int result = s.device().getLight(index, r);
        if (!failed(result)) Structs.put(r.get(), to);
        return result;
    }

    static int getLightEnable(Session s, int index, long to) {
        IntRef on = new IntRef();
        int result = s.device().getLightEnable(index, on);
        putInt(to, on.value);
        return result;
    }

    static int validate(Session s, long to) {
        IntRef passes = new IntRef();
        int result = s.device().validateDevice(passes);
        putInt(to, passes.value);
        return result;
    }

    static int palette(Session s, int palette, long to) {
        int[] entries = new int[256];
        int result = s.device().getPaletteEntries(palette, entries);
        for (int i = 0; i < entries.length; i++) putInt(to + 4L * i, entries[i]);
        return result;
    }

    static int scene(Session s, boolean begin) {
        return begin ? s.device().beginScene() : s.device().endScene();
    }

    static int beginEvent(Session s, int color, long at, int bytes) {
        return s.device().beginEvent(color, name(s, at, bytes));
    }

    static int endEvent(Session s) {
        return s.device().endEvent();
    }

    static int marker(Session s, int color, long at, int bytes) {
        return s.device().setMarker(color, name(s, at, bytes));
    }

    private static String name(Session s, long at, int bytes) {
        return new String(s.bytes(at, bytes).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    /** Render states, sampler states, stage states of a new device, and how many constants of vertex shaders there are. */
    static int snapshot(Session s, long to) {
        Device9 d = s.device();
        long at = to;
        for (int i = 0; i < 256; i++, at += 4) putInt(at, d.getRenderState(i));
        IntRef value = new IntRef();
        for (int place = 0; place < SAMPLERS; place++) {
            int sampler = place < 16 ? place : D3DDMAPSAMPLER + place - 16;
            for (int i = 0; i < SAMPLER_STATES; i++, at += 4) {
                d.getSamplerState(sampler, i, value);
                putInt(at, value.value);
            }
        }
        for (int stage = 0; stage < STAGES; stage++) {
            for (int i = 0; i < STAGE_STATES; i++, at += 4) {
                d.getTextureStageState(stage, i, value);
                putInt(at, value.value);
            }
        }
        int behavior = d.getCreationParameters().behaviorFlags();
        boolean software = (behavior & (D3DCREATE_SOFTWARE_VERTEXPROCESSING | D3DCREATE_MIXED_VERTEXPROCESSING)) != 0;
        Ref<Caps9> caps = new Ref<>();
        d.getDeviceCaps(caps);
        putInt(at, software ? 8192 : caps.get().maxVertexShaderConst);
        putInt(at + 4, software ? SOFTWARE_SMALL_CONSTANTS : SMALL_CONSTANTS);
        return D3D_OK;
    }
}
