package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.BlendValues;
import tepui.frontends.gl.draw.DepthStencilValues;
import tepui.frontends.gl.draw.RasterValues;
import tepui.frontends.gl.draw.ViewportValues;
import tepui.frontends.gl.pixel.InternalFormat;

/** Values of state that the chapters of drawing keep: what was set comes back as it was set. */
final class StateGets {
    private StateGets() {}

    private static int name(@Nullable BufferObject buffer) {
        return buffer == null ? 0 : buffer.name;
    }

    static boolean get(Context c, int pname, GetResult r) {
        RasterValues s = c.raster;
        ViewportValues v = c.view;
        return switch (pname) {
            case GL_VIEWPORT -> r.real(v.x[0], v.y[0], v.width[0], v.height[0]);
            case GL_SCISSOR_BOX -> r.set(v.scissor[0], v.scissor[1], v.scissor[2], v.scissor[3]);
            case GL_DEPTH_RANGE -> r.unit(v.near[0], v.far[0]);
            case GL_CULL_FACE_MODE -> r.set(s.cullMode);
            case GL_FRONT_FACE -> r.set(s.frontFace);
            case GL_POLYGON_MODE -> c.compatibility ? r.set(s.fillFront, s.fillBack) : r.set(s.fillFront);
            case GL_POLYGON_OFFSET_FACTOR -> r.real(s.offsetFactor);
            case GL_POLYGON_OFFSET_UNITS -> r.real(s.offsetUnits);
            case GL_POLYGON_OFFSET_CLAMP -> r.real(s.offsetClamp);
            case GL_LINE_WIDTH -> r.real(s.lineWidth);
            case GL_POINT_SIZE -> r.real(s.pointSize);
            case GL_POINT_FADE_THRESHOLD_SIZE -> r.real(c.pointFade);
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
            case GL_LINE_STIPPLE_PATTERN -> c.compatibility && r.set(s.stipplePattern);
            case GL_LINE_STIPPLE_REPEAT -> c.compatibility && r.set(s.stippleFactor);
            case GL_PATCH_VERTICES -> r.set(c.patchVertices);
            case GL_PATCH_DEFAULT_OUTER_LEVEL -> r.real(c.outerLevels, 0, 4);
            case GL_PATCH_DEFAULT_INNER_LEVEL -> r.real(c.innerLevels, 0, 2);
            case GL_CLAMP_READ_COLOR -> r.set(c.clampReadColor);
            default -> fragment(c, pname, r) || bindings(c, pname, r) || messages(c, pname, r);
        };
    }

    private static boolean fragment(Context c, int pname, GetResult r) {
        BlendValues b = c.blend;
        DepthStencilValues d = c.depthStencil;
        return switch (pname) {
            case GL_BLEND_SRC, GL_BLEND_SRC_RGB -> r.set(b.sourceRgb[0]);
            case GL_BLEND_SRC_ALPHA -> r.set(b.sourceAlpha[0]);
            case GL_BLEND_DST, GL_BLEND_DST_RGB -> r.set(b.destinationRgb[0]);
            case GL_BLEND_DST_ALPHA -> r.set(b.destinationAlpha[0]);
            case GL_BLEND_EQUATION_RGB -> r.set(b.equationRgb[0]);
            case GL_BLEND_EQUATION_ALPHA -> r.set(b.equationAlpha[0]);
            case GL_BLEND_COLOR ->
                r.unit(c.told(b.color[0]), c.told(b.color[1]), c.told(b.color[2]), c.told(b.color[3]));
            case GL_COLOR_WRITEMASK -> mask(b.writeMask[0], r);
            case GL_LOGIC_OP_MODE -> r.set(b.logicOp);
            case GL_DEPTH_WRITEMASK -> r.set(d.depthWrite);
            case GL_DEPTH_FUNC -> r.set(d.depthFunc);
            case GL_DEPTH_BOUNDS_EXT -> r.unit(d.boundsMin, d.boundsMax);
            case GL_ALPHA_TEST_FUNC -> c.compatibility && r.set(d.alphaFunc);
            case GL_ALPHA_TEST_REF -> c.compatibility && r.unit(c.told(d.alphaReference));
            case GL_STENCIL_FUNC -> r.set(d.func[0]);
            case GL_STENCIL_REF -> r.set(reference(c, 0));
            case GL_STENCIL_VALUE_MASK -> r.set(d.readMask[0] & 0xffffffffL);
            case GL_STENCIL_WRITEMASK -> r.set(d.writeMask[0] & 0xffffffffL);
            case GL_STENCIL_FAIL -> r.set(d.fail[0]);
            case GL_STENCIL_PASS_DEPTH_FAIL -> r.set(d.depthFail[0]);
            case GL_STENCIL_PASS_DEPTH_PASS -> r.set(d.pass[0]);
            case GL_STENCIL_BACK_FUNC -> r.set(d.func[1]);
            case GL_STENCIL_BACK_REF -> r.set(reference(c, 1));
            case GL_STENCIL_BACK_VALUE_MASK -> r.set(d.readMask[1] & 0xffffffffL);
            case GL_STENCIL_BACK_WRITEMASK -> r.set(d.writeMask[1] & 0xffffffffL);
            case GL_STENCIL_BACK_FAIL -> r.set(d.fail[1]);
            case GL_STENCIL_BACK_PASS_DEPTH_FAIL -> r.set(d.depthFail[1]);
            case GL_STENCIL_BACK_PASS_DEPTH_PASS -> r.set(d.pass[1]);
            default -> false;
        };
    }

    /** A reference of the stencil test as it is compared: within what the stencil image has bits for. */
    private static int reference(Context c, int face) {
        InternalFormat f = c.framebuffers.draw().stencilFormat();
        int bits = f == null ? 0 : f.bits(f.choose(c.device), 'S');
        return Math.clamp(c.depthStencil.reference[face], 0, (1 << bits) - 1);
    }

    private static boolean mask(int bits, GetResult r) {
        return r.set(bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1);
    }

    private static boolean bindings(Context c, int pname, GetResult r) {
        BufferBindings b = c.bindings;
        return switch (pname) {
            case GL_ARRAY_BUFFER_BINDING -> r.set(name(b.get(BufferBindings.ARRAY)));
            case GL_ELEMENT_ARRAY_BUFFER_BINDING -> r.set(name(c.vertexArray.elements()));
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
            case GL_VERTEX_ARRAY_BINDING -> r.set(c.vertexArray.name);
            case GL_CURRENT_PROGRAM -> r.set(c.program == null ? 0 : c.program.name);
            case GL_PROGRAM_PIPELINE_BINDING -> r.set(c.pipeline == null ? 0 : c.pipeline.name);
            case GL_TRANSFORM_FEEDBACK_BINDING -> r.set(c.feedback.name);
            case GL_TRANSFORM_FEEDBACK_ACTIVE -> r.set(c.feedback.active);
            case GL_TRANSFORM_FEEDBACK_PAUSED -> r.set(c.feedback.paused);
            default -> false;
        };
    }

    private static boolean messages(Context c, int pname, GetResult r) {
        return switch (pname) {
            case GL_MAX_DEBUG_MESSAGE_LENGTH -> r.set(DebugLog.MAX_LENGTH);
            case GL_MAX_DEBUG_LOGGED_MESSAGES -> r.set(DebugLog.MAX_LOGGED);
            case GL_MAX_DEBUG_GROUP_STACK_DEPTH -> r.set(DebugLog.MAX_GROUPS);
            case GL_MAX_LABEL_LENGTH -> r.set(DebugCalls.MAX_LABEL);
            case GL_DEBUG_LOGGED_MESSAGES -> r.set(c.messages.loggedCount());
            case GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH -> r.set(c.messages.nextLength());
            case GL_DEBUG_GROUP_STACK_DEPTH -> r.set(c.messages.groupDepth());
            default -> false;
        };
    }

    // ---- with an index ---------------------------------------------------------------------------------------------

    static int get(Context c, int pname, int index, GetResult r) {
        ViewportValues v = c.view;
        BlendValues b = c.blend;
        if (c.es && !EsRules.isIndexed(pname, c.esNames)) return GetCalls.NO_SUCH_NAME;
        int count = switch (pname) {
            case GL_VIEWPORT, GL_SCISSOR_BOX, GL_DEPTH_RANGE, GL_SCISSOR_TEST -> ViewportValues.COUNT;
            case GL_BLEND,
                    GL_BLEND_SRC_RGB,
                    GL_BLEND_SRC_ALPHA,
                    GL_BLEND_DST_RGB,
                    GL_BLEND_DST_ALPHA,
                    GL_BLEND_EQUATION_RGB,
                    GL_BLEND_EQUATION_ALPHA,
                    GL_COLOR_WRITEMASK -> c.limits.drawBuffers;
            case GL_SAMPLE_MASK_VALUE -> 1;
            case GL_MAX_COMPUTE_WORK_GROUP_COUNT,
                    GL_MAX_COMPUTE_WORK_GROUP_SIZE,
                    GL_MAX_COMPUTE_VARIABLE_GROUP_SIZE_ARB -> 3;
            case GL_VERTEX_BINDING_BUFFER,
                    GL_VERTEX_BINDING_OFFSET,
                    GL_VERTEX_BINDING_STRIDE,
                    GL_VERTEX_BINDING_DIVISOR -> 16;
            default -> ranges(c, pname);
        };
        if (count == 0) return GetCalls.NO_SUCH_NAME;
        if (index < 0 || index >= count) return GetCalls.NO_SUCH_INDEX;
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
            case GL_BLEND_SRC_RGB -> r.set(b.sourceRgb[b.at(index)]);
            case GL_BLEND_SRC_ALPHA -> r.set(b.sourceAlpha[b.at(index)]);
            case GL_BLEND_DST_RGB -> r.set(b.destinationRgb[b.at(index)]);
            case GL_BLEND_DST_ALPHA -> r.set(b.destinationAlpha[b.at(index)]);
            case GL_BLEND_EQUATION_RGB -> r.set(b.equationRgb[b.at(index)]);
            case GL_BLEND_EQUATION_ALPHA -> r.set(b.equationAlpha[b.at(index)]);
            case GL_COLOR_WRITEMASK -> mask(b.writeMask[index], r);
            case GL_SAMPLE_MASK_VALUE -> r.set(c.raster.sampleMask & 0xffffffffL);
            case GL_MAX_COMPUTE_WORK_GROUP_COUNT -> r.set(c.limits.workgroupCount[index]);
            case GL_MAX_COMPUTE_WORK_GROUP_SIZE -> r.set(c.limits.workgroupSize[index]);
            case GL_MAX_COMPUTE_VARIABLE_GROUP_SIZE_ARB -> r.set(c.largestVariable(index));
            case GL_VERTEX_BINDING_BUFFER -> r.set(name(c.vertexArray.buffers[index]));
            case GL_VERTEX_BINDING_OFFSET -> r.set(c.vertexArray.offsets[index]);
            case GL_VERTEX_BINDING_STRIDE -> r.set(c.vertexArray.strides[index]);
            case GL_VERTEX_BINDING_DIVISOR -> r.set(c.vertexArray.divisors[index]);
            default -> range(c, pname, index, r);
        };
        return found ? GetCalls.FOUND : GetCalls.NO_SUCH_NAME;
    }

    /** The number of a binding with ranges; 0 for any other name. */
    private static int ranges(Context c, int pname) {
        return switch (pname) {
            case GL_UNIFORM_BUFFER_BINDING, GL_UNIFORM_BUFFER_START, GL_UNIFORM_BUFFER_SIZE ->
                BufferBindings.UNIFORM_COUNT;
            case GL_SHADER_STORAGE_BUFFER_BINDING, GL_SHADER_STORAGE_BUFFER_START, GL_SHADER_STORAGE_BUFFER_SIZE ->
                BufferBindings.STORAGE_COUNT;
            case GL_ATOMIC_COUNTER_BUFFER_BINDING, GL_ATOMIC_COUNTER_BUFFER_START, GL_ATOMIC_COUNTER_BUFFER_SIZE ->
                BufferBindings.COUNTER_COUNT;
            case GL_TRANSFORM_FEEDBACK_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BUFFER_START,
                    GL_TRANSFORM_FEEDBACK_BUFFER_SIZE -> c.limits.transformFeedbackBuffers;
            default -> 0;
        };
    }

    private static boolean range(Context c, int pname, int index, GetResult r) {
        BufferBindings.Indexed b = switch (pname) {
            case GL_UNIFORM_BUFFER_BINDING, GL_UNIFORM_BUFFER_START, GL_UNIFORM_BUFFER_SIZE -> c.bindings.uniform;
            case GL_SHADER_STORAGE_BUFFER_BINDING, GL_SHADER_STORAGE_BUFFER_START, GL_SHADER_STORAGE_BUFFER_SIZE ->
                c.bindings.storage;
            case GL_ATOMIC_COUNTER_BUFFER_BINDING, GL_ATOMIC_COUNTER_BUFFER_START, GL_ATOMIC_COUNTER_BUFFER_SIZE ->
                c.bindings.counters;
            default -> c.feedback.buffers;
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
            default -> r.set(b.sizes[index]);
        };
    }
}
