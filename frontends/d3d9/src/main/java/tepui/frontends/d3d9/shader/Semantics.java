package tepui.frontends.d3d9.shader;

import java.util.HashMap;
import java.util.Map;
import tepui.frontends.d3d9.code.Slots;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Locations of semantics between the stages. Colours, eight sets of coordinates and fog have fixed ones; others get the next free one
 * when they turn up first, and keep it as long as the device lives.
 */
public final class Semantics {
    private static final int TEXCOORD = 5;
    private static final int COLOR = 10;
    private static final int FOG = 11;

    private final int most;
    private final Map<Integer, Integer> others = new HashMap<>();

    public Semantics(int maxVaryings) {
        most = maxVaryings;
    }

    /** The location of a usage. */
    public synchronized int location(int usage, int index) {
        if (usage == COLOR && index < 2) return Slots.COLOR0 + index;
        if (usage == TEXCOORD && index < 8) return Slots.TEXCOORD0 + index;
        if (usage == FOG && index == 0) return Slots.FOG;
        int key = usage << 8 | index;
        Integer known = others.get(key);
        if (known != null) return known;
        int location = Slots.FIRST_FREE + others.size();
        if (location >= most) {
            throw new UnsupportedByDeviceException("createShader: semantic " + usage + "." + index
                    + " is one too many, the device has " + most + " locations between stages");
        }
        others.put(key, location);
        return location;
    }
}
