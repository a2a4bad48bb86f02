package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.syntax.Ast.Expression;
import tepui.frontends.glsl.syntax.Ast.Qualifiers;
import tepui.frontends.glsl.syntax.Ast.Statement;
import tepui.frontends.glsl.syntax.Ast.TypeUse;

/**
 * Parser of declarations and statements, by recursive descent; expressions are {@link ExpressionParser}'s. No symbol
 * table: a declaration is told from an expression by its shape, which the grammar allows. After an error, parsing goes
 * on at the next declaration or statement, so that one text can have several errors reported.
 */
public final class Parser {
    /** Result of parsing: never null, but of use only where there were no errors. */
    public record Result(Ast.Unit unit, Version version, ExtensionSet extensions, List<Preprocessor.Pragma> pragmas) {}

    private static final int MAX_DEPTH = 256;

    /** Exception that ends the parsing of a construct after its error was reported. */
    static final class SyntaxError extends RuntimeException {
        private static final long serialVersionUID = 1;

        SyntaxError() {
            super(null, null, false, false);
        }
    }

    final TokenReader in;
    private final ExpressionParser expressions;
    private int depth;

    private Parser(TokenReader in) {
        this.in = in;
        this.expressions = new ExpressionParser(in, this);
    }

    /** Preprocesses and parses. */
    public static Result parse(Diagnostics diagnostics, Preprocessor.Allowed allowed) {
        Preprocessor preprocessor = new Preprocessor(diagnostics, allowed);
        List<Token> tokens = preprocessor.run();
        TokenReader in = new TokenReader(tokens, diagnostics, preprocessor.version(), preprocessor.extensions());
        Ast.Unit unit = new Parser(in).unit();
        return new Result(unit, preprocessor.version(), preprocessor.extensions(), preprocessor.pragmas());
    }

    private Ast.Unit unit() {
        int pos = in.pos();
        List<Ast.Declaration> declarations = new ArrayList<>();
        while (!in.atEnd()) {
            int before = in.mark();
            try {
                if (in.accept(";")) continue;
                declarations.add(declaration(true));
            } catch (SyntaxError e) {
                recover(before);
            }
        }
        return new Ast.Unit(pos, declarations);
    }

    /** Goes to where a declaration or statement may begin: behind a ';' or a closing brace. */
    private void recover(int before) {
        if (in.mark() == before) in.skip();
        int braces = 0;
        while (!in.atEnd()) {
            if (in.is("{")) braces++;
            if (in.is("}") && --braces <= 0) {
                if (braces == 0) in.skip();
                in.accept(";");
                if (braces < 0 && depth == 0) in.accept("}");
                return;
            }
            boolean end = braces == 0 && in.is(";");
            in.skip();
            if (end) return;
        }
    }

    void enter() {
        if (++depth > MAX_DEPTH)
            throw in.error("nested more than " + MAX_DEPTH + " deep, which is the most that is taken");
    }

    void leave() {
        depth--;
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private Ast.Declaration declaration(boolean global) {
        int pos = in.pos();
        if (in.isWord("precision") && in.isKeyword()) return precision(pos);
        Qualifiers qualifiers = qualifiers();
        if (!qualifiers.isEmpty()) {
            if (in.accept(";")) return new Ast.QualifierDeclaration(pos, qualifiers);
            if (in.isName()) {
                if (in.isAt(1, "{")) return block(pos, qualifiers);
                if (in.isAt(1, ";") || in.isAt(1, ",")) return requalification(pos, qualifiers);
            }
        }
        TypeUse type = type(qualifiers);
        if (in.accept(";")) return new Ast.Variables(pos, type, List.of());
        // A type alone is the first thing that a list may have.
        in.accept(",");
        int namePos = in.pos();
        String name = in.name("a name to declare");
        if (in.is("(")) {
            if (global) return function(pos, type, name);
            // The first version takes prototypes anywhere.
            boolean first = in.version().number() == 110 && !in.version().isEs();
            Ast.Declaration inner = first ? function(pos, type, name) : null;
            if (inner instanceof Ast.FunctionDeclaration f && f.body() == null) return f;
            throw in.errorAt(namePos, "functions can only be declared outside of functions");
        }
        return variables(pos, type, namePos, name);
    }

    private Ast.Declaration precision(int pos) {
        in.skip();
        int at = in.pos();
        String precision = in.word();
        if (!precision.equals("lowp") && !precision.equals("mediump") && !precision.equals("highp")) {
            throw in.errorAt(at, "'precision' needs lowp, mediump or highp");
        }
        TypeUse type = type(new Qualifiers(in.pos(), List.of()));
        in.expect(";", "after the precision statement");
        return new Ast.Precision(pos, precision, type);
    }

    private Ast.Declaration requalification(int pos, Qualifiers qualifiers) {
        List<String> names = new ArrayList<>();
        List<Integer> positions = new ArrayList<>();
        do {
            positions.add(in.pos());
            names.add(in.name("the name of a variable"));
        } while (in.accept(","));
        in.expect(";", "after the names");
        return new Ast.Requalification(pos, qualifiers, names, positions);
    }

    private Ast.Declaration block(int pos, Qualifiers qualifiers) {
        String name = in.name("the name of the block");
        List<Ast.Variables> members = members();
        String instance = null;
        List<@Nullable Expression> arrays = List.of();
        if (!in.is(";")) {
            instance = in.name("the name of the block's instance, or ';'");
            arrays = arrays();
        }
        in.expect(";", "after the block");
        return new Ast.InterfaceBlock(pos, qualifiers, name, members, instance, arrays);
    }

    /** { type a, b; ... } */
    private List<Ast.Variables> members() {
        in.expect("{", "before the members");
        List<Ast.Variables> members = new ArrayList<>();
        while (!in.is("}") && !in.atEnd()) {
            int pos = in.pos();
            TypeUse type = type(qualifiers());
            List<Ast.Declarator> declarators = new ArrayList<>();
            do {
                int namePos = in.pos();
                String name = in.name("the name of a member");
                declarators.add(new Ast.Declarator(namePos, name, arrays(), null));
            } while (in.accept(","));
            in.expect(";", "after the member");
            members.add(new Ast.Variables(pos, type, declarators));
        }
        in.expect("}", "after the members");
        return members;
    }

    private Ast.Declaration function(int pos, TypeUse result, String name) {
        in.expect("(", "before the parameters");
        List<Ast.Parameter> parameters = new ArrayList<>();
        if (in.isWord("void") && in.isAt(1, ")")) {
            in.skip();
        } else if (!in.is(")")) {
            do {
                int at = in.pos();
                TypeUse type = type(qualifiers());
                String parameter = in.isName() ? in.name("a parameter") : null;
                parameters.add(new Ast.Parameter(at, type, parameter, arrays()));
            } while (in.accept(","));
        }
        in.expect(")", "after the parameters");
        if (in.accept(";")) return new Ast.FunctionDeclaration(pos, result, name, parameters, null);
        if (!in.is("{")) throw in.error("';' or the function's body in '{' and '}' is missing");
        return new Ast.FunctionDeclaration(pos, result, name, parameters, block());
    }

    private Ast.Variables variables(int pos, TypeUse type, int namePos, String name) {
        List<Ast.Declarator> declarators = new ArrayList<>();
        declarators.add(declarator(namePos, name));
        while (in.accept(",")) {
            int at = in.pos();
            declarators.add(declarator(at, in.name("a name to declare")));
        }
        in.expect(";", "after the declaration");
        return new Ast.Variables(pos, type, declarators);
    }

    private Ast.Declarator declarator(int pos, String name) {
        List<@Nullable Expression> arrays = arrays();
        Expression initializer = in.accept("=") ? expressions.initializer() : null;
        return new Ast.Declarator(pos, name, arrays, initializer);
    }

    /** [2][], as many as there are; null for an empty one. */
    List<@Nullable Expression> arrays() {
        if (!in.is("[")) return List.of();
        List<@Nullable Expression> arrays = new ArrayList<>();
        while (in.accept("[")) {
            arrays.add(in.is("]") ? null : expressions.conditional());
            in.expect("]", "after the array's size");
        }
        return arrays;
    }

    // ---- types -----------------------------------------------------------------------------------------------------

    Qualifiers qualifiers() {
        int pos = in.pos();
        if (!isQualifier()) return new Qualifiers(pos, List.of());
        List<Ast.Qualifier> list = new ArrayList<>();
        while (isQualifier()) {
            int at = in.pos();
            String keyword = in.word();
            List<Ast.LayoutEntry> layout = List.of();
            List<String> names = List.of();
            if (keyword.equals("layout")) layout = layout();
            else if (keyword.equals("subroutine") && in.accept("(")) names = subroutineNames();
            list.add(new Ast.Qualifier(at, keyword, layout, names));
        }
        return new Qualifiers(pos, list);
    }

    private boolean isQualifier() {
        if (!in.isKeyword()) return false;
        return switch (in.text()) {
            case "const",
                    "attribute",
                    "varying",
                    "uniform",
                    "in",
                    "out",
                    "inout",
                    "centroid",
                    "flat",
                    "noperspective",
                    "smooth",
                    "invariant",
                    "layout",
                    "patch",
                    "sample",
                    "subroutine",
                    "precise",
                    "coherent",
                    "volatile",
                    "restrict",
                    "readonly",
                    "writeonly",
                    "buffer",
                    "shared",
                    "lowp",
                    "mediump",
                    "highp" -> true;
            default -> false;
        };
    }

    private List<Ast.LayoutEntry> layout() {
        in.expect("(", "after 'layout'");
        List<Ast.LayoutEntry> entries = new ArrayList<>();
        do {
            int at = in.pos();
            // "shared" and "packed" are keywords in some versions, and layout names in all.
            if (!in.isWord()) throw in.error("the name of a layout qualifier is missing");
            String name = in.word();
            Expression value = in.accept("=") ? expressions.conditional() : null;
            entries.add(new Ast.LayoutEntry(at, name, value));
        } while (in.accept(","));
        in.expect(")", "after the layout qualifiers");
        return entries;
    }

    private List<String> subroutineNames() {
        List<String> names = new ArrayList<>();
        do names.add(in.name("the name of a subroutine type"));
        while (in.accept(","));
        in.expect(")", "after the subroutine types");
        return names;
    }

    TypeUse type(Qualifiers qualifiers) {
        int pos = in.pos();
        if (in.isWord("struct")) {
            enter();
            in.skip();
            String name = in.isName() ? in.name("the struct's name") : "";
            Ast.Struct struct = new Ast.Struct(pos, name, members());
            leave();
            return new TypeUse(pos, qualifiers, name, struct, arrays());
        }
        if (isUnsignedInt()) {
            in.skip();
            in.skip();
            return new TypeUse(pos, qualifiers, "uint", null, arrays());
        }
        if (!in.isTypeName() && !in.isName()) throw in.error("a type is missing" + in.found());
        String name = in.word();
        return new TypeUse(pos, qualifiers, name, null, arrays());
    }

    /** EXT_gpu_shader4 spells the type with two words. */
    boolean isUnsignedInt() {
        return in.isWord("unsigned") && in.isWordAt(1) && in.isEnabled(Extension.GL_EXT_gpu_shader4);
    }

    // ---- statements ------------------------------------------------------------------------------------------------

    private Statement.Block block() {
        int pos = in.pos();
        enter();
        in.expect("{", "before the statements");
        List<Statement> statements = new ArrayList<>();
        while (!in.is("}") && !in.atEnd()) {
            int before = in.mark();
            int nested = depth;
            try {
                statements.add(statement());
            } catch (SyntaxError e) {
                depth = nested;
                recoverInBlock(before);
            }
        }
        int end = in.pos();
        in.expect("}", "after the statements");
        leave();
        return new Statement.Block(pos, statements, end);
    }

    private void recoverInBlock(int before) {
        if (in.mark() == before && !in.is("}")) in.skip();
        int braces = 0;
        while (!in.atEnd()) {
            if (in.is("}") && braces-- == 0) return;
            if (in.is("{")) braces++;
            boolean end = braces == 0 && (in.is(";") || in.is("}"));
            in.skip();
            if (end) return;
        }
    }

    Statement statement() {
        int pos = in.pos();
        if (in.is("{")) return block();
        if (in.accept(";")) return new Statement.Evaluate(pos, null);
        enter();
        Statement result = in.isKeyword() ? keywordStatement(pos) : null;
        if (result == null) result = simpleStatement(pos);
        leave();
        return result;
    }

    private @Nullable Statement keywordStatement(int pos) {
        switch (in.text()) {
            case "if" -> {
                in.skip();
                in.expect("(", "after 'if'");
                Expression condition = expressions.expression();
                in.expect(")", "after the condition");
                Statement then = statement();
                Statement otherwise = null;
                if (in.isKeyword() && in.isWord("else")) {
                    in.skip();
                    otherwise = statement();
                }
                return new Statement.If(pos, condition, then, otherwise);
            }
            case "switch" -> {
                in.skip();
                in.expect("(", "after 'switch'");
                Expression selector = expressions.expression();
                in.expect(")", "after the selector");
                return new Statement.Switch(pos, selector, block());
            }
            case "case" -> {
                in.skip();
                Expression value = expressions.expression();
                in.expect(":", "after the case's value");
                return new Statement.Case(pos, value);
            }
            case "default" -> {
                in.skip();
                in.expect(":", "after 'default'");
                return new Statement.Case(pos, null);
            }
            case "while" -> {
                in.skip();
                in.expect("(", "after 'while'");
                Ast.Variables declared = isDeclaration() ? condition() : null;
                Expression condition = declared == null ? expressions.expression() : null;
                in.expect(")", "after the condition");
                return new Statement.While(pos, condition, declared, statement());
            }
            case "do" -> {
                in.skip();
                Statement body = statement();
                if (!in.isWord("while")) throw in.error("'while' is missing after the body of 'do'");
                in.skip();
                in.expect("(", "after 'while'");
                Expression condition = expressions.expression();
                in.expect(")", "after the condition");
                in.expect(";", "after 'do ... while'");
                return new Statement.DoWhile(pos, body, condition);
            }
            case "for" -> {
                return forLoop(pos);
            }
            case "return" -> {
                in.skip();
                Expression value = in.is(";") ? null : expressions.expression();
                in.expect(";", "after 'return'");
                return new Statement.Return(pos, value);
            }
            case "break", "continue", "discard", "demote" -> {
                String keyword = in.word();
                in.expect(";", "after '" + keyword + "'");
                return new Statement.Jump(pos, keyword);
            }
            default -> {
                return null;
            }
        }
    }

    private Statement forLoop(int pos) {
        in.skip();
        in.expect("(", "after 'for'");
        Statement init = in.accept(";") ? null : simpleStatement(in.pos());
        Ast.Variables declared = null;
        Expression condition = null;
        if (!in.is(";")) {
            if (isDeclaration()) declared = condition();
            else condition = expressions.expression();
        }
        in.expect(";", "after the loop's condition");
        Expression step = in.is(")") ? null : expressions.expression();
        in.expect(")", "after the loop's step");
        return new Statement.For(pos, init, condition, declared, step, statement());
    }

    /** type name = value, as the condition of a loop. */
    private Ast.Variables condition() {
        int pos = in.pos();
        TypeUse type = type(qualifiers());
        int namePos = in.pos();
        String name = in.name("a name to declare");
        in.expect("=", "after the variable that the condition declares");
        return new Ast.Variables(
                pos, type, List.of(new Ast.Declarator(namePos, name, List.of(), expressions.initializer())));
    }

    private Statement simpleStatement(int pos) {
        if (isDeclaration()) return new Statement.Declare(pos, declaration(false));
        Expression expression = expressions.expression();
        in.expect(";", "after the expression");
        return new Statement.Evaluate(pos, expression);
    }

    /**
     * Does a declaration begin here? Qualifiers and "struct" say so; a type is followed by a name, perhaps behind array sizes;
     * followed by anything else it begins a constructor.
     */
    private boolean isDeclaration() {
        if (in.isKeyword() && (in.isWord("precision") || in.isWord("struct") || isQualifier())) return true;
        if (isUnsignedInt()) return true;
        if (!in.isTypeName() && !in.isName()) return false;
        int ahead = 1;
        while (in.isAt(ahead, "[")) {
            int brackets = 1;
            ahead++;
            while (brackets > 0) {
                if (in.endsAt(ahead)) return false;
                if (in.isAt(ahead, "[")) brackets++;
                else if (in.isAt(ahead, "]")) brackets--;
                ahead++;
            }
        }
        if (in.isTypeName() && (in.isAt(ahead, ";") || in.isAt(ahead, ","))) return true;
        // A keyword there is an error that the declaration's parser words better.
        return in.isWordAt(ahead);
    }
}
