package tepui.frontends.glsl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Syntax tree that the parser makes. It says what was written and where, not what it means: names are strings, types
 * are as spelt. Positions are those of {@link Sources}: one int that leads to string number, line and column.
 */
public sealed interface Ast {
    /** Where it begins. */
    int pos();

    // ---- the whole -------------------------------------------------------------------------------------------------

    /** Translation unit: a shader's text. */
    record Unit(int pos, List<Declaration> declarations) implements Ast {}

    /**
     * Declaration, which may stand outside functions; variable and precision declarations may stand in functions too.
     */
    sealed interface Declaration extends Ast {}

    /** A function's head, and its body where it is a definition. */
    record FunctionDeclaration(
            int pos, TypeUse result, String name, List<Parameter> parameters, Statement.@Nullable Block body)
            implements Declaration {}

    /** A parameter; the name is null where it was left out. */
    record Parameter(int pos, TypeUse type, @Nullable String name, List<@Nullable Expression> arrays) implements Ast {}

    /** Variables of one type: {@code const float a = 1.0, b[2];}. Without declarators, a struct or nothing was declared. */
    record Variables(int pos, TypeUse type, List<Declarator> declarators) implements Declaration {}

    /** One declared name with its array sizes (null: unsized) and initialiser. */
    record Declarator(
            int pos,
            String name,
            List<@Nullable Expression> arrays,
            @Nullable Expression initializer) implements Ast {}

    /** Interface block: {@code layout(std140) uniform Block { ... } instance[2];} */
    record InterfaceBlock(
            int pos,
            Qualifiers qualifiers,
            String name,
            List<Variables> members,
            @Nullable String instance,
            List<@Nullable Expression> arrays)
            implements Declaration {}

    /** Precision statement: {@code precision mediump float;} */
    record Precision(int pos, String precision, TypeUse type) implements Declaration {}

    /** Qualifiers alone: {@code layout(local_size_x = 8) in;}. */
    record QualifierDeclaration(int pos, Qualifiers qualifiers) implements Declaration {}

    /** Qualifiers and names: {@code invariant gl_Position;}. */
    record Requalification(int pos, Qualifiers qualifiers, List<String> names, List<Integer> namePositions)
            implements Declaration {}

    // ---- types -----------------------------------------------------------------------------------------------------

    /** A type as used: qualifiers, name or struct, and arrays written behind the type. */
    record TypeUse(
            int pos,
            Qualifiers qualifiers,
            String name,
            @Nullable Struct struct,
            List<@Nullable Expression> arrays) implements Ast {}

    /** A struct's definition; the name is empty where there is none. */
    record Struct(int pos, String name, List<Variables> members) implements Ast {}

    /** List of qualifiers in the order written. */
    record Qualifiers(int pos, List<Qualifier> list) implements Ast {
        public boolean isEmpty() {
            return list.isEmpty();
        }

        /** Is the keyword among them? */
        public boolean has(String keyword) {
            for (Qualifier q : list) {
                if (q.keyword().equals(keyword)) return true;
            }
            return false;
        }
    }

    /**
     * One qualifier.
     *
     * @param keyword as written: const, in, uniform, layout, subroutine, highp ...
     * @param layout of {@code layout(...)}, else empty
     * @param names of {@code subroutine(a, b)}, else empty
     */
    record Qualifier(int pos, String keyword, List<LayoutEntry> layout, List<String> names) implements Ast {}

    /** Entry of a layout qualifier: {@code name} or {@code name = value}. */
    record LayoutEntry(int pos, String name, @Nullable Expression value) implements Ast {}

    // ---- statements ------------------------------------------------------------------------------------------------

    /** Statement, which may stand in a function. */
    sealed interface Statement extends Ast {
        /** Braces: a scope. */
        record Block(int pos, List<Statement> statements, int end) implements Statement {}

        record Declare(int pos, Declaration declaration) implements Statement {}

        /** Expression statement: an expression, or nothing but the semicolon. */
        record Evaluate(int pos, @Nullable Expression expression) implements Statement {}

        record If(
                int pos,
                Expression condition,
                Statement then,
                @Nullable Statement otherwise) implements Statement {}

        record Switch(int pos, Expression selector, Block body) implements Statement {}

        /** Case label: {@code case value:}, or {@code default:} where the value is null. */
        record Case(int pos, @Nullable Expression value) implements Statement {}

        /** While loop; the condition is an expression, or a declaration with an initialiser. */
        record While(
                int pos,
                @Nullable Expression condition,
                @Nullable Variables declared,
                Statement body) implements Statement {}

        record DoWhile(int pos, Statement body, Expression condition) implements Statement {}

        record For(
                int pos,
                @Nullable Statement init,
                @Nullable Expression condition,
                @Nullable Variables declared,
                @Nullable Expression step,
                Statement body)
                implements Statement {}

        record Return(int pos, @Nullable Expression value) implements Statement {}

        /** Jump: break, continue, discard, demote, terminateInvocation, ignoreIntersection ... by name. */
        record Jump(int pos, String keyword) implements Statement {}
    }

    // ---- expressions -----------------------------------------------------------------------------------------------

    /** Expression. */
    sealed interface Expression extends Ast {
        /** A name. */
        record Name(int pos, String name) implements Expression {}

        /** Boolean literal: true or false. */
        record BoolLiteral(int pos, boolean value) implements Expression {}

        /** Integer literal; the bits are those of the value, wrapped to the width. */
        record IntLiteral(int pos, long value, boolean unsigned, boolean is64) implements Expression {}

        /** Floating-point literal. */
        record FloatLiteral(int pos, double value, boolean isDouble) implements Expression {}

        /** Unary operator; prefix: + - ! ~ ++ --; postfix ++ and -- are "p++" and "p--". */
        record Unary(int pos, String operator, Expression operand) implements Expression {}

        /** Binary operator: all but assignment and comma; the position is the operator's. */
        record Binary(int pos, String operator, Expression left, Expression right) implements Expression {}

        /** Assignment: = += and the others. */
        record Assign(int pos, String operator, Expression target, Expression value) implements Expression {}

        record Conditional(int pos, Expression condition, Expression then, Expression otherwise)
                implements Expression {}

        record Comma(int pos, Expression left, Expression right) implements Expression {}

        /**
         * Call of a function or a constructor; {@code float[](1, 2)} and {@code vec2[2](...)} carry the arrays in the
         * type.
         */
        record Call(int pos, TypeUse callee, List<Expression> arguments) implements Expression {}

        /** Method call: {@code a.length()}. */
        record MethodCall(int pos, Expression object, String name, List<Expression> arguments) implements Expression {}

        record Index(int pos, Expression object, Expression index) implements Expression {}

        /** Field access, {@code a.b}: a member or components. The position is that of the name. */
        record Field(int pos, Expression object, String name) implements Expression {}

        /** Initialiser list: {@code { 1, 2 }}. */
        record InitializerList(int pos, List<Expression> elements) implements Expression {}
    }
}
