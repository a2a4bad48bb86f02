package tepui.tools.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Scene that the ladder measures: frames as a game of some years ago makes them. Two passes into textures, one that
 * samples both, a last one that puts all together; many programs, textures and buffers, uniforms for each draw,
 * vertices that are streamed, a program that is new now and then, a present.
 */
final class LadderScene implements AutoCloseable {
    static final int SIZE = 256;
    private static final int PROGRAMS = 24;
    private static final int TEXTURES = 64;
    private static final int MESHES = 48;
    private static final int STREAMS = 16;
    private static final int STREAM_BYTES = 96 * 24;
    private static final int MESH_BYTES = 96 * 8;
    /** Each so many frames a program appears that was not there before. */
    private static final int NEW_PROGRAM = 20;

    private final Device device;
    private final Context c;
    private final Arena arena = Arena.ofShared();
    private final Random random = new Random(4711);
    private final int draws;
    private final ShaderObject vertex;
    private final List<ShaderObject> programs = new ArrayList<>();
    private final TextureView[] textures = new TextureView[TEXTURES];
    private final Buffer[] meshes = new Buffer[MESHES];
    private final Buffer[] streams = new Buffer[STREAMS];
    private final Texture[] targets = new Texture[3];
    private final TextureView[] targetViews = new TextureView[2];
    private final RenderTargets[] passes = new RenderTargets[3];
    private final int layout;
    private final int[] blends;
    private final int[] depths;
    private final Surface surface;
    /** The program that appeared last. */
    private @Nullable ShaderObject newest;

    private final int[] uniforms = new int[16];
    private final int[] choices;
    private final MemorySegment upload = arena.allocate(96, 16);

    LadderScene(Device device, int draws, LadderRung.Present present) {
        this.device = device;
        this.draws = draws;
        c = device.createContext();
        vertex = device.createShader(vertexShader(), null);
        for (int i = 0; i < PROGRAMS; i++) programs.add(program(i));
        layout = device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT),
                                new VertexLayout.Element(1, 0, 16, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(32, 0))));
        blends = new int[] {
            0,
            device.states()
                    .blend
                    .intern(BlendState.of(
                            BlendState.Equation.ADD,
                            BlendState.Factor.SRC_ALPHA,
                            BlendState.Factor.ONE_MINUS_SRC_ALPHA))
        };
        depths = new int[] {
            device.states().depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS_EQUAL)),
            device.states().depthStencil.intern(DepthStencilState.depth(true, false, CompareFunc.LESS_EQUAL))
        };
        for (int i = 0; i < TEXTURES; i++) {
            Texture t = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED));
            MemorySegment texels = arena.allocate(1024, 16);
            for (int k = 0; k < 256; k++) {
                texels.setAtIndex(ValueLayout.JAVA_INT, k, 0xff000000 | random.nextInt(1 << 24));
            }
            c.writeTexture(t, 0, Box.of2d(0, 0, 16, 16), texels, 64, 1024);
            textures[i] = device.createView(t, TextureView.Desc.whole(t.desc()));
        }
        for (int i = 0; i < MESHES; i++) {
            meshes[i] = device.createBuffer(new BufferDesc(MESH_BYTES, Bind.VERTEX, Usage.DEFAULT, false));
            MemorySegment data = arena.allocate(MESH_BYTES, 16);
            for (int t = 0; t < 8; t++) triangle(data, t * 96L, random);
            c.writeBuffer(meshes[i], 0, data);
        }
        for (int i = 0; i < STREAMS; i++) {
            streams[i] = device.createBuffer(new BufferDesc(STREAM_BYTES, Bind.VERTEX, Usage.STREAM, false));
        }
        surface = device.createSurface(
                present == LadderRung.Present.READ_BACK
                        ? new Surface.Target.Pixels(SIZE, SIZE, (w, h, argb) -> {})
                        : new Surface.Target.Offscreen(SIZE, SIZE));
        targets[2] = device.createBackBuffer(
                surface, TextureDesc.of2d(surface.format(), SIZE, SIZE, Bind.COLOR_TARGET | Bind.PRESENT));
        for (int i = 0; i < 2; i++) {
            targets[i] = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED));
            targetViews[i] = device.createView(targets[i], TextureView.Desc.whole(targets[i].desc()));
        }
        for (int i = 0; i < 3; i++) {
            Texture depth = device.createTexture(TextureDesc.of2d(Format.D32_FLOAT, SIZE, SIZE, Bind.DEPTH_STENCIL));
            passes[i] = RenderTargets.of(
                    List.of(RenderTargets.Attachment.of(targets[i])), RenderTargets.Attachment.of(depth));
        }
        choices = new int[draws];
        for (int i = 0; i < draws; i++) choices[i] = random.nextInt(1 << 30);
        c.bindShader(Stage.VERTEX, vertex);
        c.bindVertexLayout(layout);
        c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
        c.finish();
    }

    private static void triangle(MemorySegment to, long at, Random random) {
        float x = random.nextFloat() * 1.8f - 1;
        float y = random.nextFloat() * 1.8f - 1;
        float z = random.nextInt(256) / 256f;
        put(to, at, x, y, z, 0, 0);
        put(to, at + 32, x + 0.04f, y, z, 1, 0);
        put(to, at + 64, x, y + 0.04f, z, 0, 1);
    }

    private static void put(MemorySegment to, long at, float x, float y, float z, float u, float v) {
        to.set(ValueLayout.JAVA_FLOAT, at, x);
        to.set(ValueLayout.JAVA_FLOAT, at + 4, y);
        to.set(ValueLayout.JAVA_FLOAT, at + 8, z);
        to.set(ValueLayout.JAVA_FLOAT, at + 12, 1);
        to.set(ValueLayout.JAVA_FLOAT, at + 16, u);
        to.set(ValueLayout.JAVA_FLOAT, at + 20, v);
        to.set(ValueLayout.JAVA_FLOAT, at + 24, 0);
        to.set(ValueLayout.JAVA_FLOAT, at + 28, 1);
    }

    /** One frame; the same number gives the same picture. */
    void frame(int number) {
        draw(number);
        c.present(surface, targets[2], false, Surface.Interval.IMMEDIATE);
    }

    /** A frame that is not shown. */
    void draw(int number) {
        stream(number);
        pass(0, number, 0, draws * 2 / 10);
        pass(1, number, draws * 2 / 10, draws * 4 / 10);
        pass(2, number, draws * 4 / 10, draws);
        if (number % NEW_PROGRAM == NEW_PROGRAM - 1) surprise(number);
    }

    /** A program that is new to every cache, in one draw; the one before it goes. */
    private void surprise(int number) {
        ShaderObject made = program(PROGRAMS + number);
        c.bindShader(Stage.FRAGMENT, made);
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.bindShader(Stage.FRAGMENT, programs.getFirst());
        ShaderObject old = newest;
        if (old != null) device.destroy(old);
        newest = made;
    }

    /** Vertices that are new in each frame. */
    private void stream(int number) {
        for (int s = 0; s < STREAMS; s++) {
            long address = c.map(streams[s], 0, STREAM_BYTES, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            if (address == 0) continue;
            for (int t = 0; t < 24; t++) {
                float x = (s * 24 + t) % 20 * 0.1f - 1;
                float y = (number + s * 7 + t) % 40 * 0.05f - 1;
                long at = address + t * 96L;
                float z = t / 32f;
                put(Memory.ALL, at, x, y, z, 0, 0);
                put(Memory.ALL, at + 32, x + 0.04f, y, z, 1, 0);
                put(Memory.ALL, at + 64, x, y + 0.04f, z, 0, 1);
            }
            c.unmap(streams[s]);
        }
    }

    private void pass(int to, int number, int from, int end) {
        c.setRenderTargets(passes[to]);
        c.clearColor(0, ClearColor.of(0, 0, 0.1f * to, 1), null, 15);
        c.clearDepthStencil(true, 1, false, 0, 0, null);
        int lastProgram = -1;
        for (int i = from; i < end; i++) {
            int choice = choices[i];
            int program = i % 6 == 0 || lastProgram < 0 ? choice % PROGRAMS : lastProgram;
            if (program != lastProgram) c.bindShader(Stage.FRAGMENT, programs.get(program));
            lastProgram = program;
            if ((choice >> 8 & 1) == 0) {
                int t = choice >> 9 & TEXTURES - 1;
                boolean target = to == 2 && (choice >> 15 & 15) == 0;
                c.bindTexture(Stage.FRAGMENT, 0, target ? targetViews[choice >> 19 & 1] : textures[t]);
            } else if (i == from) {
                c.bindTexture(Stage.FRAGMENT, 0, textures[0]);
            }
            if (i == from || (choice >> 20 & 7) == 0) {
                c.bindBlend(blends[choice >> 23 & 1]);
                c.bindDepthStencil(depths[choice >> 23 & 1]);
            }
            if ((choice >> 24 & 7) == 0) {
                c.bindVertexBuffer(0, streams[choice % STREAMS], choice % 24 * 96L);
            } else {
                c.bindVertexBuffer(0, meshes[choice % MESHES], choice % 8 * 96L);
            }
            if (choice % 128 == 5) {
                float y = (number + i) % 40 * 0.05f - 1;
                put(upload, 0, 0, y, 0.25f, 0, 0);
                put(upload, 32, 0.04f, y, 0.25f, 1, 0);
                put(upload, 64, 0, y + 0.04f, 0.25f, 0, 1);
                c.writeBuffer(meshes[choice % MESHES], 0, upload);
            }
            uniforms[0] = Float.floatToRawIntBits((i + number) % 64 / 64f);
            uniforms[1] = Float.floatToRawIntBits(i % 16 / 16f);
            uniforms[3] = Float.floatToRawIntBits(0.5f);
            c.setUniforms(Stage.FRAGMENT, 0, uniforms, 0, 16);
            c.draw(Primitive.TRIANGLES, 0, 3);
        }
    }

    Context context() {
        return c;
    }

    /** Of the picture that was drawn last and not shown, whatever the order of its channels. */
    long checksum() {
        MemorySegment pixels = arena.allocate(4L * SIZE * SIZE, 16);
        c.readTexture(targets[2], 0, Box.of2d(0, 0, SIZE, SIZE), pixels, 4L * SIZE, 4L * SIZE * SIZE);
        if (targets[2].desc().format() == Format.B8G8R8A8_UNORM) {
            for (int i = 0; i < SIZE * SIZE; i++) {
                int texel = pixels.getAtIndex(ValueLayout.JAVA_INT, i);
                int swapped = texel & 0xff00ff00 | texel >> 16 & 255 | (texel & 255) << 16;
                pixels.setAtIndex(ValueLayout.JAVA_INT, i, swapped);
            }
        }
        CRC32 sum = new CRC32();
        sum.update(pixels.toArray(ValueLayout.JAVA_BYTE));
        return sum.getValue();
    }

    @Override
    public void close() {
        surface.close();
        c.close();
        arena.close();
    }

    private ShaderObject program(int number) {
        Shader s = new Shader(Stage.FRAGMENT, "program" + number);
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("values", 0, 64);
        Resource t = s.texture("image", 0, TextureShape.D2);
        Value coordinate = b.loadInput(s.input("coordinate", Type.F32X4, 0));
        Value texel = b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.f32((number % 16 + 0.5f) / 16, 0.53125f),
                b.f32(0));
        Value color = b.op(Op.FADD, texel, b.uniform(u, 0, Type.F32X4));
        for (int i = 0; i < number % 5; i++) color = b.op(Op.FADD, color, b.op(Op.FMUL, coordinate, color));
        b.storeOutput(s.output("out", Type.F32X4, 0), color);
        b.ret();
        return device.createShader(s, null);
    }

    private static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "mesh");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.storeOutput(s.output("coordinate", Type.F32X4, 0), b.loadInput(s.input("in_coordinate", Type.F32X4, 1)));
        b.ret();
        return s;
    }
}
