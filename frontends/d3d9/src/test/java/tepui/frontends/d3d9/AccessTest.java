package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.pipe.Memory;

/**
 * What may be done with resources, by kind, pool, usage and format. A row's letters say it: L it is locked, D its device context is given, T it is
 * bound as a texture, R as a target, Z as a depth buffer, U it is the source of UpdateSurface, V its target, G it is read by GetRenderTargetData,
 * F it is filled; "-" it cannot be made.
 */
final class AccessTest extends Behaviour9 {
    private static final String[] POOLS = {"DEFAULT", "MANAGED", "SYSTEMMEM", "SCRATCH"};

    private record Made(@Nullable BaseTexture9 texture, Surface9 surface) {}

    private interface Maker {
        int make(int pool, Ref<Made> out);
    }

    private void rows(String what, Maker maker, String... expected) {
        for (int pool = 0; pool < expected.length; pool++) {
            Ref<Made> out = new Ref<>();
            int hr = maker.make(pool, out);
            String found = hr == D3DERR_INVALIDCALL ? "-" : hr != D3D_OK ? ResultNames.of(hr) : rights(out.get());
            assertEquals(expected[pool], found, what + ", " + POOLS[pool]);
        }
    }

    private String rights(Made m) {
        StringBuilder b = new StringBuilder();
        Surface9 s = m.surface();
        SurfaceDesc9 d = s.getDesc();
        LockedRect r = new LockedRect();
        if (s.lockRect(r, null, 0) == D3D_OK) {
            b.append('L');
            ok(s.unlockRect());
        }
        Ref<DeviceContext9> context = new Ref<>();
        if (s.getDC(context) == D3D_OK) {
            b.append('D');
            ok(s.releaseDC(context.get()));
        }
        if (m.texture() != null && device.setTexture(0, m.texture()) == D3D_OK) b.append('T');
        ok(device.setTexture(0, null));
        Surface9 back = device.getRenderTarget(0);
        if (device.setRenderTarget(0, s) == D3D_OK) b.append('R');
        ok(device.setRenderTarget(0, back));
        back.release();
        Ref<Surface9> depth = new Ref<>();
        ok(device.getDepthStencilSurface(depth));
        if (device.setDepthStencilSurface(s) == D3D_OK) b.append('Z');
        ok(device.setDepthStencilSurface(depth.get()));
        depth.get().release();
        Ref<Surface9> other = new Ref<>();
        if (device.createOffscreenPlainSurface(d.width(), d.height(), d.format(), D3DPOOL_DEFAULT, other) == D3D_OK) {
            if (device.updateSurface(s, null, other.get(), 0, 0) == D3D_OK) b.append('U');
            other.get().release();
        }
        if (device.createOffscreenPlainSurface(d.width(), d.height(), d.format(), D3DPOOL_SYSTEMMEM, other) == D3D_OK) {
            if (device.updateSurface(other.get(), null, s, 0, 0) == D3D_OK) b.append('V');
            if (device.getRenderTargetData(s, other.get()) == D3D_OK) b.append('G');
            other.get().release();
        }
        if (device.colorFill(s, null, 0xff102030) == D3D_OK) b.append('F');
        s.release();
        BaseTexture9 t = m.texture();
        if (t != null) t.release();
        return b.toString();
    }

    private Maker texture(int usage, int format) {
        return (pool, out) -> {
            Ref<Texture9> t = new Ref<>();
            int hr = device.createTexture(16, 16, 1, usage, format, pool, t);
            if (hr == D3D_OK) out.value = new Made(t.get(), t.get().getSurfaceLevel(0));
            return hr;
        };
    }

    private Maker cube(int usage, int format) {
        return (pool, out) -> {
            Ref<CubeTexture9> t = new Ref<>();
            int hr = device.createCubeTexture(16, 1, usage, format, pool, t);
            if (hr != D3D_OK) return hr;
            Ref<Surface9> s = new Ref<>();
            ok(t.get().getCubeMapSurface(3, 0, s));
            out.value = new Made(t.get(), s.get());
            return hr;
        };
    }

    @Test
    void plainSurfacesAreLockedAndCopied() {
        Maker colour = (pool, out) -> plain(D3DFMT_A8R8G8B8, pool, out);
        rows("A8R8G8B8", colour, "LDVF", "-", "LDU", "LD");
        Maker blocks = (pool, out) -> plain(D3DFMT_DXT1, pool, out);
        rows("DXT1", blocks, "LVF", "-", "LU", "L");
        Maker luminance = (pool, out) -> plain(D3DFMT_L8, pool, out);
        rows("L8", luminance, "LVF", "-", "LU", "L");
    }

    private int plain(int format, int pool, Ref<Made> out) {
        Ref<Surface9> s = new Ref<>();
        int hr = device.createOffscreenPlainSurface(16, 16, format, pool, s);
        if (hr == D3D_OK) out.value = new Made(null, s.get());
        return hr;
    }

    @Test
    void targetsAreLockedWhereTheyWereMadeSo() {
        rows("lockable", (pool, out) -> target(true, out), "LDRVGF");
        rows("not lockable", (pool, out) -> target(false, out), "RVGF");
    }

    private int target(boolean lockable, Ref<Made> out) {
        Ref<Surface9> s = new Ref<>();
        int hr = device.createRenderTarget(16, 16, D3DFMT_X8R8G8B8, 0, 0, lockable, s);
        if (hr == D3D_OK) out.value = new Made(null, s.get());
        return hr;
    }

    @Test
    void depthBuffersAreBoundAlone() {
        rows("D24S8", (pool, out) -> depth(D3DFMT_D24S8, out), "Z");
        rows("D16", (pool, out) -> depth(D3DFMT_D16, out), "Z");
    }

    private int depth(int format, Ref<Made> out) {
        Ref<Surface9> s = new Ref<>();
        int hr = device.createDepthStencilSurface(SIZE, SIZE, format, 0, 0, false, s);
        if (hr == D3D_OK) out.value = new Made(null, s.get());
        return hr;
    }

    @Test
    void texturesOfEachPoolHaveTheirRights() {
        rows("A8R8G8B8", texture(0, D3DFMT_A8R8G8B8), "TV", "LDT", "LDTU", "LDT");
        rows("DXT1", texture(0, D3DFMT_DXT1), "TV", "LT", "LTU", "LT");
        rows("generated", texture(D3DUSAGE_AUTOGENMIPMAP, D3DFMT_A8R8G8B8), "TV", "LDT", "-", "-");
        rows("cube", cube(0, D3DFMT_A8R8G8B8), "TV", "LDT", "LDTU", "LDT");
    }

    @Test
    void dynamicTexturesAreLockedInThePoolDefault() {
        rows("A8R8G8B8", texture(D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8), "LDTV", "-", "LDTU", "-");
        rows("DXT1", texture(D3DUSAGE_DYNAMIC, D3DFMT_DXT1), "LTV", "-", "LTU", "-");
        rows("cube", cube(D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8), "LDTV", "-", "LDTU", "-");
    }

    @Test
    void texturesThatAreDrawnToAreInThePoolDefaultAlone() {
        int both = D3DUSAGE_RENDERTARGET | D3DUSAGE_DYNAMIC;
        rows("A8R8G8B8", texture(D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8), "TRVGF", "-", "-", "-");
        rows("dynamic", texture(both, D3DFMT_A8R8G8B8), "-", "-", "-", "-");
        rows("DXT1", texture(D3DUSAGE_RENDERTARGET, D3DFMT_DXT1), "-", "-", "-", "-");
        rows("depth", texture(D3DUSAGE_DEPTHSTENCIL, D3DFMT_D24S8), "TZ", "-", "-", "-");
        rows("depth of colours", texture(D3DUSAGE_DEPTHSTENCIL, D3DFMT_A8R8G8B8), "-", "-", "-", "-");
        rows("cube", cube(D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8), "TRVGF", "-", "-", "-");
        rows("both", texture(D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL, D3DFMT_A8R8G8B8), "-", "-", "-", "-");
        rows("write only", texture(D3DUSAGE_WRITEONLY, D3DFMT_A8R8G8B8), "-", "-", "-", "-");
    }

    @Test
    void buffersAreInAllPoolsButScratch() {
        int[] usages = {0, D3DUSAGE_WRITEONLY, D3DUSAGE_DYNAMIC, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY};
        for (int usage : usages) {
            for (int pool = 0; pool < 4; pool++) {
                boolean made = pool != D3DPOOL_SCRATCH && (pool != D3DPOOL_MANAGED || (usage & D3DUSAGE_DYNAMIC) == 0);
                Ref<VertexBuffer9> v = new Ref<>();
                Ref<IndexBuffer9> i = new Ref<>();
                result(made ? D3D_OK : D3DERR_INVALIDCALL, device.createVertexBuffer(64, usage, 0, pool, v));
                result(
                        made ? D3D_OK : D3DERR_INVALIDCALL,
                        device.createIndexBuffer(64, usage, D3DFMT_INDEX16, pool, i));
                if (!made) continue;
                // Even buffers that are only written give back what they hold to a lock that reads.
                v.get().write(0, lab.words(1, 2, 3, 4));
                LockedData r = new LockedData();
                ok(v.get().lock(0, 0, r, D3DLOCK_READONLY));
                assertEquals(3, Memory.ALL.get(ValueLayout.JAVA_INT, r.address + 8));
                ok(v.get().unlock());
                ok(device.setStreamSource(0, v.get(), 0, 16));
                ok(device.setIndices(i.get()));
                ok(device.setStreamSource(0, null, 0, 0));
                ok(device.setIndices(null));
                v.get().release();
                i.get().release();
            }
        }
    }

    @Test
    void resourcesSayWhatTheyAre() {
        Texture9 t = device.createTexture(8, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        assertEquals(D3DRTYPE_TEXTURE, t.getType());
        Surface9 s = t.getSurfaceLevel(0);
        assertEquals(D3DRTYPE_SURFACE, s.getType());
        assertEquals(
                D3DRTYPE_CUBETEXTURE,
                device.createCubeTexture(8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED)
                        .getType());
        VolumeTexture9 v = device.createVolumeTexture(8, 8, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        assertEquals(D3DRTYPE_VOLUMETEXTURE, v.getType());
        assertEquals(
                D3DRTYPE_VERTEXBUFFER,
                device.createVertexBuffer(8, 0, 0, D3DPOOL_DEFAULT).getType());
        assertEquals(
                D3DRTYPE_INDEXBUFFER,
                device.createIndexBuffer(8, 0, D3DFMT_INDEX16, D3DPOOL_DEFAULT).getType());
        s.release();
        t.release();
    }

    @Test
    void memoryOfTheDeviceFallsAndReturns() {
        int before = device.getAvailableTextureMem();
        Surface9 s = device.createRenderTarget(1024, 1024, D3DFMT_A8R8G8B8, 0, 0, false);
        assertEquals(4 << 20, before - device.getAvailableTextureMem());
        Texture9 t = device.createTexture(1024, 1024, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        assertEquals(4 << 20, before - device.getAvailableTextureMem());
        s.release();
        t.release();
        assertEquals(before, device.getAvailableTextureMem());
    }
}
