package tepui.tools.trace.play;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Provider;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Unknown9;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.tools.image.Image;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Call;

/** Player of calls of Direct3D 9: objects by the addresses that they had, devices whose pictures go nowhere, their pictures where they are wanted. */
final class Direct3D9Calls implements AutoCloseable {
    private static final int USUAL_WIDTH = 640;
    private static final int USUAL_HEIGHT = 480;

    private final Device device;
    private final boolean shows;
    private final UnaryOperator<Device9> around;
    private final Arguments9 a = new Arguments9();
    private final DeviceCalls9 devices = new DeviceCalls9(a);
    private final ResourceCalls9 resources = new ResourceCalls9(a);
    private final Map<String, Integer> errors = new TreeMap<>();
    private @Nullable Device9 last;
    private @Nullable SwapChain9 chain;

    /**
     * A player.
     *
     * @param shows whether pictures are presented on surfaces, for layers that count them
     * @param around puts a device in front of each, for tools that watch
     */
    Direct3D9Calls(Device device, boolean shows, UnaryOperator<Device9> around) {
        this.device = device;
        this.shows = shows;
        this.around = around;
    }

    /** Whether a call is one of Direct3D 9. */
    static boolean has(String name) {
        return name.startsWith("IDirect3D") || name.startsWith("Direct3DCreate9");
    }

    /** The device that was called last. */
    @Nullable
    Device9 device() {
        return last;
    }

    Map<String, Integer> errors() {
        return errors;
    }

    void copy(Call call) {
        a.of(call);
        resources.copy();
    }

    /** The call is about to show a picture: {@link #read} reads that one. */
    void showing(Call call) {
        a.of(call);
        Unknown9 self = a.self();
        if (self instanceof Device9 d) {
            last = d;
            chain = null;
        } else if (self instanceof SwapChain9 c) {
            chain = c;
        }
    }

    /**
     * Makes a call.
     *
     * @return false where there is no such function
     */
    boolean play(Call call) {
        a.of(call);
        String name = call.name();
        if (name.startsWith("Direct3DCreate9")) {
            direct3D(name.equals("Direct3DCreate9Ex"));
            return true;
        }
        Unknown9 self = a.self();
        // Made by a call that failed, or before the trace began.
        if (self == null) return true;
        String method = name.substring(name.indexOf("::") + 2);
        Integer result;
        try {
            result = play(self, method, call);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | IllegalStateException e) {
            errors.merge(name + ": " + e, 1, Integer::sum);
            return true;
        }
        if (result == null) return asks(method);
        boolean failedThere =
                call.result() != null && failed((int) call.result().bits());
        if (failed(result) && !failedThere)
            errors.merge(
                    name + " gives 0x" + Integer.toHexString(result) + ", where it succeeded when it was recorded",
                    1,
                    Integer::sum);
        return true;
    }

    /** Questions, and what has no effect here. */
    private static boolean asks(String method) {
        return method.startsWith("Get")
                || method.startsWith("Check")
                || method.startsWith("Enum")
                || method.startsWith("SetPrivateData")
                || method.equals("FreePrivateData")
                || method.equals("ReleaseDC")
                || method.equals("TestCooperativeLevel")
                || method.equals("ValidateDevice")
                || method.equals("WaitForVBlank")
                || method.equals("RegisterSoftwareDevice")
                || method.equals("DeletePatch");
    }

    private @Nullable Integer play(Unknown9 self, String method, Call call) {
        switch (method) {
            case "AddRef" -> {
                self.addRef();
                return D3D_OK;
            }
            case "Release" -> {
                self.release();
                if (self.isDestroyed()) {
                    a.forget();
                    if (self == last) last = null;
                    if (self == chain) chain = null;
                }
                return D3D_OK;
            }
            case "QueryInterface" -> {
                if (call.result() != null && failed((int) call.result().bits())) return D3D_OK;
                self.addRef();
                a.put(2, self);
                return D3D_OK;
            }
            default -> {
                // One of its own.
            }
        }
        return switch (self) {
            case Direct3D9 d -> method.startsWith("CreateDevice") ? createDevice(d, method) : null;
            case Device9 d -> {
                last = d;
                yield device(d, method);
            }
            case SwapChain9 c -> chain(c, method);
            default -> resources.play(self, method);
        };
    }

    private void direct3D(boolean ex) {
        Direct3D9 made = Direct3D9Provider.found().create(List.of(device), ex, Direct3D9Provider.DESKTOP, List.of());
        if (ex) a.put(1, made);
        else a.putResult(made);
    }

    private PresentParameters9 parameters(int index) {
        PresentParameters9 p = Structures9.parameters(a.value(index));
        if (p.backBufferWidth <= 0) p.backBufferWidth = USUAL_WIDTH;
        if (p.backBufferHeight <= 0) p.backBufferHeight = USUAL_HEIGHT;
        if (p.backBufferFormat == D3DFMT_UNKNOWN) p.backBufferFormat = D3DFMT_X8R8G8B8;
        p.presentationInterval = D3DPRESENT_INTERVAL_IMMEDIATE;
        if (shows) p.deviceWindow = new Surface.Target.Offscreen(p.backBufferWidth, p.backBufferHeight);
        return p;
    }

    private int createDevice(Direct3D9 d, String method) {
        Ref<Device9> made = new Ref<>();
        boolean ex = method.equals("CreateDeviceEx");
        int behavior = a.i(4) & ~D3DCREATE_ADAPTERGROUP_DEVICE;
        PresentParameters9 p = parameters(5);
        int result = ex
                ? d.createDeviceEx(0, D3DDEVTYPE_HAL, behavior, p, made)
                : d.createDevice(0, D3DDEVTYPE_HAL, behavior, p, made);
        if (failed(result))
            throw new PlayException(a.call(), "the device cannot be made: 0x" + Integer.toHexString(result));
        Device9 device = around.apply(made.get());
        last = device;
        a.put(ex ? 7 : 6, device);
        return result;
    }

    private @Nullable Integer device(Device9 d, String method) {
        return switch (method) {
            case "Present" -> d.present(Structures9.rect(a.value(1)), Structures9.rect(a.value(2)));
            case "PresentEx" -> d.presentEx(Structures9.rect(a.value(1)), Structures9.rect(a.value(2)), a.i(5));
            case "Reset" -> d.reset(parameters(1));
            case "ResetEx" -> d.resetEx(parameters(1));
            case "CreateAdditionalSwapChain" -> {
                Ref<SwapChain9> r = new Ref<>();
                yield a.made(d.createAdditionalSwapChain(parameters(1), r), 2, r);
            }
            default -> devices.play(d, method);
        };
    }

    private @Nullable Integer chain(SwapChain9 c, String method) {
        return switch (method) {
            case "Present" -> c.present(Structures9.rect(a.value(1)), Structures9.rect(a.value(2)), a.i(5));
            case "GetBackBuffer" -> {
                Ref<Surface9> r = new Ref<>();
                yield a.made(c.getBackBuffer(a.i(1), a.i(2), r), 3, r);
            }
            case "GetDevice" -> {
                a.put(1, c.getDevice());
                yield D3D_OK;
            }
            default -> null;
        };
    }

    /** The picture in the back buffer that was, or is about to be, shown; null where there is none. */
    @Nullable
    Image read() {
        Device9 d = last;
        if (d == null) return null;
        Ref<Surface9> buffer = new Ref<>();
        SwapChain9 c = chain;
        int result = c == null
                ? d.getBackBuffer(0, 0, D3DBACKBUFFER_TYPE_MONO, buffer)
                : c.getBackBuffer(0, D3DBACKBUFFER_TYPE_MONO, buffer);
        if (failed(result)) return null;
        Surface9 shown = buffer.get();
        SurfaceDesc9 desc = shown.getDesc();
        // One sample, 8 bits a channel, and memory that can be read.
        Surface9 plain = d.createRenderTarget(desc.width(), desc.height(), D3DFMT_A8R8G8B8, 0, 0, false);
        Surface9 memory =
                d.createOffscreenPlainSurface(desc.width(), desc.height(), D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        try {
            check(d.stretchRect(shown, null, plain, null, D3DTEXF_NONE));
            check(d.getRenderTargetData(plain, memory));
            return image(memory, desc.width(), desc.height());
        } finally {
            memory.release();
            plain.release();
            shown.release();
        }
    }

    private static Image image(Surface9 memory, int width, int height) {
        LockedRect locked = memory.lockRect(D3DLOCK_READONLY);
        byte[] rgba = new byte[4 * width * height];
        MemorySegment rows = locked.rows(height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int argb = rows.get(ValueLayout.JAVA_INT_UNALIGNED, (long) y * locked.pitch + 4L * x);
                int to = 4 * (y * width + x);
                rgba[to] = (byte) (argb >>> 16);
                rgba[to + 1] = (byte) (argb >>> 8);
                rgba[to + 2] = (byte) argb;
                // What the window shows has no alpha.
                rgba[to + 3] = (byte) 255;
            }
        }
        check(memory.unlockRect());
        return new Image(width, height, rgba);
    }

    /** Waits until all is drawn. */
    void finish() {
        Device9 d = last;
        if (d != null) d.pipe().finish();
    }

    @Override
    public void close() {
        a.releaseAll();
    }
}
