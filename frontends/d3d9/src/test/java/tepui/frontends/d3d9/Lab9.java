package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Assumptions;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Test fixture: a device on the software driver, or the one that {@code -Dtepui.d3d9.driver} names, with a back buffer
 * of 64 x 64, and what tests do over and over. The build runs all of it on both.
 */
final class Lab9 implements AutoCloseable {
    static final int SIZE = 64;
    static final float[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

    final Device gpu;
    final Direct3D9 d3d;
    final Device9 device;
    private final Arena arena = Arena.ofShared();

    Lab9(boolean ex, int behavior, PresentParameters9 parameters) {
        this(open(System.getProperty("tepui.d3d9.driver", "soft")), ex, behavior, parameters);
    }

    /** Through the command stream, or without it. */
    Lab9(StreamMode mode, int behavior) {
        this(
                open(System.getProperty("tepui.d3d9.driver", "soft"), mode),
                false,
                behavior,
                PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8));
    }

    private Lab9(Device gpu, boolean ex, int behavior, PresentParameters9 parameters) {
        this.gpu = gpu;
        d3d = ex ? Direct3D9.createEx(gpu) : Direct3D9.create(gpu);
        device = d3d.createDevice(behavior, parameters);
    }

    Lab9() {
        this(
                false,
                D3DCREATE_HARDWARE_VERTEXPROCESSING,
                PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8));
    }

    static Lab9 ex() {
        return new Lab9(
                true,
                D3DCREATE_HARDWARE_VERTEXPROCESSING,
                PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8));
    }

    static Device open(String driver) {
        return open(driver, StreamMode.of(System.getProperty("tepui.stream", "off")));
    }

    static Device open(String driver, StreamMode mode) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) {
                Need.VULKAN_LOADER.require();
                Need.LAVAPIPE.require();
                if (driver.equals("d3d12")) Need.VKD3D.require();
            }
            Device device = p.open(p.devices().getFirst(), DeviceOptions.DEFAULT);
            return Streams.wrap(device, StreamOptions.DEFAULT.withMode(mode));
        }
        throw new IllegalStateException("there is no driver " + driver);
    }

    static int bits(float f) {
        return Float.floatToRawIntBits(f);
    }

    static float color(int argb) {
        return Float.intBitsToFloat(argb);
    }

    MemorySegment floats(float... v) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, v);
    }

    /** Raw words; {@link #bits} makes them of floats. */
    MemorySegment words(int... v) {
        return arena.allocateFrom(ValueLayout.JAVA_INT, v);
    }

    MemorySegment shorts(int... v) {
        MemorySegment m = arena.allocate(2L * v.length, 8);
        for (int i = 0; i < v.length; i++) m.setAtIndex(ValueLayout.JAVA_SHORT, i, (short) v[i]);
        return m;
    }

    static void ok(int hr) {
        assertEquals("0x" + Integer.toHexString(D3D_OK), "0x" + Integer.toHexString(hr));
    }

    static void refused(int hr) {
        result(D3DERR_INVALIDCALL, hr);
    }

    static void result(int expected, int hr) {
        assertEquals(ResultNames.of(expected), ResultNames.of(hr));
    }

    Lab9 state(int name, int value) {
        ok(device.setRenderState(name, value));
        return this;
    }

    Lab9 state(int name, float value) {
        ok(device.setRenderState(name, value));
        return this;
    }

    Lab9 stage(int stage, int type, int value) {
        ok(device.setTextureStageState(stage, type, value));
        return this;
    }

    Lab9 sampler(int sampler, int type, int value) {
        ok(device.setSamplerState(sampler, type, value));
        return this;
    }

    void clear(int color) {
        ok(device.clear(null, D3DCLEAR_TARGET, color, 0, 0));
    }

    void clearAll(int color) {
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL, color, 1, 0));
    }

    VertexShader9 vertexShader(String text) {
        return device.createVertexShader(Assembler.words(text));
    }

    PixelShader9 pixelShader(String text) {
        return device.createPixelShader(Assembler.words(text));
    }

    /** A rectangle in pixels, in one colour, over the fixed function. */
    void rectangle(float x0, float y0, float x1, float y1, float z, int argb) {
        float c = color(argb);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        // Pixel centres are whole numbers: edges lie half a pixel before them.
        float a = x0 - 0.5f;
        float b = y0 - 0.5f;
        float e = x1 - 0.5f;
        float f = y1 - 0.5f;
        MemorySegment v = floats(a, b, z, 1, c, e, b, z, 1, c, a, f, z, 1, c, e, f, z, 1, c);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 20));
    }

    void full(int argb) {
        rectangle(0, 0, SIZE, SIZE, 0, argb);
    }

    /** A rectangle over the whole target with coordinates from 0 to 1 in the first set. */
    void textured(float z) {
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
        float e = SIZE - 0.5f;
        MemorySegment v =
                floats(-0.5f, -0.5f, z, 1, 0, 0, e, -0.5f, z, 1, 1, 0, -0.5f, e, z, 1, 0, 1, e, e, z, 1, 1, 1);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 24));
    }

    /** A rectangle over all of clip space, at positions only: for vertex shaders, and fixed function with identity matrices. */
    void quad(float z) {
        ok(device.setFVF(D3DFVF_XYZ));
        MemorySegment v = floats(-1, 1, z, 1, 1, z, -1, -1, z, 1, -1, z);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 12));
    }

    /** As {@link #quad} with a colour. */
    void coloredQuad(float z, int argb) {
        float c = color(argb);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        MemorySegment v = floats(-1, 1, z, c, 1, 1, z, c, -1, -1, z, c, 1, -1, z, c);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 16));
    }

    /** A texture of one level of A8R8G8B8. */
    Texture9 texture(int width, int height, int... argb) {
        Texture9 t = device.createTexture(width, height, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        fill(t, 0, argb);
        return t;
    }

    /** One colour repeats. */
    static void fill(Texture9 t, int level, int... argb) {
        LockedRect r = t.lockRect(level, 0);
        Ref<SurfaceDesc9> d = new Ref<>();
        ok(t.getLevelDesc(level, d));
        int h = d.get().height();
        MemorySegment m = r.rows(h);
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < d.get().width(); x++) {
                m.set(
                        ValueLayout.JAVA_INT,
                        (long) y * r.pitch + 4L * x,
                        argb[(y * d.get().width() + x) % argb.length]);
            }
        }
        ok(t.unlockRect(level));
    }

    /** The test is skipped where the device has no such format for a use. */
    void needs(int resource, int usage, int format) {
        int hr = d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, usage, resource, format);
        Assumptions.assumeTrue(
                hr == D3D_OK, () -> "the device has no format " + format + " for this: " + ResultNames.of(hr));
    }

    /** A triangle over the whole target whose corners differ in their places alone: in pixels where {@code rhw} is above 0, in space otherwise. */
    void covering(int fvf, float z, float rhw, float... rest) {
        boolean pixels = rhw > 0;
        float far = pixels ? 200 : 99;
        float near = pixels ? -1 : -9;
        float[][] corners = {{near, near}, {far, near}, {near, far}};
        int floats = (pixels ? 4 : 3) + rest.length;
        float[] v = new float[3 * floats];
        for (int i = 0; i < 3; i++) {
            int at = i * floats;
            v[at] = corners[i][0];
            v[at + 1] = corners[i][1];
            v[at + 2] = z;
            if (pixels) v[at + 3] = rhw;
            System.arraycopy(rest, 0, v, at + floats - rest.length, rest.length);
        }
        ok(device.setFVF((pixels ? D3DFVF_XYZRHW : D3DFVF_XYZ) | fvf));
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, floats(v), 4 * floats));
    }

    // ---- what was drawn

    /** The picture of a render target, alpha included. */
    int[] pixels(Surface9 target) {
        SurfaceDesc9 d = target.getDesc();
        Surface9 copy = device.createOffscreenPlainSurface(d.width(), d.height(), d.format(), D3DPOOL_SYSTEMMEM);
        ok(device.getRenderTargetData(target, copy));
        LockedRect r = copy.lockRect(D3DLOCK_READONLY);
        int[] out = new int[d.width() * d.height()];
        MemorySegment m = r.rows(d.height());
        for (int y = 0; y < d.height(); y++) {
            MemorySegment.copy(m, ValueLayout.JAVA_INT, (long) y * r.pitch, out, y * d.width(), d.width());
        }
        ok(copy.unlockRect());
        copy.release();
        return out;
    }

    int[] pixels() {
        Surface9 t = device.getRenderTarget(0);
        int[] p = pixels(t);
        t.release();
        return p;
    }

    /** Red, green and blue of a pixel. */
    int pixel(int x, int y) {
        return pixels()[y * SIZE + x] & 0xffffff;
    }

    void expect(int x, int y, int rgb) {
        expect(x, y, rgb, 1);
    }

    /** A pixel, within a distance in each channel. */
    void expect(int x, int y, int rgb, int within) {
        int found = pixel(x, y);
        assertTrue(
                distance(found, rgb) <= within,
                () -> String.format(
                        "pixel (%d, %d) is %06x, must be %06x within %d%s",
                        x, y, found, rgb & 0xffffff, within, saved()));
    }

    void expectAll(int rgb, int within) {
        int[] p = pixels();
        for (int i = 0; i < p.length; i++) {
            int at = i;
            assertTrue(
                    distance(p[i], rgb) <= within,
                    () -> String.format(
                            "pixel (%d, %d) is %06x, must be %06x within %d%s",
                            at % SIZE, at / SIZE, p[at] & 0xffffff, rgb & 0xffffff, within, saved()));
        }
    }

    static int distance(int a, int b) {
        int most = 0;
        for (int k = 0; k < 24; k += 8) most = Math.max(most, Math.abs((a >> k & 255) - (b >> k & 255)));
        return most;
    }

    private String saved() {
        Path file = Path.of("target", "d3d9-failed-" + gpu.info().driver() + ".png");
        save(file);
        return "; the picture is in " + file;
    }

    void save(Path file) {
        int[] p = pixels();
        Image image = Image.blank(SIZE, p.length / SIZE);
        for (int i = 0; i < p.length; i++) image.pixel(i % SIZE, i / SIZE, p[i] << 8 | 0xff);
        try {
            Png.write(file, image);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        while (!device.isDestroyed()) device.release();
        d3d.release();
        gpu.close();
        arena.close();
    }
}
