package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.FailsOnVkd3d;
import tepui.frontends.gl.GL;

/** Framebuffers: what is complete, clears, blits, reads. */
final class FramebufferTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int attachTexture(int point, int format, int w, int h) {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        boolean depth = format == GL_DEPTH_COMPONENT24;
        GL.glTexImage2D(GL_TEXTURE_2D, 0, format, w, h, 0, depth ? GL_DEPTH_COMPONENT : GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, point, GL_TEXTURE_2D, t, 0);
        lab.noError();
        return t;
    }

    private void attachRenderbuffer(int point, int format, int samples, int w, int h) {
        GL.glBindRenderbuffer(GL_RENDERBUFFER, lab.renderbuffer());
        GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, w, h);
        MemorySegment s = lab.memory(4);
        lab.noError();
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, point, GL_RENDERBUFFER, lastRenderbuffer(s));
        lab.noError();
    }

    private static int lastRenderbuffer(MemorySegment s) {
        var bound = tepui.frontends.gl.context.Current.get().framebuffers.renderbuffer();
        return bound == null ? s.get(ValueLayout.JAVA_INT, 0) : bound.name();
    }

    private int object() {
        int f = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        return f;
    }

    private void status(int want) {
        assertEquals(Integer.toHexString(want), Integer.toHexString(GL.glCheckFramebufferStatus(GL_FRAMEBUFFER)));
    }

    @Test
    void theDefaultFramebufferIsClearedAndRead() {
        GL.glClearColor(1, 0.5f, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        assertEquals(0xff8000ff, lab.pixel(3, 4));
        MemorySegment depth = lab.memory(4);
        GL.glReadPixels(0, 0, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, depth.address());
        lab.noError();
        assertEquals(1f, depth.get(ValueLayout.JAVA_FLOAT, 0));
    }

    @Test
    @FailsOnVkd3d("Direct3D 12 covers samples one by one wherever there are several")
    void linesCoverAllSamplesOfAPixelOrNoneWhereSeveralAreNotWanted() {
        object();
        attachRenderbuffer(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 16, 16);
        GL.glViewport(0, 0, 16, 16);
        GL.glClearColor(0, 0, 0, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glDisable(GL_MULTISAMPLE);
        GL.glColor4f(1, 1, 1, 1);
        GL.glBegin(GL_LINES);
        GL.glVertex2f(-0.9f, -0.83f);
        GL.glVertex2f(0.9f, 0.37f);
        GL.glEnd();
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 16, 16, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        lab.noError();
        int drawn = 0;
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                int pixel = lab.pixel(x, y);
                if (pixel != 0) assertEquals(-1, pixel, x + ", " + y);
                drawn += pixel & 1;
            }
        }
        // A pixel a column, with the last one left out where it ends within.
        assertEquals(14, drawn, 1);
    }

    @Test
    void scissorAndMasksLimitClears() {
        GL.glClearColor(0, 0, 0, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glEnable(GL_SCISSOR_TEST);
        GL.glScissor(2, 2, 4, 4);
        GL.glColorMask(true, false, true, true);
        GL.glClearColor(1, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(0xff00ffff, lab.pixel(2, 5));
        assertEquals(0, lab.pixel(1, 5));
        assertEquals(0, lab.pixel(6, 5));
    }

    @Test
    void texturesAreDrawnTo() {
        object();
        status(GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT);
        attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 8, 4);
        attachTexture(GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24, 8, 4);
        status(GL_FRAMEBUFFER_COMPLETE);
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(0x00ff00ff, lab.pixel(7, 3));
    }

    @Test
    void aLevelOfOneTexelIsDrawnToBesideABaseOfOneTexel() {
        object();
        int t = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 1, 1);
        GL.glTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 1);
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(0x00ff00ff, lab.pixel(0, 0));
    }

    @Test
    void imagesWithOtherVersionsAreNotTakenForEachOther() {
        object();
        int first = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 4);
        for (int i = 0; i < 40; i++) GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, i & 1);
        GL.glClearColor(1, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        int second = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 4);
        // As many changes, one by one, as make the versions of both framebuffers equal at some time.
        for (int i = 0; i < 80; i++) {
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, first, 0);
            GL.glClearColor(1, 0, 0, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, i & 1);
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, second, 0);
            GL.glClearColor(0, 0, 1, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, first, 0);
            assertEquals(0xff0000ff, lab.pixel(0, 0), "change " + i);
        }
    }

    @Test
    void clearsOfOtherBuffersByIndex() {
        object();
        attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 4);
        attachTexture(GL_COLOR_ATTACHMENT1, GL_RGBA32F, 4, 4);
        GL.glDrawBuffers(2, lab.ints(GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1));
        GL.glClearBufferfv(GL_COLOR, 1, lab.floats(2, -3, 0.25f, 7));
        GL.glReadBuffer(GL_COLOR_ATTACHMENT1);
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA, GL_FLOAT, s.address());
        lab.noError();
        assertEquals(2f, s.getAtIndex(ValueLayout.JAVA_FLOAT, 0));
        assertEquals(-3f, s.getAtIndex(ValueLayout.JAVA_FLOAT, 1));
        assertEquals(7f, s.getAtIndex(ValueLayout.JAVA_FLOAT, 3));
    }

    @Test
    void whatDoesNotGoTogetherIsNotComplete() {
        object();
        attachRenderbuffer(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 8, 8);
        status(GL_FRAMEBUFFER_COMPLETE);
        attachRenderbuffer(GL_DEPTH_ATTACHMENT, GL_DEPTH_COMPONENT24, 0, 8, 8);
        status(GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE);
        object();
        attachTexture(GL_COLOR_ATTACHMENT0, GL_DEPTH_COMPONENT24, 4, 4);
        status(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
        object();
        attachTexture(GL_COLOR_ATTACHMENT0, GL_RGB9_E5, 4, 4);
        status(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
        object();
        attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 0, 0);
        status(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        lab.error(GL_INVALID_FRAMEBUFFER_OPERATION);
    }

    @Test
    void deletedImagesAreDetached() {
        object();
        int t = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 4);
        GL.glDeleteTextures(1, lab.ints(t));
        status(GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT);
    }

    @Test
    void aBlitScalesMirrorsAndClips() {
        int to = object();
        attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 8, 8);
        GL.glClearColor(0, 0, 0, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        int from = object();
        int t = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 2, 1);
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0xff0000ff, 0xff00ff00));
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
        GL.glBlitFramebuffer(0, 0, 2, 1, 8, 0, 4, 2, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        lab.noError();
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, to);
        assertEquals(0, lab.pixel(3, 0));
        assertEquals(0x00ff00ff, lab.pixel(4, 1));
        assertEquals(0xff0000ff, lab.pixel(7, 0));
        assertEquals(0, lab.pixel(7, 2));
        GL.glBlitFramebuffer(0, 0, 2, 1, 8, 0, 4, 2, GL_DEPTH_BUFFER_BIT, GL_LINEAR);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void samplesAreResolved() {
        int from = object();
        attachRenderbuffer(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 8, 8);
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.memory(4).address());
        lab.error(GL_INVALID_OPERATION);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
        GL.glBlitFramebuffer(0, 0, 8, 8, 0, 0, 8, 8, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        lab.noError();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(0x0000ffff, lab.pixel(7, 7));
    }

    @Test
    void pixelsOutsideLeaveMemoryAsItIs() {
        GL.glClearColor(1, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(-1, 15, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        lab.noError();
        assertEquals(0, s.getAtIndex(ValueLayout.JAVA_INT, 0));
        assertEquals(-1, s.getAtIndex(ValueLayout.JAVA_INT, 1));
        assertEquals(0, s.getAtIndex(ValueLayout.JAVA_INT, 3));
    }

    @Test
    void pixelsGoToBuffers() {
        GL.glClearColor(0, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        int b = lab.name(a -> GL.glGenBuffers(1, a));
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, b);
        GL.glBufferData(GL_PIXEL_PACK_BUFFER, 64, lab.memory(64).address(), GL_STREAM_READ);
        GL.glReadPixels(0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, 16);
        lab.noError();
        MemorySegment s = lab.memory(64);
        GL.glGetBufferSubData(GL_PIXEL_PACK_BUFFER, 0, 64, s.address());
        assertEquals(0, s.getAtIndex(ValueLayout.JAVA_INT, 3));
        assertEquals(0xffffff00, s.getAtIndex(ValueLayout.JAVA_INT, 4));
        GL.glReadPixels(0, 0, 4, 4, GL_RGBA, GL_UNSIGNED_BYTE, 16);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, b);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, 16);
        lab.noError();
        assertEquals(0x00ffffff, lab.texels(GL_TEXTURE_2D, 0, 4)[3]);
    }

    @Test
    void accumulationAddsUp() {
        GL.glClearColor(0.5f, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_ACCUM_BUFFER_BIT);
        GL.glAccum(GL_LOAD, 0.5f);
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glAccum(GL_ACCUM, 0.5f);
        GL.glAccum(GL_RETURN, 1);
        lab.noError();
        assertEquals(0x408000ff, lab.pixel(5, 5));
    }

    @Test
    void texturesAreCopiedFromTheFramebuffer() {
        GL.glClearColor(0.2f, 0.4f, 0.6f, 0.8f);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        int[][] cases = {{GL_RGBA8, 0x336699cc}, {GL_RGB8, 0x336699ff}, {GL_LUMINANCE8, 0x330000ff}, {GL_ALPHA8, 0xcc}};
        for (int[] c : cases) {
            GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, c[0], 0, 0, 4, 4, 0);
            lab.noError();
            assertEquals(Integer.toHexString(c[1]), Integer.toHexString(lab.texels(GL_TEXTURE_2D, 0, 16)[15]));
        }
    }

    /** The image that is made anew is the one that is read: undefined texels, and no more than that. */
    @Test
    void anAttachmentIsCopiedIntoItselfInBlocks() {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RED_RGTC1, 2, 0, 8, 4, 0);
        lab.noError();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
    }

    @Test
    void bitmapsAndPixelsAreDrawnAtTheRasterPosition() {
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        GL.glColor4f(1, 0, 0, 1);
        GL.glWindowPos2i(2, 3);
        GL.glBitmap(8, 2, 0, 0, 5, 4, lab.bytes(0b10110000, 0b00000001));
        lab.noError();
        int red = 0xff0000ff;
        int[][] lit = {{2, 3}, {4, 3}, {5, 3}, {9, 4}};
        for (int[] p : lit) assertEquals(red, lab.pixel(p[0], p[1]));
        assertEquals(0x000000ff, lab.pixel(3, 3));
        assertEquals(0x000000ff, lab.pixel(8, 4));
        // the bitmap moved the position to (7, 7)
        GL.glPixelZoom(2, 2);
        GL.glDrawPixels(2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0xff00ff00, 0xffff0000));
        lab.noError();
        assertEquals(0x00ff00ff, lab.pixel(7, 7));
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
        assertEquals(0x0000ffff, lab.pixel(9, 7));
        assertEquals(0x000000ff, lab.pixel(11, 7));
        GL.glPixelZoom(1, 1);
        GL.glWindowPos2i(0, 12);
        GL.glCopyPixels(7, 7, 4, 2, GL_COLOR);
        lab.noError();
        assertEquals(0x00ff00ff, lab.pixel(1, 13));
        assertEquals(0x0000ffff, lab.pixel(2, 12));
        GL.glDrawPixels(1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, lab.bytes(77));
        MemorySegment s = lab.memory(1);
        GL.glReadPixels(0, 12, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, s.address());
        lab.noError();
        assertEquals(77, s.get(ValueLayout.JAVA_BYTE, 0));
    }

    @Test
    void bindingsAndModesAreTold() {
        int f = object();
        int t = attachTexture(GL_COLOR_ATTACHMENT0, GL_RGBA8, 4, 4);
        GL.glPixelStorei(GL_PACK_SKIP_ROWS, 3);
        GL.glPixelTransferf(GL_BLUE_BIAS, 0.5f);
        MemorySegment s = lab.memory(16);
        int[][] cases = {
            {GL_TEXTURE_BINDING_2D, t},
            {GL_FRAMEBUFFER_BINDING, f},
            {GL_READ_FRAMEBUFFER_BINDING, f},
            {GL_PACK_SKIP_ROWS, 3},
            {GL_UNPACK_ALIGNMENT, 4},
            {GL_DRAW_BUFFER0, GL_COLOR_ATTACHMENT0},
            {GL_ACTIVE_TEXTURE, GL_TEXTURE0},
            {GL_RED_BITS, 8},
            {GL_DEPTH_BITS, 0},
            {GL_SAMPLES, 0}
        };
        for (int[] c : cases) {
            GL.glGetIntegerv(c[0], s.address());
            lab.noError();
            assertEquals(c[1], s.get(ValueLayout.JAVA_INT, 0), "0x" + Integer.toHexString(c[0]));
        }
        GL.glGetFloatv(GL_BLUE_BIAS, s.address());
        assertEquals(0.5f, s.get(ValueLayout.JAVA_FLOAT, 0));
    }
}
