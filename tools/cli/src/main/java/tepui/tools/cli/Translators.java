package tepui.tools.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.pipe.ShaderTranslator;

/** Shader translators of the drivers on the module path. */
final class Translators {
    private Translators() {}

    /** The one that knows a form, or null. */
    static @Nullable ShaderTranslator of(String form) {
        for (ShaderTranslator t : ServiceLoader.load(ShaderTranslator.class)) {
            if (t.forms().contains(form)) return t;
        }
        return null;
    }

    /** The names of all forms, or of those alone that are bytes for other programs. */
    static List<String> forms(boolean text) {
        List<String> forms = new ArrayList<>();
        for (ShaderTranslator t : ServiceLoader.load(ShaderTranslator.class)) {
            for (String form : t.forms()) {
                if (text || !t.isText(form)) forms.add(form);
            }
        }
        return forms;
    }
}
