package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** ARB_compute_variable_group_size. */
final class VariableWorkgroupTest {
    private static final String HEAD = """
            #version 430
            #extension GL_ARB_compute_variable_group_size : require
            """;
    private static final String COUNT = """
            layout(std430, binding = 0) buffer B { uint count, wrong, x, y, z; };
            void main() {
                atomicAdd(count, 1u);
                if (gl_WorkGroupID * gl_LocalGroupSizeARB + gl_LocalInvocationID != gl_GlobalInvocationID) atomicAdd(wrong, 1u);
                atomicMax(x, gl_LocalInvocationID.x);
                atomicMax(y, gl_LocalInvocationID.y);
                atomicMax(z, gl_LocalInvocationID.z);
            }
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context = GLContext.create(device, ContextAttributes.core(4, 3));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();

    @BeforeEach
    void make() {
        context.makeCurrent();
        int buffer = gl.name(a -> GL.glGenBuffers(1, a));
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 20, arena.allocate(20).address(), GL_DYNAMIC_DRAW);
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        gl.close();
    }

    private int program(String layout) {
        int s = GL.glCreateShader(GL_COMPUTE_SHADER);
        MemorySegment text = arena.allocateFrom(HEAD + layout + COUNT);
        GL.glShaderSource(
                s, 1, arena.allocateFrom(ValueLayout.JAVA_LONG, text.address()).address(), 0);
        GL.glCompileShader(s);
        int p = GL.glCreateProgram();
        GL.glAttachShader(p, s);
        GL.glLinkProgram(p);
        assertEquals(1, gl.name(a -> GL.glGetProgramiv(p, GL_LINK_STATUS, a)));
        GL.glUseProgram(p);
        return p;
    }

    private int[] counted() {
        MemorySegment got = arena.allocate(20, 4);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 20, got.address());
        GL.glBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 20, arena.allocate(20).address());
        return got.toArray(ValueLayout.JAVA_INT);
    }

    @Test
    void eachDispatchSaysItsSize() {
        int p = program("layout(local_size_variable) in;\n");
        for (int round = 0; round < 2; round++) {
            GL.glDispatchComputeGroupSizeARB(2, 1, 1, 8, 4, 2);
            assertArrayEquals(new int[] {128, 0, 7, 3, 1}, counted());
            GL.glDispatchComputeGroupSizeARB(1, 3, 1, 1, 37, 1);
            assertArrayEquals(new int[] {111, 0, 0, 36, 0}, counted());
            GL.glDispatchComputeGroupSizeARB(1, 1, 1, 1, 1, 1);
            assertArrayEquals(new int[] {1, 0, 0, 0, 0}, counted());
        }
        MemorySegment size = arena.allocate(12, 4);
        size.fill((byte) 1);
        GL.glGetProgramiv(p, GL_COMPUTE_WORK_GROUP_SIZE, size.address());
        assertArrayEquals(new int[3], size.toArray(ValueLayout.JAVA_INT));
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void aFixedSizeIsTheSame() {
        program("layout(local_size_x = 6, local_size_y = 5) in;\n");
        GL.glDispatchCompute(1, 1, 2);
        assertArrayEquals(new int[] {60, 0, 5, 4, 0}, counted());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 1, 1, 1);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        assertArrayEquals(new int[5], counted());
    }

    @Test
    void errorsAreAsSpecified() {
        program("layout(local_size_variable) in;\n");
        GL.glDispatchCompute(1, 1, 1);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glDispatchComputeIndirect(0);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 1, 0, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDispatchComputeGroupSizeARB(-1, 1, 1, 1, 1, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        int[] most = new int[3];
        for (int i = 0; i < 3; i++) {
            int axis = i;
            most[i] = gl.name(a -> GL.glGetIntegeri_v(GL_MAX_COMPUTE_VARIABLE_GROUP_SIZE_ARB, axis, a));
        }
        int all = gl.name(a -> GL.glGetIntegerv(GL_MAX_COMPUTE_VARIABLE_GROUP_INVOCATIONS_ARB, a));
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, most[0] + 1, 1, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, most[0], most[1], most[2]);
        assertEquals(all < (long) most[0] * most[1] * most[2] ? GL_INVALID_VALUE : GL_NO_ERROR, GL.glGetError());
        assertArrayEquals(new int[5], counted());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 1, 1, most[2]);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        assertEquals(most[2], counted()[0]);
    }
}
