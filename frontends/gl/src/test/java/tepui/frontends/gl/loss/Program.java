package tepui.frontends.gl.loss;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.LongConsumer;
import tepui.frontends.gl.GLContext;

/**
 * Program whose frames use a little of everything; it looks at no result, as one that is not told of a loss would not.
 */
final class Program {
    static final int SIZE = 8;
    private static final String VERTEX = "#version 150\nin vec4 place; void main() { gl_Position = place; }\n";
    private static final String FRAGMENT =
            "#version 150\nuniform sampler2D image; uniform vec4 tint; out vec4 color; void main() { color = texture(image, vec2(0.5)) * tint; }\n";

    private final MemorySegment memory;

    Program(Arena arena) {
        memory = arena.allocate(1 << 14, 16);
    }

    /** Two frames. */
    void run(GLContext context) {
        for (int frame = 0; frame < 2; frame++) {
            frame();
            context.swap();
        }
        context.resize(SIZE + 1, SIZE);
        context.resize(SIZE, SIZE);
    }

    private void frame() {
        glClearColor(0, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        int texture = name(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_2D, texture);
        memory.asSlice(0, 4 * 16).fill((byte) 255);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
        glGenerateMipmap(GL_TEXTURE_2D);
        int target = name(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_2D, target);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIZE, SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        int framebuffer = name(a -> glGenFramebuffers(1, a));
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target, 0);
        int renderbuffer = name(a -> glGenRenderbuffers(1, a));
        glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, SIZE, SIZE);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, renderbuffer);
        glCheckFramebufferStatus(GL_FRAMEBUFFER);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        int program = program();
        glUseProgram(program);
        glUniform4f(glGetUniformLocation(program, text("tint")), 1, 0, 1, 1);
        int buffer = name(a -> glGenBuffers(1, a));
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        MemorySegment.copy(new float[] {-1, -1, 3, -1, -1, 3}, 0, memory, ValueLayout.JAVA_FLOAT, 0, 6);
        glBufferData(GL_ARRAY_BUFFER, 24, memory.address(), GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        glBindTexture(GL_TEXTURE_2D, texture);
        int query = name(a -> glGenQueries(1, a));
        glBeginQuery(GL_SAMPLES_PASSED, query);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glEndQuery(GL_SAMPLES_PASSED);
        glGetQueryObjectuiv(query, GL_QUERY_RESULT, memory.address() + 4096);
        long mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, 24, GL_MAP_WRITE_BIT);
        if (mapped != 0) glUnmapBuffer(GL_ARRAY_BUFFER);
        glBufferSubData(GL_ARRAY_BUFFER, 0, 24, memory.address());
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, memory.address() + 4096);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        glBlitFramebuffer(0, 0, SIZE, SIZE, 0, 0, SIZE, SIZE, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glUseProgram(0);
        glBindTexture(GL_TEXTURE_2D, 0);
        glDisableVertexAttribArray(0);
        glBegin(GL_TRIANGLES);
        glColor3f(1, 0, 1);
        glVertex2f(-1, -1);
        glVertex2f(3, -1);
        glVertex2f(-1, 3);
        glEnd();
        int list = glGenLists(1);
        glNewList(list, GL_COMPILE);
        glRectf(-1, -1, 0, 0);
        glEndList();
        glCallList(list);
        long fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glClientWaitSync(fence, 0, 1000);
        glDeleteSync(fence);
        glDrawPixels(2, 2, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
        glFlush();
        glFinish();
        delete(texture, a -> glDeleteTextures(1, a));
        delete(target, a -> glDeleteTextures(1, a));
        delete(framebuffer, a -> glDeleteFramebuffers(1, a));
        delete(renderbuffer, a -> glDeleteRenderbuffers(1, a));
        delete(buffer, a -> glDeleteBuffers(1, a));
        delete(query, a -> glDeleteQueries(1, a));
        glDeleteProgram(program);
        glDeleteLists(list, 1);
    }

    /** The colour of a triangle that a context without other state draws. */
    int drawn() {
        glBegin(GL_TRIANGLES);
        glColor3f(1, 0, 1);
        glVertex2f(-1, -1);
        glVertex2f(3, -1);
        glVertex2f(-1, 3);
        glEnd();
        glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
        return memory.get(ValueLayout.JAVA_INT, 0);
    }

    private int program() {
        int program = glCreateProgram();
        for (int stage : new int[] {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER}) {
            int shader = glCreateShader(stage);
            memory.set(ValueLayout.JAVA_LONG, 8192, text(stage == GL_VERTEX_SHADER ? VERTEX : FRAGMENT));
            glShaderSource(shader, 1, memory.address() + 8192, 0);
            glCompileShader(shader);
            glAttachShader(program, shader);
            glDeleteShader(shader);
        }
        glBindAttribLocation(program, 0, text("place"));
        glLinkProgram(program);
        return program;
    }

    private long text(String text) {
        memory.setString(8200, text);
        return memory.address() + 8200;
    }

    private int name(LongConsumer make) {
        memory.set(ValueLayout.JAVA_INT, 8192, 0);
        make.accept(memory.address() + 8192);
        return memory.get(ValueLayout.JAVA_INT, 8192);
    }

    private void delete(int name, LongConsumer end) {
        memory.set(ValueLayout.JAVA_INT, 8192, name);
        end.accept(memory.address() + 8192);
    }
}
