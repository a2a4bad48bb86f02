package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Images that contexts of OpenGL ES have beyond their version: each under the names of its extension, drawn with where it draws. */
final class EsImagesTest extends EsTest {
    @ParameterizedTest
    @CsvSource({
        "20, 0x1908, 0x80bf8060", "20, 0x1907, 0x80bf80ff", "20, 0x1909, 0x808080ff", "20, 0x190a, 0x808080bf",
        "20, 0x1906, 0x00000080", "20, 0x1903, 0x800000ff", "20, 0x8227, 0x80bf00ff", "30, 0x1908, 0x80bf8060",
        "32, 0x1909, 0x808080ff"
    })
    void pixelsOfFloatsMakeImagesOfFloats(int version, String formatName, String expected) {
        int format = Integer.decode(formatName);
        try (GLContext c = es(version)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 0.125f, 0.125f, 0.125f, 1);
            float[] texel = {4, 6, 4, 0.375f};
            // Alpha is not scaled: where it is the format's second or only component it is small.
            if (format == GL_ALPHA) texel[0] = 0.5f;
            if (format == GL_LUMINANCE_ALPHA) texel[1] = 0.75f;
            short[] halves = new short[4];
            for (int i = 0; i < 4; i++) halves[i] = Float.floatToFloat16(texel[i]);
            for (int type : new int[] {GL_FLOAT, GL_HALF_FLOAT_OES}) {
                nearest(GL_TEXTURE_2D);
                MemorySegment data = MemorySegment.ofArray(new byte[16]);
                if (type == GL_FLOAT) MemorySegment.copy(texel, 0, data, ValueLayout.JAVA_FLOAT_UNALIGNED, 0, 4);
                else MemorySegment.copy(halves, 0, data, ValueLayout.JAVA_SHORT_UNALIGNED, 0, 4);
                gl.texImage2D(GL_TEXTURE_2D, 0, format, 1, 1, format, type, data);
                fill();
                assertEquals((int) (long) Long.decode(expected), gl.pixel(3, 3), "type 0x" + Integer.toHexString(type));
                // Parts are given as the whole was.
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, format, type, floats(8, 8, 8, 8));
                gl.check();
                fill();
                assertFalse((int) (long) Long.decode(expected) == gl.pixel(3, 3));
            }
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGB, GL_FLOAT, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void imagesOfHalfFloatsAreDrawnToAndRead() {
        try (GLContext c = es(20)) {
            int t = nearest(GL_TEXTURE_2D);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_HALF_FLOAT_OES, 0);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            use("precision highp float; void main() { gl_FragColor = vec4(3.0, -2.0, 0.5, 1.0); }");
            fill();
            long to = floats(0, 0, 0, 0);
            GL.glReadPixels(2, 2, 1, 1, GL_RGBA, GL_FLOAT, to);
            gl.check();
            assertEquals(3f, MemorySegment.ofAddress(to).reinterpret(16).get(ValueLayout.JAVA_FLOAT, 0));
            assertEquals(-2f, MemorySegment.ofAddress(to).reinterpret(16).get(ValueLayout.JAVA_FLOAT, 4));
            // Those of 32 bits wait for version 3.0.
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_FLOAT, 0);
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            int r = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
            GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGB16F, 8, 8);
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            gl.check();
            refused(GL_INVALID_ENUM, () -> GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA32F, 8, 8));
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 32})
    void colorsOfTenBits(int version) {
        try (GLContext c = es(version)) {
            assertTrue(gl.getString(GL_EXTENSIONS).contains("GL_EXT_texture_type_2_10_10_10_REV"));
            int type = GL_UNSIGNED_INT_2_10_10_10_REV;
            int p = use(TEXTURED);
            // Of ten bits those that eight have no room for are left after a scale by 8: 64 / 1023, 65 / 1023, 66 /
            // 1023.
            GL.glUniform4f(gl.uniform(p, "scale"), 8, 8, 8, 1);
            long texel = ints(64 | 65 << 10 | 66 << 20 | 1 << 30);
            for (int format : new int[] {GL_RGBA, GL_RGB}) {
                int t = nearest(GL_TEXTURE_2D);
                GL.glTexImage2D(GL_TEXTURE_2D, 0, format, 1, 1, 0, format, type, texel);
                gl.check();
                fill();
                assertEquals(format == GL_RGB ? 0x808284ff : 0x80828455, gl.pixel(3, 3));
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, format, type, ints(32 << 20 | 2 << 30));
                gl.check();
                fill();
                assertEquals(format == GL_RGB ? 0x000040ff : 0x000040aa, gl.pixel(3, 3));
                GL.glGenerateMipmap(GL_TEXTURE_2D);
                gl.check();
                refused(
                        GL_INVALID_OPERATION,
                        () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA, 1, 1, 0, GL_ALPHA, type, 0));
                int f = gl.genFramebuffer();
                GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
                GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
                assertEquals(
                        format == GL_RGB ? GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT : GL_FRAMEBUFFER_COMPLETE,
                        GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
                GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
                nearest(GL_TEXTURE_2D);
                GL.glTexStorage2DEXT(GL_TEXTURE_2D, 1, format == GL_RGB ? GL_RGB10 : GL_RGB10_A2, 1, 1);
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, format, type, texel);
                gl.check();
                fill();
                assertEquals(format == GL_RGB ? 0x808284ff : 0x80828455, gl.pixel(3, 3));
            }
            refused(GL_INVALID_OPERATION, () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGB, type, 0));
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 32})
    void componentsInTheOtherOrder(int version) {
        try (GLContext c = es(version)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 1, 1, 1, 1);
            nearest(GL_TEXTURE_2D);
            MemorySegment texel = MemorySegment.ofArray(new byte[] {0x10, 0x20, 0x30, 0x40});
            gl.texImage2D(GL_TEXTURE_2D, 0, GL_BGRA, 1, 1, GL_BGRA, GL_UNSIGNED_BYTE, texel);
            fill();
            assertEquals(0x30201040, gl.pixel(3, 3));
            long to = ints(0);
            GL.glReadPixels(3, 3, 1, 1, GL_BGRA, GL_UNSIGNED_BYTE, to);
            gl.check();
            assertEquals(0x40302010, MemorySegment.ofAddress(to).reinterpret(4).get(ValueLayout.JAVA_INT, 0));
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_BGRA, GL_UNSIGNED_BYTE, 0));
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            GL.glTexStorage2DEXT(GL_TEXTURE_2D, 1, GL_BGRA8_EXT, 2, 2);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_BGRA, GL_UNSIGNED_BYTE, ints(0));
            gl.check();
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void encodedImagesHaveTheirOwnFormatBefore30() {
        try (GLContext c = es(20)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 1, 1, 1, 1);
            nearest(GL_TEXTURE_2D);
            byte[] texel = {(byte) 0xbc, 0, (byte) 0xff, (byte) 0x80};
            gl.texImage2D(
                    GL_TEXTURE_2D,
                    0,
                    GL_SRGB_ALPHA,
                    1,
                    1,
                    GL_SRGB_ALPHA,
                    GL_UNSIGNED_BYTE,
                    MemorySegment.ofArray(texel));
            fill();
            assertEquals(0x8000ff80, gl.pixel(3, 3));
            refused(GL_INVALID_OPERATION, () -> GL.glGenerateMipmap(GL_TEXTURE_2D));
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_SRGB_ALPHA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0));
            int r = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
            GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_SRGB8_ALPHA8_EXT, 8, 8);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
            use("void main() { gl_FragColor = vec4(0.5); }");
            fill();
            // Half is encoded as 187.5.
            assertEquals(0xbc, gl.pixel(3, 3) >>> 24, 1);
            assertEquals(0x80, gl.pixel(3, 3) & 0xff);
            GL.glDisable(GL_FRAMEBUFFER_SRGB);
            fill();
            assertEquals(0x80808080, gl.pixel(3, 3));
            gl.check();
            assertTrue(c.isCurrent());
        }
        try (GLContext c = es(30)) {
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            refused(
                    GL_INVALID_ENUM,
                    () -> GL.glTexImage2D(
                            GL_TEXTURE_2D, 0, GL_SRGB_ALPHA, 1, 1, 0, GL_SRGB_ALPHA, GL_UNSIGNED_BYTE, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void storageOfOldFormats() {
        int[] formats = {
            GL_ALPHA8,
            GL_LUMINANCE8,
            GL_LUMINANCE8_ALPHA8,
            GL_RGB565,
            GL_RGBA4,
            GL_RGBA8,
            GL_R8,
            GL_RG16F,
            GL_RGBA32F,
            GL_LUMINANCE16F_ARB,
            GL_DEPTH_COMPONENT16,
            GL_DEPTH24_STENCIL8
        };
        try (GLContext c = es(20)) {
            for (int f : formats) {
                GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
                GL.glTexStorage2DEXT(GL_TEXTURE_2D, 2, f, 4, 4);
                assertEquals(GL_NO_ERROR, GL.glGetError(), "0x" + Integer.toHexString(f));
            }
            refused(GL_INVALID_OPERATION, () -> GL.glTexStorage2DEXT(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 4));
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            refused(GL_INVALID_ENUM, () -> GL.glTexStorage2DEXT(GL_TEXTURE_2D, 1, GL_RGBA8UI, 4, 4));
            refused(GL_INVALID_ENUM, () -> GL.glTexStorage2DEXT(GL_TEXTURE_2D, 1, GL_ALPHA, 4, 4));
            refused(GL_INVALID_ENUM, () -> GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA8, 0, 0, 4, 4, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void volumesBefore30() {
        try (GLContext c = es(20)) {
            use("""
                    #extension GL_OES_texture_3D : require
                    precision highp float;
                    uniform highp sampler3D s;
                    void main() { gl_FragColor = texture3D(s, vec3(0.5, 0.5, 0.75)); }
                    """);
            int t = nearest(GL_TEXTURE_3D);
            GL.glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_WRAP_R_OES, GL_CLAMP_TO_EDGE);
            long layers = ints(0xff0000ff, 0xff00ff00);
            GL.glTexImage3DOES(GL_TEXTURE_3D, 0, GL_RGBA, 1, 1, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, layers);
            fill();
            assertEquals(0x00ff00ff, gl.pixel(3, 3));
            GL.glTexSubImage3DOES(GL_TEXTURE_3D, 0, 0, 0, 1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0xff112233));
            fill();
            assertEquals(0x332211ff, gl.pixel(3, 3));
            assertEquals(t, gl.getInteger(GL_TEXTURE_BINDING_3D_OES));
            assertTrue(gl.getInteger(GL_MAX_3D_TEXTURE_SIZE_OES) >= 16);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glFramebufferTexture3DOES(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D, t, 0, 1);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            assertEquals(0x332211ff, gl.pixel(0, 0));
            GL.glCopyTexSubImage3DOES(GL_TEXTURE_3D, 0, 0, 0, 0, 0, 0, 1, 1);
            gl.check();
            refused(
                    GL_INVALID_VALUE,
                    () -> GL.glFramebufferTexture3DOES(
                            GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D, t, 0, 1 << 20));
            refused(
                    GL_INVALID_ENUM,
                    () -> GL.glTexImage3DOES(
                            GL_TEXTURE_2D_ARRAY, 0, GL_RGBA, 1, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void partsOfRowsBefore30() {
        try (GLContext c = es(20)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 1, 1, 1, 1);
            nearest(GL_TEXTURE_2D);
            GL.glPixelStorei(GL_UNPACK_ROW_LENGTH_EXT, 2);
            GL.glPixelStorei(GL_UNPACK_SKIP_ROWS_EXT, 1);
            GL.glPixelStorei(GL_UNPACK_SKIP_PIXELS_EXT, 1);
            assertEquals(2, gl.getInteger(GL_UNPACK_ROW_LENGTH_EXT));
            long pixels = ints(0, 0, 0, 0xff332211);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
            fill();
            assertEquals(0x112233ff, gl.pixel(3, 3));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void sixteenBitsFrom31On() {
        try (GLContext c = es(31)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 1, 1, 1, 1);
            int t = nearest(GL_TEXTURE_2D);
            GL.glTexImage2D(
                    GL_TEXTURE_2D, 0, GL_RGBA16_EXT, 1, 1, 0, GL_RGBA, GL_UNSIGNED_SHORT, ints(0x80808080, 0xffff0000));
            fill();
            assertEquals(0x808000ff, gl.pixel(3, 3));
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            long to = ints(0, 0);
            GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_SHORT, to);
            assertEquals(0x80808080, MemorySegment.ofAddress(to).reinterpret(8).get(ValueLayout.JAVA_INT, 0));
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB16_SNORM_EXT, 1, 1, 0, GL_RGB, GL_SHORT, 0);
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            gl.check();
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16_EXT, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void blocksOfTheDesktopsFamilies() {
        try (GLContext c = es(20)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), 1, 1, 1, 1);
            nearest(GL_TEXTURE_2D);
            // Both colours of the block are red.
            long block = ints(0xf800f800, 0);
            GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 4, 4, 0, 8, block);
            fill();
            assertEquals(0xff0000ff, gl.pixel(3, 3));
            refused(GL_INVALID_OPERATION, () -> GL.glGenerateMipmap(GL_TEXTURE_2D));
            // Individual mode, both halves of one grey.
            GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_ETC1_RGB8_OES, 4, 4, 0, 8, ints(0x00888888, 0));
            fill();
            assertEquals(0x8a8a8aff, gl.pixel(3, 3));
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexSubImage2D(
                            GL_TEXTURE_2D, 0, 0, 0, 4, 4, GL_RGB, GL_UNSIGNED_BYTE, ints(new int[16])));
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "20, 0x83F0, 0x1907, 0x1401, 1",
        "20, 0x83F0, 0x1908, 0x1401, 1",
        "20, 0x83F1, 0x1908, 0x1401, 1",
        "20, 0x83F2, 0x1908, 0x1401, 1",
        "20, 0x83F3, 0x1908, 0x1401, 1",
        "30, 0x83F0, 0x1907, 0x1401, 1",
        "30, 0x8DBB, 0x1903, 0x1401, 1",
        "30, 0x8DBC, 0x1903, 0x1400, 1",
        "30, 0x8DBD, 0x8227, 0x1401, 1",
        "30, 0x8DBE, 0x8227, 0x1400, 1",
        "30, 0x8E8C, 0x1908, 0x1401, 1",
        "30, 0x8E8D, 0x1908, 0x1401, 1",
        "30, 0x8E8E, 0x1907, 0x1406, 0.5",
        "32, 0x8E8F, 0x1907, 0x1406, 0.5"
    })
    void pixelsAreCompressedAsTheyCome(
            int version, String internalName, String formatName, String typeName, float scale) {
        int internal = Integer.decode(internalName);
        int format = Integer.decode(formatName);
        int type = Integer.decode(typeName);
        try (GLContext c = es(version)) {
            int p = use(TEXTURED);
            GL.glUniform4f(gl.uniform(p, "scale"), scale, scale, scale, 1);
            nearest(GL_TEXTURE_2D);
            int components = format == GL_RED ? 1 : format == GL_RG ? 2 : format == GL_RGB ? 3 : 4;
            int size = type == GL_FLOAT ? 4 : 1;
            MemorySegment red = memory.allocate(16L * components * size, 4);
            for (int i = 0; i < 16; i++) {
                for (int k = 0; k < components; k++) {
                    boolean full = k == 0 || k == 3;
                    if (type == GL_FLOAT) red.setAtIndex(ValueLayout.JAVA_FLOAT, i * components + k, full ? 2 : 0);
                    else
                        red.set(ValueLayout.JAVA_BYTE, i * components + k, (byte)
                                (!full ? 0 : type == GL_BYTE ? 127 : 255));
                }
            }
            GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, 4, 4, 0, format, type, red.address());
            fill();
            // An encoder may be one step off.
            assertEquals(0xfc0000fc, gl.pixel(3, 3) & 0xfcfcfcfc);
            red.fill((byte) 0);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 4, format, type, red.address());
            fill();
            assertEquals(0, gl.pixel(3, 3) >>> 8);
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, 4, 4, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, 0));
            assertTrue(c.isCurrent());
        }
    }
}
