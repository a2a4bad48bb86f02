package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.pipe.VertexLayout.Binding;
import tepui.pipe.VertexLayout.Element;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Attributes in every format; strides, offsets, slots, divisors, constants, what is not bound. */
final class VertexFetchCases {
    private static final int COUNT = 16;

    private VertexFetchCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("vertexFetch");
        for (Format f : Format.values()) {
            if (f.isCompressed() || f.isDepthStencil() || f.isSrgb() || f.components() == 0) continue;
            boolean wide = f.name().contains("64");
            Area with = area.needsFormat(f, FormatSupport.VERTEX);
            if (wide) {
                with = f.isInteger()
                        ? with.needs("64-bit integers", c -> c.int64)
                        : with.needs("doubles", c -> c.float64);
            }
            with.add("format." + f, s -> format(s, f));
            if (wide && !f.isInteger()) with.add("floatsOf." + f, s -> narrowed(s, f));
        }
        area.add("strideAndOffset", s -> layout(s, 52, 12, 8));
        area.add("unalignedStride", s -> layout(s, 23, 3, 4));
        area.add("strideZero", VertexFetchCases::strideZero);
        area.add("bindingOffset", VertexFetchCases::bindingOffset);
        area.add("manySlots", VertexFetchCases::manySlots);
        area.add("elementsOverlap", VertexFetchCases::overlap);
        area.add("constantAttribute", VertexFetchCases::constant);
        area.add("constantIntegerAttribute", VertexFetchCases::constantInteger);
        area.add("unboundBufferReadsDefaults", VertexFetchCases::unbound);
        for (int i = 1; i <= 3; i++) {
            int d = i;
            area.needs("instance divisors", c -> d == 1 || c.instanceDivisor)
                    .add("divisor." + i, s -> divisor(s, d, 0));
            area.needs("instance divisors", c -> d == 1 || c.instanceDivisor)
                    .add("divisorAndFirstInstance." + i, s -> divisor(s, d, 2));
        }
        area.add("readingBehindTheEndIsZero", VertexFetchCases::behind);
        area.add("bufferRewrittenBetweenDraws", VertexFetchCases::rewritten);
        area.add("sparseLocations", VertexFetchCases::sparse);
    }

    /**
     * Draws a point per vertex or instance into a row of a four-component target and gives its words. The body makes
     * i32x4 from attributes.
     */
    private static int[] run(
            Scene s, int vertices, int firstInstance, int instances, int rowLength, Shaders.Body body) {
        Texture t = s.target(Format.R32G32B32A32_UINT, rowLength, 1);
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = true;
        s.raster(r);
        s.program(
                Shaders.vertex("attributes", (v, b) -> {
                    Value vertex = b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32));
                    Value instance = b.loadInput(v.input(Builtin.INSTANCE_ID, Type.I32));
                    Value at = b.op(Op.IADD, b.op(Op.IMUL, instance, b.i32(vertices)), vertex);
                    Variable out = v.output("out", Type.I32X4, 0);
                    out.interpolation = Interpolation.FLAT;
                    b.storeOutput(out, body.build(v, b));
                    b.storeOutput(v.output(Builtin.POINT_SIZE, Type.F32), b.f32(1));
                    return Lab.rowPosition(b, at, rowLength);
                }),
                Lab.uintFragment("flat", (f, b) -> b.loadInput(Shaders.varying(f, 0, Type.I32X4, Interpolation.FLAT))));
        s.context.draw(Primitive.POINTS, false, firstInstance, instances, 0, vertices, 0, 0);
        return s.readInts(t);
    }

    private static Value bits(Builder b, Value v) {
        return Lab.words(b, v);
    }

    private static void format(Scene s, Format f) {
        byte[] data = FormatCases.texels(f, COUNT, 1, 9);
        s.layout(new VertexLayout(List.of(new Element(0, 0, 0, f)), List.of(new Binding(f.blockBytes(), 0))));
        s.context.bindVertexBuffer(0, s.bytes(Bind.VERTEX, padded(data)), 0);
        int bits = f.channels()[0].bits();
        if (bits == 64) {
            wide(s, f, data);
            return;
        }
        boolean integer = f.isInteger();
        int[] out = run(s, COUNT, 0, 1, COUNT, (v, b) -> {
            Variable in = v.input("a", integer ? Type.I32X4 : Type.F32X4, 0);
            in.unsigned = f.isUnsignedInteger();
            return bits(b, b.loadInput(in));
        });
        for (int i = 0; i < COUNT; i++) {
            double[] e = Texels.decode(f, data, i * f.blockBytes());
            for (int c = 0; c < 4; c++) {
                String what = "component " + c + " of vertex " + i;
                if (integer) {
                    int must = (int) (long) e[c];
                    s.equal(must, out[i * 4 + c], what);
                } else {
                    s.near((float) e[c], Float.intBitsToFloat(out[i * 4 + c]), Math.abs(e[c]) * 0x1p-22 + 1e-9, what);
                }
            }
        }
    }

    private static byte[] padded(byte[] data) {
        return Arrays.copyOf(data, data.length + 32);
    }

    /** Doubles, read as floats. */
    private static void narrowed(Scene s, Format f) {
        int components = f.channels().length;
        ByteBuffer data = ByteBuffer.allocate(COUNT * f.blockBytes()).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < COUNT * components; i++) data.putDouble(8 * i, 0.75 * i - 3);
        s.layout(new VertexLayout(List.of(new Element(0, 0, 0, f)), List.of(new Binding(f.blockBytes(), 0))));
        s.context.bindVertexBuffer(0, s.bytes(Bind.VERTEX, data.array()), 0);
        int[] out = run(s, COUNT, 0, 1, COUNT, (v, b) -> bits(b, b.loadInput(v.input("a", Type.F32X4, 0))));
        for (int i = 0; i < COUNT; i++) {
            for (int c = 0; c < 4; c++) {
                float must = c < components ? 0.75f * (i * components + c) - 3 : c == 3 ? 1 : 0;
                s.equal(Float.floatToRawIntBits(must), out[i * 4 + c], "component " + c + " of vertex " + i);
            }
        }
    }

    /** Two components at a time, whole. */
    private static void wide(Scene s, Format f, byte[] data) {
        int components = f.channels().length;
        for (int from = 0; from < components; from += 2) {
            int first = from;
            int[] out = run(s, COUNT, 0, 1, COUNT, (v, b) -> {
                ScalarKind kind = f.isInteger() ? ScalarKind.I64 : ScalarKind.F64;
                Value a = b.loadInput(v.input("a", Type.of(kind, components), 0));
                Value[] parts = new Value[2];
                for (int i = 0; i < 2; i++) {
                    Value c = b.extract(a, Math.min(first + i, components - 1));
                    Value l = kind == ScalarKind.I64 ? c : b.convert(Op.BITCAST, ScalarKind.I64, c);
                    parts[i] = b.op(Op.UNPACK_64, l);
                }
                return b.vec(parts);
            });
            for (int i = 0; i < COUNT; i++) {
                for (int k = 0; k < 4; k++) {
                    int c = Math.min(first + k / 2, components - 1);
                    long e = Texels.bits(data, i * f.blockBytes(), c * 64, 64);
                    int must = (int) (k % 2 == 0 ? e : e >>> 32);
                    s.equal(must, out[i * 4 + k], "word " + k + " of vertex " + i);
                }
            }
        }
    }

    /** Two elements in vertices of any stride. */
    private static void layout(Scene s, int stride, int first, int second) {
        byte[] data = new byte[stride * COUNT + 16];
        new Random(stride).nextBytes(data);
        int b = first + second;
        s.layout(new VertexLayout(
                List.of(new Element(0, 0, first, Format.R8G8B8A8_UINT), new Element(1, 0, b, Format.R16G16_SINT)),
                List.of(new Binding(stride, 0))));
        s.context.bindVertexBuffer(0, s.bytes(Bind.VERTEX, data), 0);
        int[] out = run(s, COUNT, 0, 1, COUNT, (v, c) -> {
            Variable a = v.input("a", Type.I32X4, 0);
            a.unsigned = true;
            Value x = c.loadInput(a);
            Value y = c.loadInput(v.input("b", Type.I32X2, 1));
            return c.vec(c.swizzle(x, 0, 3), y);
        });
        for (int i = 0; i < COUNT; i++) {
            int at = i * stride;
            s.equal(data[at + first] & 255, out[i * 4], "first byte of vertex " + i);
            s.equal(data[at + first + 3] & 255, out[i * 4 + 1], "fourth byte of vertex " + i);
            s.equal((short) Texels.bits(data, at + b, 0, 16), out[i * 4 + 2], "first short of vertex " + i);
            s.equal((short) Texels.bits(data, at + b, 16, 16), out[i * 4 + 3], "second short of vertex " + i);
        }
    }

    private static Value integers(Shader v, Builder b, int location) {
        Variable in = v.input("a" + location, Type.I32X4, location);
        in.unsigned = true;
        return b.loadInput(in);
    }

    private static VertexLayout one(int location, int stride, int divisor) {
        return new VertexLayout(
                List.of(new Element(location, 0, 0, Format.R32G32B32A32_UINT)), List.of(new Binding(stride, divisor)));
    }

    private static void strideZero(Scene s) {
        s.layout(one(0, 0, 0));
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, 9, 8, 7, 6, 5, 4, 3, 2), 0);
        int[] out = run(s, 4, 0, 1, 4, (v, b) -> integers(v, b, 0));
        for (int i = 0; i < 16; i++) s.equal(9 - i % 4, out[i], "word " + i);
    }

    private static void bindingOffset(Scene s) {
        s.layout(one(0, 16, 0));
        int[] data = new int[64];
        for (int i = 0; i < 64; i++) data[i] = i;
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, data), 20);
        int[] out = run(s, 4, 0, 1, 4, (v, b) -> integers(v, b, 0));
        for (int i = 0; i < 16; i++) s.equal(5 + i, out[i], "word " + i);
    }

    private static void manySlots(Scene s) {
        int n = Math.min(s.caps.maxVertexElements, Math.min(s.caps.maxVertexBuffers, 16));
        List<Element> elements = new ArrayList<>();
        List<Binding> bindings = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            // slots in another order than locations
            elements.add(new Element(i, n - 1 - i, 0, Format.R32_UINT));
            bindings.add(new Binding(4 + i * 4, 0));
        }
        s.layout(new VertexLayout(elements, bindings));
        for (int slot = 0; slot < n; slot++) {
            int[] data = new int[COUNT * (slot + 1)];
            for (int i = 0; i < COUNT; i++) data[i * (slot + 1)] = slot * 1000 + i;
            s.context.bindVertexBuffer(slot, s.ints(Bind.VERTEX, data), 0);
        }
        for (int location = 0; location < n; location++) {
            int l = location;
            int[] out = run(s, 4, 0, 1, 4, (v, b) -> {
                Value sum = b.i32(0);
                Value wanted = b.i32(0);
                for (int i = 0; i < n; i++) {
                    Variable in = v.input("a" + i, Type.I32, i);
                    in.unsigned = true;
                    Value a = b.loadInput(in);
                    sum = b.op(Op.IADD, sum, a);
                    if (i == l) wanted = a;
                }
                return b.vec(wanted, sum, b.i32(0, 0));
            });
            for (int i = 0; i < 4; i++) {
                s.equal((n - 1 - l) * 1000 + i, out[i * 4], "location " + l + " of vertex " + i);
                s.equal(1000 * (n * (n - 1) / 2) + n * i, out[i * 4 + 1], "sum of vertex " + i);
            }
        }
    }

    private static void overlap(Scene s) {
        s.layout(new VertexLayout(
                List.of(
                        new Element(0, 0, 0, Format.R32_UINT),
                        new Element(1, 0, 0, Format.R16G16_UINT),
                        new Element(2, 0, 2, Format.R8_UINT)),
                List.of(new Binding(4, 0))));
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, 0x11223344, 0x55667788), 0);
        int[] out = run(s, 2, 0, 1, 2, (v, b) -> {
            Variable a = v.input("a", Type.I32, 0);
            Variable c = v.input("c", Type.I32X2, 1);
            Variable d = v.input("d", Type.I32, 2);
            a.unsigned = true;
            c.unsigned = true;
            d.unsigned = true;
            return b.vec(b.loadInput(a), b.loadInput(c), b.loadInput(d));
        });
        s.equal(new int[] {0x11223344, 0x3344, 0x1122, 0x22, 0x55667788, 0x7788, 0x5566, 0x66}, out, "attributes");
    }

    private static void constant(Scene s) {
        s.layout(VertexLayout.EMPTY);
        int[] bits = {Float.floatToRawIntBits(0.5f), Float.floatToRawIntBits(-2), 0, Float.floatToRawIntBits(8)};
        s.context.setConstantAttribute(3, bits);
        int[] out = run(s, 2, 0, 1, 2, (v, b) -> bits(b, b.loadInput(v.input("c", Type.F32X4, 3))));
        for (int i = 0; i < 8; i++) s.equal(bits[i % 4], out[i], "word " + i);
        // taken at the draw, and not in the way of an element
        s.layout(one(3, 16, 0));
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, 1, 2, 3, 4, 5, 6, 7, 8), 0);
        out = run(s, 2, 0, 1, 2, (v, b) -> integers(v, b, 3));
        for (int i = 0; i < 8; i++) s.equal(i + 1, out[i], "word " + i + " from a buffer");
    }

    private static void constantInteger(Scene s) {
        s.layout(VertexLayout.EMPTY);
        int[] bits = {-1, 0x80000000, 77, 1};
        s.context.setConstantAttribute(0, bits);
        int[] out = run(s, 2, 0, 1, 2, (v, b) -> b.loadInput(v.input("c", Type.I32X4, 0)));
        for (int i = 0; i < 8; i++) s.equal(bits[i % 4], out[i], "word " + i);
    }

    private static void unbound(Scene s) {
        s.layout(new VertexLayout(
                List.of(new Element(0, 0, 0, Format.R32G32B32A32_FLOAT)), List.of(new Binding(16, 0))));
        s.context.bindVertexBuffer(0, null, 0);
        int[] out = run(s, 2, 0, 1, 2, (v, b) -> bits(b, b.loadInput(v.input("a", Type.F32X4, 0))));
        int[] e = {0, 0, 0, Float.floatToRawIntBits(1)};
        for (int i = 0; i < 8; i++) s.equal(e[i % 4], out[i], "word " + i);
    }

    private static void divisor(Scene s, int divisor, int firstInstance) {
        s.layout(one(0, 16, divisor));
        int[] data = new int[16 * 4];
        for (int i = 0; i < data.length; i++) data[i] = i * 10;
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, data), 0);
        int instances = 6;
        int[] out = run(s, 2, firstInstance, instances, 2 * instances, (v, b) -> integers(v, b, 0));
        for (int i = 0; i < instances; i++) {
            for (int v = 0; v < 2; v++) {
                int element = firstInstance + i / divisor;
                s.equal(element * 40L, out[(i * 2 + v) * 4], "instance " + i + ", vertex " + v);
            }
        }
    }

    private static void behind(Scene s) {
        s.layout(one(0, 16, 0));
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, 1, 2, 3, 4, 5, 6, 7, 8), 0);
        int[] out = run(s, 8, 0, 1, 8, (v, b) -> integers(v, b, 0));
        for (int i = 0; i < 32; i++) s.equal(i < 8 ? i + 1 : 0, out[i], "word " + i);
    }

    private static void rewritten(Scene s) {
        Texture t = s.target(16, 4);
        s.colored();
        Buffer b = s.vertices(new int[] {4, 4}, new float[6 * 8]);
        for (int i = 0; i < 16; i++) {
            float l = s.clipX(i);
            float r = s.clipX(i + 1);
            float c = i / 15f;
            float[] v = {
                l, -1, 0.5f, 1, c, 0, 0, 1, r, -1, 0.5f, 1, c, 0, 0, 1, r, 1, 0.5f, 1, c, 0, 0, 1,
                l, -1, 0.5f, 1, c, 0, 0, 1, r, 1, 0.5f, 1, c, 0, 0, 1, l, 1, 0.5f, 1, c, 0, 0, 1
            };
            s.context.writeBuffer(b, 0, MemorySegment.ofArray(v));
            s.context.draw(Primitive.TRIANGLES, 0, 6);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 2, i * 17, 0, 0, 255);
    }

    private static void sparse(Scene s) {
        int last = Math.min(s.caps.maxVertexElements, 16) - 1;
        s.layout(new VertexLayout(
                List.of(new Element(last, 0, 0, Format.R32G32B32A32_UINT), new Element(2, 0, 16, Format.R32_UINT)),
                List.of(new Binding(20, 0))));
        s.context.bindVertexBuffer(0, s.ints(Bind.VERTEX, 1, 2, 3, 4, 50, 6, 7, 8, 9, 100), 0);
        int[] out = run(s, 2, 0, 1, 2, (v, b) -> {
            Variable two = v.input("two", Type.I32, 2);
            two.unsigned = true;
            return b.op(Op.IADD, integers(v, b, last), b.splat(b.loadInput(two), 4));
        });
        s.equal(new int[] {51, 52, 53, 54, 106, 107, 108, 109}, out, "attributes");
    }
}
