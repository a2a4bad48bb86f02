package tepui.layers.check;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * Context of the rule checker: asks the rules before each call, hands the call on, and keeps the shadow that the rules
 * need. Allocates nothing unless a rule is broken. It has the work, transfers, maps, queries and presents; states,
 * values and bindings pass through to {@link CheckingBindings} behind it.
 */
final class CheckingContext extends ForwardingContext {
    private final ContextRules rules;

    CheckingContext(CheckingDevice device, Context next, ObjectTable objects, Violations out) {
        this(device, next, new ContextRules(device, next, objects, out));
    }

    private CheckingContext(CheckingDevice device, Context next, ContextRules rules) {
        super(device, new CheckingBindings(device, next, rules));
        this.rules = rules;
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
        rules.enter("draw");
        try {
            rules.draws.draw(primitive, indexed, instances, ranges, start, count);
            next.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
        } finally {
            rules.leave();
        }
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
        rules.enter("draw");
        try {
            rules.draws.draw(primitive, indexed, instances, first, vertices, baseVertex);
            next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        } finally {
            rules.leave();
        }
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
        rules.enter("drawIndirect");
        try {
            rules.draws.indirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
            next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        rules.enter("drawStream");
        try {
            rules.draws.stream(primitive, source, stream, instances);
            next.drawStream(primitive, source, stream, firstInstance, instances);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        rules.enter("dispatch");
        try {
            rules.draws.dispatch(groupsX, groupsY, groupsZ);
            next.dispatch(groupsX, groupsY, groupsZ);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        rules.enter("dispatchIndirect");
        try {
            rules.draws.dispatchIndirect(buffer, offset);
            next.dispatchIndirect(buffer, offset);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void memoryBarrier(int bits) {
        rules.enter("memoryBarrier");
        try {
            rules.draws.barrier(bits);
            next.memoryBarrier(bits);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void textureBarrier() {
        rules.enter("textureBarrier");
        try {
            rules.bound.textureBarrier = true;
            rules.bound.dirty = true;
            next.textureBarrier();
        } finally {
            rules.leave();
        }
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        rules.enter("clearColor");
        try {
            rules.clears.color(index, area, writeMask);
            next.clearColor(index, value, area, writeMask);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        rules.enter("clearDepthStencil");
        try {
            rules.clears.depthStencil(depth, stencil, stencilMask, area);
            next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        rules.enter("clearTexture");
        try {
            rules.clears.texture(texture, level, box);
            next.clearTexture(texture, level, box, value);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        rules.enter("clearDepthTexture");
        try {
            rules.clears.depthTexture(texture, level, box, depth, stencil);
            next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        rules.enter("clearBuffer");
        try {
            rules.clears.buffer(buffer, offset, size, pattern);
            next.clearBuffer(buffer, offset, size, pattern);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        rules.enter("writeBuffer");
        try {
            rules.transfers.buffer("writeBuffer", buffer, offset, data.byteSize(), true);
            next.writeBuffer(buffer, offset, data);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        rules.enter("readBuffer");
        try {
            rules.transfers.buffer("readBuffer", buffer, offset, into.byteSize(), false);
            next.readBuffer(buffer, offset, into);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        rules.enter("writeTexture");
        try {
            rules.transfers.texture("writeTexture", texture, level, box, data.byteSize(), rowBytes, sliceBytes, true);
            next.writeTexture(texture, level, box, data, rowBytes, sliceBytes);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        rules.enter("readTexture");
        try {
            rules.transfers.texture("readTexture", texture, level, box, into.byteSize(), rowBytes, sliceBytes, false);
            next.readTexture(texture, level, box, into, rowBytes, sliceBytes);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        rules.enter("copyBuffer");
        try {
            rules.transfers.copyBuffer(source, sourceOffset, target, targetOffset, size);
            next.copyBuffer(source, sourceOffset, target, targetOffset, size);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        rules.enter("copyTexture");
        try {
            rules.transfers.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
            next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        rules.enter("copyBufferToTexture");
        try {
            rules.transfers.bufferAndTexture(source, offset, rowBytes, sliceBytes, target, level, box, true);
            next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        rules.enter("copyTextureToBuffer");
        try {
            rules.transfers.bufferAndTexture(target, offset, rowBytes, sliceBytes, source, level, box, false);
            next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void blit(Blit blit) {
        rules.enter("blit");
        try {
            rules.transfers.blit(blit);
            next.blit(blit);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        rules.enter("generateMips");
        try {
            rules.transfers.mips(texture, base, last);
            next.generateMips(texture, base, last);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        rules.enter("commitPages");
        try {
            rules.transfers.pages(texture, level, box);
            next.commitPages(texture, level, box, commit);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void invalidate(Buffer buffer) {
        rules.enter("invalidate");
        try {
            rules.transfers.transfer("invalidate", "buffer", buffer, true);
            next.invalidate(buffer);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void invalidate(Texture texture, int level) {
        rules.enter("invalidate");
        try {
            rules.transfers.invalidate(texture, level);
            next.invalidate(texture, level);
        } finally {
            rules.leave();
        }
    }

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        rules.enter("map");
        try {
            rules.maps.map(buffer, offset, size, flags);
            long result = next.map(buffer, offset, size, flags);
            if (result != 0) rules.maps.mapped(buffer, offset, size, flags);
            return result;
        } finally {
            rules.leave();
        }
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        rules.enter("flushMapped");
        try {
            rules.maps.flush(buffer, offset, size);
            next.flushMapped(buffer, offset, size);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void unmap(Buffer buffer) {
        rules.enter("unmap");
        try {
            rules.maps.unmap(buffer);
            next.unmap(buffer);
            rules.maps.unmapped(buffer);
        } finally {
            rules.leave();
        }
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        rules.enter("mapTexture");
        try {
            rules.maps.mapTexture(texture, level, box, flags);
            boolean answer = next.mapTexture(texture, level, box, flags, result);
            if (answer) rules.maps.mapped(texture, result);
            return answer;
        } finally {
            rules.leave();
        }
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        rules.enter("unmapTexture");
        try {
            rules.maps.unmapTexture(texture, map);
            long address = map.address;
            next.unmapTexture(texture, map);
            rules.maps.unmapped(texture, address);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void beginQuery(Query query) {
        rules.enter("beginQuery");
        try {
            rules.queries.begin(query);
            next.beginQuery(query);
            rules.queries.begun(query);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void endQuery(Query query) {
        rules.enter("endQuery");
        try {
            rules.queries.end(query);
            next.endQuery(query);
            rules.queries.ended(query);
        } finally {
            rules.leave();
        }
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        rules.enter("queryResult");
        try {
            rules.queries.result(query);
            return next.queryResult(query, wait);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        rules.enter("queryResultToBuffer");
        try {
            rules.queries.resultToBuffer(query, buffer, offset, bytes);
            next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        rules.enter("setCondition");
        try {
            rules.queries.condition(query);
            next.setCondition(query, wait, inverted);
        } finally {
            rules.leave();
        }
    }

    @Override
    public Fence flush() {
        rules.enter("flush");
        try {
            return next.flush();
        } finally {
            rules.leave();
        }
    }

    @Override
    public Fence flush(@Nullable Fence again) {
        rules.enter("flush");
        try {
            return next.flush(again);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void finish() {
        rules.enter("finish");
        try {
            next.finish();
        } finally {
            rules.leave();
        }
    }

    @Override
    public void waitFor(Fence fence) {
        rules.enter("waitFor");
        try {
            next.waitFor(fence);
        } finally {
            rules.leave();
        }
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        rules.enter("present");
        try {
            rules.frames.present(surface, texture);
            return next.present(surface, texture, bottomUp, interval, dontWait);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void pushGroup(String label) {
        rules.enter("pushGroup");
        try {
            rules.frames.push();
            next.pushGroup(label);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void popGroup() {
        rules.enter("popGroup");
        try {
            rules.frames.pop();
            next.popGroup();
        } finally {
            rules.leave();
        }
    }

    @Override
    public void mark(String text) {
        rules.enter("mark");
        try {
            next.mark(text);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void close() {
        // As with every closeable thing, the second time does nothing.
        if (rules.closed) return;
        rules.enter("close");
        try {
            rules.queries.close();
            next.close();
            rules.closed = true;
        } finally {
            rules.leave();
        }
    }
}
