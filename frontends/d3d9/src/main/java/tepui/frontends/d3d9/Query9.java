package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Fence;
import tepui.pipe.Query;

/** IDirect3DQuery9. The result is found once and then kept; what was never issued has one of no meaning. */
public final class Query9 extends DeviceChild9 {
    private enum Progress {
        NEW,
        BEGUN,
        ISSUED,
        KNOWN
    }

    /** A program that asks for an event so often in a row does nothing else: asking again lets its thread sleep a little. */
    private static final int HASTY_ASKS = 8;
    /** Asks with more than this between them are not in a row. */
    private static final long ROW_NANOS = 50_000;

    private static final long SLEEP_NANOS = 100_000;

    /** Each byte of a result that is none. */
    private static final byte UNTOLD = (byte) 0xdd;

    private final int type;
    private final @Nullable Query query;
    private @Nullable Fence fence;
    /** What it counts was handed to the device: nothing comes of doing so again. */
    private boolean handedOver;

    private Progress now = Progress.NEW;
    private long result;

    // ---- asks that found nothing
    private int asks;
    private long asked;

    Query9(DeviceBase device, int type) {
        super(device);
        this.type = type;
        query = switch (type) {
            case D3DQUERYTYPE_OCCLUSION -> device.gpu.createQuery(Query.Kind.OCCLUSION, 0);
            case D3DQUERYTYPE_TIMESTAMP -> device.gpu.createQuery(Query.Kind.TIMESTAMP, 0);
            default -> null;
        };
    }

    static boolean isSupported(int type, Caps caps) {
        return switch (type) {
            case D3DQUERYTYPE_EVENT, D3DQUERYTYPE_VCACHE -> true;
            case D3DQUERYTYPE_OCCLUSION -> caps.occlusionQuery;
            case D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPDISJOINT, D3DQUERYTYPE_TIMESTAMPFREQ -> caps.timestamps;
            default -> false;
        };
    }

    public int getType() {
        return type;
    }

    /** Bytes of the result. */
    public int getDataSize() {
        return switch (type) {
            case D3DQUERYTYPE_VCACHE -> 16;
            case D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPFREQ -> 8;
            default -> 4;
        };
    }

    /** D3DISSUE_BEGIN or D3DISSUE_END. */
    public int issue(int flags) { // hot
        if (flags != D3DISSUE_BEGIN && flags != D3DISSUE_END) return D3DERR_INVALIDCALL;
        boolean pair = type == D3DQUERYTYPE_OCCLUSION || type == D3DQUERYTYPE_TIMESTAMPDISJOINT;
        // What has no beginning takes one without a word.
        if (flags == D3DISSUE_BEGIN && !pair) return D3D_OK;
        device.enter();
        try {
            Query q = query;
            handedOver = false;
            if (flags == D3DISSUE_BEGIN) {
                if (q != null) {
                    if (now == Progress.BEGUN) device.pipe.endQuery(q);
                    device.pipe.beginQuery(q);
                }
                now = Progress.BEGUN;
                return D3D_OK;
            }
            if (q != null) {
                // An end without a begin counts nothing.
                if (type == D3DQUERYTYPE_OCCLUSION && now != Progress.BEGUN) device.pipe.beginQuery(q);
                device.pipe.endQuery(q);
            } else if (type == D3DQUERYTYPE_EVENT) {
                fence = device.pipe.flush(fence);
                asks = 0;
            }
            now = Progress.ISSUED;
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    /**
     * The result, if it is there: S_FALSE where it is not yet. Programs ask for an event again and again until it has come; those that let it be flushed
     * and do nothing in between sleep here for moments, so that they leave the processor to who works for them.
     *
     * @param into takes the result's bytes, as many as it has room for; null asks whether it is there
     */
    public int getData(@Nullable ByteBuffer into, int flags) {
        if (device.lost != null) return (flags & D3DGETDATA_FLUSH) != 0 ? D3DERR_DEVICELOST : S_FALSE;
        if (now == Progress.BEGUN) return S_FALSE;
        if (now == Progress.NEW) {
            if (into == null) return D3D_OK;
            for (int i = Math.min(into.remaining(), getDataSize()); i > 0; i--) into.put(UNTOLD);
            return D3D_OK;
        }
        boolean flush = (flags & D3DGETDATA_FLUSH) != 0;
        if (!isKnown(flush) && !(flush && type == D3DQUERYTYPE_EVENT && sleeps() && isKnown(true))) return S_FALSE;
        if (into != null) put(into);
        return D3D_OK;
    }

    private boolean isKnown(boolean flush) {
        device.enter();
        try {
            return now != Progress.ISSUED || find(flush);
        } finally {
            device.leave();
        }
    }

    /** An ask found nothing. After several in a row waits a little, outside of the device's lock; answers whether what was asked for has come. */
    private boolean sleeps() {
        Fence f = fence;
        long time = System.nanoTime();
        asks = time - asked < ROW_NANOS ? asks + 1 : 0;
        boolean there = asks >= HASTY_ASKS && f != null && f.await(SLEEP_NANOS);
        asked = asks >= HASTY_ASKS ? System.nanoTime() : time;
        return there;
    }

    /** The result as a number; -1 where it is not there yet. */
    public long getData(int flags) {
        int hr = check(getData(null, flags));
        return hr == S_FALSE ? -1 : result;
    }

    private boolean find(boolean flush) {
        Query q = query;
        if (q != null) {
            long v = device.pipe.queryResult(q, false);
            boolean waits = flush && type == D3DQUERYTYPE_TIMESTAMP;
            if (v == Context.NOT_READY && (waits || flush && !handedOver)) {
                // Nothing comes of waiting for what was never handed to the device.
                if (!handedOver) fence = device.pipe.flush(fence);
                handedOver = true;
                v = device.pipe.queryResult(q, waits);
            }
            if (v == Context.NOT_READY) return false;
            result = v;
        } else if (type == D3DQUERYTYPE_EVENT) {
            // It was handed to the device when it was issued.
            Fence f = fence;
            if (f != null && !f.isSignaled()) return false;
            result = 1;
        } else {
            result = type == D3DQUERYTYPE_TIMESTAMPFREQ ? 1_000_000_000L : 0;
        }
        now = Progress.KNOWN;
        return true;
    }

    private void put(ByteBuffer into) {
        byte[] bytes = new byte[getDataSize()];
        ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        switch (type) {
            case D3DQUERYTYPE_VCACHE -> {
                // "CACH", no optimal size that would be known here.
                b.putInt(0x48434143).putInt(1).putInt(16).putInt(7);
            }
            case D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPFREQ -> b.putLong(result);
            default -> b.putInt((int) Math.min(result, 0xffffffffL));
        }
        into.put(bytes, 0, Math.min(bytes.length, into.remaining()));
    }

    @Override
    void destroy() {
        Query q = query;
        if (q == null) return;
        if (now == Progress.BEGUN) device.pipe.endQuery(q);
        device.gpu.destroy(q);
    }
}
