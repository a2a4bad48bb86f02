package tepui.drivers.d3d12.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.dxbc.Captures;
import tepui.drivers.d3d12.dxbc.DxbcCompiler;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.DxbcVariant;
import tepui.ir.Cloner;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.PointSquares;
import tepui.pipe.driver.SquareEmitter;
import tepui.pipe.driver.queue.BandFit;
import tepui.pipe.driver.queue.ShaderTraits;

/** Shader object, with the code that was made of it for each variant. */
public final class D3d12Shader extends ShaderObject {
    private static final AtomicInteger IDS = new AtomicInteger();

    public final DeviceCore device;
    public final int id = IDS.incrementAndGet();
    public final Shader shader;
    public final @Nullable StreamOutputLayout streamOutput;
    public final ShaderTraits traits;
    private final BandFit bands;

    private final Map<DxbcVariant, DxbcModule> modules = new HashMap<>();
    private @Nullable D3d12Shader perSample;
    private @Nullable D3d12Shader squares;
    private boolean squaresKnown;
    private boolean squaresPossible;
    /** Primitives that an evaluation or geometry shader makes: a class of {@link RasterParts}. */
    public final int primitives;
    /** Streams that a geometry shader makes vertices of, a bit each. */
    public final int streams;

    private final @Nullable D3d12Shader[] ofStreams = new D3d12Shader[Limits.STREAM_TARGETS];

    public boolean destroyed;

    public D3d12Shader(DeviceCore device, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        super(shader.stage);
        Validator.check(shader);
        this.device = device;
        this.shader = shader;
        this.streamOutput = streamOutput;
        traits = new ShaderTraits(shader);
        bands = new BandFit(shader, Long.SIZE);
        primitives = primitives(shader);
        streams = shader.stage == Stage.GEOMETRY ? SingleStream.of(shader) : 1;
    }

    /** Captures of the layout, as the translator sees them. */
    List<Captures.Capture> captures() {
        StreamOutputLayout layout = streamOutput;
        if (layout == null) return List.of();
        return layout.outputs().stream()
                .map(o ->
                        new Captures.Capture(o.variable(), o.element(), o.firstComponent(), o.components(), o.stream()))
                .toList();
    }

    /** Can points of this last vertex shader become squares, whose fragments are another's? */
    synchronized boolean canBeSquares(@Nullable D3d12Shader fragment) { // hot
        if (squares == fragment && squaresKnown) return squaresPossible;
        squares = fragment;
        squaresKnown = true;
        Shader fragments = fragment == null ? null : fragment.shader;
        Caps c = device.caps();
        squaresPossible = stage() == Stage.GEOMETRY
                ? SquareEmitter.isPossible(
                        shader, fragments, c.maxVaryings, c.maxGeometryOutputVertices, c.maxGeometryOutputComponents)
                : PointSquares.isPossible(shader, fragments, c.maxVaryings);
        return squaresPossible;
    }

    /** Can bands be made behind this last vertex shader, in front of that fragment shader: by a geometry shader of the driver's own, or by this one? */
    boolean canBeBands(@Nullable D3d12Shader fragment, LineBands.Form form) { // hot
        return bands.is(fragment == null ? null : fragment.shader, form, device.caps());
    }

    /** The same fragment shader, run for each sample. */
    synchronized D3d12Shader perSample() {
        D3d12Shader known = perSample;
        if (known != null) return known;
        if (shader.perSample) return this;
        Shader copy = Cloner.copy(shader);
        copy.perSample = true;
        D3d12Shader made = new D3d12Shader(device, copy, null);
        perSample = made;
        return made;
    }

    /** Does it make vertices of another stream than the first one? */
    public boolean hasStreams() { // hot
        return streams > 1;
    }

    /** Streams of which something is captured, a bit each. */
    public int capturedStreams() {
        int captured = 0;
        StreamOutputLayout layout = streamOutput;
        if (layout != null) for (StreamOutputLayout.Output o : layout.outputs()) captured |= 1 << o.stream();
        return captured;
    }

    /** The same geometry shader, with what it makes of one stream as the first one. */
    synchronized D3d12Shader ofStream(int stream) {
        if (!hasStreams()) return this;
        D3d12Shader known = ofStreams[stream];
        if (known != null) return known;
        Shader copy = Cloner.copy(shader);
        new SingleStream(stream).run(copy);
        StreamOutputLayout all = streamOutput;
        D3d12Shader made = new D3d12Shader(device, copy, all == null ? null : SingleStream.of(all, stream));
        ofStreams[stream] = made;
        return made;
    }

    private static int primitives(Shader s) {
        if (s.stage == Stage.GEOMETRY) {
            return switch (s.outputTopology) {
                case POINTS -> RasterParts.POINTS;
                case LINE_STRIP -> RasterParts.LINES;
                default -> RasterParts.TRIANGLES;
            };
        }
        if (s.pointMode) return RasterParts.POINTS;
        return s.inputTopology == Shader.Topology.ISOLINES ? RasterParts.LINES : RasterParts.TRIANGLES;
    }

    synchronized DxbcModule module(DxbcVariant variant) {
        DxbcModule known = modules.get(variant);
        if (known != null) return known;
        DxbcModule made = DxbcCompiler.compile(shader, device.dxbc, variant);
        modules.put(variant, made);
        return made;
    }
}
