package tepui.layers.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Device;
import tepui.pipe.Query;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.driver.CreationArguments;
import tepui.pipe.driver.ShaderLimits;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Rules of creating objects. */
final class CreationRules extends RuleGroup {
    CreationRules(Device device, ObjectTable objects, Violations out) {
        super(device, objects, out, new BoundShadow());
    }

    // ---- buffers and textures --------------------------------------------------------------------------------------

    void buffer(BufferDesc d) {
        if ((d.bind() & ~Bind.ANY_BUFFER) != 0) {
            out.broken(Rule.BUFFER_BIND, "createBuffer", "desc", "has " + bindName(d.bind() & ~Bind.ANY_BUFFER));
        }
        if (d.persistent() && !caps.persistentMap) {
            out.broken(Rule.BUFFER_PERSISTENT, "createBuffer", "desc", "is persistent, the device maps no such buffer");
        }
    }

    void texture(TextureDesc d) {
        size(d);
        shape(d);
        format(d);
        samples(d);
        sparse(d);
    }

    private void sparse(TextureDesc d) {
        if ((d.bind() & Bind.SPARSE) == 0) return;
        if (!CreationArguments.isSparse(d, caps)) {
            out.broken(
                    Rule.TEXTURE_SPARSE,
                    "createTexture",
                    "desc",
                    "has SPARSE with " + d.shape().text() + ", " + d.samples() + " samples and " + d.format()
                            + ", which the device does not do");
        }
    }

    private void size(TextureDesc d) {
        int most = switch (d.shape()) {
            case D1, D1_ARRAY -> caps.maxTexture1D;
            case D3 -> caps.maxTexture3D;
            case CUBE, CUBE_ARRAY -> caps.maxTextureCube;
            default -> caps.maxTexture2D;
        };
        if (Math.max(d.width(), Math.max(d.height(), d.depth())) > most || d.layers() > caps.maxTextureLayers) {
            out.broken(
                    Rule.TEXTURE_SIZE,
                    "createTexture",
                    "desc",
                    "is " + d.width() + " x " + d.height() + " x " + d.depth() + " with " + d.layers()
                            + " layers, the device has " + most + " with " + caps.maxTextureLayers);
        }
    }

    private void shape(TextureDesc d) {
        boolean ok = (d.shape() != TextureShape.CUBE_ARRAY || caps.cubeArrays)
                && (!d.shape().isMultisample() || caps.multisampleTextures);
        if (!ok) {
            out.broken(
                    Rule.TEXTURE_SHAPE_SUPPORTED,
                    "createTexture",
                    "desc",
                    "has shape " + d.shape().text() + ", which the device has not");
        }
    }

    private void format(TextureDesc d) {
        int has = device.formatSupport(d.format());
        use(d, has, Bind.SAMPLED, FormatSupport.SAMPLED);
        use(d, has, Bind.COLOR_TARGET, FormatSupport.COLOR_TARGET);
        use(d, has, Bind.DEPTH_STENCIL, FormatSupport.DEPTH_STENCIL);
        use(d, has, Bind.IMAGE, FormatSupport.IMAGE);
        use(d, has, Bind.PRESENT, FormatSupport.PRESENT);
    }

    private void use(TextureDesc d, int has, int bind, int needed) {
        if ((d.bind() & bind) != 0 && (has & needed) == 0) {
            out.broken(
                    Rule.TEXTURE_FORMAT,
                    "createTexture",
                    "desc",
                    "has format " + d.format() + " with " + bindName(bind) + ", which the device does not do");
        }
    }

    private void samples(TextureDesc d) {
        if (d.samples() == 1) return;
        int bit = FormatSupport.samples(d.samples());
        if (d.samples() > caps.maxSamples || bit == 0 || (device.formatSupport(d.format()) & bit) == 0) {
            out.broken(
                    Rule.TEXTURE_SAMPLES,
                    "createTexture",
                    "desc",
                    "has " + d.samples() + " samples of " + d.format() + ", which the device does not do");
        }
    }

    // ---- views -----------------------------------------------------------------------------------------------------

    void view(Texture texture, TextureView.Desc v) {
        if (alive("createView", "texture", texture) == null) return;
        TextureDesc d = texture.desc();
        viewRange(d, v);
        viewShape(d, v);
        viewFormat(d, v);
        viewSupported(d, v);
        if ((d.bind() & (Bind.SAMPLED | Bind.IMAGE)) == 0) {
            out.broken(Rule.VIEW_BIND, "createView", "texture", "was made without SAMPLED and IMAGE");
        }
        if (v.stencil() && !v.format().hasStencil()) {
            out.broken(Rule.VIEW_STENCIL, "createView", "desc", "views the stencil part of " + v.format());
        }
    }

    /** A 3D texture's slices count as layers where they are viewed as 2D. */
    private void viewRange(TextureDesc d, TextureView.Desc v) {
        boolean levels = v.firstLevel() >= 0 && v.levels() >= 1 && v.firstLevel() <= d.levels() - v.levels();
        int layers = !levels
                ? 0
                : d.shape() == TextureShape.D3 && v.shape() != TextureShape.D3
                        ? d.levelDepth(v.firstLevel())
                        : d.layers();
        if (!levels || v.firstLayer() < 0 || v.layers() < 1 || v.firstLayer() > layers - v.layers()) {
            out.broken(
                    Rule.VIEW_RANGE,
                    "createView",
                    "desc",
                    "has levels " + v.firstLevel() + " + " + v.levels() + " and layers " + v.firstLayer() + " + "
                            + v.layers() + ", the texture has " + d.levels() + " and " + d.layers());
        }
    }

    private void viewShape(TextureDesc d, TextureView.Desc v) {
        TextureShape s = v.shape();
        boolean slices = d.shape() == TextureShape.D3 && (s == TextureShape.D2 || s == TextureShape.D2_ARRAY);
        boolean alike = s != TextureShape.BUFFER
                && s.dimensions() == d.shape().dimensions()
                && s.isMultisample() == d.shape().isMultisample();
        boolean layers =
                s.isCube() ? v.layers() % 6 == 0 && (s.isArray() || v.layers() == 6) : s.isArray() || v.layers() == 1;
        if (!(slices || alike) || !layers) {
            out.broken(
                    Rule.VIEW_SHAPE,
                    "createView",
                    "desc",
                    "has shape " + s.text() + " with " + v.layers() + " layers, the texture is "
                            + d.shape().text());
        }
    }

    private void viewFormat(TextureDesc d, TextureView.Desc v) {
        boolean ok = d.format().isDepthStencil()
                ? v.format() == d.format()
                : !v.format().isDepthStencil()
                        && v.format().blockBytes() == d.format().blockBytes();
        if (!ok) {
            out.broken(
                    Rule.VIEW_FORMAT, "createView", "desc", "has format " + v.format() + ", the texture " + d.format());
        }
    }

    private void viewSupported(TextureDesc d, TextureView.Desc v) {
        boolean swizzled = v.r() != TextureView.Swizzle.R
                || v.g() != TextureView.Swizzle.G
                || v.b() != TextureView.Swizzle.B
                || v.a() != TextureView.Swizzle.A;
        boolean reread = v.format().linear() != d.format().linear() || v.shape() != d.shape();
        if (swizzled && !caps.textureSwizzle || reread && !caps.textureViews) {
            out.broken(
                    Rule.VIEW_SUPPORTED,
                    "createView",
                    "desc",
                    (swizzled ? "has a swizzle" : "reads the texture in another format or shape")
                            + ", which the device does not do");
        }
    }

    void view(Buffer buffer, TextureView.Desc v) {
        if (alive("createView", "buffer", buffer) == null) return;
        if (v.bufferOffset() < 0 || v.bufferSize() < 1 || v.bufferOffset() > buffer.size() - v.bufferSize()) {
            out.broken(
                    Rule.VIEW_RANGE,
                    "createView",
                    "desc",
                    "has range " + v.bufferOffset() + " + " + v.bufferSize() + ", the buffer " + buffer.size()
                            + " bytes");
        }
        int bind = buffer.desc().bind();
        if ((bind & (Bind.SAMPLED | Bind.IMAGE)) == 0) {
            out.broken(Rule.VIEW_BIND, "createView", "buffer", "was made without SAMPLED and IMAGE");
        }
        Format f = v.format();
        int needed = (bind & Bind.SAMPLED) != 0 ? FormatSupport.BUFFER_VIEW : FormatSupport.BUFFER_IMAGE;
        boolean ok = v.shape() == TextureShape.BUFFER
                && v.bufferOffset() % caps.textureBufferAlignment == 0
                && v.bufferSize() / f.blockBytes() <= caps.maxTextureBufferTexels
                && (device.formatSupport(f) & needed) != 0;
        if (!ok) {
            out.broken(
                    Rule.BUFFER_VIEW,
                    "createView",
                    "desc",
                    "is " + v.shape().text() + " of " + f + " at " + v.bufferOffset() + " + " + v.bufferSize()
                            + "; the alignment is " + caps.textureBufferAlignment + ", the most texels "
                            + caps.maxTextureBufferTexels);
        }
    }

    // ---- shaders ---------------------------------------------------------------------------------------------------

    private static boolean loadsTarget(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.LOAD_TARGET) return true;
            for (Region nested : i.regions) {
                if (loadsTarget(nested)) return true;
            }
        }
        return false;
    }

    private void features(String what) {
        out.broken(Rule.SHADER_FEATURES, "createShader", "shader", what + ", which the device does not do");
    }

    void shader(Shader shader, @Nullable StreamOutputLayout layout) {
        boolean stage = switch (shader.stage) {
            case GEOMETRY -> caps.geometry;
            case TESS_CONTROL, TESS_EVAL -> caps.tessellation;
            case COMPUTE -> caps.compute;
            default -> true;
        };
        if (!stage) {
            out.broken(
                    Rule.STAGE_SUPPORTED,
                    "createShader",
                    "shader",
                    "is a " + shader.stage.text() + " shader, which the device has not");
        }
        List<String> problems = Validator.problems(shader);
        if (!caps.framebufferFetch && shader.functions.stream().anyMatch(f -> loadsTarget(f.body()))) {
            features("reads what its target holds");
        }
        if (!caps.cylindricalWrap && shader.inputs.stream().anyMatch(v -> v.cylindrical != 0)) {
            features("has cylindrical inputs");
        }
        if (!caps.viewportMask
                && shader.outputs.stream().anyMatch(v -> v.builtin == Builtin.VIEWPORT_MASK || v.viewportRelative)) {
            features("draws to several viewports at once");
        }
        if (!problems.isEmpty()) {
            out.broken(Rule.SHADER_VALID, "createShader", "shader", "is invalid: " + problems.getFirst());
        }
        for (Resource r : shader.resources) {
            if (!r.resident) slots(r);
            else if (!caps.residentTextures) features("has resident textures");
        }
        if (!caps.sparseResidency && ShaderLimits.asksResidency(shader)) features("asks whether texels have memory");
        if (layout != null) streamLayout(shader, layout);
    }

    private void slots(Resource r) {
        int slots = switch (r.kind()) {
            case UNIFORM_BUFFER -> caps.maxUniformBuffers;
            case TEXTURE -> caps.maxTextures;
            case STORAGE_BUFFER -> caps.maxStorageBuffers;
            case IMAGE -> caps.maxImages;
        };
        if (r.binding() > slots - r.count()) {
            out.broken(
                    Rule.SHADER_SLOTS,
                    "createShader",
                    "shader",
                    "has " + r + " at " + r.kind() + " slots " + r.binding() + " + " + r.count() + ", the device has "
                            + slots);
        }
    }

    private void streamLayout(Shader shader, StreamOutputLayout layout) {
        String bad = null;
        if (shader.stage == Stage.FRAGMENT || shader.stage == Stage.COMPUTE || shader.stage == Stage.TESS_CONTROL) {
            bad = "is for a " + shader.stage.text() + " shader";
        }
        if (layout.strides().size() > caps.maxStreamTargets) {
            bad = "has " + layout.strides().size() + " buffers, of " + caps.maxStreamTargets + " that the device has";
        }
        for (int stride : layout.strides()) {
            if (stride < 0 || stride % 4 != 0) bad = "has a stride of " + stride;
        }
        for (StreamOutputLayout.Output o : layout.outputs()) {
            if (!fits(shader, layout, o)) bad = "has " + o + ", which does not fit";
        }
        if (bad != null) out.broken(Rule.STREAM_LAYOUT, "createShader", "streamOutput", bad);
    }

    private boolean fits(Shader shader, StreamOutputLayout layout, StreamOutputLayout.Output o) {
        if (o.buffer() < 0 || o.buffer() >= layout.strides().size()) return false;
        if (o.stream() < 0 || o.stream() >= Math.max(1, caps.maxVertexStreams)) return false;
        if (o.offset() < 0 || o.offset() % 4 != 0 || o.components() < 1 || o.firstComponent() < 0) return false;
        if (o.offset() + 4L * o.components() > layout.strides().get(o.buffer())) return false;
        for (Variable v : shader.outputs) {
            if (!v.name().equals(o.variable())) continue;
            int words = v.type().width() * (v.type().kind().is64() ? 2 : 1);
            return o.element() >= 0 && o.element() < v.elements() && o.firstComponent() <= words - o.components();
        }
        return false;
    }

    // ---- all others ------------------------------------------------------------------------------------------------

    void streamTarget(Buffer buffer, long offset, long size) {
        if (alive("createStreamTarget", "buffer", buffer) == null) return;
        flag("createStreamTarget", "buffer", buffer.desc().bind(), Bind.STREAM_OUTPUT, "STREAM_OUTPUT");
        if (offset < 0 || size < 0 || offset > buffer.size() - size || offset % 4 != 0 || size % 4 != 0) {
            out.broken(
                    Rule.STREAM_TARGET_RANGE,
                    "createStreamTarget",
                    "offset",
                    "is " + offset + " with size " + size + ", the buffer has " + buffer.size() + " bytes");
        }
    }

    void query(Query.Kind kind, int index) {
        boolean has = switch (kind) {
            case OCCLUSION, OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE -> caps.occlusionQuery;
            case PRIMITIVES_GENERATED, PRIMITIVES_WRITTEN, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> caps.streamOutput;
            case TIMESTAMP, TIME_ELAPSED -> caps.timestamps;
            case PIPELINE_STATISTIC -> caps.pipelineStatistics;
        };
        if (!has) out.broken(Rule.QUERY_SUPPORTED, "createQuery", "kind", "is " + kind + ", which the device has not");
        int indices = switch (kind) {
            case PRIMITIVES_GENERATED, PRIMITIVES_WRITTEN, STREAM_OVERFLOW -> Math.max(1, caps.maxVertexStreams);
            case PIPELINE_STATISTIC -> Query.Statistic.values().length;
            default -> 1;
        };
        if (index < 0 || index >= indices) {
            out.broken(
                    Rule.QUERY_INDEX,
                    "createQuery",
                    "index",
                    "is " + index + ", " + kind + " has 0 to " + (indices - 1));
        }
    }

    void surface(Surface.Target target) {
        int width;
        int height;
        switch (target) {
            case Surface.Target.Window w -> {
                width = w.width();
                height = w.height();
                if (!caps.presentWindow) {
                    out.broken(
                            Rule.SURFACE_SUPPORTED,
                            "createSurface",
                            "target",
                            "is a window, the device shows nothing there");
                }
            }
            case Surface.Target.Pixels p -> {
                width = p.width();
                height = p.height();
            }
            case Surface.Target.Offscreen o -> {
                width = o.width();
                height = o.height();
            }
        }
        if (width < 1 || height < 1) {
            out.broken(Rule.SURFACE_SIZE, "createSurface", "target", "is " + width + " x " + height);
        }
    }
}
