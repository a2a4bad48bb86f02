package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;
import static tepui.tools.inspect.CapturedGl.rectangle;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.layers.capture.CaptureFile;
import tepui.pipe.Device;

/** The pages as a browser shows them, from files and from the server. Needs Chromium; without one, what a browser sees is not tested. */
final class PagesTest {
    @TempDir
    Path folder;

    private String window = "1200,800";

    /** Two rectangles, one of them behind the other, and a group around the second. */
    private static void draw(int frame) {
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        GL.glEnable(GL_DEPTH_TEST);
        GL.glEnable(GL_DEPTH_TEST);
        GL.glColor3f(1, 0, 0);
        rectangle(-1, -1, 0, 1, -0.5f);
        GL.glColor3f(0, 1, 0);
        rectangle(-1, -1, 1, 1, 0.5f);
    }

    private Path pages() throws IOException {
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(64, 32), PagesTest::draw);
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
        }
        return pages;
    }

    /** The same in another colour, with a call more and a call less. */
    private static void drawOtherwise(int frame) {
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        GL.glEnable(GL_DEPTH_TEST);
        GL.glColor3f(1, 0, 0);
        rectangle(-1, -1, 0, 1, -0.5f);
        GL.glColor3f(0, 1, 1);
        GL.glLineWidth(2);
        rectangle(-1, -1, 1, 1, 0.5f);
    }

    private Inspection.Differences compare(Path pages) throws IOException {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(64, 32);
        Path own = CapturedGl.capture(folder, 1, attributes, PagesTest::draw);
        Path other =
                CapturedGl.capture(Files.createDirectory(folder.resolve("b")), 1, attributes, PagesTest::drawOtherwise);
        try (CaptureFile here = new CaptureFile(own);
                CaptureFile there = new CaptureFile(other);
                Device device = CapturedGl.soft()) {
            return Inspection.compare(here, there, device, pages, 8, step -> {});
        }
    }

    @Test
    void twoCapturesAreComparedCallByCall() throws Exception {
        Inspection.Differences d = compare(folder.resolve("pages"));
        assertEquals("1 1 1", d.onlyHere() + " " + d.onlyThere() + " " + d.otherArguments());
        assertEquals(3, d.firstStep());
    }

    @Test
    void theOtherCapturesCallsAndPicturesAreShown() throws Exception {
        Path pages = folder.resolve("pages");
        compare(pages);
        String said = run(pages, """
                await until(() => document.body.dataset.shown && document.body.dataset.panel === 'Compare');
                const shown = document.querySelectorAll('#panel figure img').length;
                $('filter').value = 'differ';
                $('filter').onchange();
                const signs = [...document.querySelectorAll('.row')].map(r => r.textContent).join(' | ');
                selectStep(0);
                await until(() => document.body.dataset.shown === '0' && $('panel').textContent.includes('is that of'));
                $('firstDifference').click();
                await until(() => document.body.dataset.shown !== '0' && $('panel').textContent.includes('is not that of'));
                done(shown + ' pictures, ' + signs + ', step ' + document.body.dataset.shown + ', ' + $('panel').querySelector('a').getAttribute('href'));
                """);
        assertEquals(
                "3 pictures, −3▲ glEnable(cap=GL_DEPTH_TEST) | ≠11glColor3f(red=0.0, green=1.0, blue=0.0) | "
                        + "+glLineWidth(width=2.0) | ▧17glEnd() | ▧18the picture is shown(), "
                        + "step 3, other/index.html#step=3",
                said);
    }

    @Test
    void aCaptureIsTheSameAsItself() throws Exception {
        Path pages = folder.resolve("pages");
        Path own =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(64, 32), PagesTest::draw);
        try (CaptureFile here = new CaptureFile(own);
                CaptureFile there = new CaptureFile(own);
                Device device = CapturedGl.soft()) {
            Inspection.Differences d = Inspection.compare(here, there, device, pages, 8, step -> {});
            assertEquals(
                    "0 0 0 -1", d.onlyHere() + " " + d.onlyThere() + " " + d.otherArguments() + " " + d.firstStep());
        }
    }

    private String run(Path pages, String address, String script) throws IOException, InterruptedException {
        return new PageBrowser(folder, window).run(pages, address, script);
    }

    private String run(Path pages, String script) throws IOException, InterruptedException {
        return new PageBrowser(folder, window).run(pages, script);
    }

    @Test
    void theLastPictureIsShownFirst() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                const d = (x, y) => [...paper.getImageData(x, y, 1, 1).data].slice(0, 3).join(' ');
                done(canvas.width + 'x' + canvas.height + ', ' + d(10, 10) + ', ' + d(50, 10) + ', ' + document.title);
                """);
        assertEquals("64x32, 255 0 0, 0 255 0, Frame 1", said);
    }

    @Test
    void aCallIsHeadedByItsTime() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown && document.querySelector('#panel h2'));
                done(document.querySelector('#panel h2').textContent.replace(/[0-9]+[.][0-9] (µs|ms)$/, 'TIME'));
                """);
        assertEquals("the picture is shown: TIME", said);
    }

    @Test
    void aClickOnACallShowsThePictureAfterIt() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                const before = document.body.dataset.shown;
                const row = [...document.querySelectorAll('.row.work')].find(r => r.textContent.includes('glEnd'));
                row.click();
                await until(() => document.body.dataset.shown !== before);
                const d = (x, y) => [...paper.getImageData(x, y, 1, 1).data].slice(0, 3).join(' ');
                done(d(10, 10) + ', ' + d(50, 10));
                """);
        assertEquals("255 0 0, 0 0 255", said);
    }

    @Test
    void searchAndFilterNarrowTheList() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                $('find').value = 'glcolor3f';
                $('find').oninput();
                const found = document.querySelectorAll('.row').length;
                $('find').value = '';
                $('filter').value = 'work';
                $('filter').onchange();
                const work = document.querySelectorAll('.row.work').length, all = document.querySelectorAll('.row').length;
                $('filter').value = 'warn';
                $('filter').onchange();
                done(found + ', ' + (work > 3 && work === all && all < rows.length) + ', ' + document.querySelector('.row').textContent);
                """);
        assertEquals("2, true, 3▲ glEnable(cap=GL_DEPTH_TEST)", said);
    }

    @Test
    void theSlowestCallsComeFirstWithTheirTimes() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                const was = [...document.querySelectorAll('.row')].some(r => /[0-9] (µs|ms) /.test(r.textContent));
                F.calls.forEach((c, n) => { c[2] = n === 4 ? 2500000 : n === 2 ? 7400 : 10; });
                $('filter').value = 'slow';
                $('filter').onchange();
                done(was + ', ' + [...document.querySelectorAll('.row')].slice(0, 3).map(r => r.textContent.replace(/[(].*/, '')).join(' | ')
                  + ', ' + (shownRows.length === F.calls.length));
                """);
        assertEquals("false, 42.5 ms glColor3f | 27.4 µs glEnable | 00.0 µs glClearColor, true", said);
    }

    @Test
    void eachTabHasSomethingToShow() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                selectStep(F.steps.findIndex(s => s[0] === 'DRAW'));
                const said = [];
                for (const name of ['State', 'Vertices', 'Uniforms', 'Shaders', 'Warnings']) {
                  $('tab-' + name).click();
                  await until(() => document.body.dataset.panel === name);
                  said.push(name + ' ' + ($('panel').textContent.length > 20));
                }
                $('tab-Shaders').click();
                await until(() => document.body.dataset.panel === 'Shaders');
                done(said.join(', ') + ', IR ' + $('panel').textContent.includes('shader vertex'));
                """);
        assertEquals("State true, Vertices true, Uniforms true, Shaders true, Warnings true, IR true", said);
    }

    @Test
    void aNameInATableIsNotBrokenInsideAWord() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.panel);
                const broken = [...document.querySelectorAll('#panel tr > :first-child')].filter(cell => {
                    const words = document.createRange();
                    words.selectNodeContents(cell);
                    return !cell.textContent.includes(' ') && words.getClientRects().length > 1;
                });
                done($('panel').textContent.includes('alphaToCoverage') + ' ' + broken.map(cell => cell.textContent));
                """);
        assertEquals("true ", said);
    }

    @Test
    void aClickOnAPixelTellsWhatChangedItWithoutAServer() throws Exception {
        String said = run(pages(), """
                await until(() => document.body.dataset.shown);
                const r = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent('click', {clientX: r.left + r.width * .25, clientY: r.top + r.height / 2}));
                await until(() => document.querySelector('#panel .event'));
                done([...document.querySelectorAll('#panel .event')].map(e => e.textContent).join(' | '));
                """);
        assertTrue(said.contains("0 0 255 of 255") && said.contains("after 255 0 0 of 255"), said);
        assertTrue(!said.contains("after 0 255 0"), said);
    }

    private static final String FLAT = "void main() { gl_Position = gl_Vertex; }";

    /** A frame of 5,000 draws, each of a small rectangle. */
    private static void drawOften(int frame) {
        GL.glClear(GL_COLOR_BUFFER_BIT);
        for (int i = 0; i < 5000; i++) {
            float x = i % 50 / 25f - 1;
            float y = i / 50 / 50f - 1;
            GL.glColor3f(i % 7 / 6f, 1, i % 11 / 10f);
            rectangle(x, y, x + 0.03f, y + 0.02f, 0);
        }
    }

    /** What opens it quickly: the page reads the chunk that is shown and makes the rows that are seen, however many draws there are. */
    @Test
    void aFrameOfManyDrawsReadsOnlyWhatIsShown() throws Exception {
        Path file = CapturedGl.capture(
                folder, 1, ContextAttributes.compatibility().withSize(320, 200), PagesTest::drawOften);
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            assertTrue(Inspection.write(capture, device, pages, 8, step -> {}).steps() > 5000);
        }
        // In a narrow window the parts of the page lie one below the other.
        for (String size : List.of("1200,800", "700,600")) {
            window = size;
            String said = run(pages, """
                    await until(() => document.body.dataset.shown);
                    done(F.steps.filter(s => s[0] === 'DRAW').length + ' draws, ' + [...loaded.keys()].map(k => k.replace(/[0-9]+/, 'N')).join(' ')
                      + ', ' + (document.querySelectorAll('.row').length < 100) + ', ' + (rows.length > 25000));
                    """);
            assertEquals("5000 draws, frame chunk-N, true, true", said, size);
        }
    }

    /** The command to break in a shader that a click on a pixel shows, and whether it says that the pixel was copied. */
    private String command(Path pages) throws Exception {
        return command(pages, "OpenGL 2.1");
    }

    private String command(Path pages, String api) throws Exception {
        return run(pages, """
                await until(() => document.body.dataset.shown);
                F.facts.API = '%s';
                const r = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent('click', {clientX: r.left + r.width * .26, clientY: r.top + r.height * .52}));
                await until(() => document.body.dataset.panel === 'Pixel');
                done(($('breakpoint') ? $('breakpoint').textContent : 'none') + ($('panel').textContent.includes('A copy may have brought it from texture') ? ', copied' : ''));
                """.formatted(api));
    }

    @Test
    void aPixelSaysHowToBreakInTheShaderThatDrewIt() throws Exception {
        int[] program = new int[1];
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(64, 32), frame -> {
                    program[0] = CapturedGl.program(FLAT, "void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }");
                    GL.glUseProgram(program[0]);
                    rectangle(-1, -1, 1, 1, 0);
                });
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
        }
        assertEquals("java -jar tepui.jar run --debug-shaders --debug-pixel 16,16 app.jar", command(pages));
        assertEquals("none", command(pages, "Direct3D 9"), "its shaders have no lines");
    }

    /** Twenty calls that set what is set, and one error that counts. */
    @Test
    void whatIsRareComesFirstAmongWarnings() throws Exception {
        Path file =
                CapturedGl.capture(folder, 1, ContextAttributes.compatibility().withSize(64, 32), frame -> {
                    draw(frame);
                    for (int i = 0; i < 20; i++) GL.glEnable(GL_DEPTH_TEST);
                    GL.glEnable(-1);
                    draw(frame);
                });
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
        }
        assertEquals("error: 1, 10 of repeats, then all", run(pages, """
                await until(() => document.body.dataset.shown);
                tab = 'Warnings';
                await panel();
                const heads = () => [...$('panel').querySelectorAll('h2')];
                const repeats = heads().find(h => h.nextSibling.querySelector('button'));
                const few = repeats.nextSibling.querySelectorAll('.event').length, all = +repeats.textContent.split(': ')[1];
                repeats.nextSibling.querySelector('button').click();
                const then = repeats.nextSibling.querySelectorAll('.event').length;
                done(heads()[0].textContent + ', ' + few + ' of repeats, then ' + (then === all && all > 20 ? 'all' : then));
                """));
    }

    @Test
    void aPixelSaysTheCommandThatTellsItsHistory() throws Exception {
        String asked = run(pages(), """
                await until(() => document.body.dataset.shown);
                const r = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent('click', {clientX: r.left + r.width * .26, clientY: r.top + r.height * .52}));
                await until(() => document.body.dataset.panel === 'Pixel');
                done($('asked').textContent + ' ' + drawn.target);
                """);
        Path file = folder.resolve("frame.tepui");
        String target = asked.substring(asked.lastIndexOf(' ') + 1);
        assertEquals("java -jar tepui.jar inspect " + file + " --target " + target + " --pixel 16,16 " + target, asked);
    }

    /** Draws into a texture, and that into the picture, as programs do that change a picture when it is drawn. */
    private static void drawByTexture(int frame) {
        int program = CapturedGl.program(FLAT, "void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }");
        int copies = CapturedGl.program(
                FLAT,
                "uniform sampler2D read; void main() { gl_FragColor = texture2D(read, gl_FragCoord.xy / vec2(64, 32)).bgra; }");
        CapturedGl.drawTo(CapturedGl.texture());
        GL.glUseProgram(program);
        rectangle(-1, 0, 1, 1, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glUseProgram(copies);
        rectangle(-1, -1, 1, 1, 0);
    }

    @Test
    void aPixelThatADrawReadFromAnotherTargetLeadsThere() throws Exception {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(64, 32);
        Path file = CapturedGl.capture(folder, 1, attributes, PagesTest::drawByTexture);
        Path pages = folder.resolve("pages");
        String console;
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
            console = PixelHistory.of(capture, device, -1, 16, 8).text();
        }
        assertTrue(console.contains(" from there: --target 0 --pixel 16,8, texture "), console);
        assertEquals("0 at 16,8: 255 128 0 of 255, and no further", lead(pages));
    }

    /** What a window shows lies the other way up in memory than the program's own textures. */
    @Test
    void aPixelOfAWindowLeadsToTheSameOneOfAnotherTarget() throws Exception {
        Path file = CapturedGl.captureOfWindow(
                folder, 1, ContextAttributes.compatibility().withSize(64, 32), PagesTest::drawByTexture);
        Path pages = folder.resolve("pages");
        String console;
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
            String told = PixelHistory.of(capture, device, -1, 16, 8).text();
            assertTrue(told.contains(" from there: --target 0 --pixel 16,8, texture "), told);
            console = PixelHistory.of(capture, device, 0, 16, 8).text();
        }
        assertTrue(console.contains("shader 1, 0.5"), console);
        assertEquals("0 at 16,8: 255 128 0 of 255, and no further", lead(pages));
    }

    private String lead(Path pages) throws Exception {
        return run(pages, """
                await until(() => document.body.dataset.shown);
                const r = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent('click', {clientX: r.left + r.width * .26, clientY: r.top + r.height * .27}));
                await until(() => document.body.dataset.panel === 'Pixel');
                const lead = [...document.querySelectorAll('#panel p.soft')].find(p => p.textContent.startsWith('The last draw reads'));
                document.body.dataset.panel = '';
                lead.querySelector('button').click();
                await until(() => document.body.dataset.panel === 'Pixel');
                const last = [...document.querySelectorAll('#panel .event')].at(-1);
                done(pixel.target + ' at ' + pixel.x + ',' + pixel.y + ': ' + (last ? last.textContent.split('after ')[1] : 'unknown')
                  + (!last ? '' : $('panel').textContent.includes('The last draw reads') ? ', and back' : ', and no further'));
                """);
    }

    /** With several samples the draws are in another texture than the one that is shown. */
    @Test
    void aPixelThatACopyBroughtNamesWhereItWasDrawn() throws Exception {
        ContextAttributes attributes =
                ContextAttributes.compatibility().withSize(64, 32).withSamples(4);
        Path file = CapturedGl.capture(folder, 1, attributes, frame -> {
            GL.glUseProgram(CapturedGl.program(FLAT, "void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }"));
            rectangle(-1, -1, 1, 1, 0);
        });
        Path pages = folder.resolve("pages");
        try (CaptureFile capture = new CaptureFile(file);
                Device device = CapturedGl.soft()) {
            Inspection.write(capture, device, pages, 8, step -> {});
        }
        assertEquals("java -jar tepui.jar run --debug-shaders --debug-pixel 16,16 app.jar, copied", command(pages));
    }

    /** The fixed function has no text with lines. */
    @Test
    void aPixelOfTheFixedFunctionHasNoShaderToBreakIn() throws Exception {
        assertEquals("none", command(pages()));
    }

    /** The fragment that failed is known to the server alone. */
    @Test
    void theServerTellsFragmentsThatFailed() throws Exception {
        Path pages = pages();
        try (CaptureFile capture = new CaptureFile(folder.resolve("frame.tepui"));
                Device device = CapturedGl.soft();
                InspectServer server = new InspectServer(capture, device, pages, 0)) {
            String said = run(pages, server.address().replace("index.html", "test.html"), """
                    await until(() => document.body.dataset.shown);
                    const r = canvas.getBoundingClientRect();
                    canvas.dispatchEvent(new MouseEvent('click', {clientX: r.left + r.width * .25, clientY: r.top + r.height / 2}));
                    await until(() => document.querySelector('#panel .event'));
                    done([...document.querySelectorAll('#panel .no')].map(e => e.textContent).join(' | '));
                    """);
            assertEquals("quad 0: failed the depth test: 0.75 LESS 0.25", said);
        }
    }

    @Test
    void theServerAnswersNobodyElse() throws Exception {
        Path pages = pages();
        Files.writeString(folder.resolve("secret.html"), "secret");
        try (CaptureFile capture = new CaptureFile(folder.resolve("frame.tepui"));
                Device device = CapturedGl.soft();
                InspectServer server = new InspectServer(capture, device, pages, 0);
                HttpClient client = HttpClient.newHttpClient()) {
            String own = server.address();
            assertEquals(200, status(client, own));
            assertEquals(404, status(client, own.replaceFirst("/[0-9a-f]{24}/", "/")));
            assertEquals(404, status(client, own.replace("index.html", "%2e%2e/secret.html")));
            assertEquals(400, status(client, own.replace("index.html", "pixel?x=1")));
            assertEquals(409, status(client, own.replace("index.html", "pixel?target=-1&x=64&y=0")));
        }
    }

    private static int status(HttpClient client, String address) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8))
                .statusCode();
    }
}
