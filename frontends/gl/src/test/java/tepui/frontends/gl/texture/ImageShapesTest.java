package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** Images and resident textures of another shape than the shader's: loads give nothing, and nothing ends (OpenGL 4.6, 8.26). */
class ImageShapesTest {
    private static final String[] SHAPES = {"2D", "3D", "Cube", "1DArray", "2DArray", "CubeArray"};
    private static final int[] TARGETS = {
        GL_TEXTURE_2D,
        GL_TEXTURE_3D,
        GL_TEXTURE_CUBE_MAP,
        GL_TEXTURE_1D_ARRAY,
        GL_TEXTURE_2D_ARRAY,
        GL_TEXTURE_CUBE_MAP_ARRAY
    };
    private static final boolean[] PLANE = {true, false, false, true, false, false};

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));
    private int answer;

    @BeforeEach
    void open() {
        answer = lab.buffer();
        GL.glBindBuffer(GL_SHADER_STORAGE_BUFFER, answer);
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, answer);
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 16, lab.ints(9, 9, 9, 9), GL_STATIC_DRAW);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    /** Six layers of 7, one for what has none. */
    private int filled(int target) {
        int t = lab.texture();
        GL.glBindTexture(target, t);
        GL.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        if (target == GL_TEXTURE_2D || target == GL_TEXTURE_CUBE_MAP || target == GL_TEXTURE_1D_ARRAY) {
            GL.glTexStorage2D(target, 1, GL_R32UI, 6, 6);
        } else {
            GL.glTexStorage3D(target, 1, GL_R32UI, 6, 6, 6);
        }
        GL.glClearTexImage(t, 0, GL_RED_INTEGER, GL_UNSIGNED_INT, lab.ints(7));
        return t;
    }

    private int program(String body) {
        return GlLab.program(lab.shader(
                GL_COMPUTE_SHADER,
                "#version 450\n#extension GL_ARB_bindless_texture : enable\nlayout(local_size_x=1) in;"
                        + "layout(std430,binding=0) buffer B{uint answer;};" + body));
    }

    private int answer() {
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        MemorySegment s = lab.memory(4);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 4, s.address());
        lab.noError();
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private static String place(int shape) {
        return PLANE[shape] ? "ivec2(1)" : "ivec3(1)";
    }

    @Test
    void aUnitOfAnotherShapeHasNoTexels() {
        for (int i = 0; i < SHAPES.length; i++) {
            GL.glUseProgram(program(
                    "layout(r32ui,binding=1) uniform uimage" + SHAPES[i] + " image;void main(){uint v=imageLoad(image,"
                            + place(i) + ").x;imageAtomicAdd(image," + place(i) + ",0u);answer=v;}"));
            for (int k = 0; k < TARGETS.length; k++) {
                int t = filled(TARGETS[k]);
                String pair = "uimage" + SHAPES[i] + " of " + SHAPES[k];
                GL.glBindImageTexture(1, t, 0, true, 0, GL_READ_WRITE, GL_R32UI);
                assertEquals(i == k ? 7 : 0, answer(), pair);
                GL.glBindImageTexture(1, t, 0, false, 0, GL_READ_WRITE, GL_R32UI);
                // One layer is an image of two dimensions, of one where the texture has one.
                boolean plane = i == 0 && k != 3;
                assertEquals(plane ? 7 : 0, answer(), pair + ", one layer");
            }
        }
    }

    /** What a handle of another shape gives is the software device's own: others may do anything. */
    private static void handles() {
        Assumptions.assumeTrue(System.getProperty("tepui.gl.driver", "soft").equals("soft"));
    }

    @Test
    void aResidentImageOfAnotherShapeHasNoTexels() {
        handles();
        for (int i = 0; i < SHAPES.length; i++) {
            int p = program("layout(bindless_image,r32ui) uniform uimage" + SHAPES[i]
                    + " image;void main(){answer=imageLoad(image," + place(i) + ").x;}");
            GL.glUseProgram(p);
            for (int k = 0; k < TARGETS.length; k++) {
                long handle = GL.glGetImageHandleARB(filled(TARGETS[k]), 0, k != 0, 0, GL_R32UI);
                GL.glMakeImageHandleResidentARB(handle, GL_READ_ONLY);
                GL.glUniformHandleui64ARB(GL.glGetUniformLocation(p, lab.text("image")), handle);
                assertEquals(i == k ? 7 : 0, answer(), "uimage" + SHAPES[i] + " of " + SHAPES[k]);
            }
        }
    }

    @Test
    void aResidentTextureOfAnotherShapeHasNoTexels() {
        handles();
        String[] places = {"vec2(.5)", "vec3(.5)", "vec3(.5)", "vec2(.5)", "vec3(.5)", "vec4(.5)"};
        for (int i = 0; i < SHAPES.length; i++) {
            int p = program("layout(bindless_sampler) uniform usampler" + SHAPES[i]
                    + " image;void main(){answer=textureLod(image," + places[i] + ",0.).x;}");
            GL.glUseProgram(p);
            for (int k = 0; k < TARGETS.length; k++) {
                long handle = GL.glGetTextureHandleARB(filled(TARGETS[k]));
                GL.glMakeTextureHandleResidentARB(handle);
                GL.glUniformHandleui64ARB(GL.glGetUniformLocation(p, lab.text("image")), handle);
                assertEquals(i == k ? 7 : 0, answer(), "usampler" + SHAPES[i] + " of " + SHAPES[k]);
            }
        }
    }
}
