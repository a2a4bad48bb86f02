package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.fail;
import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.base.CountedObject;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.pipe.Surface;

/**
 * Any call with any arguments gives a result, never an exception: methods of all interfaces are called at random, with legal values, values just
 * outside, nulls, and objects of other devices. The forms that throw by design may throw a {@link Direct3DException}.
 */
final class RandomCallsTest {
    private static final long SEED = Long.getLong("tepui.d3d9.seed", 20261122);
    /** For how long; where that is said, there are as many runs as fit. */
    private static final long SECONDS = Long.getLong("tepui.d3d9.seconds", 0);

    private static final int RUNS = Integer.getInteger("tepui.d3d9.runs", SECONDS > 0 ? Integer.MAX_VALUE : 4);
    private static final int CALLS = Integer.getInteger("tepui.d3d9.calls", 1500);

    /** What is no call of the API, and what gives the device below. */
    private static final Set<String> LEFT_OUT =
            Set.of("lose", "setRenderAhead", "setVendor", "gpu", "pipe", "write", "rows", "equals", "hashCode", "wait");

    private static final int[] INTERESTING = {
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        15,
        16,
        17,
        20,
        21,
        22,
        24,
        32,
        33,
        50,
        51,
        63,
        64,
        65,
        70,
        71,
        75,
        77,
        80,
        100,
        101,
        102,
        111,
        113,
        114,
        116,
        255,
        256,
        257,
        260,
        261,
        511,
        512,
        1000,
        4095,
        8191,
        8192,
        -1,
        -2,
        -64,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        D3DFMT_DXT1,
        D3DFMT_DXT5,
        D3DFMT_YUY2,
        D3DFMT_INTZ,
        D3DFMT_NULL,
        D3DFMT_ATI2,
        D3DFMT_ATI1,
        D3DFMT_INDEX16,
        D3DFMT_INDEX32,
        D3DUSAGE_DYNAMIC,
        D3DUSAGE_RENDERTARGET,
        D3DUSAGE_DEPTHSTENCIL,
        D3DUSAGE_WRITEONLY,
        D3DUSAGE_AUTOGENMIPMAP,
        D3DLOCK_DISCARD,
        D3DLOCK_NOOVERWRITE,
        D3DLOCK_READONLY,
        D3DLOCK_DONOTWAIT,
        0x3f800000
    };

    private final Deque<String> log = new ArrayDeque<>();
    /** By where they were thrown. */
    private final Map<String, String> failures = new LinkedHashMap<>();

    @Test
    void noCallThrowsWhatTheApiDoesNotGive() {
        long end = SECONDS > 0 ? System.nanoTime() + SECONDS * 1_000_000_000L : Long.MAX_VALUE;
        int run = 0;
        for (; run < RUNS && System.nanoTime() < end; run++) {
            long seed = SEED + run;
            log.clear();
            try (Arena arena = Arena.ofShared();
                    Lab9 lab = run % 2 == 0 ? new Lab9() : Lab9.ex();
                    Lab9 other = new Lab9()) {
                new Run(new Random(seed), arena, lab, other).go();
            } catch (Throwable e) {
                failed(e);
            }
            if (!failures.isEmpty()) fail("seed " + seed + " (-Dtepui.d3d9.seed)" + String.join("", failures.values()));
        }
        System.out.println("RandomCallsTest: " + run + " runs of " + CALLS + " calls from seed " + SEED);
    }

    private void failed(Throwable e) {
        StringBuilder b = new StringBuilder("\n").append(e);
        StackTraceElement[] at = e.getStackTrace();
        for (int i = 0; i < Math.min(9, at.length); i++) b.append("\n    at ").append(at[i]);
        b.append("\n  after");
        log.forEach(l -> b.append("\n    ").append(l));
        failures.putIfAbsent(at.length == 0 ? "" : at[0].toString(), b.toString());
    }

    private final class Run {
        private final Random random;
        private final Arena arena;
        private final Lab9 lab;
        private final List<Object> objects = new ArrayList<>();
        private final List<Object> foreign = new ArrayList<>();
        private final int[] vertex = Assembler.words("vs_2_0\ndcl_position v0\nmov oPos, v0\nmov oD0, c0\n");
        private final int[] pixel =
                Assembler.words("ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmul r0, r0, c0\nmov oC0, r0\n");

        Run(Random random, Arena arena, Lab9 lab, Lab9 other) {
            this.random = random;
            this.arena = arena;
            this.lab = lab;
            fill(objects, lab);
            fill(foreign, other);
        }

        private void fill(List<Object> into, Lab9 l) {
            Device9 d = l.device;
            into.add(l.d3d);
            into.add(d);
            into.add(d);
            into.add(d);
            into.add(d.createTexture(16, 16, 0, 0, D3DFMT_A8R8G8B8, l.d3d.isEx() ? D3DPOOL_DEFAULT : D3DPOOL_MANAGED));
            into.add(d.createTexture(16, 16, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT));
            into.add(d.createTexture(16, 16, 0, D3DUSAGE_DYNAMIC, D3DFMT_DXT1, D3DPOOL_DEFAULT));
            into.add(d.createTexture(16, 16, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM));
            into.add(d.createTexture(16, 16, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH));
            into.add(d.createCubeTexture(8, 0, 0, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM));
            into.add(d.createCubeTexture(8, 0, D3DUSAGE_DYNAMIC, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT));
            into.add(d.createVolumeTexture(8, 8, 4, 0, D3DUSAGE_DYNAMIC, D3DFMT_L8, D3DPOOL_DEFAULT));
            into.add(d.createRenderTarget(16, 16, D3DFMT_A8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false));
            into.add(d.createRenderTarget(32, 8, D3DFMT_R5G6B5, 0, 0, true));
            into.add(d.createDepthStencilSurface(64, 64, D3DFMT_D24S8, 0, 0, false));
            into.add(d.createOffscreenPlainSurface(16, 16, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM));
            into.add(d.createOffscreenPlainSurface(16, 16, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT));
            into.add(d.createVertexBuffer(
                    1024, 0, D3DFVF_XYZRHW | D3DFVF_DIFFUSE, l.d3d.isEx() ? D3DPOOL_DEFAULT : D3DPOOL_MANAGED));
            into.add(d.createVertexBuffer(1024, D3DUSAGE_DYNAMIC | D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT));
            into.add(d.createIndexBuffer(256, 0, D3DFMT_INDEX16, D3DPOOL_DEFAULT));
            into.add(d.createVertexShader(vertex));
            into.add(d.createPixelShader(pixel));
            into.add(d.createVertexDeclaration(
                    VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0),
                    VertexElement9.of(1, 0, D3DDECLTYPE_FLOAT2, D3DDECLUSAGE_TEXCOORD, 0)));
            into.add(d.createStateBlock(D3DSBT_ALL));
            into.add(d.createQuery(D3DQUERYTYPE_OCCLUSION));
            into.add(d.createQuery(D3DQUERYTYPE_EVENT));
            into.add(d.createQuery(D3DQUERYTYPE_TIMESTAMP));
            into.add(d.getBackBuffer(0));
            Ref<SwapChain9> chain = new Ref<>();
            d.getSwapChain(0, chain);
            into.add(chain.get());
            into.add(((Texture9) into.get(4)).getSurfaceLevel(0));
            into.add(((CubeTexture9) into.get(9)).getCubeMapSurface(1, 0));
            Ref<Volume9> volume = new Ref<>();
            ((VolumeTexture9) into.get(11)).getVolumeLevel(0, volume);
            into.add(volume.get());
            d.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE);
        }

        void go() throws Throwable {
            for (int i = 0; i < CALLS; i++) call();
            // Whatever became of it, a device that is set right draws.
            Device9 d = lab.device;
            Ref<StateBlock9> recorded = new Ref<>();
            if (d.endStateBlock(recorded) == D3D_OK) recorded.get().release();
            d.reset(PresentParameters9.offscreen(Lab9.SIZE, Lab9.SIZE).withDepth(D3DFMT_D24S8));
        }

        /** The interface of the API that a class is of: the one that no other of its interfaces extends. */
        private static Class<?> face(Class<?> c) {
            Set<Class<?>> all = new LinkedHashSet<>();
            for (Class<?> at = c; at != null; at = at.getSuperclass()) gather(at, all);
            all.removeIf(i -> !i.getPackageName().equals("tepui.frontends.d3d9"));
            for (Class<?> i : all) {
                if (all.stream().allMatch(o -> o.isAssignableFrom(i))) return i;
            }
            throw new IllegalStateException(c + " is of no interface of the API");
        }

        private static void gather(Class<?> c, Set<Class<?>> into) {
            for (Class<?> i : c.getInterfaces()) {
                into.add(i);
                gather(i, into);
            }
        }

        private void call() throws Throwable {
            Object on = objects.get(random.nextInt(objects.size()));
            if (on instanceof Unknown9 u && u.isDestroyed()) return;
            List<Method> methods = new ArrayList<>();
            for (Method m : face(on.getClass()).getMethods()) {
                if (!Modifier.isStatic(m.getModifiers()) && !LEFT_OUT.contains(m.getName())) methods.add(m);
            }
            methods.sort(Comparator.comparing(Method::toString));
            Method m = methods.get(random.nextInt(methods.size()));
            if (m.getName().equals("release")
                    && ((CountedObject) on).references().count() < 2) return;
            Class<?>[] types = m.getParameterTypes();
            @Nullable Object[] arguments = new @Nullable Object[types.length];
            for (int i = 0; i < types.length; i++) arguments[i] = argument(types[i], m);
            log.addLast(on.getClass().getSimpleName() + "." + m.getName() + said(arguments));
            if (log.size() > 12) log.removeFirst();
            boolean throwsByDesign = !m.getReturnType().isPrimitive() || m.getReturnType() == long.class;
            try {
                m.setAccessible(true);
                Object made = m.invoke(on, arguments);
                if (made instanceof Unknown9 u && objects.size() < 150) objects.add(u);
                for (Object a : arguments) {
                    if (a instanceof Ref<?> r && r.value instanceof Unknown9 u) {
                        if (objects.size() < 150) objects.add(u);
                        else u.release();
                    }
                }
            } catch (InvocationTargetException e) {
                Throwable t = e.getCause();
                boolean meant = t instanceof Direct3DException && throwsByDesign;
                // The form that gives an object takes what it is told to take.
                boolean missing = throwsByDesign
                        && t instanceof NullPointerException
                        && Arrays.asList(arguments).contains(null);
                if (!meant && !missing) failed(t);
            }
        }

        private String said(@Nullable Object[] arguments) {
            StringBuilder b = new StringBuilder("(");
            for (Object a : arguments) {
                b.append(
                                a instanceof int[] n
                                        ? "int[" + n.length + "]"
                                        : a instanceof float[] f ? "float[" + f.length + "]" : a)
                        .append(", ");
            }
            return b.append(")").toString();
        }

        private int number(Method m) {
            int n = random.nextInt(4) == 0 ? INTERESTING[random.nextInt(INTERESTING.length)] : random.nextInt(20);
            // Large textures, and buffers of gigabytes, are legal and slow.
            boolean large = n > 255 && n < 1 << 16 || n == 0x3f800000;
            if (m.getName().startsWith("create") && large) return 64;
            // So are a thousand million triangles; what is refused is not.
            boolean counts = m.getName().startsWith("draw") || m.getName().equals("setStreamSourceFreq");
            if (counts && n > 1 << 16 && n < Integer.MAX_VALUE) return 64;
            return n;
        }

        private @Nullable Object argument(Class<?> type, Method m) {
            if (type == int.class) return number(m);
            if (type == boolean.class) return random.nextBoolean();
            if (type == float.class) return random.nextInt(4) == 0 ? Float.NaN : random.nextFloat() * 3 - 1;
            if (random.nextInt(7) == 0) return null;
            if (type == Ref.class) return new Ref<>();
            if (type == IntRef.class) return new IntRef();
            if (type == LockedRect.class) return new LockedRect();
            if (type == LockedBox.class) return new LockedBox();
            if (type == LockedData.class) return new LockedData();
            if (type == Rect9.class) return new Rect9(edge(), edge(), edge(), edge());
            if (type == Rect9[].class)
                return new @Nullable Rect9[] {new Rect9(0, 0, 8, 8), (Rect9) argument(Rect9.class, m)};
            if (type == Box9.class) return new Box9(edge(), edge(), edge(), edge(), edge(), edge());
            if (type == float[].class) return floats(random.nextInt(3) == 0 ? random.nextInt(20) : 64);
            if (type == boolean[].class) return new boolean[random.nextInt(20)];
            if (type == int[].class) return words();
            if (type == byte[].class) return new byte[random.nextInt(8)];
            if (type == Viewport9.class) {
                return new Viewport9(
                        edge(), edge(), edge(), edge(), random.nextFloat() * 2 - 0.5f, random.nextFloat() * 2 - 0.5f);
            }
            if (type == Material9.class) return Material9.of(1, 1, 1, 1);
            if (type == Light9.class) {
                Light9 l = new Light9();
                l.type = random.nextInt(5);
                return l;
            }
            if (type == ClipStatus9.class) return new ClipStatus9(0, 0);
            if (type == GammaRamp9.class) return GammaRamp9.identity();
            if (type == PresentParameters9.class) return parameters();
            if (type == VertexElement9[].class) return elements();
            if (type == UUID.class) return new UUID(1, random.nextInt(3));
            if (type == ByteBuffer.class) return ByteBuffer.allocate(random.nextInt(12));
            if (type == MemorySegment.class) return arena.allocate(8 * random.nextInt(200), 8);
            if (type == Surface.Target.class)
                return new Surface.Target.Offscreen(8 + random.nextInt(64), 8 + random.nextInt(64));
            if (type == List.class) return List.of();
            if (type == DeviceContext9.class) return null;
            List<Object> fitting = new ArrayList<>();
            for (Object o : random.nextInt(12) == 0 ? foreign : objects) {
                if (type.isInstance(o) && !(o instanceof Unknown9 u && u.isDestroyed())) fitting.add(o);
            }
            return fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
        }

        private int edge() {
            return random.nextInt(12) == 0 ? INTERESTING[random.nextInt(INTERESTING.length)] : random.nextInt(18) - 1;
        }

        private float[] floats(int n) {
            float[] f = new float[n];
            for (int i = 0; i < n; i++) f[i] = random.nextInt(20) == 0 ? Float.NaN : random.nextFloat() * 2 - 1;
            return f;
        }

        private int[] words() {
            if (random.nextBoolean()) return new int[random.nextInt(3) == 0 ? random.nextInt(20) : 256];
            int[] code = (random.nextBoolean() ? vertex : pixel).clone();
            if (random.nextBoolean()) code[random.nextInt(code.length)] = random.nextInt();
            return random.nextBoolean() ? code : Arrays.copyOf(code, random.nextInt(code.length + 1));
        }

        private PresentParameters9 parameters() {
            PresentParameters9 p = PresentParameters9.offscreen(Lab9.SIZE, Lab9.SIZE);
            if (random.nextBoolean()) p = p.withDepth(number(D3DFMT_D24S8));
            if (random.nextInt(3) == 0) p.backBufferCount = number(2);
            if (random.nextInt(3) == 0) p.swapEffect = number(3);
            if (random.nextInt(4) == 0) p.multiSampleType = number(4);
            if (random.nextInt(4) == 0) p.backBufferFormat = number(D3DFMT_X8R8G8B8);
            if (random.nextInt(4) == 0) p.windowed = false;
            return p;
        }

        private int number(int usual) {
            return random.nextBoolean() ? usual : random.nextBoolean() ? random.nextInt(6) : random.nextInt();
        }

        private @Nullable VertexElement9[] elements() {
            @Nullable VertexElement9[] e = new @Nullable VertexElement9[random.nextInt(4)];
            for (int i = 0; i < e.length; i++) {
                if (random.nextInt(10) == 0) continue;
                e[i] = VertexElement9.of(
                        random.nextInt(3),
                        4 * random.nextInt(8),
                        random.nextInt(18),
                        random.nextInt(14),
                        random.nextInt(3));
            }
            return e;
        }
    }
}
