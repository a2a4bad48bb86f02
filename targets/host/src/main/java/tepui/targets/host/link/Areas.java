package tepui.targets.host.link;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tepui.targets.host.DamagedException;

/** Table of the areas of a process, by number, limited to as many as a client may have. */
final class Areas {
    static final int MOST = 4096;
    static final long MOST_BYTES = 2L << 30;

    private final Map<Integer, SharedArea> all = new HashMap<>();
    private int lastNumber;
    private long bytes;

    synchronized SharedArea make(Path folder, long size) throws IOException {
        if (size < 1 || size > MOST_BYTES - bytes || all.size() == MOST)
            throw new DamagedException("an area of " + size + " bytes beside " + all.size() + " of " + bytes
                    + ": a process may have " + MOST + " of " + MOST_BYTES);
        SharedArea area = new SharedArea(++lastNumber, folder, size);
        all.put(lastNumber, area);
        bytes += size;
        return area;
    }

    synchronized SharedArea get(int number) {
        SharedArea area = all.get(number);
        if (area == null) throw new DamagedException("there is no area " + number);
        return area;
    }

    synchronized void free(SharedArea area) {
        if (!all.remove(area.number(), area)) return;
        bytes -= area.bytes();
        area.close();
    }

    synchronized void close() {
        for (SharedArea area : all.values()) area.close();
        all.clear();
    }
}
