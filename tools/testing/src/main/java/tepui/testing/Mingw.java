package tepui.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Compilers of C for Windows: the system's, or those that {@code ./tepui fetch mingw} brings. A test without them is skipped. */
public final class Mingw {
    private Mingw() {}

    /** The compiler for a processor, x64 or x86. */
    public static Path compiler(String processor) {
        String name = (processor.equals("x64") ? "x86_64" : "i686") + "-w64-mingw32-gcc";
        for (String folder : String.valueOf(System.getenv("PATH")).split(File.pathSeparator)) {
            Path of = Path.of(folder, name);
            if (Files.isExecutable(of)) return of;
        }
        Path brought = Need.XVFB.path().resolveSibling(name);
        if (!Files.isExecutable(brought))
            Assumptions.abort(
                    "there is no " + name + " on this system, nor " + brought + "; './tepui fetch mingw' brings it");
        return brought;
    }
}
