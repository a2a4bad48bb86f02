package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.testing.Seeds;

/** Every pair of pixel format and type, through textures of floats and integers, against bits picked one by one. */
final class PixelPairRulesTest {
    private static final int W = 7;
    private static final int H = 3;
    private static final int[] FORMATS = {
        GL_RED,
        GL_GREEN,
        GL_BLUE,
        GL_ALPHA,
        GL_RG,
        GL_RGB,
        GL_RGBA,
        GL_BGR,
        GL_BGRA,
        GL_ABGR_EXT,
        GL_LUMINANCE,
        GL_LUMINANCE_ALPHA
    };
    private static final int[] INTEGERS = {
        GL_RED_INTEGER,
        GL_GREEN_INTEGER,
        GL_BLUE_INTEGER,
        GL_RG_INTEGER,
        GL_RGB_INTEGER,
        GL_RGBA_INTEGER,
        GL_BGR_INTEGER,
        GL_BGRA_INTEGER
    };
    private static final int[] TYPES = {
        GL_UNSIGNED_BYTE,
        GL_BYTE,
        GL_UNSIGNED_SHORT,
        GL_SHORT,
        GL_UNSIGNED_INT,
        GL_INT,
        GL_HALF_FLOAT,
        GL_FLOAT,
        GL_UNSIGNED_BYTE_3_3_2,
        GL_UNSIGNED_BYTE_2_3_3_REV,
        GL_UNSIGNED_SHORT_5_6_5,
        GL_UNSIGNED_SHORT_5_6_5_REV,
        GL_UNSIGNED_SHORT_4_4_4_4,
        GL_UNSIGNED_SHORT_4_4_4_4_REV,
        GL_UNSIGNED_SHORT_5_5_5_1,
        GL_UNSIGNED_SHORT_1_5_5_5_REV,
        GL_UNSIGNED_INT_8_8_8_8,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        GL_UNSIGNED_INT_10_10_10_2,
        GL_UNSIGNED_INT_2_10_10_10_REV
    };

    private final GlLab lab = GlLab.compatibility();
    private final long seed = Seeds.one("PixelPairRulesTest");

    private final Random random = new Random(seed);

    @AfterEach
    void close() {
        lab.close();
    }

    // ---- the slow model --------------------------------------------------------------------------------------------

    /** Which component (RGBA by number, L by 4) each element is. */
    private static int[] order(int format) {
        return switch (format) {
            case GL_GREEN, GL_GREEN_INTEGER -> new int[] {1};
            case GL_BLUE, GL_BLUE_INTEGER -> new int[] {2};
            case GL_ALPHA -> new int[] {3};
            case GL_RG, GL_RG_INTEGER -> new int[] {0, 1};
            case GL_RGB, GL_RGB_INTEGER -> new int[] {0, 1, 2};
            case GL_RGBA, GL_RGBA_INTEGER -> new int[] {0, 1, 2, 3};
            case GL_BGR, GL_BGR_INTEGER -> new int[] {2, 1, 0};
            case GL_BGRA, GL_BGRA_INTEGER -> new int[] {2, 1, 0, 3};
            case GL_ABGR_EXT -> new int[] {3, 2, 1, 0};
            case GL_LUMINANCE -> new int[] {4};
            case GL_LUMINANCE_ALPHA -> new int[] {4, 3};
            default -> new int[] {0};
        };
    }

    /** Bits of the fields of packed types, the first component first; then 1 if it is in the lowest bits. */
    private static int[] packed(int type) {
        return switch (type) {
            case GL_UNSIGNED_BYTE_3_3_2 -> new int[] {3, 3, 2, 0, 8, 0};
            case GL_UNSIGNED_BYTE_2_3_3_REV -> new int[] {3, 3, 2, 0, 8, 1};
            case GL_UNSIGNED_SHORT_5_6_5 -> new int[] {5, 6, 5, 0, 16, 0};
            case GL_UNSIGNED_SHORT_5_6_5_REV -> new int[] {5, 6, 5, 0, 16, 1};
            case GL_UNSIGNED_SHORT_4_4_4_4 -> new int[] {4, 4, 4, 4, 16, 0};
            case GL_UNSIGNED_SHORT_4_4_4_4_REV -> new int[] {4, 4, 4, 4, 16, 1};
            case GL_UNSIGNED_SHORT_5_5_5_1 -> new int[] {5, 5, 5, 1, 16, 0};
            case GL_UNSIGNED_SHORT_1_5_5_5_REV -> new int[] {5, 5, 5, 1, 16, 1};
            case GL_UNSIGNED_INT_8_8_8_8 -> new int[] {8, 8, 8, 8, 32, 0};
            case GL_UNSIGNED_INT_8_8_8_8_REV -> new int[] {8, 8, 8, 8, 32, 1};
            case GL_UNSIGNED_INT_10_10_10_2 -> new int[] {10, 10, 10, 2, 32, 0};
            case GL_UNSIGNED_INT_2_10_10_10_REV -> new int[] {10, 10, 10, 2, 32, 1};
            default -> new int[0];
        };
    }

    private static int bits(int type) {
        return switch (type) {
            case GL_UNSIGNED_BYTE, GL_BYTE -> 8;
            case GL_UNSIGNED_SHORT, GL_SHORT, GL_HALF_FLOAT -> 16;
            default -> 32;
        };
    }

    private static boolean signed(int type) {
        return type == GL_BYTE || type == GL_SHORT || type == GL_INT;
    }

    private static boolean isLegal(int format, int type) {
        int[] fields = packed(type);
        if (fields.length == 0) return !(isInteger(format) && (type == GL_FLOAT || type == GL_HALF_FLOAT));
        int n = order(format).length;
        if (fields[3] == 0) return format == GL_RGB || format == GL_RGB_INTEGER;
        return n == 4;
    }

    private static boolean isInteger(int format) {
        for (int f : INTEGERS) if (f == format) return true;
        return false;
    }

    private static int pixelBytes(int format, int type) {
        int[] fields = packed(type);
        return fields.length > 0 ? fields[4] / 8 : order(format).length * bits(type) / 8;
    }

    private static long unsigned(MemorySegment s, long at, int bytes) {
        long v = 0;
        for (int i = 0; i < bytes; i++) v |= (s.get(ValueLayout.JAVA_BYTE, at + i) & 255L) << 8 * i;
        return v;
    }

    /** The raw value of element {@code e} and its bits. */
    private static long element(MemorySegment s, long at, int type, int e) {
        int[] fields = packed(type);
        if (fields.length == 0) return unsigned(s, at + (long) e * bits(type) / 8, bits(type) / 8);
        int below = 0;
        for (int i = 0; i < e; i++) below += fields[i];
        int shift = fields[5] == 1 ? below : fields[4] - below - fields[e];
        return unsigned(s, at, fields[4] / 8) >> shift & (1L << fields[e]) - 1;
    }

    private static double value(long raw, int type, int e, boolean integer) {
        if (type == GL_FLOAT) return Float.intBitsToFloat((int) raw);
        if (type == GL_HALF_FLOAT) return Float.float16ToFloat((short) raw);
        int[] fields = packed(type);
        int n = fields.length > 0 ? fields[e] : bits(type);
        if (signed(type)) {
            long v = raw << 64 - n >> 64 - n;
            return integer ? v : Math.max(-1, v / ((1L << n - 1) - 1.0));
        }
        return integer ? raw : raw / ((1L << n) - 1.0);
    }

    private static double[] expected(MemorySegment s, long at, int format, int type) {
        double[] out = {0, 0, 0, 1};
        int[] order = order(format);
        for (int e = 0; e < order.length; e++) {
            double v = value(element(s, at, type, e), type, e, isInteger(format));
            if (order[e] == 4) out[0] = out[1] = out[2] = v;
            else out[order[e]] = v;
        }
        return out;
    }

    // ---- tests -----------------------------------------------------------------------------------------------------

    private MemorySegment randomPixels(int format, int type, long bytes) {
        MemorySegment s = lab.memory(bytes);
        for (long i = 0; i < bytes; i++) s.set(ValueLayout.JAVA_BYTE, i, (byte) random.nextInt());
        if (type == GL_FLOAT) {
            for (long i = 0; i + 4 <= bytes; i += 4) s.set(ValueLayout.JAVA_FLOAT, i, random.nextFloat() * 3 - 1);
        } else if (type == GL_HALF_FLOAT) {
            for (long i = 0; i + 2 <= bytes; i += 2) {
                s.set(ValueLayout.JAVA_SHORT, i, Float.floatToFloat16(random.nextFloat() * 3 - 1));
            }
        }
        return s;
    }

    @Test
    void uploadsBecomeWhatTheBitsSay() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        for (int format : FORMATS) {
            for (int type : TYPES) {
                if (!isLegal(format, type)) continue;
                upload(format, type, GL_RGBA32F, GL_RGBA, GL_FLOAT);
            }
        }
    }

    @Test
    void integersAreUploadedAsTheyAre() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        for (int format : INTEGERS) {
            for (int type : TYPES) {
                if (!isLegal(format, type)) continue;
                boolean signed = signed(type);
                upload(
                        format,
                        type,
                        signed ? GL_RGBA32I : GL_RGBA32UI,
                        GL_RGBA_INTEGER,
                        signed ? GL_INT : GL_UNSIGNED_INT);
            }
        }
    }

    private void upload(int format, int type, int internal, int readFormat, int readType) {
        int pixel = pixelBytes(format, type);
        int row = (W * pixel + 3) / 4 * 4;
        MemorySegment in = randomPixels(format, type, (long) row * H);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, W, H, 0, format, type, in.address());
        lab.noError();
        MemorySegment out = lab.memory(16L * W * H);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, readFormat, readType, out.address());
        lab.noError();
        for (int i = 0; i < W * H; i++) {
            double[] want = expected(in, (long) (i / W) * row + (long) (i % W) * pixel, format, type);
            for (int c = 0; c < 4; c++) {
                double got = readType == GL_FLOAT
                        ? out.getAtIndex(ValueLayout.JAVA_FLOAT, 4L * i + c)
                        : readType == GL_INT
                                ? out.getAtIndex(ValueLayout.JAVA_INT, 4L * i + c)
                                : out.getAtIndex(ValueLayout.JAVA_INT, 4L * i + c) & 0xffffffffL;
                assertEquals(want[c], got, Math.abs(want[c]) * 2e-7 + 1e-9, () -> text(format, type));
            }
        }
    }

    private String text(int format, int type) {
        return "seed " + seed + ", format 0x" + Integer.toHexString(format) + ", type 0x" + Integer.toHexString(type);
    }

    @Test
    void readsGiveTheNearestThatTheTypeHolds() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        MemorySegment in = lab.memory(16L * W * H);
        float[] values = new float[4 * W * H];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextFloat();
            in.setAtIndex(ValueLayout.JAVA_FLOAT, i, values[i]);
        }
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, W, H, 0, GL_RGBA, GL_FLOAT, in.address());
        for (int format : FORMATS) {
            for (int type : TYPES) {
                if (!isLegal(format, type)) continue;
                int pixel = pixelBytes(format, type);
                int row = (W * pixel + 3) / 4 * 4;
                MemorySegment out = lab.memory((long) row * H);
                GL.glGetTexImage(GL_TEXTURE_2D, 0, format, type, out.address());
                lab.noError();
                int[] order = order(format);
                for (int i = 0; i < W * H; i++) {
                    long at = (long) (i / W) * row + (long) (i % W) * pixel;
                    for (int e = 0; e < order.length; e++) {
                        // Luminance of a texture is its red (4.6 compatibility, 8.11).
                        double want = values[4 * i + (order[e] == 4 ? 0 : order[e])];
                        int[] fields = packed(type);
                        int n = fields.length > 0 ? fields[e] : bits(type);
                        boolean real = type == GL_FLOAT || type == GL_HALF_FLOAT;
                        if (!real) want = Math.min(1, want);
                        double step = type == GL_FLOAT
                                ? want * 2e-7
                                : type == GL_HALF_FLOAT
                                        ? want / 1024
                                        : 0.5 / ((1L << (signed(type) ? n - 1 : n)) - 1.0);
                        double got = value(element(out, at, type, e), type, e, false);
                        assertEquals(want, got, step * 1.0001 + 1e-9, () -> text(format, type));
                    }
                }
            }
        }
    }

    @Test
    void rowsSkipsAndSwapsAreFollowed() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 9);
        GL.glPixelStorei(GL_UNPACK_SKIP_PIXELS, 2);
        GL.glPixelStorei(GL_UNPACK_SKIP_ROWS, 1);
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 8);
        GL.glPixelStorei(GL_UNPACK_SWAP_BYTES, 1);
        int row = (9 * 6 + 7) / 8 * 8;
        MemorySegment in = randomPixels(GL_RGB, GL_UNSIGNED_SHORT, 5L * row);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB16, 4, 3, 0, GL_RGB, GL_UNSIGNED_SHORT, in.address());
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        MemorySegment out = lab.memory(6 * 12);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGB, GL_UNSIGNED_SHORT, out.address());
        lab.noError();
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 4; x++) {
                for (int c = 0; c < 3; c++) {
                    short given = in.get(ValueLayout.JAVA_SHORT_UNALIGNED, (y + 1L) * row + (x + 2L) * 6 + c * 2);
                    short got = out.get(ValueLayout.JAVA_SHORT_UNALIGNED, (y * 4 + x) * 6L + c * 2);
                    assertEquals(Short.reverseBytes(given), got, "seed " + seed);
                }
            }
        }
    }

    @Test
    void depthAndStencilTravelTogether() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        int[] given = new int[W * H];
        for (int i = 0; i < given.length; i++) given[i] = random.nextInt();
        GL.glTexImage2D(
                GL_TEXTURE_2D,
                0,
                GL_DEPTH24_STENCIL8,
                W,
                H,
                0,
                GL_DEPTH_STENCIL,
                GL_UNSIGNED_INT_24_8,
                lab.ints(given));
        MemorySegment out = lab.memory(4L * W * H);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, out.address());
        lab.noError();
        for (int i = 0; i < given.length; i++) {
            int got = out.getAtIndex(ValueLayout.JAVA_INT, i);
            assertEquals(given[i] & 255, got & 255, "stencil, seed " + seed);
            assertTrue(Math.abs((given[i] >>> 8) - (got >>> 8)) <= 1, "depth, seed " + seed);
        }
    }
}
