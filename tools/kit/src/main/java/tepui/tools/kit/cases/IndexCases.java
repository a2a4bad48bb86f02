package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builtin;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Index types, offsets, base vertices, primitive restart in each topology that has strips. */
final class IndexCases {
    private IndexCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("index");
        for (IndexType type : IndexType.values()) {
            Area with = type == IndexType.U8 ? area.needs("8-bit indices", c -> c.index8) : area;
            with.add("type." + type, s -> points(s, type, 0, 0));
            with.add("offset." + type, s -> points(s, type, 3, 0));
            with.add("baseVertex." + type, s -> points(s, type, 0, 5));
            with.add("negativeBaseVertex." + type, s -> points(s, type, 1, -2));
            with.add("restart." + type, s -> restart(s, type, Primitive.LINE_STRIP, type.allOnes(), true));
            if (type != IndexType.U32) with.add("restartOff." + type, s -> restartOff(s, type));
            with.add("restartIsComparedBeforeBaseVertex." + type, s -> restartBase(s, type));
            with.needs("any restart index", c -> c.anyRestartIndex)
                    .add("restartIndex." + type, s -> restart(s, type, Primitive.TRIANGLE_STRIP, 77, true));
        }
        for (Primitive p : new Primitive[] {
            Primitive.LINE_STRIP, Primitive.LINE_LOOP, Primitive.TRIANGLE_STRIP, Primitive.TRIANGLE_FAN
        }) {
            area.needs(
                            "primitive " + p,
                            c -> p == Primitive.LINE_LOOP ? c.lineLoops : p != Primitive.TRIANGLE_FAN || c.triangleFans)
                    .add("restart." + p, s -> restart(s, IndexType.U16, p, 0xffff, true));
        }
        for (Primitive p : new Primitive[] {Primitive.POINTS, Primitive.LINES, Primitive.TRIANGLES}) {
            area.needs("restart in lists", c -> c.restartOnLists)
                    .add("restart." + p, s -> restart(s, IndexType.U32, p, -1, true));
        }
        area.add("stripRestartsItsWinding", IndexCases::winding);
        area.add("veryLargeIndexIsNoCrash", IndexCases::outOfRange);
        area.add("indicesBehindTheBufferAreNoCrash", IndexCases::tooMany);
        area.add("bufferRewrittenBetweenDraws", IndexCases::rewritten);
    }

    private static Buffer indices(Scene s, IndexType type, int... values) {
        byte[] data = new byte[(values.length * type.bytes() + 3) / 4 * 4];
        for (int i = 0; i < values.length; i++) {
            for (int k = 0; k < type.bytes(); k++) data[i * type.bytes() + k] = (byte) (values[i] >>> 8 * k);
        }
        return s.bytes(Bind.INDEX, data);
    }

    private static void points(Scene s, IndexType type, int skip, int base) {
        int[] values = {2, 9, 4, 7, 3, 10, 5, 8};
        Texture t = DrawFormCases.bindIds(s, Builtin.NONE);
        s.context.bindIndexBuffer(indices(s, type, values), (long) skip * type.bytes(), type);
        s.context.draw(Primitive.POINTS, true, 0, 1, 1, 4, base, 0);
        int[] e = new int[16 * 8 * 4];
        for (int i = 0; i < 4; i++) {
            int id = values[skip + 1 + i] + base;
            e[id * 4] = id;
            e[id * 4 + 2] = 7;
            e[id * 4 + 3] = 1;
        }
        s.equal(e, s.readInts(t), "pixels of vertices");
    }

    private static float[] vertices(Scene s, int n) {
        float[] v = new float[n * 8];
        for (int i = 0; i < n; i++) {
            v[i * 8] = -0.93f + i * 0.14f;
            v[i * 8 + 1] = i % 2 == 0 ? -0.8f : 0.7f - i * 0.02f;
            v[i * 8 + 2] = s.clipZ(0.5f);
            v[i * 8 + 3] = 1;
            for (int c = 4; c < 8; c++) v[i * 8 + c] = 1;
        }
        return v;
    }

    /** Two runs with a restart in between, against the two drawn apart. */
    private static void restart(Scene s, IndexType type, Primitive p, int at, boolean enabled) {
        int[] first = {0, 1, 2, 3, 4};
        int[] second = {6, 7, 8, 9, 10, 11};
        Texture reference = s.target(32, 32);
        s.colored();
        s.vertices(new int[] {4, 4}, vertices(s, 14));
        for (int[] run : List.of(first, second)) s.context.draw(p, run[0], run.length);
        Texture is = s.target(32, 32);
        List<Integer> all = new ArrayList<>();
        for (int i : first) all.add(i);
        all.add(at);
        for (int i : second) all.add(i);
        // a run too short to draw anything, and restarts in a row
        all.add(at);
        all.add(at);
        if (p != Primitive.POINTS) all.add(13);
        int[] values = all.stream().mapToInt(Integer::intValue).toArray();
        s.context.bindIndexBuffer(indices(s, type, values), 0, type);
        s.context.setPrimitiveRestart(enabled, at);
        s.context.drawIndexed(p, 0, values.length);
        s.image(s.image(reference), is, 0);
    }

    /** Off, the restart index is an index like any other. */
    private static void restartOff(Scene s, IndexType type) {
        Texture t = s.target(4, 4);
        s.colored();
        int last = type.allOnes();
        Buffer v = s.buffer(Bind.VERTEX, (last + 1) * 32L);
        s.floatLayout(4, 4);
        s.context.bindVertexBuffer(0, v, 0);
        float z = s.clipZ(0.5f);
        float[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
        int[] at = {0, 1, last};
        for (int i = 0; i < 3; i++) {
            float[] one = {corners[i][0], corners[i][1], z, 1, 0, 1, 0, 1};
            s.context.writeBuffer(v, at[i] * 32L, MemorySegment.ofArray(one));
        }
        s.context.bindIndexBuffer(indices(s, type, at), 0, type);
        s.context.setPrimitiveRestart(false, last);
        s.context.drawIndexed(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void restartBase(Scene s, IndexType type) {
        Texture reference = s.target(32, 32);
        s.colored();
        s.vertices(new int[] {4, 4}, vertices(s, 14));
        s.context.draw(Primitive.LINE_STRIP, 2, 3);
        s.context.draw(Primitive.LINE_STRIP, 6, 3);
        Texture is = s.target(32, 32);
        s.context.bindIndexBuffer(indices(s, type, 1, 2, 3, type.allOnes(), 5, 6, 7), 0, type);
        s.context.setPrimitiveRestart(true, type.allOnes());
        s.context.draw(Primitive.LINE_STRIP, true, 0, 1, 0, 7, 1, 0);
        s.image(s.image(reference), is, 0);
    }

    private static void winding(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.cull = RasterState.Cull.BACK;
        s.raster(r);
        s.colored();
        float z = s.clipZ(0.5f);
        float[] one = {1, 1, 1, 1};
        float[][] at = {{-1, -1}, {0, -1}, {-1, 1}, {0, -1}, {1, -1}, {0, 1}};
        float[] v = new float[48];
        for (int i = 0; i < 6; i++) {
            v[i * 8] = at[i][0];
            v[i * 8 + 1] = at[i][1];
            v[i * 8 + 2] = z;
            v[i * 8 + 3] = 1;
            System.arraycopy(one, 0, v, i * 8 + 4, 4);
        }
        s.vertices(new int[] {4, 4}, v);
        // four vertices (the last triangle is degenerate), then a restart: both triangles face the viewer
        s.context.bindIndexBuffer(indices(s, IndexType.U16, 0, 1, 2, 2, 0xffff, 3, 4, 5), 0, IndexType.U16);
        s.context.setPrimitiveRestart(true, 0xffff);
        s.context.drawIndexed(Primitive.TRIANGLE_STRIP, 0, 8);
        s.pixel(t, 1, 1, 255, 255, 255, 255);
        s.pixel(t, 9, 1, 255, 255, 255, 255);
    }

    private static void outOfRange(Scene s) {
        Texture t = s.target(4, 4);
        s.colored();
        s.vertices(new int[] {4, 4}, vertices(s, 6));
        s.context.bindIndexBuffer(indices(s, IndexType.U32, 0, 0x7fffffff, 2, 3, 0xfffffff0, 5), 0, IndexType.U32);
        s.context.setPrimitiveRestart(false, 0);
        s.context.drawIndexed(Primitive.TRIANGLES, 0, 6);
        s.context.draw(Primitive.TRIANGLES, true, 0, 1, 0, 3, Integer.MAX_VALUE, 0);
        s.context.draw(Primitive.TRIANGLES, true, 0, 1, 0, 3, Integer.MIN_VALUE, 0);
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.fill(0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void tooMany(Scene s) {
        Texture t = s.target(4, 4);
        s.colored();
        s.vertices(new int[] {4, 4}, vertices(s, 6));
        s.context.bindIndexBuffer(indices(s, IndexType.U16, 0, 1), 0, IndexType.U16);
        s.context.drawIndexed(Primitive.TRIANGLES, 0, 3000);
        s.context.drawIndexed(Primitive.TRIANGLES, 1 << 30, 30);
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.fill(0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void rewritten(Scene s) {
        Texture t = DrawFormCases.bindIds(s, Builtin.NONE);
        Buffer b = indices(s, IndexType.U32, 0, 1, 2);
        s.context.bindIndexBuffer(b, 0, IndexType.U32);
        for (int i = 0; i < 4; i++) {
            s.context.writeBuffer(b, 0, MemorySegment.ofArray(new int[] {i * 3, i * 3 + 1, i * 3 + 2}));
            s.context.drawIndexed(Primitive.POINTS, 0, 3);
        }
        int[] is = s.readInts(t);
        for (int i = 0; i < 16; i++) s.equal(i < 12 ? 1 : 0, is[i * 4 + 3], "vertex " + i + " was drawn");
    }
}
