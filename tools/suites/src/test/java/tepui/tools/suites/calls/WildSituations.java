package tepui.tools.suites.calls;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Random;
import tepui.tools.suites.gl.GlHost;

/**
 * Situations in which random calls find a context: between Begin and End, in a list, with mapped buffers, while primitives are captured or counted, with objects
 * bound that were deleted, with full stacks, ready to draw, drawing what a buffer says. Each is begun whatever the one before has left; an error is fine.
 */
final class WildSituations {
    static final int COUNT = 15;

    private static final MemorySegment MEMORY = Arena.global().allocate(1 << 16, 16);
    private static final int[] MAPPINGS = {
        GL_MAP_READ_BIT,
        GL_MAP_WRITE_BIT,
        GL_MAP_READ_BIT | GL_MAP_WRITE_BIT,
        GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT,
        GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT
    };
    private static final int[] TARGETS = {
        GL_ARRAY_BUFFER, GL_ELEMENT_ARRAY_BUFFER, GL_PIXEL_PACK_BUFFER, GL_PIXEL_UNPACK_BUFFER, GL_UNIFORM_BUFFER
    };
    private static final int[] PRIMITIVES = {
        GL_POINTS, GL_LINES, GL_LINE_LOOP, GL_TRIANGLES, GL_TRIANGLE_FAN, GL_LINES_ADJACENCY, GL_PATCHES
    };
    private static final long[] OFFSETS = {0, 4, 20, 64, 240, 252, 256, 3, -4, 1L << 40, Long.MAX_VALUE - 3};
    private static final int[] SWITCHES = {
        GL_DEPTH_TEST,
        GL_STENCIL_TEST,
        GL_BLEND,
        GL_SCISSOR_TEST,
        GL_RASTERIZER_DISCARD,
        GL_PRIMITIVE_RESTART_FIXED_INDEX,
        GL_SAMPLE_MASK,
        GL_CULL_FACE
    };

    private final ImplementationPair pair;
    private final boolean legacy;
    private final boolean es;
    private final boolean fixed;
    private final boolean indirect;
    private final boolean indirectCount;

    WildSituations(ImplementationPair pair, GlHost.Profile profile, int version) {
        this.pair = pair;
        fixed = version < 20;
        indirect = version >= (profile == GlHost.Profile.ES ? 31 : 43);
        indirectCount = version >= 46;
        legacy = profile == GlHost.Profile.COMPATIBILITY;
        es = profile == GlHost.Profile.ES;
    }

    private int name(String kind, Random random) {
        List<ImplementationPair.Name> names = pair.of(kind);
        return names.isEmpty()
                ? 0
                : (int) names.get(random.nextInt(names.size())).mine();
    }

    /** Begins one of them. Errors that it makes are nobody's. */
    void begin(int situation, Random random) {
        int buffer = name("buffer", random);
        int target = TARGETS[random.nextInt(TARGETS.length)];
        if (fixed) {
            beginFixed(situation, random);
            return;
        }
        switch (situation) {
            case 0 -> {
                if (legacy) glBegin(PRIMITIVES[random.nextInt(PRIMITIVES.length)]);
            }
            case 1 -> {
                if (legacy)
                    glNewList(1 + random.nextInt(4), random.nextBoolean() ? GL_COMPILE : GL_COMPILE_AND_EXECUTE);
            }
            case 2 -> {
                glBindBuffer(target, buffer);
                glMapBufferRange(target, random.nextInt(16), 64, MAPPINGS[random.nextInt(MAPPINGS.length)]);
            }
            case 3 -> keepMapped(target, random);
            case 4 -> capture(buffer, random);
            case 5 -> glBeginQuery(GL_ANY_SAMPLES_PASSED, name("query", random));
            case 6 -> {
                if (!es) glBeginConditionalRender(name("query", random), GL_QUERY_NO_WAIT);
            }
            case 7 -> deleteWhatIsBound(target, buffer, random);
            case 8, 9 -> draw(random);
            case 10 -> glBindFramebuffer(GL_FRAMEBUFFER, name("framebuffer", random));
            case 11 -> {
                int bit = SWITCHES[random.nextInt(SWITCHES.length)];
                if (random.nextBoolean()) glEnable(bit);
                else glDisable(bit);
            }
            case 12 -> fill();
            case 13 -> {
                if (indirect) drawIndirectly(random);
            }
            default -> {
                if (legacy) select(random);
            }
        }
        // Between Begin and End it cannot be asked, and there is no end to asking.
        for (int i = 0; i < 8 && glGetError() != GL_NO_ERROR; i++) {}
    }

    /** Storage that stays mapped while calls use it. */
    private static void keepMapped(int target, Random random) {
        if (random.nextInt(4) > 0) return;
        int flags = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        glGenBuffers(1, MEMORY.address());
        glBindBuffer(target, MEMORY.get(ValueLayout.JAVA_INT, 0));
        glBufferStorage(target, 1024, 0, flags | GL_DYNAMIC_STORAGE_BIT);
        glMapBufferRange(target, 0, 1024, flags);
    }

    private void capture(int buffer, Random random) {
        glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, name("transform feedback", random));
        glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
        glUseProgram(name("program", random));
        glBeginTransformFeedback(random.nextBoolean() ? GL_TRIANGLES : GL_POINTS);
        if (random.nextInt(4) == 0) glPauseTransformFeedback();
    }

    /** The names go; what they stood for stays for as long as it is bound. */
    private void deleteWhatIsBound(int target, int buffer, Random random) {
        int texture = name("texture", random);
        switch (random.nextInt(6)) {
            case 0 -> {
                glBindBuffer(target, buffer);
                glBindBufferBase(GL_UNIFORM_BUFFER, 0, buffer);
                MEMORY.set(ValueLayout.JAVA_INT, 0, buffer);
                glDeleteBuffers(1, MEMORY.address());
            }
            case 1 -> {
                glBindTexture(GL_TEXTURE_2D, texture);
                glBindImageTexture(0, texture, 0, false, 0, GL_READ_WRITE, GL_RGBA8);
                MEMORY.set(ValueLayout.JAVA_INT, 0, texture);
                glDeleteTextures(1, MEMORY.address());
            }
            case 2 -> {
                int framebuffer = name("framebuffer", random);
                glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
                glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
                if (random.nextBoolean()) glBindFramebuffer(GL_FRAMEBUFFER, 0);
                MEMORY.set(ValueLayout.JAVA_INT, 0, texture);
                glDeleteTextures(1, MEMORY.address());
                glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
            }
            case 3 -> {
                int program = name("program", random);
                glUseProgram(program);
                glDeleteProgram(program);
            }
            case 4 -> {
                int array = name("vertex array", random);
                glBindVertexArray(array);
                MEMORY.set(ValueLayout.JAVA_INT, 0, array);
                glDeleteVertexArrays(1, MEMORY.address());
            }
            default -> {
                int renderbuffer = name("renderbuffer", random);
                glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
                MEMORY.set(ValueLayout.JAVA_INT, 0, renderbuffer);
                glDeleteRenderbuffers(1, MEMORY.address());
            }
        }
    }

    /** All that a draw needs, so that calls that draw do. */
    private void draw(Random random) {
        glBindVertexArray(name("vertex array", random));
        int buffer = (int) pair.of("buffer").getFirst().mine();
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        int size = 1 + random.nextInt(4);
        glVertexAttribPointer(0, size, random.nextBoolean() ? GL_FLOAT : GL_SHORT, false, 0, random.nextInt(64));
        glEnableVertexAttribArray(0);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
        glBindBufferBase(GL_UNIFORM_BUFFER, 0, buffer);
        glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        glUseProgram(name("program", random));
        glBindTexture(GL_TEXTURE_2D, name("texture", random));
        glViewport(0, 0, 8, 8);
        glDrawElements(PRIMITIVES[random.nextInt(PRIMITIVES.length)], 6, GL_UNSIGNED_BYTE, random.nextInt(64));
    }

    /** Draws and dispatches whose numbers are in a buffer: small ones, or below zero, from anywhere in it and behind its end. */
    private void drawIndirectly(Random random) {
        glGenBuffers(1, MEMORY.address());
        int buffer = MEMORY.get(ValueLayout.JAVA_INT, 0);
        glBindBuffer(GL_DRAW_INDIRECT_BUFFER, buffer);
        glBindBuffer(GL_DISPATCH_INDIRECT_BUFFER, buffer);
        for (int i = 0; i < 64; i++) MEMORY.setAtIndex(ValueLayout.JAVA_INT, i, random.nextInt(9));
        glBufferData(GL_DRAW_INDIRECT_BUFFER, 256, MEMORY.address(), GL_STATIC_DRAW);
        int mode = PRIMITIVES[random.nextInt(PRIMITIVES.length)];
        long offset = OFFSETS[random.nextInt(OFFSETS.length)];
        int count = random.nextInt(6) - 1;
        long counted = OFFSETS[random.nextInt(OFFSETS.length)];
        if (indirectCount) glBindBuffer(GL_PARAMETER_BUFFER, buffer);
        switch (random.nextInt(es ? 3 : indirectCount ? 7 : 5)) {
            case 0 -> glDrawArraysIndirect(mode, offset);
            case 1 -> glDrawElementsIndirect(mode, GL_UNSIGNED_BYTE, offset);
            case 2 -> {
                glUseProgram(name("program", random));
                glDispatchComputeIndirect(offset);
            }
            case 3 -> glMultiDrawArraysIndirect(mode, offset, count, random.nextInt(5) * 8);
            case 4 -> glMultiDrawElementsIndirect(mode, GL_UNSIGNED_SHORT, offset, count, random.nextInt(6) * 5);
            case 5 -> glMultiDrawArraysIndirectCount(mode, offset, counted, count, 0);
            default -> glMultiDrawElementsIndirectCount(mode, GL_UNSIGNED_BYTE, offset, counted, count, 0);
        }
        MEMORY.set(ValueLayout.JAVA_INT, 0, buffer);
        glDeleteBuffers(1, MEMORY.address());
    }

    /** What there is of it in OpenGL ES 1.1: objects that are bound and deleted, and draws. */
    private void beginFixed(int situation, Random random) {
        int texture = name("texture", random);
        switch (situation % 4) {
            case 0 -> {
                glBindTexture(GL_TEXTURE_2D, texture);
                MEMORY.set(ValueLayout.JAVA_INT, 0, texture);
                glDeleteTextures(1, MEMORY.address());
            }
            case 1 -> {
                int buffer = name("buffer", random);
                glBindBuffer(GL_ARRAY_BUFFER, buffer);
                glVertexPointer(3, GL_FLOAT, 0, random.nextInt(64));
                MEMORY.set(ValueLayout.JAVA_INT, 0, buffer);
                glDeleteBuffers(1, MEMORY.address());
            }
            default -> {
                glBindBuffer(GL_ARRAY_BUFFER, (int) pair.of("buffer").getFirst().mine());
                glVertexPointer(
                        2 + random.nextInt(3), random.nextBoolean() ? GL_FLOAT : GL_SHORT, 0, random.nextInt(64));
                glEnableClientState(GL_VERTEX_ARRAY);
                glBindTexture(GL_TEXTURE_2D, texture);
                if (random.nextBoolean()) glEnable(GL_TEXTURE_2D);
                glDrawArrays(PRIMITIVES[random.nextInt(PRIMITIVES.length)], 0, 6);
            }
        }
        for (int i = 0; i < 8 && glGetError() != GL_NO_ERROR; i++) {}
    }

    private void fill() {
        for (int i = 0; i < 80; i++) {
            glPushDebugGroup(GL_DEBUG_SOURCE_APPLICATION, i, 0, MEMORY.address());
            if (!legacy) continue;
            glPushMatrix();
            glPushAttrib(GL_ALL_ATTRIB_BITS);
            glPushClientAttrib(-1);
            glPushName(i);
        }
    }

    private static void select(Random random) {
        if (random.nextBoolean()) {
            glSelectBuffer(64, MEMORY.address() + 1024);
            glRenderMode(GL_SELECT);
        } else {
            glFeedbackBuffer(64, GL_4D_COLOR_TEXTURE, MEMORY.address() + 4096);
            glRenderMode(GL_FEEDBACK);
        }
    }
}
