package tepui.tools.suites.differential;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;
import tepui.tools.suites.gl.GlCalls;
import tepui.tools.suites.gl.GlHost;

/**
 * Picture of random state, made from a seed alone: a few rectangles and triangles whose corners lie on quarters of
 * pixels, each drawn with state of its own. Corners there are exact with any number of sub-pixel bits, so that edges
 * fall alike everywhere.
 */
public final class RandomScene {
    /** Width and height of the picture. */
    public static final int SIZE = 64;

    /** Kinds of scenes; part of the seed's own choice. */
    public enum Kind {
        FRAGMENTS,
        TEXTURES,
        FIXED_FUNCTION
    }

    /**
     * Result of a scene.
     *
     * @param tolerance how far a channel may be off, in 255ths
     * @param error the first error of OpenGL, 0 for none
     */
    public record Drawn(Image picture, int tolerance, int error) {}

    private RandomScene() {}

    /** Subject of the seed. */
    public static Kind kind(long seed) {
        return Kind.values()[(int) Math.floorMod(seed, (long) Kind.values().length)];
    }

    /** Draws the seed's picture in a context of its own; null where the host has no compatibility profile. */
    public static @Nullable Drawn draw(GlHost host, long seed) {
        GlHost.Session session = host.open(GlHost.Profile.COMPATIBILITY, 30, SIZE, SIZE);
        if (session == null) return null;
        try (session;
                Arena arena = Arena.ofConfined()) {
            return draw(session.calls(), arena, seed);
        }
    }

    private static Drawn draw(GlCalls gl, Arena arena, long seed) {
        RandomChoices d = new RandomChoices(gl, arena, seed);
        Kind kind = kind(seed);
        gl.glDisable(GL_DITHER);
        float[] c = d.color();
        gl.glClearColor(c[0], c[1], c[2], c[3]);
        gl.glClearDepth(1);
        gl.glClearStencil(d.below(8));
        gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        int tolerance = 1;
        int draws = d.between(2, 6);
        for (int i = 0; i < draws; i++) {
            gl.glMatrixMode(GL_MODELVIEW);
            gl.glLoadIdentity();
            RandomFragments.apply(d);
            if (kind == Kind.TEXTURES) {
                int t = RandomTexture.apply(d, 0);
                if (d.chance(30)) t += RandomTexture.apply(d, 1);
                tolerance = Math.max(tolerance, t);
            }
            if (kind == Kind.FIXED_FUNCTION) {
                RandomLighting.apply(d);
                if (d.chance(30)) tolerance = Math.max(tolerance, RandomTexture.apply(d, 0));
                tolerance = Math.max(tolerance, 2);
            }
            shape(d, kind);
            gl.glActiveTexture(GL_TEXTURE1);
            gl.glDisable(GL_TEXTURE_2D);
            gl.glActiveTexture(GL_TEXTURE0);
            gl.glDisable(GL_TEXTURE_2D);
        }
        // Each draw may carry the rounding of those before it, which blending scales.
        tolerance += draws;
        MemorySegment pixels = arena.allocate(SIZE * SIZE * 4);
        gl.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        gl.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        int error = gl.glGetError();
        Image picture = new Image(SIZE, SIZE, pixels.toArray(ValueLayout.JAVA_BYTE)).flipped();
        return new Drawn(picture, tolerance, error);
    }

    private static void shape(RandomChoices d, Kind kind) {
        GlCalls gl = d.gl;
        boolean triangle = d.chance(40);
        float depth = d.between(-7, 7) / 8f + 1 / 64f;
        float[] x = new float[4];
        float[] y = new float[4];
        if (triangle) {
            for (int i = 0; i < 3; i++) {
                x[i] = d.below(SIZE * 4 + 1) / (SIZE * 2f) - 1;
                y[i] = d.below(SIZE * 4 + 1) / (SIZE * 2f) - 1;
            }
        } else {
            float x0 = d.below(SIZE) / (SIZE / 2f) - 1;
            float y0 = d.below(SIZE) / (SIZE / 2f) - 1;
            float x1 = d.between(1, SIZE) / (SIZE / 2f) - 1;
            float y1 = d.between(1, SIZE) / (SIZE / 2f) - 1;
            x = new float[] {x0, x1, x0, x1};
            y = new float[] {y0, y0, y1, y1};
        }
        float s = d.real(-1, 1);
        float t = d.real(-1, 1);
        float across = d.real(0.3f, 2.5f);
        float up = d.real(0.3f, 2.5f);
        boolean oneColor = d.chance(40);
        float[] color = d.color();
        gl.glBegin(triangle ? GL_TRIANGLES : GL_TRIANGLE_STRIP);
        for (int i = 0; i < (triangle ? 3 : 4); i++) {
            if (!oneColor) color = d.color();
            gl.glColor4f(color[0], color[1], color[2], color[3]);
            if (kind == Kind.FIXED_FUNCTION) {
                gl.glNormal3f(d.real(-1, 1), d.real(-1, 1), d.real(0.2f, 1));
                gl.glSecondaryColor3f(d.unit(), d.unit(), d.unit());
            }
            if (kind != Kind.FRAGMENTS) {
                gl.glMultiTexCoord4f(GL_TEXTURE0, s + across * (x[i] + 1) / 2, t + up * (y[i] + 1) / 2, 0, 1);
                gl.glMultiTexCoord4f(GL_TEXTURE1, t + up * (y[i] + 1) / 2, s + across * (x[i] + 1) / 2, 0, 1);
            }
            gl.glVertex4f(x[i], y[i], depth, 1);
        }
        gl.glEnd();
    }
}
