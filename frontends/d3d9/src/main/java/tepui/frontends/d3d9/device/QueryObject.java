package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Query;

/** Query: the result is found once and then kept; what was never issued has one of no meaning. */
public final class QueryObject implements DeviceObject, Query9, Restorable {
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

    private final Backend backend;
    private final References references;
    private final int type;
    private @Nullable Query query;
    private @Nullable Fence fence;
    /** The count was handed to the device: doing so again changes nothing. */
    private boolean handedOver;

    private Progress now = Progress.NEW;
    private long result;

    // ---- asks that found nothing
    private int asks;
    private long asked;

    QueryObject(Backend backend, int type) {
        this.backend = backend;
        this.type = type;
        query = make();
        references = References.of(this);
        backend.keep(this);
    }

    private @Nullable Query make() {
        return switch (type) {
            case D3DQUERYTYPE_OCCLUSION -> backend.gpu.createQuery(Query.Kind.OCCLUSION, 0);
            case D3DQUERYTYPE_TIMESTAMP -> backend.gpu.createQuery(Query.Kind.TIMESTAMP, 0);
            default -> null;
        };
    }

    @Override
    public void restore() {
        query = make();
        fence = null;
        now = Progress.NEW;
    }

    static boolean isSupported(int type, Caps caps) {
        return switch (type) {
            case D3DQUERYTYPE_EVENT, D3DQUERYTYPE_VCACHE -> true;
            case D3DQUERYTYPE_OCCLUSION -> caps.occlusionQuery;
            case D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPDISJOINT, D3DQUERYTYPE_TIMESTAMPFREQ -> caps.timestamps;
            default -> false;
        };
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    @Override
    public int getType() {
        return type;
    }

    @Override
    public int getDataSize() {
        return switch (type) {
            case D3DQUERYTYPE_VCACHE -> 16;
            case D3DQUERYTYPE_TIMESTAMP, D3DQUERYTYPE_TIMESTAMPFREQ -> 8;
            default -> 4;
        };
    }

    @Override
    public int issue(int flags) { // hot
        if (flags != D3DISSUE_BEGIN && flags != D3DISSUE_END) return D3DERR_INVALIDCALL;
        boolean pair = type == D3DQUERYTYPE_OCCLUSION || type == D3DQUERYTYPE_TIMESTAMPDISJOINT;
        // What has no beginning takes one without a word.
        if (flags == D3DISSUE_BEGIN && !pair) return D3D_OK;
        backend.enter();
        try {
            Query q = query;
            handedOver = false;
            if (flags == D3DISSUE_BEGIN) {
                if (q != null) {
                    if (now == Progress.BEGUN) backend.pipe.endQuery(q);
                    backend.pipe.beginQuery(q);
                }
                now = Progress.BEGUN;
                return D3D_OK;
            }
            if (q != null) {
                // An end without a begin counts nothing.
                if (type == D3DQUERYTYPE_OCCLUSION && now != Progress.BEGUN) backend.pipe.beginQuery(q);
                backend.pipe.endQuery(q);
            } else if (type == D3DQUERYTYPE_EVENT) {
                fence = backend.pipe.flush(fence);
                asks = 0;
            }
            now = Progress.ISSUED;
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return backend.loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    @Override
    public int getData(@Nullable ByteBuffer into, int flags) {
        if (backend.loss.isLost()) return (flags & D3DGETDATA_FLUSH) != 0 ? backend.loss.result() : S_FALSE;
        if (now == Progress.BEGUN) return S_FALSE;
        if (now == Progress.NEW) {
            if (into == null) return D3D_OK;
            for (int i = Math.min(into.remaining(), getDataSize()); i > 0; i--) into.put(UNTOLD);
            return D3D_OK;
        }
        boolean flush = (flags & D3DGETDATA_FLUSH) != 0;
        try {
            if (!isKnown(flush) && !(flush && type == D3DQUERYTYPE_EVENT && sleeps() && isKnown(true))) return S_FALSE;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return flush ? backend.loss.told(e) : S_FALSE;
        }
        if (into != null) put(into);
        return D3D_OK;
    }

    private boolean isKnown(boolean flush) {
        backend.enter();
        try {
            return now != Progress.ISSUED || find(flush);
        } finally {
            backend.leave();
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

    @Override
    public long getData(int flags) {
        int hr = check(getData(null, flags));
        return hr == S_FALSE ? -1 : result;
    }

    private boolean find(boolean flush) {
        Query q = query;
        if (q != null) {
            long v = backend.pipe.queryResult(q, false);
            boolean waits = flush && type == D3DQUERYTYPE_TIMESTAMP;
            if (v == Context.NOT_READY && (waits || flush && !handedOver)) {
                // Nothing comes of waiting for what was never handed to the backend.
                if (!handedOver) fence = backend.pipe.flush(fence);
                handedOver = true;
                v = backend.pipe.queryResult(q, waits);
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
    public void destroy() {
        backend.drop(this);
        Query q = query;
        if (q == null) return;
        if (now == Progress.BEGUN) backend.pipe.endQuery(q);
        backend.gpu.destroy(q);
    }
}
