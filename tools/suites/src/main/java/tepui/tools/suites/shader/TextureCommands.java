package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.tools.suites.gl.GlHost;

/** Commands {@code texture ...} and {@code texparameter ...}: textures with contents that probes can tell apart. */
final class TextureCommands {
    private static final float[][] QUARTERS = {{1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}, {1, 1, 1, 1}};

    private static final float[][] MIXED = {{1, 1, 0, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 1}};

    private final TestState stage;
    /** The texture that was made last. */
    private int name;

    TextureCommands(TestState stage) {
        this.stage = stage;
    }

    boolean run(Words w) {
        if (w.take("texture rgbw")) rgbw(w);
        else if (w.take("texture checkerboard")) checkerboard(w);
        else if (w.take("texture quads")) quads(w);
        else if (w.take("texture miptree")) miptree(w);
        else if (w.take("texture integer")) integer(w);
        else if (w.take("texture storage")) storage(w);
        else if (w.take("texture junk")) junk(w);
        else if (w.peek().equals("texture") && w.take("texture")) return shadow(w);
        else if (w.take("texparameter")) parameter(w);
        else return false;
        stage.check(w.toString());
        return true;
    }

    /** A fresh texture on that unit, which stays the active one. */
    private void fresh(int unit, int target) {
        stage.gl.glActiveTexture(GL_TEXTURE0 + unit);
        MemorySegment out = stage.ints(0);
        stage.gl.glGenTextures(1, out.address());
        name = out.get(ValueLayout.JAVA_INT, 0);
        stage.gl.glBindTexture(target, name);
    }

    private void size(int width, int height) {
        stage.textureSizes.putIfAbsent(name, new int[] {width, height});
    }

    private void filter(int target, int min, int mag) {
        stage.gl.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, min);
        stage.gl.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, mag);
    }

    /** Colours of the edge go on beyond it. */
    private void clamp(int target) {
        stage.gl.glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        stage.gl.glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    }

    private void enable(int target) {
        if (!stage.isCompatible()) return;
        switch (target) {
            case GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_RECTANGLE ->
                stage.gl.glEnable(target);
            default -> {}
        }
    }

    private void rgbw(Words w) {
        int target = GL_TEXTURE_2D;
        if (w.take("1D")) target = GL_TEXTURE_1D;
        else if (w.take("2DArray")) target = GL_TEXTURE_2D_ARRAY;
        else if (w.take("1DArray")) target = GL_TEXTURE_1D_ARRAY;
        else if (w.take("3D")) target = GL_TEXTURE_3D;
        int unit = w.integer();
        if (w.isAtEnd()) {
            texelEach(unit, target);
            return;
        }
        int width = w.integer();
        int height = target == GL_TEXTURE_1D ? 1 : w.integer();
        int depth = target == GL_TEXTURE_2D_ARRAY ? w.integer() : 1;
        int format = w.isAtEnd() ? GL_RGBA : Enums.value(w.next());
        fresh(unit, target);
        if (isInteger(format)) {
            integerQuarters(format, width, height);
            filter(target, GL_NEAREST, GL_NEAREST);
            clamp(target);
            enable(target);
            return;
        }
        MemorySegment data = stage.bytes((long) width * height * depth * 16);
        for (int z = 0; z < depth; z++) {
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    float[] color = switch (target) {
                        case GL_TEXTURE_2D_ARRAY -> QUARTERS[z & 3];
                        case GL_TEXTURE_1D_ARRAY -> QUARTERS[y & 3];
                        default -> QUARTERS[(2 * y >= height && height > 1 ? 2 : 0) + (2 * x >= width ? 1 : 0)];
                    };
                    put(data, ((long) z * height + y) * width + x, color);
                }
            }
        }
        upload(target, 0, format, width, height, depth, data);
        filter(target, GL_NEAREST, GL_NEAREST);
        clamp(target);
        enable(target);
    }

    /** Without a size: a texel of each colour, in a row, or in a cube whose upper half has the mixed colours. */
    private void texelEach(int unit, int target) {
        fresh(unit, target);
        int count = target == GL_TEXTURE_3D ? 8 : 4;
        MemorySegment data = stage.bytes(count * 16L);
        for (int i = 0; i < count; i++) put(data, i, i < 4 ? QUARTERS[i] : MIXED[i - 4]);
        int size = target == GL_TEXTURE_3D ? 2 : 1;
        upload(target, 0, GL_RGBA, count / size / size, size, size, data);
        filter(target, GL_NEAREST, GL_NEAREST);
        clamp(target);
        if (target == GL_TEXTURE_3D) stage.gl.glTexParameteri(target, GL_TEXTURE_WRAP_R, GL_CLAMP_TO_EDGE);
        enable(target);
    }

    private static boolean isInteger(int format) {
        return switch (format) {
            case GL_RGBA8I, GL_RGBA16I, GL_RGBA32I, GL_R32I, GL_RGBA8UI, GL_RGBA16UI, GL_RGBA32UI, GL_R32UI -> true;
            default -> false;
        };
    }

    private void integerQuarters(int format, int width, int height) {
        size(width, height);
        MemorySegment data = stage.bytes((long) width * height * 16);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                float[] color = QUARTERS[(2 * y >= height ? 2 : 0) + (2 * x >= width ? 1 : 0)];
                for (int c = 0; c < 4; c++) {
                    data.setAtIndex(ValueLayout.JAVA_INT, ((long) y * width + x) * 4 + c, (int) color[c] * 127);
                }
            }
        }
        stage.gl.glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, GL_RGBA_INTEGER, GL_INT, data.address());
    }

    private static void put(MemorySegment data, long texel, float[] color) {
        for (int c = 0; c < 4; c++) data.setAtIndex(ValueLayout.JAVA_FLOAT, texel * 4 + c, color[c]);
    }

    private void upload(int target, int level, int format, int width, int height, int depth, MemorySegment data) {
        if (level == 0) size(width, height);
        if (stage.profile == GlHost.Profile.ES) {
            // OpenGL ES converts no floats to bytes, and ES 2.0 knows no sizes of formats.
            for (long i = 0; i < (long) width * height * depth * 4; i++) {
                float v = data.getAtIndex(ValueLayout.JAVA_FLOAT, i);
                data.set(ValueLayout.JAVA_BYTE, i, (byte) Math.round(v * 255));
            }
            int unsized = format == GL_RGBA8 ? GL_RGBA : format;
            long bytes = data.address();
            boolean layers = target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_3D;
            if (layers)
                stage.gl.glTexImage3D(
                        target, level, unsized, width, height, depth, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
            else stage.gl.glTexImage2D(target, level, unsized, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
            return;
        }
        long p = data.address();
        switch (target) {
            case GL_TEXTURE_1D -> stage.gl.glTexImage1D(target, level, format, width, 0, GL_RGBA, GL_FLOAT, p);
            case GL_TEXTURE_2D_ARRAY, GL_TEXTURE_3D ->
                stage.gl.glTexImage3D(target, level, format, width, height, depth, 0, GL_RGBA, GL_FLOAT, p);
            default -> stage.gl.glTexImage2D(target, level, format, width, height, 0, GL_RGBA, GL_FLOAT, p);
        }
    }

    private void checkerboard(Words w) {
        int target = GL_TEXTURE_2D;
        if (w.take("1D")) target = GL_TEXTURE_1D;
        int unit = w.integer();
        int level = w.integer();
        int width = w.integer();
        int height = target == GL_TEXTURE_1D ? 1 : w.integer();
        float[] first = w.numbers(4);
        float[] second = w.numbers(4);
        fresh(unit, target);
        MemorySegment data = stage.bytes((long) width * height * 16);
        int squareX = Math.max(width / 2, 1);
        int squareY = Math.max(height / 2, 1);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                put(data, (long) y * width + x, ((x / squareX ^ y / squareY) & 1) == 0 ? first : second);
            }
        }
        upload(target, level, GL_RGBA, width, height, 1, data);
        filter(target, GL_NEAREST, GL_NEAREST);
        stage.gl.glTexParameterfv(
                target, GL_TEXTURE_BORDER_COLOR, stage.floats(1, 0, 0, 1).address());
        stage.gl.glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
        stage.gl.glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
        enable(target);
    }

    private void quads(Words w) {
        int unit = w.integer();
        int level = w.integer();
        int width = w.integer();
        int height = w.integer();
        int squareX = w.integer();
        int squareY = w.integer();
        float[][] colors = {w.numbers(4), w.numbers(4), w.numbers(4), w.numbers(4)};
        fresh(unit, GL_TEXTURE_2D);
        MemorySegment data = stage.bytes((long) width * height * 16);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                put(data, (long) y * width + x, colors[(y / squareY & 1) * 2 + (x / squareX & 1)]);
            }
        }
        upload(GL_TEXTURE_2D, level, GL_RGBA, width, height, 1, data);
        filter(GL_TEXTURE_2D, GL_NEAREST, GL_NEAREST);
        enable(GL_TEXTURE_2D);
    }

    private void miptree(Words w) {
        fresh(w.integer(), GL_TEXTURE_2D);
        filter(GL_TEXTURE_2D, GL_NEAREST_MIPMAP_NEAREST, GL_NEAREST);
        for (int level = 0; level < 4; level++) {
            int size = 8 >> level;
            MemorySegment data = stage.bytes((long) size * size * 16);
            for (int i = 0; i < size * size; i++) put(data, i, QUARTERS[level]);
            upload(GL_TEXTURE_2D, level, GL_RGBA, size, size, 1, data);
        }
        enable(GL_TEXTURE_2D);
    }

    /** {@code texture integer UNIT (W, H) (ROW, FIRST) FORMAT}: texels count from the first, and grow by so much from row to row. */
    private void integer(Words w) {
        int unit = w.integer();
        int width = w.integer();
        int height = w.integer();
        int row = w.integer();
        int first = w.integer();
        int format = Enums.value(w.next());
        fresh(unit, GL_TEXTURE_2D);
        MemorySegment data = stage.bytes((long) width * height * 16);
        for (int i = 0; i < width * height; i++) {
            data.setAtIndex(ValueLayout.JAVA_INT, i, first + i % width + i / width * row);
        }
        long p = data.address();
        if (stage.profile == GlHost.Profile.ES) {
            // OpenGL ES binds images of immutable textures only.
            stage.gl.glTexStorage2D(GL_TEXTURE_2D, 1, format, width, height);
            stage.gl.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RED_INTEGER, GL_INT, p);
        } else {
            stage.gl.glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, GL_RED_INTEGER, GL_INT, p);
        }
        filter(GL_TEXTURE_2D, GL_NEAREST, GL_NEAREST);
    }

    private void storage(Words w) {
        int unit = w.integer();
        int target = target(w.next());
        int format = Enums.value(w.next());
        int levels = w.integer();
        int width = w.integer();
        int height = w.isAtEnd() ? 1 : w.integer();
        int depth = w.isAtEnd() ? 1 : w.integer();
        fresh(unit, target);
        size(width, height);
        switch (target) {
            case GL_TEXTURE_1D -> stage.gl.glTexStorage1D(target, levels, format, width);
            case GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP_ARRAY ->
                stage.gl.glTexStorage3D(target, levels, format, width, height, depth);
            default -> stage.gl.glTexStorage2D(target, levels, format, width, height);
        }
    }

    /** {@code texture junk 2DArray UNIT (W, H, D)}: something that no probe expects. */
    private void junk(Words w) {
        int target = target(w.next());
        int unit = w.integer();
        int width = w.integer();
        int height = w.integer();
        int depth = w.isAtEnd() ? 1 : w.integer();
        fresh(unit, target);
        MemorySegment data = stage.bytes((long) width * height * depth * 16);
        for (int i = 0; i < width * height * depth * 4; i++) {
            data.setAtIndex(ValueLayout.JAVA_FLOAT, i, (i * 37 & 255) / 255f);
        }
        upload(target, 0, GL_RGBA, width, height, depth, data);
        filter(target, GL_NEAREST, GL_NEAREST);
    }

    private boolean shadow(Words w) {
        int target = switch (w.next()) {
            case "shadow1D" -> GL_TEXTURE_1D;
            case "shadow2D" -> GL_TEXTURE_2D;
            case "shadowRect" -> GL_TEXTURE_RECTANGLE;
            case "shadow1DArray" -> GL_TEXTURE_1D_ARRAY;
            case "shadow2DArray" -> GL_TEXTURE_2D_ARRAY;
            default -> 0;
        };
        if (target == 0) return false;
        int unit = w.integer();
        int width = w.integer();
        int height = w.isAtEnd() ? 1 : w.integer();
        int depth = w.isAtEnd() ? 1 : w.integer();
        fresh(unit, target);
        MemorySegment data = stage.bytes((long) width * height * depth * 4);
        for (int i = 0; i < width * height * depth; i++) {
            // From 0 at the left to 1 at the right.
            data.setAtIndex(ValueLayout.JAVA_FLOAT, i, (float) (i % width) / Math.max(width - 1, 1));
        }
        long p = data.address();
        int format = GL_DEPTH_COMPONENT;
        switch (target) {
            case GL_TEXTURE_1D -> stage.gl.glTexImage1D(target, 0, format, width, 0, format, GL_FLOAT, p);
            case GL_TEXTURE_2D_ARRAY ->
                stage.gl.glTexImage3D(target, 0, format, width, height, depth, 0, format, GL_FLOAT, p);
            default -> stage.gl.glTexImage2D(target, 0, format, width, height, 0, format, GL_FLOAT, p);
        }
        filter(target, GL_NEAREST, GL_NEAREST);
        clamp(target);
        stage.gl.glTexParameteri(target, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
        stage.gl.glTexParameteri(target, GL_TEXTURE_COMPARE_FUNC, GL_GREATER);
        enable(target);
        stage.check(w.toString());
        return true;
    }

    static int target(String name) {
        return switch (name) {
            case "1D" -> GL_TEXTURE_1D;
            case "2D", "2d" -> GL_TEXTURE_2D;
            case "3D" -> GL_TEXTURE_3D;
            case "Rect" -> GL_TEXTURE_RECTANGLE;
            case "Cube" -> GL_TEXTURE_CUBE_MAP;
            case "1DArray" -> GL_TEXTURE_1D_ARRAY;
            case "2DArray" -> GL_TEXTURE_2D_ARRAY;
            case "CubeArray" -> GL_TEXTURE_CUBE_MAP_ARRAY;
            default -> throw new TestFailure("the target " + name + " is not known");
        };
    }

    private void parameter(Words w) {
        int target = target(w.next());
        String name = w.next();
        switch (name) {
            case "min" -> stage.gl.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, Enums.small(w.next()));
            case "mag" -> stage.gl.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, Enums.small(w.next()));
            case "compare_func" -> stage.gl.glTexParameteri(target, GL_TEXTURE_COMPARE_FUNC, Enums.small(w.next()));
            case "depth_mode" -> {
                // Gone from the core profile, where the mode is always red.
                if (stage.isCompatible()) {
                    stage.gl.glTexParameteri(target, GL_DEPTH_TEXTURE_MODE, Enums.small(w.next()));
                }
            }
            case "lod_bias" -> stage.gl.glTexParameterf(target, GL_TEXTURE_LOD_BIAS, w.number());
            case "border_color" ->
                stage.gl.glTexParameterfv(
                        target,
                        GL_TEXTURE_BORDER_COLOR,
                        stage.floats(w.numbers(4)).address());
            case "base_level", "max_level" ->
                stage.gl.glTexParameteri(target, Enums.small("texture_" + name), w.integer());
            case "wrap_s", "wrap_t", "wrap_r" ->
                stage.gl.glTexParameteri(target, Enums.small("texture_" + name), Enums.small(w.next()));
            case "swizzle_r", "swizzle_g", "swizzle_b", "swizzle_a" ->
                stage.gl.glTexParameteri(target, Enums.small("texture_" + name), Enums.small(w.next()));
            default -> throw new TestFailure("the parameter " + name + " of a texture is not known");
        }
    }
}
