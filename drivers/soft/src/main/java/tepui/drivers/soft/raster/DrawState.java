package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.SiteUnit;
import tepui.drivers.soft.texture.ImageUnit;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;

/**
 * State of draws, apart from the render targets. {@link Rasterizer#next} hands one out; whoever fills it may draw with
 * it any number of times, and must take another one to change anything. The scene keeps those it used until it is
 * flushed; then they are used again, so drawing allocates nothing.
 *
 * <p>Memory behind the addresses must stay as it is until the scene is flushed.
 */
public final class DrawState {
    public RasterState raster = RasterState.DEFAULT;
    public DepthStencilState depthStencil = DepthStencilState.OFF;
    public BlendState blend = BlendState.REPLACE;

    /** Six words each: x, y, width, height, near, far. A negative height mirrors. */
    public final float[] viewports = new float[6 * Limits.VIEWPORTS];
    /** Four words each: x, y, width, height. Used where {@link RasterState#scissor} is set. */
    public final int[] scissors = new int[4 * Limits.VIEWPORTS];

    public final float[] blendColor = new float[4];
    public int stencilFront;
    public int stencilBack;
    public float alphaReference;
    public int sampleMask = -1;
    public float minSampleShading;

    /** The outputs of the last vertex stage. */
    public @Nullable VertexOutputs vertexOutputs;
    /** Null: depth and stencil only. */
    public @Nullable FragmentShader shader;

    // ---- the fragment shader's resources, as in KernelFrame; only slots below the counts are looked at
    public final long[] uniformAddress = new long[Limits.UNIFORM_BUFFERS];
    public final long[] uniformSize = new long[Limits.UNIFORM_BUFFERS];
    public int uniforms;
    public final long[] storageAddress = new long[Limits.STORAGE_BUFFERS];
    public final long[] storageSize = new long[Limits.STORAGE_BUFFERS];
    public int storages;
    public final @Nullable TextureUnit[] textures = new TextureUnit[Limits.TEXTURES];
    public int textureCount;
    public final @Nullable ImageUnit[] images = new ImageUnit[Limits.IMAGES];
    public int imageCount;

    /** The tables of what is resident, not changed by anybody. */
    public @Nullable SiteUnit[] residentTextures = KernelFrame.NO_UNITS;

    public @Nullable SiteUnit[] residentImages = KernelFrame.NO_UNITS;

    /** Takes the counts of these draws; null where none is asked for. */
    public @Nullable DrawTally tally;

    // ---- the rasteriser's own
    /** The scene this state is part of, 0 for none. */
    long scene;
    /** Its numbers there, by the vertices of a primitive; -1 where there is none. */
    final int[] index = new int[4];
    /** Programs that follow from the fields above, by the vertices of a primitive; made at the first draw. */
    final @Nullable FragmentProgram[] programs = new FragmentProgram[4];

    DrawState() {}

    void copyFrom(DrawState s) {
        raster = s.raster;
        depthStencil = s.depthStencil;
        blend = s.blend;
        System.arraycopy(s.viewports, 0, viewports, 0, viewports.length);
        System.arraycopy(s.scissors, 0, scissors, 0, scissors.length);
        System.arraycopy(s.blendColor, 0, blendColor, 0, 4);
        stencilFront = s.stencilFront;
        stencilBack = s.stencilBack;
        alphaReference = s.alphaReference;
        sampleMask = s.sampleMask;
        minSampleShading = s.minSampleShading;
        vertexOutputs = s.vertexOutputs;
        shader = s.shader;
        System.arraycopy(s.uniformAddress, 0, uniformAddress, 0, s.uniforms);
        System.arraycopy(s.uniformSize, 0, uniformSize, 0, s.uniforms);
        uniforms = s.uniforms;
        System.arraycopy(s.storageAddress, 0, storageAddress, 0, s.storages);
        System.arraycopy(s.storageSize, 0, storageSize, 0, s.storages);
        storages = s.storages;
        System.arraycopy(s.textures, 0, textures, 0, s.textureCount);
        textureCount = s.textureCount;
        System.arraycopy(s.images, 0, images, 0, s.imageCount);
        imageCount = s.imageCount;
        residentTextures = s.residentTextures;
        residentImages = s.residentImages;
        tally = s.tally;
        scene = 0;
        forgetPrograms();
    }

    void forgetPrograms() {
        for (int i = 1; i < programs.length; i++) programs[i] = null;
    }

    /** Lets go of everything that would keep a resource alive. */
    void release() {
        for (int i = 0; i < textureCount; i++) textures[i] = null;
        for (int i = 0; i < imageCount; i++) images[i] = null;
        textureCount = 0;
        imageCount = 0;
        residentTextures = KernelFrame.NO_UNITS;
        residentImages = KernelFrame.NO_UNITS;
        uniforms = 0;
        storages = 0;
        shader = null;
        vertexOutputs = null;
        tally = null;
        scene = 0;
        forgetPrograms();
    }

    /** Puts the resources where kernels look for them; what the last state had bound beyond ours is unbound. */
    void bind(KernelFrame frame, int boundUniforms, int boundStorages, int boundTextures, int boundImages) {
        System.arraycopy(uniformAddress, 0, frame.uniformAddress, 0, uniforms);
        System.arraycopy(uniformSize, 0, frame.uniformSize, 0, uniforms);
        for (int i = uniforms; i < boundUniforms; i++) frame.uniformSize[i] = 0;
        System.arraycopy(storageAddress, 0, frame.storageAddress, 0, storages);
        System.arraycopy(storageSize, 0, frame.storageSize, 0, storages);
        for (int i = storages; i < boundStorages; i++) frame.storageSize[i] = 0;
        System.arraycopy(textures, 0, frame.textures, 0, textureCount);
        for (int i = textureCount; i < boundTextures; i++) frame.textures[i] = null;
        System.arraycopy(images, 0, frame.images, 0, imageCount);
        for (int i = imageCount; i < boundImages; i++) frame.images[i] = null;
        frame.residentTextures = residentTextures;
        frame.residentImages = residentImages;
    }
}
