package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.FormatSupport;

/**
 * Rules of draws and dispatches. The numbers of a call are looked at each time; the rest only if something was bound,
 * mapped or destroyed since the last draw that was found good.
 */
final class DrawRules extends RuleGroup {
    private static final int RANGE_WORDS = 3;

    private final StageRules stages;
    private final UseRules uses;
    private int seenChanges = -1;
    private @Nullable Primitive seenPrimitive;
    private boolean seenIndexed;

    DrawRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
        stages = new StageRules(device, objects, out, bound);
        uses = new UseRules(device, objects, out, bound);
    }

    // ---- calls -----------------------------------------------------------------------------------------------------

    void draw(Primitive p, boolean indexed, int instances, int[] ranges, int start, int count) { // hot
        if (start < 0 || count < 0 || start > ranges.length - (long) count * RANGE_WORDS) {
            out.broken(
                    Rule.DRAW_RANGES,
                    "draw",
                    "ranges",
                    "are " + count + " from word " + start + " of " + ranges.length);
        } else {
            for (int i = 0, at = start; i < count; i++, at += RANGE_WORDS) {
                numbers(indexed, instances, ranges[at], ranges[at + 1], ranges[at + 2]);
            }
        }
        if (count > 1 && !caps.multiDraw) {
            out.broken(Rule.DRAW_SUPPORTED, "draw", "count", "is " + count + ", the device draws one range at a time");
        }
        state("draw", p, indexed);
    }

    void draw(Primitive p, boolean indexed, int instances, int first, int vertices, int baseVertex) { // hot
        numbers(indexed, instances, first, vertices, baseVertex);
        state("draw", p, indexed);
    }

    private void numbers(boolean indexed, int instances, int first, int vertices, int baseVertex) { // hot
        if (instances < 0 || first < 0 || vertices < 0) {
            out.broken(
                    Rule.DRAW_RANGES,
                    "draw",
                    "range",
                    "is " + first + " + " + vertices + " with " + instances + " instances");
        }
        if (!indexed && baseVertex != 0) {
            out.broken(Rule.BASE_VERTEX, "draw", "baseVertex", "is " + baseVertex);
        }
    }

    void indirect(
            Primitive p,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) { // hot
        String call = "drawIndirect";
        if (!caps.indirectDraw || countBuffer != null && !caps.indirectCount) {
            out.broken(
                    Rule.DRAW_SUPPORTED,
                    call,
                    countBuffer != null ? "countBuffer" : "buffer",
                    "is given, which the device does not draw from");
        }
        int bytes = indexed ? 20 : 16;
        if (offset % 4 != 0 || stride % 4 != 0 || maxDraws < 0 || maxDraws > 1 && stride < bytes) {
            out.broken(
                    Rule.INDIRECT_LAYOUT,
                    call,
                    "stride",
                    "is " + stride + " from offset " + offset + " for " + maxDraws + " draws of " + bytes + " bytes");
        }
        parameters(call, "buffer", buffer, offset, maxDraws <= 0 ? 0 : (maxDraws - 1L) * Math.max(0, stride) + bytes);
        if (countBuffer != null) {
            aligned(call, "countOffset", countOffset, 4);
            parameters(call, "countBuffer", countBuffer, countOffset, 4);
        }
        state(call, p, indexed);
    }

    private void parameters(String call, String argument, Buffer buffer, long offset, long size) { // hot
        if (alive(call, argument, buffer) == null) return;
        flag(call, argument, buffer.desc().bind(), Bind.INDIRECT, "INDIRECT");
        range(call, buffer, offset, size);
        uses.parameters(call, argument, buffer);
    }

    void stream(Primitive p, StreamTarget source, int stream, int instances) { // hot
        String call = "drawStream";
        if (!caps.drawFromStreamOutput) {
            out.broken(Rule.DRAW_SUPPORTED, call, "source", "is given, which the device does not draw from");
        }
        slot(call, "stream", stream, Math.max(1, caps.maxVertexStreams));
        numbers(false, instances, 0, 0, 0);
        Tracked.OfStreamTarget t = objects.find(source);
        if (t == null) dead(call, "source");
        else if (!t.written) out.broken(Rule.STREAM_WRITTEN, call, "source", "has not taken any output");
        state(call, p, false);
    }

    void dispatch(int x, int y, int z) { // hot
        if (x < 0 || y < 0 || z < 0) group(x, y, z);
        if (x > caps.maxWorkgroupCount[0] || y > caps.maxWorkgroupCount[1] || z > caps.maxWorkgroupCount[2])
            group(x, y, z);
        compute("dispatch");
    }

    private void group(int x, int y, int z) {
        out.broken(
                Rule.GROUP_COUNT,
                "dispatch",
                "groups",
                "are " + x + " x " + y + " x " + z + ", the device has " + caps.maxWorkgroupCount[0] + " x "
                        + caps.maxWorkgroupCount[1] + " x " + caps.maxWorkgroupCount[2]);
    }

    void dispatchIndirect(Buffer buffer, long offset) { // hot
        if (!caps.indirectDraw) {
            out.broken(Rule.DRAW_SUPPORTED, "dispatchIndirect", "buffer", "is given, which the device does not read");
        }
        if (offset % 4 != 0) out.broken(Rule.INDIRECT_LAYOUT, "dispatchIndirect", "offset", "is " + offset);
        parameters("dispatchIndirect", "buffer", buffer, offset, 12);
        compute("dispatchIndirect");
    }

    private void compute(String call) { // hot
        if (bound.shader(Stage.COMPUTE) == null) {
            out.broken(Rule.COMPUTE_SHADER, call, "shader", "is not bound");
            return;
        }
        Shader shader = stages.shader(Stage.COMPUTE);
        if (shader == null) out.broken(Rule.BOUND_ALIVE, call, "compute shader", "was destroyed while it was bound");
        else uses.resources(call, shader);
    }

    void barrier(int bits) { // hot
        if ((bits & ~Barrier.ALL) != 0) {
            out.broken(
                    Rule.BARRIER_BITS, "memoryBarrier", "bits", "have 0x" + Integer.toHexString(bits & ~Barrier.ALL));
        }
    }

    // ---- state -----------------------------------------------------------------------------------------------------

    private void state(String call, Primitive p, boolean indexed) { // hot
        int changes = objects.changes();
        if (!bound.dirty && changes == seenChanges && p == seenPrimitive && indexed == seenIndexed) return;
        if (shaders(call)) {
            if (bound.shadersChanged) stages.check(call);
            VertexLayout layout = device.states().vertexLayout.get(bound.vertexLayout);
            primitive(call, p, indexed);
            stages.vertexInputs(call, layout);
            uses.vertices(call, layout, indexed);
            for (int i = 0; i <= Stage.FRAGMENT.ordinal(); i++) {
                ShaderObject object = bound.shaders[i];
                Tracked.OfShader t = object == null ? null : objects.find(object);
                if (t != null) uses.resources(call, t.shader);
            }
            streamOutput(call);
        }
        targets(call);
        bound.dirty = false;
        bound.shadersChanged = false;
        seenChanges = changes;
        seenPrimitive = p;
        seenIndexed = indexed;
    }

    /** Whether the stages make a pipeline. */
    private boolean shaders(String call) { // hot
        if (bound.shader(Stage.VERTEX) == null) {
            out.broken(Rule.VERTEX_SHADER, call, "shader", "is not bound");
            return false;
        }
        for (int i = 0; i <= Stage.FRAGMENT.ordinal(); i++) {
            ShaderObject object = bound.shaders[i];
            if (object != null && objects.find(object) == null) {
                out.broken(
                        Rule.BOUND_ALIVE, call, object.stage().text() + " shader", "was destroyed while it was bound");
                return false;
            }
        }
        if (bound.shader(Stage.TESS_CONTROL) != null && bound.shader(Stage.TESS_EVAL) == null) {
            out.broken(Rule.TESSELLATION_PAIR, call, "tess_eval shader", "is not bound, a tess_control shader is");
        }
        return true;
    }

    private void primitive(String call, Primitive p, boolean indexed) { // hot
        boolean tessellates = bound.shader(Stage.TESS_EVAL) != null;
        if (tessellates != (p == Primitive.PATCHES)) {
            out.broken(
                    Rule.PATCHES,
                    call,
                    "primitive",
                    "is " + p + (tessellates ? " with a" : " without") + " tess_eval shader");
        }
        boolean supported = switch (p) {
            case TRIANGLE_FAN -> caps.triangleFans;
            case LINE_LOOP -> caps.lineLoops;
            case QUADS, QUAD_STRIP -> caps.quads;
            case POLYGON -> caps.polygons;
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY, TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> caps.geometry;
            default -> true;
        };
        if (!supported)
            out.broken(Rule.PRIMITIVE_SUPPORTED, call, "primitive", "is " + p + ", which the device has not");
        geometry(call, p);
        if (indexed && bound.indexBuffer == null) out.broken(Rule.INDEX_BUFFER, call, "index buffer", "is not bound");
        if (indexed && bound.restart) restart(call, p);
    }

    private void geometry(String call, Primitive p) { // hot
        Shader geometry = stages.shader(Stage.GEOMETRY);
        if (geometry == null) return;
        Shader evaluation = stages.shader(Stage.TESS_EVAL);
        Shader.Topology reaches = evaluation == null
                ? topology(p)
                : evaluation.pointMode
                        ? Shader.Topology.POINTS
                        : evaluation.inputTopology == Shader.Topology.ISOLINES
                                ? Shader.Topology.LINES
                                : Shader.Topology.TRIANGLES;
        if (reaches != null && reaches != geometry.inputTopology) {
            out.broken(
                    Rule.GEOMETRY_INPUT,
                    call,
                    "primitive",
                    "is " + p + ", which gives " + reaches + "; geometry shader '" + geometry.name + "' takes "
                            + geometry.inputTopology);
        }
    }

    private static Shader.@Nullable Topology topology(Primitive p) { // hot
        return switch (p) {
            case POINTS -> Shader.Topology.POINTS;
            case LINES, LINE_LOOP, LINE_STRIP -> Shader.Topology.LINES;
            case TRIANGLES, TRIANGLE_STRIP, TRIANGLE_FAN -> Shader.Topology.TRIANGLES;
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> Shader.Topology.LINES_ADJACENCY;
            case TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> Shader.Topology.TRIANGLES_ADJACENCY;
            case QUADS, QUAD_STRIP, POLYGON -> Shader.Topology.QUADS;
            case PATCHES -> null;
        };
    }

    private void restart(String call, Primitive p) { // hot
        boolean list = switch (p) {
            case POINTS, LINES, TRIANGLES, QUADS, LINES_ADJACENCY, TRIANGLES_ADJACENCY, PATCHES -> true;
            default -> false;
        };
        boolean usual = bound.restartIndex == bound.indexType.allOnes();
        if (list && !caps.restartOnLists || !usual && !caps.anyRestartIndex) {
            out.broken(
                    Rule.RESTART_SUPPORTED,
                    call,
                    "restart index",
                    "is 0x" + Integer.toHexString(bound.restartIndex) + " for " + p + " of " + bound.indexType
                            + " indices, which the device does not restart");
        }
    }

    // ---- outputs ---------------------------------------------------------------------------------------------------

    private void streamOutput(String call) { // hot
        if (bound.streamTargetCount == 0) return;
        uses.streamTargets(call);
        ShaderObject last = stages.lastVertexStage();
        Tracked.OfShader t = last == null ? null : objects.find(last);
        if (t == null) return;
        StreamOutputLayout layout = t.streamOutput;
        if (layout == null) {
            out.broken(
                    Rule.STREAM_OUTPUT_LAYOUT,
                    call,
                    "stream targets",
                    "are set, " + t.shader.stage.text() + " shader '" + t.shader.name + "' has no stream output");
            return;
        }
        for (int i = 0; i < layout.outputs().size(); i++) {
            int buffer = layout.outputs().get(i).buffer();
            if (buffer >= bound.streamTargetCount || bound.streamTargets[buffer] == null) {
                out.broken(
                        Rule.STREAM_OUTPUT_LAYOUT,
                        call,
                        "stream target " + buffer,
                        "is not set, " + t.shader.stage.text() + " shader '" + t.shader.name + "' writes to it");
                return;
            }
        }
    }

    private void targets(String call) { // hot
        RenderTargets targets = bound.targets;
        if (targets == null) {
            if (!device.states().raster.get(bound.raster).discard()) {
                out.broken(Rule.TARGETS_SET, call, "render targets", "were not set");
            }
            return;
        }
        uses.targets(call, targets);
        BlendState blend = device.states().blend.get(bound.blend);
        boolean dual = false;
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.colors().get(i);
            BlendState.Target t = blend.target(i);
            if (a == null || !t.enabled()) continue;
            dual |= StateRules.isDualSource(t);
            if ((device.formatSupport(a.format()) & FormatSupport.BLENDED) == 0) {
                out.broken(Rule.BLENDABLE_TARGET, call, "colour target " + i, "is " + a.format() + " and is blended");
            }
        }
        if (dual && targets.colors().size() > caps.maxDualSourceTargets) {
            out.broken(
                    Rule.DUAL_SOURCE,
                    call,
                    "colour targets",
                    "are " + targets.colors().size() + ", with a second source the device has "
                            + caps.maxDualSourceTargets);
        }
        Shader fragment = stages.shader(Stage.FRAGMENT);
        if (fragment != null) fragmentOutputs(call, fragment, targets);
    }

    private void fragmentOutputs(String call, Shader fragment, RenderTargets targets) { // hot
        for (int i = 0; i < fragment.outputs.size(); i++) {
            Variable v = fragment.outputs.get(i);
            if (v.location < 0) continue;
            for (int location = v.location; location < v.location + v.elements(); location++) {
                RenderTargets.Attachment a = targets.color(location);
                if (a != null && a.format().isInteger() == v.type().kind().isFloat()) {
                    out.broken(
                            Rule.FRAGMENT_OUTPUT_KIND,
                            call,
                            "output '" + v.name() + "'",
                            "is " + v.type() + ", colour target " + location + " is " + a.format());
                }
            }
        }
    }
}
