package tepui.drivers.soft.texture;

import tepui.pipe.Blit;
import tepui.pipe.TextureDesc;

/** One axis of a blit: where a texel of the target reads from. The answer stays until the next question. */
final class BlitAxis {
    private final int source;
    private final int sourceSize;
    private final int target;
    private final int targetSize;
    /** The last texel of the source's level. */
    private final int last;

    private final boolean linear;

    /** The neighbours, one and the same where nothing is joined, and the share of the second. */
    int low;

    int high;
    float part;

    private BlitAxis(int source, int sourceSize, int target, int targetSize, int levelSize, boolean linear) {
        this.source = source;
        this.sourceSize = sourceSize;
        this.target = target;
        this.targetSize = targetSize;
        this.last = levelSize - 1;
        this.linear = linear;
    }

    static BlitAxis x(Blit b, boolean linear) {
        int size = desc(b).levelWidth(b.sourceLevel());
        return new BlitAxis(
                b.sourceBox().x(),
                b.sourceBox().width(),
                b.targetBox().x(),
                b.targetBox().width(),
                size,
                linear);
    }

    static BlitAxis y(Blit b, boolean linear) {
        int size = desc(b).levelHeight(b.sourceLevel());
        return new BlitAxis(
                b.sourceBox().y(),
                b.sourceBox().height(),
                b.targetBox().y(),
                b.targetBox().height(),
                size,
                linear);
    }

    static BlitAxis z(Blit b, boolean linear) {
        int size = desc(b).levelDepth(b.sourceLevel());
        return new BlitAxis(
                b.sourceBox().z(),
                b.sourceBox().depth(),
                b.targetBox().z(),
                b.targetBox().depth(),
                size,
                linear);
    }

    private static TextureDesc desc(Blit b) {
        return b.source().desc();
    }

    void place(int at) {
        double p = source + (at + 0.5 - target) * sourceSize / targetSize;
        if (!linear) {
            int n = Math.max(0, Math.min(last, (int) Math.floor(p)));
            low = n;
            high = n;
            part = 0;
            return;
        }
        double a = p - 0.5;
        int n = (int) Math.floor(a);
        part = (float) (a - n);
        low = Math.max(0, Math.min(last, n));
        high = Math.max(0, Math.min(last, n + 1));
    }
}
