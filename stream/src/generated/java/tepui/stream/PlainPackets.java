package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.DrawArguments;

/**
 * Writer of packets that are simply their call's arguments, which {@link PlainReader} reads.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
final class PlainPackets {
    private final PacketOutput out;

    PlainPackets(PacketOutput out) {
        this.out = out;
    }

    void setBlendColor(float r, float g, float b, float a) { // hot
        int i = out.reserve(Op.SET_BLEND_COLOR, 0, 5, 0);
        int[] w = out.words;
        w[i + 1] = Float.floatToRawIntBits(r);
        w[i + 2] = Float.floatToRawIntBits(g);
        w[i + 3] = Float.floatToRawIntBits(b);
        w[i + 4] = Float.floatToRawIntBits(a);
        out.done();
    }

    void setStencilReference(int front, int back) { // hot
        int i = out.reserve(Op.SET_STENCIL_REFERENCE, 0, 3, 0);
        int[] w = out.words;
        w[i + 1] = front;
        w[i + 2] = back;
        out.done();
    }

    void setAlphaReference(float reference) { // hot
        int i = out.reserve(Op.SET_ALPHA_REFERENCE, 0, 2, 0);
        int[] w = out.words;
        w[i + 1] = Float.floatToRawIntBits(reference);
        out.done();
    }

    void setSampleMask(int mask) { // hot
        int i = out.reserve(Op.SET_SAMPLE_MASK, 0, 2, 0);
        int[] w = out.words;
        w[i + 1] = mask;
        out.done();
    }

    void setMinSampleShading(float fraction) { // hot
        int i = out.reserve(Op.SET_MIN_SAMPLE_SHADING, 0, 2, 0);
        int[] w = out.words;
        w[i + 1] = Float.floatToRawIntBits(fraction);
        out.done();
    }

    void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        int i = out.reserve(Op.SET_VIEWPORT, 0, 8, 0);
        int[] w = out.words;
        w[i + 1] = index;
        w[i + 2] = Float.floatToRawIntBits(x);
        w[i + 3] = Float.floatToRawIntBits(y);
        w[i + 4] = Float.floatToRawIntBits(width);
        w[i + 5] = Float.floatToRawIntBits(height);
        w[i + 6] = Float.floatToRawIntBits(near);
        w[i + 7] = Float.floatToRawIntBits(far);
        out.done();
    }

    void setScissor(int index, int x, int y, int width, int height) { // hot
        Arguments.slot("setScissor", index, Limits.VIEWPORTS);
        int i = out.reserve(Op.SET_SCISSOR, 0, 6, 0);
        int[] w = out.words;
        w[i + 1] = index;
        w[i + 2] = x;
        w[i + 3] = y;
        w[i + 4] = width;
        w[i + 5] = height;
        out.done();
    }

    void setPatchVertices(int count) { // hot
        int i = out.reserve(Op.SET_PATCH_VERTICES, 0, 2, 0);
        int[] w = out.words;
        w[i + 1] = count;
        out.done();
    }

    void setPrimitiveRestart(boolean enabled, int index) { // hot
        int i = out.reserve(Op.SET_PRIMITIVE_RESTART, (enabled ? 1 : 0), 2, 0);
        int[] w = out.words;
        w[i + 1] = index;
        out.done();
    }

    void drawIndirect(Primitive primitive, boolean indexed, Buffer buffer, long offset, int maxDraws, int stride, @Nullable Buffer countBuffer, long countOffset) { // hot
        Tracked bufferUse = out.known("drawIndirect", buffer);
        Tracked countBufferUse = out.known("drawIndirect", countBuffer);
        int i = out.reserve(Op.DRAW_INDIRECT, (indexed ? 1 : 0), 8, 2);
        out.drew(i);
        int[] w = out.words;
        w[i + 1] = primitive.ordinal();
        out.refer(buffer);
        out.putLong(i + 2, offset);
        w[i + 4] = maxDraws;
        w[i + 5] = stride;
        out.refer(countBuffer);
        out.putLong(i + 6, countOffset);
        out.used(bufferUse, out.base + i);
        out.used(countBufferUse, out.base + i);
        out.done();
    }

    void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) { // hot
        Tracked sourceUse = out.known("drawStream", source);
        int i = out.reserve(Op.DRAW_STREAM, 0, 5, 1);
        out.drew(i);
        int[] w = out.words;
        w[i + 1] = primitive.ordinal();
        out.refer(source);
        w[i + 2] = stream;
        w[i + 3] = firstInstance;
        w[i + 4] = instances;
        out.used(sourceUse, out.base + i);
        out.done();
    }

    void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        DrawArguments.groups(groupsX, groupsY, groupsZ, out.mostGroups);
        int i = out.reserve(Op.DISPATCH, 0, 4, 0);
        out.drew(i);
        int[] w = out.words;
        w[i + 1] = groupsX;
        w[i + 2] = groupsY;
        w[i + 3] = groupsZ;
        out.done();
    }

    void dispatchIndirect(Buffer buffer, long offset) { // hot
        Tracked bufferUse = out.known("dispatchIndirect", buffer);
        int i = out.reserve(Op.DISPATCH_INDIRECT, 0, 3, 1);
        out.drew(i);
        int[] w = out.words;
        out.refer(buffer);
        out.putLong(i + 1, offset);
        out.used(bufferUse, out.base + i);
        out.done();
    }

    void memoryBarrier(int bits) { // hot
        DrawArguments.barrier(bits);
        int i = out.reserve(Op.MEMORY_BARRIER, 0, 2, 0);
        int[] w = out.words;
        w[i + 1] = bits;
        out.done();
    }

    void textureBarrier() { // hot
        out.reserve(Op.TEXTURE_BARRIER, 0, 1, 0);
        out.done();
    }

    void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        int i = out.reserve(Op.CLEAR_COLOR, 0, 3, 2);
        out.drew(i);
        int[] w = out.words;
        w[i + 1] = index;
        out.refer(value);
        out.refer(area);
        w[i + 2] = writeMask;
        out.done();
    }

    void clearDepthStencil(boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) { // hot
        int i = out.reserve(Op.CLEAR_DEPTH_STENCIL, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 1);
        out.drew(i);
        int[] w = out.words;
        out.putLong(i + 1, Double.doubleToRawLongBits(depthValue));
        w[i + 3] = stencilValue;
        w[i + 4] = stencilMask;
        out.refer(area);
        out.done();
    }

    void clearTexture(Texture texture, int level, Box box, ClearColor value) { // hot
        Tracked textureUse = out.known("clearTexture", texture);
        texture.check("clearTexture", level, box);
        int i = out.reserve(Op.CLEAR_TEXTURE, 0, 2, 3);
        int[] w = out.words;
        out.refer(texture);
        w[i + 1] = level;
        out.refer(box);
        out.refer(value);
        out.used(textureUse, out.base + i);
        out.done();
    }

    void clearDepthTexture(Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) { // hot
        Tracked textureUse = out.known("clearDepthTexture", texture);
        texture.check("clearDepthTexture", level, box);
        int i = out.reserve(Op.CLEAR_DEPTH_TEXTURE, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 2);
        int[] w = out.words;
        out.refer(texture);
        w[i + 1] = level;
        out.refer(box);
        out.putLong(i + 2, Double.doubleToRawLongBits(depthValue));
        w[i + 4] = stencilValue;
        out.used(textureUse, out.base + i);
        out.done();
    }

    void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) { // hot
        Tracked bufferUse = out.known("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", buffer, offset, size);
        int i = out.reserve(Op.CLEAR_BUFFER, 0, 5, 2);
        int[] w = out.words;
        out.refer(buffer);
        out.putLong(i + 1, offset);
        out.putLong(i + 3, size);
        out.refer(pattern.clone());
        out.used(bufferUse, out.base + i);
        out.written(buffer, offset, size);
        out.done();
    }

    void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        Tracked sourceUse = out.known("copyBuffer", source);
        Tracked targetUse = out.known("copyBuffer", target);
        Arguments.copyBuffer(source, sourceOffset, target, targetOffset, size);
        int i = out.reserve(Op.COPY_BUFFER, 0, 7, 2);
        int[] w = out.words;
        out.refer(source);
        out.putLong(i + 1, sourceOffset);
        out.refer(target);
        out.putLong(i + 3, targetOffset);
        out.putLong(i + 5, size);
        out.used(sourceUse, out.base + i);
        out.used(targetUse, out.base + i);
        out.written(target, targetOffset, size);
        out.done();
    }

    void copyTexture(Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        Tracked sourceUse = out.known("copyTexture", source);
        Tracked targetUse = out.known("copyTexture", target);
        int i = out.reserve(Op.COPY_TEXTURE, 0, 6, 3);
        int[] w = out.words;
        out.refer(source);
        w[i + 1] = sourceLevel;
        out.refer(box);
        out.refer(target);
        w[i + 2] = targetLevel;
        w[i + 3] = x;
        w[i + 4] = y;
        w[i + 5] = z;
        out.used(sourceUse, out.base + i);
        out.used(targetUse, out.base + i);
        out.done();
    }

    void copyBufferToTexture(Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) { // hot
        Tracked sourceUse = out.known("copyBufferToTexture", source);
        Tracked targetUse = out.known("copyBufferToTexture", target);
        int i = out.reserve(Op.COPY_BUFFER_TO_TEXTURE, 0, 8, 3);
        int[] w = out.words;
        out.refer(source);
        out.putLong(i + 1, offset);
        out.putLong(i + 3, rowBytes);
        out.putLong(i + 5, sliceBytes);
        out.refer(target);
        w[i + 7] = level;
        out.refer(box);
        out.used(sourceUse, out.base + i);
        out.used(targetUse, out.base + i);
        out.done();
    }

    void copyTextureToBuffer(Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) { // hot
        Tracked sourceUse = out.known("copyTextureToBuffer", source);
        Tracked targetUse = out.known("copyTextureToBuffer", target);
        int i = out.reserve(Op.COPY_TEXTURE_TO_BUFFER, 0, 8, 3);
        int[] w = out.words;
        out.refer(source);
        w[i + 1] = level;
        out.refer(box);
        out.refer(target);
        out.putLong(i + 2, offset);
        out.putLong(i + 4, rowBytes);
        out.putLong(i + 6, sliceBytes);
        out.used(sourceUse, out.base + i);
        out.used(targetUse, out.base + i);
        out.written(target, Math.clamp(offset, 0L, target.size()), target.size() - Math.clamp(offset, 0L, target.size()));
        out.done();
    }

    void blit(Blit blit) { // hot
        Tracked sourceUse = out.known("blit", blit.source());
        Tracked targetUse = out.known("blit", blit.target());
        int i = out.reserve(Op.BLIT, 0, 1, 1);
        out.refer(blit);
        out.used(sourceUse, out.base + i);
        out.used(targetUse, out.base + i);
        out.done();
    }

    void generateMips(Texture texture, int base, int last) { // hot
        Tracked textureUse = out.known("generateMips", texture);
        int i = out.reserve(Op.GENERATE_MIPS, 0, 3, 1);
        int[] w = out.words;
        out.refer(texture);
        w[i + 1] = base;
        w[i + 2] = last;
        out.used(textureUse, out.base + i);
        out.done();
    }

    void commitPages(Texture texture, int level, Box box, boolean commit) { // hot
        Tracked textureUse = out.known("commitPages", texture);
        Arguments.pages(texture, level, box);
        int i = out.reserve(Op.COMMIT_PAGES, (commit ? 1 : 0), 2, 2);
        int[] w = out.words;
        out.refer(texture);
        w[i + 1] = level;
        out.refer(box);
        out.used(textureUse, out.base + i);
        out.done();
    }

    void invalidate(Texture texture, int level) { // hot
        Tracked textureUse = out.known("invalidate", texture);
        int i = out.reserve(Op.INVALIDATE_TEXTURE, 0, 2, 1);
        int[] w = out.words;
        out.refer(texture);
        w[i + 1] = level;
        out.used(textureUse, out.base + i);
        out.done();
    }

    void beginQuery(Query query) { // hot
        Tracked queryUse = out.known("beginQuery", query);
        int i = out.reserve(Op.BEGIN_QUERY, 0, 1, 1);
        out.refer(query);
        out.used(queryUse, out.base + i);
        out.done();
    }

    void endQuery(Query query) { // hot
        Tracked queryUse = out.known("endQuery", query);
        int i = out.reserve(Op.END_QUERY, 0, 1, 1);
        out.refer(query);
        out.used(queryUse, out.base + i);
        out.done();
    }

    void queryResultToBuffer(Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) { // hot
        Tracked queryUse = out.known("queryResultToBuffer", query);
        Tracked bufferUse = out.known("queryResultToBuffer", buffer);
        Arguments.queryResult(buffer, offset, bytes);
        int i = out.reserve(Op.QUERY_RESULT_TO_BUFFER, (wait ? 1 : 0) | (availability ? 2 : 0), 4, 2);
        int[] w = out.words;
        out.refer(query);
        out.refer(buffer);
        out.putLong(i + 1, offset);
        w[i + 3] = bytes;
        out.used(queryUse, out.base + i);
        out.used(bufferUse, out.base + i);
        out.written(buffer, offset, bytes);
        out.done();
    }

    void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        Tracked queryUse = out.known("setCondition", query);
        int i = out.reserve(Op.SET_CONDITION, (wait ? 1 : 0) | (inverted ? 2 : 0), 1, 1);
        out.refer(query);
        out.used(queryUse, out.base + i);
        out.done();
    }

    void pushGroup(String label) { // hot
        out.reserve(Op.PUSH_GROUP, 0, 1, 1);
        out.refer(label);
        out.done();
    }

    void popGroup() { // hot
        out.reserve(Op.POP_GROUP, 0, 1, 0);
        out.done();
    }

    void mark(String text) { // hot
        out.reserve(Op.MARK, 0, 1, 1);
        out.refer(text);
        out.done();
    }
}
