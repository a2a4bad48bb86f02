package tepui.tools.bench;

import static tepui.frontends.gl.GLConstants.*;

/** Rows of the table of pixels: whole images of 1024 x 1024, and the picture of 1280 x 720 that a receiver of pixels gets. */
enum PixelCase {
    WRITE_RGBA("write RGBA8", Kind.WRITE, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    WRITE_BGRA("write RGBA8 from BGRA", Kind.WRITE, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE),
    WRITE_RGB("write RGB8", Kind.WRITE, GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE),
    WRITE_BGR("write RGBA8 from BGR", Kind.WRITE, GL_RGBA8, GL_BGR, GL_UNSIGNED_BYTE),
    WRITE_FLOATS("write RGBA8 from floats", Kind.WRITE, GL_RGBA8, GL_RGBA, GL_FLOAT),
    WRITE_HALF("write RGBA16F", Kind.WRITE, GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT),
    WRITE_HALF_FLOATS("write RGBA16F from floats", Kind.WRITE, GL_RGBA16F, GL_RGBA, GL_FLOAT),
    READ_RGBA("read RGBA8", Kind.READ, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    READ_BGRA("read RGBA8 as BGRA", Kind.READ, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE),
    READ_RGB("read RGBA8 as RGB", Kind.READ, GL_RGBA8, GL_RGB, GL_UNSIGNED_BYTE),
    READ_BGR("read RGBA8 as BGR", Kind.READ, GL_RGBA8, GL_BGR, GL_UNSIGNED_BYTE),
    READ_FLOATS("read RGBA8 as floats", Kind.READ, GL_RGBA8, GL_RGBA, GL_FLOAT),
    READ_HALF_FLOATS("read RGBA16F as floats", Kind.READ, GL_RGBA16F, GL_RGBA, GL_FLOAT),
    WRITE_REVERSED("write RGBA8 from BGRA, 8_8_8_8_REV", Kind.WRITE, GL_RGBA8, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV),
    WRITE_RG("write RG8", Kind.WRITE, GL_RG8, GL_RG, GL_UNSIGNED_BYTE),
    WRITE_SHORTS("write RGBA16", Kind.WRITE, GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT),
    WRITE_RGB_FLOATS("write RGB16F from floats", Kind.WRITE, GL_RGB16F, GL_RGB, GL_FLOAT),
    WRITE_565("write RGB565", Kind.WRITE, GL_RGB565, GL_RGB, GL_UNSIGNED_SHORT_5_6_5),
    WRITE_8_565("write RGBA8 from 5_6_5", Kind.WRITE, GL_RGBA8, GL_RGB, GL_UNSIGNED_SHORT_5_6_5),
    WRITE_SRGB("write SRGB8_ALPHA8", Kind.WRITE, GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE),
    WRITE_DEPTH("write DEPTH24 from ints", Kind.WRITE, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT),
    WRITE_DXT1("write DXT1 blocks", Kind.WRITE_BLOCKS, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_RGB, GL_UNSIGNED_BYTE),
    READ_HALF("read RGBA16F", Kind.READ, GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT),
    READ_HALF_BYTES("read RGBA16F as RGBA8", Kind.READ, GL_RGBA16F, GL_RGBA, GL_UNSIGNED_BYTE),
    READ_565("read RGBA8 as 5_6_5", Kind.READ, GL_RGBA8, GL_RGB, GL_UNSIGNED_SHORT_5_6_5),
    READ_DEPTH("read DEPTH24 as ints", Kind.READ, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT),
    READ_DEPTH_FLOATS("read DEPTH24 as floats", Kind.READ, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_FLOAT),
    READ_DEPTH32("read DEPTH32F as floats", Kind.READ, GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT),
    READ_PACKED("read DEPTH24_STENCIL8", Kind.READ, GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8),
    READ_BUFFER("read RGBA8 into a buffer", Kind.READ_BUFFER, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    READ_BUFFER_BGRA("read RGBA8 as BGRA into a buffer", Kind.READ_BUFFER, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE),
    COPY("copy RGBA8 from a framebuffer", Kind.COPY, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    LEVELS("levels of RGBA8", Kind.LEVELS, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    LEVELS_SRGB("levels of SRGB8_ALPHA8", Kind.LEVELS, GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE),
    LEVELS_HALF("levels of RGBA16F", Kind.LEVELS, GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT),
    HALVE("blit to half the size", Kind.HALVE, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    PICTURE("picture for a receiver", Kind.PICTURE, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE);

    static final int SIZE = 1024;
    static final int PICTURE_WIDTH = 1280;
    static final int PICTURE_HEIGHT = 720;

    /** Kinds of measurements. */
    enum Kind {
        WRITE,
        /** Blocks of a compressed format. */
        WRITE_BLOCKS,
        READ,
        /** Into a buffer object. */
        READ_BUFFER,
        /** From a framebuffer to a texture. */
        COPY,
        LEVELS,
        HALVE,
        /** Presenting to a receiver of pixels; where there is no such thing, reading as much as BGRA. */
        PICTURE
    }

    final String label;
    final Kind kind;
    final int internal;
    final int format;
    final int type;

    PixelCase(String label, Kind kind, int internal, int format, int type) {
        this.label = label;
        this.kind = kind;
        this.internal = internal;
        this.format = format;
        this.type = type;
    }

    boolean isDepth() {
        return format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL;
    }

    /** The attachment that a texture of this row has in a framebuffer. */
    int attachment() {
        if (!isDepth()) return GL_COLOR_ATTACHMENT0;
        return format == GL_DEPTH_STENCIL ? GL_DEPTH_STENCIL_ATTACHMENT : GL_DEPTH_ATTACHMENT;
    }

    /** Bytes of an image of the largest pixels. */
    static long bytes() {
        return SIZE * SIZE * 16L;
    }

    int width() {
        return kind == Kind.PICTURE ? PICTURE_WIDTH : SIZE;
    }

    int height() {
        return kind == Kind.PICTURE ? PICTURE_HEIGHT : SIZE;
    }
}
