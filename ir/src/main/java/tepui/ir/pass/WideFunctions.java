package tepui.ir.pass;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/** Functions that a lowering adds to a shader when it first needs them, by name; all their values are scalars. */
abstract sealed class WideFunctions permits Float64Functions, Int64Functions {
    private final Shader shader;
    private final Map<String, Function> made = new HashMap<>();

    WideFunctions(Shader shader) {
        this.shader = shader;
    }

    /** The code of a function, which gives its results. */
    @FunctionalInterface
    interface Body {
        Value[] build(WideCode c, List<Value> params);
    }

    /** The function of that name; the body is built once. */
    final Function function(String name, List<Type> params, List<Type> results, Body body) {
        Function known = made.get(name);
        if (known != null) return known;
        Function f = new Function(name, params, results);
        Builder b = new Builder(shader, f.body());
        b.ret(body.build(new WideCode(b), f.params()));
        made.put(name, f);
        shader.functions.add(f);
        return f;
    }
}
