package tepui.pipe.pipeline;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Folder of caches: what the user says, else the system's own place for such files, else none. */
public final class CacheFolder {
    private CacheFolder() {}

    /** The folder for a setting: {@code off}, a path, or empty for the system's place. Null where nothing is kept. */
    public static @Nullable Path of(String setting) {
        return of(setting, System.getProperty("os.name", ""), System.getProperty("user.home", ""), System.getenv());
    }

    static @Nullable Path of(String setting, String system, String home, Map<String, String> environment) {
        if (setting.equals("off")) return null;
        if (!setting.isEmpty()) return Path.of(setting);
        String os = system.toLowerCase(Locale.ROOT);
        if (os.contains("win")) {
            String local = environment.get("LOCALAPPDATA");
            return local == null || local.isEmpty() ? null : Path.of(local, "tepui", "cache");
        }
        if (home.isEmpty()) return null;
        if (os.contains("mac")) return Path.of(home, "Library", "Caches", "tepui");
        String cache = environment.get("XDG_CACHE_HOME");
        return cache == null || cache.isEmpty() ? Path.of(home, ".cache", "tepui") : Path.of(cache, "tepui");
    }
}
