package tepui.tools.inspect;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.TextureView;

/** State of a context, everything that is bound or set, as its calls said it. */
final class BoundState {
    /** Uniforms of a slot: words by value, or a range of a buffer. */
    record Uniforms(int @Nullable [] words, @Nullable Buffer buffer, long offset, long size) {}

    /** A range of a buffer. */
    record Range(Buffer buffer, long offset, long size, boolean writable) {}

    /** An image. */
    record Image(TextureView view, boolean writable) {}

    int blend;
    int raster;
    int depthStencil;
    int vertexLayout;
    final @Nullable ShaderObject[] shaders = new @Nullable ShaderObject[Stage.COUNT];
    final Map<Integer, Integer> samplers = new HashMap<>();
    final Map<Integer, TextureView> textures = new TreeMap<>();
    final Map<Integer, Image> images = new TreeMap<>();
    final Map<Integer, Range> storage = new TreeMap<>();
    final Map<Integer, Uniforms> uniforms = new TreeMap<>();
    final float[] blendColor = new float[4];
    int stencilFront;
    int stencilBack;
    float alphaReference;
    int sampleMask = -1;
    float minSampleShading;
    final float[][] viewports = new float[Limits.VIEWPORTS][6];
    final int[][] scissors = new int[Limits.VIEWPORTS][4];

    @Nullable
    RenderTargets targets;

    int patchVertices = 3;
    final @Nullable Buffer[] vertexBuffers = new @Nullable Buffer[Limits.VERTEX_BUFFERS];
    final long[] vertexOffsets = new long[Limits.VERTEX_BUFFERS];
    final Map<Integer, int[]> constants = new TreeMap<>();

    @Nullable
    Buffer indexBuffer;

    long indexOffset;
    IndexType indexType = IndexType.U16;
    boolean restart;
    int restartIndex;
    boolean streams;
    boolean conditional;
    int openQueries;

    /** A slot of a stage as a number. */
    static int slot(Stage stage, int slot) {
        return stage.ordinal() << 16 | slot;
    }

    static Stage stageOf(int slot) {
        return Stage.values()[slot >> 16];
    }

    static int numberOf(int slot) {
        return slot & 0xffff;
    }

    @Nullable
    ShaderObject shader(Stage stage) {
        return shaders[stage.ordinal()];
    }
}
