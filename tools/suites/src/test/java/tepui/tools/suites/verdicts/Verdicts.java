package tepui.tools.suites.verdicts;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.gl.GLConstants;
import tepui.tools.suites.gl.GlCalls;
import tepui.tools.suites.gl.GlHost;

/** Answers of an implementation to cases: "ok", the stage that does not compile, or "link". */
final class Verdicts {
    private static final int LOG = 1 << 14;

    private final GlCalls calls;
    private final MemorySegment room;
    private String log = "";

    private Verdicts(GlCalls calls, Arena arena) {
        this.calls = calls;
        room = arena.allocate(LOG, 8);
    }

    /** An answer, and what the implementation says of it. */
    record Answer(String verdict, String log) {}

    static Map<String, Answer> of(GlHost host, List<VerdictCase> cases) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (boolean es : new boolean[] {false, true}) {
            GlHost.Profile profile = es ? GlHost.Profile.ES : GlHost.Profile.CORE;
            try (Arena arena = Arena.ofConfined();
                    GlHost.Session session = host.open(profile, es ? 32 : 45, 16, 16)) {
                if (session == null) throw new IllegalStateException(host.name() + " has no " + profile);
                Verdicts v = new Verdicts(session.calls(), arena);
                for (VerdictCase c : cases) {
                    if (c.es() == es) answers.put(c.toString(), new Answer(v.verdict(c), v.log));
                }
            }
        }
        return answers;
    }

    private String verdict(VerdictCase c) {
        int program = calls.glCreateProgram();
        log = "";
        try (Arena arena = Arena.ofConfined()) {
            for (VerdictCase.Part p : c.parts()) {
                int shader = calls.glCreateShader(p.kind().enumerant);
                MemorySegment text = arena.allocateFrom(c.source(p));
                calls.glShaderSource(
                        shader, 1, arena.allocateFrom(ValueLayout.ADDRESS, text).address(), 0);
                calls.glCompileShader(shader);
                calls.glGetShaderiv(shader, GLConstants.GL_COMPILE_STATUS, room.address());
                boolean fine = room.get(ValueLayout.JAVA_INT, 0) == 1;
                if (!fine) {
                    calls.glGetShaderInfoLog(shader, LOG, 0, room.address());
                    log = room.getString(0);
                }
                calls.glAttachShader(program, shader);
                calls.glDeleteShader(shader);
                if (!fine) return p.kind().name().toLowerCase(java.util.Locale.ROOT);
            }
            if (c.parts().size() == 1) return "ok";
            calls.glLinkProgram(program);
            calls.glGetProgramiv(program, GLConstants.GL_LINK_STATUS, room.address());
            if (room.get(ValueLayout.JAVA_INT, 0) == 1) return "ok";
            calls.glGetProgramInfoLog(program, LOG, 0, room.address());
            log = room.getString(0);
            return "link";
        }
    }
}
