package tepui.frontends.gl.base;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Addresses of functions that a program hands over, to be called later. Linux tells what memory of a process may be executed; an address anywhere else
 * is no function, and a call of it would end the process. Other systems are not asked: there all addresses pass.
 */
final class CodeAddress {
    private static final Path MAPS = Path.of("/proc/self/maps");

    private CodeAddress() {}

    /** Whether there may be a function; true where nothing is known. */
    static boolean mayBe(long address) {
        if (!Files.isReadable(MAPS)) return true;
        try (BufferedReader lines = Files.newBufferedReader(MAPS, StandardCharsets.ISO_8859_1)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine())
                if (holds(line, address)) return true;
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** Whether a line such as {@code 7f0000001000-7f0000002000 r-xp ...} is of memory that may be executed, with the address in it. */
    static boolean holds(String line, long address) {
        int dash = line.indexOf('-');
        int space = line.indexOf(' ', dash);
        if (dash < 0 || space < 0 || line.length() < space + 5 || line.charAt(space + 3) != 'x') return false;
        long first = Long.parseUnsignedLong(line, 0, dash, 16);
        long end = Long.parseUnsignedLong(line, dash + 1, space, 16);
        return Long.compareUnsigned(first, address) <= 0 && Long.compareUnsigned(address, end) < 0;
    }
}
