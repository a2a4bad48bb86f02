package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.VertexInputs;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Dynamic state of draws: which of it a pass's command buffer has from the draw before, and what is set anew. */
final class PassStates {
    /** Dirty bits of the state that {@link #set} records. */
    static final int SET = BoundState.LAYOUT
            | BoundState.VIEWPORTS
            | BoundState.SCISSORS
            | BoundState.RASTER
            | BoundState.DEPTH_STENCIL
            | BoundState.STENCIL_REFERENCE
            | BoundState.BLEND
            | BoundState.SAMPLE_MASK
            | BoundState.BLEND_COLOR;

    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final DrawInputs inputs;
    private final Viewports viewports;
    private final DynamicCommands commands;
    /** For the arguments of a call. */
    private final long memory;

    private int topology = -1;
    /** Of what is rasterised, behind all shaders. */
    private int rasterClass = -1;

    private boolean restarts;

    PassStates(ContextParts parts, DrawInputs inputs, DynamicCommands commands) {
        device = parts.device;
        state = parts.state;
        recorder = parts.recorder;
        this.inputs = inputs;
        this.commands = commands;
        viewports = new Viewports(parts);
        memory = recorder.scratch.take(16);
    }

    /** A new command buffer: nothing is set there. */
    void forget() {
        topology = -1;
        rasterClass = -1;
        commands.forget();
    }

    /** VkPrimitiveTopology of the last draw. */
    int topology() { // hot
        return topology;
    }

    /** Did an index cut the strips of the last draw? */
    boolean restarts() { // hot
        return restarts;
    }

    static int indexType(IndexType t) { // hot
        return switch (t) {
            case U8 -> Vk.VK_INDEX_TYPE_UINT8_EXT;
            case U16 -> Vk.VK_INDEX_TYPE_UINT16;
            case U32 -> Vk.VK_INDEX_TYPE_UINT32;
        };
    }

    static int topology(Primitive p) { // hot
        return switch (p) {
            case POINTS -> Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
            case LINES -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
            case LINE_STRIP, LINE_LOOP -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP;
            case TRIANGLES, QUADS -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
            case TRIANGLE_STRIP, QUAD_STRIP -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
            case TRIANGLE_FAN, POLYGON -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN;
            case LINES_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY;
            case LINE_STRIP_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY;
            case TRIANGLES_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY;
            case TRIANGLE_STRIP_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY;
            case PATCHES -> Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
        };
    }

    /** The class of a topology: what pipelines contain where the topology itself is dynamic. */
    static int topologyClass(int topology) { // hot
        return switch (topology) {
            case Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST -> Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
            case Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
            case Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST -> Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
            default -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
        };
    }

    /** Records what differs from the draw before. */
    void set(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
        int dirty = state.dirty;
        restarts = restart;
        commands.assembly(cmd, drawTopology, restart, p.tessellates ? state.patchVertices : 0);
        int rasterised = p.rasterised(topologyClass(drawTopology));
        if (drawTopology != topology || rasterised != rasterClass) {
            topology = drawTopology;
            // Whether there is a bias, and faces, goes by the primitives.
            rasterClass = rasterised;
            dirty |= BoundState.RASTER;
        }
        VertexInputs.Input in = inputs.input();
        if ((dirty & BoundState.LAYOUT) != 0 && in != null) commands.vertexInput(cmd, in);
        if ((dirty & BoundState.VIEWPORTS) != 0) {
            viewports.viewports(cmd, p);
            dirty |= BoundState.SCISSORS;
        }
        if ((dirty & BoundState.SCISSORS) != 0) viewports.scissors(cmd, p);
        if ((dirty & BoundState.RASTER) != 0) {
            commands.raster(cmd, device.states().raster.get(state.raster), rasterised, p.emulation);
            dirty |= BoundState.PUSH;
        }
        if ((dirty & BoundState.DEPTH_STENCIL) != 0) {
            DepthStencilState d = device.states().depthStencil.get(state.depthStencil);
            if (d.depthWrite() || d.stencilTest()) recorder.pass.ending.depthWritten = true;
            commands.depthStencil(cmd, d);
        }
        if ((dirty & BoundState.STENCIL_REFERENCE) != 0) {
            commands.stencilReference(cmd, state.stencilFront & 255, state.stencilBack & 255);
        }
        if ((dirty & BoundState.BLEND) != 0) commands.blend(cmd, device.blendParts.of(state.blend));
        if ((dirty & BoundState.SAMPLE_MASK) != 0) commands.sampleMask(cmd, state.sampleMask);
        if ((dirty & BoundState.BLEND_COLOR) != 0) {
            for (int i = 0; i < 4; i++) Scratch.putFloat(memory + 4L * i, state.blendColor[i]);
            recorder.vk.vkCmdSetBlendConstants(cmd, memory);
        }
        state.dirty = dirty & ~SET;
    }
}
