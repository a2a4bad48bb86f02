package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/** Breakpoints in shaders of each stage but fragments, set as a development environment does it. */
final class StageBreakpointTest {
    @TempDir
    Path folder = Path.of("");

    private ShaderDebugger debugger(String what) throws Exception {
        return new ShaderDebugger(DebuggedStages.class.getName() + " " + what, folder);
    }

    @Test
    void aChosenVertexOfAnInstanceStops() throws Exception {
        try (ShaderDebugger debugger = debugger("vertex")) {
            debugger.breakAt("shaders.Vertex1", 6, 12);
            assertEquals("corner:6", debugger.go());
            assertEquals(List.of("corner:6", "main:9"), debugger.stack());
            assertEquals("Vertex1.java", debugger.sourceFile());
            assertEquals(Map.of("n", "2", "at", "vec2(0.0, 1.0)"), debugger.variables());
            assertEquals("main:12", debugger.go());
            Map<String, String> variables = debugger.variables();
            assertEquals("vec2(-1.0, 1.0)", variables.get("at"));
            assertEquals("vec3(-1.0, 1.0, 1.0)", variables.get("tone"));
            assertEquals("vec4(-0.75, 1.0, 0.0, 1.0)", variables.get("gl_Position"));
            assertEquals("vec2(0.25, 0.0)", debugger.globals().get("shift"));
            assertNull(debugger.go());
        }
    }

    @Test
    void aVertexIsChosenWhereNoneWasAskedFor() throws Exception {
        try (ShaderDebugger debugger = debugger("default")) {
            debugger.breakAt("shaders.Vertex1", 12);
            assertEquals("main:12", debugger.go());
            assertNull(debugger.go());
        }
    }

    @Test
    void theInvocationsOfAPrimitiveStopInTheOrderOfTheStages() throws Exception {
        try (ShaderDebugger debugger = debugger("primitive")) {
            debugger.breakAt("shaders.Geometry1", 9);
            assertEquals("main:9", debugger.go());
            assertEquals("0", debugger.variables().get("i"));
            assertEquals("vec3(1.5, 1.5, 1.0)", debugger.variables().get("light"));
        }
        try (ShaderDebugger debugger = debugger("default")) {
            debugger.breakAt("shaders.TessControl1", 8);
            debugger.breakAt("shaders.TessEval1", 10);
            debugger.breakAt("shaders.Fragment1", 6);
            assertEquals("main:8", debugger.go());
            Map<String, String> control = debugger.variables();
            int me = Integer.parseInt(control.getOrDefault("me", "-1"));
            assertTrue(me >= 0 && me < 4, control.toString());
            assertEquals("vec3(" + ((me & 1) * 2 - 1.0) + ", " + ((me >> 1) * 2 - 1.0) + ", 0.0)", control.get("mine"));
            assertEquals("main:10", debugger.go());
            assertEquals("vec3(0.5, 0.5, 0.0)", debugger.variables().get("shade"));
        }
    }

    @Test
    void aChosenInvocationOfADispatchStopsAndSeesWhatOthersWrote() throws Exception {
        try (ShaderDebugger debugger = debugger("invocation")) {
            debugger.breakAt("shaders.Compute1", 11);
            assertEquals("main:11", debugger.go());
            Map<String, String> variables = debugger.variables();
            assertEquals("5", variables.get("me"));
            assertEquals("60", variables.get("other"));
            assertEquals("65", variables.get("sum"));
            assertNull(debugger.go());
        }
    }

    @Test
    void whatIsDrawnAndComputedIsTheSame() {
        int[] plain;
        try (Device device = CapturedGl.soft()) {
            plain = DebuggedStages.draw(device);
        }
        List<String> said = new ArrayList<>();
        try (Device device = new DebugDevice(CapturedGl.soft(), DebugOptions.middle(folder, said::add))) {
            assertArrayEquals(plain, DebuggedStages.draw(device));
        }
        assertFalse(said.isEmpty());
        for (String line : said) assertTrue(line.startsWith("the source of "), line);
        for (String name : List.of("Vertex1", "TessControl1", "TessEval1", "Geometry1", "Fragment1", "Compute1"))
            assertTrue(Files.isRegularFile(folder.resolve("shaders/" + name + ".java")), name);
    }
}
