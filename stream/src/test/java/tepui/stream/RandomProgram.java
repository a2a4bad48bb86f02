package tepui.stream;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
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
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
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
 * Generator of legal programs from a seed: buffers that are written, mapped, discarded, copied, destroyed and made anew
 * between draws, targets that become textures, queries, presents, reads. All that it reads back, and its last picture,
 * make one checksum: the same for the same seed, whatever carries it out.
 */
final class RandomProgram implements AutoCloseable {
    private static final int SIZE = 16;
    private static final int TRIANGLE = 3 * 32;
    private static final int TRIANGLES = 24;

    private final Device device;
    private final Context c;
    private final Arena arena = Arena.ofConfined();
    private final MemorySegment data = arena.allocate(TRIANGLES * TRIANGLE, 16);
    private final MemorySegment pixels = arena.allocate(4 * SIZE * SIZE, 16);
    private final Buffer[] buffers = new Buffer[4];
    private final Buffer ring;
    /** Triangles in the ring. */
    private int filled;

    private final Texture[] targets = new Texture[3];
    private final TextureView[] views = new TextureView[3];
    private final ShaderObject vertex;
    private final ShaderObject[] fragments = new ShaderObject[2];
    private final Surface surface;
    private final int blend;
    private final CRC32 sum = new CRC32();
    private int target;

    RandomProgram(Device device) {
        this.device = device;
        c = device.createContext();
        vertex = device.createShader(vertex(), null);
        fragments[0] = device.createShader(plain(), null);
        fragments[1] = device.createShader(textured(), null);
        blend = device.states()
                .blend
                .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
        for (int i = 0; i < targets.length; i++) {
            targets[i] = device.createTexture(TextureDesc.of2d(
                    Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
            views[i] = device.createView(targets[i], TextureView.Desc.whole(targets[i].desc()));
        }
        ring = device.createBuffer(new BufferDesc(TRIANGLES * TRIANGLE, Bind.VERTEX, Usage.STREAM, false));
        surface = device.createSurface(new Surface.Target.Offscreen(SIZE, SIZE));
        int layout = device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT),
                                new VertexLayout.Element(1, 0, 16, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(32, 0))));
        c.bindVertexLayout(layout);
        c.bindShader(Stage.VERTEX, vertex);
        c.bindShader(Stage.FRAGMENT, fragments[0]);
        c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
    }

    /** Runs the program of a seed; answers its checksum. */
    long run(long seed, int steps) {
        Random random = new Random(seed);
        for (int i = 0; i < buffers.length; i++) renew(random, i);
        for (int i = 0; i < targets.length; i++) {
            c.clearTexture(targets[i], 0, Box.of2d(0, 0, SIZE, SIZE), ClearColor.of(0, 0, 0, 1));
        }
        retarget(0);
        c.setUniforms(Stage.FRAGMENT, 0, new int[4], 0, 4);
        c.bindTexture(Stage.FRAGMENT, 0, views[1]);
        c.bindVertexBuffer(0, buffers[0], 0);
        for (int i = 0; i < steps; i++) step(random);
        read(targets[target]);
        c.bindTexture(Stage.FRAGMENT, 0, null);
        c.bindVertexBuffer(0, null, 0);
        for (Buffer b : buffers) device.destroy(b);
        return sum.getValue();
    }

    private void step(Random r) {
        int b = r.nextInt(buffers.length);
        switch (r.nextInt(26)) {
            case 0, 1, 2, 3, 4 -> draw(r);
            case 5 -> c.bindVertexBuffer(0, buffers[b], (long) TRIANGLE * r.nextInt(4));
            case 6, 7 -> write(r, b, r.nextInt(2) == 0 ? 1 : 4 + r.nextInt(TRIANGLES - 4));
            case 8 -> write(r, b, TRIANGLES);
            case 9, 10 -> map(r, b, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            case 11 -> map(r, b, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
            case 12 -> map(r, b, MapFlags.WRITE);
            case 13 -> map(r, b, MapFlags.WRITE | MapFlags.DONT_BLOCK);
            case 14 -> append(r);
            case 15 -> c.bindBlend(r.nextBoolean() ? 0 : blend);
            case 16 -> c.bindShader(Stage.FRAGMENT, fragments[r.nextInt(2)]);
            case 17 -> retarget(r.nextInt(targets.length));
            case 18 -> c.clearColor(0, ClearColor.of(0, r.nextFloat(), 0, 1), null, 15);
            case 19 -> copy(r, b);
            case 20 -> words(r);
            case 21 -> query(r);
            case 22 -> c.present(surface, targets[target], false, Surface.Interval.IMMEDIATE);
            case 23 -> {
                if (r.nextInt(4) == 0) read(targets[r.nextInt(targets.length)]);
                else c.flush();
            }
            case 24 -> {
                if (r.nextInt(4) == 0) readBuffer(b);
                else texels(r);
            }
            default -> {
                if (r.nextInt(3) == 0) renew(r, b);
                else c.setScissor(0, 0, 0, r.nextInt(SIZE), SIZE);
            }
        }
    }

    private void retarget(int to) {
        target = to;
        c.setRenderTargets(RenderTargets.of(targets[to]));
        // What is drawn to is not sampled.
        c.bindTexture(Stage.FRAGMENT, 0, views[(to + 1) % targets.length]);
    }

    private void draw(Random r) {
        for (int n = 1 + r.nextInt(6); n > 0; n--) {
            c.draw(Primitive.TRIANGLES, 3 * r.nextInt(TRIANGLES / 2), 3 * (1 + r.nextInt(3)));
        }
    }

    /** A new buffer in the place of one that may be in use, and bound. */
    private void renew(Random r, int b) {
        Buffer old = buffers[b];
        Usage[] usages = {Usage.DEFAULT, Usage.DYNAMIC, Usage.STREAM, Usage.STAGING};
        buffers[b] = device.createBuffer(
                new BufferDesc(TRIANGLES * TRIANGLE, Bind.VERTEX, usages[r.nextInt(usages.length)], false));
        write(r, b, TRIANGLES);
        if (old != null) {
            c.bindVertexBuffer(0, buffers[b], 0);
            device.destroy(old);
        }
    }

    private void triangles(Random r, MemorySegment to, int count) {
        for (int i = 0; i < count; i++) {
            float x = r.nextInt(SIZE) / 8f - 1;
            float y = r.nextInt(SIZE) / 8f - 1;
            float g = r.nextInt(8) / 32f;
            float[] t = {
                x, y, 0.5f, 1, g, 0, 0.25f, 1, x + 0.75f, y, 0.5f, 1, g, 0, 0.25f, 1, x, y + 0.75f, 0.5f, 1, g, 0,
                0.25f, 1
            };
            MemorySegment.copy(t, 0, to, ValueLayout.JAVA_FLOAT, (long) i * TRIANGLE, t.length);
        }
    }

    private void write(Random r, int b, int count) {
        int at = count == TRIANGLES ? 0 : r.nextInt(TRIANGLES - count);
        triangles(r, data, count);
        int pieces = count > 1 && r.nextInt(3) == 0 ? count : 1;
        for (int i = 0; i < pieces; i++) {
            long bytes = (long) count * TRIANGLE / pieces;
            c.writeBuffer(buffers[b], (long) at * TRIANGLE + i * bytes, data.asSlice(i * bytes, bytes));
        }
    }

    private void map(Random r, int b, int flags) {
        boolean whole = (flags & MapFlags.DISCARD_WHOLE) != 0;
        int count = whole ? TRIANGLES : 1 + r.nextInt(TRIANGLES - 1);
        int at = whole ? 0 : r.nextInt(TRIANGLES - count);
        boolean explicit = r.nextInt(3) == 0;
        int all = explicit ? flags | MapFlags.FLUSH_EXPLICIT : flags;
        long offset = (long) at * TRIANGLE;
        long address = c.map(buffers[b], offset, (long) count * TRIANGLE, all);
        if (address == 0) address = c.map(buffers[b], offset, (long) count * TRIANGLE, all & ~MapFlags.DONT_BLOCK);
        triangles(r, Memory.at(address, (long) count * TRIANGLE), count);
        if (explicit) c.flushMapped(buffers[b], offset, (long) count * TRIANGLE);
        c.unmap(buffers[b]);
    }

    /** As a ring is filled: what has been handed over is not touched, and a full one is discarded. Drawn at once. */
    private void append(Random r) {
        int flags = MapFlags.WRITE | MapFlags.UNSYNCHRONIZED;
        if (filled + 2 > TRIANGLES) {
            flags = MapFlags.WRITE | MapFlags.DISCARD_WHOLE;
            filled = 0;
        }
        long address = c.map(ring, (long) filled * TRIANGLE, 2 * TRIANGLE, flags);
        triangles(r, Memory.at(address, 2 * TRIANGLE), 2);
        c.unmap(ring);
        c.bindVertexBuffer(0, ring, (long) filled * TRIANGLE);
        c.draw(Primitive.TRIANGLES, 0, 6);
        c.bindVertexBuffer(0, buffers[0], 0);
        filled += 2;
    }

    private void copy(Random r, int b) {
        if (r.nextBoolean()) {
            int to = (b + 1) % buffers.length;
            c.copyBuffer(buffers[b], 0, buffers[to], (long) TRIANGLE * r.nextInt(4), 4 * TRIANGLE);
        } else {
            int other = (target + 1 + r.nextInt(2)) % targets.length;
            c.copyTexture(targets[target], 0, Box.of2d(0, 0, 8, 8), targets[other], 0, 4, 4, 0);
        }
    }

    private void words(Random r) {
        int[] words = new int[4];
        for (int i = 0; i < 4; i++) words[i] = Float.floatToRawIntBits(r.nextInt(8) / 32f);
        if (r.nextBoolean()) {
            c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
        } else {
            int first = r.nextInt(4);
            c.updateUniforms(Stage.FRAGMENT, 0, first, words, r.nextInt(first + 1), 4 - first);
        }
    }

    private void query(Random r) {
        Query q = device.createQuery(Query.Kind.OCCLUSION, 0);
        c.beginQuery(q);
        draw(r);
        c.endQuery(q);
        long result;
        if (r.nextBoolean()) {
            result = c.queryResult(q, true);
        } else {
            do {
                result = c.queryResult(q, false);
                if (result == Context.NOT_READY) c.flush();
            } while (result == Context.NOT_READY);
        }
        sum.update((int) result);
        sum.update((int) (result >> 8));
        device.destroy(q);
    }

    private void texels(Random r) {
        int w = 1 + r.nextInt(SIZE);
        for (int i = 0; i < w * SIZE; i++) pixels.setAtIndex(ValueLayout.JAVA_INT, i, 0xff000000 | r.nextInt(64));
        c.writeTexture(
                targets[(target + 1) % targets.length], 0, Box.of2d(0, 0, w, SIZE), pixels, 4L * w, 4L * w * SIZE);
    }

    private void read(Texture t) {
        c.readTexture(t, 0, Box.of2d(0, 0, SIZE, SIZE), pixels, 4 * SIZE, 4 * SIZE * SIZE);
        sum.update(pixels.toArray(ValueLayout.JAVA_BYTE));
    }

    private void readBuffer(int b) {
        c.readBuffer(buffers[b], 0, data);
        sum.update(data.toArray(ValueLayout.JAVA_BYTE));
    }

    StreamCounters counters() {
        return Streams.counters(c);
    }

    /** Some objects go while packets name them, some after their context. */
    @Override
    public void close() {
        surface.close();
        for (TextureView v : views) device.destroy(v);
        for (ShaderObject f : fragments) device.destroy(f);
        c.close();
        for (Texture t : targets) device.destroy(t);
        device.destroy(ring);
        device.destroy(vertex);
        arena.close();
    }

    // ---- shaders ----------------------------------------------------------------------------------------------------

    private static Shader vertex() {
        Shader s = new Shader(Stage.VERTEX, "colored");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.storeOutput(s.output("color", Type.F32X4, 0), b.loadInput(s.input("in_color", Type.F32X4, 1)));
        b.ret();
        return s;
    }

    private static Shader plain() {
        Shader s = new Shader(Stage.FRAGMENT, "plain");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("tint", 0, 16);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        b.storeOutput(s.output("out", Type.F32X4, 0), b.op(Op.FADD, color, b.uniform(u, 0, Type.F32X4)));
        b.ret();
        return s;
    }

    private static Shader textured() {
        Shader s = new Shader(Stage.FRAGMENT, "textured");
        Builder b = new Builder(s);
        Resource t = s.texture("image", 0, TextureShape.D2);
        Value color = b.loadInput(s.input("color", Type.F32X4, 0));
        Value texel = b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.f32(0.53125f, 0.53125f),
                b.f32(0));
        b.storeOutput(s.output("out", Type.F32X4, 0), b.op(Op.FADD, color, texel));
        b.ret();
        return s;
    }
}
