package tepui.pipe.driver;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/**
 * A texture of the contract as {@link TexelTransfers} sees it: the batch that writes it last, and the mappings there are.
 *
 * @param <S> the driver's storages
 */
public abstract class StoredTexture<S extends DeviceStorage> extends Texture {
    /** Serial of the last batch that writes it. */
    public long lastWrite;

    public volatile boolean destroyed;

    /** Live mappings, by address. */
    final Map<Long, TextureMap<S>> maps = new HashMap<>();

    protected StoredTexture(TextureDesc desc) {
        super(desc);
    }

    /** It is mapped no more, and nothing of what was mapped goes into it. */
    public final void endMaps(Consumer<S> retire) {
        for (TextureMap<S> m : maps.values()) retire.accept(m.storage());
        maps.clear();
    }
}
