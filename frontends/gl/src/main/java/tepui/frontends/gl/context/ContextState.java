package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.assembly.AssemblyTarget;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.draw.BlendValues;
import tepui.frontends.gl.draw.DepthStencilValues;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.draw.RasterValues;
import tepui.frontends.gl.draw.ViewportValues;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.list.Recorder;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.SubroutineChoices;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.glsl.GlslLimits;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** What all chapters of a context know: its device, attributes, share group, the guard word, errors, and what is dirty. */
public abstract class ContextState extends Entry {
    /** What a context is made from. */
    record Setup(ContextAttributes attributes, @Nullable Surface surface, ShareGroup share) {}

    public final Device device;
    /** Where commands go. */
    public final tepui.pipe.Context pipe;

    public final Caps caps;
    public final ContextAttributes attributes;
    public final @Nullable Surface surface;
    public final ShareGroup share;
    /** The compatibility profile. */
    public final boolean compatibility;

    public final boolean es;
    /** The version whose names a context of OpenGL ES takes: 3.1 has those of 3.2 by extensions, where the device has it. */
    public final int esNames;
    /** The context's version: 33 for 3.3. */
    public final int version;

    public final boolean noError;
    /** Not 0 in the core profile and in ES: legacy functions take the guarded way. */
    public final int coreOnly;
    /** Of the last {@link #handOver}, to be armed anew by the next. */
    private @Nullable Fence handedOver;
    /** Bits of {@link Guard}. */
    public int guard;
    /** Bits of {@link Dirty}. */
    public int dirty = Dirty.ALL;

    public final BlendValues blend = new BlendValues();
    public final DepthStencilValues depthStencil = new DepthStencilValues();
    public final RasterValues raster = new RasterValues();
    public final ViewportValues view = new ViewportValues();
    public boolean framebufferSrgb;
    public boolean seamlessCubes;
    public boolean debugSynchronous;
    public float pointFade = 1;
    public int patchVertices = 3;
    public final float[] outerLevels = {1, 1, 1, 1};
    public final float[] innerLevels = {1, 1};
    /** What glPrimitiveBoundingBox said. */
    public final float[] boundingBox = {-1, -1, -1, 1, 1, 1, 1, 1};
    /** GL_CLAMP_READ_COLOR. */
    public int clampReadColor = tepui.frontends.gl.GLConstants.GL_FIXED_ONLY;

    public final BufferBindings bindings = new BufferBindings();
    public final NameTable<VertexArray> vertexArrays = new NameTable<>();
    /** The one of name 0. */
    public final VertexArray defaultVertexArray = new VertexArray(0);

    public VertexArray vertexArray = defaultVertexArray;
    public final NameTable<FeedbackObject> feedbacks = new NameTable<>();
    public final FeedbackObject defaultFeedback = new FeedbackObject(0);
    public FeedbackObject feedback = defaultFeedback;
    /** The one that glUseProgram named. */
    public @Nullable ProgramObject program;

    /** What {@link #program}, or the pipeline's, run where subroutine uniforms choose. */
    public final SubroutineChoices subroutines = new SubroutineChoices();
    /** Programs of ARB_vertex_program and ARB_fragment_program: what is bound, and whether it is on. */
    public final AssemblyTarget vertexAssembly = new AssemblyTarget(false);

    public final AssemblyTarget fragmentAssembly = new AssemblyTarget(true);

    public final NameTable<ProgramPipeline> pipelines = new NameTable<>();
    /** Used where there is no {@link #program}. */
    public @Nullable ProgramPipeline pipeline;
    /** What shaders may use. */
    public final GlslLimits limits;

    public final ErrorState errors = new ErrorState();
    public final DebugLog messages;
    public final Costs costs;
    public final Recorder recorder;
    public final PixelState pixels = new PixelState();
    public final PixelBuffers pixelBuffers;
    public final Textures textures;
    public final Framebuffers framebuffers;

    /** Plain, as {@link Current} explains. */
    @Nullable
    Thread owner;

    ContextState(Setup setup) {
        device = setup.share.device;
        caps = device.caps();
        attributes = setup.attributes;
        surface = setup.surface;
        share = setup.share;
        compatibility = Versions.isCompatibility(attributes);
        es = attributes.profile() == ContextAttributes.Profile.ES;
        version = Versions.choose(device, attributes);
        esNames = es && version == 31 && Versions.newestEs(device) == 32 ? 32 : version;
        limits = Capacities.limits(caps);
        noError = attributes.noError();
        messages = new DebugLog(attributes.debug());
        coreOnly = compatibility ? 0 : 1;
        guard = Guard.lasting(compatibility, es, version);
        // OpenGL ES encodes unless it is told not to (EXT_sRGB_write_control).
        framebufferSrgb = es;
        pipe = device.createContext();
        costs = new Costs(messages, pipe);
        recorder = new Recorder();
        pixelBuffers = new PixelBuffers(this);
        textures = new Textures(this);
        framebuffers = new Framebuffers(this);
    }

    /** GL_CLAMP_FRAGMENT_COLOR, with what GL_FIXED_ONLY means for the draw framebuffer. */
    public boolean clampsFragmentColors() {
        int when = self().fixed.clampFragmentColor;
        return when == GL_TRUE || when == GL_FIXED_ONLY && !self().floatOutputs();
    }

    /** A component of a colour that fragments meet, as getters tell it: clamped where the fragments' colours are (OpenGL 3.0, 6.1.2). */
    public final float told(float component) {
        return compatibility && clampsFragmentColors() ? Math.clamp(component, 0f, 1f) : component;
    }

    /** The context that this is. */
    protected final Context self() {
        return (Context) this;
    }

    /** The function that a program called where another one does its work; null where they are the same. */
    @Nullable
    String calledAs;

    /**
     * Records an error; the call that found it returns with nothing changed.
     *
     * @param message {@code call: argument is X, must be Y}
     */
    public final void error(int code, String message) {
        if (noError && code != tepui.frontends.gl.GLConstants.GL_OUT_OF_MEMORY) return;
        String called = calledAs;
        String told = called == null ? message : called + message.substring(Math.max(0, message.indexOf(':')));
        errors.record(code, told);
        if (messages.isOn()) {
            messages.add(GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_ERROR, code, GL_DEBUG_SEVERITY_HIGH, told);
        }
    }

    final void invalidEnum(String call, String argument, int value) {
        error(GL_INVALID_ENUM, call + ": " + argument + " is " + hex(value));
    }

    /** A name of the API as messages spell it. */
    public static String hex(int value) {
        return "0x" + Integer.toHexString(value);
    }

    /** Turns an exception of the device into an OpenGL error or a lost context; without robust access the loss is thrown as well. */
    public final void failed(String call, RuntimeException e) {
        if (e instanceof OutOfDeviceMemoryException) {
            error(tepui.frontends.gl.GLConstants.GL_OUT_OF_MEMORY, call + ": " + e.getMessage());
        } else if (e instanceof DeviceLostException) {
            guard |= Guard.LOST;
            if (!attributes.robust()) throw e;
        } else {
            throw e;
        }
    }

    final void take(Thread thread) {
        Thread other = owner;
        if (other != null && other != thread) {
            throw new IllegalStateException("makeCurrent: the context is current for thread \"" + other.getName()
                    + "\"; release it there first");
        }
        owner = thread;
    }

    /** Hands what was called so far to the device; nobody asks whether it is done. */
    public final void handOver() { // hot
        handedOver = pipe.flush(handedOver);
    }

    /** No longer anybody's. No function was called, so what fails here shows in the next one. */
    final void drop() {
        self().drawWaiting();
        try {
            if ((guard & Guard.LOST) == 0) handOver();
        } catch (DeviceLostException e) {
            guard |= Guard.LOST;
        } catch (OutOfDeviceMemoryException e) {
            error(GL_OUT_OF_MEMORY, "makeCurrent: " + e.getMessage());
        }
        owner = null;
    }
}
