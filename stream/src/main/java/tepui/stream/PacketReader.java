package tepui.stream;

import static tepui.stream.DrawPackets.DRAW_WORDS;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.DirectMemory;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Decoder of packets: each becomes the call that it was written by, on the context behind. Ranges of draws and words of
 * uniforms are handed on where they lie.
 */
final class PacketReader {
    private static final Stage[] STAGES = Stage.values();
    private static final IndexType[] INDEX_TYPES = IndexType.values();
    private static final Primitive[] PRIMITIVES = Primitive.values();

    private final Context next;
    private final PlainReader plain;
    private final @Nullable DirectMemory direct;
    private final InlineData data = new InlineData();
    private final float[] outer = new float[4];
    private final float[] inner = new float[2];

    PacketReader(Context next, @Nullable DirectMemory direct) {
        this.next = next;
        plain = new PlainReader(next);
        this.direct = direct;
    }

    private static long wide(int[] w, int i) { // hot
        return PacketLayout.join(w[i], w[i + 1]);
    }

    private static float real(int[] w, int i) { // hot
        return Float.intBitsToFloat(w[i]);
    }

    /** One packet: its header is {@code w[i]}, its references begin at {@code r[k]}. */
    void read(int[] w, int i, @Nullable Object[] r, int k) { // hot
        int h = w[i];
        int arg = PacketLayout.argument(h);
        switch (PacketLayout.op(h)) {
            case Op.BIND_BLEND -> next.bindBlend(w[i + 1]);
            case Op.BIND_RASTER -> next.bindRaster(w[i + 1]);
            case Op.BIND_DEPTH_STENCIL -> next.bindDepthStencil(w[i + 1]);
            case Op.BIND_VERTEX_LAYOUT -> next.bindVertexLayout(w[i + 1]);
            case Op.BIND_SHADER -> next.bindShader(STAGES[arg], (ShaderObject) r[k]);
            case Op.BIND_SAMPLER -> next.bindSampler(STAGES[arg], w[i + 1], w[i + 2]);
            case Op.BIND_VERTEX_BUFFER -> next.bindVertexBuffer(arg, (Buffer) r[k], wide(w, i + 1));
            case Op.BIND_INDEX_BUFFER -> next.bindIndexBuffer((Buffer) r[k], wide(w, i + 1), INDEX_TYPES[arg]);
            case Op.BIND_UNIFORM_BUFFER ->
                next.bindUniformBuffer(STAGES[arg], w[i + 1], (Buffer) r[k], wide(w, i + 2), wide(w, i + 4));
            case Op.SET_UNIFORMS ->
                next.setUniforms(
                        STAGES[PacketLayout.stage(arg)], PacketLayout.slot(arg), w, i + 1, PacketLayout.words(h) - 1);
            case Op.UPDATE_UNIFORMS ->
                next.updateUniforms(
                        STAGES[PacketLayout.stage(arg)],
                        PacketLayout.slot(arg),
                        w[i + 1],
                        w,
                        i + 2,
                        PacketLayout.words(h) - 2);
            case Op.BIND_TEXTURE -> next.bindTexture(STAGES[arg], w[i + 1], (TextureView) r[k]);
            case Op.DRAW -> draw(w, i, h, arg);
            case Op.SET_CONSTANT_ATTRIBUTE -> constant(w, i, arg);
            case Op.WRITE_BUFFER -> writeBuffer(w, i, (Buffer) r[k]);
            case Op.WRITTEN_IN_PLACE -> inPlace((Buffer) r[k], wide(w, i + 1), wide(w, i + 3));
            case Op.EXCHANGE -> exchange((Buffer) r[k], (Buffer) r[k + 1]);
            case Op.SET_RENDER_TARGETS -> next.setRenderTargets((RenderTargets) object(r[k]));
            default -> {
                if (PacketLayout.op(h) >= Op.FIRST_PLAIN) plain.read(w, i, r, k);
                else rare(w, i, h, arg, r, k);
            }
        }
    }

    private void draw(int[] w, int i, int h, int arg) { // hot
        int ranges = (PacketLayout.words(h) - DRAW_WORDS) / 3;
        boolean indexed = (arg & 128) != 0;
        if (ranges == 1) {
            next.draw(PRIMITIVES[arg & 127], indexed, w[i + 1], w[i + 2], w[i + 3], w[i + 4], w[i + 5], 0);
        } else {
            next.draw(PRIMITIVES[arg & 127], indexed, w[i + 1], w[i + 2], w, i + DRAW_WORDS, ranges);
        }
    }

    private final int[] bits = new int[4];

    private void constant(int[] w, int i, int location) { // hot
        System.arraycopy(w, i + 1, bits, 0, 4);
        next.setConstantAttribute(location, bits);
    }

    private void writeBuffer(int[] w, int i, @Nullable Object buffer) { // hot
        Buffer b = there(buffer);
        next.writeBuffer(b, wide(w, i + 1), data.take(w, i + 4, w[i + 3]));
    }

    /** The bytes are there; the driver only has to know it. */
    private void inPlace(@Nullable Object buffer, long offset, long size) { // hot
        if (direct == null) throw new IllegalStateException("written in place: the device has no direct memory");
        direct.written(next, there(buffer), offset, size);
    }

    private void exchange(@Nullable Object a, @Nullable Object b) { // hot
        if (direct == null) throw new IllegalStateException("exchange: the device has no direct memory");
        direct.exchange(next, there(a), there(b));
    }

    private static Buffer there(@Nullable Object buffer) { // hot
        return (Buffer) object(buffer);
    }

    private void rare(int[] w, int i, int h, int arg, @Nullable Object[] r, int k) { // hot
        switch (PacketLayout.op(h)) {
            case Op.SET_DEFAULT_TESS_LEVELS -> levels(w, i);
            case Op.SET_UNIFORMS_ARRAY -> {
                int[] words = (int[]) object(r[k]);
                next.setUniforms(STAGES[PacketLayout.stage(arg)], PacketLayout.slot(arg), words, 0, words.length);
            }
            case Op.SET_RESIDENT_TEXTURE -> next.setResidentTexture(w[i + 1], (TextureView) r[k], w[i + 2]);
            case Op.SET_RESIDENT_IMAGE ->
                next.setResidentImage(w[i + 1] >>> 1, (TextureView) r[k], (w[i + 1] & 1) != 0);
            case Op.BIND_IMAGE -> next.bindImage(STAGES[arg], w[i + 1] >>> 1, (TextureView) r[k], (w[i + 1] & 1) != 0);
            case Op.BIND_STORAGE_BUFFER ->
                next.bindStorageBuffer(
                        STAGES[arg],
                        w[i + 1] >>> 1,
                        (Buffer) r[k],
                        wide(w, i + 2),
                        wide(w, i + 4),
                        (w[i + 1] & 1) != 0);
            case Op.SET_STREAM_TARGETS ->
                next.setStreamTargets((StreamTarget[]) object(r[k]), (boolean[]) object(r[k + 1]));
            case Op.DRAW_NUMBERED ->
                next.draw(
                        PRIMITIVES[arg & 127],
                        (arg & 128) != 0,
                        w[i + 1],
                        w[i + 2],
                        w[i + 3],
                        w[i + 4],
                        w[i + 5],
                        w[i + 6]);
            case Op.DRAW_ARRAY ->
                next.draw(
                        PRIMITIVES[arg & 127], (arg & 128) != 0, w[i + 1], w[i + 2], (int[]) object(r[k]), 0, w[i + 3]);
            default -> transfer(w, i, h, arg, r, k);
        }
    }

    private void levels(int[] w, int i) {
        for (int n = 0; n < 4; n++) outer[n] = real(w, i + 1 + n);
        for (int n = 0; n < 2; n++) inner[n] = real(w, i + 5 + n);
        next.setDefaultTessLevels(outer, inner);
    }

    /** A reference that a packet must have. */
    static Object object(@Nullable Object o) { // hot
        if (o == null) throw new IllegalStateException("a packet has lost a reference");
        return o;
    }

    private static Texture texture(@Nullable Object o) { // hot
        return (Texture) object(o);
    }

    private static Box box(@Nullable Object o) { // hot
        return (Box) object(o);
    }

    private void transfer(int[] w, int i, int h, int arg, @Nullable Object[] r, int k) { // hot
        boolean low = (arg & 1) != 0;
        boolean high = (arg & 2) != 0;
        switch (PacketLayout.op(h)) {
            case Op.WRITE_BUFFER_STAGED ->
                next.writeBuffer(
                        there(r[k]),
                        wide(w, i + 1),
                        ((Staging.Slot) object(r[k + 1])).data(wide(w, i + 3), wide(w, i + 5)));
            case Op.WRITE_TEXTURE ->
                next.writeTexture(
                        texture(r[k]),
                        w[i + 1],
                        box(r[k + 1]),
                        data.take(w, i + 7, w[i + 2]),
                        wide(w, i + 3),
                        wide(w, i + 5));
            case Op.WRITE_TEXTURE_STAGED ->
                next.writeTexture(
                        texture(r[k]),
                        w[i + 1],
                        box(r[k + 1]),
                        ((Staging.Slot) object(r[k + 2])).data(),
                        wide(w, i + 2),
                        wide(w, i + 4));
            case Op.INVALIDATE_BUFFER -> next.invalidate(there(r[k]));
            case Op.FLUSH_MAPPED -> next.flushMapped(there(r[k]), wide(w, i + 1), wide(w, i + 3));
            case Op.UNMAP -> next.unmap(there(r[k]));
            case Op.POLL_QUERY -> ((TrackedQuery) object(r[k])).poll(next, w[i + 1]);
            case Op.FLUSH -> ((StreamFence) object(r[k])).flush(next);
            case Op.WAIT_FOR -> ((StreamFence) object(r[k])).waitFor(next);
            case Op.PRESENT -> ((StreamSurface) object(r[k])).present(next, texture(r[k + 1]), low, arg >>> 2, high);
            default -> throw new IllegalStateException("no packet has the header 0x" + Integer.toHexString(h));
        }
    }
}
