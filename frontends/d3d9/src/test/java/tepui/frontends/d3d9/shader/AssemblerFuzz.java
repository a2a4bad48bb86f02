package tepui.frontends.d3d9.shader;

import java.nio.charset.StandardCharsets;

/** Fuzz target for the assembler; any text: tokens or a {@link ShaderException}. */
public final class AssemblerFuzz {
    private AssemblerFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        try {
            ShaderReader.read(Assembler.assemble(new String(data, StandardCharsets.ISO_8859_1)));
        } catch (ShaderException e) {
            // what most of it is
        }
    }
}
