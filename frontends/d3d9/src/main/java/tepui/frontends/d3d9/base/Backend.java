package tepui.frontends.d3d9.base;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.format.DeviceFormats;
import tepui.ir.Shader;
import tepui.ir.pass.LowerMulZero;
import tepui.ir.pass.Pipeline;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.UnsupportedByDeviceException;

/** Backend of a Direct3D 9 device: device and context of the contract, and the lock that threads take to use them. */
public final class Backend {
    public final Device gpu;
    public final Context pipe;
    public final Caps caps;
    public final DeviceFormats formats;
    /** The device is one of Direct3D 9Ex. */
    public final boolean ex;

    private final @Nullable ReentrantLock lock;
    private @Nullable Device9 device;
    private int shadersMade;

    public Backend(Device gpu, int behavior, boolean ex) {
        this.gpu = gpu;
        this.ex = ex;
        pipe = gpu.createContext();
        caps = gpu.caps();
        formats = new DeviceFormats(gpu);
        lock = (behavior & D3DCREATE_MULTITHREADED) != 0 ? new ReentrantLock() : null;
    }

    /** Names the device that objects of this backend answer and hold; once, before the first of them is made. */
    public void serve(Device9 owner) {
        device = owner;
    }

    /** The device that objects of this backend answer and hold. */
    public Device9 device() {
        Device9 d = device;
        if (d == null) throw new IllegalStateException("Backend: no device is served yet");
        return d;
    }

    /** Keeps other threads out, on devices that were made for several. */
    public void enter() { // hot
        if (lock != null) lock.lock();
    }

    public void leave() { // hot
        if (lock != null) lock.unlock();
    }

    /** Is there a lock at all? */
    public boolean isGuarded() {
        return lock != null;
    }

    /** Gives a shader to the device. */
    public ShaderObject compile(Shader shader, String why) {
        return compile(shader, why, null);
    }

    /** Gives a shader to the device, with what of its outputs goes to buffers. */
    public ShaderObject compile(Shader shader, String why, @Nullable StreamOutputLayout streams) {
        if (!caps.mulZero) new LowerMulZero().run(shader);
        Pipeline.standard(false).run(shader);
        say(DeviceOptions.MessageSink.Severity.NOTE, "a shader was made for " + why);
        shadersMade++;
        return gpu.createShader(shader, streams);
    }

    /** Shaders given to the device so far. */
    public int shadersMade() {
        return shadersMade;
    }

    /** Makes an object; refusals of the device become results. */
    public <T> int made(Ref<? super T> into, Supplier<T> maker) {
        into.value = null;
        enter();
        try {
            into.value = maker.get();
            return D3D_OK;
        } catch (OutOfDeviceMemoryException e) {
            return D3DERR_OUTOFVIDEOMEMORY;
        } catch (OutOfMemoryError e) {
            return E_OUTOFMEMORY;
        } catch (UnsupportedByDeviceException e) {
            return D3DERR_INVALIDCALL;
        } finally {
            leave();
        }
    }

    /** A line for the device's messages. */
    public void say(DeviceOptions.MessageSink.Severity severity, String text) {
        gpu.options().messages().message(severity, "Direct3D 9: " + text);
    }
}
