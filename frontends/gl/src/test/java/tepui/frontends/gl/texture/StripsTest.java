package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.testing.Seeds;

/** Images that are converted a few rows at a time: they have the bits that they have when each row is moved by a call of its own. */
final class StripsTest {
    /** Above one strip of any format, and no multiple of a block's four texels. */
    private static final int WIDTH = 523;

    private static final int HEIGHT = 151;

    private final GlLab lab = GlLab.compatibility();
    private final Random random = new Random(Seeds.one("StripsTest"));

    /** Formats of a texture and of the pixels that it gets and gives. */
    private record Pair(int internal, int format, int type, int bytes) {}

    private static final Pair[] PAIRS = {
        new Pair(GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE, 4),
        new Pair(GL_RGBA8, GL_RGB, GL_UNSIGNED_BYTE, 3),
        new Pair(GL_RGBA8, GL_BGR, GL_UNSIGNED_BYTE, 3),
        new Pair(GL_RGBA8, GL_RGBA, GL_FLOAT, 16),
        new Pair(GL_RGBA8, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, 2),
        new Pair(GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, 3),
        new Pair(GL_RGB8, GL_RGBA, GL_UNSIGNED_BYTE, 4),
        new Pair(GL_SRGB8_ALPHA8, GL_BGRA, GL_UNSIGNED_BYTE, 4),
        new Pair(GL_RGBA16F, GL_RGBA, GL_UNSIGNED_BYTE, 4),
        new Pair(GL_RGBA16, GL_RGB, GL_UNSIGNED_BYTE, 3),
        new Pair(GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT, 8),
        new Pair(GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 4),
        new Pair(GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, 2),
        new Pair(GL_DEPTH24_STENCIL8, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 4),
    };

    @AfterEach
    void close() {
        lab.close();
    }

    private int texture(Pair p) {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, p.internal, WIDTH, HEIGHT);
        boolean depth = p.format == GL_DEPTH_COMPONENT;
        boolean stencil = p.internal == GL_DEPTH24_STENCIL8;
        int place = stencil ? GL_DEPTH_STENCIL_ATTACHMENT : depth ? GL_DEPTH_ATTACHMENT : GL_COLOR_ATTACHMENT0;
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, place, GL_TEXTURE_2D, texture, 0);
        GL.glDrawBuffer(depth ? GL_NONE : GL_COLOR_ATTACHMENT0);
        GL.glReadBuffer(depth ? GL_NONE : GL_COLOR_ATTACHMENT0);
        if (p.internal == GL_RGBA32UI) {
            GL.glClearBufferuiv(GL_COLOR, 0, lab.ints(1, 2, 3, 4));
        } else {
            GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        }
        GL.glEnable(GL_SCISSOR_TEST);
        for (int y = 0; stencil && y < HEIGHT; y++) {
            GL.glScissor(0, y, WIDTH, 1);
            GL.glClearStencil(y);
            GL.glClear(GL_STENCIL_BUFFER_BIT);
        }
        GL.glDisable(GL_SCISSOR_TEST);
        lab.noError();
        return texture;
    }

    private MemorySegment pixels(int count, Pair p) {
        MemorySegment s = lab.memory((long) count * p.bytes);
        for (long i = 0; i < s.byteSize(); i++) s.set(ValueLayout.JAVA_BYTE, i, (byte) random.nextInt());
        if (p.type == GL_FLOAT) {
            for (long i = 0; i < s.byteSize() / 4; i++) {
                s.setAtIndex(ValueLayout.JAVA_FLOAT, i, random.nextFloat() * 1.5f - 0.2f);
            }
        }
        return s;
    }

    private void same(MemorySegment expected, MemorySegment found, String what) {
        lab.noError();
        assertEquals(-1, expected.mismatch(found), what);
    }

    /** What a framebuffer's texture holds, row by row. */
    private MemorySegment rowByRow(int x, int y, int w, int h, Pair p) {
        MemorySegment s = lab.memory((long) w * h * p.bytes);
        for (int i = 0; i < h; i++) {
            GL.glReadPixels(x, y + i, w, 1, p.format, p.type, s.address() + (long) i * w * p.bytes);
        }
        lab.noError();
        return s;
    }

    @Test
    void uploadsHaveTheBitsOfRows() {
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        for (Pair p : PAIRS) {
            for (int round = 0; round < 3; round++) {
                int x = round * random.nextInt(4);
                int y = round * random.nextInt(4);
                int w = WIDTH - x - round * random.nextInt(4);
                int h = HEIGHT - y - round * random.nextInt(4);
                MemorySegment given = pixels(w * h, p);
                texture(p);
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, w, h, p.format, p.type, given.address());
                MemorySegment whole = rowByRow(0, 0, WIDTH, HEIGHT, p);
                MemorySegment stencil = stencil(p);
                texture(p);
                for (int i = 0; i < h; i++) {
                    long row = given.address() + (long) i * w * p.bytes;
                    GL.glTexSubImage2D(GL_TEXTURE_2D, 0, x, y + i, w, 1, p.format, p.type, row);
                }
                same(rowByRow(0, 0, WIDTH, HEIGHT, p), whole, p + ", round " + round);
                same(stencil(p), stencil, p + ", stencil");
                for (int i = 0; i < stencil.byteSize(); i++) {
                    assertEquals((byte) (i / WIDTH), stencil.get(ValueLayout.JAVA_BYTE, i), "stencil stays");
                }
            }
        }
    }

    /** The stencil beside the depth; nothing where there is none. */
    private MemorySegment stencil(Pair p) {
        if (p.internal != GL_DEPTH24_STENCIL8) return MemorySegment.NULL;
        MemorySegment s = lab.memory(WIDTH * HEIGHT);
        GL.glReadPixels(0, 0, WIDTH, HEIGHT, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, s.address());
        return s;
    }

    @Test
    void readsHaveTheBitsOfRows() {
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        for (Pair p : PAIRS) {
            int texture = texture(p);
            MemorySegment given = pixels(WIDTH * HEIGHT, p);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, p.format, p.type, given.address());
            for (int round = 0; round < 3; round++) {
                int x = round * random.nextInt(4);
                int y = round * random.nextInt(4);
                int w = WIDTH - x - round * random.nextInt(4);
                int h = HEIGHT - y - round * random.nextInt(4);
                MemorySegment rows = rowByRow(x, y, w, h, p);
                MemorySegment whole = lab.memory((long) w * h * p.bytes);
                GL.glReadPixels(x, y, w, h, p.format, p.type, whole.address());
                same(rows, whole, p + ", round " + round);
            }
            MemorySegment all = lab.memory((long) WIDTH * HEIGHT * p.bytes);
            GL.glBindTexture(GL_TEXTURE_2D, texture);
            GL.glGetTexImage(GL_TEXTURE_2D, 0, p.format, p.type, all.address());
            same(rowByRow(0, 0, WIDTH, HEIGHT, p), all, p + ", the whole texture");
        }
    }

    /** Rows with room between them, the last one first. */
    @Test
    void rowsFromTheLastOneOn() {
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        for (Pair p : PAIRS) {
            texture(p);
            MemorySegment given = pixels(WIDTH * HEIGHT, p);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, p.format, p.type, given.address());
            MemorySegment rows = rowByRow(0, 0, WIDTH, HEIGHT, p);
            long row = (WIDTH + 5L) * p.bytes;
            MemorySegment found = lab.memory(row * (HEIGHT + 2));
            MemorySegment expected = lab.memory(row * (HEIGHT + 2));
            for (int i = 0; i < HEIGHT; i++) {
                long to = (HEIGHT - 1 - i + 2) * row + 3L * p.bytes;
                MemorySegment.copy(rows, (long) i * WIDTH * p.bytes, expected, to, (long) WIDTH * p.bytes);
            }
            GL.glPixelStorei(GL_PACK_ROW_LENGTH, WIDTH + 5);
            GL.glPixelStorei(GL_PACK_SKIP_PIXELS, 3);
            GL.glPixelStorei(GL_PACK_SKIP_ROWS, 2);
            GL.glPixelStorei(GL_PACK_INVERT_MESA, GL_TRUE);
            GL.glReadPixels(0, 0, WIDTH, HEIGHT, p.format, p.type, found.address());
            GL.glPixelStorei(GL_PACK_ROW_LENGTH, 0);
            GL.glPixelStorei(GL_PACK_SKIP_PIXELS, 0);
            GL.glPixelStorei(GL_PACK_SKIP_ROWS, 0);
            GL.glPixelStorei(GL_PACK_INVERT_MESA, GL_FALSE);
            same(expected, found, p.toString());
        }
    }

    /** Each byte of a pixel, in the orders that programs have, is the same byte of all others. */
    @Test
    void ordersOfBytesAgree() {
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        int[] formats = {GL_RGBA, GL_BGRA, GL_RGB, GL_BGR};
        int[][] orders = {{0, 1, 2, 3}, {2, 1, 0, 3}, {0, 1, 2}, {2, 1, 0}};
        int count = WIDTH * HEIGHT;
        for (int internal : new int[] {GL_RGBA8, GL_RGB8, GL_SRGB8_ALPHA8}) {
            for (int from = 0; from < 4; from++) {
                Pair in = new Pair(internal, formats[from], GL_UNSIGNED_BYTE, orders[from].length);
                texture(in);
                MemorySegment given = pixels(count, in);
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, in.format, GL_UNSIGNED_BYTE, given.address());
                byte[] texels = new byte[4 * count];
                for (int i = 0; i < count; i++) {
                    texels[4 * i + 3] = -1;
                    for (int c = 0; c < in.bytes; c++) {
                        if (internal == GL_RGB8 && orders[from][c] == 3) continue;
                        texels[4 * i + orders[from][c]] = given.get(ValueLayout.JAVA_BYTE, (long) i * in.bytes + c);
                    }
                }
                for (int to = 0; to < 4; to++) {
                    int bytes = orders[to].length;
                    MemorySegment found = lab.memory((long) count * bytes);
                    MemorySegment expected = lab.memory((long) count * bytes);
                    for (int i = 0; i < count; i++) {
                        for (int c = 0; c < bytes; c++) {
                            byte value = texels[4 * i + orders[to][c]];
                            expected.set(ValueLayout.JAVA_BYTE, (long) i * bytes + c, value);
                        }
                    }
                    GL.glReadPixels(0, 0, WIDTH, HEIGHT, formats[to], GL_UNSIGNED_BYTE, found.address());
                    same(expected, found, in + " read as 0x" + Integer.toHexString(formats[to]));
                }
            }
        }
    }
}
