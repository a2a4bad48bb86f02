package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Symbol table: names and what they mean, scope in scope. Variables, structs and functions share one space of names.
 */
final class Scopes {
    /** Symbol: what a name can mean. */
    sealed interface Symbol {
        /** A variable. */
        record Variable(Typed.Var var) implements Symbol {}

        /** A member of a block without an instance name. */
        record BlockMember(Typed.Var block, int index) implements Symbol {}

        /** A block's name, which nothing else may have. */
        record BlockName(VarInfo.Storage storage) implements Symbol {}

        record StructType(GlslType.Struct struct) implements Symbol {}

        /** All functions of that name that the program declares. */
        record Functions(List<Typed.Func> list) implements Symbol {}
    }

    private final List<Map<String, Symbol>> scopes = new ArrayList<>();
    /** Where functions have a space of names of their own, as in version 1.10. */
    private @Nullable Map<String, Symbol.Functions> functions;

    Scopes() {
        push();
    }

    void push() {
        scopes.add(new HashMap<>());
    }

    void pop() {
        scopes.removeLast();
    }

    boolean isGlobal() {
        return scopes.size() == 1;
    }

    @Nullable
    Symbol find(String name) {
        for (int i = scopes.size() - 1; i >= 0; i--) {
            Symbol s = scopes.get(i).get(name);
            if (s != null) return s;
        }
        return null;
    }

    /** Symbol in the innermost scope alone. */
    @Nullable
    Symbol findHere(String name) {
        return scopes.getLast().get(name);
    }

    @Nullable
    Symbol findGlobal(String name) {
        return scopes.getFirst().get(name);
    }

    void declare(String name, Symbol symbol) {
        scopes.getLast().put(name, symbol);
    }

    void declareGlobal(String name, Symbol symbol) {
        scopes.getFirst().put(name, symbol);
    }

    /** From now on, no name of a function hides another, and none is hidden. */
    void separateFunctions() {
        functions = new HashMap<>();
    }

    /** Symbol of a call of that name. */
    @Nullable
    Symbol findCallee(String name) {
        Symbol known = find(name);
        if (functions == null || known instanceof Symbol.StructType) return known;
        Symbol.Functions f = functions.get(name);
        // A built-in function is not hidden either.
        return f != null ? f : known instanceof Symbol.Variable ? null : known;
    }

    /** Symbol that a function of that name joins, or conflicts with. */
    @Nullable
    Symbol findBesideFunction(String name) {
        if (functions == null) return findGlobal(name);
        return findGlobal(name) instanceof Symbol.StructType s ? s : functions.get(name);
    }

    /** May a struct of that name be defined here? */
    boolean isFreeForStruct(String name) {
        return findHere(name) == null && (functions == null || !isGlobal() || !functions.containsKey(name));
    }

    void declareFunctions(String name, Symbol.Functions all) {
        if (functions == null) declareGlobal(name, all);
        else functions.put(name, all);
    }

    /** All visible names, for suggestions. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (Map<String, Symbol> scope : scopes) names.addAll(scope.keySet());
        if (functions != null) names.addAll(functions.keySet());
        return names;
    }
}
