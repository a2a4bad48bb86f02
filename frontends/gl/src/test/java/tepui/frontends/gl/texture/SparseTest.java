package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** ARB_sparse_texture: parameters, page sizes, storage, commitment, and drawing with holes. */
final class SparseTest {
    private static final int PAGE = 128;
    private static final int RED = 0xff0000ff;

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    /** ARB_sparse_texture2 says what there is without memory. */
    private boolean zeros;

    @BeforeEach
    void isThere() {
        Set<String> names = new HashSet<>();
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            names.add(MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i))
                    .reinterpret(256)
                    .getString(0));
        }
        Assumptions.assumeTrue(names.contains("GL_ARB_sparse_texture"), "the device has no sparse textures");
        zeros = names.contains("GL_ARB_sparse_texture2");
    }

    /** A texel without memory. */
    private void hole(int texel, String what) {
        if (zeros) assertEquals(0, texel, what);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int sparse(int target) {
        int t = lab.texture();
        GL.glBindTexture(target, t);
        GL.glTexParameteri(target, GL_TEXTURE_SPARSE_ARB, GL_TRUE);
        lab.noError();
        return t;
    }

    private int sparse(int levels, int width, int height) {
        int t = sparse(GL_TEXTURE_2D);
        GL.glTexStorage2D(GL_TEXTURE_2D, levels, GL_RGBA8, width, height);
        lab.noError();
        return t;
    }

    private int parameter(int target, int pname) {
        return lab.name(s -> GL.glGetTexParameteriv(target, pname, s));
    }

    private int format(int target, int format, int pname) {
        return lab.name(s -> GL.glGetInternalformativ(target, format, pname, 1, s));
    }

    private static void commit(int x, int y, int width, int height) {
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 0, x, y, 0, width, height, 1, true);
    }

    private long red(int count) {
        MemorySegment s = lab.memory(4L * count);
        for (int i = 0; i < count; i++) s.setAtIndex(ValueLayout.JAVA_INT, i, Integer.reverseBytes(RED));
        return s.address();
    }

    // ---- parameters (8.10) -----------------------------------------------------------------------------------------

    @Test
    void parametersBeginAsZeros() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        assertEquals(0, parameter(GL_TEXTURE_2D, GL_TEXTURE_SPARSE_ARB));
        assertEquals(0, parameter(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB));
        assertEquals(0, parameter(GL_TEXTURE_2D, GL_NUM_SPARSE_LEVELS_ARB));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SPARSE_ARB, GL_TRUE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, 7);
        assertEquals(1, parameter(GL_TEXTURE_2D, GL_TEXTURE_SPARSE_ARB));
        assertEquals(7, parameter(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB));
        lab.noError();
    }

    @Test
    void whatCannotBeSet() {
        sparse(1, PAGE, PAGE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_SPARSE_ARB, GL_FALSE);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexParameteri(GL_TEXTURE_2D, GL_NUM_SPARSE_LEVELS_ARB, 1);
        lab.error(GL_INVALID_ENUM);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, -1);
        lab.error(GL_INVALID_VALUE);
        for (int target : new int[] {GL_TEXTURE_1D, GL_TEXTURE_1D_ARRAY}) {
            GL.glBindTexture(target, lab.texture());
            GL.glTexParameteri(target, GL_TEXTURE_SPARSE_ARB, GL_FALSE);
            lab.noError();
            GL.glTexParameteri(target, GL_TEXTURE_SPARSE_ARB, GL_TRUE);
            lab.error(GL_INVALID_VALUE);
        }
        for (int target : new int[] {
            GL_TEXTURE_2D_ARRAY,
            GL_TEXTURE_CUBE_MAP,
            GL_TEXTURE_CUBE_MAP_ARRAY,
            GL_TEXTURE_3D,
            GL_TEXTURE_RECTANGLE,
            GL_TEXTURE_2D_MULTISAMPLE,
            GL_TEXTURE_2D_MULTISAMPLE_ARRAY
        }) {
            sparse(target);
        }
    }

    @Test
    void limitsReachTheSpecifications() {
        assertTrue(lab.name(s -> GL.glGetIntegerv(GL_MAX_SPARSE_TEXTURE_SIZE_ARB, s)) >= 16384);
        assertTrue(lab.name(s -> GL.glGetIntegerv(GL_MAX_SPARSE_3D_TEXTURE_SIZE_ARB, s)) >= 2048);
        assertTrue(lab.name(s -> GL.glGetIntegerv(GL_MAX_SPARSE_ARRAY_TEXTURE_LAYERS_ARB, s)) >= 2048);
        assertEquals(1, lab.name(s -> GL.glGetIntegerv(GL_SPARSE_TEXTURE_FULL_ARRAY_CUBE_MIPMAPS_ARB, s)));
        lab.noError();
    }

    // ---- page sizes (8.20.1) ---------------------------------------------------------------------------------------

    @Test
    void formatsHaveThePageSizesThatAreStandard() {
        int[][] sizes = {
            {GL_R8, 256, 256},
            {GL_R8UI, 256, 256},
            {GL_RG8, 256, 128},
            {GL_RGB565, 256, 128},
            {GL_R16F, 256, 128},
            {GL_RGBA8, 128, 128},
            {GL_RGB10_A2UI, 128, 128},
            {GL_R11F_G11F_B10F, 128, 128},
            {GL_RGB9_E5, 128, 128},
            {GL_RGBA16_SNORM, 128, 64},
            {GL_RG32F, 128, 64},
            {GL_RGBA32UI, 64, 64}
        };
        for (int[] row : sizes) {
            for (int target :
                    new int[] {GL_TEXTURE_2D, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_RECTANGLE}) {
                String what = Integer.toHexString(row[0]) + " in " + Integer.toHexString(target);
                assertEquals(1, format(target, row[0], GL_NUM_VIRTUAL_PAGE_SIZES_ARB), what);
                assertEquals(row[1], format(target, row[0], GL_VIRTUAL_PAGE_SIZE_X_ARB), what);
                assertEquals(row[2], format(target, row[0], GL_VIRTUAL_PAGE_SIZE_Y_ARB), what);
                assertEquals(1, format(target, row[0], GL_VIRTUAL_PAGE_SIZE_Z_ARB), what);
            }
        }
        assertEquals(16, format(GL_TEXTURE_3D, GL_RGBA8, GL_VIRTUAL_PAGE_SIZE_Z_ARB));
        assertEquals(0, format(GL_TEXTURE_2D, GL_DEPTH_COMPONENT24, GL_NUM_VIRTUAL_PAGE_SIZES_ARB));
        assertEquals(0, format(GL_TEXTURE_1D, GL_RGBA8, GL_NUM_VIRTUAL_PAGE_SIZES_ARB));
        lab.noError();
    }

    // ---- storage (8.19) --------------------------------------------------------------------------------------------

    @Test
    void storageNeedsPages() {
        sparse(GL_TEXTURE_2D);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_DEPTH_COMPONENT24, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, 1);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_VIRTUAL_PAGE_SIZE_INDEX_ARB, 0);
        int most = lab.name(s -> GL.glGetIntegerv(GL_MAX_SPARSE_TEXTURE_SIZE_ARB, s));
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 2 * most, PAGE);
        lab.error(GL_INVALID_VALUE);
        sparse(GL_TEXTURE_3D);
        GL.glTexStorage3D(GL_TEXTURE_3D, 1, GL_RGBA8, 32, 32, 16);
        lab.noError();
    }

    @Test
    void levelsWithPagesAreCounted() {
        sparse(4, 4 * PAGE, 2 * PAGE);
        assertEquals(2, parameter(GL_TEXTURE_2D, GL_NUM_SPARSE_LEVELS_ARB));
        int seen = lab.texture();
        int original = lab.name(s -> GL.glGetIntegerv(GL_TEXTURE_BINDING_2D, s));
        GL.glTextureView(seen, GL_TEXTURE_2D, original, GL_RGBA8, 1, 3, 0, 1);
        GL.glBindTexture(GL_TEXTURE_2D, seen);
        assertEquals(1, parameter(GL_TEXTURE_2D, GL_TEXTURE_SPARSE_ARB));
        assertEquals(1, parameter(GL_TEXTURE_2D, GL_NUM_SPARSE_LEVELS_ARB));
        lab.noError();
    }

    // ---- commitment (8.20.2) ---------------------------------------------------------------------------------------

    @Test
    void commitmentIsOfSparseStorage() {
        GL.glTexPageCommitmentARB(GL_TEXTURE_BINDING_2D, 0, 0, 0, 0, PAGE, PAGE, 1, true);
        lab.error(GL_INVALID_ENUM);
        GL.glTexturePageCommitmentEXT(9999, 0, 0, 0, 0, PAGE, PAGE, 1, true);
        lab.error(GL_INVALID_OPERATION);
        sparse(GL_TEXTURE_2D);
        commit(0, 0, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, PAGE, PAGE, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        commit(0, 0, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, PAGE, PAGE);
        commit(0, 0, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void boxesAreOfWholePages() {
        sparse(2, 3 * PAGE, PAGE);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 2, 0, 0, 0, PAGE, PAGE, 1, true);
        lab.error(GL_INVALID_VALUE);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, -1, 0, 0, 0, PAGE, PAGE, 1, true);
        lab.error(GL_INVALID_VALUE);
        commit(0, 0, -PAGE, PAGE);
        lab.error(GL_INVALID_VALUE);
        commit(0, 0, 4 * PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        commit(0, PAGE, PAGE, PAGE);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 0, 0, 0, 0, PAGE, PAGE, 2, true);
        lab.error(GL_INVALID_OPERATION);
        commit(2, 0, PAGE, PAGE);
        lab.error(GL_INVALID_VALUE);
        commit(0, 0, PAGE + 2, PAGE);
        lab.error(GL_INVALID_OPERATION);
        commit(0, 0, PAGE, PAGE - 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexPageCommitmentARB(GL_TEXTURE_2D, 1, PAGE, 0, 0, PAGE / 2, PAGE / 2, 1, true);
        lab.noError();
        commit(0, 0, 0, 0);
        lab.noError();
    }

    @Test
    void pixelsGoWhereMemoryIs() {
        int t = sparse(1, 2 * PAGE, PAGE);
        commit(PAGE, 0, PAGE, PAGE);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 2 * PAGE, PAGE, GL_RGBA, GL_UNSIGNED_BYTE, red(2 * PAGE * PAGE));
        int[] texels = lab.texels(GL_TEXTURE_2D, 0, 2 * PAGE * PAGE);
        hole(texels[PAGE - 1], "the last texel of the hole");
        assertEquals(RED, texels[PAGE]);
        hole(texels[2 * PAGE], "the next row");
        GL.glTexturePageCommitmentEXT(t, 0, PAGE, 0, 0, PAGE, PAGE, 1, false);
        hole(lab.texels(GL_TEXTURE_2D, 0, 2 * PAGE * PAGE)[PAGE], "released");
    }

    @Test
    void facesAndLayersAreCommittedOneByOne() {
        int t = sparse(GL_TEXTURE_CUBE_MAP);
        GL.glTexStorage2D(GL_TEXTURE_CUBE_MAP, 1, GL_RGBA8, PAGE, PAGE);
        GL.glTexPageCommitmentARB(GL_TEXTURE_CUBE_MAP, 0, 0, 0, 4, PAGE, PAGE, 2, true);
        GL.glTextureSubImage3D(t, 0, 0, 0, 0, PAGE, PAGE, 6, GL_RGBA, GL_UNSIGNED_BYTE, red(6 * PAGE * PAGE));
        for (int face = 0; face < 6; face++) {
            int texel = lab.texels(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, PAGE * PAGE)[77];
            if (face < 4) hole(texel, "face " + face);
            else assertEquals(RED, texel, "face " + face);
        }
        int layers = sparse(GL_TEXTURE_2D_ARRAY);
        GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_RGBA8, PAGE, PAGE, 4);
        int view = lab.texture();
        GL.glTextureView(view, GL_TEXTURE_2D, layers, GL_RGBA8, 0, 1, 2, 1);
        GL.glTexturePageCommitmentEXT(view, 0, 0, 0, 0, PAGE, PAGE, 1, true);
        GL.glTextureSubImage3D(layers, 0, 0, 0, 0, PAGE, PAGE, 4, GL_RGBA, GL_UNSIGNED_BYTE, red(4 * PAGE * PAGE));
        int[] texels = lab.texels(GL_TEXTURE_2D_ARRAY, 0, 4 * PAGE * PAGE);
        for (int z = 0; z < 4; z++) {
            if (z == 2) assertEquals(RED, texels[z * PAGE * PAGE], "layer " + z);
            else hole(texels[z * PAGE * PAGE], "layer " + z);
        }
    }

    @Test
    void holesAreTransparent() {
        sparse(1, 2 * PAGE, PAGE);
        commit(PAGE, 0, PAGE, PAGE);
        int target = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, target);
        int t = lab.name(s -> GL.glGetIntegerv(GL_TEXTURE_BINDING_2D, s));
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
        GL.glViewport(0, 0, 2 * PAGE, PAGE);
        GL.glClearColor(1, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        hole(lab.pixel(PAGE - 1, 5), "drawn without memory");
        assertEquals(RED, lab.pixel(PAGE, 5), "drawn");
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glViewport(0, 0, 16, 16);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glBindVertexArray(lab.name(s -> GL.glGenVertexArrays(1, s)));
        GL.glUseProgram(GlLab.program(
                lab.shader(
                        GL_VERTEX_SHADER,
                        "#version 450\nvoid main(){int c=gl_VertexID;gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);}"),
                lab.shader(
                        GL_FRAGMENT_SHADER,
                        "#version 450\nuniform sampler2D s;out vec4 c;void main(){c=texture(s,gl_FragCoord.xy/16);}")));
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        hole(lab.pixel(7, 8), "sampled without memory");
        assertEquals(RED, lab.pixel(8, 8), "sampled");
    }
}
