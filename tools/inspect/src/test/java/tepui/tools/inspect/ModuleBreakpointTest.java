package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Breakpoints in modules of SPIR-V that the reference compiler made, with their source and without. */
@Needs(Need.GLSLANG)
final class ModuleBreakpointTest {
    @TempDir
    Path folder = Path.of("");

    private void compile(String stage, String source, String... options) throws Exception {
        Path text = folder.resolve("shader." + stage);
        Files.writeString(text, source);
        List<String> command = new ArrayList<>(List.of(Need.GLSLANG.path().toString(), "-G"));
        command.addAll(List.of(options));
        String out = stage.equals("vert") ? "vertex.spv" : "fragment.spv";
        command.addAll(List.of(text.toString(), "-o", folder.resolve(out).toString()));
        Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, p.waitFor(), said);
    }

    private ShaderDebugger debugger(String... options) throws Exception {
        compile("vert", DebuggedModules.VERTEX, options);
        compile("frag", DebuggedModules.FRAGMENT, options);
        return new ShaderDebugger(DebuggedModules.class.getName(), folder);
    }

    private List<String> source(String name) throws Exception {
        return Files.readAllLines(folder.resolve("shaders/" + name + ".java"));
    }

    @Test
    void aModuleWithItsSourceStopsAtTheLinesOfTheSource() throws Exception {
        try (ShaderDebugger debugger = debugger("-g")) {
            debugger.breakAt("shaders.Fragment1", 9, 17);
            assertEquals("sum:9", debugger.go());
            assertEquals(List.of("sum:9", "main:14"), debugger.stack());
            assertEquals("3", debugger.variables().get("count"));
            assertEquals("0.0", debugger.variables().get("part"));
            assertEquals("sum:9", debugger.go());
            assertEquals("0.25", debugger.variables().get("part"));
            assertEquals("1", debugger.variables().get("i"));
            assertEquals("sum:9", debugger.go());
            assertEquals("main:17", debugger.go());
            Map<String, String> variables = debugger.variables();
            assertEquals("0.75", variables.get("light"));
            assertEquals("vec4(0.75, 0.375, 0.1875, 0.0)", variables.get("base"));
            assertEquals("vec2(-0.4375, 0.4375)", variables.get("place"));
            assertEquals("vec4(1.0, 0.5, 0.25, 0.0)", debugger.globals().get("tint"));
            assertNull(debugger.go());
            assertTrue(source("Fragment1").get(7).contains("float part = float(i) * 0.25;"));
        }
    }

    @Test
    void aModuleWithNamesAloneStopsAtItsInstructions() throws Exception {
        Path other = folder.resolve("first");
        // The listing is known once the program has run.
        try (ShaderDebugger debugger = debugger()) {
            assertNull(debugger.go());
            Files.copy(folder.resolve("shaders/Fragment1.java"), other);
        }
        List<String> lines = Files.readAllLines(other);
        int line = 0;
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).contains("Store(color, ")) line = i + 1;
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt("shaders.Fragment1", line);
            assertEquals("main:" + line, debugger.go());
            Map<String, String> variables = debugger.variables();
            assertEquals("0.75", variables.get("light"));
            assertEquals("vec4(0.75, 0.375, 0.1875, 0.0)", variables.get("base"));
            assertEquals("vec4(1.0, 0.625, 0.4375, 0.25)", after(debugger).get("color"));
        }
    }

    private static Map<String, String> after(ShaderDebugger debugger) throws Exception {
        debugger.step(false);
        return debugger.variables();
    }
}
