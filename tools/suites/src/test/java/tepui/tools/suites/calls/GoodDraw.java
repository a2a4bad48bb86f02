package tepui.tools.suites.calls;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.tools.suites.gl.GlHost;

/**
 * Known good draw, a triangle over a texture, drawn in whatever state a context was left: all that matters to it is set
 * anew.
 */
final class GoodDraw {
    private static final int[] OFF = {
        GL_SCISSOR_TEST,
        GL_DEPTH_TEST,
        GL_STENCIL_TEST,
        GL_BLEND,
        GL_CULL_FACE,
        GL_DITHER,
        GL_SAMPLE_ALPHA_TO_COVERAGE,
        GL_SAMPLE_COVERAGE,
        GL_POLYGON_OFFSET_FILL
    };
    private static final int[] OFF_NEWER = {GL_RASTERIZER_DISCARD, GL_SAMPLE_MASK, GL_PRIMITIVE_RESTART_FIXED_INDEX};
    private static final int[] OFF_DESKTOP = {
        GL_COLOR_LOGIC_OP,
        GL_SAMPLE_ALPHA_TO_ONE,
        GL_SAMPLE_SHADING,
        GL_PRIMITIVE_RESTART,
        GL_POLYGON_SMOOTH,
        GL_DEPTH_CLAMP
    };
    private static final int[] OFF_LEGACY = {GL_ALPHA_TEST, GL_FOG, GL_POLYGON_STIPPLE, GL_VERTEX_PROGRAM_TWO_SIDE};
    /** The imaging subset has states between the pixels and a read. */
    private static final int[] OFF_IMAGING = {
        GL_COLOR_TABLE,
        GL_POST_CONVOLUTION_COLOR_TABLE,
        GL_POST_COLOR_MATRIX_COLOR_TABLE,
        GL_CONVOLUTION_1D,
        GL_CONVOLUTION_2D,
        GL_SEPARABLE_2D,
        GL_HISTOGRAM,
        GL_MINMAX
    };

    private static final int[] OFF_FIXED = {
        GL_ALPHA_TEST, GL_FOG, GL_LIGHTING, GL_COLOR_LOGIC_OP, GL_COLOR_MATERIAL, GL_SAMPLE_ALPHA_TO_ONE, GL_MULTISAMPLE
    };
    private static final int[] TRANSFER_OFF = {GL_MAP_COLOR, GL_RED_BIAS, GL_GREEN_BIAS, GL_BLUE_BIAS, GL_ALPHA_BIAS};
    private static final int[] TRANSFER_SAME = {GL_RED_SCALE, GL_GREEN_SCALE, GL_BLUE_SCALE, GL_ALPHA_SCALE};
    private static final int SIDE = 4;

    private GoodDraw() {}

    /** What is wrong with the draw; null where nothing is. */
    static @Nullable String check(GlHost.Profile profile, int version) {
        if (version < 20) return checkFixed();
        boolean legacy = profile == GlHost.Profile.COMPATIBILITY;
        boolean es = profile == GlHost.Profile.ES;
        if (legacy) {
            glEnd();
            glEndList();
            glRenderMode(GL_RENDER);
        }
        if (glGetGraphicsResetStatus() != 0) return "the device is lost: " + GLContext.lastError();
        glEndTransformFeedback();
        if (!es) glEndConditionalRender();
        for (int i = 0; i < 100 && glGetError() != 0; i++) {}
        for (int off : OFF) glDisable(off);
        for (int off : OFF_NEWER) glDisable(off);
        if (!es) for (int off : OFF_DESKTOP) glDisable(off);
        if (legacy) {
            for (int off : OFF_LEGACY) glDisable(off);
            for (int off : OFF_IMAGING) glDisable(off);
            for (int zero : TRANSFER_OFF) glPixelTransferf(zero, 0);
            for (int one : TRANSFER_SAME) glPixelTransferf(one, 1);
            for (int i = 0; i < 4; i++) {
                glPixelTransferf(GL_POST_CONVOLUTION_RED_SCALE + i, 1);
                glPixelTransferf(GL_POST_CONVOLUTION_RED_BIAS + i, 0);
                glPixelTransferf(GL_POST_COLOR_MATRIX_RED_SCALE + i, 1);
                glPixelTransferf(GL_POST_COLOR_MATRIX_RED_BIAS + i, 0);
            }
            glMatrixMode(GL_COLOR);
            glLoadIdentity();
        }
        for (int i = 0; i < 8; i++) if (!es) glDisable(GL_CLIP_DISTANCE0 + i);
        if (!es) {
            glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
            glClipControl(GL_LOWER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
            glClampColor(GL_CLAMP_READ_COLOR, GL_FALSE);
        }
        glColorMask(true, true, true, true);
        try (GLJava gl = GLJava.checked()) {
            return draw(gl, es);
        } catch (GLJava.GLException e) {
            return wrong(e);
        }
    }

    /** The same for OpenGL ES 1.1, with its fixed function and into the window. */
    private static @Nullable String checkFixed() {
        for (int i = 0; i < 100 && glGetError() != 0; i++) {}
        for (int off : OFF) glDisable(off);
        for (int off : OFF_FIXED) glDisable(off);
        for (int i = 0; i < 8; i++) {
            glActiveTexture(GL_TEXTURE0 + i);
            glDisable(GL_TEXTURE_2D);
            glClientActiveTexture(GL_TEXTURE0 + i);
            glDisableClientState(GL_TEXTURE_COORD_ARRAY);
        }
        for (int i : new int[] {GL_NORMAL_ARRAY, GL_COLOR_ARRAY}) glDisableClientState(i);
        for (int i = 0; i < 6; i++) glDisable(GL_CLIP_PLANE0 + i);
        for (int i : new int[] {GL_TEXTURE, GL_PROJECTION, GL_MODELVIEW}) {
            glMatrixMode(i);
            glLoadIdentity();
        }
        glColorMask(true, true, true, true);
        glShadeModel(GL_SMOOTH);
        for (int i = 0; i < 100 && glGetError() != 0; i++) {}
        try (GLJava gl = GLJava.checked()) {
            glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
            glBufferData(GL_ARRAY_BUFFER, 24, gl.floats(-1, -1, 3, -1, -1, 3), GL_STATIC_DRAW);
            glVertexPointer(2, GL_FLOAT, 0, 0);
            glEnableClientState(GL_VERTEX_ARRAY);
            glColor4f(1, 0, 1, 1);
            glViewport(0, 0, SIDE, SIDE);
            glDepthRangef(0, 1);
            gl.check();
            glDrawArrays(GL_TRIANGLES, 0, 3);
            gl.check();
            return compare(gl.readPixels(0, 0, SIDE, SIDE));
        } catch (GLJava.GLException e) {
            return wrong(e);
        }
    }

    /** An error is wrong, but where the calls before have taken all memory there is. */
    private static @Nullable String wrong(GLJava.GLException e) {
        String message = String.valueOf(e.getMessage());
        return message.startsWith("GL_OUT_OF_MEMORY") ? null : "the plain draw: " + message;
    }

    private static @Nullable String draw(GLJava gl, boolean es) {
        for (int target : new int[] {GL_PIXEL_PACK_BUFFER, GL_PIXEL_UNPACK_BUFFER, GL_ARRAY_BUFFER})
            glBindBuffer(target, 0);
        for (int i : new int[] {GL_PACK_ROW_LENGTH, GL_PACK_SKIP_ROWS, GL_PACK_SKIP_PIXELS}) glPixelStorei(i, 0);
        if (!es) {
            glPixelStorei(GL_PACK_SWAP_BYTES, 0);
            glPixelStorei(GL_PACK_SKIP_IMAGES, 0);
        }
        String version = es ? "#version 300 es\n" : "#version 150\n";
        int program = gl.program(
                version + "in vec4 place; void main() { gl_Position = place; }",
                version + (es ? "precision highp float;\n" : "")
                        + "out vec4 color; void main() { color = vec4(1, 0, 1, 1); }");
        glUseProgram(program);
        glBindVertexArray(gl.genVertexArray());
        glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
        glBufferData(GL_ARRAY_BUFFER, 24, gl.floats(-1, -1, 3, -1, -1, 3), GL_STATIC_DRAW);
        int place = gl.attribute(program, "place");
        glVertexAttribPointer(place, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(place);
        int texture = gl.genTexture();
        glActiveTexture(GL_TEXTURE0);
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, SIDE, SIDE);
        int framebuffer = gl.genFramebuffer();
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        glViewport(0, 0, SIDE, SIDE);
        if (es) glDepthRangef(0, 1);
        else glDepthRange(0, 1);
        gl.check();
        glDrawArrays(GL_TRIANGLES, 0, 3);
        gl.check();
        return compare(gl.readPixels(0, 0, SIDE, SIDE));
    }

    private static @Nullable String compare(byte[] read) {
        for (int i = 0; i < read.length; i++) {
            int must = i % 4 == 1 ? 0 : 255;
            if ((read[i] & 255) != must)
                return "the plain draw: byte " + i + " is " + (read[i] & 255) + ", must be " + must;
        }
        return null;
    }
}
