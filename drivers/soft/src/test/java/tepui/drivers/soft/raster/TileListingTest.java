package tepui.drivers.soft.raster;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.drivers.soft.code.Objdump;

/** The code that draws tiles is to the disassembler what its listing says. */
final class TileListingTest {
    @ParameterizedTest
    @CsvSource({"false,false", "false,true", "true,false", "true,true"})
    void codeIsWhatTheListingSays(boolean wide, boolean samples) throws IOException, InterruptedException {
        Objdump.check(TriangleCode.write(wide, samples, true), "wide " + wide + ", samples " + samples);
    }
}
