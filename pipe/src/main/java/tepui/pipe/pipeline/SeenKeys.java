package tepui.pipe.pipeline;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Record of the keys that each program was drawn with in earlier runs, so that the next run makes those pipelines
 * before they are drawn. Ids mean nothing in another process: a key is kept as bytes that say what its parts are
 * ({@link StateCodec}), a program as a hash of its code. Programs that were used last stay longest.
 */
public final class SeenKeys {
    private static final int VERSION = 1;
    static final int MOST_BYTES = 8 << 20;
    static final int MOST_PROGRAMS = 8192;
    static final int MOST_KEYS = 64;
    /** Bytes of a program's name. */
    static final int MOST_NAME = 400;

    static final int MOST_KEY_BYTES = 4096;

    private final CheckedFile file;
    private final Consumer<String> log;
    private final Path path;
    private final LinkedHashMap<String, Set<String>> programs = new LinkedHashMap<>(64, 0.75f, true);
    /** Size of the file. */
    private int bytes = 4;

    private boolean changed;

    /**
     * Reads the file if there is one to trust.
     *
     * @param identity at most 32 bytes that say for which device the keys are
     */
    public SeenKeys(Path path, byte[] identity, Consumer<String> log) {
        this.path = path;
        this.log = log;
        this.file = new CheckedFile(path, VERSION, identity, MOST_BYTES, log);
        byte[] data = file.read();
        if (data != null) parse(data);
    }

    private void parse(byte[] data) {
        Map<String, Set<String>> found = new LinkedHashMap<>();
        try {
            ByteBuffer b = ByteBuffer.wrap(data);
            int count = bounded(b.getInt(), MOST_PROGRAMS);
            for (int p = 0; p < count; p++) {
                byte[] name = new byte[bounded(b.getShort(), MOST_NAME)];
                b.get(name);
                Set<String> keys = new LinkedHashSet<>();
                int size = bounded(b.getShort(), MOST_KEYS);
                for (int k = 0; k < size; k++) {
                    byte[] key = new byte[bounded(b.getShort(), MOST_KEY_BYTES)];
                    b.get(key);
                    keys.add(text(key));
                }
                found.put(new String(name, StandardCharsets.UTF_8), keys);
            }
        } catch (BufferUnderflowException | IllegalStateException e) {
            log.accept(path + " is ignored: its contents make no sense");
            return;
        }
        found.forEach((program, keys) -> {
            programs.put(program, keys);
            bytes += bytes(program, keys);
        });
    }

    /** Bytes as a string of as many characters, which compares and hashes. */
    private static String text(byte[] key) {
        return new String(key, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String key) {
        return key.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static int bounded(int value, int most) {
        if (value < 0 || value > most) throw new IllegalStateException("a length is " + value);
        return value;
    }

    /** The programs of earlier runs and of this one. */
    public synchronized List<String> programs() {
        return List.copyOf(programs.keySet());
    }

    /** The keys that a program was drawn with; each of them is the caller's. */
    public synchronized List<byte[]> of(String program) {
        Set<String> keys = programs.get(program);
        if (keys == null) return List.of();
        List<byte[]> copies = new ArrayList<>();
        for (String key : keys) copies.add(bytes(key));
        return copies;
    }

    /** Notes a key; those beyond the bounds are not kept, and for a new one the programs go that were not used for longest. */
    public synchronized void add(String program, byte[] key) {
        if (key.length > MOST_KEY_BYTES || nameBytes(program) > MOST_NAME) return;
        Set<String> keys = programs.get(program);
        if (keys == null) {
            keys = new LinkedHashSet<>();
            programs.put(program, keys);
            bytes += bytes(program, keys);
        }
        if (keys.size() == MOST_KEYS || !keys.add(text(key))) return;
        bytes += 2 + key.length;
        changed = true;
        while (programs.size() > MOST_PROGRAMS || bytes > MOST_BYTES) {
            Map.Entry<String, Set<String>> eldest = programs.pollFirstEntry();
            if (eldest != null) bytes -= bytes(eldest.getKey(), eldest.getValue());
        }
    }

    /** Number of bytes that {@link #save} would write. */
    synchronized int bytes() {
        return bytes;
    }

    /** Writes the file if there is something new. */
    public synchronized void save() {
        if (!changed) return;
        ByteBuffer b = ByteBuffer.allocate(bytes);
        b.putInt(programs.size());
        programs.forEach((program, keys) -> {
            byte[] name = program.getBytes(StandardCharsets.UTF_8);
            b.putShort((short) name.length).put(name).putShort((short) keys.size());
            for (String key : keys) b.putShort((short) key.length()).put(bytes(key));
        });
        if (file.write(b.array())) changed = false;
    }

    private static int nameBytes(String program) {
        return program.getBytes(StandardCharsets.UTF_8).length;
    }

    private static int bytes(String program, Set<String> keys) {
        int sum = 4 + nameBytes(program);
        for (String key : keys) sum += 2 + key.length();
        return sum;
    }
}
