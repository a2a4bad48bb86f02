package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Breadcrumbs: the last commands that a context recorded, reported when the device is lost: a ring of a few words a
 * command, each with the number of its batch. Written by the context's thread and read by whoever meets the loss, so
 * the newest words may be torn; they are for people.
 */
public final class Breadcrumbs {
    private static final int RING = 64;
    /** Number of commands that are reported. */
    private static final int TOLD = 12;
    /** Least number that is reported, done or not: the call that fails is not always of a batch. */
    private static final int DONE_TOLD = 3;

    private static final int CONTEXTS_TOLD = 8;

    /** Kinds of commands; a command's two numbers are written between the words. */
    public enum Kind {
        PASS("a pass of ", " x ", ""),
        DRAWS("its ", " draws (pass number ", ")"),
        DISPATCH("a dispatch of ", " x ", " and more groups"),
        COPY_BUFFER("a copy of ", " bytes at ", ""),
        COPY_TEXTURE("a copy between textures of ", " x ", ""),
        WRITE_TEXTURE("a write of a texture's ", " x ", ""),
        READ_TEXTURE("a read of a texture's ", " x ", ""),
        BLIT("a blit to ", " x ", ""),
        CLEAR_TEXTURE("a clear of a texture's ", " x ", ""),
        MIPS("levels ", " to ", " made"),
        PRESENT("a present of ", " x ", ""),
        LABEL("", "", "");

        private final String before;
        private final String between;
        private final String after;

        Kind(String before, String between, String after) {
            this.before = before;
            this.between = between;
            this.after = after;
        }

        private String text(long a, long b) {
            return before + a + between + b + after;
        }
    }

    private static final Kind[] KINDS = Kind.values();

    private final int context;
    private final long[] serials = new long[RING];
    private final int[] kinds = new int[RING];
    private final long[] first = new long[RING];
    private final long[] second = new long[RING];
    private final @Nullable String[] labels = new String[RING];
    private int next;

    private Breadcrumbs(int context) {
        this.context = context;
    }

    public void add(long serial, Kind kind, long a, long b) { // hot
        int at = next++ & RING - 1;
        serials[at] = serial;
        kinds[at] = kind.ordinal();
        first[at] = a;
        second[at] = b;
        labels[at] = null;
    }

    public void label(long serial, String text) {
        int at = next++ & RING - 1;
        serials[at] = serial;
        kinds[at] = Kind.LABEL.ordinal();
        labels[at] = text;
    }

    /** Breadcrumbs of all contexts of a device. */
    public static final class Trails {
        private final List<Breadcrumbs> contexts = new CopyOnWriteArrayList<>();
        private int made;

        /** Adds the breadcrumbs of a new context. */
        public synchronized Breadcrumbs begin() {
            Breadcrumbs b = new Breadcrumbs(++made);
            contexts.add(b);
            return b;
        }

        public void forget(Breadcrumbs b) {
            contexts.remove(b);
        }

        /** No context records anything. */
        public boolean isEmpty() {
            return contexts.isEmpty();
        }

        /** Writes which batches are done, and what each context recorded last. */
        public void tell(long completed, StringBuilder text) {
            text.append("; batches up to ").append(completed).append(" are done");
            List<Breadcrumbs> first = new ArrayList<>(contexts);
            // What hangs is in the oldest batch.
            first.sort(Comparator.comparingLong(b -> b.oldest(completed)));
            int told = Math.min(CONTEXTS_TOLD, first.size());
            for (Breadcrumbs b : first.subList(0, told)) b.tell(completed, text);
            if (told < first.size())
                text.append("; ").append(first.size() - told).append(" more contexts");
        }
    }

    /** The oldest of its batches that are not done, as far as is known. */
    private long oldest(long completed) {
        long oldest = Long.MAX_VALUE;
        for (int i = Math.max(0, next - TOLD); i < next; i++) {
            long serial = serials[i & RING - 1];
            if (serial > completed) oldest = Math.min(oldest, serial);
        }
        return oldest;
    }

    /** The last commands of batches that are not done, the oldest first; where all are done, the very last. */
    private void tell(long completed, StringBuilder text) {
        int end = next;
        int begin = Math.max(0, end - TOLD);
        while (begin < end - DONE_TOLD && serials[begin & RING - 1] <= completed) begin++;
        long told = -1;
        for (int i = begin; i < end; i++) {
            int at = i & RING - 1;
            if (told != serials[at]) {
                text.append(told < 0 ? "; context " + context + ", last in batch " : "; in batch ");
                text.append(serials[at]).append(": ");
                told = serials[at];
            } else {
                text.append(", ");
            }
            String label = labels[at];
            text.append(label != null ? "'" + label + "'" : KINDS[kinds[at]].text(first[at], second[at]));
        }
    }
}
