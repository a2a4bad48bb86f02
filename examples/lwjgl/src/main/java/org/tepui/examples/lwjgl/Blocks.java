package org.tepui.examples.lwjgl;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL32C.*;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.MemoryUtil;

/**
 * A world of blocks, with the calls that games of that kind make: a forward-compatible context of 3.2 core, chunks of quads with shared indices, an
 * atlas of tiles, a table of light, fog, water that blends, things that are written anew for each frame, all into a framebuffer that is drawn to the
 * screen, and what lies over it. What an OpenGL has beyond that is used where it is there. It knows nothing of Tepui.
 */
public final class Blocks {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final int CHUNKS = 5;

    private static final String WORLD_VERTEX = """
            #version 150
            in vec3 Position; in vec4 Color; in vec2 UV0; in ivec2 UV2; in vec3 Normal;
            uniform mat4 ProjMat; uniform mat4 ModelViewMat; uniform vec3 ChunkOffset;
            uniform sampler2D Sampler2;
            out vec4 vertexColor; out vec2 texCoord0; out float distance;
            void main() {
                vec3 pos = Position + ChunkOffset;
                gl_Position = ProjMat * ModelViewMat * vec4(pos, 1.0);
                distance = length((ModelViewMat * vec4(pos, 1.0)).xyz);
                vertexColor = Color * texelFetch(Sampler2, UV2 / 16, 0);
                texCoord0 = UV0;
            }
            """;
    private static final String WORLD_FRAGMENT = """
            #version 150
            uniform sampler2D Sampler0; uniform vec4 FogColor;
            in vec4 vertexColor; in vec2 texCoord0; in float distance;
            out vec4 fragColor;
            void main() {
                vec4 color = texture(Sampler0, texCoord0) * vertexColor;
                if (color.a < 0.1) discard;
                float fog = smoothstep(22.0, 44.0, distance);
                fragColor = vec4(mix(color.rgb, FogColor.rgb, fog), color.a);
            }
            """;
    private static final String SCREEN_VERTEX = """
            #version 150
            in vec3 Position;
            out vec2 texCoord;
            void main() {
                gl_Position = vec4(Position.xy, 0.0, 1.0);
                texCoord = Position.xy * 0.5 + 0.5;
            }
            """;
    private static final String SCREEN_FRAGMENT = """
            #version 150
            uniform sampler2D Sampler0; uniform int Solid;
            in vec2 texCoord;
            out vec4 fragColor;
            void main() {
                fragColor = Solid == 0 ? texture(Sampler0, texCoord) : Solid == 1 ? vec4(1.0) : vec4(0.0, 0.0, 0.0, 0.5);
            }
            """;

    private record Part(int array, int quads, int x, int z) {}

    private final BlockGpu gpu;
    private final int world;
    private final int screen;
    private final int indices;
    private final int atlas;
    private final int light;
    private final int target;
    private final int targetColor;
    private final List<Part> ground = new ArrayList<>();
    private final List<Part> water = new ArrayList<>();
    private final BlockMesh things = new BlockMesh();
    private final BlockGpu.Ring ring;
    private final int thingsArray;
    private final int overlay;

    public static void main(String[] args) {
        GLFWErrorCallback.createPrint(System.err).set();
        if (!glfwInit()) throw new IllegalStateException("GLFW cannot be initialised");
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_API);
        glfwWindowHint(GLFW_CONTEXT_CREATION_API, GLFW_NATIVE_CONTEXT_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
        long window = glfwCreateWindow(WIDTH, HEIGHT, "Blocks", 0, 0);
        if (window == 0) throw new IllegalStateException("there is no window");
        glfwMakeContextCurrent(window);
        glfwSwapInterval(0);
        Blocks blocks = new Blocks();
        System.out.println(blocks.gpu);
        for (int frame = 0; !glfwWindowShouldClose(window); frame++) {
            blocks.draw(frame);
            glfwSwapBuffers(window);
            glfwPollEvents();
        }
        blocks.things.free();
        blocks.gpu.free();
        glfwDestroyWindow(window);
        glfwTerminate();
    }

    private Blocks() {
        gpu = new BlockGpu(GL.createCapabilities(true));
        world = program(WORLD_VERTEX, WORLD_FRAGMENT);
        screen = program(SCREEN_VERTEX, SCREEN_FRAGMENT);
        target = glGenFramebuffers();
        targetColor = glGenTextures();
        thingsArray = glGenVertexArrays();
        overlay = glGenVertexArrays();
        indices = indices(1 << 14);
        atlas = gpu.texture(64, 5, GL_NEAREST);
        tiles();
        light = gpu.texture(16, 1, GL_LINEAR);
        lights();
        BlockMesh mesh = new BlockMesh();
        for (int z = -CHUNKS / 2; z <= CHUNKS / 2; z++) {
            for (int x = -CHUNKS / 2; x <= CHUNKS / 2; x++) {
                mesh.ground(x, z);
                ground.add(part(mesh, x, z));
                mesh.water(x, z);
                if (mesh.quads() > 0) water.add(part(mesh, x, z));
            }
        }
        mesh.free();
        ring = gpu.new Ring(1 << 16);

        glBindTexture(GL_TEXTURE_2D, targetColor);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, WIDTH, HEIGHT, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        int depth = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, depth);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, WIDTH, HEIGHT, 0, GL_DEPTH_COMPONENT, GL_FLOAT, 0);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, target);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, targetColor, 0);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
        if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
            throw new IllegalStateException("the framebuffer is not complete");

        float[] corners = {
            -1,
            -1,
            0,
            1,
            -1,
            0,
            1,
            1,
            0,
            -1,
            1,
            0, // the screen
            -0.02f,
            -0.004f,
            0,
            0.02f,
            -0.004f,
            0,
            0.02f,
            0.004f,
            0,
            -0.02f,
            0.004f,
            0, // the cross
            -0.5f,
            -0.98f,
            0,
            0.5f,
            -0.98f,
            0,
            0.5f,
            -0.82f,
            0,
            -0.5f,
            -0.82f,
            0 // the bar
        };
        glBindVertexArray(overlay);
        glBindBuffer(GL_ARRAY_BUFFER, glGenBuffers());
        glBufferData(GL_ARRAY_BUFFER, corners, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 3, GL_FLOAT, false, 12, 0);
        glEnableVertexAttribArray(0);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices);
    }

    /** Two triangles for each quad there may be. */
    private int indices(int quads) {
        ByteBuffer bytes = MemoryUtil.memAlloc(quads * 24);
        for (int i = 0; i < quads; i++) {
            for (int corner : new int[] {0, 1, 2, 2, 3, 0}) bytes.putInt(4 * i + corner);
        }
        int buffer = gpu.fixed("indices", bytes.flip());
        MemoryUtil.memFree(bytes);
        return buffer;
    }

    private Part part(BlockMesh mesh, int x, int z) {
        int quads = mesh.quads();
        int array = glGenVertexArrays();
        int buffer = gpu.fixed("chunk " + x + " " + z, mesh.take());
        glBindVertexArray(array);
        format(buffer, 0);
        return new Part(array, quads, x, z);
    }

    private void format(int buffer, long offset) {
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glVertexAttribPointer(0, 3, GL_FLOAT, false, BlockMesh.STRIDE, offset);
        glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, true, BlockMesh.STRIDE, offset + 12);
        glVertexAttribPointer(2, 2, GL_FLOAT, false, BlockMesh.STRIDE, offset + 16);
        glVertexAttribIPointer(3, 2, GL_SHORT, BlockMesh.STRIDE, offset + 24);
        glVertexAttribPointer(4, 3, GL_BYTE, true, BlockMesh.STRIDE, offset + 28);
        for (int i = 0; i < 5; i++) glEnableVertexAttribArray(i);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices);
    }

    /** Grass, its side, stone, sand, water: 16 texels a side, each level a smaller picture of its own. */
    private void tiles() {
        int[] colors = {0xB0B0B0, 0x866043, 0x7F7F7F, 0xDBCFA0, 0xFFFFFF};
        for (int level = 0; level < 5; level++) {
            int side = 16 >> level;
            ByteBuffer row = MemoryUtil.memAlloc(side * side * colors.length * 4);
            for (int y = 0; y < side; y++) {
                for (int x = 0; x < side * colors.length; x++) {
                    int tile = x / side;
                    int rgb = colors[tile];
                    if (tile == 1 && y < Math.max(1, side / 5)) rgb = 0x5A9A45;
                    int grain = ((x * 7 + y * 13 + x * y) % 11 - 5) * 4;
                    for (int shift = 16; shift >= 0; shift -= 8)
                        row.put((byte) Math.clamp((rgb >> shift & 255) + grain, 0, 255));
                    row.put((byte) 255);
                }
            }
            row.flip();
            for (int tile = 0; tile < colors.length; tile++)
                gpu.tile(atlas, level, tile % 4 * side, tile / 4 * side, side, side * colors.length, tile * side, row);
            MemoryUtil.memFree(row);
        }
    }

    /** Lamps from left to right, the sky from below. */
    private void lights() {
        ByteBuffer table = MemoryUtil.memAlloc(16 * 16 * 4);
        for (int sky = 0; sky < 16; sky++) {
            for (int lamp = 0; lamp < 16; lamp++) {
                double s = 0.1 + 0.9 * sky / 15;
                double l = lamp / 15.0;
                table.put((byte) (255 * Math.min(1, s * 0.9 + l * 0.7)))
                        .put((byte) (255 * Math.min(1, s * 0.92 + l * 0.5)))
                        .put((byte) (255 * Math.min(1, s + l * 0.2)))
                        .put((byte) 255);
            }
        }
        gpu.tile(light, 0, 0, 0, 16, 0, 0, table.flip());
        MemoryUtil.memFree(table);
    }

    private void draw(int frame) {
        glBindFramebuffer(GL_FRAMEBUFFER, target);
        glViewport(0, 0, WIDTH, HEIGHT);
        glClearColor(0.66f, 0.78f, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        glEnable(GL_DEPTH_TEST);
        glDepthFunc(GL_LEQUAL);
        glEnable(GL_CULL_FACE);
        glUseProgram(world);
        glActiveTexture(GL_TEXTURE2);
        glBindTexture(GL_TEXTURE_2D, light);
        glActiveTexture(GL_TEXTURE0);
        glBindTexture(GL_TEXTURE_2D, atlas);
        glUniform1i(glGetUniformLocation(world, "Sampler0"), 0);
        glUniform1i(glGetUniformLocation(world, "Sampler2"), 2);
        glUniform4f(glGetUniformLocation(world, "FogColor"), 0.66f, 0.78f, 1, 1);
        glUniformMatrix4fv(glGetUniformLocation(world, "ProjMat"), false, projection());
        glUniformMatrix4fv(glGetUniformLocation(world, "ModelViewMat"), false, view(frame));
        gpu.group("ground", () -> parts(ground));
        gpu.group("things", () -> things(frame));
        glEnable(GL_BLEND);
        glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ZERO);
        glDepthMask(false);
        gpu.group("water", () -> parts(water));
        glDepthMask(true);
        glDisable(GL_BLEND);
        glDisable(GL_CULL_FACE);
        glDisable(GL_DEPTH_TEST);

        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glUseProgram(screen);
        glBindVertexArray(overlay);
        glBindTexture(GL_TEXTURE_2D, targetColor);
        glUniform1i(glGetUniformLocation(screen, "Solid"), 0);
        glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_INT, 0);
        glEnable(GL_BLEND);
        glBlendFunc(GL_ONE_MINUS_DST_COLOR, GL_ONE_MINUS_SRC_COLOR);
        glUniform1i(glGetUniformLocation(screen, "Solid"), 1);
        glDrawElementsBaseVertex(GL_TRIANGLES, 6, GL_UNSIGNED_INT, 0, 4);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glUniform1i(glGetUniformLocation(screen, "Solid"), 2);
        glDrawElementsBaseVertex(GL_TRIANGLES, 6, GL_UNSIGNED_INT, 0, 8);
        glDisable(GL_BLEND);
        if (glGetError() != GL_NO_ERROR) throw new IllegalStateException("OpenGL has an error");
    }

    private void parts(List<Part> parts) {
        int offset = glGetUniformLocation(world, "ChunkOffset");
        for (Part p : parts) {
            glUniform3f(offset, p.x * BlockMesh.CHUNK, 0, p.z * BlockMesh.CHUNK);
            glBindVertexArray(p.array);
            glDrawElements(GL_TRIANGLES, 6 * p.quads, GL_UNSIGNED_INT, 0);
        }
    }

    /** Blocks that hover, written anew for each frame. */
    private void things(int frame) {
        for (int i = 0; i < 12; i++) {
            int y = 12 + (frame / 8 + i) % 4;
            for (int face = 0; face < 6; face++) things.cube(i * 3 - 16, y, -14, face, i % 4, 0xFFFFFF, 1, 15, 15, 1);
        }
        int quads = things.quads();
        long offset = ring.write(things.take());
        glBindVertexArray(thingsArray);
        format(ring.buffer(), offset);
        glUniform3f(glGetUniformLocation(world, "ChunkOffset"), 0, 0, 0);
        glDrawElements(GL_TRIANGLES, 6 * quads, GL_UNSIGNED_INT, 0);
        ring.drawn();
    }

    private static float[] projection() {
        float f = (float) (1 / Math.tan(Math.toRadians(35)));
        float near = 0.05f;
        float far = 128;
        float[] m = new float[16];
        m[0] = f * HEIGHT / WIDTH;
        m[5] = f;
        m[10] = (far + near) / (near - far);
        m[11] = -1;
        m[14] = 2 * far * near / (near - far);
        return m;
    }

    /** From above, looking a little down, turning slowly. */
    private static float[] view(int frame) {
        double yaw = Math.toRadians(frame * 0.25);
        double pitch = Math.toRadians(20);
        float cy = (float) Math.cos(yaw);
        float sy = (float) Math.sin(yaw);
        float cp = (float) Math.cos(pitch);
        float sp = (float) Math.sin(pitch);
        float[] m = {cy, sp * sy, -cp * sy, 0, 0, cp, sp, 0, sy, -sp * cy, cp * cy, 0, 0, 0, 0, 1};
        float[] eye = {0, 13, 12};
        for (int row = 0; row < 3; row++) m[12 + row] = -(m[row] * eye[0] + m[4 + row] * eye[1] + m[8 + row] * eye[2]);
        return m;
    }

    private static int program(String vertex, String fragment) {
        int program = glCreateProgram();
        String[] texts = {vertex, fragment};
        int[] types = {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER};
        for (int i = 0; i < 2; i++) {
            int shader = glCreateShader(types[i]);
            glShaderSource(shader, texts[i]);
            glCompileShader(shader);
            if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE)
                throw new IllegalStateException(glGetShaderInfoLog(shader));
            glAttachShader(program, shader);
        }
        String[] attributes = {"Position", "Color", "UV0", "UV2", "Normal"};
        for (int i = 0; i < attributes.length; i++) glBindAttribLocation(program, i, attributes[i]);
        glLinkProgram(program);
        if (glGetProgrami(program, GL_LINK_STATUS) == GL_FALSE)
            throw new IllegalStateException(glGetProgramInfoLog(program));
        return program;
    }
}
