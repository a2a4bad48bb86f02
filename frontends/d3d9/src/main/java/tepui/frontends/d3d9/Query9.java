package tepui.frontends.d3d9;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Query: IDirect3DQuery9. The result is found once and then kept; what was never issued has one of no meaning. */
public interface Query9 extends DeviceChild9 {
    int getType();

    /** Bytes of the result. */
    int getDataSize();

    /** D3DISSUE_BEGIN or D3DISSUE_END. */
    int issue(int flags);

    /**
     * The result, if it is there: S_FALSE where it is not yet. Programs ask for an event again and again until it has come; those that let it be flushed
     * and do nothing in between sleep here for moments, so that they leave the processor to who works for them.
     *
     * @param into takes the result's bytes, as many as it has room for; null asks whether it is there
     */
    int getData(@Nullable ByteBuffer into, int flags);

    /** The result as a number; -1 where it is not there yet. */
    long getData(int flags);
}
