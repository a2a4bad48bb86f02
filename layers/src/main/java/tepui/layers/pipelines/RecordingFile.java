package tepui.layers.pipelines;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.pipelines.PipelineRecording.Code;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.pipeline.StateCodec;

/**
 * Form of a recording in bytes. A header of 24 bytes: magic, version, size and CRC-32C of what follows as it is, and its size when it is
 * inflated. Then, deflated: shaders, objects, recipes ({@link StateCodec}). Bytes of any other kind give no recording and one line of the log.
 */
public final class RecordingFile {
    private static final long MAGIC = 0x5465707569506970L;
    private static final int VERSION = 1;
    private static final int HEADER = 24;
    /** The largest file, and the most that one may hold when inflated. */
    public static final int MOST_BYTES = 32 << 20;

    private static final int MOST_CONTENTS = 256 << 20;
    private static final int MOST_TEXT = 16 << 20;
    /** Room for one recipe: each of its lists and names is bounded. */
    private static final int RECIPE_BYTES = 64 << 10;

    private RecordingFile() {}

    // ---- writing ----------------------------------------------------------------------------------------------------

    static byte[] encode(PipelineRecording recording) {
        return wrap(contents(recording));
    }

    static byte[] contents(PipelineRecording recording) {
        Out out = new Out();
        out.number(recording.shaders().size());
        for (Code code : recording.shaders()) {
            out.number(code.stage().ordinal());
            out.text(code.text());
            output(out, code.streamOutput());
        }
        out.number(recording.objects().size());
        for (int object : recording.objects()) out.number(object);
        out.number(recording.recipes().size());
        for (Recipe recipe : recording.recipes()) StateCodec.write(out.room(RECIPE_BYTES), recipe);
        return out.bytes();
    }

    /** Contents behind a header that fits them. */
    static byte[] wrap(byte[] contents) {
        byte[] small = deflate(contents);
        byte[] all = new byte[HEADER + small.length];
        ByteBuffer b = ByteBuffer.wrap(all);
        b.putLong(MAGIC).putInt(VERSION).putInt(small.length).putInt(0).putInt(contents.length);
        b.put(small);
        b.putInt(16, checksum(all));
        return all;
    }

    private static void output(Out out, @Nullable StreamOutputLayout layout) {
        out.number(layout == null ? 0 : 1);
        if (layout == null) return;
        out.number(layout.strides().size());
        for (int stride : layout.strides()) out.number(stride);
        out.number(layout.outputs().size());
        for (StreamOutputLayout.Output o : layout.outputs()) {
            out.text(o.variable());
            out.number(o.element());
            out.number(o.firstComponent());
            out.number(o.components());
            out.number(o.buffer());
            out.number(o.offset());
            out.number(o.stream());
        }
    }

    /** Of everything but the checksum itself. */
    private static int checksum(byte[] all) {
        CRC32C crc = new CRC32C();
        crc.update(all, 0, 16);
        crc.update(all, 20, all.length - 20);
        return (int) crc.getValue();
    }

    private static byte[] deflate(byte[] contents) {
        try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(contents);
            deflater.finish();
            byte[] to = new byte[1024];
            int size = 0;
            while (!deflater.finished()) {
                if (size == to.length) to = Arrays.copyOf(to, 2 * size);
                size += deflater.deflate(to, size, to.length - size);
            }
            return Arrays.copyOf(to, size);
        }
    }

    /** Writes a file beside its place and moves it there; a line of the log says what became of it. */
    static void write(Path path, PipelineRecording recording, Consumer<String> log) {
        byte[] all = encode(recording);
        if (all.length > MOST_BYTES) {
            log.accept(path + " is not written: " + all.length + " bytes, at most " + MOST_BYTES + " are possible");
            return;
        }
        Path beside = path.resolveSibling(path.getFileName() + ".tmp");
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            Files.write(beside, all);
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING);
            log.accept(path + " is written: " + recording.size() + " pipelines of "
                    + recording.shaders().size() + " shaders, " + all.length + " bytes");
        } catch (IOException e) {
            log.accept(path + " is not written: " + e);
        }
    }

    // ---- reading ----------------------------------------------------------------------------------------------------

    /**
     * The recording that bytes hold; an empty one where they hold none.
     *
     * @param name what they are called in the log
     */
    public static PipelineRecording read(byte[] all, String name, Consumer<String> log) {
        try {
            return decode(all);
        } catch (IllegalArgumentException | BufferUnderflowException | DataFormatException e) {
            String why = e instanceof DamagedException ? e.getMessage() : "its contents make no sense";
            log.accept(name + " is ignored: " + why);
            return PipelineRecording.EMPTY;
        }
    }

    /** Damage of a recording, with a message for people. */
    private static final class DamagedException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        DamagedException(String why) {
            super(why);
        }
    }

    private static PipelineRecording decode(byte[] all) throws DataFormatException {
        if (all.length < HEADER) throw new DamagedException("it is cut off");
        ByteBuffer b = ByteBuffer.wrap(all);
        if (b.getLong() != MAGIC) throw new DamagedException("it is no recording of pipelines");
        if (b.getInt() != VERSION) throw new DamagedException("another version of Tepui wrote it");
        if (b.getInt() != all.length - HEADER) throw new DamagedException("it is cut off");
        if (b.getInt() != checksum(all)) throw new DamagedException("its checksum is wrong");
        ByteBuffer in = ByteBuffer.wrap(inflate(all, bounded(b.getInt(), MOST_CONTENTS)));
        List<Code> shaders = new ArrayList<>();
        for (int i = bounded(in.getInt(), PipelineRecording.MOST_SHADERS); i > 0; i--) {
            Stage stage = Stage.values()[bounded(in.getInt(), Recipe.STAGES - 1)];
            shaders.add(new Code(stage, text(in), output(in)));
        }
        List<Integer> objects = new ArrayList<>();
        for (int i = bounded(in.getInt(), PipelineRecording.MOST_OBJECTS); i > 0; i--) objects.add(in.getInt());
        List<Recipe> recipes = new ArrayList<>();
        for (int i = bounded(in.getInt(), PipelineRecording.MOST_RECIPES); i > 0; i--) {
            recipes.add(StateCodec.read(in, Recipe.class));
        }
        if (in.hasRemaining()) throw new DamagedException("its contents make no sense");
        return new PipelineRecording(shaders, objects, recipes);
    }

    private static int bounded(int value, int most) {
        if (value < 0 || value > most) throw new IllegalArgumentException("RecordingFile: a size of " + value);
        return value;
    }

    private static byte[] inflate(byte[] all, int size) throws DataFormatException {
        try (Inflater inflater = new Inflater()) {
            inflater.setInput(all, HEADER, all.length - HEADER);
            // As much memory as there is data for, whatever the header says.
            byte[] to = new byte[Math.min(size, 1 << 16)];
            int filled = 0;
            while (filled < size) {
                if (filled == to.length) to = Arrays.copyOf(to, (int) Math.min(size, 2L * to.length));
                int more = inflater.inflate(to, filled, to.length - filled);
                if (more == 0) throw new DataFormatException("the data ends early");
                filled += more;
            }
            return to;
        }
    }

    private static String text(ByteBuffer in) {
        byte[] utf8 = new byte[bounded(in.getInt(), Math.min(MOST_TEXT, in.remaining()))];
        in.get(utf8);
        return new String(utf8, StandardCharsets.UTF_8);
    }

    private static @Nullable StreamOutputLayout output(ByteBuffer in) {
        if (bounded(in.getInt(), 1) == 0) return null;
        List<Integer> strides = new ArrayList<>();
        for (int i = bounded(in.getInt(), 64); i > 0; i--) strides.add(in.getInt());
        List<StreamOutputLayout.Output> outputs = new ArrayList<>();
        for (int i = bounded(in.getInt(), 4096); i > 0; i--) {
            outputs.add(new StreamOutputLayout.Output(
                    text(in), in.getInt(), in.getInt(), in.getInt(), in.getInt(), in.getInt(), in.getInt()));
        }
        return new StreamOutputLayout(outputs, strides);
    }

    /** Bytes that grow. */
    private static final class Out {
        private ByteBuffer buffer = ByteBuffer.allocate(1 << 16);

        ByteBuffer room(int more) {
            if (buffer.remaining() < more) {
                int wanted = Math.max(2 * buffer.capacity(), Math.addExact(buffer.position(), more));
                buffer = ByteBuffer.allocate(wanted).put(buffer.flip());
            }
            return buffer;
        }

        void number(int value) {
            room(4).putInt(value);
        }

        void text(String text) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            number(utf8.length);
            room(utf8.length).put(utf8);
        }

        byte[] bytes() {
            return Arrays.copyOf(buffer.array(), buffer.position());
        }
    }
}
