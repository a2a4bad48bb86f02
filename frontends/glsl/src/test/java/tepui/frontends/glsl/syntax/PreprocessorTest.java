package tepui.frontends.glsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;

class PreprocessorTest {
    private static final Preprocessor.Allowed ALL = new Preprocessor.Allowed(CompileOptions.ALL);

    private Diagnostics diagnostics = new Diagnostics(new Sources(""));

    /** The text after preprocessing, tokens with a space between. */
    private String run(String... text) {
        diagnostics = new Diagnostics(new Sources(text));
        StringBuilder out = new StringBuilder();
        for (Token t : new Preprocessor(diagnostics, ALL).run())
            out.append(out.isEmpty() ? "" : " ").append(t.text());
        return out.toString().trim();
    }

    private String clean(String text) {
        String out = run(text);
        assertFalse(diagnostics.hasErrors(), diagnostics::log);
        return out;
    }

    private void fails(String text, String message) {
        run(text);
        assertTrue(diagnostics.log().contains(message), () -> "expected '" + message + "' in:\n" + diagnostics.log());
    }

    @Test
    void objectMacroIsReplaced() {
        assertEquals("float x = 3 ;", clean("#define N 3\nfloat x = N;"));
    }

    @Test
    void functionMacroTakesArguments() {
        assertEquals("( 1 ) + ( f ( 2 , 3 ) )", clean("#define ADD(a,b) (a)+(b)\nADD(1, f(2, 3))"));
    }

    @Test
    void argumentsAreReplacedBeforeTheyArePutIn() {
        assertEquals("1 + 1", clean("#define ONE 1\n#define TWICE(x) x + x\nTWICE(ONE)"));
    }

    @Test
    void argumentsMayGoOverLines() {
        assertEquals("7", clean("#define ID(x) x\nID(\n7\n)"));
    }

    @Test
    void nameOfFunctionMacroAloneIsLeft() {
        assertEquals("int ID ;", clean("#define ID(x) x\nint ID;"));
    }

    @Test
    void macroInItselfIsLeft() {
        assertEquals("foo + 1", clean("#define foo foo + 1\nfoo"));
        assertEquals("a", clean("#define a b\n#define b a\na"));
    }

    @Test
    void useSplitOverArgumentEndIsNotReplacedInside() {
        assertEquals("f ( 2 )", clean("#define g(x) x (2)\n#define f f\ng(f)"));
    }

    @Test
    void hashesJoinTokens() {
        assertEquals("ab 12", clean("#define J(x, y) x##y\nJ(a, b) J(1, 2)"));
        assertEquals("a b", clean("#define J(x, y) x##y\nJ(a,) J(,b)"));
        fails("#define J(x, y) x##y\nJ(a, +)", "joins");
    }

    @Test
    void lineContinuationJoinsLinesAndNames() {
        assertEquals("int abc ;", clean("#define T \\\nint\nT ab\\\nc;"));
    }

    @Test
    void commentsAreSpaceAndHoldAnything() {
        assertEquals("a b", clean("a/* \u00e4 \u2603 # */b // \u00fc"));
        fails("a /* b", "no end");
    }

    @Test
    void conditionsChooseTheirBranch() {
        assertEquals("2", clean("#if 0\n1\n#elif 1 + 1 == 2\n2\n#else\n3\n#endif"));
        assertEquals("ok", clean("#define A 4\n#if defined(A) && defined B || A * 2 >= 8\nok\n#endif"));
        assertEquals("", clean("#if 0\n#if 1\nx\n#else\ny\n#endif\n#bogus\n#endif"));
        assertEquals("1", clean("#ifndef X\n1\n#else\n2\n#endif"));
    }

    @Test
    void takenBranchMakesLaterConditionsIrrelevant() {
        assertEquals("1", clean("#version 300 es\n#if 1\n1\n#elif UNDEFINED\n2\n#endif"));
    }

    @Test
    void shortCircuitHidesUndefinedNamesInEs() {
        assertEquals("", clean("#version 300 es\n#if defined(X) && X > 2\n1\n#endif"));
        fails("#version 300 es\n#if X > 2\n1\n#endif", "not defined");
    }

    @Test
    void unbalancedConditionsAreErrors() {
        fails("#if 1\n", "no #endif");
        fails("#endif\n", "without #if");
        fails("#if 1\n#else\n#else\n#endif\n", "second #else");
    }

    @Test
    void versionSetsMacros() {
        assertEquals("330 1", clean("#version 330 core\n__VERSION__ GL_core_profile"));
        assertEquals("300 1 1", clean("#version 300 es\n__VERSION__ GL_ES GL_FRAGMENT_PRECISION_HIGH"));
        assertEquals("110 GL_core_profile", clean("__VERSION__ GL_core_profile"));
    }

    @Test
    void versionMustComeFirstAndExist() {
        fails("int a;\n#version 330\n", "must come first");
        fails("#version 331\n", "no version 331");
        fails("#version 300\n", "did you mean '#version 300 es'");
        fails("#version 330 banana\n", "no profile");
    }

    @Test
    void lineChangesPositions() {
        assertEquals("100 101", clean("#version 330\n#line 100\n__LINE__\n__LINE__"));
        assertEquals("7", clean("#version 330\n#line 1 7\n__FILE__"));
        assertEquals("11", clean("#version 110\n#line 10\n__LINE__"));
    }

    @Test
    void errorDirectiveSaysItsText() {
        fails("#error not for you\n", "#error not for you");
    }

    @Test
    void extensionsAreCheckedByBehaviour() {
        fails("#extension GL_FOO_bar : require\n", "not supported");
        clean("#extension GL_FOO_bar : enable\n");
        fails("#extension all : enable\n", "only be given warn or disable");
        fails("#extension GL_ARB_gpu_shader5 : maybe\n", "no behaviour");
    }

    @Test
    void reservedNamesCannotBeDefined() {
        fails("#define GL_x 1\n", "reserved");
        fails("#define defined 1\n", "belongs to the language");
        fails("#version 300 es\n#undef __LINE__\n", "belongs to the language");
    }

    @Test
    void redefinitionMustBeTheSame() {
        clean("#define A(x) x + 1\n#define A(x) x + 1\n");
        fails("#define A 1\n#define A 2\n", "defined anew");
    }

    @Test
    void wrongArgumentCountIsAnError() {
        fails("#define F(a, b) a\nF(1)\n", "takes 2 arguments");
        fails("#define F(a) a\nF(1", "no closing");
    }

    @Test
    void endlessGrowthIsCutOff() {
        StringBuilder text = new StringBuilder("#define A0 x\n");
        for (int i = 1; i < 64; i++) text.append("#define A" + i + " A" + (i - 1) + " A" + (i - 1) + "\n");
        fails(text + "A63\n", "grows without end");
    }

    @Test
    void tokensGoAcrossStringsOnlyByLines() {
        assertEquals("int a ;", run("int ", "a;"));
        assertFalse(diagnostics.hasErrors());
    }
}
