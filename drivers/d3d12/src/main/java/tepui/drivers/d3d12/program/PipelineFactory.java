package tepui.drivers.d3d12.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12PipelineState;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.dxbc.Captures;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.resource.TargetFormats;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Memory;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.pipeline.PipelineCreator;

/** Factory of pipelines from keys of {@link #WORDS} words. */
public final class PipelineFactory implements PipelineCreator {
    // ---- the key
    public static final int PROGRAM = 0;
    public static final int TARGETS = 1;
    public static final int INPUT = 2;
    public static final int BLEND = 3;
    public static final int RASTER = 4;
    public static final int DEPTH_STENCIL = 5;
    public static final int SAMPLE_MASK = 6;
    /** The class of primitives, and whether and how strips are cut. */
    public static final int ASSEMBLY = 7;

    public static final int WORDS = 8;

    private static final int DESC_BYTES = 656;
    private static final int NO_LOGIC_OP = 4;

    private final DeviceTables device;
    private final Map<Integer, GraphicsProgram> programs = new HashMap<>();

    PipelineFactory(DeviceTables device) {
        this.device = device;
    }

    /** From now on keys may name it. */
    public synchronized void add(GraphicsProgram p) {
        programs.put(p.id, p);
    }

    synchronized void remove(int program) {
        programs.remove(program);
    }

    /** The program of an id, null where it is gone. */
    synchronized @Nullable GraphicsProgram find(int id) {
        return programs.get(id);
    }

    private GraphicsProgram program(int id) {
        GraphicsProgram p = find(id);
        if (p == null) throw new IllegalStateException("PipelineFactory: program " + id + " is gone");
        return p;
    }

    @Override
    public void retire(long pipeline) {
        device.gpu.retired.add(pipeline);
    }

    static long bytes(Scratch s, DxbcModule m) {
        long at = s.take(m.bytes().length);
        for (int i = 0; i < m.bytes().length; i++) {
            Memory.ALL.set(java.lang.foreign.ValueLayout.JAVA_BYTE, at + i, m.bytes()[i]);
        }
        return at;
    }

    @Override
    public long create(int[] key, boolean quick) {
        GraphicsProgram p = program(key[PROGRAM]);
        TargetFormats.Formats targets = device.targetFormats.get(key[TARGETS]);
        try (Scratch s = Scratch.brief(1 << 16)) {
            long desc = s.take(DESC_BYTES);
            long[] code = new long[p.modules.length];
            for (int i = 0; i < code.length; i++) {
                DxbcModule m = p.modules[i];
                if (m != null) code[i] = bytes(s, m);
            }
            long elements = elements(s, device.vertexInputs.byId(key[INPUT]));
            long streams = s.take(32);
            long declarations = streams(s, p, streams);
            int strides = declarations == 0 || p.last.streamOutput == null
                    ? 0
                    : p.last.streamOutput.strides().size();
            s.to(desc).l(p.layout.handle);
            // Direct3D names the fragment shader second.
            Stage[] order = {Stage.VERTEX, Stage.FRAGMENT, Stage.TESS_EVAL, Stage.TESS_CONTROL, Stage.GEOMETRY};
            for (Stage stage : order) {
                DxbcModule m = p.modules[stage.ordinal()];
                s.l(code[stage.ordinal()]).l(m == null ? 0 : m.bytes().length);
            }
            s.l(declarations).i(declarations == 0 ? 0 : Scratch.getInt(streams + 28));
            s.l(declarations == 0 ? 0 : streams).i(declarations == 0 ? 0 : strides);
            s.i(0).align(8);
            blend(s, device.states().blend.get(key[BLEND]), targets, device.formats);
            s.i(key[SAMPLE_MASK]);
            raster(s, device.rasterParts.get(key[RASTER]), targets.samples());
            depthStencil(s, device.states().depthStencil.get(key[DEPTH_STENCIL]), targets.depthStencil());
            s.align(8)
                    .l(elements)
                    .i(device.vertexInputs.byId(key[INPUT]).elements.size())
                    .align(8);
            s.i(key[ASSEMBLY] >> 4).i(key[ASSEMBLY] & 15).i(targets.colors().size());
            for (int i = 0; i < 8; i++) {
                s.i(i < targets.colors().size() ? targets.colors().get(i) : 0);
            }
            s.i(targets.depthStencil())
                    .i(targets.samples())
                    .i(0)
                    .i(0)
                    .align(8)
                    .l(0)
                    .l(0)
                    .i(0)
                    .align(8);
            if (s.pen() != desc + DESC_BYTES) {
                throw new IllegalStateException("PipelineFactory: " + (s.pen() - desc) + " bytes were written");
            }
            StoredPipelines stored = device.pipelineFiles.stored();
            String name = stored == null ? "" : name(p, key, targets);
            long known = stored == null ? 0 : stored.load(name, desc, true);
            if (known != 0) return known;
            long made = device.gpu.make(
                    "CreateGraphicsPipelineState",
                    ID3D12PipelineState.IID,
                    (iid, out) -> ID3D12Device.createGraphicsPipelineState(device.gpu.device, desc, iid, out));
            if (stored != null) stored.store(name, made);
            return made;
        }
    }

    /** Name of a pipeline from its contents, the same in every process. */
    private String name(GraphicsProgram p, int[] key, TargetFormats.Formats targets) {
        return StoredPipelines.name(
                Arrays.asList(p.modules),
                List.of(
                        String.valueOf(p.last.streamOutput),
                        targets.toString(),
                        device.vertexInputs.byId(key[INPUT]).elements.toString(),
                        device.states().blend.get(key[BLEND]).toString(),
                        device.rasterParts.get(key[RASTER]).toString(),
                        device.states().depthStencil.get(key[DEPTH_STENCIL]).toString(),
                        Integer.toString(key[SAMPLE_MASK]),
                        Integer.toString(key[ASSEMBLY])));
    }

    private static long elements(Scratch s, VertexInputs.Input input) {
        if (input.elements.isEmpty()) return 0;
        long name = s.string("A");
        long array = s.begin(32L * input.elements.size());
        for (VertexInputs.Element e : input.elements) {
            s.l(name).i(e.location()).i(e.format()).i(e.slot()).i(e.offset());
            s.i(e.perInstance() ? 1 : 0).i(e.divisor());
        }
        return array;
    }

    // ---- stream output --------------------------------------------------------------------------------------------

    /** Entry of the stream output declaration: a gap has no name. */
    private record Declared(int stream, @Nullable String semantic, int index, int start, int count, int buffer) {}

    /** Strides go to {@code to}, the number of entries behind them; the answer is where the entries are. */
    private long streams(Scratch s, GraphicsProgram p, long to) {
        StreamOutputLayout layout = p.last.streamOutput;
        if (layout == null || layout.outputs().isEmpty() || !p.writesStreams) return 0;
        List<Captures.Capture> captures = p.last.captures();
        int[] registers = Captures.registers(p.last.shader, captures, device.dxbc);
        List<Declared> list = new ArrayList<>();
        for (int b = 0; b < layout.strides().size(); b++) {
            Scratch.putInt(to + 4L * b, layout.strides().get(b));
            int buffer = b;
            List<StreamOutputLayout.Output> own = layout.outputs().stream()
                    .filter(o -> o.buffer() == buffer)
                    .sorted(java.util.Comparator.comparingInt(StreamOutputLayout.Output::offset))
                    .toList();
            int at = 0;
            int stream = own.isEmpty() ? 0 : own.getFirst().stream();
            for (StreamOutputLayout.Output o : own) {
                at = gap(list, stream, buffer, at, o.offset());
                int number = layout.outputs().indexOf(o);
                if (registers[number] >= 0) {
                    list.add(new Declared(o.stream(), Captures.SEMANTIC, number, 0, o.components(), o.buffer()));
                } else {
                    declare(list, p.last, o);
                }
                at += 4 * o.components();
            }
            if (!own.isEmpty()) gap(list, stream, buffer, at, layout.strides().get(b));
        }
        Scratch.putInt(to + 28, list.size());
        long user = s.string("V");
        long copied = s.string(Captures.SEMANTIC);
        long position = s.string("SV_Position");
        long clip = s.string("SV_ClipDistance");
        // vkd3d does not survive gaps without names; one that no output has does as well there.
        long none = device.gpu.features.vkd3d ? s.string("GAP") : 0;
        long array = s.take(24L * list.size());
        for (int i = 0; i < list.size(); i++) {
            Declared d = list.get(i);
            String semantic = d.semantic;
            long name = semantic == null
                    ? none
                    : switch (semantic) {
                        case "V" -> user;
                        case Captures.SEMANTIC -> copied;
                        case "SV_Position" -> position;
                        default -> clip;
                    };
            s.to(array + 24L * i)
                    .i(d.stream)
                    .l(name)
                    .i(d.index)
                    .b(d.start)
                    .b(d.count)
                    .b(d.buffer);
        }
        return array;
    }

    private static int gap(List<Declared> list, int stream, int buffer, int from, int to) {
        int at = from;
        while (at < to) {
            int words = Math.min(4, (to - at) / 4);
            if (words == 0) break;
            list.add(new Declared(stream, null, 0, 0, words, buffer));
            at += 4 * words;
        }
        return Math.max(at, to);
    }

    private static void declare(List<Declared> list, D3d12Shader last, StreamOutputLayout.Output o) {
        for (Variable v : last.shader.outputs) {
            if (!v.name().equals(o.variable())) continue;
            switch (v.builtin) {
                case NONE -> {
                    int location = v.location + o.element() * v.slotsPerElement();
                    int start = v.component + o.firstComponent();
                    int left = o.components();
                    while (left > 0) {
                        int within = start & 3;
                        int n = Math.min(left, 4 - within);
                        list.add(new Declared(o.stream(), "V", location + (start >> 2), within, n, o.buffer()));
                        start += n;
                        left -= n;
                    }
                }
                case POSITION ->
                    list.add(
                            new Declared(o.stream(), "SV_Position", 0, o.firstComponent(), o.components(), o.buffer()));
                case CLIP_DISTANCE ->
                    list.add(new Declared(
                            o.stream(),
                            "SV_ClipDistance",
                            o.element() >> 2,
                            o.element() & 3,
                            o.components(),
                            o.buffer()));
                default -> list.add(new Declared(o.stream(), null, 0, 0, o.components(), o.buffer()));
            }
            return;
        }
        list.add(new Declared(o.stream(), null, 0, 0, o.components(), o.buffer()));
    }

    // ---- states ---------------------------------------------------------------------------------------------------

    /** A target whose format cannot be blended is written as it is; a pipeline that blends it would not be made. */
    private static void blend(Scratch s, BlendState b, TargetFormats.Formats targets, DxgiFormats formats) {
        int fixed = 0;
        for (int i = 0; i < targets.colors().size(); i++) {
            int dxgi = targets.colors().get(i);
            if (dxgi != 0 && !formats.isBlended(dxgi)) fixed |= 1 << i;
        }
        s.i(b.alphaToCoverage() && targets.samples() > 1 ? 1 : 0).i(b.targets().size() > 1 || fixed != 0 ? 1 : 0);
        for (int i = 0; i < 8; i++) {
            BlendState.Target t = b.target(i);
            // Advanced equations and logic operations are in the fragment shader.
            boolean blends = t.enabled() && b.logicOp() == null && b.advanced() == null && (fixed >> i & 1) == 0;
            s.i(blends ? 1 : 0).i(0);
            s.i(factor(t.rgb(), t.rgb().source(), false))
                    .i(factor(t.rgb(), t.rgb().destination(), false))
                    .i(t.rgb().equation().ordinal() + 1);
            s.i(factor(t.alpha(), t.alpha().source(), true))
                    .i(factor(t.alpha(), t.alpha().destination(), true))
                    .i(t.alpha().equation().ordinal() + 1);
            s.i(NO_LOGIC_OP).b(t.writeMask()).align(4);
        }
    }

    private static int factor(BlendState.Term term, BlendState.Factor f, boolean alpha) {
        // Minimum and maximum have no factors.
        if (term.equation() == BlendState.Equation.MIN || term.equation() == BlendState.Equation.MAX) return 2;
        return switch (f) {
            case ZERO -> 1;
            case ONE -> 2;
            case SRC_COLOR -> alpha ? 5 : 3;
            case ONE_MINUS_SRC_COLOR -> alpha ? 6 : 4;
            case DST_COLOR -> alpha ? 7 : 9;
            case ONE_MINUS_DST_COLOR -> alpha ? 8 : 10;
            case SRC_ALPHA -> 5;
            case ONE_MINUS_SRC_ALPHA -> 6;
            case DST_ALPHA -> 7;
            case ONE_MINUS_DST_ALPHA -> 8;
            case CONSTANT_COLOR, CONSTANT_ALPHA -> 14;
            case ONE_MINUS_CONSTANT_COLOR, ONE_MINUS_CONSTANT_ALPHA -> 15;
            case SRC_ALPHA_SATURATE -> alpha ? 2 : 11;
            case SRC1_COLOR -> alpha ? 18 : 16;
            case ONE_MINUS_SRC1_COLOR -> alpha ? 19 : 17;
            case SRC1_ALPHA -> 18;
            case ONE_MINUS_SRC1_ALPHA -> 19;
        };
    }

    private static void raster(Scratch s, RasterParts.Part p, int samples) {
        s.i(p.wire() ? 2 : 3).i(p.cull()).i(p.frontClockwise() ? 0 : 1);
        s.i(Math.round(p.bias())).f(p.clamp()).f(p.slope());
        s.i(p.depthClip() ? 1 : 0).i(samples > 1 ? 1 : 0).i(0).i(0).i(0);
    }

    private static void depthStencil(Scratch s, DepthStencilState d, int format) {
        boolean depth = d.depthTest() && format != 0;
        boolean stencil = d.stencilTest() && (format == 45 || format == 20);
        s.i(depth ? 1 : 0).i(depth && d.depthWrite() ? 1 : 0).i(d.depthFunc().ordinal() + 1);
        s.i(stencil ? 1 : 0).b(d.front().readMask()).b(d.front().writeMask()).align(4);
        face(s, d.front());
        face(s, d.back());
    }

    private static void face(Scratch s, DepthStencilState.Face f) {
        s.i(f.fail().ordinal() + 1)
                .i(f.depthFail().ordinal() + 1)
                .i(f.pass().ordinal() + 1)
                .i(f.func().ordinal() + 1);
    }
}
