package tepui.pipe;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;

/**
 * Context: a sequence of commands, and the state they are executed under. One thread at a time. Everything happens in
 * the order of the calls, as far as anybody can tell.
 *
 * <p>State is bound by the ids of {@link StateTables}; binding is storing. Arrays given to a method are read before it
 * returns and stay the caller's. An illegal call throws {@link IllegalArgumentException} and changes nothing; how much
 * is checked beyond memory safety is the driver's choice unless the device was opened to validate.
 */
public abstract class Context implements AutoCloseable {
    protected Context() {}

    public abstract Device device();

    /** Live figures; read them on the context's thread. */
    public abstract Counters counters();

    // ---- immutable states ------------------------------------------------------------------------------------------

    /** The blend state of this id; ids are those of {@link Device#states}. */
    public abstract void bindBlend(int id);

    /** The rasteriser's state of this id. */
    public abstract void bindRaster(int id);

    /** The depth-stencil state of this id. */
    public abstract void bindDepthStencil(int id);

    /** The vertex layout of this id. */
    public abstract void bindVertexLayout(int id);

    /** Null unbinds the stage. */
    public abstract void bindShader(Stage stage, @Nullable ShaderObject shader);

    /** Sampler of texture slot {@code slot}. */
    public abstract void bindSampler(Stage stage, int slot, int id);

    // ---- values ----------------------------------------------------------------------------------------------------

    /** The constant of blend factors. */
    public abstract void setBlendColor(float r, float g, float b, float a);

    /** The reference of stencil tests, for front faces (and points and lines) and for back faces. */
    public abstract void setStencilReference(int front, int back);

    /** The reference of the alpha test; the comparison is part of the depth-stencil state. */
    public abstract void setAlphaReference(float reference);

    /** Samples that are written, bit by bit. */
    public abstract void setSampleMask(int mask);

    /** Fraction of samples that are shaded separately, 0 to 1. */
    public abstract void setMinSampleShading(float fraction);

    /** A height below 0 mirrors: y then grows downwards from {@code y}. */
    public abstract void setViewport(int index, float x, float y, float width, float height, float near, float far);

    /** A rectangle of pixels outside of which nothing is drawn, where the rasteriser's state has the scissor test on. */
    public abstract void setScissor(int index, int x, int y, int width, int height);

    /** The targets of draws and clears from now on. */
    public abstract void setRenderTargets(RenderTargets targets);

    /** How many vertices make a patch. */
    public abstract void setPatchVertices(int count);

    /** Used where there is no tessellation control shader: four outer, two inner levels. */
    public abstract void setDefaultTessLevels(float[] outer, float[] inner);

    // ---- bindings --------------------------------------------------------------------------------------------------

    /** Null unbinds: attributes from it read 0, 0, 0, 1. */
    public abstract void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset);

    /**
     * The attribute read where the layout has no element for a location.
     *
     * @param bits four raw words: floats or integers as the shader reads them
     */
    public abstract void setConstantAttribute(int location, int[] bits);

    /** Null unbinds: draws with indices are illegal then. */
    public abstract void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type);

    /** Whether an index of this value ends a strip, and the next begins another one. */
    public abstract void setPrimitiveRestart(boolean enabled, int index);

    /** Null unbinds: loads give 0. */
    public abstract void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size);

    /**
     * Uniforms by value: small data that changes from draw to draw. Takes the place of a buffer bound to the slot.
     *
     * @param words the data; {@code count} words from {@code start} are copied
     */
    public abstract void setUniforms(Stage stage, int slot, int[] words, int start, int count);

    /**
     * Changes some of the words that {@link #setUniforms} gave a slot; the others stay. No buffer was bound to the slot since, and it has that many.
     *
     * @param first the first word of the slot that changes
     * @param words the data; {@code count} words from {@code start} are copied
     */
    public abstract void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count);

    /** Null unbinds: sampling gives 0, 0, 0, 1. */
    public abstract void bindTexture(Stage stage, int slot, @Nullable TextureView view);

    /**
     * A view of one level; a slice of a 3D texture is a 2D view of one layer. Null unbinds: loads give 0, stores do nothing.
     */
    public abstract void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable);

    /**
     * Puts a view and its sampler into the table of resident textures, where shaders of all stages find them by their place. A draw or
     * dispatch of a shader that has resident textures counts as using all that are in the table. A place that is empty, or outside of the
     * table, is like a slot with nothing bound. For devices with {@link Caps#residentTextures}.
     *
     * @param index place in the table, below {@link Limits#RESIDENTS}
     * @param view null empties the place
     */
    public abstract void setResidentTexture(int index, @Nullable TextureView view, int sampler);

    /**
     * The same for images: a view of one level, in a table of its own.
     *
     * @param writable shaders may store to it
     */
    public abstract void setResidentImage(int index, @Nullable TextureView view, boolean writable);

    /**
     * Null unbinds: loads give 0, stores do nothing.
     *
     * @param writable shaders may store to it
     */
    public abstract void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable);

    /**
     * Stream output goes to these from now on; an empty array ends it.
     *
     * @param append per target: go on behind what was written, rather than from the start
     */
    public abstract void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append);

    // ---- work ------------------------------------------------------------------------------------------------------

    /**
     * Draws several ranges; the native form of all draws.
     *
     * @param indexed vertices come through the index buffer
     * @param ranges three words a range: first vertex or index, count, base vertex (0 unless indexed)
     * @param start index of the first range's first word
     * @param count ranges; the draw id counts them from 0
     */
    public abstract void draw(
            Primitive primitive, boolean indexed, int firstInstance, int instances, int[] ranges, int start, int count);

    /** One range: what most draws are, without an array. */
    public abstract void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId);

    /** One instance without indices. */
    public final void draw(Primitive primitive, int first, int vertices) {
        draw(primitive, false, 0, 1, first, vertices, 0, 0);
    }

    /** One instance through the index buffer. */
    public final void drawIndexed(Primitive primitive, int firstIndex, int indices) {
        draw(primitive, true, 0, 1, firstIndex, indices, 0, 0);
    }

    /**
     * Draws whose parameters are in a buffer, laid out as OpenGL and Vulkan have them: (count, instances, first,
     * firstInstance) or (count, instances, firstIndex, baseVertex, firstInstance).
     *
     * @param countBuffer holds the number of draws, at most {@code maxDraws}; null: {@code maxDraws} is the number
     */
    public abstract void drawIndirect(
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset);

    /** Draws as many vertices as stream output wrote to {@code source}. */
    public abstract void drawStream(
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances);

    /**
     * Makes what a draw under the bound states would need, pipelines or kernels, ahead of that draw. Nothing is drawn and no shader runs;
     * contents of buffers and textures do not matter. What cannot be made ahead is made, or refused with a reason, by the draw. A
     * context may do nothing.
     */
    public void prepareDraw(Primitive primitive, boolean indexed) {}

    /** Runs so many workgroups of the compute shader that is bound. */
    public abstract void dispatch(int groupsX, int groupsY, int groupsZ);

    /** Runs as many workgroups as three words of the buffer say. */
    public abstract void dispatchIndirect(Buffer buffer, long offset);

    /** Later work sees what shaders wrote before. Bits as in GL's and {@link Barrier}'s. */
    public abstract void memoryBarrier(int bits);

    /**
     * Later draws may sample what earlier ones drew into the current targets. Where {@link Caps#advancedBlendCoherent} or
     * {@link Caps#framebufferFetchCoherent} is not there, advanced blending and LOAD_TARGET see earlier draws only with one
     * of these in between.
     */
    public abstract void textureBarrier();

    // ---- clears ----------------------------------------------------------------------------------------------------

    /**
     * Clears a colour attachment of the current targets.
     *
     * @param area limits it; null for all
     * @param writeMask components written, bit 0 to 3
     */
    public abstract void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask);

    /**
     * Clears the depth-stencil attachment of the current targets. Whatever the format, depth is clamped to 0 to 1, and NaN clears to 0.
     *
     * @param stencilMask bits of the stencil value that are written
     */
    public abstract void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area);

    /** Clears a box of a colour texture, whatever is bound. */
    public abstract void clearTexture(Texture texture, int level, Box box, ClearColor value);

    /** Clears a box of a depth-stencil texture, with the depths of {@link #clearDepthStencil}. */
    public abstract void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue);

    /**
     * Fills a range with a pattern of 1 to 16 bytes.
     *
     * @param pattern 1, 2, 4, 8, 12 or 16 bytes
     */
    public abstract void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern);

    // ---- transfers -------------------------------------------------------------------------------------------------

    /** Writes a range; {@code data} is read before the call returns. */
    public abstract void writeBuffer(Buffer buffer, long offset, MemorySegment data);

    /** Waits for what was drawn, then reads. */
    public abstract void readBuffer(Buffer buffer, long offset, MemorySegment into);

    /**
     * Writes texels in the texture's format; for combined depth-stencil formats, in the layout that
     * {@link tepui.pipe.format.Format} gives.
     *
     * @param rowBytes from one row of blocks to the next
     * @param sliceBytes from one slice or layer to the next
     */
    public abstract void writeTexture(
            Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes);

    /** Waits for what was drawn, then reads. A multisample texture is not read but resolved first, by the caller. */
    public abstract void readTexture(
            Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes);

    /** Copies bytes; within one buffer the ranges may not overlap. */
    public abstract void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size);

    /** Formats must have blocks of the same number of bytes; bits are copied as they are. */
    public abstract void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z);

    /** Copies texels, laid out in the buffer as {@link #writeTexture} takes them. */
    public abstract void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box);

    /** Copies texels, laid out in the buffer as {@link #readTexture} gives them. */
    public abstract void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes);

    /** Copies a rectangle of texels to one of another size, format or number of samples. */
    public abstract void blit(Blit blit);

    /** Makes levels {@code base + 1} to {@code last} from level {@code base}, for all layers: of floats averages of the area that a texel covers. */
    public abstract void generateMips(Texture texture, int base, int last);

    /**
     * Commits memory to pages of a texture that has {@link Bind#SPARSE}, or takes it from them. What a page holds that had none before is undefined.
     * Pages without memory read as zeros in all components that the format has; writes to them are dropped, and atomics there give 0. Levels from
     * {@link SparsePages#levels} on are the tail: any box in one of them stands for all of them, in all layers.
     *
     * @param box begins at edges of pages, and ends there or at the edge of the level
     */
    public abstract void commitPages(Texture texture, int level, Box box, boolean commit);

    /** The contents of the whole resource are not needed any more. */
    public abstract void invalidate(Buffer buffer);

    /** The contents of a level are not needed any more. */
    public abstract void invalidate(Texture texture, int level);

    // ---- maps ------------------------------------------------------------------------------------------------------

    /**
     * Makes a range of a buffer accessible.
     *
     * @param flags bits of {@link MapFlags}
     * @return its address, aligned as the offset allows; 0 where DONT_BLOCK forbids the wait
     */
    public abstract long map(Buffer buffer, long offset, long size, int flags);

    /** A range of the current mapping was written; the offset counts from the buffer's start. */
    public abstract void flushMapped(Buffer buffer, long offset, long size);

    /** Ends the mapping; writes become visible, but with FLUSH_EXPLICIT those alone that {@link #flushMapped} named. */
    public abstract void unmap(Buffer buffer);

    /** Address and pitches of texels that {@link #mapTexture} mapped. */
    public static final class TexelMap {
        public long address;
        public long rowBytes;
        public long sliceBytes;

        /** Not mapped. */
        public TexelMap() {}
    }

    /**
     * Makes a box of texels accessible, in the texture's format.
     *
     * @return false where DONT_BLOCK forbids the wait
     */
    public abstract boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result);

    /** Ends the mapping that {@code map} describes; writes become visible. */
    public abstract void unmapTexture(Texture texture, TexelMap map);

    // ---- queries ---------------------------------------------------------------------------------------------------

    /** Answer of {@link #queryResult} while there is no result. */
    public static final long NOT_READY = Long.MIN_VALUE;

    /** Counts from here on; TIMESTAMP has no beginning. */
    public abstract void beginQuery(Query query);

    /** Ends it; for TIMESTAMP, takes it. */
    public abstract void endQuery(Query query);

    /** The result, or {@link #NOT_READY} where it is not there and {@code wait} is false. */
    public abstract long queryResult(Query query, boolean wait);

    /**
     * Writes the result to a buffer, in order with other commands.
     *
     * @param bytes 4 (saturated) or 8
     * @param wait write only the final result; otherwise nothing is written while there is none
     * @param availability write 1 or 0 for "the result is there" instead of the result
     */
    public abstract void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability);

    /**
     * Draws, clears and dispatches that follow happen only if the query's result is not 0 (or is, if inverted).
     *
     * @param query null ends it
     * @param wait without it, the driver may draw while the result is not known
     */
    public abstract void setCondition(@Nullable Query query, boolean wait, boolean inverted);

    // ---- completion ------------------------------------------------------------------------------------------------

    /** Hands everything so far to the device; the fence says when it is done. */
    public abstract Fence flush();

    /**
     * Flushes, and arms a fence anew that an earlier flush of this context gave and that nobody needs any more, so that frames make no objects.
     *
     * @param again null for a fence that is new
     * @return the fence of this flush, which may be another one
     */
    public Fence flush(@Nullable Fence again) {
        return flush();
    }

    /** Flushes and waits. */
    public abstract void finish();

    /** Later commands of this context wait for another context's fence. */
    public abstract void waitFor(Fence fence);

    /**
     * Shows layer 0 of level 0, unscaled: from the surface's top left, what is left of a larger surface is black.
     *
     * @param bottomUp row 0 of the texture is the lowest on the surface: OpenGL
     * @param dontWait answer {@link Surface.Outcome#WOULD_BLOCK} rather than wait for room
     * @return what became of it; where nothing was shown, everything drawn before has still been handed to the device
     */
    public abstract Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait);

    /** Presents, waiting for room where it must. */
    public final Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval) {
        return present(surface, texture, bottomUp, interval, false);
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    /** A stretch of work with a name begins, for tools that show it. */
    public abstract void pushGroup(String label);

    /** The innermost stretch ends. */
    public abstract void popGroup();

    /** A name at this place, for tools that show it. */
    public abstract void mark(String text);

    /** Flushes and ends the context; objects of the device live on. */
    @Override
    public abstract void close();
}
