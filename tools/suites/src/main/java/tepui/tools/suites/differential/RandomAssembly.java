package tepui.tools.suites.differential;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;
import tepui.tools.suites.gl.GlCalls;
import tepui.tools.suites.gl.GlHost;

/** Picture that a random program of ARB_vertex_program (even seeds) or ARB_fragment_program (odd ones) draws. */
public final class RandomAssembly {
    private static final int SIZE = RandomScene.SIZE;

    /** "Individual results of floating-point operations are accurate to about 1 part in 10^5" (OpenGL 2.1, section 2.1.1). */
    private static final float PART = 1e-5f;

    private RandomAssembly() {}

    /** Draws the seed's picture in a context of its own; null where the host has no compatibility profile. */
    public static RandomScene.@Nullable Drawn draw(GlHost host, long seed) {
        GlHost.Session session = host.open(GlHost.Profile.COMPATIBILITY, 21, SIZE, SIZE);
        if (session == null) return null;
        try (session;
                Arena arena = Arena.ofConfined()) {
            return draw(session.calls(), arena, seed);
        }
    }

    private static RandomScene.Drawn draw(GlCalls gl, Arena arena, long seed) {
        RandomChoices d = new RandomChoices(gl, arena, seed);
        boolean fragments = seed % 2 != 0;
        AssemblyText program = new AssemblyText(d, fragments, PART);
        gl.glDisable(GL_DITHER);
        gl.glClearColor(0.25f, 0.5f, 0.75f, 1);
        gl.glClear(GL_COLOR_BUFFER_BIT);
        int target = fragments ? GL_FRAGMENT_PROGRAM_ARB : GL_VERTEX_PROGRAM_ARB;
        gl.glBindProgramARB(target, d.name(gl::glGenProgramsARB));
        byte[] text = program.text().getBytes(StandardCharsets.ISO_8859_1);
        gl.glProgramStringARB(target, GL_PROGRAM_FORMAT_ASCII_ARB, text.length, d.bytes(text));
        for (int i = 0; i < AssemblyText.VALUES; i++) {
            gl.glProgramLocalParameter4fARB(target, i, safe(d), safe(d), safe(d), safe(d));
            gl.glProgramEnvParameter4fARB(target, i, safe(d), safe(d), safe(d), safe(d));
        }
        gl.glMaterialfv(GL_FRONT, GL_DIFFUSE, d.floats(d.color()));
        gl.glLightfv(GL_LIGHT0, GL_AMBIENT, d.floats(d.color()));
        gl.glFogfv(GL_FOG_COLOR, d.floats(d.color()));
        if (fragments) textures(d);
        gl.glEnable(target);
        gl.glBegin(GL_TRIANGLE_STRIP);
        for (int i = 0; i < 4; i++) {
            gl.glColor4f(d.unit(), d.unit(), d.unit(), d.unit());
            gl.glSecondaryColor3f(d.unit(), d.unit(), d.unit());
            gl.glNormal3f(d.real(-1, 1), d.real(-1, 1), d.real(-1, 1));
            for (int t = 0; t < AssemblyText.COORDINATES; t++) {
                gl.glMultiTexCoord4f(GL_TEXTURE0 + t, wide(d), wide(d), wide(d), wide(d));
            }
            gl.glVertex4f(i % 2 * 2 - 1, i / 2 * 2 - 1, 0, 1);
        }
        gl.glEnd();
        MemorySegment pixels = arena.allocate(SIZE * SIZE * 4);
        gl.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        gl.glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        int error = gl.glGetError();
        Image picture = new Image(SIZE, SIZE, pixels.toArray(ValueLayout.JAVA_BYTE)).flipped();
        // One step for the rounding to eight bits.
        return new RandomScene.Drawn(picture, 1 + (int) Math.ceil(program.error() * 255), error);
    }

    private static float safe(RandomChoices d) {
        return d.real(0.25f, 1);
    }

    private static float wide(RandomChoices d) {
        return d.real(0.25f, 1.75f);
    }

    /** One of each kind, each on the unit that the text samples it from; linear, as filters only round. */
    private static void textures(RandomChoices d) {
        GlCalls gl = d.gl;
        int[] kinds = {GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE, GL_TEXTURE_CUBE_MAP};
        for (int unit = 0; unit < kinds.length; unit++) {
            int kind = kinds[unit];
            gl.glActiveTexture(GL_TEXTURE0 + unit);
            gl.glBindTexture(kind, d.name(gl::glGenTextures));
            gl.glTexParameteri(kind, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
            gl.glTexParameteri(kind, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
            for (int wrap : new int[] {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T, GL_TEXTURE_WRAP_R}) {
                gl.glTexParameteri(kind, wrap, GL_CLAMP_TO_EDGE);
            }
            long data = d.bytes(d.noise(4 * 4 * 4 * 4));
            switch (kind) {
                case GL_TEXTURE_1D -> gl.glTexImage1D(kind, 0, GL_RGBA8, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, data);
                case GL_TEXTURE_3D -> gl.glTexImage3D(kind, 0, GL_RGBA8, 4, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, data);
                case GL_TEXTURE_CUBE_MAP -> {
                    for (int face = 0; face < 6; face++) {
                        int at = GL_TEXTURE_CUBE_MAP_POSITIVE_X + face;
                        // One texel a face: seams between faces are the implementation's.
                        gl.glTexImage2D(at, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, data + face * 4);
                    }
                    gl.glTexParameteri(kind, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
                    gl.glTexParameteri(kind, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
                }
                default -> gl.glTexImage2D(kind, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, data);
            }
        }
        gl.glActiveTexture(GL_TEXTURE0);
    }
}
