package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.util.List;

/**
 * Tests of framebuffers that are cleared, copied, and put together anew: what is drawn to changes, and what is drawn
 * does not.
 */
final class FramebufferCalls {
    private static final int CLEARED = 2048;
    private static final int COPIED = 512;
    private static final int TIMES = 16;
    private static final int ATTACHMENTS = 4;
    private static final int ATTACHED = 256;
    private static final int TARGETS = 100;

    private FramebufferCalls() {}

    static List<CallCase> cases() {
        return List.of(
                new CallCase("framebuffer.clear-256-of-2048", TIMES, 0, 30, 64, o -> clear(o, 256)),
                new CallCase("framebuffer.clear-2048", TIMES, 0, 30, 64, o -> clear(o, CLEARED)),
                new CallCase("framebuffer.blit-512", TIMES, 0, 30, 64, FramebufferCalls::blit),
                new CallCase("framebuffer.mipmaps-512", TIMES, 0, 30, 64, FramebufferCalls::mipmaps),
                new CallCase(
                        "framebuffer.attach-4-of-256", ATTACHED / ATTACHMENTS, 1, 30, 64, FramebufferCalls::attach),
                new CallCase("framebuffer.switch-100-of-64", TARGETS, 1, 30, 64, FramebufferCalls::change));
    }

    private static int target(CallObjects o, int size) {
        int made = o.framebuffers(1)[0];
        glBindFramebuffer(GL_FRAMEBUFFER, made);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, o.texture(size, false), 0);
        return made;
    }

    private static Runnable clear(CallObjects o, int size) {
        target(o, CLEARED);
        glEnable(GL_SCISSOR_TEST);
        glScissor(0, 0, size, size);
        return () -> {
            for (int i = 0; i < TIMES; i++) {
                glClearColor((i & 1) == 0 ? 0 : 1, 0, 0, 1);
                glClear(GL_COLOR_BUFFER_BIT);
            }
        };
    }

    private static Runnable blit(CallObjects o) {
        int from = target(o, COPIED);
        int to = target(o, COPIED);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
        return () -> {
            for (int i = 0; i < TIMES; i++) {
                glBlitFramebuffer(0, 0, COPIED, COPIED, 0, 0, COPIED, COPIED, GL_COLOR_BUFFER_BIT, GL_NEAREST);
            }
        };
    }

    private static Runnable mipmaps(CallObjects o) {
        o.texture(COPIED, true);
        return () -> {
            for (int i = 0; i < TIMES; i++) glGenerateMipmap(GL_TEXTURE_2D);
        };
    }

    private static void triangle(CallObjects o) {
        glUseProgram(o.program(CallObjects.VERTEX, CallObjects.FRAGMENT, "position"));
        o.triangle();
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        glViewport(0, 0, 64, 64);
    }

    /** Four of 256 textures at a time are attached to one framebuffer, and drawn to. */
    private static Runnable attach(CallObjects o) {
        triangle(o);
        int[] textures = new int[ATTACHED];
        for (int i = 0; i < ATTACHED; i++) textures[i] = o.texture(64, false);
        glBindFramebuffer(GL_FRAMEBUFFER, o.framebuffers(1)[0]);
        return () -> {
            for (int i = 0; i < ATTACHED; i += ATTACHMENTS) {
                for (int k = 0; k < ATTACHMENTS; k++) {
                    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + k, GL_TEXTURE_2D, textures[i + k], 0);
                }
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    /** A draw to each of a hundred framebuffers of 64 x 64. */
    private static Runnable change(CallObjects o) {
        triangle(o);
        int[] targets = new int[TARGETS];
        for (int i = 0; i < TARGETS; i++) targets[i] = target(o, 64);
        return () -> {
            for (int t : targets) {
                glBindFramebuffer(GL_FRAMEBUFFER, t);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }
}
