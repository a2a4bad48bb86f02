package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_OUT_OF_MEMORY;

import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.api.AssemblyCalls;
import tepui.frontends.gl.api.AttribStackCalls;
import tepui.frontends.gl.api.BufferCalls;
import tepui.frontends.gl.api.BufferClearCalls;
import tepui.frontends.gl.api.BufferMapCalls;
import tepui.frontends.gl.api.CapabilityCalls;
import tepui.frontends.gl.api.ClearCalls;
import tepui.frontends.gl.api.ClientArrayCalls;
import tepui.frontends.gl.api.ColorCalls;
import tepui.frontends.gl.api.ColorClampCalls;
import tepui.frontends.gl.api.ColorTableCalls;
import tepui.frontends.gl.api.ComputeCalls;
import tepui.frontends.gl.api.ConvolutionCalls;
import tepui.frontends.gl.api.DebugCalls;
import tepui.frontends.gl.api.DrawCalls;
import tepui.frontends.gl.api.EvaluatorCalls;
import tepui.frontends.gl.api.FeedbackCalls;
import tepui.frontends.gl.api.FogCalls;
import tepui.frontends.gl.api.FragmentStateCalls;
import tepui.frontends.gl.api.FramebufferCalls;
import tepui.frontends.gl.api.GenericAttributeCalls;
import tepui.frontends.gl.api.GetCalls;
import tepui.frontends.gl.api.HistogramCalls;
import tepui.frontends.gl.api.ImageUnitCalls;
import tepui.frontends.gl.api.ImmediateCalls;
import tepui.frontends.gl.api.Int64UniformCalls;
import tepui.frontends.gl.api.LightCalls;
import tepui.frontends.gl.api.ListCalls;
import tepui.frontends.gl.api.MatrixCalls;
import tepui.frontends.gl.api.NamedStringCalls;
import tepui.frontends.gl.api.PipelineObjectCalls;
import tepui.frontends.gl.api.PixelCalls;
import tepui.frontends.gl.api.PointCalls;
import tepui.frontends.gl.api.ProgramBinaryCalls;
import tepui.frontends.gl.api.ProgramCalls;
import tepui.frontends.gl.api.ProgramInterfaceCalls;
import tepui.frontends.gl.api.ProgramUniformCalls;
import tepui.frontends.gl.api.QueryCalls;
import tepui.frontends.gl.api.RasterPosCalls;
import tepui.frontends.gl.api.RasterStateCalls;
import tepui.frontends.gl.api.RenderbufferCalls;
import tepui.frontends.gl.api.RobustGetCalls;
import tepui.frontends.gl.api.SamplerCalls;
import tepui.frontends.gl.api.SelectionCalls;
import tepui.frontends.gl.api.ShaderCalls;
import tepui.frontends.gl.api.StateCalls;
import tepui.frontends.gl.api.SubroutineCalls;
import tepui.frontends.gl.api.SyncCalls;
import tepui.frontends.gl.api.TexCoordCalls;
import tepui.frontends.gl.api.TexEnvCalls;
import tepui.frontends.gl.api.TexGenCalls;
import tepui.frontends.gl.api.TextureGetCalls;
import tepui.frontends.gl.api.TextureImageCalls;
import tepui.frontends.gl.api.TextureParameterCalls;
import tepui.frontends.gl.api.TextureStorageCalls;
import tepui.frontends.gl.api.UniformCalls;
import tepui.frontends.gl.api.UniformGetCalls;
import tepui.frontends.gl.api.VertexArrayCalls;
import tepui.frontends.gl.api.VertexCalls;
import tepui.frontends.gl.api.WideAttributeCalls;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.AttribGroups;
import tepui.frontends.gl.legacy.CurrentKeeping;
import tepui.frontends.gl.legacy.CurrentValues;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.list.ListPlayer;
import tepui.frontends.gl.list.Recorder;
import tepui.frontends.gl.list.UnpackState;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.values.FixedGets;
import tepui.frontends.gl.values.ImageGets;
import tepui.frontends.gl.values.LegacyValues;
import tepui.frontends.gl.values.LimitGets;
import tepui.frontends.gl.values.StateGets;
import tepui.frontends.gl.values.Values;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** Context of OpenGL: its state and objects, a chapter of the specification each with its functions, and its life. */
public final class Context {
    private final Foundation base;
    private final CoreState core;
    private final DrawPath path;

    public final ShareGroup share;
    public final Device device;
    public final Profile profile;
    public final Guard guard;
    public final Errors errors;
    public final DebugLog messages;
    public final Recorder recorder;
    public final AttributeState current;
    public final Primitives primitives;
    public final FixedState fixed;
    public final Framebuffers framebuffers;
    public final Textures textures;
    final BufferBindings bindings;
    final UnpackState unpackState;
    public final tepui.pipe.Context pipe;

    // ---- commands and their results (OpenGL 4.6, 2 to 5)
    public final SyncCalls sync;
    public final QueryCalls query;

    // ---- buffers (6)
    public final BufferCalls buffer;
    public final BufferMapCalls bufferMap;
    public final BufferClearCalls bufferClear;

    // ---- programs (7)
    public final ShaderCalls shader;
    public final ProgramCalls program;
    public final ProgramBinaryCalls programBinary;
    public final ProgramInterfaceCalls programInterface;
    public final SubroutineCalls subroutine;
    public final PipelineObjectCalls pipelineObject;
    public final NamedStringCalls namedString;
    public final UniformCalls uniform;
    public final ProgramUniformCalls programUniform;
    public final Int64UniformCalls int64Uniform;
    public final UniformGetCalls uniformGet;
    public final AssemblyCalls assembly;

    // ---- textures (8)
    public final TextureImageCalls textureImage;
    public final TextureStorageCalls textureStorage;
    public final TextureParameterCalls textureParameter;
    public final TextureGetCalls textureGet;
    public final SamplerCalls sampler;
    public final ImageUnitCalls imageUnit;

    // ---- framebuffers (9)
    public final FramebufferCalls framebuffer;
    public final RenderbufferCalls renderbuffer;

    // ---- vertices and draws (10, 13, 19)
    public final VertexArrayCalls vertexArray;
    public final ClientArrayCalls clientArray;
    public final ImmediateCalls immediate;
    public final VertexCalls vertex;
    public final ColorCalls color;
    public final TexCoordCalls texCoord;
    public final GenericAttributeCalls genericAttribute;
    public final WideAttributeCalls wideAttribute;
    public final DrawCalls draw;
    public final FeedbackCalls feedback;
    public final ComputeCalls compute;

    // ---- rasterisation and fragments (14 to 17)
    public final StateCalls state;
    public final RasterStateCalls rasterState;
    public final PointCalls point;
    public final FragmentStateCalls fragmentState;
    public final ClearCalls clear;

    // ---- pixels (18)
    public final PixelCalls pixel;
    public final ColorClampCalls colorClamp;
    public final ColorTableCalls colorTable;
    public final ConvolutionCalls convolution;
    public final HistogramCalls histogram;

    // ---- the fixed function (OpenGL 3.0, 2 and 3)
    public final MatrixCalls matrix;
    public final LightCalls light;
    public final FogCalls fog;
    public final TexEnvCalls texEnv;
    public final TexGenCalls texGen;
    public final RasterPosCalls rasterPos;

    // ---- special functions (OpenGL 3.0, 5)
    public final EvaluatorCalls evaluator;
    public final SelectionCalls selection;
    public final ListCalls list;

    // ---- debugging and queries of state (20, 22)
    public final DebugCalls debug;
    public final CapabilityCalls capability;
    public final GetCalls get;
    public final RobustGetCalls robustGet;
    public final AttribStackCalls attribStack;

    // ---- EXT_direct_state_access
    public final SelectorCalls selectors;
    public final DirectStateCalls directState;
    public final DirectStateEntries directStateEntries;

    private boolean closed;
    /** Whether viewport and scissor have had the size of a framebuffer: the first one sets them. */
    private boolean sized;
    /** Plain, as {@link Current} explains. */
    @Nullable
    Thread owner;

    private Context(ContextRequest attributes, @Nullable Surface surface, ShareGroup share) {
        Foundation base = new Foundation(attributes, surface, share);
        CoreState core = new CoreState(base);
        LegacyState legacy = new LegacyState(base, core);
        ObjectWork work = new ObjectWork(base, core);
        DrawPath path = new DrawPath(base, core, legacy);
        this.base = base;
        this.core = core;
        this.path = path;
        this.share = base.share;
        device = base.device;
        profile = base.profile;
        guard = base.guard;
        errors = base.errors;
        messages = base.messages;
        recorder = path.recorder;
        current = legacy.current;
        primitives = path.primitives;
        fixed = legacy.fixed;
        framebuffers = core.framebuffers;
        textures = core.textures;
        bindings = core.bindings;
        unpackState = path.unpackState;
        pipe = base.pipe;

        // commands and their results (OpenGL 4.6, 2 to 5)
        sync = new SyncCalls(base.pipe, base.share, base.errors, base.submission, work.syncNames);
        query = new QueryCalls(
                base.backend,
                base.share,
                base.profile,
                base.errors,
                base.costs,
                base.submission,
                core.bindings,
                core.queryObjects);

        // buffers (6)
        buffer = new BufferCalls(
                base.backend, base.share, base.profile, base.dirty, base.errors, base.costs, core.bound, work.buffers);
        bufferMap = new BufferMapCalls(
                base.backend,
                base.share,
                base.dirty,
                base.errors,
                base.costs,
                core.bindings,
                core.captures,
                work.buffers);
        framebuffer = new FramebufferCalls(
                base.backend,
                base.share,
                base.profile,
                base.errors,
                core.framebuffers,
                work.queries,
                work.framebufferNames);
        state = new StateCalls(base.caps, base.dirty, base.errors, core.plain);
        fragmentState = new FragmentStateCalls(base.pipe, base.caps, base.profile, base.dirty, base.errors, core.plain);
        bufferClear = new BufferClearCalls(
                base.backend,
                base.profile,
                base.errors,
                core.bound,
                framebuffer,
                buffer,
                state,
                fragmentState,
                work.buffers);

        // programs (7)
        shader = new ShaderCalls(base.share, base.profile, base.errors, work.names, work.lifetimes, work.compilation);
        program = new ProgramCalls(
                base.share,
                base.profile,
                base.dirty,
                base.errors,
                core.captures,
                core.programs,
                work.names,
                work.lifetimes,
                work.linkedPrograms);
        programBinary = new ProgramBinaryCalls(base.dirty, base.errors, core.captures, core.programs, work.names);
        programInterface = new ProgramInterfaceCalls(base.errors, work.names, work.linkedPrograms);
        subroutine = new SubroutineCalls(
                base.dirty, base.errors, core.programs, work.names, work.compilation, work.linkedPrograms);
        pipelineObject = new PipelineObjectCalls(
                base.share,
                base.profile,
                base.dirty,
                base.errors,
                core.bound,
                work.names,
                work.lifetimes,
                work.compilation);
        namedString = new NamedStringCalls(base.share, base.errors, work.names, work.compilation);
        uniform = new UniformCalls(work.uniformSetters);
        programUniform = new ProgramUniformCalls(work.uniformSetters);
        int64Uniform = new Int64UniformCalls(work.uniformSetters);
        uniformGet = new UniformGetCalls(base.dirty, base.errors, core.bindings, work.names, work.linkedPrograms);
        assembly = new AssemblyCalls(
                base.device, base.share, base.profile, base.dirty, base.errors, core.programs, legacy.assemblyErrors);

        // textures (8)
        textureImage = new TextureImageCalls(
                base.backend,
                base.share,
                base.profile,
                base.errors,
                core.pixels,
                core.bound,
                work.definitions,
                work.textureNames);
        textureStorage = new TextureStorageCalls(
                base.backend,
                base.share,
                base.profile,
                base.errors,
                core.textures,
                work.definitions,
                work.textureNames);
        textureParameter =
                new TextureParameterCalls(base.profile, base.errors, core.textures, work.parameters, work.textureNames);
        textureGet = new TextureGetCalls(
                base.backend,
                base.profile,
                base.errors,
                core.pixels,
                core.pixelBuffers,
                core.textures,
                work.definitions,
                work.textureNames);
        sampler = new SamplerCalls(base.share, base.profile, base.dirty, base.errors, core.textures, work.parameters);
        imageUnit = new ImageUnitCalls(base.share, base.profile, base.dirty, base.errors, core.textures);

        // framebuffers (9)
        renderbuffer = new RenderbufferCalls(
                base.device,
                base.caps,
                base.share,
                base.profile,
                base.dirty,
                base.errors,
                core.framebuffers,
                work.definitions);

        // vertices and draws (10, 13, 19)
        vertexArray = new VertexArrayCalls(
                base.caps,
                base.share,
                base.profile,
                base.dirty,
                base.errors,
                core.arrays,
                work.pointers,
                legacy.current,
                work.buffers,
                work.arrayRules);
        clientArray = new ClientArrayCalls(
                base.errors, core.bindings, core.arrays, work.pointers, legacy.clientArrays, path.arrayCapture);
        immediate = new ImmediateCalls(path.primitives);
        vertex = new VertexCalls(path.primitives, legacy.current);
        color = new ColorCalls(legacy.current);
        texCoord = new TexCoordCalls(legacy.current);
        genericAttribute = new GenericAttributeCalls(legacy.current, work.indexes);
        wideAttribute = new WideAttributeCalls(legacy.current, work.indexes);
        draw = new DrawCalls(
                base.pipe,
                base.profile,
                base.errors,
                core.bound,
                path.drawState,
                path.drawSetup,
                path.arrayCapture,
                path.primitives);
        feedback = new FeedbackCalls(
                base.device, base.pipe, base.share, base.dirty, base.errors, core.captures, core.programs);
        compute = new ComputeCalls(
                base.pipe, base.caps, base.profile, base.errors, core.bindings, path.drawState, core.programs);

        // rasterisation and fragments (14 to 17)
        rasterState = new RasterStateCalls(
                base.caps, base.attributes, base.profile, base.dirty, base.errors, core.raster, core.patches);
        point = new PointCalls(base.profile, base.dirty, base.errors, core.raster, legacy.fixed);
        clear = new ClearCalls(
                base.pipe, base.profile, base.errors, core.plain, core.framebuffers, work.framebufferNames);

        // pixels (18)
        selection = new SelectionCalls(
                base.errors,
                legacy.rasterPosition,
                legacy.modes,
                path.primitives,
                path.capabilities,
                core.raster,
                core.view);
        pixel = new PixelCalls(
                base.backend,
                base.profile,
                base.dirty,
                base.errors,
                core.plain,
                core.pixels,
                core.pixelBuffers,
                core.bound,
                legacy.rasterPosition,
                work.reads,
                path.drawState,
                selection,
                framebuffer);
        colorClamp = new ColorClampCalls(base.profile, base.errors, core.pixels, legacy.fixed);
        colorTable = new ColorTableCalls(base.errors, core.pixelBuffers, work.imagingArguments);
        convolution = new ConvolutionCalls(base.errors, work.imagingArguments);
        histogram = new HistogramCalls(base.errors, core.pixels, core.pixelBuffers, work.imagingArguments);

        // the fixed function (OpenGL 3.0, 2 and 3)
        matrix = new MatrixCalls(
                base.caps, base.dirty, base.errors, core.pixels, legacy.fixed, core.textures, legacy.currentMatrix);
        light = new LightCalls(base.errors, legacy.fixed, legacy.current, legacy.materialTracking);
        fog = new FogCalls(base.errors, core.bindings, core.pixels, legacy.fixed);
        texEnv = new TexEnvCalls(base.errors, core.textures, legacy.fixed, legacy.fragmentColors, legacy.fixedUnits);
        texGen = new TexGenCalls(base.errors, legacy.fixed, legacy.fixedUnits);
        rasterPos = new RasterPosCalls(legacy.fixed, legacy.rasterPosition, legacy.modes, legacy.current, core.view);

        // special functions (OpenGL 3.0, 5)
        evaluator = new EvaluatorCalls(
                base.errors, path.primitives, legacy.current, core.textures, legacy.evaluatorSwitches);
        list = new ListCalls(
                legacy.lists,
                base.share,
                base.guard,
                base.errors,
                path.recorder,
                path.primitives,
                new ListPlayer(legacy.current, path.primitives, new Player(this)));

        // debugging and queries of state (20, 22)
        debug = new DebugCalls(
                base.pipe,
                base.share,
                base.profile,
                base.errors,
                base.messages,
                core.bound,
                core.queryObjects,
                work.syncNames);
        capability = new CapabilityCalls(path.capabilities, path.switches);
        LegacyValues legacyValues = new LegacyValues(
                new CurrentValues(legacy.current, core.textures),
                legacy.clientArrays,
                legacy.lists,
                legacy.stacks,
                new RasterPositionValues(legacy.rasterPosition, core.textures),
                legacy.evaluatorSwitches,
                new RenderModeValues(legacy.modes));
        Values values = new Values(
                base.profile,
                base.messages,
                path.capabilities,
                core.plain.hints(),
                new FixedGets(
                        legacy.fixed,
                        legacy.currentMatrix,
                        path.fixedCapabilities,
                        legacy.fragmentColors,
                        legacy.assemblyErrors,
                        legacyValues),
                new ImageGets(
                        base.device,
                        base.attributes,
                        base.profile,
                        core.pixels,
                        core.textures,
                        core.framebuffers,
                        legacy.fragmentColors),
                new StateGets(
                        base.device,
                        base.profile,
                        base.messages,
                        core.plain,
                        core.bound,
                        core.pixels,
                        legacy.fragmentColors),
                new LimitGets(
                        base.device,
                        base.caps,
                        base.attributes,
                        base.profile,
                        core.patches,
                        base.extensions,
                        work.compilation));
        get = new GetCalls(
                base.device,
                base.profile,
                base.errors,
                base.extensions,
                work.compilation,
                legacy.assemblyErrors,
                work.queries,
                values);
        robustGet = new RobustGetCalls(
                base.errors, histogram, convolution, colorTable, evaluator, fog, pixel, textureGet, uniformGet);
        attribStack = new AttribStackCalls(
                base.errors,
                legacy.stacks,
                new AttribGroups(
                        base.dirty,
                        core.plain,
                        core.bound,
                        core.pixels,
                        legacy.fixed,
                        legacy.materialTracking,
                        path.switches),
                new CurrentKeeping(legacy.current, legacy.rasterPosition),
                legacy.evaluatorSwitches,
                legacy.lists,
                legacy.clientArrays);

        // EXT_direct_state_access
        selectors = new SelectorCalls(
                base.device,
                base.share,
                base.profile,
                base.errors,
                core.bound,
                legacy.fixed,
                legacy.clientArrays,
                framebuffer,
                buffer,
                work.buffers,
                work.framebufferNames);
        directState = new DirectStateCalls(
                base.profile,
                base.dirty,
                base.errors,
                core.bound,
                core.pixels,
                selectors,
                capability,
                attribStack,
                clientArray,
                legacy.clientArrays,
                framebuffer,
                vertexArray,
                buffer,
                get,
                work.arrayRules,
                path.capabilities);
        directStateEntries = new DirectStateEntries(this, selectors);

        sized = base.attributes.width() > 0 || base.surface != null;
    }

    public static Context create(
            Device device, ContextRequest attributes, @Nullable Surface surface, @Nullable Context shared) {
        if (shared != null && shared.share.device.behind() != device) {
            throw new IllegalArgumentException("GLContext.create: share is a context of another device");
        }
        ShareGroup share = shared == null ? new ShareGroup(device) : shared.share;
        Context context = new Context(attributes, surface, share);
        share.join();
        return context;
    }

    void take(Thread thread) {
        Thread other = owner;
        if (other != null && other != thread) {
            throw new IllegalStateException("makeCurrent: the context is current for thread \"" + other.getName()
                    + "\"; release it there first");
        }
        owner = thread;
    }

    /** No longer anybody's. No function was called, so what fails here shows in the next one. */
    void drop() {
        primitives.drawWaiting();
        try {
            if ((guard.bits & Guard.LOST) == 0) base.submission.handOver();
        } catch (DeviceLostException e) {
            guard.bits |= Guard.LOST;
        } catch (OutOfDeviceMemoryException e) {
            errors.error(GL_OUT_OF_MEMORY, "makeCurrent: " + e.getMessage());
        }
        owner = null;
    }

    public static boolean hasFunction(String name) {
        return FunctionTable.has(name);
    }

    public static MethodType functionType(String name) {
        return FunctionTable.type(name);
    }

    /** The device that the context was made on. */
    public Device deviceBehind() {
        return share.device.behind();
    }

    /** Shows the back buffer. */
    public void swap() {
        primitives.drawWaiting();
        framebuffers.swap();
    }

    /** Draws to and reads from another default framebuffer from now on; null for the context's own. */
    public void replaceFramebuffer(@Nullable DefaultFramebuffer framebuffer, @Nullable Surface itsSurface) {
        primitives.drawWaiting();
        framebuffers.replace(framebuffer, itsSurface);
        if (sized || framebuffer == null || framebuffer.width() == 0) return;
        sized = true;
        core.view.cover(framebuffer.width(), framebuffer.height());
        base.dirty.bits |= Dirty.VIEWPORT | Dirty.SCISSOR;
    }

    public void setSwapInterval(int refreshes) {
        if (refreshes < -1) throw new IllegalArgumentException("setSwapInterval: interval is " + refreshes);
        framebuffers.setInterval(refreshes);
    }

    public void resize(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "resize: size is " + width + " x " + height + ", must be at least 1 x 1");
        }
        primitives.drawWaiting();
        framebuffers.resize(width, height);
    }

    /** Ends the context. Done twice, it is done once. */
    public void destroy() {
        if (closed) return;
        if (Current.getOrNull() == this) Current.make(null);
        Thread thread = owner;
        if (thread != null) {
            throw new IllegalStateException(
                    "close: the context is current for thread \"" + thread.getName() + "\"; release it there first");
        }
        closed = true;
        core.queryObjects.close(device);
        path.stream.close();
        path.drawSetup.closeUploads();
        pixel.closePixels();
        path.drawState.close();
        textures.close();
        framebuffers.close();
        pipe.close();
        share.leave();
    }
}
