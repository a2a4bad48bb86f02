package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** The imaging subset: what its tables, filters, matrix and counters do to pixels wherever those are transferred. */
class ImagingTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Specifies a texture of one row, and reads its red components as floats with nothing enabled. */
    private float[] through(float... red) {
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, red.length, 1, 0, GL_RED, GL_FLOAT, lab.floats(red));
        lab.noError();
        return reds(red.length);
    }

    /** The red components of the texture as it is, whatever is enabled. */
    private float[] reds(int count) {
        GL.glPushAttrib(GL_PIXEL_MODE_BIT);
        int[] all = {
            GL_COLOR_TABLE,
            GL_POST_CONVOLUTION_COLOR_TABLE,
            GL_POST_COLOR_MATRIX_COLOR_TABLE,
            GL_CONVOLUTION_1D,
            GL_CONVOLUTION_2D,
            GL_SEPARABLE_2D,
            GL_HISTOGRAM,
            GL_MINMAX
        };
        for (int cap : all) GL.glDisable(cap);
        GL.glPixelTransferf(GL_RED_SCALE, 1);
        for (int i = 0; i < 4; i++) {
            GL.glPixelTransferf(GL_POST_COLOR_MATRIX_RED_SCALE + i, 1);
            GL.glPixelTransferf(GL_POST_COLOR_MATRIX_RED_BIAS + i, 0);
        }
        GL.glMatrixMode(GL_COLOR);
        GL.glPushMatrix();
        GL.glLoadIdentity();
        MemorySegment s = lab.memory(4L * count);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RED, GL_FLOAT, s.address());
        GL.glPopMatrix();
        GL.glMatrixMode(GL_MODELVIEW);
        GL.glPopAttrib();
        lab.noError();
        return s.toArray(ValueLayout.JAVA_FLOAT);
    }

    private int width() {
        MemorySegment s = lab.memory(4);
        GL.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private int height() {
        MemorySegment s = lab.memory(4);
        GL.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private int tableParameter(int target, int pname) {
        MemorySegment s = lab.memory(16);
        GL.glGetColorTableParameteriv(target, pname, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void itIsAnnounced() {
        String all = MemorySegment.ofAddress(GL.glGetString(GL_EXTENSIONS))
                .reinterpret(1 << 16)
                .getString(0);
        for (String name : List.of("ARB_imaging", "EXT_convolution", "EXT_histogram", "SGI_color_table")) {
            assertTrue(all.contains("GL_" + name + " "), name);
        }
        assertTrue(all.contains("GL_EXT_direct_state_access "));
        assertTrue(all.contains("GL_EXT_gpu_program_parameters "));
    }

    // ---- colour tables ---------------------------------------------------------------------------------------------

    @Test
    void tablesAreLookedUpInTheirOrder() {
        GL.glColorTable(GL_COLOR_TABLE, GL_LUMINANCE16, 2, GL_LUMINANCE, GL_FLOAT, lab.floats(1, 0));
        assertArrayEquals(new float[] {0.25f, 0.75f}, through(0.25f, 0.75f));
        GL.glEnable(GL_COLOR_TABLE);
        assertArrayEquals(new float[] {1, 0}, through(0.25f, 0.75f));
        GL.glColorTable(GL_POST_COLOR_MATRIX_COLOR_TABLE, GL_RGB16, 2, GL_RED, GL_FLOAT, lab.floats(0.5f, 0.25f));
        GL.glEnable(GL_POST_COLOR_MATRIX_COLOR_TABLE);
        assertArrayEquals(new float[] {0.25f, 0.5f}, through(0.25f, 0.75f), 1e-4f);
        GL.glPixelTransferf(GL_RED_SCALE, 0);
        assertArrayEquals(new float[] {0.25f, 0.25f}, through(0.25f, 0.75f), 1e-4f);
    }

    @Test
    void aTableOfAlphaLeavesTheColours() {
        GL.glColorTable(GL_COLOR_TABLE, GL_ALPHA8, 4, GL_ALPHA, GL_UNSIGNED_BYTE, lab.bytes(255, 170, 85, 0));
        GL.glEnable(GL_COLOR_TABLE);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(10, 20, 30, 255));
        GL.glDisable(GL_COLOR_TABLE);
        assertArrayEquals(new int[] {0x0a141e00}, lab.texels(GL_TEXTURE_2D, 0, 1));
    }

    @Test
    void entriesAreScaledBiasedAndReadBack() {
        GL.glColorTableParameterfv(GL_COLOR_TABLE, GL_COLOR_TABLE_SCALE, lab.floats(0.5f, 1, 1, 1));
        GL.glColorTableParameterfv(GL_COLOR_TABLE, GL_COLOR_TABLE_BIAS, lab.floats(0.25f, 0, 0, 0));
        GL.glColorTable(GL_COLOR_TABLE, GL_RGBA16, 4, GL_RED, GL_FLOAT, lab.floats(0, 0.5f, 1, 9));
        GL.glColorSubTable(GL_COLOR_TABLE, 1, 1, GL_RED, GL_FLOAT, lab.floats(1));
        MemorySegment s = lab.memory(64);
        GL.glGetColorTable(GL_COLOR_TABLE, GL_RED, GL_FLOAT, s.address());
        float[] read = s.toArray(ValueLayout.JAVA_FLOAT);
        assertArrayEquals(new float[] {0.25f, 0.75f, 0.75f, 1}, Arrays.copyOf(read, 4), 1e-4f);
        assertEquals(4, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        assertEquals(GL_RGBA16, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_FORMAT));
        assertEquals(16, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_RED_SIZE));
        assertEquals(0, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_INTENSITY_SIZE));
        GL.glGetColorTableParameterfv(GL_COLOR_TABLE, GL_COLOR_TABLE_BIAS, s.address());
        assertEquals(0.25f, s.get(ValueLayout.JAVA_FLOAT, 0));
        lab.noError();
    }

    @Test
    void proxiesAnswerAndTablesKeep() {
        GL.glColorTable(GL_COLOR_TABLE, GL_RGB, 2, GL_RED, GL_FLOAT, lab.floats(0, 1));
        GL.glColorTable(GL_PROXY_COLOR_TABLE, GL_RGBA8, 256, GL_RED, GL_FLOAT, 0);
        assertEquals(256, tableParameter(GL_PROXY_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        GL.glColorTable(GL_PROXY_COLOR_TABLE, GL_RGBA8, 1 << 20, GL_RED, GL_FLOAT, 0);
        assertEquals(0, tableParameter(GL_PROXY_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        assertEquals(2, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        lab.noError();
        GL.glColorTable(GL_COLOR_TABLE, GL_RGBA8, 1 << 20, GL_RED, GL_FLOAT, 0);
        lab.error(GL_TABLE_TOO_LARGE);
        GL.glColorTable(GL_COLOR_TABLE, GL_RGBA8, 3, GL_RED, GL_FLOAT, lab.floats(0, 0, 0));
        lab.error(GL_INVALID_VALUE);
        GL.glColorTable(GL_COLOR_TABLE, 4, 2, GL_RED, GL_FLOAT, lab.floats(0, 0));
        lab.error(GL_INVALID_ENUM);
        GL.glColorSubTable(GL_COLOR_TABLE, 1, 2, GL_RED, GL_FLOAT, lab.floats(0, 0));
        lab.error(GL_INVALID_VALUE);
        GL.glColorSubTable(GL_PROXY_COLOR_TABLE, 0, 1, GL_RED, GL_FLOAT, lab.floats(0, 0));
        lab.error(GL_INVALID_ENUM);
    }

    @Test
    void tablesAreCopiedFromTheFramebuffer() {
        GL.glClearColor(1, 0.5f, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glCopyColorTable(GL_COLOR_TABLE, GL_RGB8, 0, 0, 2);
        GL.glEnable(GL_COLOR_TABLE);
        assertArrayEquals(new float[] {1, 1}, through(0, 1));
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glCopyColorSubTable(GL_COLOR_TABLE, 1, 0, 0, 1);
        assertArrayEquals(new float[] {1, 0}, through(0, 1));
    }

    // ---- convolution -----------------------------------------------------------------------------------------------

    private void filter(float... weights) {
        int n = weights.length;
        GL.glConvolutionFilter2D(GL_CONVOLUTION_2D, GL_LUMINANCE, n, 1, GL_LUMINANCE, GL_FLOAT, lab.floats(weights));
        GL.glEnable(GL_CONVOLUTION_2D);
        lab.noError();
    }

    @Test
    void aReducedImageHasTheSizeThatIsLeft() {
        filter(1, 2, 4);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 5, 1, 0, GL_RED, GL_FLOAT, lab.floats(1, 0, 0, 1, 2));
        assertEquals(3, width());
        assertEquals(1, height());
        assertArrayEquals(new float[] {1, 4, 10}, reds(3));
    }

    @Test
    void bordersAreConstantOrReplicated() {
        filter(1, 2, 4);
        GL.glConvolutionParameteri(GL_CONVOLUTION_2D, GL_CONVOLUTION_BORDER_MODE, GL_REPLICATE_BORDER);
        assertArrayEquals(new float[] {3, 1, 8, 16, 20}, through(1, 0, 0, 2, 3));
        assertArrayEquals(new float[] {7, 7, 7}, through(1, 1, 1));
        GL.glConvolutionParameteri(GL_CONVOLUTION_2D, GL_CONVOLUTION_BORDER_MODE, GL_CONSTANT_BORDER);
        GL.glConvolutionParameterfv(GL_CONVOLUTION_2D, GL_CONVOLUTION_BORDER_COLOR, lab.floats(10, 0, 0, 0));
        assertArrayEquals(new float[] {10 + 2 + 4, 1 + 2 + 4, 1 + 2 + 40}, through(1, 1, 1));
        MemorySegment s = lab.memory(16);
        GL.glGetConvolutionParameteriv(GL_CONVOLUTION_2D, GL_CONVOLUTION_BORDER_MODE, s.address());
        assertEquals(GL_CONSTANT_BORDER, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetConvolutionParameteriv(GL_CONVOLUTION_2D, GL_CONVOLUTION_WIDTH, s.address());
        assertEquals(3, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void scaleAndBiasFollowAConvolutionAlone() {
        GL.glPixelTransferf(GL_POST_CONVOLUTION_RED_SCALE, 3);
        GL.glPixelTransferf(GL_POST_CONVOLUTION_RED_BIAS, 1);
        assertArrayEquals(new float[] {2}, through(2));
        filter(5);
        assertArrayEquals(new float[] {31}, through(2));
    }

    @Test
    void filtersAreScaledAndReadBack() {
        GL.glConvolutionParameterfv(GL_CONVOLUTION_1D, GL_CONVOLUTION_FILTER_SCALE, lab.floats(2, 1, 1, 1));
        GL.glConvolutionParameterfv(GL_CONVOLUTION_1D, GL_CONVOLUTION_FILTER_BIAS, lab.floats(1, 0, 0, 0));
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGBA, 3, GL_RED, GL_FLOAT, lab.floats(1, 2, 3));
        MemorySegment s = lab.memory(12);
        GL.glGetConvolutionFilter(GL_CONVOLUTION_1D, GL_RED, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {3, 5, 7}, s.toArray(ValueLayout.JAVA_FLOAT));
        lab.noError();
    }

    @Test
    void aFilterOfLinesIsForTexturesOfLines() {
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGBA, 2, GL_RED, GL_FLOAT, lab.floats(1, 1));
        GL.glEnable(GL_CONVOLUTION_1D);
        assertArrayEquals(new float[] {1, 2}, through(1, 2));
        GL.glTexImage1D(GL_TEXTURE_1D, 0, GL_RGBA32F, 3, 0, GL_RED, GL_FLOAT, lab.floats(1, 2, 3));
        GL.glDisable(GL_CONVOLUTION_1D);
        MemorySegment s = lab.memory(8);
        GL.glGetTexImage(GL_TEXTURE_1D, 0, GL_RED, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {3, 5}, s.toArray(ValueLayout.JAVA_FLOAT));
        lab.noError();
    }

    @Test
    void aSeparableFilterIsTheProductOfRowAndColumn() {
        GL.glSeparableFilter2D(
                GL_SEPARABLE_2D, GL_LUMINANCE, 2, 2, GL_LUMINANCE, GL_FLOAT, lab.floats(1, 2), lab.floats(3, 5));
        GL.glEnable(GL_SEPARABLE_2D);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 2, 2, 0, GL_RED, GL_FLOAT, lab.floats(1, 10, 100, 1000));
        assertEquals(1, width());
        assertEquals(1, height());
        assertArrayEquals(new float[] {3 * (1 + 20) + 5 * (100 + 2000)}, reds(1));
        MemorySegment row = lab.memory(8);
        MemorySegment column = lab.memory(8);
        GL.glGetSeparableFilter(GL_SEPARABLE_2D, GL_RED, GL_FLOAT, row.address(), column.address(), 0);
        assertArrayEquals(new float[] {1, 2}, row.toArray(ValueLayout.JAVA_FLOAT));
        assertArrayEquals(new float[] {3, 5}, column.toArray(ValueLayout.JAVA_FLOAT));
        // the other filter of planes comes first
        filter(1);
        assertArrayEquals(new float[] {4}, through(4));
        lab.noError();
    }

    @Test
    void drawnReadAndCopiedPixelsAreConvolved() {
        GL.glConvolutionFilter2D(GL_CONVOLUTION_2D, GL_RGB, 2, 1, GL_RGB, GL_FLOAT, lab.floats(1, 1, 1, 1, 1, 1));
        GL.glEnable(GL_CONVOLUTION_2D);
        GL.glWindowPos2i(0, 0);
        GL.glDrawPixels(3, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0xff000010, 0xff000020, 0xff000040));
        GL.glDisable(GL_CONVOLUTION_2D);
        assertEquals(0x300000ff, lab.pixel(0, 0));
        assertEquals(0x600000ff, lab.pixel(1, 0));
        assertEquals(0, lab.pixel(2, 0) >>> 8);
        GL.glEnable(GL_CONVOLUTION_2D);
        MemorySegment s = lab.memory(8);
        GL.glReadPixels(0, 0, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(0xff000090, s.get(ValueLayout.JAVA_INT, 0));
        assertEquals(0, s.getAtIndex(ValueLayout.JAVA_INT, 1));
        GL.glWindowPos2i(0, 5);
        GL.glCopyPixels(0, 0, 2, 1, GL_COLOR);
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 0, 0, 2, 1, 0);
        assertEquals(1, width());
        GL.glDisable(GL_CONVOLUTION_2D);
        assertEquals(0x900000ff, lab.pixel(0, 5));
        assertEquals(0, lab.pixel(1, 5) >>> 8);
        assertArrayEquals(new int[] {0x900000ff}, lab.texels(GL_TEXTURE_2D, 0, 1));
        lab.noError();
    }

    @Test
    void partsOfTexturesAreConvolved() {
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 4, 1, 0, GL_RED, GL_FLOAT, lab.floats(0, 0, 0, 0));
        filter(1, 1);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 2, 0, 3, 1, GL_RED, GL_FLOAT, lab.floats(1, 2, 3));
        lab.noError();
        assertArrayEquals(new float[] {0, 0, 3, 5}, reds(4));
        MemorySegment s = lab.memory(12);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RED, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {0, 3, 8}, s.toArray(ValueLayout.JAVA_FLOAT));
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 2, 0, 4, 1, GL_RED, GL_FLOAT, lab.floats(1, 2, 3, 4));
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void wrongFiltersAreErrors() {
        GL.glConvolutionFilter1D(GL_CONVOLUTION_2D, GL_RGBA, 1, GL_RED, GL_FLOAT, lab.floats(1));
        lab.error(GL_INVALID_ENUM);
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGBA, 1000, GL_RED, GL_FLOAT, lab.floats(1));
        lab.error(GL_INVALID_VALUE);
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGBA, 1, GL_DEPTH_COMPONENT, GL_FLOAT, lab.floats(1));
        lab.error(GL_INVALID_ENUM);
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGBA, 1, GL_RGB, GL_UNSIGNED_INT_8_8_8_8, lab.floats(1));
        lab.error(GL_INVALID_OPERATION);
        GL.glConvolutionParameteri(GL_CONVOLUTION_1D, GL_CONVOLUTION_BORDER_MODE, GL_REPEAT);
        lab.error(GL_INVALID_ENUM);
        GL.glConvolutionParameteri(GL_CONVOLUTION_1D, GL_CONVOLUTION_FILTER_SCALE, 1);
        lab.error(GL_INVALID_ENUM);
        GL.glGetConvolutionFilter(GL_SEPARABLE_2D, GL_RED, GL_FLOAT, lab.floats(1));
        lab.error(GL_INVALID_ENUM);
    }

    // ---- colour matrix ---------------------------------------------------------------------------------------------

    @Test
    void theColourMatrixMixesComponents() {
        GL.glMatrixMode(GL_COLOR);
        GL.glLoadMatrixf(lab.floats(0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1));
        GL.glMatrixMode(GL_MODELVIEW);
        GL.glPixelTransferf(GL_POST_COLOR_MATRIX_BLUE_SCALE, 0.5f);
        GL.glPixelTransferf(GL_POST_COLOR_MATRIX_BLUE_BIAS, 0.25f);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 1, 1, 0, GL_RGB, GL_FLOAT, lab.floats(0.125f, 0.75f, 0.5f));
        GL.glPixelTransferf(GL_POST_COLOR_MATRIX_BLUE_SCALE, 1);
        GL.glPixelTransferf(GL_POST_COLOR_MATRIX_BLUE_BIAS, 0);
        GL.glMatrixLoadIdentityEXT(GL_COLOR);
        MemorySegment s = lab.memory(12);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGB, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {0.75f, 0.125f, 0.5f}, s.toArray(ValueLayout.JAVA_FLOAT));
        lab.noError();
    }

    // ---- histogram, minima and maxima ------------------------------------------------------------------------------

    private int[] counts(int format) {
        MemorySegment s = lab.memory(16);
        GL.glGetHistogram(GL_HISTOGRAM, false, format, GL_UNSIGNED_INT, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_INT);
    }

    @Test
    void aHistogramCountsWhatComesByOnce() {
        GL.glHistogram(GL_HISTOGRAM, 4, GL_RGB, false);
        GL.glEnable(GL_HISTOGRAM);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 3, 1, 0, GL_RED, GL_FLOAT, lab.floats(0, 1, 1));
        assertArrayEquals(new int[] {1, 0, 0, 2}, counts(GL_RED));
        assertArrayEquals(new int[] {3, 0, 0, 0}, counts(GL_GREEN));
        assertArrayEquals(new int[] {0, 0, 0, 0}, counts(GL_ALPHA));
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertArrayEquals(new int[] {5, 0, 0, 2}, counts(GL_RED));
        GL.glGetHistogram(GL_HISTOGRAM, true, GL_RED, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {5, 0, 0, 2}, s.toArray(ValueLayout.JAVA_FLOAT));
        assertArrayEquals(new int[] {0, 0, 0, 0}, counts(GL_RED));
        GL.glReadPixels(0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        GL.glResetHistogram(GL_HISTOGRAM);
        assertArrayEquals(new int[] {0, 0, 0, 0}, counts(GL_RED));
        GL.glGetHistogramParameteriv(GL_HISTOGRAM, GL_HISTOGRAM_WIDTH, s.address());
        assertEquals(4, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void countsAreAsMuchAsTheTypeHolds() {
        GL.glHistogram(GL_HISTOGRAM, 1, GL_LUMINANCE, false);
        GL.glEnable(GL_HISTOGRAM);
        MemorySegment s = lab.memory(1 << 10);
        for (int i = 0; i < 2; i++) GL.glReadPixels(0, 0, 16, 16, GL_RED, GL_UNSIGNED_BYTE, s.address());
        GL.glGetHistogram(GL_HISTOGRAM, false, GL_LUMINANCE, GL_UNSIGNED_BYTE, s.address());
        assertEquals((byte) 255, s.get(ValueLayout.JAVA_BYTE, 0));
        GL.glGetHistogram(GL_HISTOGRAM, false, GL_LUMINANCE, GL_SHORT, s.address());
        assertEquals(512, s.get(ValueLayout.JAVA_SHORT, 0));
        lab.noError();
    }

    @Test
    void aSinkKeepsThePixels() {
        GL.glHistogram(GL_HISTOGRAM, 2, GL_RGBA, true);
        GL.glMinmax(GL_MINMAX, GL_RGBA, false);
        GL.glEnable(GL_HISTOGRAM);
        GL.glEnable(GL_MINMAX);
        GL.glWindowPos2i(0, 0);
        GL.glDrawPixels(1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(-1));
        MemorySegment s = lab.memory(32);
        s.set(ValueLayout.JAVA_INT, 0, 77);
        GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(77, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetHistogram(GL_HISTOGRAM, false, GL_GREEN, GL_UNSIGNED_INT, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_INT, 0));
        assertEquals(1, s.getAtIndex(ValueLayout.JAVA_INT, 1));
        GL.glGetMinmax(GL_MINMAX, false, GL_RGBA, GL_FLOAT, s.address());
        assertEquals(Float.MAX_VALUE, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glDisable(GL_HISTOGRAM);
        assertEquals(0, lab.pixel(0, 0) >>> 8);
    }

    @Test
    void minimaAndMaximaAreFound() {
        GL.glMinmax(GL_MINMAX, GL_RGB, false);
        GL.glEnable(GL_MINMAX);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, 3, 1, 0, GL_RED, GL_FLOAT, lab.floats(2, -3, 0.5f));
        MemorySegment s = lab.memory(32);
        GL.glGetMinmax(GL_MINMAX, true, GL_RGBA, GL_FLOAT, s.address());
        assertArrayEquals(new float[] {-3, 0, 0, 1, 2, 0, 0, 1}, s.toArray(ValueLayout.JAVA_FLOAT));
        GL.glGetMinmax(GL_MINMAX, false, GL_RED, GL_FLOAT, s.address());
        assertEquals(Float.MAX_VALUE, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glGetMinmaxParameteriv(GL_MINMAX, GL_MINMAX_FORMAT, s.address());
        assertEquals(GL_RGB, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
        GL.glMinmax(GL_MINMAX, GL_INTENSITY, false);
        lab.error(GL_INVALID_ENUM);
        GL.glHistogram(GL_HISTOGRAM, 3, GL_RGB, false);
        lab.error(GL_INVALID_VALUE);
        GL.glHistogram(GL_HISTOGRAM, 1 << 20, GL_RGB, false);
        lab.error(GL_TABLE_TOO_LARGE);
        GL.glHistogram(GL_PROXY_HISTOGRAM, 1 << 20, GL_RGB, false);
        GL.glGetHistogramParameteriv(GL_PROXY_HISTOGRAM, GL_HISTOGRAM_WIDTH, s.address());
        assertEquals(0, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    // ---- lists, stacks ---------------------------------------------------------------------------------------------

    @Test
    void listsKeepTablesAndFilters() {
        long table = lab.floats(1, 0);
        long row = lab.floats(2);
        long column = lab.floats(3, 4);
        GL.glNewList(3, GL_COMPILE);
        GL.glColorTable(GL_COLOR_TABLE, GL_LUMINANCE16, 2, GL_LUMINANCE, GL_FLOAT, table);
        GL.glColorTable(GL_PROXY_COLOR_TABLE, GL_LUMINANCE16, 8, GL_LUMINANCE, GL_FLOAT, table);
        GL.glSeparableFilter2D(GL_SEPARABLE_2D, GL_LUMINANCE, 1, 2, GL_LUMINANCE, GL_FLOAT, row, column);
        GL.glConvolutionFilter1D(GL_CONVOLUTION_1D, GL_RGB, 2, GL_RED, GL_FLOAT, column);
        GL.glConvolutionParameterfv(GL_CONVOLUTION_2D, GL_CONVOLUTION_FILTER_SCALE, lab.floats(1, 2, 3, 4));
        GL.glEnable(GL_COLOR_TABLE);
        GL.glEndList();
        lab.noError();
        assertEquals(0, tableParameter(GL_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        assertEquals(8, tableParameter(GL_PROXY_COLOR_TABLE, GL_COLOR_TABLE_WIDTH));
        MemorySegment.ofAddress(table).reinterpret(8).fill((byte) 0);
        MemorySegment.ofAddress(column).reinterpret(8).fill((byte) 0);
        GL.glCallList(3);
        assertArrayEquals(new float[] {1, 0}, through(0, 1));
        MemorySegment s = lab.memory(16);
        GL.glGetSeparableFilter(GL_SEPARABLE_2D, GL_RED, GL_FLOAT, s.address(), s.address() + 8, 0);
        assertEquals(2, s.get(ValueLayout.JAVA_FLOAT, 0));
        assertEquals(4, s.getAtIndex(ValueLayout.JAVA_FLOAT, 3));
        GL.glGetConvolutionParameterfv(GL_CONVOLUTION_2D, GL_CONVOLUTION_FILTER_SCALE, s.address());
        assertEquals(4, s.getAtIndex(ValueLayout.JAVA_FLOAT, 3));
        lab.noError();
    }

    @Test
    void theAttributeStackKeepsSwitchesAndScales() {
        GL.glPixelTransferf(GL_POST_CONVOLUTION_GREEN_BIAS, 0.5f);
        GL.glEnable(GL_MINMAX);
        GL.glPushAttrib(GL_PIXEL_MODE_BIT);
        GL.glPixelTransferf(GL_POST_CONVOLUTION_GREEN_BIAS, 0.75f);
        GL.glColorTableParameterfv(GL_COLOR_TABLE, GL_COLOR_TABLE_SCALE, lab.floats(9, 9, 9, 9));
        GL.glConvolutionParameteri(GL_SEPARABLE_2D, GL_CONVOLUTION_BORDER_MODE, GL_REPLICATE_BORDER);
        GL.glDisable(GL_MINMAX);
        GL.glEnable(GL_CONVOLUTION_1D);
        GL.glPopAttrib();
        MemorySegment s = lab.memory(16);
        GL.glGetFloatv(GL_POST_CONVOLUTION_GREEN_BIAS, s.address());
        assertEquals(0.5f, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glGetColorTableParameterfv(GL_COLOR_TABLE, GL_COLOR_TABLE_SCALE, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glGetConvolutionParameteriv(GL_SEPARABLE_2D, GL_CONVOLUTION_BORDER_MODE, s.address());
        assertEquals(GL_REDUCE, s.get(ValueLayout.JAVA_INT, 0));
        assertTrue(GL.glIsEnabled(GL_MINMAX));
        assertFalse(GL.glIsEnabled(GL_CONVOLUTION_1D));
        GL.glPushAttrib(GL_ENABLE_BIT);
        GL.glDisable(GL_MINMAX);
        GL.glPopAttrib();
        assertTrue(GL.glIsEnabled(GL_MINMAX));
        lab.noError();
    }

    @Test
    void theCoreProfileHasNoneOfIt() {
        try (GlLab core = GlLab.core()) {
            GL.glEnable(GL_COLOR_TABLE);
            core.error(GL_INVALID_ENUM);
            GL.glHistogram(GL_HISTOGRAM, 4, GL_RGB, false);
            core.error(GL_INVALID_OPERATION);
        }
    }

    @Test
    void robustGetsSayHowMuchTheyNeed() {
        GL.glColorTable(GL_COLOR_TABLE, GL_LUMINANCE16, 2, GL_LUMINANCE, GL_FLOAT, lab.floats(1, 0));
        MemorySegment s = lab.memory(8);
        GL.glGetnColorTable(GL_COLOR_TABLE, GL_RED, GL_FLOAT, 7, s.address());
        lab.error(GL_INVALID_OPERATION);
        GL.glGetnColorTable(GL_COLOR_TABLE, GL_RED, GL_FLOAT, 8, s.address());
        lab.noError();
        assertEquals(1, s.get(ValueLayout.JAVA_FLOAT, 0));
        GL.glHistogram(GL_HISTOGRAM, 2, GL_RGB, false);
        GL.glGetnHistogram(GL_HISTOGRAM, false, GL_RED, GL_UNSIGNED_INT, 7, s.address());
        lab.error(GL_INVALID_OPERATION);
        GL.glGetnMinmax(GL_MINMAX, false, GL_RED, GL_FLOAT, 7, s.address());
        lab.error(GL_INVALID_OPERATION);
    }
}
