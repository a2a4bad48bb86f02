package tepui.frontends.glsl.syntax;

import java.nio.charset.StandardCharsets;
import tepui.frontends.glsl.CompileOptions;

/** Fuzz target of Jazzer for the parser: any text must give a tree or errors, never an exception. */
public final class ParserFuzz {
    private static final Preprocessor.Allowed ALL = new Preprocessor.Allowed(CompileOptions.ALL);

    private ParserFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        Diagnostics diagnostics = new Diagnostics(new Sources(new String(data, StandardCharsets.UTF_8)));
        Parser.parse(diagnostics, ALL);
        diagnostics.log();
    }
}
