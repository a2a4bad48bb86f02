package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import tepui.tools.image.Image;
import tepui.tools.suites.gl.GlHost;

/** Commands {@code probe ...} and {@code relative probe ...}: pixels beside the colours that the test names. */
final class ProbeCommands {
    private final TestState stage;

    /** The probe is of integers. */
    private boolean integers;

    ProbeCommands(TestState stage) {
        this.stage = stage;
    }

    boolean run(Words w) {
        if (w.take("tolerance")) {
            float[] t = w.numbers(4);
            System.arraycopy(t, 0, stage.tolerance, 0, 4);
            return true;
        }
        boolean relative = w.take("relative probe");
        if (!relative && !w.take("probe")) return false;
        // "warn" would only warn; what the test expects is not required.
        boolean warn = w.take("warn");
        try {
            if (!probe(w, relative)) return false;
        } catch (ProbeFailure e) {
            if (!warn) throw e;
        }
        return true;
    }

    private boolean probe(Words w, boolean relative) {
        if (w.take("depth")) {
            int x = w.integer();
            int y = w.integer();
            depth(x, y, w.number());
            return true;
        }
        boolean all = w.take("all");
        boolean rectangle = w.take("rect");
        int channels;
        if (w.take("rgba")) channels = 4;
        else if (w.take("rgb")) channels = 3;
        else return false;
        integers = w.take("int");
        int x = 0;
        int y = 0;
        int width = 1;
        int height = 1;
        if (all) {
            width = stage.readWidth;
            height = stage.readHeight;
        } else if (relative) {
            x = (int) (w.number() * stage.readWidth);
            y = (int) (w.number() * stage.readHeight);
            if (rectangle) {
                width = (int) (w.number() * stage.readWidth);
                height = (int) (w.number() * stage.readHeight);
            }
            x = Math.min(x, stage.readWidth - 1);
            y = Math.min(y, stage.readHeight - 1);
            width = Math.min(width, stage.readWidth - x);
            height = Math.min(height, stage.readHeight - y);
        } else {
            x = w.integer();
            y = w.integer();
            if (rectangle) {
                width = w.integer();
                height = w.integer();
            }
        }
        float[] expected = new float[4];
        System.arraycopy(w.numbers(channels), 0, expected, 0, channels);
        compare(x, y, width, height, expected, channels, w.toString());
        return true;
    }

    private float[] read(int x, int y, int width, int height) {
        if (integers) return readIntegers(x, y, width, height);
        if (stage.profile == GlHost.Profile.ES) return readBytes(x, y, width, height);
        MemorySegment data = stage.bytes((long) width * height * 16);
        stage.gl.glReadPixels(x, y, width, height, GL_RGBA, GL_FLOAT, data.address());
        stage.check("glReadPixels");
        return data.asSlice(0, (long) width * height * 16).toArray(ValueLayout.JAVA_FLOAT);
    }

    private float[] readIntegers(int x, int y, int width, int height) {
        MemorySegment data = stage.bytes((long) width * height * 16);
        stage.gl.glReadPixels(x, y, width, height, GL_RGBA_INTEGER, GL_INT, data.address());
        stage.check("glReadPixels");
        float[] values = new float[width * height * 4];
        for (int i = 0; i < values.length; i++) values[i] = data.getAtIndex(ValueLayout.JAVA_INT, i);
        return values;
    }

    private float[] readBytes(int x, int y, int width, int height) {
        MemorySegment data = stage.bytes((long) width * height * 4);
        stage.gl.glReadPixels(x, y, width, height, GL_RGBA, GL_UNSIGNED_BYTE, data.address());
        stage.check("glReadPixels");
        float[] values = new float[width * height * 4];
        for (int i = 0; i < values.length; i++) values[i] = (data.get(ValueLayout.JAVA_BYTE, i) & 255) / 255f;
        return values;
    }

    private void compare(int x, int y, int width, int height, float[] expected, int channels, String command) {
        if (width <= 0 || height <= 0) return;
        float[] got = read(x, y, width, height);
        for (int i = 0; i < width * height; i++) {
            for (int c = 0; c < channels; c++) {
                float difference = Math.abs(got[i * 4 + c] - expected[c]);
                if (difference <= stage.tolerance[c]) continue;
                if (got[i * 4 + c] == expected[c]) continue;
                String message = command + ": at " + (x + i % width) + ", " + (y + i / width) + " is "
                        + Arrays.toString(Arrays.copyOfRange(got, i * 4, i * 4 + channels));
                throw failure(message, x, y, width, height, expected, channels);
            }
        }
    }

    private ProbeFailure failure(String message, int x, int y, int width, int height, float[] expected, int channels) {
        int w = stage.readWidth;
        int h = stage.readHeight;
        Image seen = Image.blank(w, h);
        Image wanted = Image.blank(w, h);
        float[] all = read(0, 0, w, h);
        for (int i = 0; i < w * h; i++) {
            int px = i % w;
            int py = i / w;
            seen.pixel(px, h - 1 - py, color(all, i * 4, 4));
            if (px >= x && px < x + width && py >= y && py < y + height) {
                wanted.pixel(px, h - 1 - py, color(expected, 0, channels));
            }
        }
        return new ProbeFailure(message, seen, wanted);
    }

    private static int color(float[] values, int at, int channels) {
        int rgba = 0;
        for (int c = 0; c < 4; c++) {
            float v = c < channels ? values[at + c] : 1;
            rgba = rgba << 8 | Math.round(Math.clamp(v, 0f, 1f) * 255);
        }
        return rgba;
    }

    private void depth(int x, int y, float expected) {
        MemorySegment data = stage.bytes(4);
        stage.gl.glReadPixels(x, y, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, data.address());
        stage.check("glReadPixels");
        float got = data.get(ValueLayout.JAVA_FLOAT, 0);
        if (!(Math.abs(got - expected) <= 0.01)) {
            throw new TestFailure("the depth at " + x + ", " + y + " is " + got + ", must be " + expected);
        }
    }
}
