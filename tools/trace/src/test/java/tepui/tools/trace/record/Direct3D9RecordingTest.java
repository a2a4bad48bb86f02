package tepui.tools.trace.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.DeviceContext9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Device;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.trace.edit.CallText;
import tepui.tools.trace.edit.TraceTrim;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.TracePlayer;

/** Programs of Direct3D 9 that are recorded, replayed: the pictures must be the program's. */
final class Direct3D9RecordingTest {
    private static final int SIZE = 64;

    @TempDir
    Path folder = Path.of("");

    private final Arena arena = Arena.ofAuto();

    private Path file() {
        return folder.resolve("a.trace");
    }

    private MemorySegment floats(float... values) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, values);
    }

    /** Vertices of a rectangle in pixels, with a colour and texture coordinates. */
    private MemorySegment quad(float left, float top, float right, float bottom, int color) {
        float c = Float.intBitsToFloat(color);
        return floats(
                left, top, 0.5f, 1, c, 0, 0, right, top, 0.5f, 1, c, 1, 0, left, bottom, 0.5f, 1, c, 0, 1, right,
                bottom, 0.5f, 1, c, 1, 1);
    }

    private static final int FORM = D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_TEX1;

    private static int[] picture(Device9 device) {
        Surface9 shown = device.getBackBuffer(0);
        Surface9 memory = device.createOffscreenPlainSurface(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
        check(device.getRenderTargetData(shown, memory));
        LockedRect locked = memory.lockRect(D3DLOCK_READONLY);
        MemorySegment rows = locked.rows(SIZE);
        int[] argb = new int[SIZE * SIZE];
        for (int i = 0; i < argb.length; i++)
            argb[i] = rows.get(ValueLayout.JAVA_INT, (long) i / SIZE * locked.pitch + 4L * (i % SIZE)) | 0xff000000;
        check(memory.unlockRect());
        memory.release();
        shown.release();
        return argb;
    }

    private List<int[]> record(boolean ex, int frames, ObjIntConsumer<Device9> draw) throws IOException {
        List<int[]> pictures = new ArrayList<>();
        try (Device gpu = RecordedProgram.soft();
                Direct3D9Recorder recorder = new Direct3D9Recorder(file(), "test")) {
            Direct3D9 own = ex ? Direct3D9.createEx(gpu) : Direct3D9.create(gpu);
            Direct3D9 d3d = recorder.record(own);
            Device9 device =
                    d3d.createDevice(PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8));
            for (int i = 0; i < frames; i++) {
                check(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff203040, 1, 0));
                check(device.beginScene());
                draw.accept(device, i);
                check(device.endScene());
                // The device's own methods are asked, so that the trace does not have what this reads.
                pictures.add(picture((Device9) behind(device)));
                check(device.present());
            }
            device.release();
            d3d.release();
            assertEquals(frames, recorder.frames());
        }
        return pictures;
    }

    private static Object behind(Device9 device) {
        RecordedObject9 recorded = Direct3D9Recorder.recorded(device);
        assertNotNull(recorded);
        return recorded.object();
    }

    private static List<int[]> replayed(Path file) throws IOException {
        List<int[]> pictures = new ArrayList<>();
        try (Device device = RecordedProgram.soft();
                TraceReader reader = new TraceReader(file);
                TracePlayer player = new TracePlayer(device)) {
            player.wantPictures(true);
            for (Call call = reader.next(); call != null; call = reader.next()) {
                if (!player.play(call)) continue;
                Image picture = player.picture();
                assertNotNull(picture);
                int[] argb = new int[picture.width() * picture.height()];
                for (int i = 0; i < argb.length; i++)
                    argb[i] = picture.pixel(i % picture.width(), i / picture.width()) >>> 8 | 0xff000000;
                pictures.add(argb);
            }
            assertEquals(Map.of(), player.unknown());
            assertEquals(Map.of(), player.errors());
        }
        return pictures;
    }

    private void assertReplays(boolean ex, int frames, ObjIntConsumer<Device9> draw) throws IOException {
        List<int[]> own = record(ex, frames, draw);
        List<int[]> again = replayed(file());
        assertEquals(own.size(), again.size());
        for (int i = 0; i < own.size(); i++) {
            assertArrayEquals(own.get(i), again.get(i), "frame " + i);
            assertTrue(Arrays.stream(own.get(i)).distinct().count() > 1, "frame " + i + " is of one colour");
        }
    }

    private List<String> lines() throws IOException {
        List<String> lines = new ArrayList<>();
        try (TraceReader reader = new TraceReader(file())) {
            for (Call call = reader.next(); call != null; call = reader.next()) lines.add(CallText.body(call));
        }
        return lines;
    }

    private static void paint(LockedRect locked, int size, int seed) {
        MemorySegment rows = locked.rows(size);
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++)
                rows.set(
                        ValueLayout.JAVA_INT,
                        (long) y * locked.pitch + 4L * x,
                        0xff000000 | (x * 31 + seed & 255) << 16 | (y * 29 & 255) << 8 | x * y & 255);
    }

    private void triangle(Device9 d, int frame) {
        check(d.setFVF(FORM));
        check(d.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad(4, 4, 30 + 10 * frame, 50, 0xffff8000), 28));
    }

    @Test
    void drawsFromMemoryOfTheProgramAreReplayed() throws IOException {
        assertReplays(false, 3, (d, frame) -> {
            triangle(d, frame);
            MemorySegment indices = arena.allocateFrom(ValueLayout.JAVA_SHORT, (short) 0, (short) 1, (short) 2);
            check(d.drawIndexedPrimitiveUP(
                    D3DPT_TRIANGLELIST, 0, 4, 1, indices, D3DFMT_INDEX16, quad(40, 40, 60, 60, 0xff00ff00), 28));
        });
        List<String> lines = lines();
        assertTrue(lines.getFirst().startsWith("Direct3DCreate9(SDKVersion = 32) = 0x"), lines::toString);
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("IDirect3DDevice9::SetFVF(this = 0x")), lines::toString);
        assertEquals(
                3,
                lines.stream()
                        .filter(l -> l.startsWith("IDirect3DDevice9::Present("))
                        .count(),
                lines::toString);
    }

    @Test
    void buffersAndTexturesThatWereLockedAreReplayed() throws IOException {
        assertReplays(false, 2, (d, frame) -> {
            VertexBuffer9 vertices = d.createVertexBuffer(112, 0, FORM, D3DPOOL_MANAGED);
            vertices.write(0, quad(2, 2, 62, 62, 0xffffffff));
            IndexBuffer9 indices = d.createIndexBuffer(12, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
            indices.write(
                    0,
                    arena.allocateFrom(
                            ValueLayout.JAVA_SHORT, (short) 0, (short) 1, (short) 2, (short) 2, (short) 1, (short) 3));
            Texture9 texture = d.createTexture(16, 16, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            paint(texture.lockRect(0, 0), 16, frame * 50);
            check(texture.unlockRect(0));
            Surface9 level = texture.getSurfaceLevel(1);
            paint(level.lockRect(0), 8, frame * 70);
            check(level.unlockRect());
            LockedRect part = new LockedRect();
            check(texture.lockRect(0, part, new Rect9(3, 5, 9, 12), 0));
            for (int y = 0; y < 7; y++)
                part.rows(7).asSlice((long) y * part.pitch, 24).fill((byte) (40 * y));
            check(texture.unlockRect(0));
            check(d.setTexture(0, texture));
            check(d.setTextureStageState(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1));
            check(d.setTextureStageState(0, D3DTSS_COLORARG1, D3DTA_TEXTURE));
            check(d.setFVF(FORM));
            check(d.setStreamSource(0, vertices, 0, 28));
            check(d.setIndices(indices));
            check(d.drawIndexedPrimitive(D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2));
            check(d.setTexture(0, null));
            level.release();
            texture.release();
            vertices.release();
            indices.release();
        });
        List<String> lines = lines();
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("memcpy(dest = 0x")), lines::toString);
        assertTrue(
                lines.stream().anyMatch(l -> l.startsWith("IDirect3DTexture9::LockRect(this = 0x")), lines::toString);
    }

    @Test
    void cubesVolumesAndCompressedTexturesAreReplayed() throws IOException {
        assertReplays(false, 1, (d, frame) -> {
            CubeTexture9 cube = d.createCubeTexture(8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            for (int face = 0; face < 6; face++) {
                paint(cube.lockRect(face, 0, 0), 8, 40 * face);
                check(cube.unlockRect(face, 0));
            }
            VolumeTexture9 volume = d.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            var box = volume.lockBox(0, 0);
            MemorySegment texels = tepui.pipe.Memory.at(box.bits, 4L * box.slicePitch);
            for (int i = 0; i < 64; i++)
                texels.set(
                        ValueLayout.JAVA_INT,
                        (long) i / 16 * box.slicePitch + i % 16 / 4 * box.rowPitch + 4L * (i % 4),
                        0xff000000 | i * 0x030507);
            check(volume.unlockBox(0));
            Texture9 blocks = d.createTexture(8, 8, 1, 0, D3DFMT_DXT1, D3DPOOL_MANAGED);
            LockedRect locked = blocks.lockRect(0, 0);
            for (int i = 0; i < 16; i++) locked.rows(2).set(ValueLayout.JAVA_BYTE, i, (byte) (i * 37));
            check(blocks.unlockRect(0));
            check(d.setFVF(FORM));
            check(d.setTextureStageState(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1));
            int left = 0;
            for (var texture : List.of(cube, volume, blocks)) {
                check(d.setTexture(0, texture));
                check(d.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad(left, 0, left + 20, 64, -1), 28));
                left += 21;
            }
            check(d.setTexture(0, null));
            cube.release();
            volume.release();
            blocks.release();
        });
    }

    @Test
    void shadersConstantsAndDeclarationsAreReplayed() throws IOException {
        assertReplays(false, 2, (d, frame) -> {
            var vertex =
                    d.createVertexShader(Assembler.words("vs_2_0\ndcl_position v0\nmov oPos, v0\nadd oD0, c0, c1\n"));
            var pixel = d.createPixelShader(Assembler.words("ps_2_0\ndcl v0\nmul r0, v0, c2\nmov oC0, r0\n"));
            var form = d.createVertexDeclaration(VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT4, D3DDECLUSAGE_POSITION, 0));
            check(d.setVertexDeclaration(form));
            check(d.setVertexShader(vertex));
            check(d.setPixelShader(pixel));
            check(d.setVertexShaderConstantF(0, new float[] {0.25f, 0, 0.5f, 1, 0, 0.5f, 0, 0}, 2));
            check(d.setPixelShaderConstantF(2, new float[] {1, 1, frame, 1}, 1));
            check(d.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, floats(-1, -1, 0, 1, 0, 1, 0, 1, 1, -1, 0, 1), 16));
            check(d.setVertexShader(null));
            check(d.setPixelShader(null));
            check(d.setFVF(FORM));
            vertex.release();
            pixel.release();
            form.release();
        });
    }

    @Test
    void fixedFunctionStateBlocksAndTargetsAreReplayed() throws IOException {
        assertReplays(false, 2, (d, frame) -> {
            Surface9 window = d.getRenderTarget(0);
            Texture9 texture = d.createTexture(32, 32, 1, D3DUSAGE_RENDERTARGET, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
            Surface9 target = texture.getSurfaceLevel(0);
            check(d.setRenderTarget(0, target));
            check(d.clear(new Rect9[] {new Rect9(4, 4, 20, 28)}, D3DCLEAR_TARGET, 0xff80c0ff, 1, 0));
            check(d.setRenderTarget(0, window));
            check(d.stretchRect(target, new Rect9(0, 0, 24, 24), window, new Rect9(10, 10, 50, 50), D3DTEXF_POINT));
            Light9 light = new Light9();
            light.direction = new float[] {0.3f, 0.2f, 1};
            check(d.setLight(0, light));
            check(d.lightEnable(0, true));
            check(d.setMaterial(Material9.of(1, 0.5f, 0.25f * frame, 1)));
            check(d.setTransform(D3DTS_WORLD, new float[] {0.5f, 0, 0, 0, 0, 0.5f, 0, 0, 0, 0, 1, 0, 0.5f, 0, 0, 1}));
            check(d.setRenderState(D3DRS_CULLMODE, D3DCULL_NONE));
            check(d.beginStateBlock());
            check(d.setRenderState(D3DRS_LIGHTING, 1));
            StateBlock9 block = d.endStateBlock();
            check(d.setRenderState(D3DRS_LIGHTING, 0));
            check(block.apply());
            check(d.setFVF(D3DFVF_XYZ | D3DFVF_NORMAL));
            check(d.drawPrimitiveUP(
                    D3DPT_TRIANGLELIST,
                    1,
                    floats(-1, -1, 0.5f, 0, 0, -1, 1, -1, 0.5f, 0, 0, -1, 0, 1, 0.5f, 0, 0, -1),
                    24));
            block.release();
            target.release();
            texture.release();
            window.release();
        });
    }

    @Test
    void picturesThatTheProgramDrewThroughADeviceContextAreReplayed() throws IOException {
        assertReplays(false, 1, (d, frame) -> {
            Surface9 plain = d.createOffscreenPlainSurface(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
            DeviceContext9 dc = plain.getDC();
            dc.fill(8, 8, 30, 40, 0xffe04020);
            check(plain.releaseDC(dc));
            Surface9 target = d.getBackBuffer(0);
            check(d.updateSurface(plain, new Rect9(0, 0, 40, 48), target, 6, 3));
            plain.release();
            target.release();
        });
    }

    @Test
    void texturesInMemoryOfTheProgramAreReplayed() throws IOException {
        MemorySegment own = arena.allocate(4 * 16 * 16, 16);
        assertReplays(true, 2, (d, frame) -> {
            Ref<Texture9> source = new Ref<>();
            check(d.createTexture(16, 16, 1, 0, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM, source, own));
            for (int i = 0; i < 256; i++) own.setAtIndex(ValueLayout.JAVA_INT, i, i * 0x10305 << frame);
            Texture9 texture = d.createTexture(16, 16, 1, 0, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
            check(d.updateTexture(source.get(), texture));
            check(d.setTexture(0, texture));
            check(d.setTextureStageState(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1));
            check(d.setFVF(FORM));
            check(d.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, quad(0, 0, 64, 64, -1), 28));
            check(d.setTexture(0, null));
            source.get().release();
            texture.release();
        });
        assertTrue(lines().getFirst().startsWith("Direct3DCreate9Ex("));
    }

    @Test
    void objectsStayTheSameForTheProgram() throws IOException {
        record(false, 1, (d, frame) -> {
            Texture9 texture = d.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            check(d.setTexture(0, texture));
            var ref = new Ref<tepui.frontends.d3d9.BaseTexture9>();
            check(d.getTexture(0, ref));
            assertSame(texture, ref.get());
            assertSame(d, texture.getDevice());
            ref.get().release();
            d.release();
            check(d.setTexture(0, null));
            texture.release();
        });
    }

    @Test
    void framesThatAreCutOutShowThePicturesThatTheyWere() throws IOException {
        List<int[]> own = record(false, 4, this::triangle);
        Path part = folder.resolve("part.trace");
        TraceTrim.Report report = TraceTrim.cut(file(), part, 3, 4, frame -> {});
        assertEquals(2, report.frames());
        assertTrue(report.written() < report.read(), report::toString);
        List<int[]> again = replayed(part);
        assertEquals(2, again.size());
        assertArrayEquals(own.get(2), again.get(0));
        assertArrayEquals(own.get(3), again.get(1));
    }

    @Test
    @Needs(Need.APITRACE)
    void apitraceReadsWhatIsWritten() throws IOException, InterruptedException {
        record(false, 2, (d, frame) -> {
            triangle(d, frame);
            Texture9 texture = d.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
            paint(texture.lockRect(0, 0), 4, 1);
            check(texture.unlockRect(0));
            texture.release();
            d.createPixelShader(Assembler.words("ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n"))
                    .release();
        });
        ProcessBuilder builder = new ProcessBuilder(
                        Need.APITRACE.path().toString(), "dump", "--color=never", file().toString())
                .redirectErrorStream(true);
        builder.environment()
                .put(
                        "LD_LIBRARY_PATH",
                        Need.APITRACE.path().resolveSibling("../lib").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertTrue(said.contains("Flags = D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, Color = 4280299584"), said);
        assertTrue(said.contains("Format = D3DFMT_A8R8G8B8, Pool = D3DPOOL_MANAGED"), said);
        assertTrue(said.contains("pLockedRect = &{Pitch = 16, pBits = 0x"), said);
        assertTrue(said.contains("BackBufferWidth = 64"), said);
        assertTrue(said.contains("mov oC0, c0"), said);
        assertEquals(2, said.lines().filter(l -> l.contains("::Present(")).count(), said);
    }
}
