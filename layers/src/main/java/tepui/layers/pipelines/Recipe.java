package tepui.layers.pipelines;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Description of a draw, as far as pipelines or kernels depend on it, whatever the device: shaders, states in full, kinds of targets and textures. It names
 * no object of a device, so it means the same everywhere.
 *
 * @param shaders by stage, vertex to fragment: a number of {@link PipelineRecording#objects}, -1 for none
 * @param indexType of the index buffer; null for a draw without indices
 * @param restart strips are cut
 * @param cutsAtAllOnes by the largest index of the type
 * @param vertexBuffers bit per slot: a buffer is bound
 * @param textures of the fragment stage
 * @param streamTargets stream targets that are set
 */
public record Recipe(
        List<Integer> shaders,
        BlendState blend,
        RasterState raster,
        DepthStencilState depthStencil,
        VertexLayout layout,
        Targets targets,
        Primitive primitive,
        @Nullable IndexType indexType,
        boolean restart,
        boolean cutsAtAllOnes,
        int patchVertices,
        int sampleMask,
        float minSampleShading,
        int vertexBuffers,
        List<Sampled> textures,
        int streamTargets) {
    /** Vertex, control, evaluation, geometry, fragment. */
    static final int STAGES = 5;

    /** Texture slots that are looked at: those whose samples drivers make part of their code. */
    static final int TEXTURES = 32;

    /** Levels of a texture beyond which their number makes no difference. */
    static final int LEVELS = 3;

    /**
     * Kind of one render target.
     *
     * @param format of the texture
     * @param written how it is written
     * @param shown the texture can be shown in windows, so its format may be another one elsewhere
     */
    public record Target(Format format, Format written, boolean shown) {}

    /** Kind of all render targets. */
    public record Targets(
            List<@Nullable Target> colors, @Nullable Target depthStencil, boolean layered, int samples) {
        public Targets {
            colors = Collections.unmodifiableList(new ArrayList<>(colors));
            if (colors.size() > Limits.COLOR_TARGETS || samples < 1 || samples > 64) {
                throw new IllegalArgumentException("Recipe: " + colors.size() + " targets of " + samples + " samples");
            }
        }
    }

    /** Kind of a texture, its view and its sampler. */
    public record Sampled(
            int slot,
            TextureShape shape,
            Format format,
            TextureShape viewShape,
            Format viewFormat,
            int levels,
            int samples,
            Swizzle r,
            Swizzle g,
            Swizzle b,
            Swizzle a,
            boolean stencil,
            SamplerState sampler) {
        public Sampled {
            if (slot < 0 || slot >= TEXTURES || levels < 1 || levels > LEVELS || samples < 1 || samples > 64) {
                throw new IllegalArgumentException(
                        "Recipe: slot " + slot + " with " + levels + " levels, " + samples + " samples");
            }
        }
    }

    public Recipe {
        shaders = List.copyOf(shaders);
        textures = List.copyOf(textures);
        if (shaders.size() != STAGES || shaders.getFirst() < 0) {
            throw new IllegalArgumentException("Recipe: shaders are " + shaders + ", a vertex shader must be there");
        }
        if (patchVertices < 1
                || patchVertices > 64
                || streamTargets < 0
                || streamTargets > Limits.STREAM_TARGETS
                || !(minSampleShading >= 0 && minSampleShading <= 1)) {
            throw new IllegalArgumentException("Recipe: " + patchVertices + " vertices a patch, " + streamTargets
                    + " stream targets, sample shading " + minSampleShading);
        }
    }

    boolean isIndexed() {
        return indexType != null;
    }

    /** Is anything drawn to that may be shown in a window? */
    boolean isShown() {
        for (Target t : targets.colors) if (t != null && t.shown) return true;
        return false;
    }

    /** The same with another format of what is shown; itself where nothing changes. */
    Recipe withShown(Format format) {
        List<@Nullable Target> others = new ArrayList<>();
        for (Target t : targets.colors) {
            boolean replaced = t != null && t.shown && t.format == t.written;
            others.add(replaced ? new Target(format, format, true) : t);
        }
        if (others.equals(targets.colors)) return this;
        return with(shaders, new Targets(others, targets.depthStencil, targets.layered, targets.samples));
    }

    /** The same draw with other numbers of shaders. */
    Recipe withShaders(List<Integer> numbers) {
        return with(numbers, targets);
    }

    private Recipe with(List<Integer> otherShaders, Targets otherTargets) {
        return new Recipe(
                otherShaders,
                blend,
                raster,
                depthStencil,
                layout,
                otherTargets,
                primitive,
                indexType,
                restart,
                cutsAtAllOnes,
                patchVertices,
                sampleMask,
                minSampleShading,
                vertexBuffers,
                textures,
                streamTargets);
    }
}
