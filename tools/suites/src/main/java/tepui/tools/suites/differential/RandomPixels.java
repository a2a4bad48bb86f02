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
 * Picture of rectangles of pixels at random raster positions: colours, depths, stencil and bitmaps, drawn or copied,
 * magnified, through random fragment shaders and tests. Made from a seed alone. Textures and fog are left out: Mesa's
 * rectangles do not carry the raster position's coordinates.
 */
public final class RandomPixels {
    private static final int SIZE = RandomScene.SIZE;
    private static final int[] FORMATS = {GL_RGBA, GL_RGBA, GL_BGRA, GL_RGB, GL_LUMINANCE, GL_LUMINANCE_ALPHA, GL_RED};
    private static final float[] ZOOMS = {1, 1, 1, 2, 3, -1, -2};
    /** Shaders of what a rectangle's fragments carry; they need no vertex shader. */
    private static final String[] SHADERS = {
        "void main() { gl_FragColor = gl_Color.bgra; }",
        "void main() { gl_FragColor = 0.5 * gl_Color + vec4(0.25, 0.0, 0.5, 0.25); }",
        "void main() { gl_FragColor = gl_Color; if (gl_FragCoord.x > 30.0) gl_FragColor.rgb *= gl_FragCoord.z; }"
    };

    private static final int DEPTHS = 3;

    private RandomPixels() {}

    /** Draws the seed's picture in a context of its own; null where the host has no compatibility profile. */
    public static RandomScene.@Nullable Drawn draw(GlHost host, long seed) {
        GlHost.Session session = host.open(GlHost.Profile.COMPATIBILITY, 30, SIZE, SIZE);
        if (session == null) return null;
        try (session;
                Arena arena = Arena.ofConfined()) {
            return draw(session.calls(), arena, seed);
        }
    }

    private static RandomScene.Drawn draw(GlCalls gl, Arena arena, long seed) {
        RandomChoices d = new RandomChoices(gl, arena, seed);
        gl.glDisable(GL_DITHER);
        float[] c = d.color();
        gl.glClearColor(c[0], c[1], c[2], c[3]);
        gl.glClearDepth(d.of(1, 2, 3, 4) / 4f);
        gl.glClearStencil(d.below(8));
        gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        int tolerance = 1;
        int draws = d.between(2, 5);
        for (int i = 0; i < draws; i++) {
            RandomFragments.apply(d);
            // Rectangles have the front's stencil state; Mesa 22.3 takes the back's where a zoom mirrors them.
            int compare = d.of(GL_NEVER, GL_LESS, GL_EQUAL, GL_GEQUAL, GL_ALWAYS, GL_ALWAYS);
            gl.glStencilFuncSeparate(GL_FRONT_AND_BACK, compare, d.below(8), d.of(255, 15, 5));
            gl.glStencilOpSeparate(GL_FRONT_AND_BACK, GL_KEEP, d.of(GL_KEEP, GL_INCR), d.of(GL_REPLACE, GL_INVERT));
            position(d);
            int what = d.below(6);
            // Mesa 22.3 draws depths by a shader of its own.
            if (what != DEPTHS && d.chance(30)) program(d, d.below(SHADERS.length));
            rectangle(d, what);
            // Mesa 22.3 draws bitmaps that follow one another at once, with the state of the last.
            gl.glFinish();
            gl.glUseProgram(0);
        }
        tolerance += draws;
        MemorySegment pixels = arena.allocate(SIZE * SIZE * 4);
        gl.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        gl.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        int error = gl.glGetError();
        Image picture = new Image(SIZE, SIZE, pixels.toArray(ValueLayout.JAVA_BYTE)).flipped();
        return new RandomScene.Drawn(picture, tolerance, error);
    }

    private static void program(RandomChoices d, int which) {
        int shader = d.gl.glCreateShader(GL_FRAGMENT_SHADER);
        long text = d.bytes((SHADERS[which] + "\0").getBytes(java.nio.charset.StandardCharsets.UTF_8));
        d.gl.glShaderSource(shader, 1, d.addresses(text), 0);
        d.gl.glCompileShader(shader);
        int program = d.gl.glCreateProgram();
        d.gl.glAttachShader(program, shader);
        d.gl.glLinkProgram(program);
        d.gl.glDeleteShader(shader);
        d.gl.glUseProgram(program);
    }

    private static void position(RandomChoices d) {
        float[] c = d.color();
        d.gl.glColor4f(c[0], c[1], c[2], c[3]);
        if (d.chance(50)) {
            d.gl.glRasterPos4f(
                    d.below(SIZE) / (SIZE / 2f) - 1, d.below(SIZE) / (SIZE / 2f) - 1, d.between(-7, 7) / 8f, 1);
        } else {
            d.gl.glWindowPos3f(d.between(-8, SIZE), d.between(-8, SIZE), d.below(16) / 15f);
        }
        d.gl.glPixelZoom(ZOOMS[d.below(ZOOMS.length)], ZOOMS[d.below(ZOOMS.length)]);
    }

    private static void rectangle(RandomChoices d, int what) {
        int w = d.between(1, 24);
        int h = d.between(1, 24);
        switch (what) {
            case 0, 1 -> {
                boolean scaled = d.chance(20);
                d.gl.glPixelTransferf(GL_RED_SCALE, scaled ? 0.5f : 1);
                d.gl.glPixelTransferf(GL_BLUE_BIAS, scaled ? 0.25f : 0);
                int format = d.of(FORMATS);
                d.gl.glDrawPixels(w, h, format, GL_UNSIGNED_BYTE, d.bytes(d.noise(w * h * 4)));
                d.gl.glPixelTransferf(GL_RED_SCALE, 1);
                d.gl.glPixelTransferf(GL_BLUE_BIAS, 0);
            }
            case 2 -> d.gl.glBitmap(w, h, d.between(-3, 3), d.between(-3, 3), 5, 0, d.bytes(d.noise((w + 7) / 8 * h)));
            case DEPTHS -> {
                float[] depths = new float[w * h];
                for (int i = 0; i < depths.length; i++) depths[i] = d.below(33) / 32f;
                d.gl.glDrawPixels(w, h, GL_DEPTH_COMPONENT, GL_FLOAT, d.floats(depths));
            }
            case 4 -> d.gl.glDrawPixels(w, h, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE, d.bytes(d.noise(w * h)));
            default -> d.gl.glCopyPixels(d.below(SIZE - w), d.below(SIZE - h), w, h, GL_COLOR);
        }
    }
}
