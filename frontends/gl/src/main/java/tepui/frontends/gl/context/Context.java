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
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.api.VertexArrayCalls;
import tepui.frontends.gl.api.VertexCalls;
import tepui.frontends.gl.api.WideAttributeCalls;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.base.Submission;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.draw.DrawSetup;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.frontends.gl.ext.Versions;
import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.fixed.TextureUnits;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.frontends.gl.framebuffer.FramebufferNames;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStream;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.AttribGroups;
import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.CurrentKeeping;
import tepui.frontends.gl.legacy.CurrentValues;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.legacy.MaterialTracking;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.legacy.Switches;
import tepui.frontends.gl.list.ListPlayer;
import tepui.frontends.gl.list.ListState;
import tepui.frontends.gl.list.Recorder;
import tepui.frontends.gl.list.UnpackState;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.program.AssemblyErrors;
import tepui.frontends.gl.program.Capacities;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.query.Queries;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.Hints;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.values.FixedGets;
import tepui.frontends.gl.values.ImageGets;
import tepui.frontends.gl.values.LegacyValues;
import tepui.frontends.gl.values.LimitGets;
import tepui.frontends.gl.values.StateGets;
import tepui.frontends.gl.values.Values;
import tepui.frontends.gl.vertex.ArrayElements;
import tepui.frontends.gl.vertex.ArrayRules;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** Context of OpenGL: its state and objects, a chapter of the specification each with its functions, and its life. */
public final class Context {
    public final FramebufferNames framebufferNames;
    public final EvaluatorSwitches evaluatorSwitches;
    public final MaterialTracking materialTracking;
    public final Capabilities capabilities;
    public final ClientArrays clientArrays;
    public final TextureUnits fixedUnits;
    public final AssemblyErrors assemblyErrors;
    public final SyncNames syncNames;
    public final AttributeIndexes indexes;
    public final ArrayRules arrayRules;
    public final TextureNames textureNames;
    public final ImagingArguments imagingArguments;
    public final BufferNames buffers;
    public final LinkedPrograms linkedPrograms;
    public final ShaderCompilation compilation;
    public final ProgramNames names;
    public final Device device;
    public final tepui.pipe.Context pipe;
    public final Caps caps;
    public final ContextRequest attributes;
    public final @Nullable Surface surface;
    public final ShareGroup share;
    public final Profile profile;
    public final Guard guard;
    public final Dirty dirty;
    public final Errors errors;
    public final DebugLog messages;
    public final Costs costs;
    public final Submission submission;
    public final BlendValues blend;
    public final DepthStencilValues depthStencil;
    public final RasterValues raster;
    public final ViewportValues view;
    public final PatchValues patches;
    public final BufferBindings bindings;
    public final VertexArrays arrays;
    public final Feedbacks captures;
    public final ProgramBindings programs;
    public final Recorder recorder;
    final UnpackState unpackState;
    public final PixelState pixels;
    public final PixelBuffers pixelBuffers;
    public final Textures textures;
    public final Framebuffers framebuffers;
    public final FixedState fixed;
    public final FragmentColors fragmentColors;
    public final RasterPosition rasterPosition;
    public final RenderModes modes;
    final AttribStacks stacks = new AttribStacks();
    final ListState lists = new ListState();
    public final VertexStream stream;
    public final TextureParameters parameters;
    public final TextureDefinitions definitions;
    public final PixelReads reads;
    public final FramebufferQueries queries;
    public final Extensions extensions;
    public final TextureImageCalls textureImage;
    public final MatrixCalls matrix;
    public final AttributeState current;
    public final FramebufferCalls framebuffer;
    public final ImageUnitCalls imageUnit;
    public final ShaderCalls shader;
    public final ProgramCalls program;
    public final DrawState drawState;
    public final ComputeCalls compute;
    public final ImmediateCalls immediate;
    public final ArrayCapture arrayCapture;
    public final CapabilityCalls capability;
    public final Primitives primitives;
    public final TexEnvCalls texEnv;
    public final LightCalls light;
    public final StateCalls state;
    public final FixedCapabilities fixedCapabilities;
    public final DrawSetup drawSetup;
    public final DrawCalls draw;
    public final BufferCalls buffer;
    public final VertexArrayCalls vertexArray;
    public final ClientArrayCalls clientArray;
    public final EvaluatorCalls evaluator;
    public final AssemblyCalls assembly;
    public final GetCalls get;
    public final RasterPosCalls rasterPos;
    public final SelectionCalls selection;
    public final ColorTableCalls colorTable;
    public final AttribStackCalls attribStack;
    public final ListCalls list;
    public final SelectorCalls selectors;
    public final DirectStateCalls directState;
    public final HistogramCalls histogram;
    public final ConvolutionCalls convolution;
    public final RasterStateCalls rasterState;
    public final FogCalls fog;
    public final PixelCalls pixel;
    public final TextureGetCalls textureGet;
    public final UniformGetCalls uniformGet;
    public final RobustGetCalls robustGet;
    public final GenericAttributeCalls genericAttribute;
    public final WideAttributeCalls wideAttribute;
    public final VertexCalls vertex;
    public final TexCoordCalls texCoord;
    public final ColorCalls color;
    public final TexGenCalls texGen;
    public final ClearCalls clear;
    public final RenderbufferCalls renderbuffer;
    public final SamplerCalls sampler;
    public final TextureParameterCalls textureParameter;
    public final TextureStorageCalls textureStorage;
    public final FeedbackCalls feedback;
    public final SyncCalls sync;
    public final QueryCalls query;
    public final PipelineObjectCalls pipelineObject;
    public final SubroutineCalls subroutine;
    public final UniformSetters uniformSetters;
    public final ProgramInterfaceCalls programInterface;
    public final ProgramUniformCalls programUniform;
    public final Int64UniformCalls int64Uniform;
    public final UniformCalls uniform;
    public final NamedStringCalls namedString;
    public final FragmentStateCalls fragmentState;
    public final BufferClearCalls bufferClear;
    public final BufferMapCalls bufferMap;
    public final DebugCalls debug;
    public final DirectStateEntries directStateEntries;
    public final ProgramLifetimes lifetimes;
    public final ProgramBinaryCalls programBinary;
    public final PointCalls point;
    public final ColorClampCalls colorClamp;
    final Queries queryObjects;
    private boolean closed;
    /** Whether viewport and scissor have had the size of a framebuffer: the first one sets them. */
    private boolean sized;
    /** Plain, as {@link Current} explains. */
    @Nullable
    Thread owner;

    private Context(ContextRequest attributes, @Nullable Surface surface, ShareGroup share) {
        this.share = share;
        device = share.device;
        pipe = device.createContext();
        caps = device.caps();
        Backend backend = new Backend(device, pipe, caps);
        this.attributes = attributes;
        this.surface = surface;
        int newestEs = Versions.newestEs(device);
        profile = new Profile(
                Versions.choose(device, attributes),
                newestEs,
                Versions.isCompatibility(attributes),
                attributes.api() == ContextRequest.Api.ES,
                attributes.noError(),
                Capacities.limits(caps));
        guard = new Guard(profile);
        dirty = new Dirty();
        messages = new DebugLog(attributes.debug());
        errors = new Errors(guard, messages, attributes.noError(), attributes.robust());
        costs = new Costs(messages, pipe);
        submission = new Submission(pipe);
        blend = new BlendValues();
        depthStencil = new DepthStencilValues();
        raster = new RasterValues();
        view = new ViewportValues();
        patches = new PatchValues();
        PlainState plain = new PlainState(blend, depthStencil, raster, view, patches, new Hints(profile));
        bindings = new BufferBindings();
        arrays = new VertexArrays();
        captures = new Feedbacks();
        programs = new ProgramBindings();
        pixels = new PixelState();
        pixelBuffers = new PixelBuffers(pipe, errors, bindings);
        textures = new Textures(device, pipe, profile, dirty, programs);
        framebuffers = new Framebuffers(device, pipe, attributes, surface, dirty, submission, blend, view);
        framebuffers.srgb = profile.es;
        Bound bound = new Bound(bindings, arrays, captures, programs, textures, framebuffers);
        fixed = new FixedState(dirty);
        fragmentColors = new FragmentColors(profile, fixed, framebuffers);
        rasterPosition = new RasterPosition();
        modes = new RenderModes(fixed);
        stream = new VertexStream(device, pipe);
        parameters = new TextureParameters(caps, profile, errors, textures);
        definitions = new TextureDefinitions(backend, profile, errors, pixels, pixelBuffers, textures);
        reads = new PixelReads(pipe, profile, errors, costs, pixels, pixelBuffers, textures, framebuffers);
        queries = new FramebufferQueries(device, pipe, attributes, profile, errors, framebuffers);
        extensions =
                new Extensions(caps, profile.version, profile.es, profile.compatibility, Versions.newestEs(device));
        textureNames = new TextureNames(share, errors);
        textureImage = new TextureImageCalls(backend, share, profile, errors, pixels, bound, definitions, textureNames);
        CurrentMatrix currentMatrix = new CurrentMatrix(fixed, textures);
        matrix = new MatrixCalls(caps, dirty, errors, pixels, fixed, textures, currentMatrix);
        current = new AttributeState(caps, dirty, errors, fixed);
        framebufferNames = new FramebufferNames(framebuffers, errors);
        framebuffer = new FramebufferCalls(backend, share, profile, errors, framebuffers, queries, framebufferNames);
        imageUnit = new ImageUnitCalls(share, profile, dirty, errors, textures);
        names = new ProgramNames(share.programs, errors);
        compilation = new ShaderCompilation(profile, caps, errors, extensions);
        lifetimes = new ProgramLifetimes(share.programs, device);
        shader = new ShaderCalls(share, profile, errors, names, lifetimes, compilation);
        linkedPrograms = new LinkedPrograms(errors);
        program = new ProgramCalls(
                share, profile, dirty, errors, captures, programs, names, lifetimes, linkedPrograms);
        programBinary = new ProgramBinaryCalls(dirty, errors, captures, programs, names);
        drawState = new DrawState(backend, profile, dirty, errors, costs, plain, bound, fixed, fragmentColors, current);
        compute = new ComputeCalls(pipe, caps, profile, errors, bindings, drawState, programs);
        primitives = new Primitives(backend, guard, dirty, errors, patches, stream, current, programs, framebuffers);
        immediate = new ImmediateCalls(primitives);
        fixedUnits = new TextureUnits(textures, fixed, errors);
        texEnv = new TexEnvCalls(errors, textures, fixed, fragmentColors, fixedUnits);
        materialTracking = new MaterialTracking(fixed, current);
        light = new LightCalls(errors, fixed, current, materialTracking);
        state = new StateCalls(caps, attributes, surface, profile, dirty, errors, plain, bound);
        capabilities = new Capabilities(profile, dirty, errors, messages, plain, textures, framebuffers);
        fixedCapabilities = new FixedCapabilities(profile, dirty, programs, fixed, fixedUnits, materialTracking);
        drawSetup = new DrawSetup(backend, profile, dirty, errors, costs, raster, bound);
        arrayCapture = new ArrayCapture(primitives, current, new ArrayElements(pipe, arrays));
        draw = new DrawCalls(pipe, profile, errors, bound, drawState, drawSetup, arrayCapture, primitives);
        buffers = new BufferNames(share, profile, errors, device, arrays, bindings);
        buffer = new BufferCalls(backend, share, profile, dirty, errors, costs, bound, buffers);
        arrayRules = new ArrayRules(profile, errors, arrays);
        AttributePointers pointers = new AttributePointers(caps, dirty, errors, bindings, arrays, arrayRules);
        vertexArray = new VertexArrayCalls(
                caps, share, profile, dirty, errors, arrays, pointers, current, buffers, arrayRules);
        clientArrays = new ClientArrays(profile, dirty, fixed, bindings, arrays, caps.edgeFlags);
        clientArray = new ClientArrayCalls(errors, bindings, arrays, pointers, clientArrays, arrayCapture);
        assemblyErrors = new AssemblyErrors();
        assembly = new AssemblyCalls(device, share, profile, dirty, errors, programs, assemblyErrors);
        evaluatorSwitches = new EvaluatorSwitches(profile);
        evaluator = new EvaluatorCalls(errors, primitives, current, textures, evaluatorSwitches);
        LegacyValues legacyValues = new LegacyValues(
                new CurrentValues(current, textures),
                clientArrays,
                lists,
                stacks,
                new RasterPositionValues(rasterPosition, textures),
                evaluatorSwitches,
                new RenderModeValues(modes));
        Values values = new Values(
                profile,
                messages,
                capabilities,
                plain.hints(),
                new FixedGets(fixed, currentMatrix, fixedCapabilities, fragmentColors, assemblyErrors, legacyValues),
                new ImageGets(device, attributes, profile, pixels, textures, framebuffers, fragmentColors),
                new StateGets(device, profile, messages, plain, bound, pixels, fragmentColors),
                new LimitGets(device, caps, attributes, profile, patches, extensions, compilation));
        get = new GetCalls(device, profile, errors, extensions, compilation, assemblyErrors, queries, values);
        rasterPos = new RasterPosCalls(fixed, rasterPosition, modes, current, view);
        selection = new SelectionCalls(errors, rasterPosition, modes, primitives, capabilities, raster, view);
        imagingArguments = new ImagingArguments(pixels, errors, pixelBuffers, reads);
        colorTable = new ColorTableCalls(errors, pixelBuffers, imagingArguments);
        Switches switches = new Switches(
                profile, capabilities, fixedCapabilities, evaluatorSwitches, clientArrays, pixels);
        capability = new CapabilityCalls(capabilities, switches);
        attribStack = new AttribStackCalls(
                errors,
                stacks,
                new AttribGroups(dirty, plain, bound, pixels, fixed, materialTracking, switches),
                new CurrentKeeping(current, rasterPosition),
                evaluatorSwitches,
                lists,
                clientArrays);
        unpackState = new UnpackState(pixels.unpack, bindings);
        recorder = new Recorder(guard, current, primitives, arrayCapture, unpackState);
        list = new ListCalls(
                lists,
                share,
                guard,
                errors,
                recorder,
                primitives,
                new ListPlayer(current, primitives, new Player(this)));
        selectors = new SelectorCalls(
                device,
                share,
                profile,
                errors,
                bound,
                fixed,
                clientArrays,
                framebuffer,
                buffer,
                buffers,
                framebufferNames);
        directState = new DirectStateCalls(
                profile,
                dirty,
                errors,
                bound,
                pixels,
                selectors,
                capability,
                attribStack,
                clientArray,
                clientArrays,
                framebuffer,
                vertexArray,
                buffer,
                get,
                arrayRules,
                capabilities);
        histogram = new HistogramCalls(errors, pixels, pixelBuffers, imagingArguments);
        convolution = new ConvolutionCalls(errors, imagingArguments);
        rasterState = new RasterStateCalls(caps, attributes, profile, dirty, errors, raster, patches);
        point = new PointCalls(profile, dirty, errors, raster, fixed);
        colorClamp = new ColorClampCalls(profile, errors, pixels, fixed);
        fog = new FogCalls(errors, bindings, pixels, fixed);
        pixel = new PixelCalls(
                backend,
                profile,
                dirty,
                errors,
                plain,
                pixels,
                pixelBuffers,
                bound,
                rasterPosition,
                reads,
                drawState,
                selection,
                framebuffer);
        textureGet = new TextureGetCalls(
                backend, profile, errors, pixels, pixelBuffers, textures, definitions, textureNames);
        uniformGet = new UniformGetCalls(dirty, errors, bindings, names, linkedPrograms);
        robustGet = new RobustGetCalls(
                errors, histogram, convolution, colorTable, evaluator, fog, pixel, textureGet, uniformGet);
        indexes = new AttributeIndexes(errors);
        genericAttribute = new GenericAttributeCalls(current, indexes);
        wideAttribute = new WideAttributeCalls(current, indexes);
        vertex = new VertexCalls(primitives, current);
        texCoord = new TexCoordCalls(current);
        color = new ColorCalls(current);
        texGen = new TexGenCalls(errors, fixed, fixedUnits);
        clear = new ClearCalls(pipe, profile, errors, plain, framebuffers, framebufferNames);
        renderbuffer = new RenderbufferCalls(device, caps, share, profile, dirty, errors, framebuffers, definitions);
        sampler = new SamplerCalls(share, profile, dirty, errors, textures, parameters);
        textureParameter = new TextureParameterCalls(profile, errors, textures, parameters, textureNames);
        textureStorage = new TextureStorageCalls(backend, share, profile, errors, textures, definitions, textureNames);
        feedback = new FeedbackCalls(device, pipe, share, dirty, errors, captures, programs);
        syncNames = new SyncNames(share);
        sync = new SyncCalls(pipe, share, errors, submission, syncNames);
        queryObjects = new Queries();
        query = new QueryCalls(backend, share, profile, errors, costs, submission, bindings, queryObjects);
        pipelineObject =
                new PipelineObjectCalls(share, profile, dirty, errors, bound, names, lifetimes, compilation);
        subroutine = new SubroutineCalls(dirty, errors, programs, names, compilation, linkedPrograms);
        uniformSetters = new UniformSetters(profile, dirty, errors, programs, names);
        programInterface = new ProgramInterfaceCalls(errors, programs, names, linkedPrograms);
        programUniform = new ProgramUniformCalls(uniformSetters);
        int64Uniform = new Int64UniformCalls(uniformSetters);
        uniform = new UniformCalls(uniformSetters);
        namedString = new NamedStringCalls(share, errors, names, compilation);
        fragmentState = new FragmentStateCalls(pipe, caps, profile, dirty, errors, plain);
        bufferClear = new BufferClearCalls(
                backend, profile, errors, bound, framebuffer, buffer, state, fragmentState, buffers);
        bufferMap = new BufferMapCalls(backend, share, dirty, errors, costs, bindings, captures, buffers);
        debug = new DebugCalls(pipe, share, profile, errors, messages, bound, queryObjects, syncNames);
        directStateEntries = new DirectStateEntries(this, selectors);
        current.whenLong = primitives::split;
        primitives.stateSync = drawState;
        sized = attributes.width() > 0 || surface != null;
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
            if ((guard.bits & Guard.LOST) == 0) submission.handOver();
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
        view.cover(framebuffer.width(), framebuffer.height());
        dirty.bits |= Dirty.VIEWPORT | Dirty.SCISSOR;
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
        queryObjects.close(device);
        stream.close();
        drawSetup.closeUploads();
        pixel.closePixels();
        drawState.close();
        textures.close();
        framebuffers.close();
        pipe.close();
        share.leave();
    }
}
