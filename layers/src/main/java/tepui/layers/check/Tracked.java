package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.StreamOutputLayout;

/** Record of a living object, beyond its description. */
abstract sealed class Tracked {
    /** A draw or dispatch used it. */
    boolean used;

    static final class OfBuffer extends Tracked {
        boolean mapped;
        long mapOffset;
        long mapSize;
        int mapFlags;

        /** Mapped in a way that keeps the device off it. */
        boolean blocked() {
            return mapped && (mapFlags & MapFlags.PERSISTENT) == 0;
        }

        /** Does the mapping keep the device off this range? */
        boolean blocked(long offset, long size) {
            return blocked() && size > 0 && offset < mapOffset + mapSize && mapOffset < offset + size;
        }
    }

    static final class OfTexture extends Tracked {
        /** Addresses of the maps that are alive, 0 for none. */
        long[] maps = new long[2];

        int mapped;
    }

    static final class OfView extends Tracked {}

    static final class OfShader extends Tracked {
        final Shader shader;
        final @Nullable StreamOutputLayout streamOutput;

        OfShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
            this.shader = shader;
            this.streamOutput = streamOutput;
        }
    }

    static final class OfStreamTarget extends Tracked {
        boolean written;
    }

    static final class OfQuery extends Tracked {
        /** The context in which it is active. */
        @Nullable
        Context active;

        boolean ended;
    }

    static final class OfSurface extends Tracked {}

    private Tracked() {}
}
