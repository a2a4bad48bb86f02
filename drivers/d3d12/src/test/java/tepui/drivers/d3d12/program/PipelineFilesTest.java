package tepui.drivers.d3d12.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.driver.queue.ProgramKey;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** What is kept of pipelines from one start of a program to the next, and what becomes of files that are no good. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class PipelineFilesTest {
    private static final int STATES = 6;

    @TempDir
    Path folder;

    private record Run(long waits, long made, long ahead, int pixel, List<String> messages) {}

    /** A program that draws with some states, and what its draws had to wait for. */
    private Run run() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("cache", folder.toString()))) {
            lab.bindTriangle();
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.setUniforms(Stage.FRAGMENT, 0, D3d12Lab.floats(0, 1, 0, 0), 0, 4);
            var states = lab.device.states();
            for (int i = 0; i < STATES; i++) {
                RasterState.Builder raster = RasterState.DEFAULT.with();
                raster.cull = i % 2 == 0 ? RasterState.Cull.NONE : RasterState.Cull.BACK;
                lab.context.bindRaster(states.raster.intern(raster.build()));
                lab.context.bindBlend(states.blend.intern(
                        i % 3 == 0
                                ? BlendState.REPLACE
                                : BlendState.of(
                                        BlendState.Equation.ADD,
                                        BlendState.Factor.SRC_ALPHA,
                                        BlendState.Factor.ONE_MINUS_SRC_ALPHA)));
                lab.context.bindDepthStencil(states.depthStencil.intern(
                        i < 3 ? DepthStencilState.OFF : DepthStencilState.depth(true, false, CompareFunc.LESS)));
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                lab.context.draw(Primitive.POINTS, 0, 3);
            }
            int pixel = lab.pixel(8, 8);
            var c = lab.tables().pipelines.counters();
            assertEquals(c.waits(), lab.context.counters().compileWaits);
            return new Run(c.waits(), c.made.sum(), c.madeAhead.sum(), pixel, List.copyOf(lab.messages));
        }
    }

    private Path file(String ending) throws IOException {
        try (var all = Files.list(folder)) {
            return all.filter(p -> p.toString().endsWith(ending)).findFirst().orElseThrow();
        }
    }

    @Test
    void theSecondStartWaitsForNothing() throws IOException {
        Run first = run();
        assertTrue(first.waits >= STATES, first.toString());
        assertEquals(0, first.ahead);
        Run second = run();
        assertEquals(0, second.waits, second.toString());
        assertEquals(first.made, second.made);
        assertEquals(first.made, second.ahead);
        assertEquals(first.pixel, second.pixel);
        assertEquals(List.of(), second.messages);
        long time = Files.getLastModifiedTime(file(".keys")).toMillis();
        // Nothing new: the file stays.
        assertEquals(0, run().waits);
        assertEquals(time, Files.getLastModifiedTime(file(".keys")).toMillis());
    }

    @Test
    void preparedDrawsDrawNothingAndSaveTheWaits() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("cache", "off"))) {
            lab.bindTriangle();
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            int added = lab.device
                    .states()
                    .blend
                    .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
            Primitive[] primitives = {Primitive.TRIANGLES, Primitive.QUADS, Primitive.POINTS};
            for (int blend : new int[] {0, added}) {
                lab.context.bindBlend(blend);
                for (Primitive p : primitives) lab.context.prepareDraw(p, false);
            }
            assertEquals(0, lab.pixel(8, 8), "a prepared draw is not seen");
            for (int blend : new int[] {0, added}) {
                lab.context.bindBlend(blend);
                for (Primitive p : primitives) lab.context.draw(p, 0, 4);
            }
            lab.context.finish();
            var c = lab.tables().pipelines.counters();
            assertEquals(0, c.waits(), c.toString());
            assertTrue(c.madeAhead.sum() > 0, c.toString());
            assertEquals(List.of(), lab.messages);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cut", "flipped", "foreign", "empty", "version"})
    void aFileThatIsNoGoodCostsOneLine(String how) throws IOException {
        Run first = run();
        Path keys = file(".keys");
        byte[] data = Files.readAllBytes(keys);
        switch (how) {
            case "cut" -> Files.write(keys, java.util.Arrays.copyOf(data, data.length / 2));
            case "flipped" -> {
                data[data.length - 9] ^= 4;
                Files.write(keys, data);
            }
            // The identity of an adapter stands behind magic, version and a word of nothing.
            case "foreign" -> {
                data[20] ^= 1;
                Files.write(keys, data);
            }
            case "version" -> {
                data[8] ^= 1;
                Files.write(keys, data);
            }
            default -> Files.write(keys, new byte[0]);
        }
        Run second = run();
        assertEquals(first.waits, second.waits);
        assertEquals(first.pixel, second.pixel);
        assertEquals(1, second.messages.size(), second.messages.toString());
        assertTrue(second.messages.getFirst().contains("is ignored"), second.messages.toString());
        assertEquals(0, run().waits);
    }

    /** Whatever a file with a right checksum says, keys that make no sense are left out and the rest is drawn. */
    @Test
    void keysOfNoSenseAreLeftOut() {
        Run first = run();
        long seed = Seeds.one("PipelineFilesTest");
        Random random = new Random(seed);
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("cache", folder.toString()))) {
            lab.bindTriangle();
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            GraphicsProgram program = lab.tables().pipelineFactory.find(1);
            assertTrue(program != null);
            try {
                var seen = new tepui.pipe.pipeline.SeenKeys(file(".keys"), identityOf(file(".keys")), m -> {});
                WarmStart warm = new WarmStart(lab.tables(), lab.tables().pipelines, seen);
                String name = seen.programs().getFirst();
                String variant = name.split(",", 6)[5];
                ProgramKey<D3d12Shader> k = program.key;
                List<D3d12Shader> stages = java.util.Arrays.asList(k.vertex(), null, null, null, k.fragment);
                List<byte[]> good = seen.of(name);
                assertEquals(good.size(), warm.keys(stages, variant, good).size());
                for (int i = 0; i < 400; i++) {
                    byte[] bytes = good.get(random.nextInt(good.size())).clone();
                    int changes = 1 + random.nextInt(3);
                    for (int c = 0; c < changes; c++) bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                    warm.keys(stages, variant, List.of(bytes));
                }
                assertEquals(List.of(), warm.keys(stages, "true", good));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
        assertEquals(first.pixel, run().pixel);
    }

    private static byte[] identityOf(Path file) throws IOException {
        return java.util.Arrays.copyOfRange(Files.readAllBytes(file), 16, 48);
    }
}
