package tepui.tools.suites.shader;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tepui.tools.suites.gl.GlHost;

/**
 * Requirements of a test's [require] section: the context to open, and conditions that this context must meet.
 *
 * @param version of OpenGL that the context must have at least, 33 for 3.3
 * @param coreWanted whether a core context comes first
 * @param compatibilityWanted whether a compatibility context will do
 * @param separable whether the program of all stages is to be a separable one
 * @param pipeline whether each stage gets a separable program of its own, on a pipeline
 * @param spirv whether the sections with modules of SPIR-V are what is run
 * @param glsl the version of the language that is asked for, 330 for 3.30; 0 where none is
 */
record Requirements(
        boolean es,
        int version,
        boolean coreWanted,
        boolean compatibilityWanted,
        int glsl,
        int width,
        int height,
        boolean separable,
        boolean pipeline,
        boolean spirv,
        List<String> extensions,
        List<Limit> limits,
        List<Version> versions) {
    static final int WINDOW = 250;

    /** A limit of the context beside a number. */
    record Limit(String name, String relation, long value) {}

    /** A version of the API or of the language beside the context's. */
    record Version(boolean language, String relation, int value) {}

    private static final Pattern VERSION =
            Pattern.compile("(GL|GLSL)(\\s+ES|\\s+COMPAT|\\s+CORE)?\\s*(>=|<=|==|!=|>|<)\\s*(\\d+)\\.(\\d+).*");
    private static final Pattern LIMIT = Pattern.compile("(?:INT\\s+)?(GL_\\w+)\\s*(>=|<=|==|!=|>|<)\\s*(\\d+).*");
    private static final Pattern SIZE = Pattern.compile("SIZE\\s+(\\d+)\\s+(\\d+)");
    private static final Pattern EXTENSION = Pattern.compile("!?(GL_)?[A-Z0-9]+_\\w+");

    static Requirements of(List<String> lines) {
        boolean es = false;
        boolean core = false;
        boolean compatibility = false;
        boolean separable = false;
        boolean pipeline = false;
        boolean spirv = false;
        int version = 0;
        int glsl = 0;
        int width = WINDOW;
        int height = WINDOW;
        List<String> extensions = new ArrayList<>();
        List<Limit> limits = new ArrayList<>();
        List<Version> versions = new ArrayList<>();
        boolean comment = false;
        for (String line : lines) {
            // A few files hold a comment of C here.
            if (line.startsWith("/*")) comment = true;
            if (comment) {
                if (line.endsWith("*/")) comment = false;
                continue;
            }
            Matcher m = VERSION.matcher(line);
            Matcher limit = LIMIT.matcher(line);
            Matcher size = SIZE.matcher(line);
            if (m.matches()) {
                boolean language = m.group(1).equals("GLSL");
                String minor = m.group(5);
                int scale = language ? 100 : 10;
                int value = Integer.parseInt(m.group(4)) * scale
                        + (language && minor.length() == 1 ? 10 : 1) * Integer.parseInt(minor);
                String kind = m.group(2) == null ? "" : m.group(2).strip();
                if (kind.equals("ES")) es = true;
                if (kind.equals("CORE")) core = true;
                if (kind.equals("COMPAT")) compatibility = true;
                boolean floor = m.group(3).startsWith(">") || m.group(3).equals("==");
                versions.add(new Version(language, m.group(3), value));
                if (language && floor) glsl = value;
                if (!language && floor) version = Math.max(version, value);
            } else if (limit.matches()) {
                limits.add(new Limit(limit.group(1), limit.group(2), Long.parseLong(limit.group(3))));
            } else if (size.matches()) {
                width = Integer.parseInt(size.group(1));
                height = Integer.parseInt(size.group(2));
            } else if (line.startsWith("SPIRV")) {
                spirv = !line.endsWith("NO");
            } else if (line.startsWith("SEPARABLE")) {
                separable = true;
            } else if (line.startsWith("SSO")) {
                pipeline = true;
            } else if (EXTENSION.matcher(line).matches()) {
                extensions.add(
                        line.startsWith("GL_") || line.startsWith("!GL_")
                                ? line
                                : line.startsWith("!") ? "!GL_" + line.substring(1) : "GL_" + line);
            } else if (!line.startsWith("rlimit") && !line.equals("depthbuffer") && !line.startsWith("require")) {
                throw new TestFailure("what the line '" + line + "' requires is not known");
            }
        }
        if (spirv) extensions.add("GL_ARB_gl_spirv");
        version = Math.max(version, es ? forEs(glsl) : forLanguage(glsl));
        boolean modern = !compatibility && (core || version >= 31);
        return new Requirements(
                es,
                version,
                modern,
                !core,
                glsl,
                width,
                height,
                separable,
                pipeline,
                spirv,
                List.copyOf(extensions),
                List.copyOf(limits),
                List.copyOf(versions));
    }

    private static int forLanguage(int glsl) {
        if (glsl >= 330) return glsl / 10;
        return switch (glsl) {
            case 150 -> 32;
            case 140 -> 31;
            case 130 -> 30;
            case 120 -> 21;
            default -> 20;
        };
    }

    private static int forEs(int glsl) {
        return glsl >= 300 ? glsl / 10 : 20;
    }

    /** The contexts to try, the best first. */
    List<GlHost.Profile> profiles() {
        List<GlHost.Profile> profiles = new ArrayList<>();
        if (es) return List.of(GlHost.Profile.ES);
        if (coreWanted) profiles.add(GlHost.Profile.CORE);
        if (compatibilityWanted) profiles.add(GlHost.Profile.COMPATIBILITY);
        return profiles;
    }

    /** Skips the test where the context lacks something. */
    void check(int version, int glsl, Set<String> announced, java.util.function.ToLongFunction<String> limit) {
        for (Version v : versions) {
            if (!holds(v.language ? glsl : version, v.relation, v.value)) {
                throw new TestSkip(
                        (v.language ? "GLSL " + glsl : "OpenGL " + version) + " is not " + v.relation + " " + v.value);
            }
        }
        if (version < this.version) throw new TestSkip("OpenGL " + version + " is below " + this.version);
        for (String e : extensions) {
            boolean absent = e.startsWith("!");
            String wanted = absent ? e.substring(1) : e;
            if (announced.contains(wanted) == absent) {
                throw new TestSkip(wanted + (absent ? " is announced" : " is not announced"));
            }
        }
        for (Limit l : limits) {
            if (!Enums.has(l.name)) throw new TestSkip("there is no limit " + l.name);
            long value = limit.applyAsLong(l.name);
            if (!holds(value, l.relation, l.value)) {
                throw new TestSkip(l.name + " is " + value + ", not " + l.relation + " " + l.value);
            }
        }
    }

    static boolean holds(long left, String relation, long right) {
        return switch (relation) {
            case ">=" -> left >= right;
            case "<=" -> left <= right;
            case ">" -> left > right;
            case "<" -> left < right;
            case "==" -> left == right;
            case "!=" -> left != right;
            default -> throw new TestFailure("there is no relation " + relation);
        };
    }
}
