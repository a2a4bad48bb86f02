package tepui.pipe.pipeline;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All pipelines of one program, by their whole keys: open addressing, no objects beside the entries. Locked by its user. */
final class ProgramPipelines {
    private @Nullable PipelineEntry[] table = new PipelineEntry[16];
    private int size;

    @Nullable
    PipelineEntry find(int[] key, int hash) {
        @Nullable PipelineEntry[] t = table;
        for (int at = hash & t.length - 1; ; at = at + 1 & t.length - 1) {
            PipelineEntry e = t[at];
            if (e == null) return null;
            if (e.hash == hash && KeyWords.changed(e.key, key) == 0) return e;
        }
    }

    void add(PipelineEntry entry) {
        if (2 * ++size > table.length) {
            @Nullable PipelineEntry[] old = table;
            table = new PipelineEntry[old.length * 2];
            for (PipelineEntry e : old) {
                if (e != null) put(e);
            }
        }
        put(entry);
    }

    private void put(PipelineEntry entry) {
        int at = entry.hash & table.length - 1;
        while (table[at] != null) at = at + 1 & table.length - 1;
        table[at] = entry;
    }

    void each(Consumer<PipelineEntry> action) {
        for (PipelineEntry e : table) {
            if (e != null) action.accept(e);
        }
    }

    int size() {
        return size;
    }
}
