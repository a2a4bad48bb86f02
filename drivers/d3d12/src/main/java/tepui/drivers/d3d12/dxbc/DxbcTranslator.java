package tepui.drivers.d3d12.dxbc;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderTranslator;
import tepui.pipe.driver.TargetReads;

/**
 * Translator of shaders to DXBC as bytes and as text, for a device that takes all of shader model 5.1; hull shaders are
 * for patches of 3 vertices.
 */
public final class DxbcTranslator implements ShaderTranslator {
    private static final String BINARY = "dxbc";

    /** For the service loader. */
    public DxbcTranslator() {}

    @Override
    public List<String> forms() {
        return List.of(BINARY, BINARY + TEXT);
    }

    @Override
    public byte[] translate(Shader shader, String form) {
        check(form);
        DxbcOptions options = DxbcOptions.plain();
        options.dynamicIndexing = true;
        options.stencilExport = true;
        byte[] bytes = DxbcCompiler.compile(shader, options, variant(shader)).bytes();
        return isText(form) ? Disassembly.of(bytes).getBytes(StandardCharsets.UTF_8) : bytes;
    }

    private static DxbcVariant variant(Shader shader) {
        if (shader.stage != Stage.TESS_CONTROL && shader.stage != Stage.TESS_EVAL) return DxbcVariant.PLAIN;
        DxbcVariant.Hull hull =
                new DxbcVariant.Hull(3, shader.inputTopology, shader.spacing, false, false, PatchRegisters.PLAIN);
        return new DxbcVariant(
                shader.stage == Stage.TESS_EVAL,
                false,
                -1,
                false,
                -1,
                -1,
                null,
                Numbering.SAME,
                List.of(),
                1,
                TargetReads.PLAIN,
                Map.of(),
                hull);
    }
}
