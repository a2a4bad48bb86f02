package tepui.tools.kit.cases;

import java.util.Random;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/**
 * Lines by the diamond-exit rule: a line draws the pixels whose diamond it leaves, so the one it ends in is left out. Exact where
 * that rule leaves no room (axis-aligned and diagonal lines between pixel centres), within a pixel elsewhere.
 */
final class LineCases {
    private LineCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("line");
        int[][] directions = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
        String[] names = {"right", "left", "up", "down", "upRight", "upLeft", "downRight", "downLeft"};
        for (int i = 0; i < 8; i++) {
            int[] d = directions[i];
            area.add("between.pixelCentres." + names[i], s -> between(s, d[0], d[1]));
        }
        area.add("lastPixelIsLeftOut", LineCases::last);
        area.add("onABorderIsInTheLowerColumn", s -> border(s, true));
        area.add("onABorderIsInTheLowerRow", s -> border(s, false));
        area.add("insideOneDiamondDrawsNothing", LineCases::tiny);
        area.add("stripDrawsJointsOnce", LineCases::strip);
        area.needs("line loops", c -> c.lineLoops).add("loopCloses", LineCases::loop);
        for (int i = 0; i < 4; i++) {
            int seed = i;
            area.add("isNearTheIdealLine." + i, s -> random(s, seed));
        }
        area.add("colorRunsAlong", LineCases::gradient);
        area.add("isClipped", LineCases::clipped);
        area.add("isNotCulled", LineCases::culled);
        area.needs("wide lines", c -> c.wideLines && c.maxLineWidth >= 3).add("wideHorizontal", s -> wide(s, true));
        area.needs("wide lines", c -> c.wideLines && c.maxLineWidth >= 3).add("wideVertical", s -> wide(s, false));
        Area last = area.needs("last pixels of lines", c -> c.lineLastPixel);
        for (int i = 0; i < 8; i++) {
            int[] d = directions[i];
            last.add("withLastPixel." + names[i], s -> withLast(s, d[0], d[1]));
        }
        last.add("lastPixelOfADiamondThatIsNotReached", LineCases::lastNotReached);
        last.add("lastPixelOfAStripOnly", LineCases::lastOfStrip);
        last.add("lastPixelOfAPoint", LineCases::lastOfPoint);
        last.needs("line loops", c -> c.lineLoops).add("noLastPixelOfALoop", LineCases::lastOfLoop);
        area.needs("line stipple", c -> c.lineStipple).add("stipple", LineCases::stipple);
        area.needs("line stipple", c -> c.lineStipple).add("stippleFactor", LineCases::stippleFactor);
        area.needs("line stipple", c -> c.lineStipple).add("stippleRunsOnInStrips", LineCases::stippleStrip);
    }

    /** White vertices at window positions. */
    static float[] at(Scene s, float... xy) {
        float[] v = new float[xy.length * 4];
        for (int i = 0; i < xy.length / 2; i++) {
            v[i * 8] = s.clipX(xy[i * 2]);
            v[i * 8 + 1] = s.clipY(xy[i * 2 + 1]);
            v[i * 8 + 2] = s.clipZ(0.5f);
            v[i * 8 + 3] = 1;
            for (int c = 4; c < 8; c++) v[i * 8 + c] = 1;
        }
        return v;
    }

    private static void between(Scene s, int dx, int dy) {
        Texture t = s.target(16, 16);
        s.draw(Primitive.LINES, at(s, 8.5f, 8.5f, 8.5f + dx * 6, 8.5f + dy * 6));
        Image e = Image.blank(16, 16);
        for (int i = 0; i < 6; i++) e.pixel(8 + dx * i, 8 + dy * i, -1);
        s.image(e, t, 0);
    }

    private static void last(Scene s) {
        Texture t = s.target(16, 4);
        // starts left of the diamond's centre, ends behind the exit of pixel 9
        s.draw(Primitive.LINES, at(s, 2.25f, 1.5f, 10.25f, 1.5f));
        s.draw(Primitive.LINES, at(s, 10.75f, 2.5f, 2.75f, 2.5f));
        for (int x = 0; x < 16; x++) {
            boolean in = x >= 2 && x < 10;
            s.pixel(t, x, 1, in ? 255 : 0, in ? 255 : 0, in ? 255 : 0, in ? 255 : 0);
            in = x > 2 && x <= 10;
            s.pixel(t, x, 2, in ? 255 : 0, in ? 255 : 0, in ? 255 : 0, in ? 255 : 0);
        }
    }

    /** Lines exactly between pixels, both ways, and along the target's own borders. */
    private static void border(Scene s, boolean upright) {
        Texture t = s.target(16, 16);
        Image e = Image.blank(16, 16);
        for (float[] line : new float[][] {{0, 1, 7}, {10, 2, 8}, {5, 14, 6}, {16, 3, 9}}) {
            float at = line[0];
            float from = line[1];
            float to = line[2];
            s.draw(Primitive.LINES, upright ? at(s, at, from, at, to) : at(s, from, at, to, at));
            if (at == 0) continue;
            for (int i = (int) Math.min(from, to); i < Math.max(from, to); i++) {
                e.pixel(upright ? (int) at - 1 : i, upright ? i : (int) at - 1, -1);
            }
        }
        s.image(e, t, 0);
    }

    private static void lastPixels(Scene s) {
        RasterState.Builder r = s.raster();
        r.lineLastPixel = true;
        s.raster(r);
    }

    private static void withLast(Scene s, int dx, int dy) {
        Texture t = s.target(16, 16);
        lastPixels(s);
        s.draw(Primitive.LINES, at(s, 8.5f, 8.5f, 8.5f + dx * 6, 8.5f + dy * 6));
        Image e = Image.blank(16, 16);
        for (int i = 0; i <= 6; i++) e.pixel(8 + dx * i, 8 + dy * i, -1);
        s.image(e, t, 0);
    }

    private static void lastNotReached(Scene s) {
        Texture t = s.target(16, 4);
        lastPixels(s);
        // the corner below pixel 9's diamond
        s.draw(Primitive.LINES, at(s, 2.5f, 1.05f, 9.05f, 1.05f));
        for (int x = 0; x < 16; x++) {
            int v = x >= 2 && x < 9 ? 255 : 0;
            s.pixel(t, x, 1, v, v, v, v);
        }
    }

    private static void lastOfStrip(Scene s) {
        Texture t = s.target(16, 16);
        count(s);
        lastPixels(s);
        s.draw(Primitive.LINE_STRIP, at(s, 2.5f, 2.5f, 10.5f, 2.5f, 10.5f, 12.5f, 4.5f, 12.5f));
        Image e = Image.blank(16, 16);
        for (int x = 2; x < 10; x++) e.pixel(x, 2, 0x40404040);
        for (int y = 2; y < 12; y++) e.pixel(10, y, 0x40404040);
        for (int x = 10; x >= 4; x--) e.pixel(x, 12, 0x40404040);
        s.image(e, t, 0);
    }

    private static void lastOfPoint(Scene s) {
        Texture t = s.target(4, 4);
        lastPixels(s);
        s.draw(Primitive.LINES, at(s, 1.4f, 1.5f, 1.6f, 1.5f));
        Image e = Image.blank(4, 4);
        e.pixel(1, 1, -1);
        s.image(e, t, 0);
    }

    private static void lastOfLoop(Scene s) {
        Texture t = s.target(16, 16);
        count(s);
        lastPixels(s);
        s.draw(Primitive.LINE_LOOP, at(s, 2.5f, 2.5f, 10.5f, 2.5f, 10.5f, 12.5f, 2.5f, 12.5f));
        int lit = 0;
        for (byte b : s.read(t)) lit += b != 0 ? 1 : 0;
        s.equal(4 * 36, lit, "components that are not 0");
        byte[] data = s.read(t);
        for (int i = 0; i < data.length; i++) {
            s.that(data[i] == 0 || data[i] == 0x40, "byte " + i + " is " + (data[i] & 255) + ", drawn twice");
        }
    }

    private static void tiny(Scene s) {
        Texture t = s.target(4, 4);
        s.draw(Primitive.LINES, at(s, 1.4f, 1.5f, 1.6f, 1.5f));
        s.draw(Primitive.LINES, at(s, 2.5f, 2.5f, 2.5f, 2.5f));
        s.solid(t, 0, 0, 0, 0, 0);
    }

    private static void count(Scene s) {
        s.blend(BlendState.of(Equation.ADD, Factor.CONSTANT_COLOR, Factor.ONE));
        float c = 64 / 255f;
        s.context.setBlendColor(c, c, c, c);
    }

    private static void strip(Scene s) {
        Texture t = s.target(16, 16);
        count(s);
        s.draw(Primitive.LINE_STRIP, at(s, 2.5f, 2.5f, 10.5f, 2.5f, 10.5f, 12.5f, 4.5f, 12.5f));
        Image e = Image.blank(16, 16);
        for (int x = 2; x < 10; x++) e.pixel(x, 2, 0x40404040);
        for (int y = 2; y < 12; y++) e.pixel(10, y, 0x40404040);
        for (int x = 10; x > 4; x--) e.pixel(x, 12, 0x40404040);
        s.image(e, t, 0);
    }

    private static void loop(Scene s) {
        Texture t = s.target(16, 16);
        count(s);
        s.draw(Primitive.LINE_LOOP, at(s, 2.5f, 2.5f, 10.5f, 2.5f, 10.5f, 12.5f, 2.5f, 12.5f));
        Image e = Image.blank(16, 16);
        for (int x = 2; x <= 10; x++) {
            e.pixel(x, 2, 0x40404040);
            e.pixel(x, 12, 0x40404040);
        }
        for (int y = 2; y <= 12; y++) {
            e.pixel(2, y, 0x40404040);
            e.pixel(10, y, 0x40404040);
        }
        s.image(e, t, 0);
    }

    private static void random(Scene s, int seed) {
        Random random = new Random(seed);
        for (int n = 0; n < 12; n++) {
            Texture t = s.target(32, 32);
            float x0 = random.nextFloat() * 32;
            float y0 = random.nextFloat() * 32;
            float x1 = random.nextFloat() * 32;
            float y1 = random.nextFloat() * 32;
            s.draw(Primitive.LINES, at(s, x0, y0, x1, y1));
            Image is = s.image(t);
            float dx = x1 - x0;
            float dy = y1 - y0;
            double length = Math.hypot(dx, dy);
            int drawn = 0;
            for (int i = 0; i < 32 * 32; i++) {
                if (is.pixel(i % 32, i / 32) == 0) continue;
                drawn++;
                double px = i % 32 + 0.5 - x0;
                double py = i / 32 + 0.5 - y0;
                // measured along the minor axis, as lines one pixel wide are drawn
                double off = Math.abs(px * dy - py * dx) / Math.max(Math.abs(dx), Math.abs(dy));
                double along = (px * dx + py * dy) / length;
                s.that(
                        off <= 1 && along > -1.5 && along < length + 1.5,
                        "seed " + seed + ", line " + n + ": pixel " + i % 32 + "," + i / 32 + " is off it by " + off);
            }
            double major = Math.max(Math.abs(dx), Math.abs(dy));
            s.that(
                    Math.abs(drawn - major) <= 1.5,
                    "seed " + seed + ", line " + n + ": " + drawn + " pixels for a length of " + major);
        }
    }

    private static void gradient(Scene s) {
        Texture t = s.target(32, 4);
        float z = s.clipZ(0.5f);
        s.draw(Primitive.LINES, -1, -0.25f, z, 1, 0, 0, 0, 1, 1, -0.25f, z, 1, 1, 1, 1, 1);
        for (int x = 1; x < 31; x++) {
            int v = (int) Math.round((x + 0.5) / 32 * 255);
            s.pixel(t, x, 1, v, v, v, 255, 2);
        }
    }

    private static void clipped(Scene s) {
        Texture t = s.target(16, 16);
        s.draw(Primitive.LINES, at(s, -40.5f, 5.5f, 60.5f, 5.5f));
        s.draw(Primitive.LINES, at(s, 20.5f, -3.5f, 20.5f, 20));
        Image e = Image.blank(16, 16);
        for (int x = 0; x < 16; x++) e.pixel(x, 5, -1);
        s.image(e, t, 0);
    }

    private static void culled(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.cull = RasterState.Cull.BOTH;
        s.raster(r);
        s.draw(Primitive.LINES, at(s, 1.5f, 1.5f, 5.5f, 1.5f));
        s.pixel(t, 3, 1, 255, 255, 255, 255);
    }

    private static void wide(Scene s, boolean horizontal) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.lineWidth = 3;
        s.raster(r);
        s.draw(Primitive.LINES, horizontal ? at(s, 2.5f, 5.5f, 12.5f, 5.5f) : at(s, 5.5f, 2.5f, 5.5f, 12.5f));
        for (int i = 0; i < 16; i++) {
            int v = i >= 4 && i <= 6 ? 255 : 0;
            s.pixel(t, horizontal ? 7 : i, horizontal ? i : 7, v, v, v, v);
        }
    }

    private static void stippled(Scene s, int factor, int pattern) {
        RasterState.Builder r = s.raster();
        r.lineStipple = true;
        r.lineStippleFactor = factor;
        r.lineStipplePattern = pattern;
        s.raster(r);
    }

    private static void stipple(Scene s) {
        Texture t = s.target(32, 4);
        stippled(s, 1, 0xA33F);
        s.draw(Primitive.LINES, at(s, 0.5f, 1.5f, 31.5f, 1.5f));
        for (int x = 0; x < 31; x++) {
            int v = 0xA33F >> x % 16 & 1;
            s.pixel(t, x, 1, v * 255, v * 255, v * 255, v * 255);
        }
    }

    private static void stippleFactor(Scene s) {
        Texture t = s.target(32, 4);
        stippled(s, 3, 0x5555);
        s.draw(Primitive.LINES, at(s, 0.5f, 1.5f, 31.5f, 1.5f));
        for (int x = 0; x < 31; x++) {
            int v = 0x5555 >> x / 3 % 16 & 1;
            s.pixel(t, x, 1, v * 255, v * 255, v * 255, v * 255);
        }
    }

    private static void stippleStrip(Scene s) {
        Texture t = s.target(32, 4);
        stippled(s, 1, 0x0FF1);
        s.draw(Primitive.LINE_STRIP, at(s, 0.5f, 1.5f, 5.5f, 1.5f, 31.5f, 1.5f));
        for (int x = 0; x < 31; x++) {
            int v = 0x0FF1 >> x % 16 & 1;
            s.pixel(t, x, 1, v * 255, v * 255, v * 255, v * 255);
        }
    }
}
