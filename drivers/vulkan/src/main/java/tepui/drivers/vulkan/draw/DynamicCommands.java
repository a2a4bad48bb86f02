package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.DynamicStates;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.program.BlendParts;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.PipelineFactory;
import tepui.drivers.vulkan.program.PrimitiveEmulation;
import tepui.drivers.vulkan.program.RasterParts;
import tepui.drivers.vulkan.program.VertexInputs;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.DepthStencilState;
import tepui.pipe.DepthStencilState.Face;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;

/**
 * Commands for the dynamic states of a pass's command buffer: what is there, and a command where a draw wants something
 * else. All pipelines of a device leave the same states to commands, so going from one to another changes none of them.
 */
final class DynamicCommands {
    private static final int TOPOLOGY = 0;
    private static final int RESTART = 1;
    private static final int PATCH_VERTICES = 2;
    private static final int CULL = 3;
    private static final int FRONT_FACE = 4;
    private static final int BIAS = 5;
    private static final int DISCARD = 6;
    private static final int BIAS_CONSTANT = 7;
    private static final int BIAS_CLAMP = 8;
    private static final int BIAS_SLOPE = 9;
    private static final int LINE_WIDTH = 10;
    private static final int STIPPLE = 11;
    private static final int POLYGON_MODE = 12;
    private static final int CLIPS = 13;
    private static final int CLIP_SPACE = 14;
    private static final int PROVOKING = 15;
    private static final int LINE_MODE = 16;
    private static final int STIPPLES = 17;
    private static final int DEPTH_TEST = 18;
    private static final int DEPTH_WRITE = 19;
    private static final int DEPTH_FUNC = 20;
    private static final int DEPTH_BOUNDS_TEST = 21;
    private static final int DEPTH_BOUNDS_MIN = 22;
    private static final int DEPTH_BOUNDS_MAX = 23;
    private static final int STENCIL_TEST = 24;
    private static final int STENCIL_OP = 25;
    private static final int STENCIL_READ = 27;
    private static final int STENCIL_WRITE = 29;
    private static final int STENCIL_REFERENCE = 31;
    private static final int BLENDS = 33;
    private static final int EQUATIONS = 34;
    private static final int WRITE_MASKS = 35;
    private static final int LOGICAL = 36;
    private static final int LOGIC_OP = 37;
    private static final int ALPHA_TO_COVERAGE = 38;
    private static final int ALPHA_TO_ONE = 39;
    private static final int SAMPLE_MASK = 40;
    // ---- of shader objects: pipelines contain these
    private static final int SAMPLES = 41;
    private static final int PATCH_ORIGIN = 42;
    private static final int CLAMPS = 43;
    private static final int STREAM = 44;
    private static final int SOLID = 45;
    private static final int LOCATED = 46;
    private static final int COUNT = 47;

    private static final long IN_PIPELINES =
            1L << SAMPLES | 1L << PATCH_ORIGIN | 1L << CLAMPS | 1L << STREAM | 1L << SOLID | 1L << LOCATED;

    private final DeviceTables device;
    private final Recorder recorder;
    private final VkCommands vk;
    private final DeviceFeatures features;
    private final DynamicStates dynamic;
    private final long memory;
    private final int[] there = new int[COUNT];
    /** A bit for each state that is set. */
    private long known;

    private final boolean wideLines;
    private final boolean biasClamp;
    private final boolean clamps;
    private VertexInputs.Input input = VertexInputs.NONE;
    // ---- of the pass
    private int targets;
    private int samples;
    private int located;
    private int blendable;

    DynamicCommands(DeviceTables device, Recorder recorder) {
        this.device = device;
        this.recorder = recorder;
        vk = recorder.vk;
        features = recorder.gpu.features;
        dynamic = features.dynamic;
        memory = recorder.scratch.take(64);
        wideLines = VkPhysicalDeviceFeatures.wideLines(features.core) != 0;
        biasClamp = VkPhysicalDeviceFeatures.depthBiasClamp(features.core) != 0;
        clamps = features.depthClipEnable && VkPhysicalDeviceFeatures.depthClamp(features.core) != 0;
    }

    /** A new command buffer for a pass: nothing is set there. */
    void forget() {
        unset();
        TargetFormats.Formats f = device.targetFormats.get(recorder.pass.formatsId);
        targets = f.count();
        samples = Math.max(1, f.samples());
        located = f.located() ? 1 : 0;
        blendable = 0;
        for (int i = 0; i < targets; i++) if (device.canBlend(f.color(i))) blendable |= 1 << i;
    }

    /** Forgets what is set in the command buffer. */
    void unset() {
        known = 0;
        input = VertexInputs.NONE;
    }

    /** A pipeline was bound, and what it contains with it. */
    void pipelineBound() { // hot
        known &= ~IN_PIPELINES;
    }

    /** Records the state that pipelines contain on any device, for shader objects. */
    void shaderObjects(long cmd, GraphicsProgram p) { // hot
        if (differs(SAMPLES, samples)) vk.vkCmdSetRasterizationSamplesEXT(cmd, samples);
        if (features.extensions.contains(Vk.EXT_SAMPLE_LOCATIONS) && differs(LOCATED, located)) {
            vk.vkCmdSetSampleLocationsEnableEXT(cmd, located);
        }
        if (p.tessellates && differs(PATCH_ORIGIN, Vk.VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT)) {
            vk.vkCmdSetTessellationDomainOriginEXT(cmd, Vk.VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT);
        }
        // Where clipping is a state of its own, depth is always clamped.
        if (clamps && differs(CLAMPS, 1)) vk.vkCmdSetDepthClampEnableEXT(cmd, 1);
        if (features.geometryStreams && p.hasGeometry && differs(STREAM, 0)) {
            vk.vkCmdSetRasterizationStreamEXT(cmd, 0);
        }
        if (!dynamic.polygonMode && differs(SOLID, Vk.VK_POLYGON_MODE_FILL)) {
            vk.vkCmdSetPolygonModeEXT(cmd, Vk.VK_POLYGON_MODE_FILL);
        }
    }

    int samples() { // hot
        return samples;
    }

    /** Notes a value; was another there? */
    private boolean differs(int state, int value) { // hot
        long bit = 1L << state;
        if (there[state] == value && (known & bit) != 0) return false;
        there[state] = value;
        known |= bit;
        return true;
    }

    private boolean isUnknown(int state) { // hot
        return (known >>> state & 1) == 0;
    }

    private boolean differs(int state, boolean value) { // hot
        return differs(state, value ? 1 : 0);
    }

    private boolean differs(int state, float value) { // hot
        return differs(state, Float.floatToRawIntBits(value));
    }

    private static int bit(boolean value) { // hot
        return value ? 1 : 0;
    }

    // ---- vertices --------------------------------------------------------------------------------------------------

    void vertexInput(long cmd, VertexInputs.Input in) { // hot
        if (!dynamic.vertexInput || in == input) return;
        input = in;
        vk.vkCmdSetVertexInputEXT(cmd, in.bindings(), in.bindingList(), in.attributes(), in.attributeList());
    }

    /**
     * How vertices become primitives.
     *
     * @param patchVertices 0 where there are no patches
     */
    void assembly(long cmd, int topology, boolean restart, int patchVertices) { // hot
        if (dynamic.first && differs(TOPOLOGY, topology)) vk.vkCmdSetPrimitiveTopology(cmd, topology);
        if (dynamic.second && differs(RESTART, restart)) vk.vkCmdSetPrimitiveRestartEnable(cmd, bit(restart));
        if (dynamic.patchVertices && patchVertices != 0 && differs(PATCH_VERTICES, patchVertices)) {
            vk.vkCmdSetPatchControlPointsEXT(cmd, patchVertices);
        }
    }

    // ---- rasteriser ------------------------------------------------------------------------------------------------

    static boolean bias(RasterState r, int topologyClass) { // hot
        return switch (topologyClass) {
            case Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST -> r.biasPoints();
            case Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST -> r.biasLines();
            default ->
                switch (r.fillFront()) {
                    case POINT -> r.biasPoints();
                    case LINE -> r.biasLines();
                    case FILL -> r.biasTriangles();
                };
        };
    }

    void raster(long cmd, RasterState r, int topologyClass, PrimitiveEmulation emulation) { // hot
        if (dynamic.first) {
            // Points and lines have no faces.
            boolean faces = topologyClass >= Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST && !emulation.areBandsOfLines();
            int cull = faces ? PipelineFactory.cull(r.cull()) : 0;
            if (differs(CULL, cull)) vk.vkCmdSetCullMode(cmd, cull);
            int face = r.frontCounterClockwise()
                    ? PipelineFactory.FRONT_COUNTER_CLOCKWISE
                    : PipelineFactory.FRONT_CLOCKWISE;
            if (differs(FRONT_FACE, face)) vk.vkCmdSetFrontFace(cmd, face);
        }
        if (dynamic.second) {
            boolean bias = bias(r, topologyClass);
            if (differs(BIAS, bias)) vk.vkCmdSetDepthBiasEnable(cmd, bit(bias));
            if (differs(DISCARD, r.discard())) vk.vkCmdSetRasterizerDiscardEnable(cmd, bit(r.discard()));
        }
        float clamp = biasClamp ? r.biasClamp() : 0;
        boolean biased = differs(BIAS_CONSTANT, r.biasConstant());
        biased = differs(BIAS_CLAMP, clamp) || biased;
        biased = differs(BIAS_SLOPE, r.biasSlope()) || biased;
        if (biased) vk.vkCmdSetDepthBias(cmd, r.biasConstant(), clamp, r.biasSlope());
        lines(cmd, r);
        if (dynamic.polygonMode) {
            RasterState.Fill fill = emulation.areFilled() ? RasterState.Fill.FILL : RasterParts.fill(r);
            int mode = PipelineFactory.polygonMode(fill);
            if (differs(POLYGON_MODE, mode)) vk.vkCmdSetPolygonModeEXT(cmd, mode);
        }
        boolean clips = r.depthClipNear() || r.depthClipFar();
        if (dynamic.depthClip && differs(CLIPS, clips)) vk.vkCmdSetDepthClipEnableEXT(cmd, bit(clips));
        if (dynamic.depthClamp && differs(CLIPS, clips)) vk.vkCmdSetDepthClampEnableEXT(cmd, bit(!clips));
        if (dynamic.clipMinusWToW && differs(CLIP_SPACE, r.clipHalfZ())) {
            vk.vkCmdSetDepthClipNegativeOneToOneEXT(cmd, bit(!r.clipHalfZ()));
        }
        // Where the driver's own geometry shader is, it sees strips in the order that goes with the first vertex.
        boolean first = r.provokingFirst() || emulation.areMade();
        if (dynamic.provokingVertex && differs(PROVOKING, first)) {
            vk.vkCmdSetProvokingVertexModeEXT(
                    cmd,
                    first ? Vk.VK_PROVOKING_VERTEX_MODE_FIRST_VERTEX_EXT : Vk.VK_PROVOKING_VERTEX_MODE_LAST_VERTEX_EXT);
        }
    }

    private void lines(long cmd, RasterState r) { // hot
        float width = wideLines ? Math.clamp(r.lineWidth(), device.caps().minLineWidth, device.caps().maxLineWidth) : 1;
        if (differs(LINE_WIDTH, width)) vk.vkCmdSetLineWidth(cmd, width);
        if (!features.bresenhamLines) return;
        int factor = Math.clamp(r.lineStippleFactor(), 1, 256);
        int pattern = r.lineStipplePattern() & 0xffff;
        if (features.stippledLines && differs(STIPPLE, factor << 16 | pattern)) {
            vk.vkCmdSetLineStippleEXT(cmd, factor, (short) pattern);
        }
        if (dynamic.lineMode) {
            int mode = PipelineFactory.lineMode(features, r.lineSmooth(), !r.multisample(), samples);
            if (differs(LINE_MODE, mode)) vk.vkCmdSetLineRasterizationModeEXT(cmd, mode);
        }
        if (dynamic.lineStipple && differs(STIPPLES, r.lineStipple())) {
            vk.vkCmdSetLineStippleEnableEXT(cmd, bit(r.lineStipple()));
        }
    }

    // ---- depth and stencil -----------------------------------------------------------------------------------------

    void depthStencil(long cmd, DepthStencilState d) { // hot
        if (dynamic.first) {
            if (differs(DEPTH_TEST, d.depthTest())) vk.vkCmdSetDepthTestEnable(cmd, bit(d.depthTest()));
            // What is not tested is not looked at, but has to be set once; likewise below.
            if (d.depthTest() || isUnknown(DEPTH_WRITE)) {
                if (differs(DEPTH_WRITE, d.depthWrite())) vk.vkCmdSetDepthWriteEnable(cmd, bit(d.depthWrite()));
                int func = d.depthFunc().ordinal();
                if (differs(DEPTH_FUNC, func)) vk.vkCmdSetDepthCompareOp(cmd, func);
            }
            boolean bounded = d.depthBounds() && device.caps().depthBounds;
            if (differs(DEPTH_BOUNDS_TEST, bounded)) vk.vkCmdSetDepthBoundsTestEnable(cmd, bit(bounded));
            if (differs(STENCIL_TEST, d.stencilTest())) vk.vkCmdSetStencilTestEnable(cmd, bit(d.stencilTest()));
            if (d.stencilTest() || isUnknown(STENCIL_OP)) {
                stencilOp(cmd, d.front(), 0, Vk.VK_STENCIL_FACE_FRONT_BIT);
                stencilOp(cmd, d.back(), 1, Vk.VK_STENCIL_FACE_BACK_BIT);
            }
        }
        boolean bounds = differs(DEPTH_BOUNDS_MIN, d.depthBoundsMin());
        bounds = differs(DEPTH_BOUNDS_MAX, d.depthBoundsMax()) || bounds;
        if (bounds) vk.vkCmdSetDepthBounds(cmd, d.depthBoundsMin(), d.depthBoundsMax());
        stencilMask(cmd, d.front(), 0, Vk.VK_STENCIL_FACE_FRONT_BIT);
        stencilMask(cmd, d.back(), 1, Vk.VK_STENCIL_FACE_BACK_BIT);
    }

    private void stencilOp(long cmd, Face f, int face, int faceBit) { // hot
        int fail = f.fail().ordinal();
        int pass = f.pass().ordinal();
        int depthFail = f.depthFail().ordinal();
        int func = f.func().ordinal();
        if (!differs(STENCIL_OP + face, fail | pass << 4 | depthFail << 8 | func << 12)) return;
        vk.vkCmdSetStencilOp(cmd, faceBit, fail, pass, depthFail, func);
    }

    private void stencilMask(long cmd, Face f, int face, int faceBit) { // hot
        if (differs(STENCIL_READ + face, f.readMask())) vk.vkCmdSetStencilCompareMask(cmd, faceBit, f.readMask());
        if (differs(STENCIL_WRITE + face, f.writeMask())) vk.vkCmdSetStencilWriteMask(cmd, faceBit, f.writeMask());
    }

    void stencilReference(long cmd, int front, int back) { // hot
        boolean changed = differs(STENCIL_REFERENCE, front);
        changed = differs(STENCIL_REFERENCE + 1, back) || changed;
        if (!changed) return;
        if (front == back) {
            vk.vkCmdSetStencilReference(cmd, Vk.VK_STENCIL_FACE_FRONT_AND_BACK, front);
        } else {
            vk.vkCmdSetStencilReference(cmd, Vk.VK_STENCIL_FACE_FRONT_BIT, front);
            vk.vkCmdSetStencilReference(cmd, Vk.VK_STENCIL_FACE_BACK_BIT, back);
        }
    }

    // ---- blending --------------------------------------------------------------------------------------------------

    void blend(long cmd, BlendParts.Part b) { // hot
        if (targets > 0) {
            int all = (1 << targets) - 1;
            int blends = b.blends & blendable;
            if (dynamic.blend && differs(BLENDS, b.logicOp >= 0 ? 0 : blends)) {
                int now = there[BLENDS];
                for (int i = 0; i < targets; i++) Scratch.putInt(memory + 4L * i, now >> i & 1);
                vk.vkCmdSetColorBlendEnableEXT(cmd, 0, targets, memory);
            }
            // What does not blend has no use for equations, but they have to be set once.
            if (dynamic.blend && (blends != 0 || isUnknown(EQUATIONS)) && differs(EQUATIONS, b.equations)) {
                vk.vkCmdSetColorBlendEquationEXT(cmd, 0, targets, b.equationList);
            }
            int masks = b.writeMasks & (int) ((1L << 4 * targets) - 1);
            if (dynamic.writeMask && differs(WRITE_MASKS, masks)) {
                for (int i = 0; i < targets; i++) Scratch.putInt(memory + 4L * i, masks >>> 4 * i & 15);
                vk.vkCmdSetColorWriteMaskEXT(cmd, 0, targets, memory);
            }
            if (dynamic.writeEnable && differs(WRITE_MASKS, written(masks))) {
                int now = there[WRITE_MASKS];
                for (int i = 0; i < targets; i++) Scratch.putInt(memory + 4L * i, now >> i & 1);
                vk.vkCmdSetColorWriteEnableEXT(cmd, targets, memory);
            }
        }
        if (dynamic.logicOpEnable && differs(LOGICAL, b.logicOp >= 0)) {
            vk.vkCmdSetLogicOpEnableEXT(cmd, bit(b.logicOp >= 0));
        }
        if (dynamic.logicOp && (b.logicOp >= 0 || isUnknown(LOGIC_OP))) {
            int op = Math.max(0, b.logicOp);
            if (differs(LOGIC_OP, op)) vk.vkCmdSetLogicOpEXT(cmd, op);
        }
        boolean several = samples > 1;
        if (dynamic.alphaToCoverage && differs(ALPHA_TO_COVERAGE, b.alphaToCoverage && several)) {
            vk.vkCmdSetAlphaToCoverageEnableEXT(cmd, there[ALPHA_TO_COVERAGE]);
        }
        if (dynamic.alphaToOne && differs(ALPHA_TO_ONE, b.alphaToOne && several)) {
            vk.vkCmdSetAlphaToOneEnableEXT(cmd, there[ALPHA_TO_ONE]);
        }
    }

    /** A bit for each target of which something is written. */
    private static int written(int masks) { // hot
        int bits = 0;
        for (int i = 0; i < Limits.COLOR_TARGETS; i++) if ((masks >>> 4 * i & 15) != 0) bits |= 1 << i;
        return bits;
    }

    void sampleMask(long cmd, int mask) { // hot
        if (!dynamic.sampleMask || !differs(SAMPLE_MASK, mask)) return;
        Scratch.putInt(memory, mask);
        vk.vkCmdSetSampleMaskEXT(cmd, samples, memory);
    }

    /** Value of a topology in a pipeline's key. */
    int assemblyKey(int topology, int topologyClass, GraphicsProgram p, boolean restart, int patchVertices) { // hot
        int word = !dynamic.first
                ? topology
                : dynamic.anyTopology && !p.tessellates && !p.hasGeometry
                        ? Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST
                        : topologyClass;
        return PipelineKeyDescriptor.assembly(
                word, restart && !dynamic.second, p.tessellates && !dynamic.patchVertices ? patchVertices : 0);
    }
}
