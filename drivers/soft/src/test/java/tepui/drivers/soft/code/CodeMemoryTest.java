package tepui.drivers.soft.code;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Code pages are executable and not writable, and are given back with the code. */
class CodeMemoryTest {
    private static byte[] nothing() {
        if (System.getProperty("os.arch").equals("aarch64")) {
            A64 asm = new A64(false);
            asm.ret();
            return asm.finish();
        }
        X64 asm = new X64(false, false);
        asm.ret();
        return asm.finish();
    }

    @Test
    void pagesAreExecutableAndNotWritable() throws IOException {
        Path maps = Path.of("/proc/self/maps");
        Assumptions.assumeTrue(Files.exists(maps), "there is no /proc/self/maps");
        CodeMemory code = CodeMemory.of(nothing());
        Assumptions.assumeTrue(code != null, "the system refuses executable memory");
        try {
            String start = Long.toHexString(code.address());
            List<String> found = Files.readAllLines(maps).stream()
                    .filter(line -> Long.compareUnsigned(
                                    Long.parseUnsignedLong(line.substring(0, line.indexOf('-')), 16), code.address())
                            <= 0)
                    .toList();
            assertTrue(found.getLast().contains(" r-xp "), start + ": " + found.getLast());
        } finally {
            Reference.reachabilityFence(code);
        }
    }

    @Test
    void pagesAreGivenBackWithTheCode() throws InterruptedException {
        int before = CodeMemory.count();
        for (int k = 0; k < 20; k++) assertNotNull(CodeMemory.of(nothing()));
        int most = CodeMemory.count();
        for (int round = 0; round < 500 && CodeMemory.count() > before; round++) {
            System.gc();
            Thread.sleep(10);
        }
        assertTrue(CodeMemory.count() <= before, "before " + before + ", then " + most);
    }
}
