package tepui.frontends.d3d9.base;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
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
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.UnsupportedByDeviceException;

/** Backend of a Direct3D 9 device: device and context of the contract, and the lock that threads take to use them. */
public final class Backend {
    // ---- of the device below; a reset puts others in their place once it was lost
    public Device gpu;
    public Context pipe;
    public Caps caps;
    public DeviceFormats formats;

    /** Loss of the device. */
    public final DeviceLoss loss;

    private final Set<Restorable> restorables = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The device is one of Direct3D 9Ex. */
    public final boolean ex;

    private final @Nullable ReentrantLock lock;
    private @Nullable Device9 device;
    private int shadersMade;

    /** @param replacement gives a device for one that is lost; null where there is none */
    public Backend(Device gpu, int behavior, boolean ex, Function<Device, @Nullable Device> replacement) {
        this.gpu = gpu;
        this.ex = ex;
        pipe = gpu.createContext();
        caps = gpu.caps();
        formats = new DeviceFormats(gpu);
        loss = new DeviceLoss(this, replacement);
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

    /** From now on it is made anew when the device below is replaced. */
    public void keep(Restorable object) {
        restorables.add(object);
    }

    public void drop(Restorable object) {
        restorables.remove(object);
    }

    /** Ends the context. */
    public void close() {
        try {
            pipe.close();
        } catch (DeviceLostException e) {
            say(
                    DeviceOptions.MessageSink.Severity.NOTE,
                    "the context of the lost device did not end: " + e.getMessage());
        }
    }

    /** Goes on with another device in the place of one that is lost. */
    public void replace(Device by) {
        close();
        gpu = by;
        pipe = by.createContext();
        caps = by.caps();
        formats = new DeviceFormats(by);
        for (Restorable r : List.copyOf(restorables)) r.restore();
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

    /** All that is restored when a device takes the place of a lost one: shaders among it. */
    public List<Restorable> restorables() {
        return List.copyOf(restorables);
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
        } catch (UnsupportedByDeviceException e) {
            return D3DERR_INVALIDCALL;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return loss.ofCreation(e);
        } finally {
            leave();
        }
    }

    /** A line for the device's messages. */
    public void say(DeviceOptions.MessageSink.Severity severity, String text) {
        gpu.options().messages().message(severity, "Direct3D 9: " + text);
    }
}
