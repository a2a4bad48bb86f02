package tepui.pipe.pipeline;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.pipe.StreamOutputLayout;

/**
 * Record of programs that were drawn in earlier runs: says when all shaders of one are there again, so that its
 * pipelines are made before it is drawn in this one. A shader is known by a hash of its text, a program by those of its
 * five stages and its variant: before the first draw its pipelines are made while the program loads, later in the
 * background. What keys are, and how programs are made, is the driver's.
 */
public abstract class KnownPrograms<S> {
    /** Vertex, control, evaluation, geometry, fragment. */
    protected static final int STAGES = 5;

    private static final HexFormat HEX = HexFormat.of();

    private final PipelineTable table;
    private final SeenKeys seen;
    private final Map<String, S> shaders = new HashMap<>();
    private final Map<S, String> hashes = new HashMap<>();
    /** Programs of earlier runs by the hashes of their shaders. */
    private final Map<String, List<String>> waiting = new HashMap<>();

    private final Set<String> prepared = new HashSet<>();

    protected KnownPrograms(PipelineTable table, SeenKeys seen) {
        this.table = table;
        this.seen = seen;
        for (String program : seen.programs()) {
            String[] parts = parts(program);
            for (int i = 0; i < STAGES && i < parts.length; i++) {
                if (!parts[i].isEmpty()) {
                    waiting.computeIfAbsent(parts[i], h -> new ArrayList<>()).add(program);
                }
            }
        }
    }

    private static String[] parts(String program) {
        return program.split(",", STAGES + 1);
    }

    /**
     * The pipelines' keys of a program whose shaders are all there; those that make no sense are left out.
     *
     * @param stages as many as {@link #STAGES}
     * @param variant as given to {@link #drawn}; it comes from a file
     */
    protected abstract List<int[]> keys(List<@Nullable S> stages, String variant, List<byte[]> keys);

    private static String hash(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(Printer.print(shader).getBytes(StandardCharsets.UTF_8));
            sha.update(String.valueOf(streamOutput).getBytes(StandardCharsets.UTF_8));
            return HEX.formatHex(sha.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    // ---- from earlier runs -----------------------------------------------------------------------------------------

    /** A shader is there: programs that only lacked it get their pipelines. */
    public final void created(S object, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        String hash = hash(shader, streamOutput);
        Map<String, List<@Nullable S>> complete = new HashMap<>();
        synchronized (this) {
            shaders.put(hash, object);
            hashes.put(object, hash);
            for (String program : waiting.getOrDefault(hash, List.of())) {
                List<@Nullable S> stages = prepared.contains(program) ? null : stages(program);
                if (stages == null) continue;
                prepared.add(program);
                complete.put(program, stages);
            }
        }
        complete.forEach(this::prepare);
        if (complete.isEmpty()) return;
        try {
            table.settle();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A shader is about to go. */
    public final synchronized void destroyed(S object) {
        String hash = hashes.remove(object);
        if (hash == null || !shaders.remove(hash, object)) return;
        prepared.removeIf(program -> program.contains(hash));
    }

    /** The shaders of a program, null while one of them is missing or the name makes no sense. */
    private @Nullable List<@Nullable S> stages(String name) {
        String[] parts = parts(name);
        if (parts.length != STAGES + 1) return null;
        List<@Nullable S> found = new ArrayList<>();
        for (int i = 0; i < STAGES; i++) {
            S shader = parts[i].isEmpty() ? null : shaders.get(parts[i]);
            if (shader == null && !parts[i].isEmpty()) return null;
            found.add(shader);
        }
        return found.getFirst() == null ? null : found;
    }

    private void prepare(String name, List<@Nullable S> stages) {
        try {
            for (int[] key : keys(stages, parts(name)[STAGES], seen.of(name))) table.prepare(key);
        } catch (RuntimeException e) {
            // What cannot be made ahead is made, or refused with a reason, when it is drawn.
        }
    }

    // ---- to later ones ---------------------------------------------------------------------------------------------

    /**
     * A draw used a key that this process had not used before.
     *
     * @param variant what distinguishes programs of the same shaders
     * @param key what its parts say, up to the buffer's position
     */
    protected final void drawn(List<@Nullable S> stages, String variant, ByteBuffer key) {
        String name = name(stages, variant);
        if (name == null) return;
        byte[] bytes = new byte[key.position()];
        key.flip().get(bytes);
        seen.add(name, bytes);
    }

    private synchronized @Nullable String name(List<@Nullable S> stages, String variant) {
        String[] parts = new String[STAGES + 1];
        Arrays.fill(parts, "");
        for (int i = 0; i < STAGES; i++) {
            S shader = stages.get(i);
            String hash = shader == null ? "" : hashes.get(shader);
            // A shader of the driver's own.
            if (hash == null) return null;
            parts[i] = hash;
        }
        parts[STAGES] = variant;
        return String.join(",", parts);
    }
}
