package tepui.tools.kit.cases;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Fence;
import tepui.pipe.Query;
import tepui.pipe.Query.Kind;
import tepui.pipe.Query.Statistic;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Queries: what they count, exactly; results waited for, polled and written to buffers; conditional rendering. */
final class QueryCases {
    private QueryCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("query");
        Area occlusion = area.needs("occlusion queries", c -> c.occlusionQuery);
        occlusion.add(
                "samplesOfARectangle", s -> s.equal(48, count(s, Kind.OCCLUSION, 0, () -> rect(s, 0.5f)), "samples"));
        occlusion.add("nothingDrawn", s -> s.equal(0, count(s, Kind.OCCLUSION, 0, () -> {}), "samples"));
        occlusion.add(
                "overdrawCountsTwice",
                s -> s.equal(
                        96,
                        count(s, Kind.OCCLUSION, 0, () -> {
                            rect(s, 0.5f);
                            rect(s, 0.5f);
                        }),
                        "samples"));
        occlusion.add("any", s -> s.equal(1, count(s, Kind.OCCLUSION_ANY, 0, () -> rect(s, 0.5f)), "result"));
        occlusion.add("anyOfNothing", s -> s.equal(0, count(s, Kind.OCCLUSION_ANY, 0, () -> outside(s)), "result"));
        occlusion.add(
                "anyConservative",
                s -> s.equal(1, count(s, Kind.OCCLUSION_ANY_CONSERVATIVE, 0, () -> rect(s, 0.5f)), "result"));
        occlusion.add("hiddenSamplesDoNotCount", QueryCases::hidden);
        occlusion.add("discardedSamplesDoNotCount", QueryCases::discarded);
        occlusion.add("scissoredSamplesDoNotCount", QueryCases::scissored);
        occlusion.add(
                "clearsDoNotCount",
                s -> s.equal(
                        0,
                        count(s, Kind.OCCLUSION, 0, () -> s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15)),
                        "samples"));
        occlusion.add("multisample", QueryCases::multisample);
        occlusion.add("usedAgain", QueryCases::again);
        occlusion.add("nestedKinds", QueryCases::nested);
        occlusion.add("manyAtOnce", QueryCases::many);
        occlusion.add("acrossTargets", QueryCases::acrossTargets);
        occlusion.needs("compute", c -> c.compute).add("behindADispatch", QueryCases::samplesBehindADispatch);
        area.add(
                "primitivesGenerated",
                s -> s.equal(2, count(s, Kind.PRIMITIVES_GENERATED, 0, () -> rect(s, 0.5f)), "primitives"));
        area.add(
                "primitivesGeneratedCountsCulledOnes",
                s -> s.equal(
                        2,
                        count(s, Kind.PRIMITIVES_GENERATED, 0, () -> {
                            RasterState.Builder r = s.raster();
                            r.cull = RasterState.Cull.BOTH;
                            s.raster(r);
                            rect(s, 0.5f);
                        }),
                        "primitives"));
        Area time = area.needs("timestamps", c -> c.timestamps);
        time.needsResults().add("timestampsGrow", QueryCases::timestamps);
        time.needsResults().add("timeElapsed", QueryCases::elapsed);
        Area statistics = area.needs("pipeline statistics", c -> c.pipelineStatistics);
        long[][] expected = {
            {Statistic.INPUT_VERTICES.ordinal(), 6, 6}, {Statistic.INPUT_PRIMITIVES.ordinal(), 2, 2},
            {Statistic.VERTEX_INVOCATIONS.ordinal(), 4, 6}, {Statistic.CLIPPING_INPUT.ordinal(), 2, 2},
            {Statistic.CLIPPING_OUTPUT.ordinal(), 2, 2}, {Statistic.FRAGMENT_INVOCATIONS.ordinal(), 48, 128},
            {Statistic.GEOMETRY_INVOCATIONS.ordinal(), 0, 0}, {Statistic.GEOMETRY_PRIMITIVES.ordinal(), 0, 0},
            {Statistic.TESS_CONTROL_PATCHES.ordinal(), 0, 0}, {Statistic.TESS_EVAL_INVOCATIONS.ordinal(), 0, 0},
            {Statistic.COMPUTE_INVOCATIONS.ordinal(), 0, 0}
        };
        for (long[] e : expected) {
            statistics.add("statistic." + Statistic.values()[(int) e[0]], s -> statistic(s, e));
        }
        statistics.needs("compute", c -> c.compute).add("statisticBehindADispatch", QueryCases::behindADispatch);
        Area buffers = occlusion.needs("query results in buffers", c -> c.queryResultToBuffer);
        for (int bytes : new int[] {4, 8}) buffers.add("toBuffer." + bytes, s -> toBuffer(s, bytes));
        buffers.add("availabilityToBuffer", QueryCases::availability);
        occlusion.needsResults().add("polledUntilReady", QueryCases::polled);
        Area condition =
                kit.area("conditional").needs("conditional rendering", c -> c.conditionalRender && c.occlusionQuery);
        for (boolean visible : new boolean[] {true, false}) {
            for (boolean inverted : new boolean[] {true, false}) {
                String name = (visible ? "visible" : "hidden") + (inverted ? ".inverted" : "");
                condition.add("draw." + name, s -> conditional(s, visible, inverted, 0));
                condition.add("clear." + name, s -> conditional(s, visible, inverted, 1));
                condition.add("dispatch." + name, s -> conditional(s, visible, inverted, 2));
            }
        }
        condition.add("endsWithNull", QueryCases::ends);
        condition.add("copiesAreNotConditional", QueryCases::copies);
    }

    private static void rect(Scene s, float depth) {
        s.rect(1, 2, 9, 8, depth, 1, 1, 1, 1);
    }

    private static void outside(Scene s) {
        s.rect(100, 100, 110, 110, 0.5f, 1, 1, 1, 1);
    }

    private static long count(Scene s, Kind kind, int index, Runnable work) {
        s.target(16, 16);
        Query q = s.query(kind, index);
        s.context.beginQuery(q);
        work.run();
        s.context.endQuery(q);
        return s.context.queryResult(q, true);
    }

    private static void depthTarget(Scene s) {
        if ((s.device.formatSupport(Format.D32_FLOAT) & FormatSupport.DEPTH_STENCIL) == 0) Scene.skip("no D32_FLOAT");
        s.target(16, 16, Format.D32_FLOAT);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.LESS));
    }

    private static void hidden(Scene s) {
        depthTarget(s);
        s.rect(0, 0, 4, 16, 0.2f, 1, 1, 1, 1);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.endQuery(q);
        s.equal(30, s.context.queryResult(q, true), "samples that are not hidden");
    }

    private static void discarded(Scene s) {
        s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        s.drawFullScreen(Shaders.fragment("odd_columns", (f, b) -> {
            Value x = b.extract(Shaders.pixel(f, b), 0);
            b.effect(Op.DEMOTE_IF, 0, b.op(Op.IEQ, b.op(Op.IAND, x, b.i32(1)), b.i32(0)));
            return b.f32(1, 1, 1, 1);
        }));
        s.context.endQuery(q);
        s.equal(128, s.context.queryResult(q, true), "samples");
    }

    private static void scissored(Scene s) {
        s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
        s.context.setScissor(0, 0, 0, 3, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.endQuery(q);
        s.equal(12, s.context.queryResult(q, true), "samples");
    }

    private static void multisample(Scene s) {
        if (s.caps.maxSamples < 4) Scene.skip("no 4 samples");
        Texture t = s.texture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 16, 16, 4, Bind.COLOR_TARGET));
        s.target(RenderTargets.of(t));
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.setSampleMask(5);
        rect(s, 0.5f);
        s.context.endQuery(q);
        s.equal(48 * 4 + 48 * 2, s.context.queryResult(q, true), "samples");
    }

    private static void again(Scene s) {
        s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        for (int i = 1; i < 5; i++) {
            s.context.beginQuery(q);
            s.rect(0, 0, i, i, 0.5f, 1, 1, 1, 1);
            s.context.endQuery(q);
            s.equal((long) i * i, s.context.queryResult(q, true), "samples of round " + i);
        }
    }

    private static void nested(Scene s) {
        s.target(16, 16);
        Query samples = s.query(Kind.OCCLUSION);
        Query primitives = s.query(Kind.PRIMITIVES_GENERATED);
        s.context.beginQuery(samples);
        rect(s, 0.5f);
        s.context.beginQuery(primitives);
        rect(s, 0.5f);
        s.context.endQuery(samples);
        rect(s, 0.5f);
        s.context.endQuery(primitives);
        s.equal(96, s.context.queryResult(samples, true), "samples");
        s.equal(4, s.context.queryResult(primitives, true), "primitives");
    }

    private static void many(Scene s) {
        s.target(16, 16);
        Query[] all = new Query[60];
        for (int i = 0; i < all.length; i++) {
            all[i] = s.query(Kind.OCCLUSION);
            s.context.beginQuery(all[i]);
            s.rect(0, 0, i % 16, 1 + i / 16, 0.5f, 1, 1, 1, 1);
            s.context.endQuery(all[i]);
        }
        for (int i = 0; i < all.length; i++) {
            s.equal((long) (i % 16) * (1 + i / 16), s.context.queryResult(all[i], true), "samples of query " + i);
        }
    }

    private static void acrossTargets(Scene s) {
        s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.target(8, 8);
        s.rect(0, 0, 8, 8, 0.5f, 1, 1, 1, 1);
        s.context.flush();
        s.rect(0, 0, 1, 1, 0.5f, 1, 1, 1, 1);
        s.context.endQuery(q);
        s.equal(48 + 64 + 1, s.context.queryResult(q, true), "samples");
    }

    private static void timestamps(Scene s) {
        s.target(16, 16);
        Query a = s.query(Kind.TIMESTAMP);
        Query b = s.query(Kind.TIMESTAMP);
        s.context.endQuery(a);
        rect(s, 0.5f);
        s.context.endQuery(b);
        long first = s.context.queryResult(a, true);
        long second = s.context.queryResult(b, true);
        if (second < first)
            throw new KitFailure("the second timestamp is " + (first - second) + " ns before the first");
        s.that(s.device.timestamp() >= second, "the device's clock is behind a timestamp that was taken");
    }

    private static void elapsed(Scene s) {
        long ns = count(s, Kind.TIME_ELAPSED, 0, () -> rect(s, 0.5f));
        s.that(ns >= 0, "elapsed time is " + ns);
    }

    private static void statistic(Scene s, long[] e) {
        long is = count(s, Kind.PIPELINE_STATISTIC, (int) e[0], () -> rect(s, 0.5f));
        s.that(is >= e[1] && is <= e[2], "the counter is " + is + ", expected " + e[1] + " to " + e[2]);
    }

    /** Nothing was drawn before: what the dispatch left is no draw's. */
    private static void samplesBehindADispatch(Scene s) {
        s.target(16, 16);
        Buffer b = s.ints(Bind.STORAGE, 0);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, 4, true);
        s.program(Shaders.compute("one", 1, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            c.resourceEffect(Op.STORE_STORAGE, r, 1, c.i32(0), c.i32(0), c.i32(1));
        }));
        s.context.flush();
        s.context.dispatch(1, 1, 1);
        s.equal(48, count(s, Kind.OCCLUSION, 0, () -> rect(s, 0.5f)), "samples");
    }

    private static void behindADispatch(Scene s) {
        Buffer b = s.ints(Bind.STORAGE, 0);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, 4, true);
        s.program(Shaders.compute("count", 1, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value groups = c.loadInput(sh.input(Builtin.WORKGROUP_COUNT, Type.I32X3));
            c.resourceEffect(Op.STORE_STORAGE, r, 1, c.i32(0), c.i32(0), c.extract(groups, 1));
        }));
        s.context.flush();
        s.context.dispatch(1, 3, 1);
        Query q = s.query(Kind.PIPELINE_STATISTIC, Statistic.COMPUTE_INVOCATIONS.ordinal());
        s.context.beginQuery(q);
        s.context.dispatch(2, 3, 1);
        s.context.endQuery(q);
        s.equal(6, s.context.queryResult(q, true), "invocations");
        s.context.memoryBarrier(Barrier.BUFFER_TRANSFER);
        s.equal(3, s.readInts(b)[0], "groups");
    }

    private static void toBuffer(Scene s, int bytes) {
        s.target(16, 16);
        Buffer b = s.bytes(Bind.QUERY_RESULT, new byte[32]);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.endQuery(q);
        s.context.queryResultToBuffer(q, b, 8, bytes, true, false);
        ByteBuffer is = ByteBuffer.wrap(s.read(b)).order(ByteOrder.LITTLE_ENDIAN);
        s.equal(48, bytes == 4 ? is.getInt(8) : is.getLong(8), "result");
        s.equal(0, is.getLong(0), "bytes before");
        s.equal(0, is.getInt(8 + bytes), "bytes behind");
    }

    private static void availability(Scene s) {
        s.target(16, 16);
        Buffer b = s.ints(Bind.QUERY_RESULT, 77, 77);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.endQuery(q);
        s.context.finish();
        s.context.queryResultToBuffer(q, b, 4, 4, true, true);
        s.equal(new int[] {77, 1}, s.readInts(b), "availability");
    }

    private static void polled(Scene s) {
        s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        rect(s, 0.5f);
        s.context.endQuery(q);
        Fence fence = s.context.flush();
        while (!fence.await(1_000_000)) Thread.onSpinWait();
        long is = s.context.queryResult(q, false);
        if (is == Context.NOT_READY) throw new KitFailure("there is no result though the fence is signalled");
        s.equal(48, is, "samples");
    }

    /** Work under a condition: 0 a draw, 1 a clear, 2 a dispatch. */
    private static void conditional(Scene s, boolean visible, boolean inverted, int work) {
        if (work == 2 && !(s.caps.compute && s.caps.maxStorageBuffers > 0)) Scene.skip("no compute");
        Texture t = s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        if (visible) rect(s, 0.5f);
        else outside(s);
        s.context.endQuery(q);
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        Buffer b = s.ints(Bind.STORAGE, 0);
        s.context.setCondition(q, true, inverted);
        switch (work) {
            case 0 -> s.fill(1, 1, 1, 1);
            case 1 -> s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
            default -> {
                s.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, 4, true);
                s.program(Shaders.compute(
                        "one",
                        1,
                        1,
                        1,
                        (sh, c) -> c.resourceEffect(
                                Op.STORE_STORAGE, sh.storageBuffer("b", 0), 1, c.i32(0), c.i32(0), c.i32(1))));
                s.context.dispatch(1, 1, 1);
            }
        }
        s.context.setCondition(null, false, false);
        boolean done = visible != inverted;
        if (work == 2) {
            s.equal(done ? 1 : 0, s.readInts(b)[0], "word that the dispatch writes");
        } else {
            int v = done ? 255 : 0;
            s.solid(t, v, v, v, v, 0);
        }
    }

    private static void ends(Scene s) {
        Texture t = s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        s.context.endQuery(q);
        s.context.setCondition(q, true, false);
        s.fill(1, 0, 0, 1);
        s.context.setCondition(null, false, false);
        s.rect(0, 0, 4, 16, 0.5f, 0, 1, 0, 1);
        s.pixel(t, 1, 1, 0, 255, 0, 255);
        s.pixel(t, 9, 1, 0, 0, 0, 0);
    }

    private static void copies(Scene s) {
        s.target(16, 16);
        Query q = s.query(Kind.OCCLUSION);
        s.context.beginQuery(q);
        s.context.endQuery(q);
        Buffer a = s.ints(Bind.ANY_BUFFER, 5);
        Buffer b = s.ints(Bind.ANY_BUFFER, 0);
        s.context.setCondition(q, true, false);
        s.context.copyBuffer(a, 0, b, 0, 4);
        s.context.setCondition(null, false, false);
        s.equal(5, s.readInts(b)[0], "copied word");
    }
}
