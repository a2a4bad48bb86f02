package tepui.drivers.soft.jit;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;

/**
 * Mark of the build that this code is from: a checksum of the directories of its jars, which hold the checksums of all classes. So
 * what another build has left on disk is known as such, whatever its version is called.
 */
final class BuildMark {
    private static final int END = 22;
    private static final int END_SIGNATURE = 0x06054b50;

    private BuildMark() {}

    /** The mark, null where classes come from no jars: while they are worked on, nothing tells one build from the next. */
    static @Nullable String find() {
        Path compiler = jar(KernelCompiler.class);
        Path ir = jar(Shader.class);
        if (compiler == null || ir == null) return null;
        String first = of(compiler);
        if (first == null || compiler.equals(ir)) return first;
        String second = of(ir);
        return second == null ? null : first + second;
    }

    private static @Nullable Path jar(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null
                || source.getLocation() == null
                || !source.getLocation().getProtocol().equals("file")) return null;
        try {
            Path path = Path.of(source.getLocation().toURI());
            return Files.isRegularFile(path) ? path : null;
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null;
        }
    }

    /** A jar's mark, null if its directory is not found at its end. */
    static @Nullable String of(Path jar) {
        try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "r")) {
            byte[] end = new byte[END];
            long length = file.length();
            if (length < END) return null;
            file.seek(length - END);
            file.readFully(end);
            ByteBuffer b = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
            long size = b.getInt(12) & 0xffffffffL;
            long at = b.getInt(16) & 0xffffffffL;
            if (b.getInt(0) != END_SIGNATURE || at + size > length - END || size > 1 << 26) return null;
            byte[] directory = new byte[(int) size];
            file.seek(at);
            file.readFully(directory);
            CRC32C sum = new CRC32C();
            sum.update(directory, 0, directory.length);
            return Long.toHexString(sum.getValue()) + '-' + Long.toHexString(length) + ' ';
        } catch (IOException e) {
            return null;
        }
    }
}
