package tepui.layers.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Sources of shaders in files that are taken for Java. */
final class SourceFileTest {
    private static final String GLSL = """
            #version 330 core
            #define TWICE(x) \\
                ((x) * 2.0)
            layout(location = 0) in vec3 shade; // in words
            uniform uint mode; /* flat
            in two lines */ flat in int kind;
            precision highp float;
            out vec4 result;
            struct Light { vec3 color; highp float power; };
            bool isLit(const in vec3 at, inout float sum) {
                for (int i = 0; i < 3; i++) sum += at.x;
                return sum > 1.0;
            }
            void main() {
                float sum = 0.5;
                if (mode == 3u && !isLit(shade, sum)) discard;
                result = vec4(shade, sum);
            }""";

    @Test
    void everyLineStaysWhereItIs() {
        String[] java = SourceFile.java("Fragment1", GLSL).split("\n");
        assertEquals("package shaders; final class Fragment1 { // #version 330 core", java[0]);
        assertEquals("//     ((x) * 2.0)", java[2]);
        assertEquals("/*layout(location = 0)*/ /*in*/ vec3 shade; // in words", java[3]);
        assertEquals("in two lines */ /*flat*/ /*in*/ int kind;", java[5]);
        assertEquals("class Light { vec3 color; /*highp*/ float power; };", java[8]);
        assertEquals("    if (mode == 3 && !isLit(shade, sum)) return;", java[15]);
        assertEquals(GLSL.split("\n").length + 1, java.length);
    }

    /** Environments set breakpoints by the tree of a file: what a parser of Java can read has one. */
    @Test
    void aParserOfJavaReadsIt() throws IOException {
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Fragment1.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return SourceFile.java("Fragment1", GLSL);
                    }
                };
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, problems, List.of(), null, List.of(file));
        for (CompilationUnitTree unit : task.parse())
            assertEquals(1, unit.getTypeDecls().size());
        assertEquals(List.of(), problems.getDiagnostics());
    }
}
