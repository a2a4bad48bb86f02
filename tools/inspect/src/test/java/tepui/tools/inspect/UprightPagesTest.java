package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;
import static tepui.tools.inspect.CapturedGl.rectangle;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.layers.capture.CaptureFile;
import tepui.pipe.Device;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** Which way up the pages show what OpenGL drew to textures, in a window and without one. */
final class UprightPagesTest {
    private static final String FLAT = "void main() { gl_Position = gl_Vertex; }";
    private static final String ORANGE = "void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }";
    private static final String COPIES =
            "uniform sampler2D read; void main() { gl_FragColor = texture2D(read, gl_FragCoord.xy / vec2(64, 32)).bgra; }";

    @TempDir
    Path folder;

    private static void upperHalf(int program) {
        GL.glUseProgram(program);
        rectangle(-1, 0, 1, 1, 0);
    }

    private static void all(int program) {
        GL.glUseProgram(program);
        rectangle(-1, -1, 1, 1, 0);
    }

    /** Draws the upper half of a texture orange, and shows it with red and blue exchanged. */
    private static void throughATexture(int frame) {
        int orange = CapturedGl.program(FLAT, ORANGE);
        int copies = CapturedGl.program(FLAT, COPIES);
        CapturedGl.drawTo(CapturedGl.texture());
        upperHalf(orange);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        all(copies);
    }

    /** The picture after the first draw and after the last, and the texture that the last one read: above, below. */
    private static final String LOOK = """
            await until(() => document.body.dataset.shown);
            const colour = (c, y) => [...c.getImageData(10, y, 1, 1).data].slice(0, 3).join(' ');
            const said = [];
            const draws = [...F.steps.keys()].filter(k => F.steps[k][0] === 'DRAW');
            for (const k of [draws[0], draws.at(-1)]) {
              selectStep(k);
              await until(() => document.body.dataset.shown === String(k));
              said.push(colour(paper, 4) + ' over ' + colour(paper, 28));
            }
            $('tab-Textures').click();
            await until(() => document.querySelector('#panel img'));
            done(said.join(', ') + ', ' + document.querySelector('#panel img').getAttribute('src'));
            """;

    private String seen(boolean window, int frame, IntConsumer draw) throws Exception {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(64, 32);
        Path file = window
                ? CapturedGl.captureOfWindow(folder, frame, attributes, draw)
                : CapturedGl.capture(folder, frame, attributes, draw);
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
        }
        String said = new PageBrowser(folder, "1200,800").run(pages, LOOK);
        int last = said.lastIndexOf(", ");
        // A page that was opened from a file may not read the pixels of pictures beside it.
        Image texture = Png.read(pages.resolve(said.substring(last + 2)));
        return said.substring(0, last) + String.format(", %08X over %08X", texture.pixel(10, 4), texture.pixel(10, 28));
    }

    private static final String UPRIGHT = "255 128 0 over 0 0 0, 0 128 255 over 0 0 0, FF8000FF over 000000FF";

    @Test
    void aTextureIsShownAsThePictureAfterItsDraw() throws Exception {
        assertEquals(UPRIGHT, seen(false, 1, UprightPagesTest::throughATexture));
    }

    @Test
    void theSameInAWindow() throws Exception {
        assertEquals(UPRIGHT, seen(true, 1, UprightPagesTest::throughATexture));
    }

    /** Shadows and reflections of scenes that stand still are drawn once. */
    @Test
    void theSameOfATextureThatWasDrawnFramesBefore() throws Exception {
        int[] made = new int[3];
        String said = seen(true, 3, frame -> {
            if (frame == 1) {
                made[0] = CapturedGl.program(FLAT, ORANGE);
                made[1] = CapturedGl.program(FLAT, COPIES);
                made[2] = CapturedGl.texture();
                CapturedGl.drawTo(made[2]);
                upperHalf(made[0]);
                GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
            }
            all(made[1]);
        });
        assertEquals("0 128 255 over 0 0 0, 0 128 255 over 0 0 0, FF8000FF over 000000FF", said);
    }

    /** As a program does that mixes a picture with the one before. */
    @Test
    void theSameOfATextureThatIsReadBeforeItIsDrawn() throws Exception {
        String said = seen(true, 1, frame -> {
            int copies = CapturedGl.program(FLAT, COPIES);
            int texture = CapturedGl.texture();
            upload();
            all(copies);
            CapturedGl.drawTo(texture);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        });
        assertEquals("0 0 0 over 0 128 255, 0 0 0 over 0 128 255, 000000FF over FF8000FF", said);
    }

    /** A file of a picture is uploaded from its top on. */
    @Test
    void aTextureThatNothingIsDrawnToIsShownFromItsFirstRowDown() throws Exception {
        for (boolean window : new boolean[] {false, true}) {
            String said = seen(window, 1, frame -> {
                int copies = CapturedGl.program(FLAT, COPIES);
                CapturedGl.texture();
                upload();
                all(copies);
            });
            assertEquals("0 0 0 over 0 128 255, 0 0 0 over 0 128 255, FF8000FF over 000000FF", said);
        }
    }

    /** Sixteen rows of orange from row 0 on, then black ones. */
    private static void upload() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment texels = arena.allocate(64 * 32 * 4, 4);
            for (int i = 0; i < 64 * 32; i++)
                texels.set(ValueLayout.JAVA_INT, 4L * i, i < 64 * 16 ? 0xff0080ff : 0xff000000);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 64, 32, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        }
    }
}
