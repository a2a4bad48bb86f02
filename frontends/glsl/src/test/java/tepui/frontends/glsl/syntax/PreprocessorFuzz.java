package tepui.frontends.glsl.syntax;

import java.nio.charset.StandardCharsets;
import tepui.frontends.glsl.CompileOptions;

/**
 * Fuzz target of Jazzer for the preprocessor: any text must be preprocessed without an exception, in bounded time and
 * memory.
 */
public final class PreprocessorFuzz {
    private static final Preprocessor.Allowed ALL = new Preprocessor.Allowed(CompileOptions.ALL);

    private PreprocessorFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        Diagnostics diagnostics = new Diagnostics(new Sources(new String(data, StandardCharsets.UTF_8)));
        new Preprocessor(diagnostics, ALL).run();
        String log = diagnostics.log();
        if (diagnostics.hasErrors() && !log.contains("error: ")) throw new AssertionError("an error without a message");
    }
}
