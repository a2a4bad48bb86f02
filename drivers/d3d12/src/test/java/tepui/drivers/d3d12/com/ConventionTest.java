package tepui.drivers.d3d12.com;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which convention each system and processor has, and what the pieces of code between two of them are. */
final class ConventionTest {
    @ParameterizedTest
    @CsvSource({
        "Windows 11, amd64, SYSTEM",
        "Windows Server 2022, amd64, SYSTEM",
        "Windows 11, aarch64, SYSTEM",
        "Windows 10, x86, NONE",
        "Linux, amd64, THUNKS",
        "Linux, x86_64, THUNKS",
        "Linux, aarch64, NONE",
        "Linux, riscv64, NONE",
        "Mac OS X, aarch64, NONE",
        "FreeBSD, amd64, NONE"
    })
    void theSystemDecides(String os, String processor, Convention expected) {
        assertEquals(expected, Convention.of(os, processor));
    }
}
