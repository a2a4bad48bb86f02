package tepui.frontends.glsl.link;

import java.util.BitSet;
import tepui.frontends.glsl.sema.GlslType;

/** Table of uniform locations: those asked for first, the others in the gaps. */
final class LocationTable {
    private final BitSet taken = new BitSet();
    private final int most;
    private final LinkLog log;

    LocationTable(int most, LinkLog log) {
        this.most = most;
        this.log = log;
    }

    /** Locations that a uniform takes: one for each scalar, vector, matrix or handle. */
    static int count(GlslType type) {
        return switch (type) {
            case GlslType.Array a -> a.length() * count(a.element());
            case GlslType.Struct s -> {
                int n = 0;
                for (GlslType.Member m : s.members()) n += count(m.type());
                yield n;
            }
            case GlslType.Opaque o when o.kind() == GlslType.Opaque.Kind.ATOMIC_COUNTER -> 0;
            default -> 1;
        };
    }

    void reserve(String name, int location, int count) {
        if (location + (long) count > most) {
            log.error("uniform '" + name + "' takes locations up to " + (location + (long) count - 1) + ", there are "
                    + most);
            return;
        }
        int clash = taken.nextSetBit(location);
        if (clash >= 0 && clash < location + count) {
            log.error("uniform '" + name + "': location " + clash + " is taken by another uniform");
        }
        taken.set(location, location + count);
    }

    int take(String name, int count) {
        if (count == 0) return -1;
        int at = taken.nextClearBit(0);
        while (true) {
            int end = taken.nextSetBit(at);
            if (end < 0 || end - at >= count) break;
            at = taken.nextClearBit(end);
        }
        taken.set(at, at + count);
        return at;
    }
}
