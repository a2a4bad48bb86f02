package tepui.drivers.soft.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.code.GuardedMemory;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Vertices that machine code moves are those that the portable tier moves; it touches nothing outside of their buffer. */
final class VertexQuadsTest {
    private static final Format[] FORMATS = {
        Format.R32_FLOAT, Format.R32G32_FLOAT, Format.R32G32B32_FLOAT, Format.R32G32B32A32_FLOAT
    };
    private static final int VERTICES = 300;

    private final long seed = Seeds.one("VertexQuadsTest");

    @BeforeEach
    void needsMachineCode() {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
    }

    @Test
    void attributesBetweenInaccessiblePagesAreReadAsThePortableTierDoes() {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            Format format = FORMATS[random.nextInt(4)];
            int offset = 4 * random.nextInt(3);
            int stride = random.nextInt(8) == 0 ? 0 : offset + format.blockBytes() + 4 * random.nextInt(3);
            // The last vertex ends with the buffer.
            long bytes = (long) (VERTICES - 1) * stride + offset + format.blockBytes();
            int lanes = 16 * (1 + random.nextInt(8));
            int[] ids = new int[VertexStage.CAPACITY];
            int most = random.nextInt(10) == 0 ? -1 >>> 1 : VERTICES;
            for (int i = 0; i < lanes; i++) ids[i] = random.nextInt(round % 2 == 0 ? VERTICES - 4 : most);
            Shader shader = new Shader(Stage.VERTEX, "reads");
            shader.input("a", Type.of(ScalarKind.F32, 1 + random.nextInt(4)), 2);
            VertexLayout layout = new VertexLayout(
                    List.of(new VertexLayout.Element(2, 1, offset, format)),
                    List.of(new VertexLayout.Binding(4, 0), new VertexLayout.Binding(stride, 0)));
            FetchPlan plan = new FetchPlan(layout, shader);
            try (GuardedMemory memory = new GuardedMemory(bytes, random.nextBoolean())) {
                for (long at = 0; at < bytes; at += 4) {
                    memory.memory().set(ValueLayout.JAVA_INT_UNALIGNED, at, random.nextInt());
                }
                int[] expected = read(plan, memory.memory(), ids, lanes, null);
                int[] got = read(plan, memory.memory(), ids, lanes, VertexQuads.make());
                assertArrayEquals(expected, got, "seed " + seed + ", round " + round);
            }
        }
    }

    private static int[] read(FetchPlan plan, MemorySegment buffer, int[] ids, int lanes, VertexQuads code) {
        VertexFetch fetch = new VertexFetch();
        fetch.quads = code;
        fetch.address[1] = buffer.address();
        fetch.size[1] = buffer.byteSize();
        KernelFrame frame = new KernelFrame(VertexStage.LANES);
        StageProgram.reserve(frame, Slots.VERTEX_INPUT_WORDS, Slots.VERTEX_WORDS);
        Arrays.fill(frame.inF, 77);
        fetch.run(plan, frame, ids, new int[ids.length], 0, lanes, 0);
        return bits(frame.inF);
    }

    private static int[] bits(float[] values) {
        int[] bits = new int[values.length];
        for (int i = 0; i < bits.length; i++) bits[i] = Float.floatToRawIntBits(values[i]);
        return bits;
    }

    @Test
    void plainFloatsAreTaken() {
        Shader shader = new Shader(Stage.VERTEX, "reads");
        shader.input("a", Type.F32X4, 0);
        for (int n = 1; n <= 4; n++) {
            VertexLayout layout = new VertexLayout(
                    List.of(new VertexLayout.Element(0, 0, 0, FORMATS[n - 1])),
                    List.of(new VertexLayout.Binding(16, 0)));
            assertEquals(n, new FetchPlan(layout, shader).attributes[0].floats);
        }
        VertexLayout bytes = new VertexLayout(
                List.of(new VertexLayout.Element(0, 0, 0, Format.R8G8B8A8_UNORM)),
                List.of(new VertexLayout.Binding(4, 0)));
        assertEquals(0, new FetchPlan(bytes, shader).attributes[0].floats);
    }

    @Test
    void recordsAreThoseOfThePortableTier() {
        Random random = new Random(seed);
        Shader producer = new Shader(Stage.VERTEX, "writes");
        producer.output(Builtin.POSITION, Type.F32X4);
        producer.output(Builtin.LAYER, Type.I32);
        producer.output(Builtin.POINT_SIZE, Type.F32);
        producer.output("a", Type.of(ScalarKind.F32, 3), 0);
        producer.output("b", Type.I32X4, 1);
        producer.output("c", Type.F32, 2);
        Shader consumer = new Shader(Stage.FRAGMENT, "reads");
        consumer.input("a", Type.F32X4, 0);
        consumer.input("b", Type.I32X4, 1);
        consumer.input("c", Type.of(ScalarKind.F32, 2), 2);
        RecordPlan plan = new RecordPlan(producer, consumer, null);
        assertEquals(0, plan.words % 4);
        VertexQuads code = VertexQuads.make();
        assertNotNull(code);
        for (int round = 0; round < 50; round++) {
            KernelFrame frame = new KernelFrame(VertexStage.LANES);
            StageProgram.reserve(frame, Slots.VERTEX_INPUT_WORDS, Slots.VERTEX_WORDS);
            for (int i = 0; i < frame.outF.length; i++) frame.outF[i] = Float.intBitsToFloat(random.nextInt());
            for (int i = 0; i < frame.outI.length; i++) frame.outI[i] = random.nextInt();
            int n = 1 + random.nextInt(VertexStage.LANES);
            frame.lanes = n + 15 & ~15;
            int at = plan.words * random.nextInt(3);
            // Now and then there is room for the lanes that count only.
            int[] got = new int[at + plan.words * (random.nextInt(4) == 0 ? n : frame.lanes)];
            int[] expected = got.clone();
            plan.store(frame, n, expected, at);
            plan.store(code, frame, n, got, at);
            for (int l = 0; l < n; l++) {
                for (int word : new int[] {0, 1, 2, 3, 4, 5, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33}) {
                    int place = at + l * plan.words + word;
                    assertEquals(expected[place], got[place], "seed " + seed + ", lane " + l + ", word " + word);
                }
            }
            for (int i = 0; i < at; i++) assertEquals(0, got[i]);
        }
    }
}
