package tepui.frontends.d3d9.resource;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Resource9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.base.DeviceObject;

/** Resource of a device with its private data. */
public sealed interface ResourceObject extends DeviceObject, Resource9
        permits BaseTextureObject, SurfaceObject, VolumeObject, BufferObject {
    PrivateData privateData();

    /** D3DPOOL_... */
    int pool();

    /** Bytes that it has of the device's memory, by its size. */
    long deviceBytes();

    @Override
    default int setPrivateData(@Nullable UUID id, byte @Nullable [] data) {
        return privateData().set(id, data);
    }

    @Override
    default int setPrivateData(@Nullable UUID id, @Nullable Unknown9 object) {
        return privateData().set(id, object);
    }

    @Override
    default int getPrivateData(@Nullable UUID id, byte @Nullable [] into, @Nullable IntRef size) {
        return privateData().get(id, into, size);
    }

    @Override
    default int getPrivateData(@Nullable UUID id, @Nullable Ref<Unknown9> object) {
        return privateData().get(id, object);
    }

    @Override
    default int freePrivateData(@Nullable UUID id) {
        return privateData().free(id);
    }
}
