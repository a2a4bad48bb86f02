package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.TextureView;

/** The shadow of a context: what is bound now, as the checker saw it. */
final class BoundShadow {
    /** A draw's rules must be gone through again. */
    boolean dirty = true;
    /** The stages' shaders changed, so the rules between stages must be checked. */
    boolean shadersChanged = true;

    int blend;
    int raster;
    int depthStencil;
    int vertexLayout;
    final @Nullable ShaderObject[] shaders = new @Nullable ShaderObject[Stage.COUNT];
    final int[][] samplers = new int[Stage.COUNT][Limits.TEXTURES];
    final @Nullable TextureView[][] textures = new @Nullable TextureView[Stage.COUNT][Limits.TEXTURES];
    final @Nullable TextureView[][] images = new @Nullable TextureView[Stage.COUNT][Limits.IMAGES];
    final boolean[][] imageWritable = new boolean[Stage.COUNT][Limits.IMAGES];
    final @Nullable Buffer[][] uniforms = new @Nullable Buffer[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Number of words that slots have by value. */
    final int[][] uniformWords = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final @Nullable Buffer[][] storage = new @Nullable Buffer[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final boolean[][] storageWritable = new boolean[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final @Nullable Buffer[] vertexBuffers = new @Nullable Buffer[Limits.VERTEX_BUFFERS];

    @Nullable
    Buffer indexBuffer;

    IndexType indexType = IndexType.U16;
    boolean restart;
    int restartIndex;

    @Nullable
    RenderTargets targets;
    /** textureBarrier was called since the targets were set. */
    boolean textureBarrier;

    final @Nullable StreamTarget[] streamTargets = new @Nullable StreamTarget[Limits.STREAM_TARGETS];
    int streamTargetCount;

    @Nullable
    ShaderObject shader(Stage stage) {
        return shaders[stage.ordinal()];
    }
}
