package tepui.stream;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.ZI_Result;

/** What two threads may see of one ring, for jcstress, which {@link RingConcurrencyTest} runs. */
public final class RingConcurrency {
    private RingConcurrency() {}

    /** Whoever sees a position published sees the words and the reference before it. */
    @JCStressTest
    @Outcome(id = "0, 0, 0", expect = Expect.ACCEPTABLE, desc = "nothing was published yet")
    @Outcome(id = "7, 8, 9", expect = Expect.ACCEPTABLE, desc = "all of the packet is there")
    @Outcome(expect = Expect.FORBIDDEN, desc = "a packet that is not whole")
    @State
    public static class Publishing {
        private final Ring ring = new Ring(2);

        public Publishing() {}

        @Actor
        public void writes() {
            ring.words[0] = 7;
            ring.words[1] = 8;
            ring.references[0] = Integer.valueOf(9);
            ring.publish(2);
        }

        @Actor
        public void reads(III_Result r) {
            if (ring.tail() != 2) return;
            r.r1 = ring.words[0];
            r.r2 = ring.words[1];
            r.r3 = ring.references[0] instanceof Integer i ? i : -1;
        }
    }

    /** Whoever sees a position released may write there: the reader has read, and forgotten its reference. */
    @JCStressTest
    @Outcome(id = "7, 0", expect = Expect.ACCEPTABLE, desc = "not released yet, or released and the reference gone")
    @Outcome(expect = Expect.FORBIDDEN, desc = "the reader saw what was written later, or left a reference")
    @State
    public static class Releasing {
        private final Ring ring = new Ring(2);

        public Releasing() {
            ring.words[0] = 7;
            ring.references[0] = ring;
        }

        @Actor
        public void reads(II_Result r) {
            r.r1 = ring.words[0];
            ring.references[0] = null;
            ring.release(1);
        }

        @Actor
        public void writes(II_Result r) {
            if (ring.head() != 1) return;
            r.r2 = ring.references[0] == null ? 0 : 1;
            ring.words[0] = 99;
        }
    }

    /** Nobody sleeps while there is work: either the reader sees what was published, or the writer sees that it is asleep. */
    @JCStressTest
    @Outcome(id = "true, 0", expect = Expect.ACCEPTABLE, desc = "the writer wakes the reader, which saw it too")
    @Outcome(id = "true, 1", expect = Expect.ACCEPTABLE, desc = "the writer wakes the reader")
    @Outcome(id = "false, 0", expect = Expect.ACCEPTABLE, desc = "the reader saw it before it slept")
    @Outcome(id = "false, 1", expect = Expect.FORBIDDEN, desc = "the reader sleeps, and nobody wakes it")
    @State
    public static class Sleeping {
        private final Ring ring = new Ring(2);

        public Sleeping() {}

        @Actor
        public void publishes(ZI_Result r) {
            ring.publish(1);
            r.r1 = ring.isAsleep();
        }

        @Actor
        public void sleeps(ZI_Result r) {
            r.r2 = ring.sleeps(0) ? 1 : 0;
        }
    }
}
