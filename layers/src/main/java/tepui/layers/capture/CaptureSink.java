package tepui.layers.capture;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import tepui.layers.log.Blob;
import tepui.layers.log.Call;
import tepui.layers.log.Handle;
import tepui.layers.log.LogRecord;
import tepui.layers.log.LogWriter;
import tepui.layers.log.RecordFields;
import tepui.layers.log.RecordSink;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Writer of a capture: keeps what lives until the frame begins, then writes it with its contents, and from there each record. */
final class CaptureSink implements RecordSink {
    /** Larger contents are left out, as the log has it. */
    private static final long MOST_BYTES = 1L << 29;

    private Path file;
    private Path part;
    private String origin = "";
    /** Whether other frames may follow. */
    private final boolean repeats;

    private final LiveRecords live = new LiveRecords();

    @SuppressWarnings("ThreadLocalUsage") // a thread may make things of two devices
    private final ThreadLocal<@Nullable Handle> made = new ThreadLocal<>();

    private final Set<Handle> fences = new HashSet<>();
    private final List<String> left = new ArrayList<>();
    private @Nullable ZipOutputStream zip;
    private @Nullable LogWriter log;
    private int context = 1;
    private boolean recording;
    private boolean over;
    private byte @Nullable [] picture;
    private @Nullable String failure;

    CaptureSink(Path file, boolean repeats) throws IOException {
        this.file = file;
        this.repeats = repeats;
        part = part(file);
        Files.createFile(clean(part));
    }

    private static Path part(Path file) throws IOException {
        Path name = file.getFileName();
        if (name == null) throw new IOException("'" + file + "' names no file");
        return file.resolveSibling(name + ".part");
    }

    private static Path clean(Path part) throws IOException {
        Files.deleteIfExists(part);
        return part;
    }

    synchronized void open(String from) throws IOException {
        origin = from;
        ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(part), 1 << 16));
        // Contents of textures and buffers: speed before size.
        out.setLevel(Deflater.BEST_SPEED);
        out.putNextEntry(new ZipEntry(CaptureFile.LOG));
        zip = out;
        log = new LogWriter(new Inside(out), from);
    }

    /** Readies for another frame, whose file is another one. */
    synchronized void another(Path next) throws IOException {
        drop();
        file = next;
        part = part(next);
        fences.clear();
        left.clear();
        picture = null;
        failure = null;
        open(origin);
    }

    /** The object that the calling thread is about to make. */
    @Nullable
    Handle lastMade() {
        Handle last = made.get();
        made.remove();
        return last;
    }

    @Override
    public synchronized void accept(LogRecord e) throws IOException {
        Handle.Kind makes = e.call().makes();
        if (makes != null && e.arguments().getFirst() instanceof Handle handle) made.set(handle);
        if (e.call() == Call.PRESENT) context = e.context();
        if (repeats || !recording && !over) live.accept(e);
        if (!recording) return;
        if (makes == Handle.Kind.FENCE) fences.add((Handle) e.arguments().getFirst());
        // The frame's own thread replays alone: what it waited for from before has happened.
        if (e.call() == Call.WAIT_FOR && !fences.contains(e.arguments().getFirst())) return;
        write(e);
    }

    private void write(LogRecord e) throws IOException {
        LogWriter to = log;
        if (to != null) to.accept(e);
    }

    synchronized void mark(String text) {
        if (!recording) return;
        try {
            write(new LogRecord(Call.MARK, context, List.of(text)));
        } catch (IOException e) {
            failure = "the capture cannot be written: " + e.getMessage();
        }
    }

    // ---- the beginning ---------------------------------------------------------------------------------------------

    /** Writes what lives, with its contents, and what is set. */
    synchronized void begin(CaptureDevice device, @Nullable Context reads) throws IOException {
        for (LogRecord e : live.objects()) write(e);
        if (reads != null) {
            for (Handle handle : live.living()) {
                Buffer buffer = handle.kind() == Handle.Kind.BUFFER ? device.buffer(handle) : null;
                if (buffer != null) contents(handle, buffer, reads);
                Texture texture = handle.kind() == Handle.Kind.TEXTURE ? device.texture(handle) : null;
                if (texture != null) contents(handle, texture, reads);
            }
        }
        for (LogRecord e : live.mappings()) write(e);
        for (LogRecord e : live.states()) write(e);
        recording = true;
        if (reads != null) mark(FrameMarks.FRAME);
    }

    private void contents(Handle handle, Buffer buffer, Context reads) throws IOException {
        long size = buffer.desc().size();
        if (size > MOST_BYTES) {
            left.add("contents of " + handle + ": " + size + " bytes are too many");
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(size, 16);
            reads.readBuffer(buffer, 0, into);
            if (!hasContents(into)) return;
            write(new LogRecord(Call.WRITE_BUFFER, context, List.of(handle, 0L, blob(into))));
        } catch (IllegalArgumentException e) {
            left.add("contents of " + handle + ": " + e.getMessage());
        }
    }

    private void contents(Handle handle, Texture texture, Context reads) throws IOException {
        for (LogRecord e : live.pages(handle)) write(new LogRecord(e.call(), context, e.arguments()));
        TextureDesc desc = texture.desc();
        if (desc.samples() > 1) {
            left.add("what " + handle + ", " + desc.samples() + " samples a pixel, held before the frame");
            return;
        }
        Format format = desc.format();
        for (int level = 0; level < desc.levels(); level++) {
            int width = desc.levelWidth(level);
            int height = desc.levelHeight(level);
            int depth = desc.levelDepth(level);
            long size = format.imageBytes(width, height, depth);
            if (size > MOST_BYTES) {
                left.add("contents of " + handle + ": " + size + " bytes are too many");
                continue;
            }
            long row = format.rowBytes(width);
            long slice = row * format.rows(height);
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment into = arena.allocate(size, 16);
                reads.readTexture(texture, level, new Box(0, 0, 0, width, height, depth), into, row, slice);
                if (!hasContents(into)) continue;
                RecordFields box = new RecordFields(Box.class, List.of(0, 0, 0, width, height, depth));
                write(new LogRecord(Call.WRITE_TEXTURE, context, List.of(handle, level, box, blob(into), row, slice)));
            } catch (IllegalArgumentException e) {
                left.add("contents of " + handle + ", level " + level + ": " + e.getMessage());
            }
        }
    }

    /** Zeros need not be written: objects begin with them. */
    private static boolean hasContents(MemorySegment bytes) {
        long at = 0;
        long words = bytes.byteSize() & ~7L;
        for (; at < words; at += 8) if (bytes.get(ValueLayout.JAVA_LONG, at) != 0) return true;
        for (; at < bytes.byteSize(); at++) if (bytes.get(ValueLayout.JAVA_BYTE, at) != 0) return true;
        return false;
    }

    private static Blob blob(MemorySegment bytes) {
        return new Blob(bytes.byteSize(), bytes.toArray(ValueLayout.JAVA_BYTE));
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /** Keeps the texels of what is about to be shown. */
    synchronized void picture(Context reads, Texture texture, boolean bottomUp) {
        TextureDesc desc = texture.desc();
        Format format = desc.format();
        if (desc.samples() > 1 || format.imageBytes(desc.width(), desc.height(), 1) > MOST_BYTES) return;
        try (Arena arena = Arena.ofConfined()) {
            long row = format.rowBytes(desc.width());
            MemorySegment into = arena.allocate(row * desc.height(), 16);
            reads.readTexture(texture, 0, Box.of2d(0, 0, desc.width(), desc.height()), into, row, row * desc.height());
            picture = CapturedPicture.encode(format, desc.width(), desc.height(), bottomUp, into);
        } catch (IllegalArgumentException e) {
            left.add("the picture as it was shown: " + e.getMessage());
        }
    }

    synchronized void end() {
        recording = false;
        over = true;
    }

    synchronized @Nullable String failure() {
        return failure;
    }

    synchronized void finish(Map<String, String> facts, List<ProgramCall> calls, List<ShaderSource> sources)
            throws IOException {
        ZipOutputStream out = zip;
        LogWriter writer = log;
        if (out == null || writer == null) throw new IOException("nothing was opened");
        writer.close();
        out.closeEntry();
        out.setLevel(Deflater.DEFAULT_COMPRESSION);
        StringBuilder text = new StringBuilder("version=" + CaptureFile.VERSION + "\n");
        facts.forEach((key, value) ->
                text.append(key).append('=').append(oneLine(value)).append('\n'));
        for (int i = 0; i < left.size(); i++)
            text.append("left.")
                    .append(i)
                    .append('=')
                    .append(oneLine(left.get(i)))
                    .append('\n');
        entry(out, CaptureFile.FACTS, text.toString().getBytes(StandardCharsets.UTF_8));
        entry(out, CaptureFile.CALLS, encode(calls));
        entry(out, CaptureFile.SOURCES, encodeSources(sources));
        byte[] shown = picture;
        if (shown != null) entry(out, CaptureFile.PICTURE, shown);
        out.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    private static void entry(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(bytes);
        out.closeEntry();
    }

    private static byte[] encode(List<ProgramCall> calls) throws IOException {
        Map<String, Integer> texts = new LinkedHashMap<>();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(body);
        data.writeInt(calls.size());
        for (ProgramCall call : calls) {
            data.writeInt(number(texts, call.name()));
            data.writeInt(call.arguments().size());
            for (String argument : call.arguments()) data.writeInt(number(texts, argument));
            data.writeLong(call.nanos());
            data.writeInt(call.notes().size());
            for (String note : call.notes()) data.writeInt(number(texts, note));
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(all);
        head.writeInt(texts.size());
        for (String text : texts.keySet()) text(head, text);
        head.write(body.toByteArray());
        return all.toByteArray();
    }

    private static int number(Map<String, Integer> texts, String text) {
        return texts.computeIfAbsent(text, t -> texts.size());
    }

    private static byte[] encodeSources(List<ShaderSource> sources) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(all);
        data.writeInt(sources.size());
        for (ShaderSource source : sources) {
            data.writeInt(source.shader());
            text(data, source.title());
            text(data, source.text());
            text(data, source.layout());
        }
        return all.toByteArray();
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Leaves nothing behind. */
    synchronized void drop() {
        recording = false;
        try {
            ZipOutputStream out = zip;
            zip = null;
            if (out != null) out.close();
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // The reason why there is no capture is told already.
        }
    }

    @Override
    public void flush() {}

    /** The device ends; the file is written by whoever asked for it. */
    @Override
    public void close() {}

    /** The entry of the log, which ends without the file. */
    private static final class Inside extends FilterOutputStream {
        Inside(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int start, int count) throws IOException {
            out.write(bytes, start, count);
        }

        @Override
        public void close() throws IOException {
            out.flush();
        }
    }
}
