package tepui.frontends.d3d9.resource;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Unknown9;

/** Private data of one resource: bytes and counted objects by the program's ids. */
final class PrivateData {
    private @Nullable Map<UUID, Object> values;

    int set(@Nullable UUID id, byte @Nullable [] data) {
        if (id == null || data == null) return D3D9.D3DERR_INVALIDCALL;
        put(id, data.clone());
        return D3D9.D3D_OK;
    }

    int set(@Nullable UUID id, @Nullable Unknown9 object) {
        if (id == null || object == null) return D3D9.D3DERR_INVALIDCALL;
        object.addRef();
        put(id, object);
        return D3D9.D3D_OK;
    }

    private void put(UUID id, Object value) {
        Map<UUID, Object> map = values;
        if (map == null) values = map = new LinkedHashMap<>();
        drop(map.put(id, value));
    }

    private static void drop(@Nullable Object old) {
        if (old instanceof Unknown9 u) u.release();
    }

    private @Nullable Object find(@Nullable UUID id) {
        return id == null || values == null ? null : values.get(id);
    }

    int get(@Nullable UUID id, byte @Nullable [] into, @Nullable IntRef size) {
        if (size == null) return D3D9.D3DERR_INVALIDCALL;
        Object value = find(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        if (!(value instanceof byte[] bytes)) return D3D9.D3DERR_INVALIDCALL;
        size.value = bytes.length;
        if (into == null) return D3D9.D3D_OK;
        if (into.length < bytes.length) return D3D9.D3DERR_MOREDATA;
        System.arraycopy(bytes, 0, into, 0, bytes.length);
        return D3D9.D3D_OK;
    }

    int get(@Nullable UUID id, @Nullable Ref<Unknown9> object) {
        if (object == null) return D3D9.D3DERR_INVALIDCALL;
        Object value = find(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        if (!(value instanceof Unknown9 u)) return D3D9.D3DERR_INVALIDCALL;
        u.addRef();
        object.value = u;
        return D3D9.D3D_OK;
    }

    int free(@Nullable UUID id) {
        Object value = id == null || values == null ? null : values.remove(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        drop(value);
        return D3D9.D3D_OK;
    }

    /** Lets go of everything. */
    void clear() {
        Map<UUID, Object> map = values;
        values = null;
        if (map != null) for (Object value : map.values()) drop(value);
    }
}
