package tepui.tools.inspect;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.layers.capture.ShaderSource;
import tepui.pipe.ShaderTranslator;

/** Texts of a shader: its source, the IR that the device was given, and what drivers make of it. */
final class ShaderForms {
    private ShaderForms() {}

    static Map<String, String> of(@Nullable Shader shader, @Nullable ShaderSource source) {
        Map<String, String> forms = new LinkedHashMap<>();
        if (source != null && !source.text().isEmpty()) forms.put("source", source.text());
        if (shader == null) return forms;
        forms.put("IR", Printer.print(shader));
        for (ShaderTranslator translator : ServiceLoader.load(ShaderTranslator.class)) {
            for (String form : translator.forms()) {
                if (!translator.isText(form)) continue;
                String text;
                try {
                    text = new String(translator.translate(shader.copy(), form), StandardCharsets.UTF_8);
                } catch (IllegalArgumentException e) {
                    text = "there is none: " + e.getMessage();
                }
                forms.put(form, text);
            }
        }
        return forms;
    }
}
