package tepui.layers.check;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
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
 * need. Allocates nothing unless a rule is broken. This half has the work, transfers, maps, queries and presents.
 */
final class CheckingContext extends CheckingBindings {
    CheckingContext(CheckingDevice device, Context next, ObjectTable objects, Violations out) {
        super(device, next, objects, out);
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
        enter("draw");
        try {
            draws.draw(primitive, indexed, instances, ranges, start, count);
            next.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
        } finally {
            leave();
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
        enter("draw");
        try {
            draws.draw(primitive, indexed, instances, first, vertices, baseVertex);
            next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        } finally {
            leave();
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
        enter("drawIndirect");
        try {
            draws.indirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
            next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
        } finally {
            leave();
        }
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        enter("drawStream");
        try {
            draws.stream(primitive, source, stream, instances);
            next.drawStream(primitive, source, stream, firstInstance, instances);
        } finally {
            leave();
        }
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        enter("dispatch");
        try {
            draws.dispatch(groupsX, groupsY, groupsZ);
            next.dispatch(groupsX, groupsY, groupsZ);
        } finally {
            leave();
        }
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        enter("dispatchIndirect");
        try {
            draws.dispatchIndirect(buffer, offset);
            next.dispatchIndirect(buffer, offset);
        } finally {
            leave();
        }
    }

    @Override
    public void memoryBarrier(int bits) {
        enter("memoryBarrier");
        try {
            draws.barrier(bits);
            next.memoryBarrier(bits);
        } finally {
            leave();
        }
    }

    @Override
    public void textureBarrier() {
        enter("textureBarrier");
        try {
            bound.textureBarrier = true;
            bound.dirty = true;
            next.textureBarrier();
        } finally {
            leave();
        }
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        enter("clearColor");
        try {
            clears.color(index, area, writeMask);
            next.clearColor(index, value, area, writeMask);
        } finally {
            leave();
        }
    }

    @Override
    public void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        enter("clearDepthStencil");
        try {
            clears.depthStencil(depth, stencil, stencilMask, area);
            next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
        } finally {
            leave();
        }
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        enter("clearTexture");
        try {
            clears.texture(texture, level, box);
            next.clearTexture(texture, level, box, value);
        } finally {
            leave();
        }
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        enter("clearDepthTexture");
        try {
            clears.depthTexture(texture, level, box, depth, stencil);
            next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
        } finally {
            leave();
        }
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        enter("clearBuffer");
        try {
            clears.buffer(buffer, offset, size, pattern);
            next.clearBuffer(buffer, offset, size, pattern);
        } finally {
            leave();
        }
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        enter("writeBuffer");
        try {
            transfers.buffer("writeBuffer", buffer, offset, data.byteSize(), true);
            next.writeBuffer(buffer, offset, data);
        } finally {
            leave();
        }
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        enter("readBuffer");
        try {
            transfers.buffer("readBuffer", buffer, offset, into.byteSize(), false);
            next.readBuffer(buffer, offset, into);
        } finally {
            leave();
        }
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        enter("writeTexture");
        try {
            transfers.texture("writeTexture", texture, level, box, data.byteSize(), rowBytes, sliceBytes, true);
            next.writeTexture(texture, level, box, data, rowBytes, sliceBytes);
        } finally {
            leave();
        }
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        enter("readTexture");
        try {
            transfers.texture("readTexture", texture, level, box, into.byteSize(), rowBytes, sliceBytes, false);
            next.readTexture(texture, level, box, into, rowBytes, sliceBytes);
        } finally {
            leave();
        }
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        enter("copyBuffer");
        try {
            transfers.copyBuffer(source, sourceOffset, target, targetOffset, size);
            next.copyBuffer(source, sourceOffset, target, targetOffset, size);
        } finally {
            leave();
        }
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        enter("copyTexture");
        try {
            transfers.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
            next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
        } finally {
            leave();
        }
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        enter("copyBufferToTexture");
        try {
            transfers.bufferAndTexture(source, offset, rowBytes, sliceBytes, target, level, box, true);
            next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
        } finally {
            leave();
        }
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        enter("copyTextureToBuffer");
        try {
            transfers.bufferAndTexture(target, offset, rowBytes, sliceBytes, source, level, box, false);
            next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes);
        } finally {
            leave();
        }
    }

    @Override
    public void blit(Blit blit) {
        enter("blit");
        try {
            transfers.blit(blit);
            next.blit(blit);
        } finally {
            leave();
        }
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        enter("generateMips");
        try {
            transfers.mips(texture, base, last);
            next.generateMips(texture, base, last);
        } finally {
            leave();
        }
    }

    @Override
    public void invalidate(Buffer buffer) {
        enter("invalidate");
        try {
            transfers.transfer("invalidate", "buffer", buffer, true);
            next.invalidate(buffer);
        } finally {
            leave();
        }
    }

    @Override
    public void invalidate(Texture texture, int level) {
        enter("invalidate");
        try {
            transfers.invalidate(texture, level);
            next.invalidate(texture, level);
        } finally {
            leave();
        }
    }

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        enter("map");
        try {
            maps.map(buffer, offset, size, flags);
            long result = next.map(buffer, offset, size, flags);
            if (result != 0) maps.mapped(buffer, offset, size, flags);
            return result;
        } finally {
            leave();
        }
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        enter("flushMapped");
        try {
            maps.flush(buffer, offset, size);
            next.flushMapped(buffer, offset, size);
        } finally {
            leave();
        }
    }

    @Override
    public void unmap(Buffer buffer) {
        enter("unmap");
        try {
            maps.unmap(buffer);
            next.unmap(buffer);
            maps.unmapped(buffer);
        } finally {
            leave();
        }
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        enter("mapTexture");
        try {
            maps.mapTexture(texture, level, box, flags);
            boolean answer = next.mapTexture(texture, level, box, flags, result);
            if (answer) maps.mapped(texture, result);
            return answer;
        } finally {
            leave();
        }
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        enter("unmapTexture");
        try {
            maps.unmapTexture(texture, map);
            long address = map.address;
            next.unmapTexture(texture, map);
            maps.unmapped(texture, address);
        } finally {
            leave();
        }
    }

    @Override
    public void beginQuery(Query query) {
        enter("beginQuery");
        try {
            queries.begin(query);
            next.beginQuery(query);
            queries.begun(query);
        } finally {
            leave();
        }
    }

    @Override
    public void endQuery(Query query) {
        enter("endQuery");
        try {
            queries.end(query);
            next.endQuery(query);
            queries.ended(query);
        } finally {
            leave();
        }
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        enter("queryResult");
        try {
            queries.result(query);
            return next.queryResult(query, wait);
        } finally {
            leave();
        }
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        enter("queryResultToBuffer");
        try {
            queries.resultToBuffer(query, buffer, offset, bytes);
            next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability);
        } finally {
            leave();
        }
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        enter("setCondition");
        try {
            queries.condition(query);
            next.setCondition(query, wait, inverted);
        } finally {
            leave();
        }
    }

    @Override
    public Fence flush() {
        enter("flush");
        try {
            return next.flush();
        } finally {
            leave();
        }
    }

    @Override
    public Fence flush(@Nullable Fence again) {
        enter("flush");
        try {
            return next.flush(again);
        } finally {
            leave();
        }
    }

    @Override
    public void finish() {
        enter("finish");
        try {
            next.finish();
        } finally {
            leave();
        }
    }

    @Override
    public void waitFor(Fence fence) {
        enter("waitFor");
        try {
            next.waitFor(fence);
        } finally {
            leave();
        }
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        enter("present");
        try {
            frames.present(surface, texture);
            return next.present(surface, texture, bottomUp, interval, dontWait);
        } finally {
            leave();
        }
    }

    @Override
    public void pushGroup(String label) {
        enter("pushGroup");
        try {
            frames.push();
            next.pushGroup(label);
        } finally {
            leave();
        }
    }

    @Override
    public void popGroup() {
        enter("popGroup");
        try {
            frames.pop();
            next.popGroup();
        } finally {
            leave();
        }
    }

    @Override
    public void mark(String text) {
        enter("mark");
        try {
            next.mark(text);
        } finally {
            leave();
        }
    }

    @Override
    public void close() {
        // As with every closeable thing, the second time does nothing.
        if (closed) return;
        enter("close");
        try {
            queries.close();
            next.close();
            closed = true;
        } finally {
            leave();
        }
    }
}
