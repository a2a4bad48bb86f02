package tepui.frontends.glsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Includes;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;

class IncludeTest {
    private static final String ON = "#extension GL_ARB_shading_language_include : enable\n";

    private Includes includes = Includes.NONE;
    private Diagnostics diagnostics = new Diagnostics(new Sources(""));

    private void add(String location, String text) {
        includes = includes.with(location, text);
    }

    private String run(String text) {
        diagnostics = new Diagnostics(new Sources(text));
        StringBuilder out = new StringBuilder();
        CompileOptions options = CompileOptions.ALL.withIncludes(includes);
        for (Token t : new Preprocessor(diagnostics, new Preprocessor.Allowed(options)).run())
            out.append(out.isEmpty() ? "" : " ").append(t.text());
        return out.toString().trim();
    }

    private String clean(String text) {
        String out = run(ON + text);
        assertFalse(diagnostics.hasErrors(), diagnostics::log);
        return out;
    }

    private void fails(String text, String message) {
        run(text);
        assertTrue(diagnostics.log().contains(message), () -> "expected '" + message + "' in:\n" + diagnostics.log());
    }

    @Test
    void stringStandsInPlaceOfTheDirective() {
        add("/a", "1 2");
        assertEquals("0 1 2 3", clean("0\n#include \"/a\"\n3"));
        assertEquals("0 1 2", clean("0\n#include </a> // the last line has no end"));
    }

    @Test
    void includedStringsInclude() {
        add("/lib/a", "1\n#include \"b\"\n3");
        add("/lib/b", "2\n#include </lib/c>");
        add("/lib/c", "C");
        assertEquals("0 1 2 C 3 4", clean("0\n#include \"/lib/a\"\n4"));
    }

    @Test
    void macrosCrossTheBorders() {
        add("/a", "#define B A B2\n#define B2 7\nA");
        assertEquals("1 1 7", clean("#define A 1\n#include \"/a\"\nB"));
    }

    @Test
    void guardsHold() {
        add("/a", "#ifndef A_H\n#define A_H\n1\n#endif");
        assertEquals("1 2", clean("#include \"/a\"\n#include \"/a\"\n2"));
    }

    @Test
    void linesAndNamesAreOfTheString() {
        add("/a", "__LINE__\n__LINE__\n#line 40\n__LINE__\n");
        assertEquals("3 1 2 41 5 6", clean("\n__LINE__\n#include \"/a\"\n__LINE__\n__LINE__"));
        assertEquals("100 1 2 41 102", clean("#line 99\n__LINE__\n#include \"/a\"\n__LINE__"));
        add("/f", "__LINE__\n#line __LINE__ __FILE__\n#error here");
        fails(ON + "#include </f>", "\"/f\":3:1: error: #error here");
        fails(ON + "#line 7 \"/shader/./include/../pa th\"\n#error here", "\"/shader/./include/../pa th\":8:1: error");
    }

    @Test
    void errorsShowTheIncludedLine() {
        add("/a", "int a;\nint b = 1.5;\n");
        CompiledShader shader = GlslCompiler.compile(
                Stage.FRAGMENT,
                new String[] {"#version 330\n" + ON + "#include \"/a\"\nvoid main() {}\n"},
                CompileOptions.ALL.withIncludes(includes));
        assertTrue(shader.log().contains("\"/a\":2:"), shader::log);
        assertTrue(shader.log().contains("int b = 1.5;"), shader::log);
    }

    @Test
    void extensionsOfAnIncludedStringHoldFromThereOn() {
        add("/a", "#extension GL_ARB_shading_language_include : disable\n");
        fails(ON + "#include \"/a\"\n#include \"/a\"\n", "#include needs");
    }

    @Test
    void searchGoesInOrder() {
        add("/one/a", "1");
        add("/two/a", "2");
        add("/two/b", "#include \"a\"\n#include <a>");
        includes = includes.searching(List.of("/zero", "/one", "/two"));
        assertEquals("1", clean("#include \"a\""));
        assertEquals("2", clean("#include \"../two/./a\""));
        assertEquals("2 1", clean("#include <b>"));
    }

    @Test
    void whatIsNotThereIsAnError() {
        add("/lib/a", "1");
        fails("#include \"/lib/a\"", "#include needs '#extension");
        fails(ON + "#include \"/lib\"", "has no string");
        fails(ON + "#include \"/li\"", "there is no '/li'");
        fails(ON + "#include \"a\"", "there is no 'a' at any of the 0 places");
        fails(ON + "#include \"/lib//a\"", "is no path");
        fails(ON + "#include </lib/a", "needs a path");
        fails(ON + "#include", "needs a path");
        fails(ON + "int i = \"1\";", "'\"' has no meaning");
        fails("#line 0 \"/a\"", "error");
        includes = includes.searching(List.of("/", "/other"));
        add("/other/lib", "2");
        fails(ON + "#include <lib>", "has no string");
        // What was below is gone with the last string.
        includes = includes.without("/lib/a");
        assertEquals("2", clean("#include <lib>"));
    }

    @Test
    void pathsOutsideOfDirectivesAreErrors() {
        add("/a", "__FILE__");
        fails(ON + "#include \"/a\"", "can only stand in #line and #include");
    }

    @Test
    void conditionalsEndWhereTheyBegan() {
        add("/open", "#if 1\n1");
        add("/close", "#endif");
        fails(ON + "#include \"/open\"\n#endif", "of another string");
        fails(ON + "#if 1\n#include \"/close\"\n#endif", "of another string");
        add("/comment", "/* no end");
        fails(ON + "#include \"/comment\"\n*/", "has no end");
    }

    @Test
    void inclusionWithoutEndIsAnError() {
        add("/a", "#include \"/a\"\n");
        fails(ON + "#include \"/a\"", "include one another");
        add("/b", "#include \"/c\"\n".repeat(300));
        add("/c", "#include \"/d\"\n".repeat(300));
        add("/d", "");
        fails(ON + "#include \"/b\"", "strings are included");
    }

    @Test
    void pathsAreJudged() {
        assertEquals("/a/b", Includes.location("/a/./x/../b"));
        assertEquals("/", Includes.location("/.."));
        assertEquals("/a b", Includes.location("/a b"));
        for (String bad : new String[] {"", "a", "/a/", "//", "/a//b", "/\"", "/<", "/a\tb", "/ä", "/a\\b"}) {
            assertNull(Includes.location(bad), bad);
        }
    }
}
