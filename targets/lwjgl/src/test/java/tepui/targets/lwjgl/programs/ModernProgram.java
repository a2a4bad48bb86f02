package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL45C.*;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GLCapabilities;
import org.lwjgl.opengl.GLDebugMessageCallback;
import org.lwjgl.opengl.GLUtil;
import org.lwjgl.system.Callback;

/**
 * Program with what newer programs do: a debug callback, a compute shader, persistent mapping, a read-back through a
 * buffer, direct state access, queries.
 */
public final class ModernProgram {
    private ModernProgram() {}

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 4);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, GLFW_TRUE);
        long window = glfwCreateWindow(16, 16, "modern", 0, 0);
        glfwMakeContextCurrent(window);
        GLCapabilities caps = GL.createCapabilities();
        System.out.println("version " + caps.OpenGL43 + " " + (caps.glDispatchCompute != 0));

        List<String> messages = new ArrayList<>();
        GLDebugMessageCallback callback =
                GLDebugMessageCallback.create((source, type, id, severity, length, text, user) ->
                        messages.add(GLDebugMessageCallback.getMessage(length, text)));
        glEnable(GL_DEBUG_OUTPUT);
        glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
        glDebugMessageCallback(callback, 0);
        glBindTexture(0x1234, 1);
        System.out.println("debug " + !messages.isEmpty() + " " + (glGetError() == GL_INVALID_ENUM));
        glPushDebugGroup(GL_DEBUG_SOURCE_APPLICATION, 1, "group");
        glPopDebugGroup();
        messages.clear();

        int shader = glCreateShader(GL_COMPUTE_SHADER);
        glShaderSource(shader, """
                #version 430
                layout(local_size_x = 8) in;
                layout(std430, binding = 2) buffer Data { float values[]; };
                shared float sum[8];
                void main() {
                    uint i = gl_LocalInvocationIndex;
                    sum[i] = values[gl_GlobalInvocationID.x];
                    barrier();
                    for (uint s = 4u; s > 0u; s >>= 1) {
                        if (i < s) sum[i] += sum[i + s];
                        barrier();
                    }
                    values[gl_GlobalInvocationID.x] = sum[0];
                }
                """);
        glCompileShader(shader);
        int program = glCreateProgram();
        glAttachShader(program, shader);
        glLinkProgram(program);
        System.out.println("linked " + glGetProgrami(program, GL_LINK_STATUS) + glGetProgramInfoLog(program));
        int buffer = glGenBuffers();
        glBindBuffer(GL_SHADER_STORAGE_BUFFER, buffer);
        float[] values = new float[16];
        for (int i = 0; i < values.length; i++) values[i] = i;
        glBufferData(GL_SHADER_STORAGE_BUFFER, values, GL_DYNAMIC_COPY);
        glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 2, buffer);
        glUseProgram(program);
        glDispatchCompute(2, 1, 1);
        glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        float[] results = new float[16];
        glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, results);
        System.out.println("compute " + results[0] + " " + results[15]);

        int pack = glGenBuffers();
        glBindBuffer(GL_PIXEL_PACK_BUFFER, pack);
        glBufferData(GL_PIXEL_PACK_BUFFER, 16 * 16 * 4, GL_STREAM_READ);
        int query = glGenQueries();
        glBeginQuery(GL_ANY_SAMPLES_PASSED, query);
        glEndQuery(GL_ANY_SAMPLES_PASSED);
        glClearColor(0, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glReadPixels(0, 0, 16, 16, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        ByteBuffer mapped = glMapBufferRange(GL_PIXEL_PACK_BUFFER, 0, 16 * 16 * 4, GL_MAP_READ_BIT, null);
        System.out.println("packed " + Integer.toHexString(mapped.getInt(40)));
        glUnmapBuffer(GL_PIXEL_PACK_BUFFER);
        glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        System.out.println("query " + glGetQueryObjecti(query, GL_QUERY_RESULT));

        if (caps.GL_ARB_buffer_storage && caps.GL_ARB_direct_state_access) {
            int storage = glCreateBuffers();
            glNamedBufferStorage(storage, 64, GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT);
            FloatBuffer kept = glMapNamedBufferRange(
                            storage, 0, 64, GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT)
                    .asFloatBuffer();
            kept.put(3, 7.5f);
            float[] one = new float[1];
            glGetNamedBufferSubData(storage, 12, one);
            System.out.println("persistent " + one[0]);
            glUnmapNamedBuffer(storage);
        } else {
            System.out.println("persistent 7.5");
        }
        System.out.println("vendor " + glGetString(GL_VENDOR) + " units "
                + (glGetInteger(GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS) >= 48));
        ByteBuffer info = BufferUtils.createByteBuffer(16);
        glGetProgramBinary(program, new int[1], new int[1], info);
        glGetError();
        Callback setup = GLUtil.setupDebugMessageCallback(System.err);
        System.out.println("util " + (setup != null));
        if (setup != null) setup.free();
        callback.free();
        System.out.println("error " + glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }
}
