package tepui.tools.inspect;

import tepui.pipe.Context;
import tepui.pipe.Primitive;

/**
 * Draw whose ranges are known.
 *
 * @param ranges three words a range, as the contract has them
 */
record Draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int[] ranges, int drawId) {
    int rangeCount() {
        return ranges.length / 3;
    }

    int first(int range) {
        return ranges[3 * range];
    }

    int vertices(int range) {
        return ranges[3 * range + 1];
    }

    int baseVertex(int range) {
        return ranges[3 * range + 2];
    }

    long vertices() {
        long all = 0;
        for (int i = 0; i < rangeCount(); i++) all += vertices(i);
        return all;
    }

    /** Makes the call again. */
    void run(Context context) {
        if (rangeCount() == 1) {
            context.draw(primitive, indexed, firstInstance, instances, first(0), vertices(0), baseVertex(0), drawId);
        } else {
            context.draw(primitive, indexed, firstInstance, instances, ranges, 0, rangeCount());
        }
    }

    /** Draws the first vertices of a range, and all ranges before it. */
    void runPart(Context context, int range, int vertices) {
        for (int i = 0; i < range; i++) {
            context.draw(
                    primitive, indexed, firstInstance, instances, first(i), vertices(i), baseVertex(i), drawId + i);
        }
        if (vertices > 0) {
            context.draw(
                    primitive,
                    indexed,
                    firstInstance,
                    instances,
                    first(range),
                    vertices,
                    baseVertex(range),
                    drawId + range);
        }
    }

    String text() {
        StringBuilder text = new StringBuilder(indexed ? "indexed " : "").append(primitive);
        text.append(", ").append(vertices()).append(indexed ? " indices" : " vertices");
        if (rangeCount() != 1) text.append(" in ").append(rangeCount()).append(" ranges");
        if (instances != 1) text.append(", ").append(instances).append(" instances");
        return text.toString();
    }
}
