package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** What glGetInternalformativ says of formats (ARB_internalformat_query2). */
final class FormatQueriesTest {
    private final Device device = TestDevice.soft();
    private final GLContext context = GLContext.create(device, ContextAttributes.core(4, 3));
    private final GLJava gl = GLJava.checked();

    @BeforeEach
    void make() {
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        gl.close();
    }

    private int ask(int target, int format, int question) {
        return gl.name(a -> GL.glGetInternalformativ(target, format, question, 1, a));
    }

    @Test
    void buffersAreNotDrawnToNorFilteredNorGathered() {
        assertEquals(GL_FULL_SUPPORT, ask(GL_TEXTURE_2D, GL_RGBA8, GL_FRAMEBUFFER_RENDERABLE));
        for (int q :
                new int[] {GL_FRAMEBUFFER_RENDERABLE, GL_FRAMEBUFFER_BLEND, GL_READ_PIXELS, GL_FILTER, GL_TEXTURE_VIEW
                }) {
            assertEquals(GL_NONE, ask(GL_TEXTURE_BUFFER, GL_RGBA8, q));
        }
        assertEquals(GL_NONE, ask(GL_TEXTURE_BUFFER, GL_RGB10_A2, GL_SHADER_IMAGE_LOAD));
    }

    @Test
    void imagesWithSamplesAreNeitherFilteredNorCompared() {
        assertEquals(GL_NONE, ask(GL_TEXTURE_2D_MULTISAMPLE, GL_RGBA8, GL_FILTER));
        assertEquals(GL_NONE, ask(GL_TEXTURE_2D_MULTISAMPLE, GL_DEPTH_COMPONENT24, GL_TEXTURE_SHADOW));
        assertEquals(GL_FULL_SUPPORT, ask(GL_TEXTURE_CUBE_MAP, GL_DEPTH_COMPONENT24, GL_TEXTURE_SHADOW));
    }

    @Test
    void linesAndVolumesAreNotGathered() {
        assertEquals(GL_NONE, ask(GL_TEXTURE_1D_ARRAY, GL_RGBA8, GL_TEXTURE_GATHER));
        assertEquals(GL_NONE, ask(GL_TEXTURE_3D, GL_RGBA8, GL_TEXTURE_GATHER));
        assertEquals(GL_FULL_SUPPORT, ask(GL_TEXTURE_2D_ARRAY, GL_RGBA8, GL_TEXTURE_GATHER));
    }

    @Test
    void sizesOfBlocksAreBytes() {
        assertEquals(16, ask(GL_TEXTURE_2D, GL_COMPRESSED_RG_RGTC2, GL_TEXTURE_COMPRESSED_BLOCK_SIZE));
        assertEquals(8, ask(GL_TEXTURE_2D, GL_COMPRESSED_RED_RGTC1, GL_TEXTURE_COMPRESSED_BLOCK_SIZE));
    }

    @Test
    void blocksOfBptcMakeVolumes() {
        assertEquals(GL_TRUE, ask(GL_TEXTURE_3D, GL_COMPRESSED_RGBA_BPTC_UNORM, GL_INTERNALFORMAT_SUPPORTED));
        assertEquals(GL_FALSE, ask(GL_TEXTURE_3D, GL_COMPRESSED_RED_RGTC1, GL_INTERNALFORMAT_SUPPORTED));
    }

    @Test
    void pixelsAreBestGivenAsTheyAreStored() {
        assertEquals(GL_RG_INTEGER, ask(GL_TEXTURE_2D, GL_RG16UI, GL_TEXTURE_IMAGE_FORMAT));
        assertEquals(GL_UNSIGNED_SHORT, ask(GL_TEXTURE_2D, GL_RG16UI, GL_TEXTURE_IMAGE_TYPE));
        assertEquals(
                GL_FLOAT_32_UNSIGNED_INT_24_8_REV, ask(GL_TEXTURE_2D, GL_DEPTH32F_STENCIL8, GL_GET_TEXTURE_IMAGE_TYPE));
        assertEquals(GL_NONE, ask(GL_TEXTURE_2D, GL_RGB9_E5, GL_READ_PIXELS_FORMAT));
    }
}
