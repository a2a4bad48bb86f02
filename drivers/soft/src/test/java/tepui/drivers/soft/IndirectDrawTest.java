package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.StreamTarget;

/** Draws from buffers, seen through stream output: vertex, instance, base instance and draw of each point. */
class IndirectDrawTest {
    private final SoftLab lab = new SoftLab();
    private final Buffer out = lab.buffer(1 << 16);

    @BeforeEach
    void numbers() {
        lab.discardFragments();
        lab.bind(lab.shader(
                Stage.VERTEX,
                SoftLab.streams("ids", 4),
                (s, b) -> b.storeOutput(
                        s.output("ids", Type.I32X4, 0),
                        b.vec(
                                b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)),
                                b.loadInput(s.input(Builtin.INSTANCE_ID, Type.I32)),
                                b.loadInput(s.input(Builtin.BASE_INSTANCE, Type.I32)),
                                b.loadInput(s.input(Builtin.DRAW_ID, Type.I32))))));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int[] draw(boolean indexed, Buffer commands, long offset, int max, int stride, Buffer count) {
        StreamTarget t = lab.capture(out);
        lab.context.drawIndirect(Primitive.POINTS, indexed, commands, offset, max, stride, count, 0);
        return lab.words(out, (int) (((SoftStreamTarget) t).stream.filled / 4));
    }

    @Test
    void commandsAreReadFromTheBuffer() {
        Buffer commands = lab.ints(99, 2, 1, 5, 0, 99, 1, 2, 9, 3);
        assertArrayEquals(
                new int[] {5, 0, 0, 0, 6, 0, 0, 0, 9, 0, 3, 1, 9, 1, 3, 1}, draw(false, commands, 4, 2, 20, null));
    }

    @Test
    void indexedCommandsHaveABaseVertex() {
        lab.context.bindIndexBuffer(lab.ints(7, 8, 9), 0, IndexType.U32);
        assertArrayEquals(new int[] {108, 0, 4, 0, 109, 0, 4, 0}, draw(true, lab.ints(2, 1, 1, 100, 4), 0, 1, 0, null));
    }

    @Test
    void theCountIsLimited() {
        Buffer commands = lab.ints(1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 2, 0);
        assertArrayEquals(new int[] {0, 0, 0, 0, 1, 0, 0, 1}, draw(false, commands, 0, 3, 16, lab.ints(2)));
        assertArrayEquals(new int[] {0, 0, 0, 0}, draw(false, commands, 0, 1, 16, lab.ints(2)));
        assertArrayEquals(new int[] {}, draw(false, commands, 0, 3, 16, lab.ints(0)));
    }

    @Test
    void nonsenseDrawsNothing() {
        Buffer commands = lab.ints(-1, 1, 0, 0, 1, -1, 0, 0);
        assertArrayEquals(new int[] {}, draw(false, commands, 0, 2, 16, null));
    }

    @Test
    void commandsMustBeInTheBuffer() {
        Buffer commands = lab.ints(1, 1, 0, 0);
        assertThrows(IllegalArgumentException.class, () -> draw(false, commands, 4, 1, 16, null));
        assertThrows(IllegalArgumentException.class, () -> draw(false, commands, 0, 2, 8, null));
    }
}
