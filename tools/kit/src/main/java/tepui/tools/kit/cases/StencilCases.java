package tepui.tools.kit.cases;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.DepthStencilState.Face;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.StencilOp;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blending;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Stencil functions, operations on each of the three outcomes, masks, references and faces. */
final class StencilCases {
    private static final int[] STORED = {0, 1, 2, 0x7f, 0x80, 0xfe, 0xff};

    private StencilCases() {}

    static void addTo(Kit kit) {
        Area all = kit.area("stencil").needsDevice(StencilCases::missing);
        for (CompareFunc f : CompareFunc.values()) {
            all.add("func." + f, s -> function(s, f, 255));
            all.add("funcMasked." + f, s -> function(s, f, 0x0f));
        }
        for (StencilOp op : StencilOp.values()) {
            all.add("pass." + op, s -> operation(s, op, 0, 255));
            all.add("fail." + op, s -> operation(s, op, 1, 255));
            all.add("depthFail." + op, s -> operation(s, op, 2, 255));
            all.add("passMasked." + op, s -> operation(s, op, 0, 0x3c));
        }
        all.add("facesApart", StencilCases::faces);
        all.add("referenceOfEachFace", StencilCases::references);
        all.add("masksOfEachFaceInOneDraw", StencilCases::masks);
        all.add("referenceIsReadAtTheDraw", StencilCases::referenceChanges);
        all.add("offNeitherTestsNorWrites", StencilCases::off);
        all.add("clearMask", StencilCases::clearMask);
        all.add("linesAndPointsAreFront", StencilCases::linesAndPoints);
        all.add("discardedFragmentsDoNotWrite", StencilCases::discarded);
        all.add("overlapCounts", StencilCases::overlap);
        all.needs("stencil export", c -> c.stencilExport).add("referenceFromTheShader", StencilCases::export);
        kit.area("stencil")
                .needsFormat(Format.S8_UINT, FormatSupport.DEPTH_STENCIL)
                .add("stencilOnlyFormat", s -> operationIn(s, Format.S8_UINT, StencilOp.INCREMENT_WRAP, 0, 255));
        kit.area("stencil")
                .needsFormat(Format.D32_FLOAT_S8_UINT, FormatSupport.DEPTH_STENCIL)
                .add("floatDepthFormat", s -> operationIn(s, Format.D32_FLOAT_S8_UINT, StencilOp.INVERT, 2, 255));
        for (Format f :
                new Format[] {Format.D15_UNORM_S1_UINT, Format.D24_UNORM_X4_S4_UINT, Format.D24_FLOAT_S8_UINT}) {
            Area few = kit.area("stencil").needsFormat(f, FormatSupport.DEPTH_STENCIL);
            for (StencilOp op : StencilOp.values()) few.add("bits." + f + "." + op, s -> bits(s, f, op));
        }
    }

    /** Every value of a stencil of few bits through an operation, twice; depth beside it stays. */
    private static void bits(Scene s, Format f, StencilOp op) {
        Format.Channel channel = f.channels()[1];
        int most = (1 << channel.bits()) - 1;
        int n = Math.min(16, most + 1);
        s.target(n, 2, f);
        s.context.clearDepthStencil(true, 0.5, false, 0, 255, null);
        stencil(s, write(StencilOp.REPLACE));
        for (int x = 0; x < n; x++) {
            s.context.setStencilReference(x, x);
            s.rect(x, 0, x + 1, 2, 0.5f, 0, 0, 1, 1);
        }
        stencil(s, write(op));
        s.context.setStencilReference(1, 1);
        s.rect(0, 1, n, 2, 0.5f, 1, 0, 0, 1);
        byte[] data = s.read(s.depthTexture());
        double[] depths = s.values(s.depthTexture(), 0);
        for (int i = 0; i < 2 * n; i++) {
            int stored = i % n;
            int expected = i < n
                    ? stored
                    : switch (op) {
                        case KEEP -> stored;
                        case ZERO -> 0;
                        case REPLACE -> 1;
                        case INCREMENT_CLAMP -> Math.min(stored + 1, most);
                        case DECREMENT_CLAMP -> Math.max(stored - 1, 0);
                        case INVERT -> ~stored & most;
                        case INCREMENT_WRAP -> stored + 1 & most;
                        case DECREMENT_WRAP -> stored - 1 & most;
                    };
            long is = Texels.bits(data, i * f.blockBytes(), channel.offset(), channel.bits());
            s.equal(expected, is, "stencil of pixel " + i);
            s.near(0.5, depths[i], 1.0 / 65534, "depth of pixel " + i);
        }
    }

    private static @Nullable Format format(Device d) {
        for (Format f : new Format[] {Format.D24_UNORM_S8_UINT, Format.D32_FLOAT_S8_UINT}) {
            if ((d.formatSupport(f) & FormatSupport.DEPTH_STENCIL) != 0) return f;
        }
        return null;
    }

    private static @Nullable String missing(Device d) {
        return format(d) == null ? "the device has no depth-stencil format" : null;
    }

    private static Format format(Scene s) {
        Format f = format(s.device);
        return f == null ? Format.D24_UNORM_S8_UINT : f;
    }

    private static int[] stencils(Scene s) {
        Texture t = s.depthTexture();
        Format f = t.desc().format();
        byte[] data = s.read(t);
        int at = f.channels()[f.channels().length - 1].offset() / 8;
        int[] out = new int[data.length / f.blockBytes()];
        for (int i = 0; i < out.length; i++) out[i] = data[i * f.blockBytes() + at] & 255;
        return out;
    }

    private static void stencil(Scene s, Face face) {
        s.depthStencil(DepthStencilState.OFF.withStencil(face, face));
    }

    private static Face write(StencilOp op) {
        return new Face(CompareFunc.ALWAYS, op, op, op, 255, 255);
    }

    /** Puts {@link #STORED} into the columns. */
    private static void prepare(Scene s, Texture target) {
        stencil(s, write(StencilOp.REPLACE));
        for (int x = 0; x < STORED.length; x++) {
            s.context.setStencilReference(STORED[x], STORED[x]);
            s.rect(x, 0, x + 1, target.desc().height(), 0.5f, 0, 0, 1, 1);
        }
    }

    private static void function(Scene s, CompareFunc func, int mask) {
        int[] references = {0, 1, 0x80, 0xff};
        Texture t = s.target(STORED.length, references.length, format(s));
        prepare(s, t);
        stencil(s, new Face(func, StencilOp.KEEP, StencilOp.KEEP, StencilOp.KEEP, mask, 255));
        for (int y = 0; y < references.length; y++) {
            s.context.setStencilReference(references[y], references[y]);
            s.rect(0, y, STORED.length, y + 1, 0.5f, 1, 0, 0, 1);
        }
        for (int y = 0; y < references.length; y++) {
            for (int x = 0; x < STORED.length; x++) {
                boolean passes = Blending.passes(func, references[y] & mask, STORED[x] & mask);
                s.pixel(t, x, y, passes ? 255 : 0, 0, passes ? 0 : 255, 255);
            }
        }
    }

    private static void operation(Scene s, StencilOp op, int outcome, int writeMask) {
        operationIn(s, format(s), op, outcome, writeMask);
    }

    /** Outcome 0: passes, 1: the stencil test fails, 2: the depth test fails. */
    private static void operationIn(Scene s, Format format, StencilOp op, int outcome, int writeMask) {
        Texture t = s.target(STORED.length, 1, format);
        prepare(s, t);
        int reference = 0x5a;
        s.context.setStencilReference(reference, reference);
        Face face = new Face(
                outcome == 1 ? CompareFunc.NEVER : CompareFunc.ALWAYS,
                outcome == 1 ? op : StencilOp.KEEP,
                outcome == 2 ? op : StencilOp.KEEP,
                outcome == 0 ? op : StencilOp.KEEP,
                255,
                writeMask);
        s.depthStencil(DepthStencilState.depth(true, false, outcome == 2 ? CompareFunc.NEVER : CompareFunc.ALWAYS)
                .withStencil(face, face));
        s.fill(0.5f, 1, 0, 0, 1);
        int[] is = stencils(s);
        for (int x = 0; x < STORED.length; x++) {
            int changed = Blending.stencil(op, STORED[x], reference);
            int expected = changed & writeMask | STORED[x] & ~writeMask;
            s.equal(expected, is[x], "stencil that was " + STORED[x]);
            s.pixel(t, x, 0, outcome == 0 ? 255 : 0, 0, outcome == 0 ? 0 : 255, 255);
        }
    }

    private static float[] facing(boolean counterClockwise) {
        float[] ccw = {-1, -1, 0.5f, 1, 1, 1, 1, 1, 3, -1, 0.5f, 1, 1, 1, 1, 1, -1, 3, 0.5f, 1, 1, 1, 1, 1};
        if (counterClockwise) return ccw;
        float[] cw = ccw.clone();
        System.arraycopy(ccw, 8, cw, 16, 8);
        System.arraycopy(ccw, 16, cw, 8, 8);
        return cw;
    }

    private static void faces(Scene s) {
        s.target(1, 1, format(s));
        Face front = new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.KEEP, StencilOp.INCREMENT_WRAP, 255, 255);
        Face back = new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.KEEP, StencilOp.DECREMENT_WRAP, 255, 255);
        s.depthStencil(DepthStencilState.OFF.withStencil(front, back));
        s.draw(Primitive.TRIANGLES, facing(true));
        s.draw(Primitive.TRIANGLES, facing(true));
        s.draw(Primitive.TRIANGLES, facing(true));
        s.equal(3, stencils(s)[0], "stencil after three front faces");
        s.draw(Primitive.TRIANGLES, facing(false));
        s.equal(2, stencils(s)[0], "stencil after a back face");
    }

    private static void references(Scene s) {
        s.target(1, 1, format(s));
        stencil(s, write(StencilOp.REPLACE));
        s.context.setStencilReference(17, 34);
        s.draw(Primitive.TRIANGLES, facing(true));
        s.equal(17, stencils(s)[0], "stencil after a front face");
        s.draw(Primitive.TRIANGLES, facing(false));
        s.equal(34, stencils(s)[0], "stencil after a back face");
    }

    /** A front and then a back face in one draw, each with bits of its own. */
    private static void masks(Scene s) {
        s.target(1, 1, format(s));
        Face front = new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.KEEP, StencilOp.REPLACE, 255, 0x0f);
        Face back = new Face(CompareFunc.EQUAL, StencilOp.KEEP, StencilOp.KEEP, StencilOp.REPLACE, 0x01, 0xf0);
        s.depthStencil(DepthStencilState.OFF.withStencil(front, back));
        s.context.setStencilReference(0x31, 0xe7);
        float[] both = Arrays.copyOf(facing(true), 48);
        System.arraycopy(facing(false), 0, both, 24, 24);
        s.draw(Primitive.TRIANGLES, both);
        s.equal(0xe1, stencils(s)[0], "stencil after both faces");
    }

    private static void referenceChanges(Scene s) {
        s.target(8, 1, format(s));
        stencil(s, write(StencilOp.REPLACE));
        for (int x = 0; x < 8; x++) {
            s.context.setStencilReference(x * 31, x * 31);
            s.rect(x, 0, x + 1, 1, 0.5f, 1, 1, 1, 1);
        }
        int[] is = stencils(s);
        for (int x = 0; x < 8; x++) s.equal(x * 31, is[x], "stencil " + x);
    }

    private static void off(Scene s) {
        Texture t = s.target(2, 1, format(s));
        s.context.clearDepthStencil(false, 0, true, 77, 255, null);
        s.depthStencil(DepthStencilState.OFF);
        s.context.setStencilReference(1, 1);
        s.fill(0.5f, 1, 1, 1, 1);
        s.solid(t, 255, 255, 255, 255, 0);
        s.equal(77, stencils(s)[0], "stencil");
    }

    private static void clearMask(Scene s) {
        s.target(2, 1, format(s));
        s.context.clearDepthStencil(false, 0, true, 0xff, 255, null);
        s.context.clearDepthStencil(false, 0, true, 0x33, 0xf0, null);
        s.equal(0x3f, stencils(s)[1], "stencil");
    }

    private static void linesAndPoints(Scene s) {
        s.target(4, 4, format(s));
        Face front = new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.KEEP, StencilOp.REPLACE, 255, 255);
        s.depthStencil(DepthStencilState.OFF.withStencil(front, Face.KEEP));
        s.context.setStencilReference(9, 3);
        // right to left, so that nothing can take it for a front face by its direction
        s.draw(Primitive.LINES, 1, -0.25f, 0, 1, 1, 1, 1, 1, -1, -0.25f, 0, 1, 1, 1, 1, 1);
        int[] is = stencils(s);
        for (int x = 1; x < 3; x++) s.equal(9, is[4 + x], "stencil under the line at " + x);
    }

    private static void discarded(Scene s) {
        s.target(4, 1, format(s));
        stencil(s, write(StencilOp.REPLACE));
        s.context.setStencilReference(5, 5);
        s.drawFullScreen(Shaders.fragment("left_half", (f, b) -> {
            Value x = b.extract(Shaders.pixel(f, b), 0);
            b.effect(Op.DEMOTE_IF, 0, b.op(Op.IGE, x, b.i32(2)));
            return b.f32(1, 1, 1, 1);
        }));
        int[] is = stencils(s);
        for (int x = 0; x < 4; x++) s.equal(x < 2 ? 5 : 0, is[x], "stencil " + x);
    }

    private static void overlap(Scene s) {
        s.target(16, 16, format(s));
        stencil(s, write(StencilOp.INCREMENT_CLAMP));
        for (int i = 0; i < 8; i++) s.rect(i, i, 16 - i, 16 - i, 0.5f, 1, 1, 1, 1);
        int[] is = stencils(s);
        for (int i = 0; i < 256; i++) {
            int x = i % 16;
            int y = i / 16;
            int depth = 1 + Math.min(Math.min(x, 15 - x), Math.min(y, 15 - y));
            s.equal(depth, is[i], "rectangles over " + x + "," + y);
        }
    }

    private static void export(Scene s) {
        s.target(8, 1, format(s));
        stencil(s, write(StencilOp.REPLACE));
        s.drawFullScreen(Shaders.fragment("export", (f, b) -> {
            Value x = b.extract(Shaders.pixel(f, b), 0);
            b.storeOutput(f.output(Builtin.FRAG_STENCIL, Type.I32), x);
            return b.f32(1, 1, 1, 1);
        }));
        int[] is = stencils(s);
        for (int x = 0; x < 8; x++) s.equal(x, is[x], "stencil " + x);
    }
}
