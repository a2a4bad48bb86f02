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

/** NV_compute_shader_derivatives: derivatives in quads of a compute shader's invocations. */
final class ComputeDerivativesTest {
    private static final String HEAD = """
            #version 450
            #extension GL_NV_compute_shader_derivatives : require
            #extension GL_ARB_compute_variable_group_size : enable
            layout(std430, binding = 0) buffer B { float word[]; };
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context = GLContext.create(device, ContextAttributes.core(4, 5));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();

    @BeforeEach
    void make() {
        context.makeCurrent();
        int buffer = gl.name(a -> GL.glGenBuffers(1, a));
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 1024, arena.allocate(1024).address(), GL_DYNAMIC_DRAW);
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        gl.close();
    }

    private int shader(String layout, String main) {
        int s = GL.glCreateShader(GL_COMPUTE_SHADER);
        MemorySegment text = arena.allocateFrom(HEAD + layout + " in;\nvoid main() {\n" + main + "}\n");
        GL.glShaderSource(
                s, 1, arena.allocateFrom(ValueLayout.JAVA_LONG, text.address()).address(), 0);
        GL.glCompileShader(s);
        return s;
    }

    private boolean compiles(String layout) {
        int s = shader(layout, "word[0] = dFdx(1.0);\n");
        return gl.name(a -> GL.glGetShaderiv(s, GL_COMPILE_STATUS, a)) == 1;
    }

    private void use(String layout, String main) {
        int s = shader(layout, main);
        int p = GL.glCreateProgram();
        GL.glAttachShader(p, s);
        GL.glLinkProgram(p);
        assertEquals(1, gl.name(a -> GL.glGetProgramiv(p, GL_LINK_STATUS, a)));
        GL.glUseProgram(p);
    }

    private float[] ran(int words) {
        GL.glDispatchCompute(1, 1, 1);
        MemorySegment got = arena.allocate(4L * words, 4);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 4L * words, got.address());
        assertEquals(GL_NO_ERROR, GL.glGetError());
        return got.toArray(ValueLayout.JAVA_FLOAT);
    }

    /** x * x + 10 * y * y in a workgroup of 6 x 4 x 2: neighbours in x and y, whatever z is. */
    @Test
    void quadsOfIdsAreTwoByTwo() {
        use("layout(local_size_x = 6, local_size_y = 4, local_size_z = 2, derivative_group_quadsNV)", """
                vec2 at = vec2(gl_LocalInvocationID);
                float f = at.x * at.x + 10.0 * at.y * at.y;
                word[2u * gl_LocalInvocationIndex] = dFdxFine(f);
                word[2u * gl_LocalInvocationIndex + 1u] = dFdyFine(f);
                """);
        float[] expected = new float[96];
        for (int i = 0; i < 48; i++) {
            int x = i % 6 & ~1;
            int y = i / 6 % 4 & ~1;
            expected[2 * i] = (x + 1) * (x + 1) - x * x;
            expected[2 * i + 1] = 10 * ((y + 1) * (y + 1) - y * y);
        }
        assertArrayEquals(expected, ran(96));
    }

    /** The index is that of the id still, and the id of the whole dispatch too. */
    @Test
    void quadsChangeNoNumbers() {
        use("layout(local_size_x = 4, local_size_y = 2, derivative_group_quadsNV)", """
                uvec3 id = gl_LocalInvocationID;
                bool same = gl_LocalInvocationIndex == id.y * 4u + id.x && gl_GlobalInvocationID == id;
                word[gl_LocalInvocationIndex] = same ? float(id.x + 10u * id.y) : -1.0;
                """);
        assertArrayEquals(new float[] {0, 1, 2, 3, 10, 11, 12, 13}, ran(8));
    }

    @Test
    void quadsOfIndicesFollowOneAnother() {
        use("layout(local_size_x = 2, local_size_y = 1, local_size_z = 4, derivative_group_linearNV)", """
                float n = float(gl_LocalInvocationIndex);
                word[2u * gl_LocalInvocationIndex] = dFdxFine(n * n);
                word[2u * gl_LocalInvocationIndex + 1u] = dFdyFine(n * n);
                """);
        float[] expected = new float[16];
        for (int i = 0; i < 8; i++) {
            int left = i & ~1;
            int low = i & ~2;
            expected[2 * i] = (left + 1) * (left + 1) - left * left;
            expected[2 * i + 1] = (low + 2) * (low + 2) - low * low;
        }
        assertArrayEquals(expected, ran(16));
    }

    @Test
    void withoutQuadsThereIsNoDifference() {
        use("layout(local_size_x = 4)", """
                float n = float(gl_LocalInvocationIndex);
                word[gl_LocalInvocationIndex] = dFdx(n) + dFdy(n) + fwidth(n) + 5.0;
                """);
        assertArrayEquals(new float[] {5, 5, 5, 5}, ran(4));
    }

    /** Levels of 8, 4, 2, 1 texels that say their number; coordinates that go on by two texels a step are level 1. */
    @Test
    void texturesFindTheirLevel() {
        GL.glBindTexture(GL_TEXTURE_2D, gl.name(a -> GL.glGenTextures(1, a)));
        GL.glTexStorage2D(GL_TEXTURE_2D, 4, GL_R32F, 8, 8);
        for (int level = 0; level < 4; level++) {
            int size = 8 >> level;
            MemorySegment texels = arena.allocate(4L * size * size, 4);
            for (int i = 0; i < size * size; i++) texels.setAtIndex(ValueLayout.JAVA_FLOAT, i, level);
            GL.glTexSubImage2D(GL_TEXTURE_2D, level, 0, 0, size, size, GL_RED, GL_FLOAT, texels.address());
        }
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        String main = """
                vec2 at = (vec2(gl_LocalInvocationID) + 0.25) * 0.25;
                word[4u * gl_LocalInvocationIndex] = texture(image, at).x;
                word[4u * gl_LocalInvocationIndex + 1u] = texture(image, at, 1.0).x;
                word[4u * gl_LocalInvocationIndex + 2u] = textureQueryLod(image, at).x;
                word[4u * gl_LocalInvocationIndex + 3u] = textureGrad(image, at, vec2(0.5, 0.0), vec2(0.0)).x;
                """;
        use("uniform sampler2D image; layout(local_size_x = 2, local_size_y = 2, derivative_group_quadsNV)", main);
        float[] one = {1, 2, 1, 2};
        float[] expected = new float[16];
        for (int i = 0; i < 16; i++) expected[i] = one[i % 4];
        assertArrayEquals(expected, ran(16));
    }

    @Test
    void aWorkgroupIsMadeOfWholeQuads() {
        assertEquals(true, compiles("layout(local_size_x = 2, local_size_y = 6, derivative_group_quadsNV)"));
        assertEquals(false, compiles("layout(local_size_x = 3, local_size_y = 2, derivative_group_quadsNV)"));
        assertEquals(false, compiles("layout(local_size_x = 4, derivative_group_quadsNV)"));
        assertEquals(true, compiles("layout(local_size_x = 4, derivative_group_linearNV)"));
        assertEquals(false, compiles("layout(local_size_x = 6, derivative_group_linearNV)"));
        assertEquals(
                false,
                compiles("layout(local_size_x = 4, local_size_y = 4, derivative_group_linearNV) in;"
                        + " layout(derivative_group_quadsNV)"));
    }

    @Test
    void aDispatchThatSaysTheSizeSaysWholeQuads() {
        use(
                "layout(local_size_variable, derivative_group_quadsNV)",
                "word[gl_LocalInvocationIndex] = dFdx(float(gl_LocalInvocationID.x));\n");
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 3, 2, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 4, 1, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDispatchComputeGroupSizeARB(1, 1, 1, 4, 2, 1);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        MemorySegment got = arena.allocate(32, 4);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 32, got.address());
        assertArrayEquals(new float[] {1, 1, 1, 1, 1, 1, 1, 1}, got.toArray(ValueLayout.JAVA_FLOAT));
    }
}
