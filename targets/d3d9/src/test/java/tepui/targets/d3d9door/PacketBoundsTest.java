package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Packets that a client would not send: what they ask for ends with the image that they name. */
final class PacketBoundsTest {
    private static final int WORDS = 4096;
    private static final int OPEN_DEVICE = 106;
    private static final int CREATE_TEXTURE = 29;
    private static final int CREATE_VOLUME_TEXTURE = 30;
    private static final int WRITE_TEXELS = 129;
    private static final int READ_TEXELS = 130;
    private static final int FLAT = 1;
    private static final int BLOCKS = 2;
    private static final int VOLUME = 3;

    private Arena arena;
    private MemorySegment packet;
    private MemorySegment answer;
    private Session session;

    @BeforeEach
    void open() {
        System.setProperty("tepui.driver", "soft");
        arena = Arena.ofConfined();
        packet = arena.allocate(WORDS * 4L, 8);
        answer = arena.allocate(Session.ANSWER_BYTES, 8);
        session = new Session(answer.address());
        int[] open = new int[8 + Structs.PARAMETERS_BYTES / 4];
        open[2] = D3DDEVTYPE_HAL;
        open[3] = D3DCREATE_HARDWARE_VERTEXPROCESSING;
        open[6] = Structs.PARAMETERS_BYTES;
        open[8] = 64;
        open[9] = 64;
        open[10] = D3DFMT_X8R8G8B8;
        open[11] = 1;
        open[14] = D3DSWAPEFFECT_DISCARD;
        open[17] = 1;
        assertEquals(D3D_OK, call(OPEN_DEVICE, open));
        assertEquals(D3D_OK, call(CREATE_TEXTURE, 0, FLAT, 8, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, 0));
        assertEquals(D3D_OK, call(CREATE_TEXTURE, 0, BLOCKS, 16, 8, 1, 0, D3DFMT_DXT1, D3DPOOL_MANAGED, 0));
        assertEquals(
                D3D_OK, call(CREATE_VOLUME_TEXTURE, 0, VOLUME, 4, 4, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, 0));
    }

    @AfterEach
    void close() {
        session.close();
        arena.close();
    }

    /** Carries out a packet; its first word is its number and its length. */
    private int call(int op, int... words) {
        words[0] = words.length << 16 | op;
        MemorySegment.copy(words, 0, packet, ValueLayout.JAVA_INT, 0, words.length);
        return session.take(op, packet.address(), words.length);
    }

    private int write(int id, int[] box, int row, int bytes) {
        int[] words = new int[15 + (bytes + 3) / 4];
        words[1] = id;
        words[5] = 1;
        System.arraycopy(box, 0, words, 6, 6);
        words[12] = row;
        words[13] = bytes;
        words[14] = bytes;
        for (int i = 15; i < words.length; i++) words[i] = 0x01020304 + i;
        return call(WRITE_TEXELS, words);
    }

    private int read(int id, int[] box, int row) {
        int[] words = new int[12];
        words[1] = id;
        words[4] = 1;
        System.arraycopy(box, 0, words, 5, 6);
        words[11] = row;
        return call(READ_TEXELS, words);
    }

    private static int[] box(int left, int top, int right, int bottom) {
        return new int[] {left, top, right, bottom, 0, 1};
    }

    private void refused(int id, int[] box, int row, int bytes) {
        assertThrows(IllegalArgumentException.class, () -> write(id, box, row, bytes));
        assertThrows(IllegalArgumentException.class, () -> read(id, box, row));
    }

    @Test
    void boxesWithinAreWrittenAndRead() {
        assertEquals(D3D_OK, write(FLAT, box(0, 0, 8, 8), 32, 256));
        assertEquals(D3D_OK, write(FLAT, box(7, 7, 8, 8), 4, 4));
        assertEquals(D3D_OK, read(FLAT, box(6, 6, 8, 8), 8));
        assertEquals(0x01020304 + 15, answer.get(ValueLayout.JAVA_INT, 12));
        assertEquals(D3D_OK, write(BLOCKS, box(4, 4, 16, 8), 24, 24));
        assertEquals(D3D_OK, read(BLOCKS, box(0, 0, 16, 8), 32));
        assertEquals(D3D_OK, write(VOLUME, new int[] {0, 0, 4, 4, 1, 2}, 16, 64));
        assertEquals(D3D_OK, read(VOLUME, new int[] {2, 0, 4, 4, 1, 2}, 8));
    }

    @Test
    void boxesThatEndOutsideAreRefused() {
        refused(FLAT, box(0, 0, 9, 8), 36, 288);
        refused(FLAT, box(0, 1, 8, 9), 32, 256);
        refused(FLAT, box(-1, 0, 7, 8), 32, 256);
        refused(FLAT, box(8, 0, 8, 8), 4, 4);
        refused(BLOCKS, box(0, 0, 16, 12), 32, 96);
        refused(BLOCKS, box(2, 0, 6, 4), 8, 8);
    }

    @Test
    void rowsThatAreLongerThanTheirBoxAreRefused() {
        refused(FLAT, box(4, 0, 8, 8), 32, 256);
        refused(FLAT, box(0, 7, 8, 8), 64, 64);
        refused(BLOCKS, box(12, 4, 16, 8), 16, 16);
        refused(VOLUME, new int[] {0, 0, 4, 4, 1, 2}, 64, 64);
    }

    @Test
    void moreRowsThanTheBoxHasAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> write(FLAT, box(0, 7, 8, 8), 32, 64));
        assertThrows(IllegalArgumentException.class, () -> write(BLOCKS, box(0, 4, 16, 8), 32, 64));
        assertThrows(IllegalArgumentException.class, () -> write(FLAT, box(0, 0, 8, 8), 0, 64));
    }

    @Test
    void whatWasRefusedIsNotLocked() {
        refused(FLAT, box(4, 0, 8, 8), 32, 256);
        assertEquals(D3D_OK, write(FLAT, box(0, 0, 8, 8), 32, 256));
    }
}
