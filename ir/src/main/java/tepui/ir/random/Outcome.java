package tepui.ir.random;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.interp.Interpreter;

/** Result of a run of a shader: outputs and memory by name, to be compared with another run's. NaNs are one. */
public final class Outcome {
    private final Map<String, long[]> parts = new TreeMap<>();

    private Outcome() {}

    /** Runs {@code shader} in the interpreter, in the world of {@code seed}. */
    public static Outcome of(Shader shader, long seed) {
        return of(shader, seed, RandomShader.lanes(shader));
    }

    public static Outcome of(Shader shader, long seed, int lanes) {
        RandomEnvironment environment = new RandomEnvironment(seed);
        Interpreter run = new Interpreter(shader, environment, lanes).run();
        Outcome outcome = new Outcome();
        for (int lane = 0; lane < lanes; lane++) {
            if (shader.stage == Stage.FRAGMENT) {
                outcome.parts.put("helper " + lane, new long[] {run.isHelper(lane) ? 1 : 0});
            }
            for (int v = 0; v < shader.outputs.size() && shader.stage != Stage.GEOMETRY; v++) {
                Variable variable = shader.outputs.get(v);
                outcome.put("output " + variable.name() + " of " + lane, variable, run.output(variable, lane));
            }
            List<Interpreter.Emitted> emitted = run.emitted(lane);
            for (int e = 0; e < emitted.size(); e++) {
                Interpreter.Emitted one = emitted.get(e);
                String name = "emitted " + lane + "." + e;
                outcome.parts.put(name, new long[] {one.stream(), one.endsPrimitive() ? 1 : 0});
                one.outputs().forEach((variable, bits) -> outcome.put(name + " " + variable.name(), variable, bits));
            }
        }
        if (shader.stage == Stage.COMPUTE) {
            long[] shared = new long[run.shared().limit() / 4];
            for (int k = 0; k < shared.length; k++) shared[k] = run.shared().getInt(4 * k);
            outcome.parts.put("shared", shared);
        }
        outcome.parts.putAll(environment.contents());
        return outcome;
    }

    private void put(String name, Variable variable, long[] bits) {
        ScalarKind kind = variable.type().kind();
        long[] plain = bits.clone();
        for (int c = 0; c < plain.length; c++) {
            if (kind == ScalarKind.F32) plain[c] = Float.floatToIntBits(Float.intBitsToFloat((int) plain[c]));
            if (kind == ScalarKind.F64) plain[c] = Double.doubleToLongBits(Double.longBitsToDouble(plain[c]));
        }
        parts.put(name, plain);
    }

    /** The first difference, in words; null where there is none. */
    public @Nullable String difference(Outcome other) {
        for (String name : parts.keySet()) {
            long[] mine = parts.get(name);
            long[] its = other.parts.get(name);
            if (its == null && isBufferOnlyRead(name)) continue;
            if (its == null || !Arrays.equals(mine, its)) {
                return name + ": " + shown(mine) + " and " + (its == null ? "nothing" : shown(its));
            }
        }
        for (String name : other.parts.keySet()) {
            if (!parts.containsKey(name) && !isBufferOnlyRead(name))
                return name + ": nothing and " + shown(other.parts.get(name));
        }
        return null;
    }

    /** A buffer counts as present once it is asked for, which a pass may make unnecessary. */
    private static boolean isBufferOnlyRead(String name) {
        return name.startsWith("UNIFORM_BUFFER");
    }

    private static String shown(long @Nullable [] bits) {
        if (bits == null) return "nothing";
        StringBuilder out = new StringBuilder();
        for (int c = 0; c < Math.min(bits.length, 16); c++)
            out.append(c == 0 ? "" : " ").append(Long.toHexString(bits[c]));
        return bits.length > 16 ? out + " ..." : out.toString();
    }
}
