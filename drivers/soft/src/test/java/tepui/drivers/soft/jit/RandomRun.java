package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.GuardedMemory;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;

/**
 * Run of a shader of any stage in a kernel, in the world of an {@link Environment}, and compares what it leaves with
 * what the interpreter leaves in an equal world.
 */
final class RandomRun {
    private static final int VERTICES = 8;
    /** Where the test's lowering puts fragment inputs: words of the lane. */
    private static final int FRAGMENT_WORDS = 128;

    private final Shader shader;
    private final Environment world;
    private final int lanes;
    final KernelFrame frame;
    private final List<List<Interpreter.Emitted>> emitted = new ArrayList<>();

    private RandomRun(Shader shader, Environment world, int lanes) {
        this.shader = shader;
        this.world = world;
        this.lanes = lanes;
        this.frame = new KernelFrame((lanes + 15) / 16 * 16 + 16);
        for (int n = 0; n < frame.stride; n++) emitted.add(new ArrayList<>());
    }

    /** Word of a fragment input in {@link #FRAGMENT_WORDS}. */
    static int fragmentInput(Variable v) {
        if (v.builtin == Builtin.FRAG_COORD) return 120;
        if (v.builtin == Builtin.FRONT_FACING) return 124;
        return 4 * v.location + v.component;
    }

    /**
     * The first difference between the interpreter and a kernel, null if there is none.
     *
     * @param reference what the interpreter runs
     * @param lowered the same shader ready to be compiled
     */
    static @Nullable String difference(
            Shader reference, Shader lowered, Environment a, Environment b, int lanes, KernelSource source) {
        for (Resource r : reference.resources) {
            if (r.kind() == Resource.Kind.STORAGE_BUFFER) {
                a.buffer(r, 0);
                b.buffer(r, 0);
            }
        }
        Interpreter expected = new Interpreter(reference, a, lanes).run();
        RandomRun run = new RandomRun(reference, b, lanes);
        CompiledKernel kernel = source.make(lowered, run.frame.stride);
        if (kernel == null) return null;
        run.setUp();
        List<GuardedMemory> buffers = new ArrayList<>();
        try {
            List<Runnable> back = run.bind(buffers);
            kernel.run(run.frame);
            for (Runnable r : back) r.run();
        } finally {
            buffers.forEach(GuardedMemory::close);
        }
        return run.compare(expected, a);
    }

    // ---- inputs

    private void setUp() {
        KernelFrame f = frame;
        f.reserve(0, 0, 0, 0, Math.max(Slots.VERTEX_INPUT_WORDS, FRAGMENT_WORDS), Slots.VERTEX_WORDS);
        f.lanes = (lanes + 15) / 16 * 16;
        for (int n = lanes; n < f.stride; n++) {
            f.active[n] = 0;
            f.alive[n] = 0;
        }
        f.vertexInWords = Slots.VERTEX_WORDS;
        f.vertexIn = new int[VERTICES * Slots.VERTEX_WORDS * (shader.stage == Stage.GEOMETRY ? lanes : 1)];
        f.vertexOutWords = Slots.VERTEX_WORDS;
        f.vertexOut = new int[f.stride * Slots.VERTEX_WORDS];
        f.patch = new int[Slots.PATCH_WORDS];
        f.shared = new int[(shader.sharedBytes + 3) / 4];
        if (shader.stage == Stage.GEOMETRY) {
            f.primitiveAt = new int[VERTICES * f.stride];
            for (int v = 0; v < VERTICES; v++) {
                for (int n = 0; n < lanes; n++) {
                    f.primitiveAt[v * f.stride + n] = (n * VERTICES + v) * Slots.VERTEX_WORDS;
                }
            }
            f.emitter = new VertexEmitter() {
                @Override
                public void emit(KernelFrame fr, int[] mask, int maskAt, int stream) {
                    record(mask, maskAt, stream, false);
                }

                @Override
                public void end(KernelFrame fr, int[] mask, int maskAt, int stream) {
                    record(mask, maskAt, stream, true);
                }
            };
        }
        for (Variable v : shader.inputs) {
            for (int n = 0; n < lanes; n++) {
                for (int element = 0; element < v.elements(); element++) {
                    for (int vertex = 0; vertex < (v.perVertex ? VERTICES : 1); vertex++) {
                        long[] value = new long[v.type().width()];
                        world.input(v, n, vertex, element, value);
                        put(v, n, vertex, element, value);
                    }
                }
            }
        }
    }

    private void put(Variable v, int n, int vertex, int element, long[] value) {
        KernelFrame f = frame;
        switch (v.builtin) {
            case PATCH_VERTICES -> f.scalarI[Slots.SCALAR_PATCH_VERTICES] = (int) value[0];
            case WORKGROUP_ID -> {
                for (int c = 0; c < 3; c++) f.scalarI[Slots.SCALAR_WORKGROUP_ID + c] = (int) value[c];
            }
            default -> {
                boolean inVertex = v.perVertex || v.patch;
                boolean wide = v.type().kind().is64();
                int word = shader.stage == Stage.FRAGMENT
                        ? fragmentInput(v) + 4 * element
                        : (inVertex ? Slots.vertexWord(v) : Slots.laneInputWord(shader.stage, v))
                                + element * Slots.elementWords(v);
                for (int c = 0; c < value.length; c++) {
                    boolean floats = v.type().kind() == ScalarKind.F32;
                    if (!wide) {
                        word(v, n, vertex, word + c, (int) value[c], floats);
                    } else if (shader.stage == Stage.VERTEX) {
                        word(v, n, vertex, word + c, (int) value[c], false);
                        int high = word - Slots.ATTRIBUTE + Slots.ATTRIBUTE_HIGH + c;
                        word(v, n, vertex, high, (int) (value[c] >>> 32), false);
                    } else {
                        word(v, n, vertex, word + 2 * c, (int) value[c], false);
                        word(v, n, vertex, word + 2 * c + 1, (int) (value[c] >>> 32), false);
                    }
                }
            }
        }
    }

    private void word(Variable v, int n, int vertex, int word, int bits, boolean floats) {
        KernelFrame f = frame;
        if (v.perVertex) {
            int first = shader.stage == Stage.GEOMETRY ? n * VERTICES : 0;
            f.vertexIn[(first + vertex) * Slots.VERTEX_WORDS + word] = bits;
        } else if (v.patch) {
            f.patch[word] = bits;
        } else if (floats) {
            f.inF[word * f.stride + n] = Float.intBitsToFloat(bits);
        } else {
            f.inI[word * f.stride + n] = bits;
        }
    }

    // ---- resources

    /** Buffers end at inaccessible pages, or begin behind them. */
    private List<Runnable> bind(List<GuardedMemory> buffers) {
        List<Runnable> back = new ArrayList<>();
        for (Resource r : shader.resources) {
            for (int k = 0; k < r.count(); k++) {
                int slot = r.binding() + k;
                switch (r.kind()) {
                    case TEXTURE -> frame.textures[slot] = new Texture(k);
                    case IMAGE -> {}
                    default -> {
                        ByteBuffer b = world.buffer(r, k);
                        if (b == null) continue;
                        b.order(ByteOrder.LITTLE_ENDIAN);
                        GuardedMemory guarded = new GuardedMemory(b.limit(), buffers.size() % 3 != 2);
                        buffers.add(guarded);
                        MemorySegment copy = guarded.memory();
                        for (int at = 0; at < b.limit(); at++) copy.set(ValueLayout.JAVA_BYTE, at, b.get(at));
                        boolean uniform = r.kind() == Resource.Kind.UNIFORM_BUFFER;
                        (uniform ? frame.uniformAddress : frame.storageAddress)[slot] = copy.address();
                        (uniform ? frame.uniformSize : frame.storageSize)[slot] = b.limit();
                        back.add(() -> {
                            for (int at = 0; at < b.limit(); at++) b.put(at, copy.get(ValueLayout.JAVA_BYTE, at));
                        });
                    }
                }
            }
        }
        return back;
    }

    private long[] operand(Instr instr, int[][] args, int k, int n) {
        long[] value = new long[args[k].length];
        for (int c = 0; c < value.length; c++) {
            value[c] = instr.args[k].type().kind() == ScalarKind.F32
                    ? Integer.toUnsignedLong(Float.floatToRawIntBits(frame.f[args[k][c] + n]))
                    : frame.i[args[k][c] + n];
        }
        return value;
    }

    private void result(Site site, int n, long[] out) {
        for (int c = 0; c < site.results.length; c++) {
            if (site.instr.result().type().kind() == ScalarKind.F32) {
                frame.f[site.results[c] + n] = Float.intBitsToFloat((int) out[c]);
            } else {
                frame.i[site.results[c] + n] = (int) out[c];
            }
        }
    }

    private final class Texture implements SiteUnit {
        private final int index;

        Texture(int index) {
            this.index = index;
        }

        @Override
        public void run(KernelFrame f, Site site, int[] mask, int maskAt) {
            Instr instr = site.instr;
            for (int n = 0; n < f.lanes; n++) {
                if (mask[maskAt + n] == 0) continue;
                long[][] operands = new long[TexOperand.values().length][];
                int at = 0;
                for (TexOperand o : TexOperand.values()) {
                    if ((instr.imm & o.bit()) != 0) operands[o.ordinal()] = operand(instr, site.args, at++, n);
                }
                long[] which = operands[TexOperand.INDEX.ordinal()];
                if (which != null && which[0] != index) throw new IllegalStateException("the wrong unit was asked");
                int[] coordinate = site.tex(TexOperand.COORD);
                float[] ddx = null;
                float[] ddy = null;
                if (shader.stage == Stage.FRAGMENT && coordinate != null && instr.op != Op.TEX_FETCH) {
                    ddx = difference(coordinate, n & ~3, 1);
                    ddy = difference(coordinate, n & ~3, 2);
                }
                long[] out = new long[site.results.length];
                world.texture(instr, n, operands, ddx, ddy, out);
                result(site, n, out);
            }
        }

        private float[] difference(int[] at, int first, int step) {
            float[] d = new float[at.length];
            for (int c = 0; c < d.length; c++) d[c] = frame.f[at[c] + first + step] - frame.f[at[c] + first];
            return d;
        }
    }

    // ---- results

    private long[] output(Variable v, int n) {
        long[] all = new long[v.elements() * v.type().width()];
        boolean tess = shader.stage == Stage.TESS_CONTROL;
        boolean floats = v.type().kind() == ScalarKind.F32;
        int word = shader.stage == Stage.FRAGMENT ? Slots.fragmentWord(v) : Slots.vertexWord(v);
        for (int e = 0; e < v.elements(); e++) {
            for (int c = 0; c < v.type().width(); c++) {
                int at = word + e * Slots.elementWords(v) + c;
                int bits = tess
                        ? v.patch ? frame.patch[at] : frame.vertexOut[n * Slots.VERTEX_WORDS + at]
                        : floats
                                ? Float.floatToRawIntBits(frame.outF[at * frame.stride + n])
                                : frame.outI[at * frame.stride + n];
                all[e * v.type().width() + c] = floats ? Integer.toUnsignedLong(bits) : bits;
            }
        }
        return all;
    }

    @SuppressWarnings("IdentityHashMapUsage") // variables are told apart by identity, as the interpreter does
    private void record(int[] mask, int maskAt, int stream, boolean ends) {
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            java.util.Map<Variable, long[]> outputs = new java.util.HashMap<>();
            if (!ends) {
                for (Variable v : shader.outputs) outputs.put(v, output(v, n));
            }
            emitted.get(n).add(new Interpreter.Emitted(stream, ends, outputs));
        }
    }

    private @Nullable String compare(Interpreter expected, Environment a) {
        for (int n = 0; n < lanes; n++) {
            if (shader.stage == Stage.FRAGMENT) {
                if (expected.isHelper(n) != (frame.alive[n] == 0)) return "helper state of lane " + n;
                if (expected.isHelper(n)) continue;
            }
            if (shader.stage == Stage.GEOMETRY) {
                String wrong = compareEmitted(n, expected.emitted(n), emitted.get(n));
                if (wrong != null) return wrong;
                continue;
            }
            for (Variable v : shader.outputs) {
                String wrong = compare(v, "lane " + n, expected.output(v, n), output(v, n));
                if (wrong != null) return wrong;
            }
        }
        for (int at = 0; at < shader.sharedBytes / 4; at++) {
            int want = expected.shared().getInt(4 * at);
            if (!sameWord(want, frame.shared[at]))
                return "shared word " + at + ": " + frame.shared[at] + ", must be " + want;
        }
        for (Resource r : shader.resources) {
            if (r.kind() != Resource.Kind.STORAGE_BUFFER) continue;
            ByteBuffer want = a.buffer(r, 0);
            ByteBuffer got = world.buffer(r, 0);
            if (want == null || got == null) continue;
            for (int at = 0; at < want.limit(); at += 4) {
                int w = want.order(ByteOrder.LITTLE_ENDIAN).getInt(at);
                int g = got.order(ByteOrder.LITTLE_ENDIAN).getInt(at);
                if (!sameWord(w, g))
                    return r.name() + " at byte " + at + ": " + Integer.toHexString(g) + ", must be "
                            + Integer.toHexString(w);
            }
        }
        return null;
    }

    /** Memory has no types: words that are NaN both ways are equal. */
    private static boolean sameWord(int a, int b) {
        return a == b || Float.isNaN(Float.intBitsToFloat(a)) && Float.isNaN(Float.intBitsToFloat(b));
    }

    private static @Nullable String compareEmitted(
            int n, List<Interpreter.Emitted> want, List<Interpreter.Emitted> got) {
        if (want.size() != got.size()) return "lane " + n + " emitted " + got.size() + ", must be " + want.size();
        for (int k = 0; k < want.size(); k++) {
            Interpreter.Emitted w = want.get(k);
            Interpreter.Emitted g = got.get(k);
            if (w.stream() != g.stream() || w.endsPrimitive() != g.endsPrimitive()) return "emission " + k;
            for (var e : w.outputs().entrySet()) {
                String wrong = compare(
                        e.getKey(),
                        "lane " + n + " emission " + k,
                        e.getValue(),
                        g.outputs().get(e.getKey()));
                if (wrong != null) return wrong;
            }
        }
        return null;
    }

    private static @Nullable String compare(Variable v, String where, long[] want, long[] got) {
        for (int c = 0; c < want.length; c++) {
            if (!LaneShader.same(v.type().kind(), want[c], got[c])) {
                return v + " " + where + " component " + c + ": "
                        + LaneShader.text(v.type().kind(), new long[] {got[c]}) + ", must be "
                        + LaneShader.text(v.type().kind(), new long[] {want[c]});
            }
        }
        return null;
    }
}
