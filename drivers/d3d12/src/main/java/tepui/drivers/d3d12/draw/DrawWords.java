package tepui.drivers.d3d12.draw;

import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.RootWords;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.record.Recorder;

/** Writer of the root constants of draws: what shaders read of states and of the draw itself. */
final class DrawWords {
    private static final int ALL = (1 << RootLayout.WORDS) - 1;

    private final Recorder recorder;
    private final int[] words = new int[RootLayout.WORDS];
    private int dirty = ALL;
    private final long memory;

    DrawWords(Recorder recorder) {
        this.recorder = recorder;
        memory = recorder.scratch.take(RootLayout.WORDS * 4L);
    }

    /** The list has none of them. */
    void forget() {
        dirty = ALL;
    }

    void set(int index, float value) { // hot
        set(index, Float.floatToRawIntBits(value));
    }

    void set(int index, int value) { // hot
        if (words[index] == value) return;
        words[index] = value;
        dirty |= 1 << index;
    }

    /** Brings into the list what the program reads and the list lacks; the parameters are known only when the draw is made. */
    void draw(GraphicsProgram p, int vertexBase, int baseVertex, int baseInstance, int drawId) { // hot
        set(RootWords.VERTEX_BASE, vertexBase);
        set(RootWords.BASE_VERTEX, baseVertex);
        set(RootWords.BASE_INSTANCE, baseInstance);
        set(RootWords.DRAW_ID, drawId);
        // Direct3D wants the parameter set, whether the program reads of it or not.
        int wanted = dirty == ALL ? ALL : dirty & p.rootWords;
        if (wanted == 0) return;
        int first = Integer.numberOfTrailingZeros(wanted);
        int last = 31 - Integer.numberOfLeadingZeros(wanted);
        for (int i = first; i <= last; i++) Scratch.putInt(memory + 4L * i, words[i]);
        ID3D12GraphicsCommandList.setGraphicsRoot32BitConstants(
                recorder.list(), 0, last - first + 1, memory + 4L * first, first);
        dirty &= ~wanted;
    }
}
