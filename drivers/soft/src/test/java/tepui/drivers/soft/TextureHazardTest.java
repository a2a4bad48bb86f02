package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** Textures that change between draws, are drawn and sampled by turns, or are written by shaders. */
class TextureHazardTest {
    private final SoftLab lab = new SoftLab();
    private final Context c = lab.context;
    private Texture target;

    @BeforeEach
    void fullScreenTriangle() {
        target = lab.canvas(4, 4);
        lab.floatLayout(4);
        c.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
        lab.bind(lab.vertex((s, b) -> {}));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    /** A fragment shader that gives texel (0, 0) of texture 0, plus a bit. */
    private void fetchShader() {
        lab.bind(lab.fragment((s, b) -> {
            Resource t = s.texture("t", 0, TextureShape.D2);
            return b.op(
                    Op.FADD,
                    b.texture(Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit(), b.i32(0, 0)),
                    b.f32(1 / 255f, 0, 0, 0));
        }));
    }

    private void sample(Texture t) {
        c.bindTexture(Stage.FRAGMENT, 0, lab.device.createView(t, TextureView.Desc.whole(t.desc())));
    }

    private void write(Texture t, int texel) {
        int[] texels = new int[16];
        java.util.Arrays.fill(texels, texel);
        c.writeTexture(t, 0, Box.of2d(0, 0, 4, 4), MemorySegment.ofArray(texels), 16, 64);
    }

    @Test
    void whatWasDrawnCanBeSampled() {
        fetchShader();
        Texture a = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
        Texture b = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
        write(a, 5);
        write(b, 0);
        for (int n = 0; n < 10; n++) {
            Texture from = (n & 1) == 0 ? a : b;
            Texture to = (n & 1) == 0 ? b : a;
            c.setRenderTargets(RenderTargets.of(to));
            sample(from);
            c.draw(Primitive.TRIANGLES, 0, 3);
        }
        assertEquals(15, lab.pixels(a)[5]);
        assertEquals(14, lab.pixels(b)[5]);
    }

    @Test
    void aTargetSampledAfterABarrierShowsWhatWasDrawn() {
        fetchShader();
        sample(target);
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.textureBarrier();
        c.draw(Primitive.TRIANGLES, 0, 3);
        assertEquals(2, lab.pixels(target)[5]);
    }

    @Test
    void drawsSeeTheTexelsOfTheirTime() {
        fetchShader();
        Texture t = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
        sample(t);
        for (int x = 0; x < 4; x++) {
            write(t, 10 * x);
            c.setViewport(0, x, 0, 1, 4, 0, 1);
            c.draw(Primitive.TRIANGLES, 0, 3);
        }
        int[] p = lab.pixels(target);
        assertArrayEquals(new int[] {1, 11, 21, 31}, new int[] {p[0], p[1], p[2], p[3]});
    }

    @Test
    void aDestroyedTextureLivesUntilTheSceneIsDone() {
        fetchShader();
        Texture t = lab.target(Format.R8G8B8A8_UNORM, 4, 4);
        write(t, 7);
        sample(t);
        c.draw(Primitive.TRIANGLES, 0, 3);
        lab.device.destroy(t);
        assertEquals(8, lab.pixels(target)[0]);
        c.draw(Primitive.TRIANGLES, 0, 3);
        assertEquals(0xff000001, lab.pixels(target)[0], "afterwards it is unbound");
    }

    @Test
    void fragmentsStoreToImagesAndLaterDrawsReadThem() {
        Texture image = lab.target(Format.R32_UINT, 4, 4);
        c.clearTexture(image, 0, Box.of2d(0, 0, 4, 4), ClearColor.ofInts(0, 0, 0, 0));
        c.bindImage(Stage.FRAGMENT, 0, lab.device.createView(image, TextureView.Desc.level(image.desc(), 0)), true);
        lab.bind(lab.fragment((s, b) -> {
            Resource i = s.image("i", 0, TextureShape.D2, ScalarKind.I32);
            tepui.ir.Value at = b.convert(
                    Op.F2I, ScalarKind.I32, b.swizzle(b.loadInput(s.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1));
            tepui.ir.Value x = b.op(Op.IADD, b.extract(at, 0), b.i32(100));
            b.resourceEffect(Op.IMAGE_STORE, i, 0, b.i32(0), at, b.splat(x, 4));
            return b.f32(1, 1, 1, 1);
        }));
        c.draw(Primitive.TRIANGLES, 0, 3);
        assertArrayEquals(new int[] {100, 101, 102, 103}, java.util.Arrays.copyOf(lab.pixels(image), 4));
    }

    @Test
    void vertexShadersSampleWhatWasDrawn() {
        Texture t = lab.target(Format.R32_FLOAT, 1, 1);
        c.setRenderTargets(RenderTargets.of(t));
        c.clearColor(0, ClearColor.of(0.5f, 0, 0, 0), null, 15);
        lab.bind(lab.shader(Stage.VERTEX, SoftLab.streams("copy", 1), (s, b) -> {
            Resource r = s.texture("t", 0, TextureShape.D2);
            tepui.ir.Value v = b.texture(
                    Op.TEX_FETCH, r, Type.F32X4, TexOperand.COORD.bit() | TexOperand.LOD.bit(), b.i32(0, 0), b.i32(0));
            b.storeOutput(s.output("copy", Type.F32, 0), b.extract(v, 0));
        }));
        c.bindTexture(Stage.VERTEX, 0, lab.device.createView(t, TextureView.Desc.whole(t.desc())));
        lab.discardFragments();
        Buffer out = lab.buffer(4);
        lab.capture(out);
        c.draw(Primitive.POINTS, 0, 1);
        assertEquals(0.5f, lab.readFloats(out)[0]);
    }

    @Test
    void bufferTexturesFollowTheirBuffer() {
        Buffer data = lab.floats(0.25f, 0, 0, 0);
        c.bindTexture(Stage.FRAGMENT, 0, lab.device.createView(data, TextureView.Desc.buffer(Format.R32_FLOAT, 0, 16)));
        lab.bind(lab.fragment((s, b) -> {
            Resource t = s.texture("t", 0, TextureShape.BUFFER);
            return b.texture(Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit(), b.i32(0));
        }));
        c.setViewport(0, 0, 0, 1, 4, 0, 1);
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.writeBuffer(data, 0, MemorySegment.ofArray(new float[] {1, 0, 0, 0}));
        c.setViewport(0, 1, 0, 1, 4, 0, 1);
        c.draw(Primitive.TRIANGLES, 0, 3);
        int[] p = lab.pixels(target);
        assertArrayEquals(new int[] {0xff000040, 0xff0000ff}, new int[] {p[0], p[1]});
    }

    @Test
    void mappedTexelsGoBackWhenTheMappingEnds() {
        write(target, 3);
        Context.TexelMap map = new Context.TexelMap();
        Box box = Box.of2d(1, 1, 2, 1);
        assertTrue(c.mapTexture(target, 0, box, MapFlags.READ | MapFlags.WRITE, map));
        assertEquals(3, Memory.ALL.get(ValueLayout.JAVA_INT, map.address));
        Memory.ALL.set(ValueLayout.JAVA_INT, map.address + 4, 9);
        c.unmapTexture(target, map);
        int[] p = lab.pixels(target);
        assertArrayEquals(new int[] {3, 3, 9, 3}, java.util.Arrays.copyOfRange(p, 4, 8));
        assertThrows(IllegalArgumentException.class, () -> c.unmapTexture(target, map));
    }

    @Test
    void aBusyTextureIsNotMappedWithoutWaiting() {
        fetchShader();
        Context.TexelMap map = new Context.TexelMap();
        c.draw(Primitive.TRIANGLES, 0, 3);
        int flags = MapFlags.READ | MapFlags.DONT_BLOCK;
        assertFalse(c.mapTexture(target, 0, Box.of2d(0, 0, 1, 1), flags, map));
        assertTrue(c.mapTexture(target, 0, Box.of2d(0, 0, 1, 1), flags, map), "the refusal set it going");
        c.unmapTexture(target, map);
    }
}
