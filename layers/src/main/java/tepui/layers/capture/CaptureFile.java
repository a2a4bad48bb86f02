package tepui.layers.capture;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import tepui.layers.log.LogReader;

/**
 * Capture file: a ZIP archive with these entries. Numbers are big-endian; a text is its length in bytes as i32, then UTF-8.
 *
 * <pre>
 * facts     lines of key=value: version, frame, device, nanos, draws ...; drawnBefore the textures that were targets before; left.N is what the
 *           capture lacks
 * log       a binary log (LogFormat): objects, contents, states, then a mark, then the frame
 * calls     i32 texts, the texts; i32 calls; each: i32 name, i32 count and as many arguments, i64 nanoseconds, i32 count and as many notes;
 *           names, arguments and notes are numbers of texts
 * sources   i32 sources; each: i32 number of the shader in the log, a title, a text, where its uniforms lie
 * picture   what was shown: format as Java writes UTF, i32 width, i32 height, u8 bottom up, texels
 * </pre>
 */
public final class CaptureFile implements AutoCloseable {
    static final int VERSION = 1;
    static final String FACTS = "facts";
    static final String LOG = "log";
    static final String CALLS = "calls";
    static final String SOURCES = "sources";
    static final String PICTURE = "picture";

    private static final int MOST_FACTS = 1 << 20;
    private static final int MOST_BYTES = 1 << 30;

    private final ZipFile zip;
    private final Map<String, String> facts;
    private final List<ProgramCall> calls;
    private final List<ShaderSource> sources;
    private final @Nullable CapturedPicture picture;

    /**
     * Opens one. Everything but the log is read and checked here.
     *
     * @throws IOException where it is no capture, or a damaged one; the message says how
     */
    public CaptureFile(Path file) throws IOException {
        try {
            zip = new ZipFile(file.toFile());
        } catch (ZipException e) {
            throw new IOException("it is no capture of a frame, or a part of one: " + e.getMessage(), e);
        }
        try {
            facts = facts(bytes(FACTS, MOST_FACTS));
            String version = facts.getOrDefault("version", "none");
            if (!version.equals(Integer.toString(VERSION)))
                throw new IOException(
                        "it is a capture of version " + version + ", this build reads version " + VERSION);
            if (zip.getEntry(LOG) == null) throw new IOException("it has no entry '" + LOG + "', so it is no capture");
            calls = calls(bytes(CALLS, MOST_BYTES));
            sources = sources(bytes(SOURCES, MOST_BYTES));
            picture = zip.getEntry(PICTURE) == null ? null : CapturedPicture.decode(bytes(PICTURE, MOST_BYTES));
        } catch (IOException | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    /** Where it lies, as it was opened. */
    public Path file() {
        return Path.of(zip.getName());
    }

    /** Facts of the frame. */
    public Map<String, String> facts() {
        return Collections.unmodifiableMap(facts);
    }

    /** The program's calls, in order. */
    public List<ProgramCall> calls() {
        return Collections.unmodifiableList(calls);
    }

    public List<ShaderSource> sources() {
        return Collections.unmodifiableList(sources);
    }

    /** The picture that was shown, where the device could tell. */
    public @Nullable CapturedPicture picture() {
        return picture;
    }

    /** The log, from its start; to be closed before this. */
    public LogReader log() throws IOException {
        return new LogReader(new BufferedInputStream(zip.getInputStream(zip.getEntry(LOG)), 1 << 16));
    }

    private byte[] bytes(String name, int most) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) throw new IOException("it has no entry '" + name + "', so it is no capture");
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(most);
            if (in.read() >= 0) throw new IOException("its entry '" + name + "' has more than " + most + " bytes");
            return bytes;
        }
    }

    private static Map<String, String> facts(byte[] bytes) {
        Map<String, String> facts = new TreeMap<>();
        new String(bytes, StandardCharsets.UTF_8).lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals > 0) facts.put(line.substring(0, equals), line.substring(equals + 1));
        });
        return facts;
    }

    private static List<ProgramCall> calls(byte[] bytes) throws IOException {
        Input in = new Input(bytes, CALLS);
        String[] texts = new String[in.count(4)];
        for (int i = 0; i < texts.length; i++) texts[i] = in.text();
        int count = in.count(20);
        List<ProgramCall> calls = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String name = in.of(texts);
            List<String> arguments = in.several(texts);
            long nanos = in.data.readLong();
            calls.add(new ProgramCall(name, arguments, nanos, in.several(texts)));
        }
        return calls;
    }

    private static List<ShaderSource> sources(byte[] bytes) throws IOException {
        Input in = new Input(bytes, SOURCES);
        int count = in.count(16);
        List<ShaderSource> sources = new ArrayList<>(count);
        for (int i = 0; i < count; i++)
            sources.add(new ShaderSource(in.data.readInt(), in.text(), in.text(), in.text()));
        return sources;
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /** Reader of an entry: no count is believed that is larger than what is left. */
    private static final class Input {
        final DataInputStream data;
        private final String entry;

        Input(byte[] bytes, String entry) {
            data = new DataInputStream(new ByteArrayInputStream(bytes));
            this.entry = entry;
        }

        int count(int least) throws IOException {
            int count = data.readInt();
            if (count < 0 || (long) count * least > data.available())
                throw new IOException(
                        "its entry '" + entry + "' counts " + count + " where " + data.available() + " bytes are left");
            return count;
        }

        String text() throws IOException {
            byte[] bytes = new byte[count(1)];
            data.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }

        String of(String[] texts) throws IOException {
            int number = data.readInt();
            if (number < 0 || number >= texts.length)
                throw new IOException("its entry '" + entry + "' names text " + number + " of " + texts.length);
            return texts[number];
        }

        List<String> several(String[] texts) throws IOException {
            int count = count(4);
            List<String> several = new ArrayList<>(count);
            for (int i = 0; i < count; i++) several.add(of(texts));
            return several;
        }
    }
}
