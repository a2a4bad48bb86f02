package tepui.frontends.d3d9;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** IDirect3DResource9: private data, priority, the way to the device. */
public interface Resource9 extends DeviceChild9 {
    /** D3DRTYPE_... */
    int getType();
    ;

    /** Keeps a copy of the bytes under the id. */
    int setPrivateData(@Nullable UUID id, byte @Nullable [] data);

    /** Holds an object under the id, and counts it. */
    int setPrivateData(@Nullable UUID id, @Nullable Unknown9 object);

    /**
     * Reads what is kept under an id.
     *
     * @param into takes bytes from its start; null asks for the size alone
     * @param size takes the size
     */
    int getPrivateData(@Nullable UUID id, byte @Nullable [] into, @Nullable IntRef size);

    /** The object kept under an id, with a count of its own. */
    int getPrivateData(@Nullable UUID id, @Nullable Ref<Unknown9> object);

    int freePrivateData(@Nullable UUID id);

    /** The one before; only managed resources have one. */
    int setPriority(int value);

    int getPriority();

    /** A hint; managed resources come to the device where they are first used. */
    void preLoad();
}
