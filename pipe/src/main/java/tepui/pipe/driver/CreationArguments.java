package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Query;
import tepui.pipe.SparsePages;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Checks of creation calls, as {@link Arguments}: whether what is asked for is sound, and within the device's {@link
 * Caps}.
 */
public final class CreationArguments {
    private CreationArguments() {}

    public static void buffer(BufferDesc desc, Caps caps) {
        if (desc.size() > caps.memoryBytes) {
            throw new OutOfDeviceMemoryException(
                    "createBuffer: " + desc.size() + " bytes asked for, the device has " + caps.memoryBytes);
        }
    }

    /**
     * Sizes, format, samples and memory.
     *
     * @param there whether the device has textures of the format at all
     * @param support bits of {@link FormatSupport} of the format
     */
    public static void texture(TextureDesc desc, Caps caps, boolean there, int support) {
        limit("width", desc.width(), caps.maxTexture(desc.shape()));
        limit("height", desc.height(), caps.maxTexture(desc.shape()));
        limit("depth", desc.depth(), caps.maxTexture3D);
        limit("layers", desc.layers(), caps.maxTextureLayers);
        Format f = desc.format();
        if (!there) {
            throw new UnsupportedByDeviceException(
                    "createTexture: format is " + f + ", of which the device makes no textures");
        }
        if (desc.samples() > 1 && (support & FormatSupport.samples(desc.samples())) == 0) {
            throw new UnsupportedByDeviceException(
                    "createTexture: samples is " + desc.samples() + ", which " + f + " does not have");
        }
        sparse(desc, caps);
        double texels = (double) desc.width() * desc.height() * desc.depth() * desc.layers() * desc.samples();
        double bytes = texels * f.blockBytes() / (f.blockWidth() * f.blockHeight());
        if (bytes > caps.memoryBytes) {
            throw new OutOfDeviceMemoryException(
                    "createTexture: about " + (long) bytes + " bytes asked for, the device has " + caps.memoryBytes);
        }
    }

    /** Memory by pages. */
    public static void sparse(TextureDesc desc, Caps caps) {
        if ((desc.bind() & Bind.SPARSE) == 0) return;
        if (!isSparse(desc, caps)) {
            throw new UnsupportedByDeviceException("createTexture: bind has SPARSE, which the device does not have for "
                    + desc.shape().text() + " textures of " + desc.format());
        }
    }

    /** Has the device sparse textures of that kind? */
    public static boolean isSparse(TextureDesc desc, Caps caps) {
        return caps.sparseTextures
                && SparsePages.of(desc) != null
                && (desc.samples() == 1 || (caps.sparseSamples & desc.samples()) != 0);
    }

    private static void limit(String what, int value, int most) {
        if (value > most) {
            throw new UnsupportedByDeviceException(
                    "createTexture: " + what + " is " + value + ", the device has at most " + most);
        }
    }

    /** A view of levels and layers of a texture; of a 3D texture, other views see slices of the first level as layers. */
    public static void view(Texture texture, TextureView.Desc desc) {
        TextureDesc d = texture.desc();
        if (desc.shape() == TextureShape.BUFFER) {
            throw new IllegalArgumentException("createView: shape is buffer, a texture was given");
        }
        Arguments.range("createView", "levels", desc.firstLevel(), desc.levels(), d.levels());
        int layers = isOfSlices(d, desc) ? d.levelDepth(desc.firstLevel()) : d.layers();
        Arguments.range("createView", "layers", desc.firstLayer(), desc.layers(), layers);
        Arguments.view(desc, d);
    }

    /** Whether it is a view of slices of a 3D texture that is not one of three dimensions itself. */
    public static boolean isOfSlices(TextureDesc texture, TextureView.Desc view) {
        return texture.shape() == TextureShape.D3 && view.shape() != TextureShape.D3;
    }

    /**
     * A view of bytes of a buffer.
     *
     * @param support bits of {@link FormatSupport} of the view's format
     */
    public static void view(Buffer buffer, TextureView.Desc desc, Caps caps, int support) {
        if (desc.shape() != TextureShape.BUFFER) {
            throw new IllegalArgumentException(
                    "createView: shape is " + desc.shape().text() + ", a buffer was given");
        }
        Arguments.bytes("createView", buffer, desc.bufferOffset(), desc.bufferSize());
        if ((support & (FormatSupport.BUFFER_VIEW | FormatSupport.BUFFER_IMAGE)) == 0) {
            throw new UnsupportedByDeviceException(
                    "createView: format is " + desc.format() + ", of which there are no buffer views");
        }
        Arguments.aligned("createView", desc.bufferOffset(), caps.textureBufferAlignment);
        long texels = desc.bufferSize() / desc.format().blockBytes();
        if (texels < 1 || texels > caps.maxTextureBufferTexels) {
            throw new IllegalArgumentException(
                    "createView: " + texels + " texels, must be 1 to " + caps.maxTextureBufferTexels);
        }
    }

    public static void shader(Shader shader, @Nullable StreamOutputLayout streamOutput, Caps caps) {
        boolean vertices =
                shader.stage == Stage.VERTEX || shader.stage == Stage.TESS_EVAL || shader.stage == Stage.GEOMETRY;
        if (streamOutput != null && !vertices) {
            throw new IllegalArgumentException(
                    "createShader: stream output of a " + shader.stage.text() + " shader, only vertex stages have one");
        }
        if (streamOutput != null && streamOutput.strides().size() > Math.max(1, caps.maxStreamTargets)) {
            throw new UnsupportedByDeviceException("createShader: stream output to "
                    + streamOutput.strides().size() + " buffers, the device has " + caps.maxStreamTargets);
        }
        ShaderLimits.check(shader, caps);
    }

    /** The stream or the statistic of a query. */
    public static void query(Query.Kind kind, int index, Caps caps) {
        queryIndex(kind, index, caps);
    }

    /**
     * Checks a query, for devices that lack some kinds.
     *
     * @param countsPrimitives the device counts the primitives of that stream
     */
    public static void query(Query.Kind kind, int index, Caps caps, boolean countsPrimitives) {
        queryIndex(kind, index, caps);
        boolean there = switch (kind) {
            case PRIMITIVES_WRITTEN, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> caps.streamOutput;
            case PRIMITIVES_GENERATED -> countsPrimitives;
            case TIMESTAMP, TIME_ELAPSED -> caps.timestamps;
            case PIPELINE_STATISTIC -> caps.pipelineStatistics;
            default -> true;
        };
        if (!there) {
            throw new UnsupportedByDeviceException("createQuery: kind is " + kind + ", which the device lacks");
        }
    }

    private static void queryIndex(Query.Kind kind, int index, Caps caps) {
        int indices = switch (kind) {
            case PRIMITIVES_GENERATED, PRIMITIVES_WRITTEN, STREAM_OVERFLOW -> Math.max(1, caps.maxVertexStreams);
            case PIPELINE_STATISTIC -> Query.Statistic.values().length;
            default -> 1;
        };
        if (index < 0 || index >= indices) {
            throw new IllegalArgumentException(
                    "createQuery: index is " + index + ", must be 0 to " + (indices - 1) + " for " + kind);
        }
    }
}
