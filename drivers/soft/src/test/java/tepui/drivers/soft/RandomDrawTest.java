package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.testing.Seeds;

/** Random draws over small buffers with random bits: whatever they hold, a draw ends, and nothing but an argument is refused. */
class RandomDrawTest {
    private static final int DRAWS = 1500;

    @Test
    void randomBitsDoNoHarm() {
        long seed = Seeds.one("RandomDrawTest");
        Random random = new Random(seed);
        try (SoftLab lab = new SoftLab()) {
            new Round(lab, random).run();
        } catch (RuntimeException | Error e) {
            throw new AssertionError("seed " + seed, e);
        }
    }

    private static final class Round {
        private final SoftLab lab;
        private final Context c;
        private final Random random;
        private final List<Format> formats = new ArrayList<>();
        private final Buffer[] buffers = new Buffer[6];
        private final ShaderObject[] geometry;
        private final ShaderObject evaluation;

        Round(SoftLab lab, Random random) {
            this.lab = lab;
            this.c = lab.context;
            this.random = random;
            for (int i = 0; i < Format.count(); i++) {
                if ((lab.device.formatSupport(Format.of(i)) & FormatSupport.VERTEX) != 0) formats.add(Format.of(i));
            }
            lab.canvas(64, 48);
            c.bindIndexBuffer(lab.ints(0, 1, 2), 0, IndexType.U32);
            lab.bind(lab.shader(Stage.VERTEX, SoftLab.streams("a", 4, "n", 1), (s, b) -> {
                b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
                b.storeOutput(s.output("a", Type.F32X4, 0), b.loadInput(s.input("more", Type.F32X4, 1)));
                b.storeOutput(s.output("n", Type.I32, 1), b.loadInput(s.input("number", Type.I32, 2)));
            }));
            lab.bind(lab.fragment((s, b) -> b.loadInput(s.input("a", Type.F32X4, 0))));
            geometry = new ShaderObject[] {null, pass(Shader.Topology.TRIANGLES), pass(Shader.Topology.LINES)};
            evaluation = lab.shader(Stage.TESS_EVAL, (s, b) -> {
                s.inputTopology = Shader.Topology.TRIANGLES;
                s.spacing = Shader.Spacing.FRACTIONAL_ODD;
                Value uvw = b.loadInput(s.input(Builtin.TESS_COORD, Type.F32X3));
                b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.vec(uvw, b.f32(1)));
            });
        }

        private ShaderObject pass(Shader.Topology topology) {
            return lab.shader(Stage.GEOMETRY, (s, b) -> {
                int n = topology == Shader.Topology.TRIANGLES ? 3 : 2;
                s.inputTopology = topology;
                s.outputTopology = n == 3 ? Shader.Topology.TRIANGLE_STRIP : Shader.Topology.LINE_STRIP;
                s.outputVertices = n;
                Variable in = s.input(Builtin.POSITION, Type.F32X4);
                in.perVertex = true;
                Variable out = s.output(Builtin.POSITION, Type.F32X4);
                for (int i = 0; i < n; i++) {
                    b.storeOutput(out, b.loadInput(in, b.i32(i)));
                    b.effect(tepui.ir.Op.EMIT_VERTEX, 0);
                }
            });
        }

        void run() {
            for (int n = 0; n < DRAWS; n++) {
                change();
                Primitive p = Primitive.values()[random.nextInt(Primitive.values().length)];
                c.bindShader(Stage.TESS_EVAL, p == Primitive.PATCHES ? evaluation : null);
                boolean indexed = random.nextBoolean();
                int count = random.nextInt(random.nextInt(8) == 0 ? 700 : 20);
                int instances = random.nextInt(3);
                try {
                    c.draw(
                            p,
                            indexed,
                            random.nextInt(5) == 0 ? random.nextInt() : 0,
                            instances,
                            random.nextInt(4) == 0 ? random.nextInt() & Integer.MAX_VALUE : random.nextInt(10),
                            count,
                            indexed && random.nextBoolean() ? random.nextInt() : 0,
                            0);
                } catch (IllegalArgumentException expected) {
                    // A geometry shader that does not take the primitive.
                    if (!expected.getMessage().startsWith("draw: primitive")) throw expected;
                }
            }
            c.finish();
        }

        private void change() {
            int i = random.nextInt(buffers.length);
            if (buffers[i] == null || random.nextInt(4) == 0) {
                if (buffers[i] != null) lab.device.destroy(buffers[i]);
                int[] bits = new int[1 + random.nextInt(200)];
                for (int k = 0; k < bits.length; k++) {
                    bits[k] = random.nextBoolean()
                            ? Float.floatToRawIntBits(random.nextFloat() * 4 - 2)
                            : random.nextInt(3) == 0 ? random.nextInt() : random.nextInt(100);
                }
                buffers[i] = lab.buffer(bits.length * 4L);
                c.writeBuffer(buffers[i], 0, MemorySegment.ofArray(bits));
            }
            Buffer b = buffers[i];
            long offset = random.nextInt((int) b.size() + 1);
            switch (random.nextInt(9)) {
                case 0, 1 -> c.bindVertexBuffer(random.nextInt(2), random.nextInt(8) == 0 ? null : b, offset);
                case 2 -> c.bindIndexBuffer(b, offset, IndexType.values()[random.nextInt(3)]);
                case 3 -> layout();
                case 4 -> {
                    RasterState.Builder r = new RasterState.Builder();
                    r.provokingFirst = random.nextBoolean();
                    r.discard = random.nextInt(4) == 0;
                    r.cull = RasterState.Cull.values()[random.nextInt(4)];
                    r.depthClipNear = random.nextBoolean();
                    lab.raster(r);
                }
                case 5 -> c.setPrimitiveRestart(random.nextBoolean(), random.nextInt(100));
                case 6 -> c.bindShader(Stage.GEOMETRY, geometry[random.nextInt(geometry.length)]);
                case 7 -> {
                    c.setPatchVertices(1 + random.nextInt(32));
                    float[] outer = new float[4];
                    for (int k = 0; k < 4; k++) outer[k] = Float.intBitsToFloat(random.nextInt());
                    outer[0] = random.nextFloat() * 9;
                    outer[1] = random.nextFloat() * 9;
                    c.setDefaultTessLevels(outer, new float[] {random.nextFloat() * 5, Float.NaN});
                }
                default -> {
                    boolean on = random.nextBoolean();
                    StreamTarget[] targets = on
                            ? new StreamTarget[] {lab.device.createStreamTarget(b, 0, b.size())}
                            : new StreamTarget[0];
                    c.setStreamTargets(targets, new boolean[targets.length]);
                }
            }
        }

        private void layout() {
            List<VertexLayout.Element> elements = new ArrayList<>();
            for (int location = 0; location < 3; location++) {
                Format f = formats.get(random.nextInt(formats.size()));
                elements.add(new VertexLayout.Element(location, random.nextInt(2), random.nextInt(40), f));
            }
            List<VertexLayout.Binding> bindings = List.of(
                    new VertexLayout.Binding(random.nextInt(64), 0),
                    new VertexLayout.Binding(random.nextInt(64), random.nextInt(3)));
            c.bindVertexLayout(lab.device.states().vertexLayout.intern(new VertexLayout(elements, bindings)));
        }
    }
}
