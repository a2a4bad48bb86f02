package tepui.frontends.gl.list;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.immediate.RetainedVertices;
import tepui.pipe.Device;

/**
 * Display list, compiled: words of calls, the memory that their pointers name, and vertices that are drawn as a whole.
 */
public final class DisplayList {
    /** No calls. */
    public static final DisplayList EMPTY = empty();

    public final int[] words;
    public final int size;
    /** Keeps the memory alive as long as the list. */
    final Arena arena;

    public final List<RetainedVertices> vertices;

    public DisplayList(int[] words, int size, Arena arena, List<RetainedVertices> vertices) {
        this.words = words;
        this.size = size;
        this.arena = arena;
        this.vertices = vertices;
    }

    /** A list without calls. */
    public static DisplayList empty() {
        return new DisplayList(new int[0], 0, Arena.global(), new ArrayList<>());
    }

    /** No name leads to it any more, and no call plays it. */
    public void drop(Device device) {
        for (RetainedVertices v : vertices) v.drop(device);
    }

    /** Runs of primitives that are drawn from buffers of their own. */
    public int retained() {
        return vertices.size();
    }

    /** Words of calls that are played one by one. */
    public int words() {
        return size;
    }
}
