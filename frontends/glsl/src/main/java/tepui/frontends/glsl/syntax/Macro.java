package tepui.frontends.glsl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Macro definition.
 *
 * @param parameters null for one that takes none, not even parentheses
 * @param predefined may be neither defined anew nor undefined
 */
record Macro(String name, @Nullable List<String> parameters, List<Token> body, boolean predefined) {
    /** The same by the rule for repeated definitions: parameters and tokens, and where there is white space between them. */
    boolean isSameAs(Macro other) {
        if (parameters == null ? other.parameters != null : !parameters.equals(other.parameters)) return false;
        if (body.size() != other.body.size()) return false;
        for (int i = 0; i < body.size(); i++) {
            Token a = body.get(i);
            Token b = other.body.get(i);
            if (a.kind() != b.kind() || !a.text().equals(b.text()) || i > 0 && a.spaced() != b.spaced()) return false;
        }
        return true;
    }
}
