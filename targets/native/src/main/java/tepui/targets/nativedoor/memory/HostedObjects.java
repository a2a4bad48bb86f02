package tepui.targets.nativedoor.memory;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Objects that the threads of a program at the other end of links share. */
public final class HostedObjects {
    final HostedMaps maps = new HostedMaps();
    /** Texts that the program has been given, and where it has them. */
    final Map<String, Long> texts = new ConcurrentHashMap<>();

    /** The program's process is gone. */
    volatile boolean left;

    private volatile Map<String, String> settings = Map.of();

    /** Lines of name=value. */
    void settings(String lines) {
        Map<String, String> all = new HashMap<>();
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0) all.put(line.substring(0, equals), line.substring(equals + 1));
        }
        settings = Map.copyOf(all);
    }

    /** The program can be asked for nothing from now on: what is left of it is freed. */
    public void leave() {
        left = true;
    }

    Map<String, String> settings() {
        return settings;
    }
}
