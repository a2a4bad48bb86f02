package tepui.ir;

import java.util.List;

/** A function: typed parameters (those of its region), results given by RETURN. The entry point has neither. */
public final class Function {
    private final String name;
    private final List<Type> results;
    private final Region body = new Region();

    public Function(String name, List<Type> parameters, List<Type> results) {
        this.name = name;
        this.results = List.copyOf(results);
        for (Type type : parameters) body.params.add(new Value(type));
    }

    public String name() {
        return name;
    }

    public List<Type> results() {
        return results;
    }

    public List<Value> params() {
        return body.params;
    }

    public Region body() {
        return body;
    }
}
