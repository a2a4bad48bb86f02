package tepui.drivers.soft.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Writer of machine code and its listing into the folder that {@code -Dtepui.jit.dump} names, for people to look at. */
public final class CodeDump {
    private static final @Nullable String FOLDER = System.getProperty("tepui.jit.dump");

    private CodeDump() {}

    /** Is there such a folder? Then assemblers have to make listings. */
    public static boolean isWanted() {
        return FOLDER != null;
    }

    /** The code of an assembler that is done, written to the folder if there is one. */
    public static byte[] finish(String name, CodeAssembler asm) {
        byte[] bytes = asm.finish();
        if (FOLDER == null) return bytes;
        try {
            Path folder = Path.of(FOLDER);
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".bin"), Arrays.copyOf(bytes, asm.codeEnd()));
            Files.writeString(folder.resolve(name + ".txt"), asm.listing());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes;
    }
}
