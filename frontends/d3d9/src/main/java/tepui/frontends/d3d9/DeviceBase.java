package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** What all parts of a device share: the contract's device and context, state, what is dirty, what is alive. */
public abstract sealed class DeviceBase extends Unknown9 permits DeviceResources {
    final Direct3D9 parent;
    final Device gpu;
    final Context pipe;
    final Caps caps;
    final DeviceFormats formats;
    final Blits9 blits;
    final int behavior;
    final boolean ex;
    final State9 state;
    final tepui.frontends.d3d9.shader.Semantics semantics;
    /** Resources that a reset must know of, in no order. */
    final Set<Resource9> resources = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Where setters go while a state block is being recorded. */
    @Nullable
    StateBlock9 recording;

    private final @Nullable ReentrantLock lock;

    // ---- what is dirty; see Dirty9
    // -------------------------------------------------------------------------------------
    int dirty = Dirty9.ALL;
    /** Samplers, a bit each, whose texture or state changed. */
    int dirtySamplers = -1;
    /** Samplers whose state changed. */
    int dirtySamplerStates = -1;
    /** Samplers with a texture that is not a plain one, a bit each. */
    int unusual;
    /** Streams whose buffer or offset changed. */
    int dirtyStreams = -1;
    /** Registers of float constants that changed: from, to. */
    int vertexFrom;

    int vertexTo = Integer.MAX_VALUE;
    int pixelFrom;
    int pixelTo = Integer.MAX_VALUE;

    /** By set of coordinates, four bits each: components that lie on a circle, which the device interpolates so by itself. */
    long wraps;
    /** The same, where a geometry stage makes up for a device that does not. */
    long circles;

    // ---- targets
    // -----------------------------------------------------------------------------------------------------
    final @Nullable Surface9[] targets = new @Nullable Surface9[4];

    @Nullable
    Surface9 depthStencil;
    /** AMD's switch for alpha to coverage is on. */
    boolean alphaToCoverage;

    /** Vertices are processed as software does: with more constants. */
    boolean softwareProcessing;
    /** Constants behind those of hardware were set. */
    boolean farConstants;

    /** Swap chains that the program made and holds. */
    int chains;

    boolean inScene;

    @Nullable
    String lost;

    DeviceBase(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        this.parent = parent;
        this.gpu = gpu;
        this.behavior = behavior;
        this.ex = ex;
        pipe = gpu.createContext();
        caps = gpu.caps();
        semantics = new tepui.frontends.d3d9.shader.Semantics(caps.maxVaryings);
        formats = new DeviceFormats(gpu);
        blits = new Blits9(this);
        state = new State9((behavior & (D3DCREATE_SOFTWARE_VERTEXPROCESSING | D3DCREATE_MIXED_VERTEXPROCESSING)) != 0);
        lock = (behavior & D3DCREATE_MULTITHREADED) != 0 ? new ReentrantLock() : null;
    }

    /** Other threads stay out, on devices that were made for several. */
    final void enter() { // hot
        if (lock != null) lock.lock();
    }

    final void leave() { // hot
        if (lock != null) lock.unlock();
    }

    /** Is there a lock at all? */
    final boolean isGuarded() {
        return lock != null;
    }

    @Override
    public int addRef() {
        enter();
        try {
            return super.addRef();
        } finally {
            leave();
        }
    }

    @Override
    public int release() {
        enter();
        try {
            return super.release();
        } finally {
            leave();
        }
    }

    final void childReleased() {
        release();
    }

    /** Textures bound to these samplers changed their view or their levels. */
    final void textureChanged(int samplers) {
        dirtySamplers |= samplers;
        dirty |= Dirty9.TEXTURES;
    }

    /** A buffer in memory was written. */
    final void bufferTouched(Buffer9 buffer) { // hot
        dirty |= Dirty9.BUFFERS;
    }

    /** Samplers of the pixel stage, a bit each, that AMD's switch has fetch four texels at once, if texture and filter let them. */
    int fetching;

    final int wrapped(int set) { // hot
        return (int) (wraps >>> 4 * set) & 15;
    }

    /** Gives a shader to the device. */
    final tepui.pipe.ShaderObject compile(tepui.ir.Shader shader, String why) {
        return compile(shader, why, null);
    }

    /** Gives a shader to the device, with what of its outputs goes to buffers. */
    final tepui.pipe.ShaderObject compile(
            tepui.ir.Shader shader, String why, tepui.pipe.@Nullable StreamOutputLayout streams) {
        if (!caps.mulZero) new tepui.ir.pass.LowerMulZero().run(shader);
        tepui.ir.pass.Pipeline.standard(false).run(shader);
        gpu.options()
                .messages()
                .message(
                        tepui.pipe.DeviceOptions.MessageSink.Severity.NOTE, "Direct3D 9: a shader was made for " + why);
        shadersMade++;
        return gpu.createShader(shader, streams);
    }

    private int shadersMade;

    /** Shaders given to the device below so far: draws that make one wait for it. */
    public final int shadersMade() {
        return shadersMade;
    }

    /** The context of the contract below: for counters, and for programs that mix both. */
    public final Context pipe() {
        return pipe;
    }

    /** The device of the contract below. */
    public final Device gpu() {
        return gpu;
    }
}
