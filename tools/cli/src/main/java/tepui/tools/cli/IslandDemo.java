package tepui.tools.cli;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.frontends.gl.ContextAttributes;

/**
 * Island demo, an island of table mountains: OpenGL 3.3 as programs are written today. Three thousand blocks in one
 * instanced draw, a shadow map with comparison, a uniform block, water that mirrors the sky, four samples a pixel.
 */
final class IslandDemo implements GlProgram {
    @Override
    public String name() {
        return "scene";
    }

    @Override
    public String description() {
        return "an island of table mountains: OpenGL 3.3, instances, shadows, mirroring water, anti-aliased";
    }

    @Override
    public ContextAttributes attributes() {
        return ContextAttributes.core(3, 3);
    }

    @Override
    public GlScene open(int width, int height) {
        return new Island(width, height);
    }

    private static final class Island implements GlScene {
        private static final int SHADOW = 1024;
        private static final int FRAME_FLOATS = 32 + 6 * 4;

        private final Arena arena = Arena.ofShared();
        private final MemorySegment frame = arena.allocate(FRAME_FLOATS * 4L, 16);
        private final int width;
        private final int height;
        private final int shadowProgram;
        private final int blockProgram;
        private final int waterProgram;
        private final int skyProgram;
        private final int blockArray;
        private final int emptyArray;
        private final int uniforms;
        private final int shadowTexture;
        private final int shadowTarget;
        private final int target;
        private final int blocks;
        private final int corners;

        Island(int width, int height) {
            this.width = width;
            this.height = height;
            shadowProgram = program(IslandShaders.SHADOW_VERTEX, IslandShaders.SHADOW_FRAGMENT);
            blockProgram = program(IslandShaders.BLOCK_VERTEX, IslandShaders.BLOCK_FRAGMENT);
            waterProgram = program(IslandShaders.WATER_VERTEX, IslandShaders.WATER_FRAGMENT);
            skyProgram = program(IslandShaders.SKY_VERTEX, IslandShaders.SKY_FRAGMENT);
            float[] shape = IslandBlocks.shape();
            float[] land = IslandBlocks.blocks();
            corners = shape.length / 6;
            blocks = land.length / IslandBlocks.FLOATS;
            blockArray = name(n -> glGenVertexArrays(1, n));
            emptyArray = name(n -> glGenVertexArrays(1, n));
            glBindVertexArray(blockArray);
            buffer(GL_ARRAY_BUFFER, shape);
            attribute(0, 3, 24, 0, 0);
            attribute(1, 3, 24, 12, 0);
            buffer(GL_ARRAY_BUFFER, land);
            attribute(2, 4, 32, 0, 1);
            attribute(3, 4, 32, 16, 1);
            uniforms = buffer(GL_UNIFORM_BUFFER, new float[FRAME_FLOATS]);
            glBindBufferBase(GL_UNIFORM_BUFFER, 0, uniforms);
            shadowTexture = name(n -> glGenTextures(1, n));
            glBindTexture(GL_TEXTURE_2D, shadowTexture);
            glTexImage2D(
                    GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, SHADOW, SHADOW, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 0);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
            shadowTarget = name(n -> glGenFramebuffers(1, n));
            glBindFramebuffer(GL_FRAMEBUFFER, shadowTarget);
            glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, shadowTexture, 0);
            glDrawBuffer(GL_NONE);
            glReadBuffer(GL_NONE);
            check();
            target = name(n -> glGenFramebuffers(1, n));
            glBindFramebuffer(GL_FRAMEBUFFER, target);
            renderbuffer(GL_RGBA8, GL_COLOR_ATTACHMENT0);
            renderbuffer(GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT);
            check();
            glEnable(GL_DEPTH_TEST);
            glEnable(GL_CULL_FACE);
            glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        }

        private static void check() {
            int status = glCheckFramebufferStatus(GL_FRAMEBUFFER);
            if (status != GL_FRAMEBUFFER_COMPLETE) {
                throw new IllegalStateException("a framebuffer is incomplete: 0x" + Integer.toHexString(status));
            }
        }

        private void renderbuffer(int format, int attachment) {
            int buffer = name(n -> glGenRenderbuffers(1, n));
            glBindRenderbuffer(GL_RENDERBUFFER, buffer);
            glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, format, width, height);
            glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer);
        }

        private interface Generator {
            void generate(long names);
        }

        private int name(Generator generator) {
            MemorySegment name = arena.allocate(ValueLayout.JAVA_INT);
            generator.generate(name.address());
            return name.get(ValueLayout.JAVA_INT, 0);
        }

        private int buffer(int target, float[] data) {
            int buffer = name(n -> glGenBuffers(1, n));
            glBindBuffer(target, buffer);
            MemorySegment bytes = arena.allocateFrom(ValueLayout.JAVA_FLOAT, data);
            glBufferData(target, bytes.byteSize(), bytes.address(), GL_STATIC_DRAW);
            return buffer;
        }

        private static void attribute(int index, int size, int stride, int offset, int divisor) {
            glVertexAttribPointer(index, size, GL_FLOAT, false, stride, offset);
            glVertexAttribDivisor(index, divisor);
            glEnableVertexAttribArray(index);
        }

        private long text(String s) {
            return arena.allocateFrom(s, StandardCharsets.UTF_8).address();
        }

        private int program(String vertex, String fragment) {
            int program = glCreateProgram();
            glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
            glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
            glLinkProgram(program);
            int linked = name(n -> glGetProgramiv(program, GL_LINK_STATUS, n));
            if (linked == 0) {
                MemorySegment log = arena.allocate(4096);
                glGetProgramInfoLog(program, 4096, 0, log.address());
                throw new IllegalStateException("a program does not link: " + log.getString(0));
            }
            int block = glGetUniformBlockIndex(program, text("Frame"));
            if (block != GL_INVALID_INDEX) glUniformBlockBinding(program, block, 0);
            return program;
        }

        private int shader(int kind, String source) {
            int shader = glCreateShader(kind);
            MemorySegment strings = arena.allocateFrom(ValueLayout.JAVA_LONG, text(source));
            glShaderSource(shader, 1, strings.address(), 0);
            glCompileShader(shader);
            return shader;
        }

        @Override
        public void draw(double seconds) {
            fillFrame(seconds);
            glBindBuffer(GL_UNIFORM_BUFFER, uniforms);
            glBufferSubData(GL_UNIFORM_BUFFER, 0, frame.byteSize(), frame.address());

            glBindFramebuffer(GL_FRAMEBUFFER, shadowTarget);
            glViewport(0, 0, SHADOW, SHADOW);
            glClear(GL_DEPTH_BUFFER_BIT);
            glEnable(GL_POLYGON_OFFSET_FILL);
            glPolygonOffset(1.5f, 2);
            glUseProgram(shadowProgram);
            glBindVertexArray(blockArray);
            glDrawArraysInstanced(GL_TRIANGLES, 0, corners, blocks);
            glDisable(GL_POLYGON_OFFSET_FILL);

            glBindFramebuffer(GL_FRAMEBUFFER, target);
            glViewport(0, 0, width, height);
            glClear(GL_DEPTH_BUFFER_BIT);
            glUseProgram(blockProgram);
            glDrawArraysInstanced(GL_TRIANGLES, 0, corners, blocks);
            glBindVertexArray(emptyArray);
            glDepthFunc(GL_LEQUAL);
            glUseProgram(skyProgram);
            glDrawArrays(GL_TRIANGLES, 0, 3);
            glEnable(GL_BLEND);
            glDepthMask(false);
            glDisable(GL_CULL_FACE);
            glUseProgram(waterProgram);
            glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
            glEnable(GL_CULL_FACE);
            glDepthMask(true);
            glDisable(GL_BLEND);
            glDepthFunc(GL_LESS);

            glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
            glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        }

        private void fillFrame(double seconds) {
            double angle = 0.75 + 0.12 * seconds;
            float[] eye = {(float) (9.2 * Math.cos(angle)), 4.1f, (float) (9.2 * Math.sin(angle))};
            Camera camera = new Camera(eye, new float[] {-0.1f, 0.75f, -0.2f}, 38, (double) width / height, 0.1f, 90);
            double day = 0.6 + 0.05 * seconds;
            float[] sun = Terrain.unit((float) Math.cos(day), 0.62f, (float) Math.sin(day));
            put(0, camera.matrix);
            put(16, sunMatrix(sun));
            put(32, eye);
            put(36, sun);
            put(40, camera.right[0], camera.right[1], camera.right[2], camera.halfWidth);
            put(44, camera.up[0], camera.up[1], camera.up[2], camera.halfHeight);
            put(48, camera.forward);
            put(52, (float) seconds);
        }

        /** A parallel projection along the sun's rays around the island, column after column. */
        private static float[] sunMatrix(float[] sun) {
            float[] right = Terrain.unit(sun[2], 0, -sun[0]);
            float[] up = {
                sun[1] * right[2] - sun[2] * right[1],
                sun[2] * right[0] - sun[0] * right[2],
                sun[0] * right[1] - sun[1] * right[0]
            };
            float[] m = new float[16];
            for (int i = 0; i < 3; i++) {
                m[4 * i] = right[i] / 8.5f;
                m[4 * i + 1] = up[i] / 8.5f;
                m[4 * i + 2] = -sun[i] / 14;
            }
            m[15] = 1;
            return m;
        }

        private void put(int at, float... values) {
            MemorySegment.copy(values, 0, frame, ValueLayout.JAVA_FLOAT, at * 4L, values.length);
        }

        @Override
        public void close() {
            arena.close();
        }
    }
}
