package tepui.tools.inspect;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/** Context that a capture is replayed on: keeps what is bound, and tells a listener of each step of the frame. */
final class ObservedContext extends ForwardingContext {
    final BoundState bound = new BoundState();
    final Observation observation;

    ObservedContext(ForwardingDevice device, Context next, Observation observation) {
        super(device, next);
        this.observation = observation;
    }

    // ---- states ----------------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) {
        next.bindBlend(id);
        bound.blend = id;
    }

    @Override
    public void bindRaster(int id) {
        next.bindRaster(id);
        bound.raster = id;
    }

    @Override
    public void bindDepthStencil(int id) {
        next.bindDepthStencil(id);
        bound.depthStencil = id;
    }

    @Override
    public void bindVertexLayout(int id) {
        next.bindVertexLayout(id);
        bound.vertexLayout = id;
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        next.bindShader(stage, shader);
        bound.shaders[stage.ordinal()] = shader;
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        next.bindSampler(stage, slot, id);
        bound.samplers.put(BoundState.slot(stage, slot), id);
    }

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        next.setBlendColor(r, g, b, a);
        bound.blendColor[0] = r;
        bound.blendColor[1] = g;
        bound.blendColor[2] = b;
        bound.blendColor[3] = a;
    }

    @Override
    public void setStencilReference(int front, int back) {
        next.setStencilReference(front, back);
        bound.stencilFront = front;
        bound.stencilBack = back;
    }

    @Override
    public void setAlphaReference(float reference) {
        next.setAlphaReference(reference);
        bound.alphaReference = reference;
    }

    @Override
    public void setSampleMask(int mask) {
        next.setSampleMask(mask);
        bound.sampleMask = mask;
    }

    @Override
    public void setMinSampleShading(float fraction) {
        next.setMinSampleShading(fraction);
        bound.minSampleShading = fraction;
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        next.setViewport(index, x, y, width, height, near, far);
        bound.viewports[index] = new float[] {x, y, width, height, near, far};
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        next.setScissor(index, x, y, width, height);
        bound.scissors[index] = new int[] {x, y, width, height};
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        next.setRenderTargets(targets);
        bound.targets = targets;
    }

    @Override
    public void setPatchVertices(int count) {
        next.setPatchVertices(count);
        bound.patchVertices = count;
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        next.bindVertexBuffer(slot, buffer, offset);
        bound.vertexBuffers[slot] = buffer;
        bound.vertexOffsets[slot] = offset;
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        next.setConstantAttribute(location, bits);
        bound.constants.put(location, bits.clone());
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        next.bindIndexBuffer(buffer, offset, type);
        bound.indexBuffer = buffer;
        bound.indexOffset = offset;
        bound.indexType = type;
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        next.setPrimitiveRestart(enabled, index);
        bound.restart = enabled;
        bound.restartIndex = index;
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        next.bindUniformBuffer(stage, slot, buffer, offset, size);
        int key = BoundState.slot(stage, slot);
        if (buffer == null) bound.uniforms.remove(key);
        else bound.uniforms.put(key, new BoundState.Uniforms(null, buffer, offset, size));
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        next.setUniforms(stage, slot, words, start, count);
        int[] kept = Arrays.copyOfRange(words, start, start + count);
        bound.uniforms.put(BoundState.slot(stage, slot), new BoundState.Uniforms(kept, null, 0, 4L * count));
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        next.updateUniforms(stage, slot, first, words, start, count);
        BoundState.Uniforms before = bound.uniforms.get(BoundState.slot(stage, slot));
        int[] kept = before == null ? null : before.words();
        if (kept != null) System.arraycopy(words, start, kept, first, count);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        next.bindTexture(stage, slot, view);
        if (view == null) bound.textures.remove(BoundState.slot(stage, slot));
        else bound.textures.put(BoundState.slot(stage, slot), view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        next.bindImage(stage, slot, view, writable);
        if (view == null) bound.images.remove(BoundState.slot(stage, slot));
        else bound.images.put(BoundState.slot(stage, slot), new BoundState.Image(view, writable));
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
        if (buffer == null) bound.storage.remove(BoundState.slot(stage, slot));
        else bound.storage.put(BoundState.slot(stage, slot), new BoundState.Range(buffer, offset, size, writable));
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        next.setStreamTargets(targets, append);
        bound.streams = targets.length > 0;
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        next.setCondition(query, wait, inverted);
        bound.conditional = query != null;
    }

    @Override
    public void beginQuery(Query query) {
        next.beginQuery(query);
        bound.openQueries++;
    }

    @Override
    public void endQuery(Query query) {
        next.endQuery(query);
        if (query.kind() != Query.Kind.TIMESTAMP) bound.openQueries--;
    }

    @Override
    public void mark(String text) {
        if (!observation.mark(text)) next.mark(text);
    }

    // ---- steps -----------------------------------------------------------------------------------------------------

    private void step(Step.Kind kind, String text, @Nullable Draw draw, Runnable work) {
        step(kind, text, draw, null, work);
    }

    private void step(Step.Kind kind, String text, @Nullable Draw draw, Step.@Nullable Written written, Runnable work) {
        if (!observation.inFrame()) {
            work.run();
            return;
        }
        Step step = observation.step(kind, text, draw, written);
        observation.listener().before(step, this);
        work.run();
        observation.listener().after(step, this);
    }

    /** Notes that all that is bound to be written has other contents. */
    private void targetsWritten() {
        RenderTargets targets = bound.targets;
        if (targets != null) {
            for (RenderTargets.Attachment a : targets.colors()) if (a != null) observation.written(a.texture());
            RenderTargets.Attachment depth = targets.depthStencil();
            if (depth != null) observation.written(depth.texture());
        }
        shaderWrites();
    }

    private void shaderWrites() {
        for (BoundState.Image image : bound.images.values()) {
            Texture texture = image.view().texture();
            if (image.writable() && texture != null) observation.written(texture);
        }
        for (BoundState.Range range : bound.storage.values()) if (range.writable()) observation.written(range.buffer());
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) {
        Draw draw = new Draw(
                primitive, indexed, firstInstance, instances, Arrays.copyOfRange(ranges, start, start + 3 * count), 0);
        step(Step.Kind.DRAW, draw.text(), draw, () -> {
            next.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
            targetsWritten();
        });
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        Draw draw =
                new Draw(primitive, indexed, firstInstance, instances, new int[] {first, vertices, baseVertex}, drawId);
        step(Step.Kind.DRAW, draw.text(), draw, () -> {
            next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
            targetsWritten();
        });
    }

    @Override
    public void drawIndirect(
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) {
        String text = (indexed ? "indexed " : "") + primitive + ", indirect, at most " + maxDraws + " draws";
        step(Step.Kind.DRAW, text, null, () -> {
            next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
            targetsWritten();
        });
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        step(Step.Kind.DRAW, primitive + ", what stream output wrote", null, () -> {
            next.drawStream(primitive, source, stream, firstInstance, instances);
            targetsWritten();
        });
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        step(Step.Kind.DISPATCH, groupsX + "×" + groupsY + "×" + groupsZ + " groups", null, () -> {
            next.dispatch(groupsX, groupsY, groupsZ);
            shaderWrites();
        });
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        step(Step.Kind.DISPATCH, "indirect", null, () -> {
            next.dispatchIndirect(buffer, offset);
            shaderWrites();
        });
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        String color = StateText.decimal(value.asFloat(0)) + ", " + StateText.decimal(value.asFloat(1)) + ", "
                + StateText.decimal(value.asFloat(2)) + ", " + StateText.decimal(value.asFloat(3));
        step(Step.Kind.CLEAR, "colour " + index + " to " + color, null, () -> {
            next.clearColor(index, value, area, writeMask);
            targetsWritten();
        });
    }

    @Override
    public void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        String text = (depth ? "depth to " + depthValue : "")
                + (depth && stencil ? ", " : "")
                + (stencil ? "stencil to " + stencilValue : "");
        step(Step.Kind.CLEAR, text, null, () -> {
            next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
            targetsWritten();
        });
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        step(Step.Kind.CLEAR, observation.name(texture), null, () -> {
            next.clearTexture(texture, level, box, value);
            observation.written(texture);
        });
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        step(Step.Kind.CLEAR, observation.name(texture), null, () -> {
            next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
            observation.written(texture);
        });
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        String text = data.byteSize() + " bytes to " + observation.name(texture) + ", level " + level;
        step(Step.Kind.UPLOAD, text, null, () -> {
            next.writeTexture(texture, level, box, data, rowBytes, sliceBytes);
            observation.written(texture);
        });
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        String text = data.byteSize() + " bytes to " + observation.name(buffer) + " at " + offset;
        step(Step.Kind.UPLOAD, text, null, () -> {
            next.writeBuffer(buffer, offset, data);
            observation.written(buffer);
        });
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        next.unmapTexture(texture, map);
        observation.written(texture);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        String text = box.width() + "×" + box.height() + " of " + observation.name(texture);
        step(Step.Kind.READ, text, null, () -> next.readTexture(texture, level, box, into, rowBytes, sliceBytes));
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        String text = into.byteSize() + " bytes of " + observation.name(buffer);
        step(Step.Kind.READ, text, null, () -> next.readBuffer(buffer, offset, into));
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        String text = observation.name(source) + " to " + observation.name(target);
        step(Step.Kind.COPY, text, null, new Step.Written(target, targetLevel, z, source), () -> {
            next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
            observation.written(target);
        });
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        String text = observation.name(source) + " to " + observation.name(target);
        step(Step.Kind.COPY, text, null, () -> {
            next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
            observation.written(target);
        });
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        String text = observation.name(source) + " to " + observation.name(target);
        step(
                Step.Kind.COPY,
                text,
                null,
                () -> next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes));
    }

    @Override
    public void blit(Blit blit) {
        String text = observation.name(blit.source()) + " to " + observation.name(blit.target());
        Step.Written written = new Step.Written(
                blit.target(), blit.targetLevel(), blit.targetBox().z(), blit.source());
        step(Step.Kind.BLIT, text, null, written, () -> {
            next.blit(blit);
            observation.written(blit.target());
        });
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        step(Step.Kind.COPY, "levels of " + observation.name(texture) + " from level " + base, null, () -> {
            next.generateMips(texture, base, last);
            observation.written(texture);
        });
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        next.commitPages(texture, level, box, commit);
        observation.written(texture);
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        if (!observation.inFrame()) return next.present(surface, texture, bottomUp, interval, dontWait);
        Step step = observation.step(
                Step.Kind.PRESENT, observation.name(texture), null, new Step.Written(texture, 0, 0, null));
        observation.listener().before(step, this);
        observation.listener().presenting(this, texture, bottomUp);
        Surface.Outcome outcome = next.present(surface, texture, bottomUp, interval, dontWait);
        observation.listener().after(step, this);
        return outcome;
    }
}
