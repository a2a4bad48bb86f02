package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/** Breakpoints in a fragment shader in GLSL, set as a development environment does it. */
final class ShaderBreakpointTest {
    private static final String SHADER = "shaders.Fragment1";

    @TempDir
    Path folder = Path.of("");

    private ShaderDebugger debugger() throws Exception {
        return new ShaderDebugger(DebuggedProgram.class.getName(), folder);
    }

    @Test
    void aBreakpointStopsAtItsLineWithVariablesByName() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 12);
            assertEquals("shine:12", debugger.go());
            assertEquals(List.of("shine:12", "main:19"), debugger.stack());
            assertEquals("Fragment1.java", debugger.sourceFile());
            assertEquals(
                    Map.of("x", "0.515625", "steps", "3", "sum", "0.0", "i", "0", "part", "0.515625"),
                    debugger.variables());
            assertEquals("shine:12", debugger.go());
            assertEquals("1", debugger.variables().get("i"));
            assertEquals("0.515625", debugger.variables().get("sum"));
        }
    }
}
