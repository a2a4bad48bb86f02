package tepui.tools.trace.edit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;

/**
 * Figures of a trace.
 *
 * @param apis the libraries whose functions it calls: GLX, EGL, WGL, CGL, OpenGL, Direct3D
 * @param functions how often each is called, the most frequent first
 * @param bytes of the unpacked stream
 */
public record TraceInfo(
        long calls,
        int frames,
        int threads,
        int fakes,
        int incomplete,
        Set<String> apis,
        List<Map.Entry<String, Integer>> functions,
        long bytes) {
    public TraceInfo {
        apis = Set.copyOf(apis);
        functions = List.copyOf(functions);
    }

    /** Reads a trace to its end. */
    public static TraceInfo of(TraceReader trace, FrameWatch watch) throws IOException {
        Map<String, Integer> counts = new HashMap<>();
        Set<Long> threads = new HashSet<>();
        Set<String> apis = new TreeSet<>();
        long calls = 0;
        int frames = 0;
        int fakes = 0;
        int incomplete = 0;
        for (Call call = trace.next(); call != null; call = trace.next()) {
            calls++;
            if (counts.merge(call.name(), 1, Integer::sum) == 1) {
                String api = api(call.name());
                if (api != null) apis.add(api);
            }
            threads.add(call.thread());
            if ((call.flags() & Call.FAKE) != 0) fakes++;
            if (!call.complete()) incomplete++;
            if (call.endsFrame()) watch.read(++frames);
        }
        List<Map.Entry<String, Integer>> sorted = new ArrayList<>();
        counts.forEach((name, count) -> sorted.add(Map.entry(name, count)));
        sorted.sort((a, b) -> a.getValue().equals(b.getValue())
                ? a.getKey().compareTo(b.getKey())
                : Integer.compare(b.getValue(), a.getValue()));
        return new TraceInfo(calls, frames, threads.size(), fakes, incomplete, apis, sorted, trace.position());
    }

    private static @Nullable String api(String function) {
        if (function.startsWith("glX")) return "GLX";
        if (function.startsWith("egl")) return "EGL";
        if (function.startsWith("wgl")) return "WGL";
        if (function.startsWith("CGL")) return "CGL";
        if (function.startsWith("gl")) return "OpenGL";
        if (function.startsWith("IDirect3D") || function.startsWith("Direct3D")) return "Direct3D";
        return null;
    }
}
