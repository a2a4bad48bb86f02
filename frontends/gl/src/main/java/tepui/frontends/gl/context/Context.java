package tepui.frontends.gl.context;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.api.*;
import tepui.frontends.gl.base.*;
import tepui.frontends.gl.buffer.*;
import tepui.frontends.gl.ext.*;
import tepui.frontends.gl.fixed.*;
import tepui.frontends.gl.framebuffer.*;
import tepui.frontends.gl.immediate.*;
import tepui.frontends.gl.legacy.*;
import tepui.frontends.gl.list.*;
import tepui.frontends.gl.program.*;
import tepui.frontends.gl.share.*;
import tepui.frontends.gl.texture.*;
import tepui.frontends.gl.transfer.*;
import tepui.frontends.gl.vertex.*;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** Context of OpenGL: its state and objects, the chapters with its functions, and its life cycle. */
public final class Context {
    final Foundation base;
    private final CoreState core;
    private final DrawPath path;

    public final ShareGroup share;
    public final Device device;
    public final Profile profile;
    public final Guard guard;
    public final Dirty dirty;
    public final Errors errors;
    public final DebugLog messages;
    public final GeneratedRecorder recorder;
    public final AttributeState current;
    public final Primitives primitives;
    public final FixedState fixed;
    public final FixedUnitRules fixedUnits;
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
    public final UniformGetCalls uniformGet;
    public final AssemblyCalls assembly;

    // ---- textures (8)
    public final TextureImageCalls textureImage;
    public final TextureStorageCalls textureStorage;
    public final TextureParameterCalls textureParameter;
    public final TextureGetCalls textureGet;
    public final SamplerCalls sampler;
    public final ImageUnitCalls imageUnit;
    public final BindlessCalls bindless;

    // ---- framebuffers (9)
    public final FramebufferCalls framebuffer;
    public final RenderbufferCalls renderbuffer;

    // ---- vertices and draws (10, 13, 19)
    public final VertexArrayCalls vertexArray;
    public final ArrayLockCalls arrayLock;
    public final ClientArrayCalls clientArray;
    public final ImmediateCalls immediate;
    public final VertexCalls vertex;
    public final ColorCalls color;
    public final TexCoordCalls texCoord;
    public final EdgeFlagCalls edgeFlag;
    public final GenericAttributeCalls genericAttribute;
    public final DrawCalls draw;
    public final TransformFeedbackCalls transformFeedback;
    public final ComputeCalls compute;

    // ---- rasterisation and fragments (14 to 17)
    public final ViewportCalls viewport;
    public final RasterStateCalls rasterState;
    public final PointCalls point;
    public final FragmentStateCalls fragmentState;
    public final ClearCalls clear;

    // ---- pixels (18)
    public final PixelCalls pixel;
    public final PixelDrawCalls pixelDraw;
    public final ColorClampCalls colorClamp;
    public final ColorTableCalls colorTable;
    public final ConvolutionCalls convolution;
    public final HistogramCalls histogram;

    // ---- the fixed function (12 and 16)
    public final MatrixCalls matrix;
    public final LightCalls light;
    public final FogCalls fog;
    public final TexEnvCalls texEnv;
    public final TexGenCalls texGen;
    public final RasterPosCalls rasterPos;

    // ---- special functions (21)
    public final EvaluatorCalls evaluator;
    public final SelectionCalls selection;
    public final ListCalls list;
    public final HintCalls hint;

    // ---- debugging and queries of state (20, 22)
    public final DebugCalls debug;
    public final CapabilityCalls capability;
    public final GetCalls get;
    public final AttribStackCalls attribStack;

    // ---- EXT_direct_state_access
    public final NamedObjectRules named;
    public final DirectStateCalls directState;
    public final DirectStateEntries directStateEntries;

    boolean closed;
    /** Whether viewport and scissor have had the size of a framebuffer: the first one sets them. */
    private boolean sized;
    /** Plain, as {@link Current} explains. */
    @Nullable
    Thread owner;

    /** The thread that it is current for, whoever has taken {@link #owner} away. */
    volatile @Nullable Thread holder;
    /** {@link Guard#SHARED} is set. */
    boolean shares;
    /** Receiver of calls while {@link Guard#WATCHED} is set. */
    private @Nullable CallWatcher watcher;

    /** Count of changes of {@link Sharing} that were seen. */
    int changesSeen;

    private final ShareGroup.Member member = new ShareGroup.Member() {
        @Override
        public void recount() {
            owner = null;
            VarHandle.fullFence();
        }

        @Override
        public void awaitEndOfCall() {
            CallWatch.awaitEnd(holder);
        }
    };

    /** Sets the listener that is told of each call from the next one on, on the context's thread; null for none. */
    public void watch(@Nullable CallWatcher calls) {
        watcher = calls;
        guard.bits = calls == null ? guard.bits & ~Guard.WATCHED : guard.bits | Guard.WATCHED;
        errors.tell(calls == null ? null : calls::error);
    }

    /** Before a call that is watched. Vertices that wait are drawn, so that they are the call's that gave them. */
    void watched(String name, long... arguments) {
        CallWatcher calls = watcher;
        if (calls == null) return;
        if ((guard.bits & Guard.WAITING) != 0) primitives.drawWaiting();
        calls.call(name, arguments);
    }

    /** Behind a call that is watched and gives or writes something. */
    void returned(long result) {
        CallWatcher calls = watcher;
        if (calls != null) calls.returned(result);
    }

    /** Tells the shaders that programs of the share group have on the device. */
    public void eachShader(ProgramSources.Receiver receiver) {
        share.programs.forEach(object -> ProgramSources.tell(object, receiver));
    }

    private Context(ContextRequest attributes, @Nullable Surface surface, ShareGroup share) {
        Foundation base = new Foundation(attributes, surface, share);
        CoreState core = new CoreState(base);
        LegacyState legacy = new LegacyState(base, core);
        ObjectWork work = new ObjectWork(base, core);
        DrawPath path = new DrawPath(base, core, legacy, work);
        this.base = base;
        this.core = core;
        this.path = path;
        this.share = base.share;
        device = base.device;
        profile = base.profile;
        guard = base.guard;
        dirty = base.dirty;
        errors = base.errors;
        messages = base.messages;
        recorder = path.recorder;
        current = legacy.current;
        primitives = path.primitives;
        fixed = legacy.fixed;
        fixedUnits = legacy.fixedUnits;
        framebuffers = core.framebuffers;
        textures = core.textures;
        bindings = core.bindings;
        unpackState = path.unpackState;
        pipe = base.pipe;

        // commands and their results (OpenGL 4.6, 2 to 5)
        sync = new SyncCalls(pipe, share, base.submission, work.syncNames, work.syncRules);
        query = new QueryCalls(
                base.backend, share, base.submission, bindings, core.queryObjects, work.queryObjectRules);

        // buffers (6)
        buffer = new BufferCalls(base.backend, share, dirty, errors, core.bound, work.bufferRules, work.buffers);
        bufferMap = new BufferMapCalls(
                pipe, dirty, errors, base.costs, bindings, core.captures, work.bufferRules, work.buffers);
        bufferClear =
                new BufferClearCalls(pipe, work.bufferRules, new BufferClearRules(profile, errors, work.bufferRules));

        // programs (7)
        shader = new ShaderCalls(share, profile, work.shaderRules, work.names, work.lifetimes, work.compilation);
        program = new ProgramCalls(
                share, profile, dirty, core.bound, work.programRules, work.shaderRules, work.names, work.lifetimes);
        programBinary = new ProgramBinaryCalls(dirty, work.programRules, work.names);
        programInterface = new ProgramInterfaceCalls(work.names, work.programRules, work.interfaceRules);
        subroutine = new SubroutineCalls(dirty, core.programs, work.names, work.programRules, work.interfaceRules);
        pipelineObject = new PipelineObjectCalls(
                share, profile, dirty, core.bound, work.pipelineRules, work.names, work.lifetimes, work.compilation);
        namedString =
                new NamedStringCalls(share, work.namedStringRules, work.shaderRules, work.names, work.compilation);
        uniform = new UniformCalls(work.uniformRules, work.uniformSetters);
        programUniform = new ProgramUniformCalls(work.uniformRules, work.uniformSetters);
        uniformGet = new UniformGetCalls(dirty, bindings, work.names, work.programRules, work.interfaceRules);
        assembly = new AssemblyCalls(
                device, share, profile, dirty, core.programs, work.assemblyRules, legacy.assemblyErrors);

        // textures (8)
        textureImage = new TextureImageCalls(device, share, profile, core.bound, work.textureWork);
        textureStorage = new TextureStorageCalls(
                device,
                share,
                profile,
                textures,
                work.textureWork,
                new TextureViewRules(share.textures, errors),
                new TexelRules(
                        share.textures, share.renderbuffers, profile, errors, work.pixelRules, work.textureRules),
                new TexelWork(pipe, errors, textures));
        textureParameter = new TextureParameterCalls(
                work.textureRules,
                new TextureParameterRules(base.caps, profile, errors, work.samplingRules, work.textureRules, textures),
                new TextureParameters(base.caps, profile, work.samplingRules, textures),
                legacy.fragmentColors);
        textureGet = new TextureGetCalls(
                work.textureRules,
                new TextureReadRules(profile, errors, core.pixels, work.pixelRules, work.textureRules),
                new TextureReads(errors, core.pixels, work.pixelRules, core.pixelBuffers, textures),
                new FormatQueries(device, base.caps, profile, errors));
        sampler = new SamplerCalls(share, dirty, textures, base.caps, work.samplerRules, work.samplingRules);
        imageUnit = new ImageUnitCalls(share, dirty, textures, work.imageUnitRules);
        bindless = new BindlessCalls(
                errors, share.handles, textures.residency, work.handleRules, work.uniformRules, work.uniformSetters);

        // framebuffers (9)
        framebuffer = new FramebufferCalls(
                profile,
                framebuffers,
                work.framebufferRules,
                work.attachmentRules,
                new BlitRules(pipe, profile, errors, work.completeness),
                new Blits(pipe, errors, framebuffers, query.rendering),
                work.queryRules,
                new FramebufferQueries(device, attributes));
        renderbuffer = new RenderbufferCalls(
                device,
                share,
                profile,
                dirty,
                errors,
                framebuffers,
                new RenderbufferRules(base.caps, profile, errors, share.renderbuffers, framebuffers, work.imageRules));

        // vertices and draws (10, 13, 19)
        vertexArray = new VertexArrayCalls(
                work.arrayRules,
                work.bufferRules,
                work.buffers,
                current,
                dirty,
                core.arrays,
                work.pointers,
                work.arrayBinding);
        arrayLock = new ArrayLockCalls(new ArrayLockRules(errors), core.arrays);
        clientArray = new ClientArrayCalls(
                core.arrays,
                new ClientArrayRules(profile, errors, work.arrayRules),
                work.pointers,
                legacy.clientArrays,
                path.arrayCapture);
        immediate = new ImmediateCalls(primitives);
        vertex = new VertexCalls(primitives, current);
        color = new ColorCalls(current);
        texCoord = new TexCoordCalls(current);
        edgeFlag = new EdgeFlagCalls(current);
        genericAttribute = new GenericAttributeCalls(new GenericAttributeSetters(current, legacy.attributeRules));
        draw = new DrawCalls(
                pipe, profile, errors, core.bound, path.drawState, path.drawSetup, path.arrayCapture, primitives);
        transformFeedback = new TransformFeedbackCalls(
                device, pipe, share, dirty, core.captures, core.programs, work.feedbackRules);
        compute = new ComputeCalls(pipe, errors, path.drawState, work.computeRules);

        // rasterisation and fragments (14 to 17)
        viewport = new ViewportCalls(base.caps, profile, dirty, errors, core.plain);
        rasterState = new RasterStateCalls(base.caps, attributes, profile, dirty, errors, core.raster, core.patches);
        point = new PointCalls(profile, dirty, errors, core.raster, fixed);
        fragmentState = new FragmentStateCalls(pipe, base.caps, profile, dirty, errors, core.plain);
        clear = new ClearCalls(
                framebuffers,
                work.framebufferRules,
                new ClearRules(profile, errors, framebuffers, work.completeness),
                new Clears(pipe, core.plain, framebuffers));

        // pixels (18)
        pixel = new PixelCalls(core.pixels, work.pixelRules, core.pixelBuffers, work.readRules, work.reads);
        pixelDraw = new PixelDrawCalls(
                errors,
                core.raster,
                core.pixels,
                core.pixelBuffers,
                legacy.modes,
                new PixelDrawRules(
                        errors, core.pixels, work.pixelRules, work.readRules, framebuffers, work.completeness),
                work.reads,
                new PixelDraws(
                        base.backend,
                        dirty,
                        core.plain,
                        core.pixels,
                        textures,
                        framebuffers,
                        legacy.rasterPosition,
                        path.drawState));
        colorClamp = new ColorClampCalls(profile, errors, core.pixels, fixed);
        colorTable = new ColorTableCalls(work.imagingRules, core.pixelBuffers, work.imagingArguments);
        convolution = new ConvolutionCalls(work.imagingRules, work.imagingArguments);
        histogram = new HistogramCalls(work.imagingRules, core.pixels, core.pixelBuffers, work.imagingArguments);

        // the fixed function (12 and 16)
        matrix = new MatrixCalls(
                base.caps,
                errors,
                new MatrixOperations(dirty, errors, core.pixels, fixed),
                fixed,
                work.textureRules,
                textures,
                legacy.currentMatrix);
        light = new LightCalls(errors, fixed, current, legacy.materialTracking);
        fog = new FogCalls(errors, work.pixelRules, core.pixelBuffers, core.pixels, fixed);
        texEnv = new TexEnvCalls(errors, textures, fixed, legacy.fragmentColors, fixedUnits);
        texGen = new TexGenCalls(errors, fixed, fixedUnits);
        rasterPos = new RasterPosCalls(
                new RasterPosSetters(fixed, legacy.rasterPosition, legacy.modes, current, core.view, core.raster));

        // special functions (21)
        evaluator = new EvaluatorCalls(errors, primitives, current, textures, legacy.evaluatorSwitches);
        selection = new SelectionCalls(errors, legacy.modes, primitives, path.capabilities, core.raster, core.view);
        list = new ListCalls(
                legacy.lists,
                share,
                guard,
                legacy.listRules,
                path.recording,
                primitives,
                new ListPlayer(current, primitives, new Player(this, legacy.listRules)));
        hint = new HintCalls(errors, core.plain.hints());

        // debugging and queries of state (20, 22)
        debug = new DebugCalls(pipe, share, profile, errors, messages, core.bound, core.queryObjects, work.syncNames);
        named = new NamedObjectRules(device, share, profile, errors, core.bound, work.buffers);
        capability = new CapabilityCalls(
                path.capabilities, path.switches, path.fixedCapabilities, named, profile, path.switchRules);
        GetterValues told = new GetterValues(base, core, legacy, work, path);
        get = new GetCalls(
                device,
                profile,
                errors,
                work.queryRules,
                base.extensions,
                work.compilation,
                legacy.assemblyErrors,
                told.values);
        attribStack = new AttribStackCalls(
                errors,
                legacy.stacks,
                new AttribGroups(
                        dirty, core.plain, core.bound, core.pixels, fixed, legacy.materialTracking, path.switches),
                new CurrentKeeping(current, legacy.rasterPosition),
                legacy.evaluatorSwitches,
                legacy.lists,
                legacy.clientArrays);

        // EXT_direct_state_access
        directState = new DirectStateCalls(
                named,
                errors,
                core.arrays,
                new ClientStates(dirty, bindings, core.arrays, work.arrayBinding, core.pixels, legacy.clientArrays),
                legacy.clientArrays,
                clientArray,
                attribStack,
                new DirectStateCalls.ObjectChapters(buffer, framebuffer, vertexArray));
        directStateEntries = new DirectStateEntries(this);

        sized = attributes.width() > 0 || surface != null;
    }

    public static Context create(
            Device device, ContextRequest attributes, @Nullable Surface surface, @Nullable Context shared) {
        if (shared != null && shared.share.device.behind() != device) {
            throw new IllegalArgumentException("GLContext.create: share is a context of another device");
        }
        ShareGroup share = shared == null ? new ShareGroup(device) : shared.share;
        Context context = new Context(attributes, surface, share);
        share.join(context.member);
        return context;
    }

    void take(Thread thread) {
        Thread other = holder;
        if (other != null && other != thread && other.isAlive()) {
            throw new IllegalStateException("makeCurrent: the context is current for thread \"" + other.getName()
                    + "\"; release it there first");
        }
        holder = thread;
        recount(thread);
    }

    /** Becomes the thread's own for {@link Current}, as one that shares or does not. */
    void recount(Thread thread) {
        owner = thread;
        // Before the question: whoever changes the answer afterwards takes the owner away again.
        VarHandle.fullFence();
        shares = share.hasSeveral();
        guard.bits = shares ? guard.bits | Guard.SHARED : guard.bits & ~Guard.SHARED;
    }

    /** Begins what is no function of OpenGL; whether there is a lock to be left. */
    boolean enter() {
        shares = share.hasSeveral();
        return Sharing.enter(this);
    }

    /** Does what is no function of OpenGL, behind all that was called. */
    private void work(Runnable step) {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            step.run();
        } finally {
            if (held) Sharing.leave(this);
        }
    }

    /** No longer anybody's. */
    void drop() {
        Handover.leave(this);
        owner = null;
        holder = null;
    }

    /** The image of a level of a texture, a face or a slice of it, for other objects; null where there is none. */
    public @Nullable SharedImage shareTexture(int target, int name, int level, int layer) {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            TextureObject t = share.textures.get(name);
            return t == null ? null : ImageSharing.share(pipe, share.device, t, target, level, layer);
        } finally {
            if (held) Sharing.leave(this);
        }
    }

    /** The image of a renderbuffer, for other objects; null where there is none. */
    public @Nullable SharedImage shareRenderbuffer(int name) {
        boolean held = enter();
        try {
            Renderbuffer r = share.renderbuffers.get(name);
            return r == null ? null : r.share(share.device);
        } finally {
            if (held) Sharing.leave(this);
        }
    }

    /** The device that the context was made on. */
    public Device deviceBehind() {
        return share.device.behind();
    }

    /** Shows the back buffer. In a robust context, a device that is lost shows in the next call. */
    public void swap() {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            if ((guard.bits & Guard.LOST) == 0) framebuffers.swap();
        } catch (DeviceLostException | OutOfDeviceMemoryException e) {
            errors.failed("swap", e);
        } finally {
            if (held) Sharing.leave(this);
        }
    }

    /** Reads the default framebuffer's image, or writes it; false where that is not possible. */
    public boolean copyDrawable(int[] argb, boolean write) {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            if ((guard.bits & Guard.LOST) != 0) return false;
            return write ? framebuffers.writeOwn(argb) : framebuffers.readOwn(argb);
        } catch (DeviceLostException | OutOfDeviceMemoryException e) {
            errors.failed("copyDrawable", e);
            return false;
        } finally {
            if (held) Sharing.leave(this);
        }
    }

    /** Draws to and reads from another default framebuffer from now on; null for the context's own. */
    public void replaceFramebuffer(@Nullable DefaultFramebuffer framebuffer, @Nullable Surface itsSurface) {
        Handover.exchange(this, framebuffers, framebuffer);
        work(() -> framebuffers.replace(framebuffer, itsSurface));
        if (sized || framebuffer == null || framebuffer.width() == 0) return;
        sized = true;
        core.view.cover(framebuffer.width(), framebuffer.height());
        dirty.bits |= Dirty.VIEWPORT | Dirty.SCISSOR;
    }

    /** Reads from another default framebuffer than is drawn to; null for the same. */
    public void readFrom(@Nullable DefaultFramebuffer other) {
        Handover.read(this, framebuffers.ownRead(), other == null ? framebuffers.own() : other);
        work(() -> framebuffers.readFrom(other));
    }

    /** Is the default framebuffer what is drawn to? */
    public boolean drawsToOwnFramebuffer() {
        return framebuffers.draw() == framebuffers.own();
    }

    public void setSwapInterval(int refreshes) {
        if (refreshes < -1) throw new IllegalArgumentException("setSwapInterval: interval is " + refreshes);
        framebuffers.setInterval(refreshes);
    }

    public void resize(int width, int height) {
        if (width < 1 || height < 1)
            throw new IllegalArgumentException(
                    "resize: size is " + width + " x " + height + ", must be at least 1 x 1");
        work(() -> framebuffers.resize(width, height));
    }

    /** Ends the context. Done twice, it is done once. */
    public void destroy() {
        if (closed) return;
        if (Current.getOrNull() == this) Current.make(null);
        Thread thread = holder;
        // A thread that has ended has nothing current any more.
        if (thread != null && thread.isAlive()) {
            throw new IllegalStateException(
                    "close: the context is current for thread \"" + thread.getName() + "\"; release it there first");
        }
        closed = true;
        boolean held = enter();
        try {
            ContextParts.end(() -> core.queryObjects.close(device));
            ContextParts.end(path.stream::close);
            ContextParts.end(path.drawSetup::closeUploads);
            ContextParts.end(pixelDraw::close);
            ContextParts.end(path.drawState::close);
            ContextParts.end(textures::close);
            ContextParts.end(framebuffers::close);
            ContextParts.end(pipe::close);
        } finally {
            if (held) Sharing.leave(this);
        }
        share.leave(member);
    }
}
