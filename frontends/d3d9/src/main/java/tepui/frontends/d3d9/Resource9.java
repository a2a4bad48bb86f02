package tepui.frontends.d3d9;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** IDirect3DResource9: private data, priority, the way to the device. */
public abstract sealed class Resource9 extends DeviceChild9 permits BaseTexture9, Surface9, Volume9, Buffer9 {
    private @Nullable Map<UUID, Object> privateData;
    private int priority;

    Resource9(DeviceBase device) {
        super(device);
    }

    Resource9(DeviceBase device, boolean implicit) {
        super(device, implicit);
    }

    /** D3DRTYPE_... */
    public abstract int getType();

    abstract int pool();

    /** Bytes that it has of the device's memory, by its size. */
    abstract long deviceBytes();

    /** Keeps a copy of the bytes under the id. */
    public int setPrivateData(@Nullable UUID id, byte @Nullable [] data) {
        if (id == null || data == null) return D3D9.D3DERR_INVALIDCALL;
        put(id, data.clone());
        return D3D9.D3D_OK;
    }

    /** Holds an object under the id, and counts it. */
    public int setPrivateData(@Nullable UUID id, @Nullable Unknown9 object) {
        if (id == null || object == null) return D3D9.D3DERR_INVALIDCALL;
        object.addRef();
        put(id, object);
        return D3D9.D3D_OK;
    }

    private void put(UUID id, Object value) {
        Map<UUID, Object> map = privateData;
        if (map == null) privateData = map = new LinkedHashMap<>();
        drop(map.put(id, value));
    }

    private static void drop(@Nullable Object old) {
        if (old instanceof Unknown9 u) u.release();
    }

    /**
     * Reads what is kept under an id.
     *
     * @param into takes bytes from its start; null asks for the size alone
     * @param size takes the size
     */
    public int getPrivateData(@Nullable UUID id, byte @Nullable [] into, @Nullable IntRef size) {
        if (size == null) return D3D9.D3DERR_INVALIDCALL;
        Object value = id == null || privateData == null ? null : privateData.get(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        if (!(value instanceof byte[] bytes)) return D3D9.D3DERR_INVALIDCALL;
        size.value = bytes.length;
        if (into == null) return D3D9.D3D_OK;
        if (into.length < bytes.length) return D3D9.D3DERR_MOREDATA;
        System.arraycopy(bytes, 0, into, 0, bytes.length);
        return D3D9.D3D_OK;
    }

    /** The object kept under an id, with a count of its own. */
    public int getPrivateData(@Nullable UUID id, @Nullable Ref<Unknown9> object) {
        if (object == null) return D3D9.D3DERR_INVALIDCALL;
        Object value = id == null || privateData == null ? null : privateData.get(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        if (!(value instanceof Unknown9 u)) return D3D9.D3DERR_INVALIDCALL;
        u.addRef();
        object.value = u;
        return D3D9.D3D_OK;
    }

    public int freePrivateData(@Nullable UUID id) {
        Object value = id == null || privateData == null ? null : privateData.remove(id);
        if (value == null) return D3D9.D3DERR_NOTFOUND;
        drop(value);
        return D3D9.D3D_OK;
    }

    final void dropPrivateData() {
        Map<UUID, Object> map = privateData;
        privateData = null;
        if (map != null) for (Object value : map.values()) drop(value);
    }

    /** The one before; only managed resources have one. */
    public int setPriority(int value) {
        if (pool() != D3D9.D3DPOOL_MANAGED) return 0;
        int old = priority;
        priority = value;
        return old;
    }

    public int getPriority() {
        return priority;
    }

    /** A hint; managed resources come to the device where they are first used. */
    public void preLoad() {}
}
