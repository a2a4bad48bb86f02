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

/** ARB_sparse_texture2 and ARB_sparse_texture_clamp: look-ups that tell of holes, clamped levels, and holes in samples. */
final class SparseResidencyTest {
    private static final int PAGE = 128;
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0x00ff00ff;
    private static final int BLACK = 0x000000ff;
    private static final String HEAD = "#version 450\n#extension GL_ARB_sparse_texture2:require\n"
            + "#extension GL_ARB_sparse_texture_clamp:require\n";
    private static final String TRIANGLE = "void main(){int c=gl_VertexID;gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);}";

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    @BeforeEach
    void isThere() {
        boolean found = false;
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            String name = MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i))
                    .reinterpret(256)
                    .getString(0);
            found |= name.equals("GL_ARB_sparse_texture2");
        }
        Assumptions.assumeTrue(found, "the device has no sparse textures");
        GL.glBindVertexArray(lab.name(s -> GL.glGenVertexArrays(1, s)));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    /** What a fragment shader draws that begins with these declarations and sets {@code bool there; vec4 t;}: red without memory, else t. */
    private int drawn(String declarations, String body) {
        return drawn(declarations + "out vec4 c;void main(){bool there=true;vec4 t=vec4(0);" + body
                + "c=there?vec4(t.rgb,1):vec4(1,0,0,1);}");
    }

    private int drawn(String fragment) {
        int p = GlLab.program(
                lab.shader(GL_VERTEX_SHADER, HEAD + TRIANGLE), lab.shader(GL_FRAGMENT_SHADER, HEAD + fragment));
        MemorySegment log = lab.memory(2000);
        GL.glGetProgramInfoLog(p, 2000, 0, log.address());
        assertEquals(1, lab.name(s -> GL.glGetProgramiv(p, GL_LINK_STATUS, s)), () -> log.getString(0));
        GL.glUseProgram(p);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        lab.noError();
        return lab.pixel(8, 8);
    }

    private int sparse(int target) {
        int t = lab.texture();
        GL.glBindTexture(target, t);
        GL.glTexParameteri(target, GL_TEXTURE_SPARSE_ARB, GL_TRUE);
        lab.noError();
        return t;
    }

    private long green(int count) {
        MemorySegment s = lab.memory(4L * count);
        for (int i = 0; i < count; i++) s.setAtIndex(ValueLayout.JAVA_INT, i, Integer.reverseBytes(GREEN));
        return s.address();
    }

    /** Two pages in a row, of which the right one is there and green. */
    private int half() {
        int t = sparse(GL_TEXTURE_2D);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 2 * PAGE, PAGE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 0, PAGE, 0, 0, PAGE, PAGE, 1, true);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, PAGE, 0, PAGE, PAGE, GL_RGBA, GL_UNSIGNED_BYTE, green(PAGE * PAGE));
        lab.noError();
        return t;
    }

    @Test
    void lookUpsTellOfHoles() {
        half();
        String[] calls = {
            "sparseTextureARB(s,P,t)",
            "sparseTextureARB(s,P,t,0.5)",
            "sparseTextureLodARB(s,P,0.0,t)",
            "sparseTextureOffsetARB(s,P,ivec2(1,0),t)",
            "sparseTextureLodOffsetARB(s,P,0.0,ivec2(1,0),t)",
            "sparseTextureGradARB(s,P,vec2(0),vec2(0),t)",
            "sparseTextureGradOffsetARB(s,P,vec2(0),vec2(0),ivec2(1),t)",
            "sparseTexelFetchARB(s,ivec2(P*vec2(256,128)),0,t)",
            "sparseTexelFetchOffsetARB(s,ivec2(P*vec2(256,128)),0,ivec2(1),t)",
            "sparseTextureClampARB(s,P,0.0,t)",
            "sparseTextureClampARB(s,P,0.0,t,0.5)",
            "sparseTextureOffsetClampARB(s,P,ivec2(1),0.0,t)",
            "sparseTextureGradClampARB(s,P,vec2(0),vec2(0),0.0,t)",
            "sparseTextureGradOffsetClampARB(s,P,vec2(0),vec2(0),ivec2(1),0.0,t)",
        };
        for (String call : calls) {
            String of = "uniform sampler2D s;";
            String body = "there=sparseTexelsResidentARB(" + call + ");";
            assertEquals(GREEN, drawn(of, body.replace("P", "vec2(0.75,0.5)")), call);
            assertEquals(RED, drawn(of, body.replace("P", "vec2(0.25,0.5)")), call);
        }
    }

    @Test
    void gathersTellOfHoles() {
        half();
        String[] calls = {
            "sparseTextureGatherARB(s,P,t)",
            "sparseTextureGatherARB(s,P,t,1)",
            "sparseTextureGatherOffsetARB(s,P,ivec2(1),t,1)",
            "sparseTextureGatherOffsetsARB(s,P,ivec2[4](ivec2(0),ivec2(1),ivec2(0,1),ivec2(1,0)),t,1)",
        };
        for (String call : calls) {
            String of = "uniform sampler2D s;";
            String body = "there=sparseTexelsResidentARB(" + call + ");t=vec4(0,there?1:0,0,1);";
            assertEquals(GREEN, drawn(of, body.replace("P", "vec2(0.75,0.5)")), call);
            assertEquals(RED, drawn(of, body.replace("P", "vec2(0.25,0.5)")), call);
        }
    }

    /** Texels without weight are not read (8.20.1): at the border of the pages, between their centres, one of both is. */
    @Test
    void onlyTexelsWithWeightCount() {
        half();
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        String of = "uniform sampler2D s;";
        String call = "there=sparseTexelsResidentARB(sparseTextureLodARB(s,vec2(%s/256.0,0.5),0.0,t));";
        assertEquals(GREEN, drawn(of, String.format(call, "128.5")), "the first texel of the page");
        assertEquals(RED, drawn(of, String.format(call, "128.25")), "joined with the last one of the hole");
    }

    @Test
    void imagesTellOfHoles() {
        int t = half();
        GL.glBindImageTexture(0, t, 0, false, 0, GL_READ_ONLY, GL_RGBA8);
        String of = "layout(rgba8,binding=0) readonly uniform image2D s;";
        String body = "there=sparseTexelsResidentARB(sparseImageLoadARB(s,ivec2(%d,5),t));";
        assertEquals(GREEN, drawn(of, String.format(body, PAGE)));
        assertEquals(RED, drawn(of, String.format(body, PAGE - 1)));
        assertEquals(BLACK, drawn(of, String.format(body, -1)), "outside nothing is read");
    }

    /** What is read where no memory is, is 0, with the alpha that the format lacks. */
    @Test
    void holesAreZeros() {
        half();
        assertEquals(BLACK, drawn("uniform sampler2D s;", "sparseTextureARB(s,vec2(0.25,0.5),t);t.rgb+=t.aaa;"));
        sparse(GL_TEXTURE_2D);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_R8, 256, 256);
        assertEquals(
                GREEN,
                drawn("uniform sampler2D s;", "int code=sparseTexelFetchARB(s,ivec2(3),0,t);t=vec4(0,t.a,t.r,1);"));
    }

    @Test
    void whatIsNotSparseHasMemory() {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 4);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 4, GL_RGBA, GL_UNSIGNED_BYTE, green(16));
        String body = "there=sparseTexelsResidentARB(sparseTextureARB(s,vec2(0.5),t));";
        assertEquals(GREEN, drawn("uniform sampler2D s;", body));
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        assertEquals(BLACK, drawn("uniform sampler2D s;", body), "nothing is bound");
    }

    @Test
    void layersFacesAndSlicesTellOfHoles() {
        int layers = sparse(GL_TEXTURE_2D_ARRAY);
        GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_RGBA8, PAGE, PAGE, 3);
        GL.glTexturePageCommitmentEXT(layers, 0, 0, 0, 1, PAGE, PAGE, 1, true);
        String array = "there=sparseTexelsResidentARB(sparseTextureARB(s,vec3(0.5,0.5,%d),t));";
        assertEquals(BLACK, drawn("uniform sampler2DArray s;", String.format(array, 1)));
        assertEquals(RED, drawn("uniform sampler2DArray s;", String.format(array, 2)));
        int cube = sparse(GL_TEXTURE_CUBE_MAP);
        GL.glTexStorage2D(GL_TEXTURE_CUBE_MAP, 1, GL_RGBA8, PAGE, PAGE);
        GL.glTexturePageCommitmentEXT(cube, 0, 0, 0, 4, PAGE, PAGE, 1, true);
        String face = "there=sparseTexelsResidentARB(sparseTextureARB(s,vec3(0,0,%d),t));";
        assertEquals(BLACK, drawn("uniform samplerCube s;", String.format(face, 1)));
        assertEquals(RED, drawn("uniform samplerCube s;", String.format(face, -1)));
        int volume = sparse(GL_TEXTURE_3D);
        GL.glTexStorage3D(GL_TEXTURE_3D, 1, GL_RGBA8, 32, 32, 32);
        GL.glTexturePageCommitmentEXT(volume, 0, 0, 0, 16, 32, 32, 16, true);
        String slice = "there=sparseTexelsResidentARB(sparseTexelFetchARB(s,ivec3(1,2,%d),0,t));";
        assertEquals(BLACK, drawn("uniform sampler3D s;", String.format(slice, 16)));
        assertEquals(RED, drawn("uniform sampler3D s;", String.format(slice, 15)));
    }

    @Test
    void samplesTellOfHoles() {
        int sizes = lab.name(s ->
                GL.glGetInternalformativ(GL_TEXTURE_2D_MULTISAMPLE, GL_RGBA8, GL_NUM_VIRTUAL_PAGE_SIZES_ARB, 1, s));
        Assumptions.assumeTrue(sizes > 0, "the device has no pages with several samples");
        int width = lab.name(
                s -> GL.glGetInternalformativ(GL_TEXTURE_2D_MULTISAMPLE, GL_RGBA8, GL_VIRTUAL_PAGE_SIZE_X_ARB, 1, s));
        int height = lab.name(
                s -> GL.glGetInternalformativ(GL_TEXTURE_2D_MULTISAMPLE, GL_RGBA8, GL_VIRTUAL_PAGE_SIZE_Y_ARB, 1, s));
        assertEquals(64, width);
        assertEquals(64, height);
        int t = sparse(GL_TEXTURE_2D_MULTISAMPLE);
        GL.glTexStorage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, 4, GL_RGBA8, 2 * width, height, true);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D_MULTISAMPLE, 0, width, 0, 0, width, height, 1, true);
        lab.noError();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D_MULTISAMPLE, t, 0);
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        String of = "uniform sampler2DMS s;";
        for (int sample = 0; sample < 4; sample++) {
            String body = "there=sparseTexelsResidentARB(sparseTexelFetchARB(s,ivec2(%d,3)," + sample + ",t));";
            assertEquals(GREEN, drawn(of, String.format(body, width)), "sample " + sample);
            assertEquals(RED, drawn(of, String.format(body, width - 1)), "sample " + sample);
            String plain = "t=texelFetch(s,ivec2(" + (width - 1) + ",3)," + sample + ");t.rgb+=t.aaa;";
            assertEquals(BLACK, drawn(of, plain), "zeros of sample " + sample);
        }
    }

    /** Sizes need be no multiples of pages any more (8.19). */
    @Test
    void sizesAreFree() {
        sparse(GL_TEXTURE_2D);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, PAGE + 5, PAGE + 3);
        lab.noError();
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 0, PAGE, PAGE, 0, 5, 3, 1, true);
        lab.noError();
        String of = "uniform sampler2D s;";
        String body = "there=sparseTexelsResidentARB(sparseTexelFetchARB(s,ivec2(%d,129),0,t));";
        assertEquals(BLACK, drawn(of, String.format(body, PAGE + 4)));
        assertEquals(RED, drawn(of, String.format(body, PAGE - 1)));
    }

    @Test
    void levelsAreClamped() {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexStorage2D(GL_TEXTURE_2D, 2, GL_RGBA8, 2, 2);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 1, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, green(1));
        String of = "uniform sampler2D s;";
        String[] calls = {
            "t=textureClampARB(s,vec2(0.5),L)",
            "t=textureClampARB(s,vec2(0.5),L,-0.5)",
            "t=textureOffsetClampARB(s,vec2(0.5),ivec2(0),L)",
            "t=textureGradClampARB(s,vec2(0.5),vec2(0),vec2(0),L)",
            "t=textureGradOffsetClampARB(s,vec2(0.5),vec2(0),vec2(0),ivec2(0),L)",
            "sparseTextureClampARB(s,vec2(0.5),L,t)",
            "sparseTextureGradClampARB(s,vec2(0.5),vec2(0),vec2(0),L,t)",
        };
        for (String call : calls) {
            assertEquals(BLACK, drawn(of, call.replace("L", "0.0") + ";"), call);
            assertEquals(GREEN, drawn(of, call.replace("L", "1.0") + ";"), call);
        }
    }

    @Test
    void comparisonsTellOfHoles() {
        GL.glBindTexture(GL_TEXTURE_2D_ARRAY, lab.texture());
        GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_DEPTH_COMPONENT32F, 4, 4, 2);
        GL.glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
        String of = "uniform sampler2DArrayShadow s;";
        String[] calls = {
            "sparseTextureARB(s,vec4(0.5,0.5,0,0),f)",
            "sparseTextureOffsetARB(s,vec4(0.5,0.5,0,0),ivec2(1),f)",
            "sparseTextureGradARB(s,vec4(0.5,0.5,0,0),vec2(0),vec2(0),f)",
            "sparseTextureClampARB(s,vec4(0.5,0.5,0,0),0.0,f)",
            "sparseTextureGradClampARB(s,vec4(0.5,0.5,0,0),vec2(0),vec2(0),0.0,f)",
        };
        for (String call : calls) {
            String body = "float f=0;there=sparseTexelsResidentARB(" + call + ");t=vec4(0,f,0,1);";
            assertEquals(GREEN, drawn(of, body), call);
        }
        String gather = "there=sparseTexelsResidentARB(sparseTextureGatherARB(s,vec3(0.5),0.0,t));t*=vec4(0,1,0,1);";
        assertEquals(GREEN, drawn(of, gather));
    }
}
