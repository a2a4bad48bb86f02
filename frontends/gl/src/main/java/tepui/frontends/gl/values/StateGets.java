package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.program.Variants;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Device;

/** Values of drawing state for glGet...: what was set comes back as it was set. */
public final class StateGets {
    private final Device device;
    private final Profile profile;
    private final DebugLog messages;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final ViewportValues view;
    private final PatchValues patches;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final PixelState pixels;
    private final Framebuffers framebuffers;
    private final FragmentColors fragmentColors;

    public StateGets(
            Device device,
            Profile profile,
            DebugLog messages,
            PlainState plain,
            Bound bound,
            PixelState pixels,
            FragmentColors fragmentColors) {
        this.device = device;
        this.profile = profile;
        this.messages = messages;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.view = plain.view();
        this.patches = plain.patches();
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
        this.programs = bound.programs();
        this.pixels = pixels;
        this.framebuffers = bound.framebuffers();
        this.fragmentColors = fragmentColors;
    }

    private static int name(@Nullable BufferObject buffer) {
        return buffer == null ? 0 : buffer.name;
    }

    boolean get(int pname, GetResult r) {
        RasterValues s = raster;
        ViewportValues v = view;
        return switch (pname) {
            case GL_VIEWPORT -> r.real(v.x[0], v.y[0], v.width[0], v.height[0]);
            case GL_SCISSOR_BOX -> r.set(v.scissor[0], v.scissor[1], v.scissor[2], v.scissor[3]);
            case GL_DEPTH_RANGE -> r.unit(v.near[0], v.far[0]);
            case GL_CULL_FACE_MODE -> r.set(s.cullMode);
            case GL_FRONT_FACE -> r.set(s.frontFace);
            case GL_POLYGON_MODE -> profile.compatibility ? r.set(s.fillFront, s.fillBack) : r.set(s.fillFront);
            case GL_POLYGON_OFFSET_FACTOR -> r.real(s.offsetFactor);
            case GL_POLYGON_OFFSET_UNITS -> r.real(s.offsetUnits);
            case GL_POLYGON_OFFSET_CLAMP -> r.real(s.offsetClamp);
            case GL_LINE_WIDTH -> r.real(s.lineWidth);
            case GL_POINT_SIZE -> r.real(s.pointSize);
            case GL_POINT_FADE_THRESHOLD_SIZE -> r.real(raster.pointFade);
            case GL_POINT_SPRITE_COORD_ORIGIN -> r.set(s.pointOrigin);
            case GL_PROVOKING_VERTEX ->
                r.set(s.provokingFirst ? GL_FIRST_VERTEX_CONVENTION : GL_LAST_VERTEX_CONVENTION);
            case GL_QUADS_FOLLOW_PROVOKING_VERTEX_CONVENTION -> r.set(s.quadsFollowProvoking);
            case GL_CLIP_ORIGIN -> r.set(s.clipOrigin);
            case GL_CLIP_DEPTH_MODE -> r.set(s.clipDepthMode);
            case GL_PRIMITIVE_RESTART_INDEX -> r.set(s.restartIndex & 0xffffffffL);
            case GL_SAMPLE_COVERAGE_VALUE -> r.real(s.sampleCoverage);
            case GL_SAMPLE_COVERAGE_INVERT -> r.set(s.sampleCoverageInvert);
            case GL_MIN_SAMPLE_SHADING_VALUE -> r.real(s.minSampleShading);
            case GL_LINE_STIPPLE_PATTERN -> profile.compatibility && r.set(s.stipplePattern);
            case GL_LINE_STIPPLE_REPEAT -> profile.compatibility && r.set(s.stippleFactor);
            case GL_PATCH_VERTICES -> r.set(patches.vertices);
            case GL_PATCH_DEFAULT_OUTER_LEVEL -> r.real(patches.outerLevels, 0, 4);
            case GL_PATCH_DEFAULT_INNER_LEVEL -> r.real(patches.innerLevels, 0, 2);
            case GL_CLAMP_READ_COLOR -> r.set(pixels.clampReadColor);
            default -> fragment(pname, r) || bindings(pname, r) || messages(pname, r);
        };
    }

    private boolean fragment(int pname, GetResult r) {
        BlendValues b = blend;
        DepthStencilValues d = depthStencil;
        return switch (pname) {
            case GL_BLEND_SRC, GL_BLEND_SRC_RGB -> r.set(b.sourceRgb(0));
            case GL_BLEND_SRC_ALPHA -> r.set(b.sourceAlpha(0));
            case GL_BLEND_DST, GL_BLEND_DST_RGB -> r.set(b.destinationRgb(0));
            case GL_BLEND_DST_ALPHA -> r.set(b.destinationAlpha(0));
            case GL_BLEND_EQUATION_RGB -> r.set(b.equationRgb(0));
            case GL_BLEND_EQUATION_ALPHA -> r.set(b.equationAlpha(0));
            case GL_BLEND_COLOR ->
                r.unit(
                        fragmentColors.told(b.color[0]),
                        fragmentColors.told(b.color[1]),
                        fragmentColors.told(b.color[2]),
                        fragmentColors.told(b.color[3]));
            case GL_COLOR_WRITEMASK -> mask(b.writeMask[0], r);
            case GL_LOGIC_OP_MODE -> r.set(b.logicOp);
            case GL_DEPTH_WRITEMASK -> r.set(d.depthWrite);
            case GL_DEPTH_FUNC -> r.set(d.depthFunc);
            case GL_DEPTH_BOUNDS_EXT -> r.unit(d.boundsMin, d.boundsMax);
            case GL_ALPHA_TEST_FUNC -> profile.compatibility && r.set(d.alphaFunc);
            case GL_ALPHA_TEST_REF -> profile.compatibility && r.unit(fragmentColors.told(d.alphaReference));
            case GL_STENCIL_FUNC -> r.set(d.func[0]);
            case GL_STENCIL_REF -> r.set(reference(0));
            case GL_STENCIL_VALUE_MASK -> r.set(d.readMask[0] & 0xffffffffL);
            case GL_STENCIL_WRITEMASK -> r.set(d.writeMask[0] & 0xffffffffL);
            case GL_STENCIL_FAIL -> r.set(d.fail[0]);
            case GL_STENCIL_PASS_DEPTH_FAIL -> r.set(d.depthFail[0]);
            case GL_STENCIL_PASS_DEPTH_PASS -> r.set(d.pass[0]);
            case GL_STENCIL_BACK_FUNC -> r.set(d.func[1]);
            case GL_STENCIL_BACK_REF -> r.set(reference(1));
            case GL_STENCIL_BACK_VALUE_MASK -> r.set(d.readMask[1] & 0xffffffffL);
            case GL_STENCIL_BACK_WRITEMASK -> r.set(d.writeMask[1] & 0xffffffffL);
            case GL_STENCIL_BACK_FAIL -> r.set(d.fail[1]);
            case GL_STENCIL_BACK_PASS_DEPTH_FAIL -> r.set(d.depthFail[1]);
            case GL_STENCIL_BACK_PASS_DEPTH_PASS -> r.set(d.pass[1]);
            default -> false;
        };
    }

    /** A reference of the stencil test as it is compared: within what the stencil image has bits for. */
    private int reference(int face) {
        InternalFormat f = framebuffers.draw().stencilFormat();
        int bits = f == null ? 0 : f.bits(f.choose(device), 'S');
        return Math.clamp(depthStencil.reference[face], 0, (1 << bits) - 1);
    }

    private static boolean mask(int bits, GetResult r) {
        return r.set(bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1);
    }

    private boolean bindings(int pname, GetResult r) {
        BufferBindings b = bindings;
        return switch (pname) {
            case GL_ARRAY_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.ARRAY)));
            case GL_ELEMENT_ARRAY_BUFFER_BINDING -> r.set(name(arrays.bound.elements()));
            case GL_PIXEL_PACK_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.PIXEL_PACK)));
            case GL_PIXEL_UNPACK_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.PIXEL_UNPACK)));
            case GL_UNIFORM_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.UNIFORM)));
            case GL_TEXTURE_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.TEXTURE)));
            case GL_TRANSFORM_FEEDBACK_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.TRANSFORM_FEEDBACK)));
            case GL_COPY_READ_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.COPY_READ)));
            case GL_COPY_WRITE_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.COPY_WRITE)));
            case GL_DRAW_INDIRECT_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.DRAW_INDIRECT)));
            case GL_DISPATCH_INDIRECT_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.DISPATCH_INDIRECT)));
            case GL_SHADER_STORAGE_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.SHADER_STORAGE)));
            case GL_ATOMIC_COUNTER_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.ATOMIC_COUNTER)));
            case GL_QUERY_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.QUERY)));
            case GL_PARAMETER_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.PARAMETER)));
            case GL_VERTEX_ARRAY_BINDING -> r.set(arrays.bound.name);
            case GL_CURRENT_PROGRAM -> r.set(programs.currentName());
            case GL_PROGRAM_PIPELINE_BINDING -> r.set(programs.pipeline == null ? 0 : programs.pipeline.name);
            case GL_TRANSFORM_FEEDBACK_BINDING -> r.set(captures.bound.name);
            case GL_TRANSFORM_FEEDBACK_ACTIVE -> r.set(captures.bound.active);
            case GL_TRANSFORM_FEEDBACK_PAUSED -> r.set(captures.bound.paused);
            default -> false;
        };
    }

    private boolean messages(int pname, GetResult r) {
        return switch (pname) {
            case GL_MAX_DEBUG_MESSAGE_LENGTH -> r.set(DebugLog.MAX_LENGTH);
            case GL_MAX_DEBUG_LOGGED_MESSAGES -> r.set(DebugLog.MAX_LOGGED);
            case GL_MAX_DEBUG_GROUP_STACK_DEPTH -> r.set(DebugLog.MAX_GROUPS);
            case GL_MAX_LABEL_LENGTH -> r.set(DebugLog.MAX_LABEL);
            case GL_DEBUG_LOGGED_MESSAGES -> r.set(messages.loggedCount());
            case GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH -> r.set(messages.nextLength());
            case GL_DEBUG_GROUP_STACK_DEPTH -> r.set(messages.groupDepth());
            default -> false;
        };
    }

    // ---- with an index ---------------------------------------------------------------------------------------------

    int get(int pname, int index, GetResult r) {
        ViewportValues v = view;
        BlendValues b = blend;
        if (profile.es && !EsRules.isIndexed(pname, profile.esNames)) return GetResult.NO_SUCH_NAME;
        int count = switch (pname) {
            case GL_VIEWPORT, GL_SCISSOR_BOX, GL_DEPTH_RANGE, GL_SCISSOR_TEST -> ViewportValues.COUNT;
            case GL_BLEND,
                    GL_BLEND_SRC,
                    GL_BLEND_DST,
                    GL_BLEND_SRC_RGB,
                    GL_BLEND_SRC_ALPHA,
                    GL_BLEND_DST_RGB,
                    GL_BLEND_DST_ALPHA,
                    GL_BLEND_EQUATION_RGB,
                    GL_BLEND_EQUATION_ALPHA,
                    GL_COLOR_WRITEMASK -> profile.limits.drawBuffers;
            case GL_SAMPLE_MASK_VALUE -> 1;
            case GL_MAX_COMPUTE_WORK_GROUP_COUNT,
                    GL_MAX_COMPUTE_WORK_GROUP_SIZE,
                    GL_MAX_COMPUTE_VARIABLE_GROUP_SIZE_ARB -> 3;
            case GL_VERTEX_BINDING_BUFFER,
                    GL_VERTEX_BINDING_OFFSET,
                    GL_VERTEX_BINDING_STRIDE,
                    GL_VERTEX_BINDING_DIVISOR -> 16;
            default -> ranges(pname);
        };
        if (count == 0) return GetResult.NO_SUCH_NAME;
        if (index < 0 || index >= count) return GetResult.NO_SUCH_INDEX;
        boolean found = switch (pname) {
            case GL_VIEWPORT -> r.real(v.x[index], v.y[index], v.width[index], v.height[index]);
            case GL_SCISSOR_BOX ->
                r.set(
                        v.scissor[4 * index],
                        v.scissor[4 * index + 1],
                        v.scissor[4 * index + 2],
                        v.scissor[4 * index + 3]);
            case GL_DEPTH_RANGE -> r.unit(v.near[index], v.far[index]);
            case GL_SCISSOR_TEST -> r.set((v.scissorEnabled >> index & 1) != 0);
            case GL_BLEND -> r.set((b.enabled >> index & 1) != 0);
            case GL_BLEND_SRC, GL_BLEND_SRC_RGB -> r.set(b.sourceRgb(index));
            case GL_BLEND_SRC_ALPHA -> r.set(b.sourceAlpha(index));
            case GL_BLEND_DST, GL_BLEND_DST_RGB -> r.set(b.destinationRgb(index));
            case GL_BLEND_DST_ALPHA -> r.set(b.destinationAlpha(index));
            case GL_BLEND_EQUATION_RGB -> r.set(b.equationRgb(index));
            case GL_BLEND_EQUATION_ALPHA -> r.set(b.equationAlpha(index));
            case GL_COLOR_WRITEMASK -> mask(b.writeMask[index], r);
            case GL_SAMPLE_MASK_VALUE -> r.set(raster.sampleMask);
            case GL_MAX_COMPUTE_WORK_GROUP_COUNT -> r.set(profile.limits.workgroupCount[index]);
            case GL_MAX_COMPUTE_WORK_GROUP_SIZE -> r.set(profile.limits.workgroupSize[index]);
            case GL_MAX_COMPUTE_VARIABLE_GROUP_SIZE_ARB -> r.set(Variants.largestSize(profile.limits, index));
            case GL_VERTEX_BINDING_BUFFER -> r.set(name(arrays.bound.buffers[index]));
            case GL_VERTEX_BINDING_OFFSET -> r.set(arrays.bound.offsets[index]);
            case GL_VERTEX_BINDING_STRIDE -> r.set(arrays.bound.strides[index]);
            case GL_VERTEX_BINDING_DIVISOR -> r.set(arrays.bound.divisors[index]);
            default -> range(pname, index, r);
        };
        return found ? GetResult.FOUND : GetResult.NO_SUCH_NAME;
    }

    /** The number of a binding with ranges; 0 for any other name. */
    private int ranges(int pname) {
        return switch (pname) {
            case GL_UNIFORM_BUFFER_BINDING, GL_UNIFORM_BUFFER_START, GL_UNIFORM_BUFFER_SIZE ->
                BufferBindings.UNIFORM_COUNT;
            case GL_SHADER_STORAGE_BUFFER_BINDING, GL_SHADER_STORAGE_BUFFER_START, GL_SHADER_STORAGE_BUFFER_SIZE ->
                BufferBindings.STORAGE_COUNT;
            case GL_ATOMIC_COUNTER_BUFFER_BINDING, GL_ATOMIC_COUNTER_BUFFER_START, GL_ATOMIC_COUNTER_BUFFER_SIZE ->
                BufferBindings.COUNTER_COUNT;
            case GL_TRANSFORM_FEEDBACK_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BUFFER_START,
                    GL_TRANSFORM_FEEDBACK_BUFFER_SIZE -> profile.limits.transformFeedbackBuffers;
            default -> 0;
        };
    }

    private boolean range(int pname, int index, GetResult r) {
        BufferBindings.Indexed b = switch (pname) {
            case GL_UNIFORM_BUFFER_BINDING, GL_UNIFORM_BUFFER_START, GL_UNIFORM_BUFFER_SIZE -> bindings.uniform;
            case GL_SHADER_STORAGE_BUFFER_BINDING, GL_SHADER_STORAGE_BUFFER_START, GL_SHADER_STORAGE_BUFFER_SIZE ->
                bindings.storage;
            case GL_ATOMIC_COUNTER_BUFFER_BINDING, GL_ATOMIC_COUNTER_BUFFER_START, GL_ATOMIC_COUNTER_BUFFER_SIZE ->
                bindings.counters;
            default -> captures.bound.buffers;
        };
        return switch (pname) {
            case GL_UNIFORM_BUFFER_BINDING,
                    GL_SHADER_STORAGE_BUFFER_BINDING,
                    GL_ATOMIC_COUNTER_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BUFFER_BINDING -> r.set(name(b.buffers[index]));
            case GL_UNIFORM_BUFFER_START,
                    GL_SHADER_STORAGE_BUFFER_START,
                    GL_ATOMIC_COUNTER_BUFFER_START,
                    GL_TRANSFORM_FEEDBACK_BUFFER_START -> r.set(b.offsets[index]);
            default -> r.set(b.told(index));
        };
    }
}
