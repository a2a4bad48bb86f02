package tepui.drivers.soft;

import java.util.ArrayList;
import java.util.List;
import tepui.drivers.soft.geometry.GeometryCounters;
import tepui.drivers.soft.raster.DrawTally;
import tepui.pipe.Query;
import tepui.pipe.driver.QueryArguments;

/**
 * The queries of a context that are running. What the geometry side counts is exact at any moment, so such a query is the
 * difference of two readings. What the rasteriser counts comes in tallies: whenever a query of that kind begins or ends, the
 * draws from then on count into a new one, and each query adds up the tallies that were current while it ran.
 */
final class QueryBook {
    private final ContextScene scene;
    private final DrawSetup setup;
    private final GeometryCounters counters;
    private final SoftDevice device;
    private final List<SoftQuery> tallied = new ArrayList<>();

    QueryBook(SoftDevice device, ContextScene scene, DrawSetup setup, GeometryCounters counters) {
        this.device = device;
        this.scene = scene;
        this.setup = setup;
        this.counters = counters;
    }

    void begin(SoftQuery q) {
        QueryArguments.begin(q, q.active);
        q.active = true;
        q.ended = false;
        q.result = 0;
        q.tallies.clear();
        if (q.isTallied()) {
            tallied.add(q);
            newTally();
        } else {
            q.start = reading(q);
        }
    }

    void end(SoftQuery q) {
        QueryArguments.end(q, q.active);
        if (q.kind() == Query.Kind.TIMESTAMP) {
            scene.flush();
            q.result = device.timestamp();
            q.ended = true;
            return;
        }
        q.active = false;
        q.ended = true;
        if (q.isTallied()) {
            tallied.remove(q);
            newTally();
        } else {
            q.result = reading(q) - q.start;
            if (q.kind() == Query.Kind.STREAM_OVERFLOW || q.kind() == Query.Kind.STREAM_OVERFLOW_ANY) {
                q.result = q.result != 0 ? 1 : 0;
            }
        }
    }

    private void newTally() {
        tallied.removeIf(q -> q.destroyed);
        if (tallied.isEmpty()) {
            setup.tally(null);
            return;
        }
        DrawTally tally = new DrawTally();
        tally.countsClipping = false;
        for (SoftQuery q : tallied) {
            tally.countsClipping |= q.kind() == Query.Kind.PIPELINE_STATISTIC;
            // A query that runs over very many others must not keep all their tallies.
            if (q.tallies.size() >= 256) {
                scene.flush();
                fold(q);
            }
            q.tallies.add(tally);
        }
        setup.tally(tally);
    }

    private static void fold(SoftQuery q) {
        for (DrawTally t : q.tallies) q.result += q.of(t);
        q.tallies.clear();
    }

    /** The counter of a query that the geometry side or the clock answers. */
    private long reading(SoftQuery q) {
        int i = q.index();
        return switch (q.kind()) {
            case PRIMITIVES_GENERATED -> counters.generated[i];
            case PRIMITIVES_WRITTEN -> counters.written[i];
            case STREAM_OVERFLOW -> counters.overflowed[i];
            case STREAM_OVERFLOW_ANY -> {
                long sum = 0;
                for (long n : counters.overflowed) sum += n;
                yield sum;
            }
            case TIME_ELAPSED -> {
                scene.flush();
                yield device.timestamp();
            }
            case PIPELINE_STATISTIC -> statistic(Query.Statistic.values()[i]);
            default -> 0;
        };
    }

    private long statistic(Query.Statistic s) {
        return switch (s) {
            case INPUT_VERTICES -> counters.inputVertices;
            case INPUT_PRIMITIVES -> counters.inputPrimitives;
            case VERTEX_INVOCATIONS -> counters.vertexInvocations;
            case GEOMETRY_INVOCATIONS -> counters.geometryInvocations;
            case GEOMETRY_PRIMITIVES -> counters.geometryPrimitives;
            case TESS_CONTROL_PATCHES -> counters.controlPatches;
            case TESS_EVAL_INVOCATIONS -> counters.evaluationInvocations;
            case COMPUTE_INVOCATIONS -> counters.computeInvocations;
            case CLIPPING_INPUT, CLIPPING_OUTPUT, FRAGMENT_INVOCATIONS -> 0;
        };
    }

    /** The final result. */
    long result(String call, SoftQuery q) {
        if (!q.ended || q.active) {
            throw new IllegalArgumentException(call + ": query is a " + q.kind() + " that was not ended");
        }
        if (!q.tallies.isEmpty()) {
            scene.flush();
            fold(q);
        }
        return switch (q.kind()) {
            case OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE -> q.result != 0 ? 1 : 0;
            default -> q.result;
        };
    }
}
