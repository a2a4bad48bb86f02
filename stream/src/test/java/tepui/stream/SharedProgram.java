package tepui.stream;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantReadWriteLock;
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
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Program of threads with a context each that draw, upload, copy, read, map and make anew what they share, at random.
 * Where they agree, an object is replaced while no other thread is inside of a call, as an API with a lock does it;
 * where they race, anything may be destroyed at any time, and a call that finds its object gone may refuse it, but do
 * nothing worse.
 */
final class SharedProgram implements AutoCloseable {
    private static final int SIZE = 16;
    private static final int LEVELS = 3;
    private static final int BYTES = 3 * 32;
    private static final int TEXTURES = 3;
    private static final int BUFFERS = 3;

    private record Image(Texture texture, TextureView view) {}

    private final Device device;
    private final boolean races;
    private final AtomicReferenceArray<Image> images = new AtomicReferenceArray<>(TEXTURES);
    private final AtomicReferenceArray<Buffer> buffers = new AtomicReferenceArray<>(BUFFERS);
    private final AtomicReference<@Nullable Fence> fence = new AtomicReference<>();
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final ShaderObject vertex;
    private final ShaderObject fragment;
    private final @Nullable ShaderObject compute;
    private final int layout;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    SharedProgram(Device device, boolean races) {
        this.device = device;
        this.races = races;
        for (int i = 0; i < TEXTURES; i++) images.set(i, image());
        for (int i = 0; i < BUFFERS; i++) buffers.set(i, buffer());
        vertex = device.createShader(vertexShader(), null);
        fragment = device.createShader(fragmentShader(), null);
        compute = device.caps().compute ? device.createShader(computeShader(), null) : null;
        layout = device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT),
                                new VertexLayout.Element(1, 0, 16, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(32, 0))));
    }

    private Image image() {
        Texture t = device.createTexture(new TextureDesc(
                TextureShape.D2,
                Format.R8G8B8A8_UNORM,
                SIZE,
                SIZE,
                1,
                1,
                LEVELS,
                1,
                Bind.COLOR_TARGET | Bind.SAMPLED,
                Usage.DEFAULT));
        return new Image(t, device.createView(t, TextureView.Desc.whole(t.desc())));
    }

    private Buffer buffer() {
        return device.createBuffer(
                new BufferDesc(BYTES, Bind.VERTEX | Bind.UNIFORM | Bind.STORAGE, Usage.DYNAMIC, false));
    }

    /** Runs that many threads; answers what the first of them failed with, or null. */
    @Nullable
    Throwable run(long seed, int threads, int steps) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(threads);
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            long own = seed * 31 + i;
            all[i] = new Thread(() -> {
                try (Worker worker = new Worker(own)) {
                    start.countDown();
                    start.await();
                    for (int s = 0; s < steps && failure.get() == null; s++) worker.step();
                } catch (Throwable e) {
                    failure.compareAndSet(null, e);
                    start.countDown();
                }
            });
            all[i].start();
        }
        for (Thread t : all) t.join();
        return failure.get();
    }

    @Override
    public void close() {
        for (int i = 0; i < TEXTURES; i++) {
            device.destroy(images.get(i).view);
            device.destroy(images.get(i).texture);
        }
        for (int i = 0; i < BUFFERS; i++) device.destroy(buffers.get(i));
        device.destroy(vertex);
        device.destroy(fragment);
        if (compute != null) device.destroy(compute);
    }

    /** One thread with its context. */
    private final class Worker implements AutoCloseable {
        private final Random r;
        private final Context c = device.createContext();
        private final Arena arena = Arena.ofConfined();
        private final MemorySegment data = arena.allocate(4 * SIZE * SIZE, 16);
        private final Texture own = device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED));

        Worker(long seed) {
            r = new Random(seed);
            c.bindVertexLayout(layout);
            c.bindShader(Stage.VERTEX, vertex);
            c.bindShader(Stage.FRAGMENT, fragment);
            c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
            c.setRenderTargets(RenderTargets.of(own));
        }

        void step() {
            try {
                if (races) {
                    act(r.nextInt(20));
                    return;
                }
                int what = r.nextInt(20);
                boolean alone = what >= 18;
                var held = alone ? lock.writeLock() : lock.readLock();
                held.lock();
                try {
                    act(what);
                } finally {
                    held.unlock();
                }
            } catch (IllegalArgumentException e) {
                if (!races) throw e;
            }
        }

        private Texture texture() {
            return images.get(r.nextInt(TEXTURES)).texture;
        }

        private Buffer some() {
            return buffers.get(r.nextInt(BUFFERS));
        }

        private void act(int what) {
            switch (what) {
                case 0, 1, 2, 3, 4, 5 -> draw();
                case 6 -> {
                    for (int i = 0; i < BYTES; i += 4) data.set(ValueLayout.JAVA_FLOAT, i, r.nextFloat());
                    c.writeBuffer(some(), 0, data.asSlice(0, BYTES));
                }
                case 7 -> c.writeTexture(texture(), 0, Box.of2d(0, 0, SIZE, SIZE), data, 4 * SIZE, 4 * SIZE * SIZE);
                case 8 -> c.writeTexture(texture(), 1, Box.of2d(1, 1, 3, 3), data, 16, 48);
                case 9 -> c.generateMips(texture(), 0, LEVELS - 1);
                case 10 -> c.copyTexture(own, 0, Box.of2d(0, 0, 4, 4), texture(), 0, 2, 2, 0);
                case 11 -> {
                    c.readTexture(texture(), 0, Box.of2d(0, 0, SIZE, SIZE), data, 4 * SIZE, 4 * SIZE * SIZE);
                }
                case 12 -> blit();
                case 13 -> {
                    Fence f = c.flush();
                    fence.set(f);
                }
                case 14 -> {
                    Fence f = fence.get();
                    if (f != null) c.waitFor(f);
                }
                case 15 -> dispatch();
                case 16 -> {
                    Buffer from = some();
                    Buffer to = some();
                    if (from != to) c.copyBuffer(from, 0, to, 0, BYTES);
                    if (r.nextInt(4) == 0) c.readBuffer(to, 0, data.asSlice(0, BYTES));
                }
                case 17 ->
                    c.clearTexture(
                            texture(), 1, Box.of2d(0, 0, SIZE / 2, SIZE / 2), ClearColor.of(r.nextFloat(), 0, 0, 1));
                case 18 -> {
                    Image old = images.getAndSet(r.nextInt(TEXTURES), image());
                    device.destroy(old.view);
                    device.destroy(old.texture);
                }
                default -> {
                    Buffer made = buffer();
                    // A mapping is one thread's as long as nobody else has the buffer.
                    long address = c.map(made, 0, BYTES, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
                    Memory.at(address, BYTES).fill((byte) 0);
                    c.unmap(made);
                    device.destroy(buffers.getAndSet(r.nextInt(BUFFERS), made));
                }
            }
        }

        private void draw() {
            int from = r.nextInt(TEXTURES);
            Image sampled = images.get(from);
            Texture target = r.nextBoolean() ? own : images.get((from + 1) % TEXTURES).texture;
            int level = target == own ? 0 : r.nextInt(LEVELS);
            c.setRenderTargets(RenderTargets.of(
                    List.of(new RenderTargets.Attachment(target, Format.R8G8B8A8_UNORM, level, 0, 1)), null));
            if (r.nextInt(3) == 0) c.clearColor(0, ClearColor.of(0, r.nextFloat(), 0, 1), null, 15);
            c.bindVertexBuffer(0, some(), 0);
            Buffer u = some();
            c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
            c.bindTexture(Stage.FRAGMENT, 0, sampled.view);
            for (int n = r.nextInt(3); n >= 0; n--) c.draw(Primitive.TRIANGLES, 0, 3);
        }

        private void blit() {
            Texture from = texture();
            Texture to = texture();
            if (from == to) return;
            Box half = Box.of2d(0, 0, SIZE / 2, SIZE / 2);
            Format f = Format.R8G8B8A8_UNORM;
            Box all = Box.of2d(0, 0, SIZE, SIZE);
            c.blit(new Blit(from, f, 1, half, to, f, 0, all, Blit.COLOR, SamplerState.Filter.NEAREST, null));
        }

        private void dispatch() {
            if (compute == null) return;
            c.bindShader(Stage.COMPUTE, compute);
            Buffer b = some();
            c.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, BYTES, true);
            c.dispatch(1, 1, 1);
        }

        @Override
        public void close() {
            try {
                c.close();
            } catch (IllegalArgumentException e) {
                // What was refused on the driver's thread after the last step.
                if (!races) throw e;
            }
            device.destroy(own);
            arena.close();
        }
    }

    // ---- shaders ----------------------------------------------------------------------------------------------------

    static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "position");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.storeOutput(s.output("color", Type.F32X4, 0), b.loadInput(s.input("in_color", Type.F32X4, 1)));
        b.ret();
        return s;
    }

    static Shader fragmentShader() {
        Shader s = new Shader(Stage.FRAGMENT, "textured");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("tint", 0, 16);
        Resource t = s.texture("image", 0, TextureShape.D2);
        var texel = b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.f32(0.53125f, 0.53125f),
                b.f32(0));
        var color = b.op(Op.FADD, b.loadInput(s.input("color", Type.F32X4, 0)), b.uniform(u, 0, Type.F32X4));
        b.storeOutput(s.output("out", Type.F32X4, 0), b.op(Op.FADD, color, texel));
        b.ret();
        return s;
    }

    private static Shader computeShader() {
        Shader s = new Shader(Stage.COMPUTE, "stores");
        Builder b = new Builder(s);
        Resource out = s.storageBuffer("out", 0);
        b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.i32(4), b.i32(0x3f000000));
        b.ret();
        return s;
    }
}
