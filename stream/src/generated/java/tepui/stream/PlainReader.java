package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;

/**
 * Reader of the packets that {@link PlainPackets} writes: each becomes its call.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
final class PlainReader {
    private static final Primitive[] PRIMITIVES = Primitive.values();

    private final Context next;

    PlainReader(Context next) {
        this.next = next;
    }

    /** One packet: its header is {@code w[i]}, its references begin at {@code r[k]}. */
    void read(int[] w, int i, @Nullable Object[] r, int k) { // hot
        int bits = PacketLayout.argument(w[i]);
        switch (PacketLayout.op(w[i])) {
            case Op.SET_BLEND_COLOR -> next.setBlendColor(Float.intBitsToFloat(w[i + 1]), Float.intBitsToFloat(w[i + 2]), Float.intBitsToFloat(w[i + 3]), Float.intBitsToFloat(w[i + 4]));
            case Op.SET_STENCIL_REFERENCE -> next.setStencilReference(w[i + 1], w[i + 2]);
            case Op.SET_ALPHA_REFERENCE -> next.setAlphaReference(Float.intBitsToFloat(w[i + 1]));
            case Op.SET_SAMPLE_MASK -> next.setSampleMask(w[i + 1]);
            case Op.SET_MIN_SAMPLE_SHADING -> next.setMinSampleShading(Float.intBitsToFloat(w[i + 1]));
            case Op.SET_VIEWPORT -> next.setViewport(w[i + 1], Float.intBitsToFloat(w[i + 2]), Float.intBitsToFloat(w[i + 3]), Float.intBitsToFloat(w[i + 4]), Float.intBitsToFloat(w[i + 5]), Float.intBitsToFloat(w[i + 6]), Float.intBitsToFloat(w[i + 7]));
            case Op.SET_SCISSOR -> next.setScissor(w[i + 1], w[i + 2], w[i + 3], w[i + 4], w[i + 5]);
            case Op.SET_PATCH_VERTICES -> next.setPatchVertices(w[i + 1]);
            case Op.SET_PRIMITIVE_RESTART -> next.setPrimitiveRestart((bits & 1) != 0, w[i + 1]);
            case Op.DRAW_INDIRECT -> next.drawIndirect(PRIMITIVES[w[i + 1]], (bits & 1) != 0, (Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 2], w[i + 3]), w[i + 4], w[i + 5], (Buffer) r[k + 1], PacketLayout.join(w[i + 6], w[i + 7]));
            case Op.DRAW_STREAM -> next.drawStream(PRIMITIVES[w[i + 1]], (StreamTarget) PacketReader.object(r[k]), w[i + 2], w[i + 3], w[i + 4]);
            case Op.DISPATCH -> next.dispatch(w[i + 1], w[i + 2], w[i + 3]);
            case Op.DISPATCH_INDIRECT -> next.dispatchIndirect((Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 1], w[i + 2]));
            case Op.MEMORY_BARRIER -> next.memoryBarrier(w[i + 1]);
            case Op.TEXTURE_BARRIER -> next.textureBarrier();
            case Op.CLEAR_COLOR -> next.clearColor(w[i + 1], (ClearColor) PacketReader.object(r[k]), (Box) r[k + 1], w[i + 2]);
            case Op.CLEAR_DEPTH_STENCIL -> next.clearDepthStencil((bits & 1) != 0, Double.longBitsToDouble(PacketLayout.join(w[i + 1], w[i + 2])), (bits & 2) != 0, w[i + 3], w[i + 4], (Box) r[k]);
            case Op.CLEAR_TEXTURE -> next.clearTexture((Texture) PacketReader.object(r[k]), w[i + 1], (Box) PacketReader.object(r[k + 1]), (ClearColor) PacketReader.object(r[k + 2]));
            case Op.CLEAR_DEPTH_TEXTURE -> next.clearDepthTexture((Texture) PacketReader.object(r[k]), w[i + 1], (Box) PacketReader.object(r[k + 1]), (bits & 1) != 0, Double.longBitsToDouble(PacketLayout.join(w[i + 2], w[i + 3])), (bits & 2) != 0, w[i + 4]);
            case Op.CLEAR_BUFFER -> next.clearBuffer((Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 1], w[i + 2]), PacketLayout.join(w[i + 3], w[i + 4]), (byte[]) PacketReader.object(r[k + 1]));
            case Op.COPY_BUFFER -> next.copyBuffer((Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 1], w[i + 2]), (Buffer) PacketReader.object(r[k + 1]), PacketLayout.join(w[i + 3], w[i + 4]), PacketLayout.join(w[i + 5], w[i + 6]));
            case Op.COPY_TEXTURE -> next.copyTexture((Texture) PacketReader.object(r[k]), w[i + 1], (Box) PacketReader.object(r[k + 1]), (Texture) PacketReader.object(r[k + 2]), w[i + 2], w[i + 3], w[i + 4], w[i + 5]);
            case Op.COPY_BUFFER_TO_TEXTURE -> next.copyBufferToTexture((Buffer) PacketReader.object(r[k]), PacketLayout.join(w[i + 1], w[i + 2]), PacketLayout.join(w[i + 3], w[i + 4]), PacketLayout.join(w[i + 5], w[i + 6]), (Texture) PacketReader.object(r[k + 1]), w[i + 7], (Box) PacketReader.object(r[k + 2]));
            case Op.COPY_TEXTURE_TO_BUFFER -> next.copyTextureToBuffer((Texture) PacketReader.object(r[k]), w[i + 1], (Box) PacketReader.object(r[k + 1]), (Buffer) PacketReader.object(r[k + 2]), PacketLayout.join(w[i + 2], w[i + 3]), PacketLayout.join(w[i + 4], w[i + 5]), PacketLayout.join(w[i + 6], w[i + 7]));
            case Op.BLIT -> next.blit((Blit) PacketReader.object(r[k]));
            case Op.GENERATE_MIPS -> next.generateMips((Texture) PacketReader.object(r[k]), w[i + 1], w[i + 2]);
            case Op.COMMIT_PAGES -> next.commitPages((Texture) PacketReader.object(r[k]), w[i + 1], (Box) PacketReader.object(r[k + 1]), (bits & 1) != 0);
            case Op.INVALIDATE_TEXTURE -> next.invalidate((Texture) PacketReader.object(r[k]), w[i + 1]);
            case Op.BEGIN_QUERY -> next.beginQuery((Query) PacketReader.object(r[k]));
            case Op.END_QUERY -> next.endQuery((Query) PacketReader.object(r[k]));
            case Op.QUERY_RESULT_TO_BUFFER -> next.queryResultToBuffer((Query) PacketReader.object(r[k]), (Buffer) PacketReader.object(r[k + 1]), PacketLayout.join(w[i + 1], w[i + 2]), w[i + 3], (bits & 1) != 0, (bits & 2) != 0);
            case Op.SET_CONDITION -> next.setCondition((Query) r[k], (bits & 1) != 0, (bits & 2) != 0);
            case Op.PUSH_GROUP -> next.pushGroup((String) PacketReader.object(r[k]));
            case Op.POP_GROUP -> next.popGroup();
            case Op.MARK -> next.mark((String) PacketReader.object(r[k]));
            default -> throw new IllegalStateException("no packet has the header 0x" + Integer.toHexString(w[i]));
        }
    }
}
