package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.program.ProgramBinary;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.glsl.GlslLimits;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Values that never change: the version, what the context is, and the limits, which come from the device and the compiler. */
public final class LimitGets {
    private final ShaderCompilation compilation;
    private final Device device;
    private final Caps caps;
    private final ContextRequest attributes;
    private final Profile profile;
    private final PatchValues patches;
    private final Extensions extensions;

    /** Bound by nothing but the type; what a vertex-fetch loop likes is a hint. */
    private static final int ELEMENTS = 1 << 20;

    public LimitGets(
            Device device,
            Caps caps,
            ContextRequest attributes,
            Profile profile,
            PatchValues patches,
            Extensions extensions,
            ShaderCompilation compilation) {
        this.compilation = compilation;
        this.device = device;
        this.caps = caps;
        this.attributes = attributes;
        this.profile = profile;
        this.patches = patches;
        this.extensions = extensions;
    }

    boolean get(int pname, GetResult r) {
        return context(pname, r)
                || extensions.has("GL_KHR_shader_subgroup") && subgroups(pname, r)
                || extensions.has("GL_ARB_geometry_shader4") && geometry(profile.limits, pname, r)
                || device(pname, r)
                || shaders(profile.limits, pname, r)
                || stages(profile.limits, pname, r);
    }

    /** The names of ARB_geometry_shader4 for what OpenGL 3.2 calls inputs and outputs. */
    private static boolean geometry(GlslLimits l, int pname, GetResult r) {
        return switch (pname) {
            case GL_MAX_VERTEX_VARYING_COMPONENTS_ARB -> r.set(l.geometryInputComponents);
            case GL_MAX_GEOMETRY_VARYING_COMPONENTS_ARB -> r.set(l.geometryOutputComponents);
            default -> false;
        };
    }

    private boolean subgroups(int pname, GetResult r) {
        return switch (pname) {
            case GL_SUBGROUP_SIZE_KHR -> r.set(caps.subgroupSize);
            case GL_SUBGROUP_SUPPORTED_STAGES_KHR -> r.set(subgroupStages());
            case GL_SUBGROUP_SUPPORTED_FEATURES_KHR -> r.set(Extensions.subgroupFeatures(caps));
            case GL_SUBGROUP_QUAD_ALL_STAGES_KHR -> r.set(caps.quadReadsInAllStages);
            default -> false;
        };
    }

    private int subgroupStages() {
        int bits = 0;
        for (Stage stage : Stage.values()) {
            if ((caps.subgroupStages >> stage.ordinal() & 1) == 0) continue;
            bits |= switch (stage) {
                case VERTEX -> GL_VERTEX_SHADER_BIT;
                case TESS_CONTROL -> GL_TESS_CONTROL_SHADER_BIT;
                case TESS_EVAL -> GL_TESS_EVALUATION_SHADER_BIT;
                case GEOMETRY -> GL_GEOMETRY_SHADER_BIT;
                case FRAGMENT -> GL_FRAGMENT_SHADER_BIT;
                case COMPUTE -> GL_COMPUTE_SHADER_BIT;
            };
        }
        return bits;
    }

    private int flags() {
        return (attributes.forwardCompatible() ? GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT : 0)
                | (attributes.debug() ? GL_CONTEXT_FLAG_DEBUG_BIT : 0)
                | (attributes.robust() ? GL_CONTEXT_FLAG_ROBUST_ACCESS_BIT : 0)
                | (profile.noError ? GL_CONTEXT_FLAG_NO_ERROR_BIT : 0);
    }

    private boolean context(int pname, GetResult r) {
        return switch (pname) {
            case GL_MAJOR_VERSION -> r.set(profile.version / 10);
            case GL_MINOR_VERSION -> r.set(profile.version % 10);
            case GL_NUM_EXTENSIONS -> r.set(extensions.names().size());
            // KHR_debug gives them to no version of OpenGL ES that has none itself.
            case GL_CONTEXT_FLAGS -> !(profile.es && profile.version < 32) && r.set(flags());
            case GL_CONTEXT_PROFILE_MASK ->
                !profile.es
                        && profile.version >= 32
                        && r.set(
                                profile.compatibility
                                        ? GL_CONTEXT_COMPATIBILITY_PROFILE_BIT
                                        : GL_CONTEXT_CORE_PROFILE_BIT);
            case GL_RESET_NOTIFICATION_STRATEGY ->
                r.set(attributes.robust() ? GL_LOSE_CONTEXT_ON_RESET : GL_NO_RESET_NOTIFICATION);
            case GL_CONTEXT_RELEASE_BEHAVIOR -> r.set(GL_CONTEXT_RELEASE_BEHAVIOR_FLUSH);
            case GL_NUM_SHADING_LANGUAGE_VERSIONS ->
                !profile.es
                        && profile.version >= 43
                        && r.set(compilation.languageVersions().size());
            case GL_CONTEXT_ROBUST_ACCESS -> extensions.has("GL_KHR_robustness") && r.set(attributes.robust());
            case GL_PRIMITIVE_BOUNDING_BOX -> profile.es && profile.version >= 32 && r.real(patches.boundingBox, 0, 8);
            case GL_SHADER_COMPILER -> r.set(true);
            case GL_NUM_SHADER_BINARY_FORMATS -> r.set(compilation.takesSpirv() ? 1 : 0);
            case GL_SHADER_BINARY_FORMATS ->
                compilation.takesSpirv() ? r.set(GL_SHADER_BINARY_FORMAT_SPIR_V) : r.set(new int[0]);
            case GL_NUM_SPIR_V_EXTENSIONS -> compilation.takesSpirv() && r.set(Extensions.SPIRV.size());
            case GL_NUM_PROGRAM_BINARY_FORMATS -> r.set(1);
            case GL_PROGRAM_BINARY_FORMATS -> r.set(ProgramBinary.FORMAT);
            case GL_MAX_SHADER_COMPILER_THREADS_KHR -> r.set(Integer.toUnsignedLong(compilation.threads.limit));
            case GL_TIMESTAMP -> r.set(device.timestamp());
            case GL_STEREO -> r.set(false);
            // Nothing takes the device away while its time is measured.
            case GL_GPU_DISJOINT_EXT -> profile.es && r.set(0);
            default -> false;
        };
    }

    private boolean isSparse() {
        return caps.sparseTextures && !profile.es;
    }

    private boolean device(int pname, GetResult r) {
        Caps d = caps;
        int size = d.maxTexture2D;
        return switch (pname) {
            case GL_MAX_TEXTURE_SIZE -> r.set(size);
            case GL_MAX_RECTANGLE_TEXTURE_SIZE -> r.set(size);
            case GL_MAX_3D_TEXTURE_SIZE -> r.set(d.maxTexture3D);
            case GL_MAX_CUBE_MAP_TEXTURE_SIZE -> r.set(d.maxTextureCube);
            case GL_MAX_SPARSE_TEXTURE_SIZE_ARB -> isSparse() && r.set(size);
            case GL_MAX_SPARSE_3D_TEXTURE_SIZE_ARB -> isSparse() && r.set(d.maxTexture3D);
            case GL_MAX_SPARSE_ARRAY_TEXTURE_LAYERS_ARB -> isSparse() && r.set(d.maxTextureLayers);
            case GL_SPARSE_TEXTURE_FULL_ARRAY_CUBE_MIPMAPS_ARB -> isSparse() && r.set(true);
            case GL_MAX_ARRAY_TEXTURE_LAYERS -> r.set(d.maxTextureLayers);
            case GL_MAX_TEXTURE_BUFFER_SIZE -> r.set(Math.min(d.maxTextureBufferTexels, Integer.MAX_VALUE));
            case GL_TEXTURE_BUFFER_OFFSET_ALIGNMENT -> r.set(d.textureBufferAlignment);
            case GL_MAX_RENDERBUFFER_SIZE, GL_MAX_FRAMEBUFFER_WIDTH, GL_MAX_FRAMEBUFFER_HEIGHT ->
                r.set(d.maxRenderTargetSize);
            case GL_MAX_FRAMEBUFFER_LAYERS -> r.set(d.maxTextureLayers);
            case GL_MAX_FRAMEBUFFER_SAMPLES,
                    GL_MAX_SAMPLES,
                    GL_MAX_COLOR_TEXTURE_SAMPLES,
                    GL_MAX_DEPTH_TEXTURE_SAMPLES,
                    GL_MAX_INTEGER_SAMPLES -> r.set(d.maxSamples);
            case GL_MAX_SAMPLE_MASK_WORDS -> r.set(1);
            case GL_MAX_COLOR_ATTACHMENTS, GL_MAX_DRAW_BUFFERS -> r.set(profile.limits.drawBuffers);
            case GL_MAX_DUAL_SOURCE_DRAW_BUFFERS -> r.set(d.maxDualSourceTargets);
            case GL_MAX_VIEWPORTS -> r.set(profile.limits.viewports);
            case GL_MAX_VIEWPORT_DIMS -> r.set(d.maxRenderTargetSize, d.maxRenderTargetSize);
            case GL_VIEWPORT_BOUNDS_RANGE -> r.real(-32768, 32767);
            case GL_VIEWPORT_SUBPIXEL_BITS -> r.set(d.subPixelBits);
            case GL_LAYER_PROVOKING_VERTEX, GL_VIEWPORT_INDEX_PROVOKING_VERTEX -> r.set(GL_PROVOKING_VERTEX);
            case GL_SUBPIXEL_BITS -> r.set(d.subPixelBits);
            case GL_ALIASED_LINE_WIDTH_RANGE -> r.real(d.minLineWidth, d.maxLineWidth);
            case GL_SMOOTH_LINE_WIDTH_RANGE -> r.real(d.minLineWidth, d.maxLineWidth);
            case GL_MULTISAMPLE_LINE_WIDTH_RANGE ->
                profile.es && profile.version >= 32 && r.real(d.minLineWidth, d.maxLineWidth);
            case GL_MULTISAMPLE_LINE_WIDTH_GRANULARITY -> profile.es && profile.version >= 32 && r.real(0.125);
            case GL_SMOOTH_LINE_WIDTH_GRANULARITY -> r.real(0.125);
            case GL_ALIASED_POINT_SIZE_RANGE -> r.real(d.minPointSize, d.maxPointSize);
            case GL_SMOOTH_POINT_SIZE_RANGE -> r.real(d.minPointSize, d.maxPointSize);
            case GL_SMOOTH_POINT_SIZE_GRANULARITY -> r.real(0.125);
            case GL_MAX_TEXTURE_MAX_ANISOTROPY -> r.real(d.maxAnisotropy);
            case GL_MAX_TEXTURE_LOD_BIAS -> r.real(d.maxLodBias);
            case GL_MAX_ELEMENTS_INDICES, GL_MAX_ELEMENTS_VERTICES -> r.set(ELEMENTS);
            // As an integer it is the largest there is.
            case GL_MAX_ELEMENT_INDEX -> r.real(0xffffffffL);
            case GL_MAX_VERTEX_ATTRIB_STRIDE -> r.set(d.maxVertexStride);
            case GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET -> r.set(2047);
            case GL_MAX_VERTEX_ATTRIB_BINDINGS -> r.set(16);
            case GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT -> r.set(d.uniformBufferAlignment);
            case GL_SHADER_STORAGE_BUFFER_OFFSET_ALIGNMENT -> r.set(d.storageBufferAlignment);
            case GL_MAX_SHADER_STORAGE_BLOCK_SIZE -> r.set(Math.min(d.maxStorageBufferSize, Integer.MAX_VALUE));
            case GL_MIN_MAP_BUFFER_ALIGNMENT -> r.set(Math.max(64, d.mapAlignment));
            case GL_MAX_SERVER_WAIT_TIMEOUT -> r.set(Long.MAX_VALUE);
            case GL_MIN_FRAGMENT_INTERPOLATION_OFFSET -> r.real(d.minInterpolationOffset);
            case GL_MAX_FRAGMENT_INTERPOLATION_OFFSET -> r.real(d.maxInterpolationOffset);
            // A shader that reads its targets runs once a sample, and discards that sample alone.
            case GL_FRAGMENT_SHADER_DISCARDS_SAMPLES_EXT -> d.framebufferFetch && r.set(true);
            case GL_FRAGMENT_INTERPOLATION_OFFSET_BITS -> r.set(d.interpolationOffsetBits);
            case GL_MIN_PROGRAM_TEXTURE_GATHER_OFFSET -> r.set(d.minGatherOffset);
            case GL_MAX_PROGRAM_TEXTURE_GATHER_COMPONENTS_ARB -> r.set(4);
            case GL_MAX_PROGRAM_TEXTURE_GATHER_OFFSET -> r.set(d.maxGatherOffset);
            default -> false;
        };
    }

    private static boolean shaders(GlslLimits l, int pname, GetResult r) {
        return switch (pname) {
            case GL_MAX_VERTEX_ATTRIBS -> r.set(l.vertexAttribs);
            case GL_MAX_VARYING_COMPONENTS -> r.set(l.varyingComponents);
            case GL_MAX_VARYING_VECTORS -> r.set(l.varyingComponents / 4);
            case GL_MAX_TEXTURE_IMAGE_UNITS,
                    GL_MAX_VERTEX_TEXTURE_IMAGE_UNITS,
                    GL_MAX_GEOMETRY_TEXTURE_IMAGE_UNITS,
                    GL_MAX_TESS_CONTROL_TEXTURE_IMAGE_UNITS,
                    GL_MAX_TESS_EVALUATION_TEXTURE_IMAGE_UNITS,
                    GL_MAX_COMPUTE_TEXTURE_IMAGE_UNITS -> r.set(l.textureUnits);
            case GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS -> r.set(l.combinedTextureUnits);
            case GL_MAX_IMAGE_UNITS -> r.set(l.imageUnits);
            case GL_MAX_IMAGE_SAMPLES -> r.set(l.samples);
            case GL_MAX_VERTEX_IMAGE_UNIFORMS,
                    GL_MAX_GEOMETRY_IMAGE_UNIFORMS,
                    GL_MAX_TESS_CONTROL_IMAGE_UNIFORMS,
                    GL_MAX_TESS_EVALUATION_IMAGE_UNIFORMS,
                    GL_MAX_FRAGMENT_IMAGE_UNIFORMS,
                    GL_MAX_COMPUTE_IMAGE_UNIFORMS -> r.set(l.imageUniforms);
            case GL_MAX_COMBINED_IMAGE_UNIFORMS -> r.set(l.combinedImageUniforms);
            case GL_MAX_COMBINED_SHADER_OUTPUT_RESOURCES -> r.set(l.imageUniforms + l.storageBlocks + l.drawBuffers);
            case GL_MAX_UNIFORM_LOCATIONS -> r.set(l.uniformLocations);
            case GL_MAX_UNIFORM_BLOCK_SIZE -> r.set(l.uniformBlockSize);
            case GL_MAX_UNIFORM_BUFFER_BINDINGS -> r.set(BufferBindings.UNIFORM_COUNT);
            case GL_MAX_COMBINED_UNIFORM_BLOCKS -> r.set(l.combinedUniformBlocks);
            case GL_MAX_VERTEX_UNIFORM_BLOCKS,
                    GL_MAX_GEOMETRY_UNIFORM_BLOCKS,
                    GL_MAX_TESS_CONTROL_UNIFORM_BLOCKS,
                    GL_MAX_TESS_EVALUATION_UNIFORM_BLOCKS,
                    GL_MAX_FRAGMENT_UNIFORM_BLOCKS,
                    GL_MAX_COMPUTE_UNIFORM_BLOCKS -> r.set(l.uniformBlocks);
            case GL_MAX_VERTEX_UNIFORM_COMPONENTS,
                    GL_MAX_GEOMETRY_UNIFORM_COMPONENTS,
                    GL_MAX_TESS_CONTROL_UNIFORM_COMPONENTS,
                    GL_MAX_TESS_EVALUATION_UNIFORM_COMPONENTS,
                    GL_MAX_FRAGMENT_UNIFORM_COMPONENTS,
                    GL_MAX_COMPUTE_UNIFORM_COMPONENTS -> r.set(l.uniformComponents);
            case GL_MAX_VERTEX_UNIFORM_VECTORS, GL_MAX_FRAGMENT_UNIFORM_VECTORS -> r.set(l.uniformComponents / 4);
            case GL_MAX_COMBINED_VERTEX_UNIFORM_COMPONENTS,
                    GL_MAX_COMBINED_GEOMETRY_UNIFORM_COMPONENTS,
                    GL_MAX_COMBINED_TESS_CONTROL_UNIFORM_COMPONENTS,
                    GL_MAX_COMBINED_TESS_EVALUATION_UNIFORM_COMPONENTS,
                    GL_MAX_COMBINED_FRAGMENT_UNIFORM_COMPONENTS,
                    GL_MAX_COMBINED_COMPUTE_UNIFORM_COMPONENTS ->
                r.set(l.uniformComponents + l.uniformBlocks * (l.uniformBlockSize / 4L));
            case GL_MAX_SHADER_STORAGE_BUFFER_BINDINGS -> r.set(BufferBindings.STORAGE_COUNT);
            case GL_MAX_COMBINED_SHADER_STORAGE_BLOCKS -> r.set(l.combinedStorageBlocks);
            case GL_MAX_VERTEX_SHADER_STORAGE_BLOCKS,
                    GL_MAX_GEOMETRY_SHADER_STORAGE_BLOCKS,
                    GL_MAX_TESS_CONTROL_SHADER_STORAGE_BLOCKS,
                    GL_MAX_TESS_EVALUATION_SHADER_STORAGE_BLOCKS,
                    GL_MAX_FRAGMENT_SHADER_STORAGE_BLOCKS,
                    GL_MAX_COMPUTE_SHADER_STORAGE_BLOCKS -> r.set(l.storageBlocks);
            case GL_MAX_ATOMIC_COUNTER_BUFFER_BINDINGS -> r.set(BufferBindings.COUNTER_COUNT);
            case GL_MAX_ATOMIC_COUNTER_BUFFER_SIZE -> r.set(l.atomicCounterBufferSize);
            case GL_MAX_COMBINED_ATOMIC_COUNTERS,
                    GL_MAX_VERTEX_ATOMIC_COUNTERS,
                    GL_MAX_GEOMETRY_ATOMIC_COUNTERS,
                    GL_MAX_TESS_CONTROL_ATOMIC_COUNTERS,
                    GL_MAX_TESS_EVALUATION_ATOMIC_COUNTERS,
                    GL_MAX_FRAGMENT_ATOMIC_COUNTERS,
                    GL_MAX_COMPUTE_ATOMIC_COUNTERS -> r.set(l.atomicCounters);
            case GL_MAX_COMBINED_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_VERTEX_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_GEOMETRY_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_TESS_CONTROL_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_TESS_EVALUATION_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_FRAGMENT_ATOMIC_COUNTER_BUFFERS,
                    GL_MAX_COMPUTE_ATOMIC_COUNTER_BUFFERS -> r.set(l.atomicCounterBuffers);
            case GL_MIN_PROGRAM_TEXEL_OFFSET -> r.set(l.minTexelOffset);
            case GL_MAX_PROGRAM_TEXEL_OFFSET -> r.set(l.maxTexelOffset);
            case GL_MAX_SUBROUTINES -> r.set(l.subroutines);
            case GL_MAX_SUBROUTINE_UNIFORM_LOCATIONS -> r.set(l.subroutineUniformLocations);
            default -> false;
        };
    }

    private static boolean stages(GlslLimits l, int pname, GetResult r) {
        return switch (pname) {
            case GL_MAX_VERTEX_OUTPUT_COMPONENTS, GL_MAX_FRAGMENT_INPUT_COMPONENTS -> r.set(l.varyingComponents + 4L);
            case GL_MAX_CLIP_DISTANCES -> r.set(l.clipDistances);
            case GL_MAX_CULL_DISTANCES -> r.set(l.cullDistances);
            case GL_MAX_COMBINED_CLIP_AND_CULL_DISTANCES -> r.set(l.combinedClipAndCullDistances);
            case GL_MAX_GEOMETRY_INPUT_COMPONENTS -> r.set(l.geometryInputComponents);
            case GL_MAX_GEOMETRY_OUTPUT_COMPONENTS -> r.set(l.geometryOutputComponents);
            case GL_MAX_GEOMETRY_OUTPUT_VERTICES -> r.set(l.geometryOutputVertices);
            case GL_MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS -> r.set(l.geometryTotalOutputComponents);
            case GL_MAX_GEOMETRY_SHADER_INVOCATIONS -> r.set(l.geometryInvocations);
            case GL_MAX_VERTEX_STREAMS -> r.set(l.vertexStreams);
            case GL_MAX_PATCH_VERTICES -> r.set(l.patchVertices);
            case GL_MAX_TESS_GEN_LEVEL -> r.set(l.tessLevel);
            case GL_MAX_TESS_PATCH_COMPONENTS -> r.set(l.patchComponents);
            case GL_MAX_TESS_CONTROL_INPUT_COMPONENTS,
                    GL_MAX_TESS_CONTROL_OUTPUT_COMPONENTS,
                    GL_MAX_TESS_EVALUATION_INPUT_COMPONENTS,
                    GL_MAX_TESS_EVALUATION_OUTPUT_COMPONENTS -> r.set(l.tessComponents);
            case GL_MAX_TESS_CONTROL_TOTAL_OUTPUT_COMPONENTS -> r.set(l.tessControlTotalOutputComponents);
            case GL_PRIMITIVE_RESTART_FOR_PATCHES_SUPPORTED -> r.set(false);
            case GL_MAX_TRANSFORM_FEEDBACK_BUFFERS, GL_MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS ->
                r.set(l.transformFeedbackBuffers);
            case GL_MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS -> r.set(l.transformFeedbackInterleavedComponents);
            case GL_MAX_TRANSFORM_FEEDBACK_SEPARATE_COMPONENTS -> r.set(4);
            case GL_MAX_COMPUTE_WORK_GROUP_INVOCATIONS, GL_MAX_COMPUTE_VARIABLE_GROUP_INVOCATIONS_ARB ->
                r.set(l.workgroupInvocations);
            case GL_MAX_COMPUTE_SHARED_MEMORY_SIZE -> r.set(l.sharedBytes);
            default -> false;
        };
    }
}
