package tepui.frontends.glsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.syntax.Ast.Expression;
import tepui.frontends.glsl.syntax.Ast.Statement;

class ParserTest {
    private static final Preprocessor.Allowed ALL = new Preprocessor.Allowed(CompileOptions.ALL);

    private static Parser.Result parse(Diagnostics diagnostics) {
        return Parser.parse(diagnostics, ALL);
    }

    private static Ast.Unit ok(String text) {
        Diagnostics diagnostics = new Diagnostics(new Sources(text));
        Ast.Unit unit = parse(diagnostics).unit();
        assertFalse(diagnostics.hasErrors(), diagnostics::log);
        return unit;
    }

    private static String log(String text) {
        Diagnostics diagnostics = new Diagnostics(new Sources(text));
        parse(diagnostics);
        return diagnostics.log();
    }

    private static Statement first(String body) {
        Ast.FunctionDeclaration f = (Ast.FunctionDeclaration)
                ok("#version 330\nvoid main() { " + body + " }").declarations().getFirst();
        return f.body().statements().getFirst();
    }

    private static Expression expression(String text) {
        return ((Statement.Evaluate) first(text + ";")).expression();
    }

    @Test
    void operatorsBindAsInTheGrammar() {
        Expression.Binary sum = (Expression.Binary) expression("a + b * c");
        assertEquals("+", sum.operator());
        assertEquals("*", ((Expression.Binary) sum.right()).operator());
        Expression.Binary left = (Expression.Binary) expression("a - b - c");
        assertInstanceOf(Expression.Binary.class, left.left());
        Expression.Assign assign = (Expression.Assign) expression("a = b += c ? d : e");
        assertEquals("=", assign.operator());
        assertInstanceOf(Expression.Assign.class, assign.value());
    }

    @Test
    void constructorsAndDeclarationsAreToldApart() {
        assertInstanceOf(Statement.Declare.class, first("vec4 x = vec4(1);"));
        assertInstanceOf(Statement.Declare.class, first("S x;"));
        assertInstanceOf(Statement.Declare.class, first("S[2] x;"));
        assertInstanceOf(Statement.Evaluate.class, first("a[2] = 1;"));
        assertInstanceOf(Expression.Call.class, expression("float[](1., 2.)"));
        assertInstanceOf(Expression.Call.class, expression("S[2](a, b)"));
        assertInstanceOf(Expression.Index.class, expression("float[2](1., 2.)[0]"));
    }

    @Test
    void blocksAndLayouts() {
        Ast.InterfaceBlock block = (Ast.InterfaceBlock)
                ok("#version 430\nlayout(std140, binding = 2) uniform B { mat4 m; vec3 v[2]; } inst[3];")
                        .declarations()
                        .getFirst();
        assertEquals("B", block.name());
        assertEquals("inst", block.instance());
        assertEquals(2, block.members().size());
        assertEquals(
                "binding", block.qualifiers().list().getFirst().layout().get(1).name());
    }

    @Test
    void oldVersionsHaveFewerKeywords() {
        ok("#version 110\nvoid main() { int smooth = 1, uint = 2, buffer = 3; }");
        assertTrue(log("#version 330\nvoid main() { int smooth = 1; }").contains("keyword"));
        assertTrue(log("#version 330\nvoid main() { int union = 1; }").contains("reserved word"));
    }

    @Test
    void messageShowsPlaceLineAndCaret() {
        String log = log("#version 330\nvoid main() {\n  float x = ;\n}\n");
        assertTrue(log.startsWith("0:3:13: error: an expression is missing; found ';'\n      float x = ;\n"), log);
        assertTrue(log.contains("\n                ^\n"), log);
    }

    @Test
    void severalErrorsAreReportedAtOnce() {
        Diagnostics diagnostics = new Diagnostics(
                new Sources("#version 330\nvoid f() { int = 3; }\nvoid g() { x = ; y = 2; }\nint 5;\nvoid h() {}\n"));
        Parser.Result result = parse(diagnostics);
        assertEquals(3, diagnostics.errorCount(), diagnostics::log);
        assertEquals(3, result.unit().declarations().size());
    }

    @Test
    void depthIsBounded() {
        assertTrue(log("#version 330\nvoid main() { x = " + "(".repeat(5000) + "1" + ")".repeat(5000) + "; }")
                .contains("deep"));
        assertTrue(log("#version 330\nvoid main() " + "{".repeat(5000)).contains("deep"));
        assertTrue(log("#version 330\nvoid main() { x = " + "-".repeat(5001) + "1; }")
                .contains("error"));
        assertTrue(log("#version 330\nint a = 1" + "+1".repeat(9000) + ";").contains("operators in a row"));
    }

    @Test
    void numbersAreChecked() {
        assertTrue(log("#version 330\nint a = 09;").contains("no number"));
        assertTrue(log("#version 330\nint a = 0x;").contains("no number"));
        assertTrue(log("#version 330\nint a = 99999999999;").contains("32 bits"));
        assertTrue(log("#version 330\nfloat a = 1.5e;").contains("no number"));
        ok("#version 400\nfloat a = 1.f + .5 + 1e-3 + 0x1Fu + 017 + 4294967295u; double d = 1.0lf;");
    }

    @Test
    void textOfAnyKindNeverThrows() {
        String[] words = {
            "void",
            "main",
            "(",
            ")",
            "{",
            "}",
            "[",
            "]",
            ";",
            ",",
            "if",
            "for",
            "struct",
            "S",
            "vec4",
            "=",
            "+",
            "#",
            "\n",
            "1.5",
            "layout",
            "uniform",
            "in",
            "?",
            ":",
            "#define",
            "#if",
            "#endif",
            "#else",
            "##",
            "defined",
            "a",
            "b",
            "\\",
            "/*",
            "*/",
            "\u2603",
            "switch",
            "case",
            ".",
            "x",
            "precision",
            "#version 330",
            "#line",
            "#extension",
            "do",
            "while"
        };
        long seed = 20_260_101;
        Random random = new Random(seed);
        for (int i = 0; i < 4000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(60);
            for (int k = 0; k < length; k++)
                text.append(words[random.nextInt(words.length)]).append(random.nextInt(4) == 0 ? "" : " ");
            Diagnostics diagnostics = new Diagnostics(new Sources(text.toString()));
            try {
                parse(diagnostics);
                diagnostics.log();
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", text " + i + ":\n" + text, e);
            }
        }
    }
}
