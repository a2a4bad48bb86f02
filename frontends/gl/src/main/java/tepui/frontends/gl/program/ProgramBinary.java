package tepui.frontends.gl.program;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Op;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;

/**
 * Program binary, a linked program as bytes: what glGetProgramBinary returns and glProgramBinary takes.
 *
 * <pre>
 *    0  "TPPB"
 *    4  version of this layout
 *    8  identity: SHA-256 of the shape of what is written, of the IR's operations, and of the device and its driver
 *   40  SHA-256 of all that follows
 *   72  bytes of the program when it is inflated
 *   76  the program, deflated: see {@link RecordCodec}
 * </pre>
 *
 * Loading one leaves out the compiler, the linker and the passes. Any bytes at all are a program or a reason why they are none.
 */
public final class ProgramBinary {
    /** The one format: its number for the API. Vendors choose numbers; no other uses this one. */
    public static final int FORMAT = 0x54505042;

    private static final int MAGIC = 0x54505042;
    private static final int VERSION = 2;
    private static final int IDENTITY = 8;
    private static final int DIGEST = 40;
    private static final int SIZE = 72;
    private static final int HEADER = 76;
    private static final int HASH = 32;
    /** Of an inflated program: far more than any has. */
    private static final int MOST = 256 << 20;

    private ProgramBinary() {}

    /** Content of a binary: the linked program, and its transform feedback mode. */
    public record Content(boolean interleaved, boolean separable, LinkedProgram program) {}

    /** Result of loading: a program, or why there is none. */
    public record Loaded(@Nullable Content content, String reason) {}

    private static byte[] hash(byte[] bytes, int from, int count) {
        try {
            MessageDigest d = MessageDigest.getInstance("SHA-256");
            d.update(bytes, from, count);
            return d.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static byte[] identity(Device device) {
        DeviceInfo i = device.info();
        String text = String.join(
                "\n",
                RecordCodec.shape(Content.class),
                Arrays.toString(Op.values()),
                i.driver(),
                i.id(),
                i.name(),
                i.vendor(),
                i.version());
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return hash(bytes, 0, bytes.length);
    }

    /** The bytes of a program on a device. */
    public static byte[] save(Content content, Device device) {
        byte[] plain = RecordCodec.write(content);
        Deflater deflater = new Deflater();
        deflater.setInput(plain);
        deflater.finish();
        byte[] packed = new byte[plain.length + plain.length / 1000 + 64];
        int length = deflater.deflate(packed);
        deflater.end();
        ByteBuffer out = ByteBuffer.allocate(HEADER + length);
        out.putInt(MAGIC).putInt(VERSION).put(identity(device));
        out.position(SIZE);
        out.putInt(plain.length).put(packed, 0, length);
        byte[] bytes = out.array();
        System.arraycopy(hash(bytes, SIZE, bytes.length - SIZE), 0, bytes, DIGEST, HASH);
        return bytes;
    }

    /** The program that bytes are, on the device that it was made on. */
    public static Loaded load(byte[] bytes, Device device) {
        if (bytes.length < HEADER) return refused("it has " + bytes.length + " bytes, its header has " + HEADER);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (in.getInt() != MAGIC) return refused("it was not made here");
        int version = in.getInt();
        if (version != VERSION) return refused("its layout is version " + version + ", not " + VERSION);
        if (!Arrays.equals(bytes, IDENTITY, DIGEST, identity(device), 0, HASH))
            return refused("it was made by another build, or for another device or driver");
        if (!Arrays.equals(bytes, DIGEST, SIZE, hash(bytes, SIZE, bytes.length - SIZE), 0, HASH))
            return refused("it is damaged: its checksum is not that of its contents");
        try {
            Content content = RecordCodec.read(inflated(bytes, in.getInt(SIZE)), Content.class);
            check(content.program);
            return new Loaded(content, "");
        } catch (IllegalArgumentException e) {
            return refused("it is damaged: " + e.getMessage());
        }
    }

    private static Loaded refused(String why) {
        return new Loaded(null, "error: the program binary cannot be used: " + why + "\n");
    }

    private static byte[] inflated(byte[] bytes, int size) {
        if (size < 0 || size > MOST) throw new IllegalArgumentException("its size is " + size);
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes, HEADER, bytes.length - HEADER);
            byte[] plain = new byte[size];
            int n = inflater.inflate(plain);
            if (n != size || !inflater.finished() && inflater.inflate(new byte[1]) != 0)
                throw new IllegalArgumentException("its size is not what it says");
            return plain;
        } catch (DataFormatException e) {
            throw new IllegalArgumentException("its contents do not inflate", e);
        } finally {
            inflater.end();
        }
    }

    /** Numbers that point into something point to something. */
    private static void check(LinkedProgram p) {
        if (!p.ok() || p.shaders().isEmpty()) throw new IllegalArgumentException("it has no shaders");
        if (p.defaultBlockSize() < 0 || p.defaultBlockSize() > 1 << 24)
            throw new IllegalArgumentException("its uniforms have " + p.defaultBlockSize() + " bytes");
        for (LinkedProgram.Uniform u : p.uniforms()) {
            long elements = Math.max(1, u.size());
            boolean counter = UniformTypes.base(UniformTypes.of(u.type())) == UniformTypes.COUNTER;
            int blocks = counter ? p.counterBuffers().size() : p.uniformBlocks().size();
            boolean good = u.block() < blocks && u.location() + elements < 1 << 20 && u.size() >= 0;
            if (u.block() < 0 && u.offset() >= 0) {
                int columns = UniformTypes.columns(UniformTypes.of(u.type()));
                int rows = UniformTypes.rows(UniformTypes.of(u.type()));
                long last = u.offset()
                        + (elements - 1) * u.arrayStride()
                        + (Math.max(columns, u.rowMajor() ? rows : columns) - 1L) * u.matrixStride();
                good &= u.arrayStride() >= 0 && u.matrixStride() >= 0 && last < p.defaultBlockSize();
            }
            if (!good) throw new IllegalArgumentException("uniform " + u.name() + " lies nowhere");
        }
        for (LinkedProgram.SubroutineUniform u : p.subroutineUniforms()) {
            long last = u.offset() + (u.size() - 1L) * u.arrayStride();
            boolean good = u.size() > 0 && u.offset() >= 0 && u.arrayStride() >= 0 && last < p.defaultBlockSize();
            if (!good || u.compatible().isEmpty())
                throw new IllegalArgumentException("subroutine uniform " + u.name() + " lies nowhere");
        }
    }
}
