package tepui.frontends.gl.list;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.Modes;
import tepui.frontends.gl.immediate.RetainedVertices;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.legacy.Primitives;

/**
 * Compiler that glEndList runs over the calls of a list: runs of primitives become vertices that are kept and drawn as
 * a whole. A run is played into a store of vertices instead of the device; where an attribute appears late in a
 * primitive, so that the vertices before have the value that is current when the list is called, the primitive stays
 * calls.
 */
public final class ListCompiler {
    private final AttributeState current;
    private final ListPlayer player;
    private final int[] in;
    private final int size;
    private int[] out;
    private int outSize;
    private final List<RetainedVertices> runs = new ArrayList<>();
    private VertexStore run;
    private int runStart;

    /** Recorded commands: words, their number, and the holder of the memory behind their pointers. */
    record Recorded(int[] words, int size, Arena arena) {}

    private ListCompiler(AttributeState current, ListPlayer player, int[] words, int size) {
        this.current = current;
        this.player = player;
        this.in = words;
        this.size = size;
        this.out = new int[size];
        this.run = fresh();
    }

    /** Makes a list of recorded calls. What is played meanwhile leaves no trace in the context. */
    static DisplayList compile(
            Guard guard, AttributeState current, Primitives primitives, ListPlayer player, Recorded recorded) {
        ListCompiler c = new ListCompiler(current, player, recorded.words(), recorded.size());
        VertexStore before = current.store;
        Primitives.VertexSink sink = primitives.sink();
        int bits = guard.bits;
        boolean edge = current.currentEdgeFlag();
        primitives.send(store -> {});
        try {
            c.all();
        } finally {
            current.store = before;
            primitives.send(sink);
            guard.bits = bits;
            current.setCurrentEdgeFlag(edge);
        }
        return new DisplayList(Arrays.copyOf(c.out, c.outSize), c.outSize, recorded.arena(), c.runs);
    }

    private static VertexStore fresh() {
        VertexStore store = new VertexStore(new int[4 * VertexStore.SLOTS]);
        store.known = 0;
        store.keepsPrimitives = true;
        return store;
    }

    private static int end(int[] words, int at) {
        return at + 1 + (words[at] & 0xffff);
    }

    private void all() {
        int at = 0;
        while (at < size) {
            int op = in[at] >>> 16;
            if (op == ListOps.glBegin) {
                int end = primitive(at);
                if (end > 0) {
                    if (play(at, end)) {
                        at = end;
                        continue;
                    }
                    // What the primitive did to the run is undone by playing the run again.
                    run = fresh();
                    play(runStart, at);
                    close(at);
                    copy(at, end);
                    runStart = end;
                    at = end;
                    continue;
                }
                close(at);
                copy(at, end(in, at));
                at = end(in, at);
                runStart = at;
            } else if (VertexCalls.ALL.get(op) && isAttribute(at)) {
                int end = end(in, at);
                if (!play(at, end)) {
                    // The primitives before have the value that is current when
                    // the list is called: they are a run of their own.
                    run = fresh();
                    play(runStart, at);
                    close(at);
                    play(at, end);
                }
                at = end;
            } else {
                close(at);
                copy(at, end(in, at));
                at = end(in, at);
                runStart = at;
            }
        }
        close(size);
    }

    /** Where the primitive that begins here ends; 0 where it holds anything but attributes and vertices. */
    private int primitive(int at) {
        if (!Modes.isMode(in[at + 1]) || in[at + 1] > 13) return 0;
        for (int i = end(in, at); i < size; i = end(in, i)) {
            int op = in[i] >>> 16;
            if (op == ListOps.glEnd) return end(in, i);
            if (!VertexCalls.ALL.get(op)) return 0;
        }
        return 0;
    }

    /** A vertex outside of a primitive of the list belongs to one that the caller has open. */
    private boolean isAttribute(int at) {
        int op = in[at] >>> 16;
        if (op == HandOps.VERTEX || op == HandOps.ATTRIBUTE) return op == HandOps.ATTRIBUTE;
        return !VertexCalls.VERTICES.get(op);
    }

    private boolean play(int from, int to) {
        current.store = run;
        for (int at = from; at < to; at = end(in, at)) player.call(in, at);
        return !run.dangling;
    }

    private void close(int at) {
        if (run.primitives() > 0) {
            ensure(2);
            out[outSize++] = HandOps.DRAW << 16 | 1;
            out[outSize++] = runs.size();
            runs.add(new RetainedVertices(run));
            run = fresh();
        } else {
            copy(runStart, at);
            run = fresh();
        }
        runStart = at;
    }

    private void copy(int from, int to) {
        ensure(to - from);
        System.arraycopy(in, from, out, outSize, to - from);
        outSize += to - from;
    }

    private void ensure(int more) {
        if (outSize + more > out.length) out = Arrays.copyOf(out, Math.max(outSize + more, 2 * out.length));
    }
}
