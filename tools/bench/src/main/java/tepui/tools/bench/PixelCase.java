package tepui.tools.bench;

import static tepui.frontends.gl.GLConstants.*;

/** Rows of the table of pixels: whole images of 1024 x 1024, and the picture of 1280 x 720 that a receiver of pixels gets. */
enum PixelCase {
    WRITE_RGBA("write RGBA8", Kind.WRITE, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    WRITE_BGRA("write RGBA8 from BGRA", Kind.WRITE, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE),
    WRITE_RGB("write RGB8", Kind.WRITE, GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE),
    WRITE_FLOATS("write RGBA8 from floats", Kind.WRITE, GL_RGBA8, GL_RGBA, GL_FLOAT),
    WRITE_HALF("write RGBA16F", Kind.WRITE, GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT),
    WRITE_HALF_FLOATS("write RGBA16F from floats", Kind.WRITE, GL_RGBA16F, GL_RGBA, GL_FLOAT),
    READ_RGBA("read RGBA8", Kind.READ, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    READ_BGRA("read RGBA8 as BGRA", Kind.READ, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE),
    READ_RGB("read RGBA8 as RGB", Kind.READ, GL_RGBA8, GL_RGB, GL_UNSIGNED_BYTE),
    READ_FLOATS("read RGBA8 as floats", Kind.READ, GL_RGBA8, GL_RGBA, GL_FLOAT),
    READ_HALF_FLOATS("read RGBA16F as floats", Kind.READ, GL_RGBA16F, GL_RGBA, GL_FLOAT),
    LEVELS("levels of RGBA8", Kind.LEVELS, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    HALVE("blit to half the size", Kind.HALVE, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE),
    PICTURE("picture for a receiver", Kind.PICTURE, GL_RGBA8, GL_BGRA, GL_UNSIGNED_BYTE);

    static final int SIZE = 1024;
    static final int PICTURE_WIDTH = 1280;
    static final int PICTURE_HEIGHT = 720;

    /** Kinds of measurements. */
    enum Kind {
        WRITE,
        READ,
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

    int width() {
        return kind == Kind.PICTURE ? PICTURE_WIDTH : SIZE;
    }

    int height() {
        return kind == Kind.PICTURE ? PICTURE_HEIGHT : SIZE;
    }
}
