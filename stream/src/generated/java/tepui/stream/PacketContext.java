package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Context that writes packets: bindings by {@link BindingPackets}, draws by {@link DrawPackets}, all that is simply its
 * arguments by {@link PlainPackets}. Waits, maps and uploads are up to who extends it.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
abstract sealed class PacketContext extends PacketOutput permits RecordingContext, StreamContext {
    private final BindingPackets bindings;
    private final DrawPackets draws;
    private final PlainPackets plain;

    PacketContext(Device device) {
        super(device);
        bindings = new BindingPackets(this, device.states());
        draws = new DrawPackets(this, bindings);
        plain = new PlainPackets(this);
    }

    /** Draws that became part of the packet before. */
    final long mergedDraws() {
        return draws.merged();
    }

    /** Nothing is added to the packet before any more: it is about to be read, or is behind. */
    final void seal() { // hot
        draws.seal();
    }

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        bindings.bindBlend(id);
    }

    @Override
    public void bindRaster(int id) { // hot
        bindings.bindRaster(id);
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        bindings.bindDepthStencil(id);
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        bindings.bindVertexLayout(id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        bindings.bindShader(stage, shader);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) { // hot
        bindings.bindSampler(stage, slot, id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) { // hot
        plain.setBlendColor(r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) { // hot
        plain.setStencilReference(front, back);
    }

    @Override
    public void setAlphaReference(float reference) { // hot
        plain.setAlphaReference(reference);
    }

    @Override
    public void setSampleMask(int mask) { // hot
        plain.setSampleMask(mask);
    }

    @Override
    public void setMinSampleShading(float fraction) { // hot
        plain.setMinSampleShading(fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        plain.setViewport(index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) { // hot
        plain.setScissor(index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) { // hot
        bindings.setRenderTargets(targets);
    }

    @Override
    public void setPatchVertices(int count) { // hot
        plain.setPatchVertices(count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) { // hot
        bindings.setDefaultTessLevels(outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        bindings.bindVertexBuffer(slot, buffer, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) { // hot
        bindings.setConstantAttribute(location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        bindings.bindIndexBuffer(buffer, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) { // hot
        plain.setPrimitiveRestart(enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        bindings.bindUniformBuffer(stage, slot, buffer, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        bindings.setUniforms(stage, slot, words, start, count);
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) { // hot
        bindings.updateUniforms(stage, slot, first, words, start, count);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        bindings.bindTexture(stage, slot, view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        bindings.bindImage(stage, slot, view, writable);
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) { // hot
        bindings.setResidentTexture(index, view, sampler);
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) { // hot
        bindings.setResidentImage(index, view, writable);
    }

    @Override
    public void bindStorageBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) { // hot
        bindings.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) { // hot
        bindings.setStreamTargets(targets, append);
    }

    // ---- work ------------------------------------------------------------------------------------------------------

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int[] ranges, int start, int count) { // hot
        draws.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
    }

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int first, int vertices, int baseVertex, int drawId) { // hot
        draws.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
    }

    @Override
    public void drawIndirect(Primitive primitive, boolean indexed, Buffer buffer, long offset, int maxDraws, int stride, @Nullable Buffer countBuffer, long countOffset) { // hot
        plain.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) { // hot
        plain.drawStream(primitive, source, stream, firstInstance, instances);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        plain.dispatch(groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        plain.dispatchIndirect(buffer, offset);
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        plain.memoryBarrier(bits);
    }

    @Override
    public void textureBarrier() { // hot
        plain.textureBarrier();
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        plain.clearColor(index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) { // hot
        plain.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) { // hot
        plain.clearTexture(texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) { // hot
        plain.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) { // hot
        plain.clearBuffer(buffer, offset, size, pattern);
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        plain.copyBuffer(source, sourceOffset, target, targetOffset, size);
    }

    @Override
    public void copyTexture(Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        plain.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture(Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) { // hot
        plain.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
    }

    @Override
    public void copyTextureToBuffer(Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) { // hot
        plain.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) { // hot
        plain.blit(blit);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) { // hot
        plain.generateMips(texture, base, last);
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) { // hot
        plain.commitPages(texture, level, box, commit);
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        plain.invalidate(texture, level);
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) { // hot
        plain.beginQuery(query);
    }

    @Override
    public void endQuery(Query query) { // hot
        plain.endQuery(query);
    }

    @Override
    public void queryResultToBuffer(Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) { // hot
        plain.queryResultToBuffer(query, buffer, offset, bytes, wait, availability);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        plain.setCondition(query, wait, inverted);
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) { // hot
        plain.pushGroup(label);
    }

    @Override
    public void popGroup() { // hot
        plain.popGroup();
    }

    @Override
    public void mark(String text) { // hot
        plain.mark(text);
    }
}
