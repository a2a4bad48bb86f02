package tepui.layers.check;

import tepui.pipe.Bind;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Cases of queries and frames. */
final class QueryCases {
    private QueryCases() {}

    static void add(RuleCases c) {
        nesting(c);
        results(c);
        frames(c);
    }

    private static Query query(Bench b, Query.Kind kind) {
        return b.device.createQuery(kind, 0);
    }

    private static Query ended(Bench b, Query.Kind kind) {
        Query q = query(b, kind);
        b.context.beginQuery(q);
        b.context.endQuery(q);
        return q;
    }

    private static void nesting(RuleCases c) {
        c.add(
                Rule.QUERY_NESTING,
                b -> {
                    b.context.beginQuery(query(b, Query.Kind.OCCLUSION));
                    b.context.beginQuery(query(b, Query.Kind.OCCLUSION));
                },
                b -> {
                    b.context.beginQuery(query(b, Query.Kind.OCCLUSION));
                    b.context.beginQuery(query(b, Query.Kind.OCCLUSION_ANY));
                    b.context.beginQuery(b.device.createQuery(Query.Kind.PRIMITIVES_WRITTEN, 0));
                    b.context.beginQuery(b.device.createQuery(Query.Kind.PRIMITIVES_WRITTEN, 1));
                });
        c.add(
                Rule.QUERY_BEGUN,
                b -> b.context.endQuery(query(b, Query.Kind.OCCLUSION)),
                b -> ended(b, Query.Kind.OCCLUSION));
        c.add(
                Rule.QUERY_BEGUN,
                b -> {
                    Query q = query(b, Query.Kind.OCCLUSION);
                    b.device.createContext().beginQuery(q);
                    b.context.endQuery(q);
                },
                b -> b.context.endQuery(query(b, Query.Kind.TIMESTAMP)));
        c.add(
                Rule.QUERY_TIMESTAMP,
                b -> b.context.beginQuery(query(b, Query.Kind.TIMESTAMP)),
                b -> b.context.beginQuery(query(b, Query.Kind.TIME_ELAPSED)));
    }

    private static void results(RuleCases c) {
        c.add(
                Rule.QUERY_ENDED,
                b -> b.context.queryResult(query(b, Query.Kind.OCCLUSION), false),
                b -> b.context.queryResult(ended(b, Query.Kind.OCCLUSION), false));
        c.add(
                Rule.QUERY_ENDED,
                b -> {
                    Query q = ended(b, Query.Kind.OCCLUSION);
                    b.context.beginQuery(q);
                    b.context.queryResult(q, true);
                },
                b -> b.context.queryResult(ended(b, Query.Kind.OCCLUSION), true));
        c.add(
                Rule.QUERY_RESULT_LAYOUT,
                b -> b.context.queryResultToBuffer(ended(b, Query.Kind.OCCLUSION), b.buffer, 4, 8, true, false),
                b -> b.context.queryResultToBuffer(ended(b, Query.Kind.OCCLUSION), b.buffer, 4, 4, true, false));
        c.add(
                Rule.CONDITION_QUERY,
                b -> b.context.setCondition(ended(b, Query.Kind.TIME_ELAPSED), true, false),
                b -> b.context.setCondition(ended(b, Query.Kind.OCCLUSION_ANY), true, false));
    }

    private static void present(Bench b, Texture texture) {
        Surface surface = b.device.createSurface(new Surface.Target.Offscreen(16, 16));
        b.context.present(surface, texture, false, Surface.Interval.ONE);
    }

    private static void frames(RuleCases c) {
        c.add(
                Rule.GROUPS,
                b -> {
                    b.context.pushGroup("a");
                    b.context.popGroup();
                    b.context.popGroup();
                },
                b -> {
                    b.context.pushGroup("a");
                    b.context.popGroup();
                });
        c.add(
                Rule.SURFACE_OPEN,
                b -> {
                    Surface surface = b.device.createSurface(new Surface.Target.Offscreen(16, 16));
                    surface.close();
                    b.context.present(surface, b.color, false, Surface.Interval.ONE);
                },
                b -> present(b, b.color));
        c.add(
                Rule.PRESENT_TEXTURE,
                b -> present(b, b.sampled(Format.R8G8B8A8_UNORM)),
                b -> present(b, b.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.PRESENT))));
    }
}
