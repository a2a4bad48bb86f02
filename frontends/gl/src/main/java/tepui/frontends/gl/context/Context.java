package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_OUT_OF_MEMORY;

import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.api.ArrayLockCalls;
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
import tepui.frontends.gl.api.EdgeFlagCalls;
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
import tepui.frontends.gl.api.LightCalls;
import tepui.frontends.gl.api.ListCalls;
import tepui.frontends.gl.api.MatrixCalls;
import tepui.frontends.gl.api.NamedStringCalls;
import tepui.frontends.gl.api.PipelineObjectCalls;
import tepui.frontends.gl.api.PixelCalls;
import tepui.frontends.gl.api.PixelDrawCalls;
import tepui.frontends.gl.api.PointCalls;
import tepui.frontends.gl.api.ProgramBinaryCalls;
import tepui.frontends.gl.api.ProgramCalls;
import tepui.frontends.gl.api.ProgramInterfaceCalls;
import tepui.frontends.gl.api.ProgramUniformCalls;
import tepui.frontends.gl.api.QueryCalls;
import tepui.frontends.gl.api.RasterPosCalls;
import tepui.frontends.gl.api.RasterStateCalls;
import tepui.frontends.gl.api.RenderbufferCalls;
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
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.draw.DrawRules;
import tepui.frontends.gl.draw.DrawSetup;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.frontends.gl.ext.Versions;
import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.fixed.TextureUnits;
import tepui.frontends.gl.framebuffer.AttachmentRules;
import tepui.frontends.gl.framebuffer.BlitRules;
import tepui.frontends.gl.framebuffer.Blits;
import tepui.frontends.gl.framebuffer.ClearRules;
import tepui.frontends.gl.framebuffer.Clears;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.FramebufferQueryRules;
import tepui.frontends.gl.framebuffer.FramebufferRules;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.framebuffer.RenderbufferRules;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.GenericAttributeSetters;
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
import tepui.frontends.gl.legacy.MatrixOperations;
import tepui.frontends.gl.legacy.PixelDrawRules;
import tepui.frontends.gl.legacy.PixelDraws;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.legacy.RasterPosSetters;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.legacy.Switches;
import tepui.frontends.gl.list.GeneratedRecorder;
import tepui.frontends.gl.list.ListPlayer;
import tepui.frontends.gl.list.ListRecording;
import tepui.frontends.gl.list.ListState;
import tepui.frontends.gl.list.UnpackState;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.program.AssemblyErrors;
import tepui.frontends.gl.program.Capacities;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.query.Queries;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.Hints;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.FormatQueries;
import tepui.frontends.gl.texture.ImageRules;
import tepui.frontends.gl.texture.MipmapLevels;
import tepui.frontends.gl.texture.SamplingRules;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureParameterRules;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.texture.TextureReadRules;
import tepui.frontends.gl.texture.TextureReads;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureStorage;
import tepui.frontends.gl.texture.TextureViewRules;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.transfer.BufferClearRules;
import tepui.frontends.gl.transfer.TexelRules;
import tepui.frontends.gl.transfer.TexelWork;
import tepui.frontends.gl.transfer.TextureCopies;
import tepui.frontends.gl.transfer.TextureCopyRules;
import tepui.frontends.gl.transfer.TextureWork;
import tepui.frontends.gl.values.FixedGets;
import tepui.frontends.gl.values.ImageGets;
import tepui.frontends.gl.values.LegacyValues;
import tepui.frontends.gl.values.LimitGets;
import tepui.frontends.gl.values.StateGets;
import tepui.frontends.gl.values.Values;
import tepui.frontends.gl.vertex.ArrayBinding;
import tepui.frontends.gl.vertex.ArrayElements;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.ClientArrayRules;
import tepui.frontends.gl.vertex.VertexArrayRules;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface;

/** Context of OpenGL: its state and objects, a chapter of the specification each with its functions, and its life. */
public final class Context {
    public final EvaluatorSwitches evaluatorSwitches;
    public final MaterialTracking materialTracking;
    public final Capabilities capabilities;
    public final TextureUnits fixedUnits;
    public final AssemblyErrors assemblyErrors;
    public final SyncNames syncNames;
    public final AttributeIndexes indexes;
    public final VertexArrayRules arrayRules;
    public final ImagingArguments imagingArguments;
    public final BufferRules bufferRules;
    public final BufferNames buffers;
    public final LinkedPrograms linkedPrograms;
    public final ShaderCompilation compilation;
    public final ProgramNames names;
    public final ArrayLockCalls arrayLock;
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
    final ListRecording recording;
    final GeneratedRecorder recorder;
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
    public final PixelRules pixelRules;
    public final TextureRules textureRules;
    public final ImageRules imageRules;
    public final SamplingRules samplingRules;
    public final FramebufferRules framebufferRules;
    public final PixelReadRules readRules;
    public final PixelReads reads;
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
    public final ClientArrays clientArrays;
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
    public final PixelDrawCalls pixelDraw;
    public final TextureGetCalls textureGet;
    public final UniformGetCalls uniformGet;
    public final GenericAttributeCalls genericAttribute;
    public final VertexCalls vertex;
    public final EdgeFlagCalls edgeFlag;
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

    /** The thread that it is current for, whoever has taken {@link #owner} away. */
    private volatile @Nullable Thread holder;

    /** {@link Guard#SHARED} is set. */
    boolean shares;

    /** What {@link Sharing} knows of the group's objects. */
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
        errors = new Errors(guard, messages, device.options().messages(), attributes);
        costs = new Costs(messages, pipe);
        submission = new Submission(pipe);
        blend = new BlendValues();
        depthStencil = new DepthStencilValues();
        raster = new RasterValues();
        view = new ViewportValues();
        patches = new PatchValues();
        PlainState plain = new PlainState(blend, depthStencil, raster, view, patches, new Hints(profile));
        arrays = new VertexArrays();
        bindings = new BufferBindings(arrays);
        bufferRules = new BufferRules(caps, profile, errors, share.buffers, bindings);
        buffers = new BufferNames(share.buffers, device, bufferRules);
        captures = new Feedbacks();
        programs = new ProgramBindings();
        pixels = new PixelState();
        pixelRules = new PixelRules(profile, errors, bindings, pixels);
        pixelBuffers = new PixelBuffers(pipe, bindings);
        errors.recoverBy(() -> {
            dirty.bits = Dirty.ALL;
            try {
                pixelBuffers.release();
            } catch (RuntimeException e) {
                // The device that failed has no mapping any more.
                dirty.bits = Dirty.ALL;
            }
        });
        textures = new Textures(device, pipe, profile, dirty, programs);
        framebuffers = new Framebuffers(device, pipe, attributes, surface, dirty, submission, blend, view);
        framebuffers.srgb = profile.es;
        Bound bound = new Bound(bindings, arrays, captures, programs, textures, framebuffers);
        fixed = new FixedState(dirty);
        fragmentColors = new FragmentColors(profile, fixed, framebuffers);
        rasterPosition = new RasterPosition();
        modes = new RenderModes(fixed);
        stream = new VertexStream(device, pipe);
        textureRules = new TextureRules(caps, profile, errors, share.textures, textures);
        imageRules = new ImageRules(backend, profile, errors, pixels, pixelRules, textureRules, textures);
        samplingRules = new SamplingRules(caps, profile, errors);
        framebufferRules = new FramebufferRules(backend, profile, errors, framebuffers);
        TextureWork textureWork = new TextureWork(
                textureRules,
                imageRules,
                new TextureCopyRules(
                        profile, errors, pixelRules, textureRules, imageRules, framebufferRules, framebuffers),
                new TextureDefinitions(backend, errors, pixels, pixelRules, pixelBuffers, textures),
                new TextureStorage(backend, errors, textures),
                new TextureCopies(backend, errors, pixels, pixelRules, textures, framebuffers),
                new MipmapLevels(backend, errors, imageRules, textures));
        readRules = new PixelReadRules(profile, errors, pixels, pixelRules, framebufferRules, framebuffers);
        reads = new PixelReads(pipe, errors, costs, pixels, pixelRules, pixelBuffers, textures, framebuffers);
        FramebufferQueryRules queryRules = new FramebufferQueryRules(pipe, profile, errors, framebuffers);
        extensions =
                new Extensions(caps, profile.version, profile.es, profile.compatibility, Versions.newestEs(device));
        textureImage = new TextureImageCalls(device, share, profile, bound, textureWork);
        CurrentMatrix currentMatrix = new CurrentMatrix(fixed, textures);
        matrix = new MatrixCalls(
                caps,
                errors,
                new MatrixOperations(dirty, errors, pixels, fixed),
                fixed,
                textureRules,
                textures,
                currentMatrix);
        current = new AttributeState(caps, dirty, errors, fixed);
        framebuffer = new FramebufferCalls(
                profile,
                framebuffers,
                framebufferRules,
                new AttachmentRules(caps, errors, share.textures, share.renderbuffers, framebufferRules),
                new BlitRules(pipe, profile, errors),
                new Blits(pipe, errors, framebuffers),
                queryRules,
                new FramebufferQueries(device, attributes));
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
        drawSetup = new DrawSetup(
                backend,
                profile,
                dirty,
                errors,
                costs,
                raster,
                bound,
                new DrawRules(dirty, errors, profile, bound, plain.blend()));
        arrayCapture = new ArrayCapture(primitives, current, new ArrayElements(pipe, arrays));
        draw = new DrawCalls(pipe, profile, errors, bound, drawState, drawSetup, arrayCapture, primitives);
        buffer = new BufferCalls(backend, share, dirty, errors, costs, bound, bufferRules, buffers);
        arrayRules = new VertexArrayRules(caps, profile, errors, bindings, arrays);
        ArrayBinding arrayBinding = new ArrayBinding(arrayRules, dirty, arrays);
        AttributePointers pointers = new AttributePointers(arrayRules, dirty, bindings, arrays);
        vertexArray =
                new VertexArrayCalls(arrayRules, bufferRules, buffers, current, dirty, arrays, pointers, arrayBinding);
        clientArrays = new ClientArrays(profile, dirty, fixed, bindings, arrays, caps.edgeFlags);
        clientArray = new ClientArrayCalls(
                bindings, arrays, new ClientArrayRules(errors, arrayRules), pointers, clientArrays, arrayCapture);
        arrayLock = new ArrayLockCalls(errors, arrays);
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
        get = new GetCalls(
                device, profile, errors, queryRules, extensions, compilation, assemblyErrors, values);
        rasterPos = new RasterPosCalls(new RasterPosSetters(fixed, rasterPosition, modes, current, view));
        selection = new SelectionCalls(errors, modes, primitives, capabilities, raster, view);
        imagingArguments = new ImagingArguments(pixels, errors, pixelRules, pixelBuffers, readRules, reads);
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
        recording = new ListRecording(guard, current, primitives, arrayCapture, unpackState);
        recorder = recording.calls;
        list = new ListCalls(
                lists,
                share,
                guard,
                errors,
                recording,
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
                buffers);
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
        pixel = new PixelCalls(errors, pixels, pixelRules, pixelBuffers, readRules, reads);
        pixelDraw = new PixelDrawCalls(
                errors,
                raster,
                pixels,
                pixelBuffers,
                modes,
                new PixelDrawRules(errors, pixels, pixelRules, readRules, framebuffers),
                reads,
                new PixelDraws(backend, dirty, plain, pixels, textures, framebuffers, rasterPosition, drawState));
        textureGet = new TextureGetCalls(
                textureRules,
                new TextureReadRules(profile, errors, pixels, pixelRules, textureRules),
                new TextureReads(errors, pixels, pixelRules, pixelBuffers, textures),
                new FormatQueries(device, caps, profile, errors));
        uniformGet = new UniformGetCalls(dirty, errors, bindings, names, linkedPrograms);
        indexes = new AttributeIndexes(errors);
        genericAttribute = new GenericAttributeCalls(new GenericAttributeSetters(current, indexes));
        vertex = new VertexCalls(primitives, current);
        edgeFlag = new EdgeFlagCalls(current);
        texCoord = new TexCoordCalls(current);
        color = new ColorCalls(current);
        texGen = new TexGenCalls(errors, fixed, fixedUnits);
        clear = new ClearCalls(
                framebuffers,
                framebufferRules,
                new ClearRules(pipe, profile, errors, framebuffers),
                new Clears(pipe, plain, framebuffers));
        renderbuffer = new RenderbufferCalls(
                device,
                share,
                profile,
                dirty,
                errors,
                framebuffers,
                new RenderbufferRules(caps, profile, errors, share.renderbuffers, framebuffers, imageRules));
        sampler = new SamplerCalls(share, dirty, errors, textures, caps, samplingRules);
        textureParameter = new TextureParameterCalls(
                textureRules,
                new TextureParameterRules(profile, errors, samplingRules, textureRules, textures),
                new TextureParameters(caps, profile, samplingRules, textures));
        textureStorage = new TextureStorageCalls(
                device,
                share,
                profile,
                textures,
                textureWork,
                new TextureViewRules(share.textures, errors),
                new TexelRules(share.textures, share.renderbuffers, profile, errors, pixelRules, textureRules),
                new TexelWork(pipe, errors, textures));
        feedback = new FeedbackCalls(device, pipe, share, dirty, errors, captures, programs);
        syncNames = new SyncNames(share);
        sync = new SyncCalls(pipe, share, errors, submission, syncNames);
        queryObjects = new Queries();
        query = new QueryCalls(backend, share, profile, errors, costs, submission, bindings, queryObjects);
        pipelineObject =
                new PipelineObjectCalls(share, profile, dirty, errors, bound, names, lifetimes, compilation);
        subroutine = new SubroutineCalls(dirty, errors, programs, names, compilation, linkedPrograms);
        uniformSetters = new UniformSetters(profile, dirty, errors, programs, names);
        programInterface = new ProgramInterfaceCalls(errors, programs, names, linkedPrograms, profile);
        programUniform = new ProgramUniformCalls(uniformSetters);
        uniform = new UniformCalls(uniformSetters);
        namedString = new NamedStringCalls(share, errors, names, compilation);
        fragmentState = new FragmentStateCalls(pipe, caps, profile, dirty, errors, plain);
        bufferClear = new BufferClearCalls(pipe, bufferRules, new BufferClearRules(profile, errors, bufferRules));
        bufferMap = new BufferMapCalls(pipe, dirty, errors, costs, bindings, captures, bufferRules, buffers);
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
    private boolean enter() {
        shares = share.hasSeveral();
        return Sharing.enter(this);
    }

    /** No longer anybody's. No function was called, so what fails here shows in the next one. */
    void drop() {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            if ((guard.bits & Guard.LOST) == 0) submission.handOver();
        } catch (DeviceLostException e) {
            guard.bits |= Guard.LOST;
        } catch (OutOfDeviceMemoryException e) {
            errors.error(GL_OUT_OF_MEMORY, "makeCurrent: " + e.getMessage());
        } finally {
            if (held) Sharing.leave(this);
        }
        owner = null;
        holder = null;
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

    /** Draws to and reads from another default framebuffer from now on; null for the context's own. */
    public void replaceFramebuffer(@Nullable DefaultFramebuffer framebuffer, @Nullable Surface itsSurface) {
        boolean held = enter();
        try {
            primitives.drawWaiting();
            framebuffers.replace(framebuffer, itsSurface);
        } finally {
            if (held) Sharing.leave(this);
        }
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
        boolean held = enter();
        try {
            primitives.drawWaiting();
            framebuffers.resize(width, height);
        } finally {
            if (held) Sharing.leave(this);
        }
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
            end(() -> queryObjects.close(device));
            end(stream::close);
            end(drawSetup::closeUploads);
            end(pixelDraw::close);
            end(drawState::close);
            end(textures::close);
            end(framebuffers::close);
            end(pipe::close);
        } finally {
            if (held) Sharing.leave(this);
        }
        share.leave(member);
    }

    /** Ends a part of the context; what was on a lost device is gone already. */
    private static void end(Runnable part) {
        try {
            part.run();
        } catch (DeviceLostException e) {
            return;
        }
    }
}
