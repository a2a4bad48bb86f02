package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Shader;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugOptions;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

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
            assertEquals(List.of("shine:12", "main:18"), debugger.stack());
            assertEquals("Fragment1.java", debugger.sourceFile());
            assertEquals(
                    Map.of("x", "0.515625", "steps", "3", "sum", "0.0", "i", "0", "part", "0.515625"),
                    debugger.variables());
            assertEquals("shine:12", debugger.go());
            assertEquals("1", debugger.variables().get("i"));
            assertEquals("0.515625", debugger.variables().get("sum"));
        }
    }

    @Test
    void stepsGoOverLinesIntoFunctionsAndOutAgain() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 18);
            assertEquals("main:18", debugger.go());
            assertEquals("shine:7", debugger.step(true));
            assertEquals("shine:8", debugger.step(false));
            assertEquals("shine:9", debugger.step(false));
            assertEquals("shine:10", debugger.step(false));
            assertEquals("shine:11", debugger.step(false));
            assertEquals("shine:12", debugger.step(false));
            assertEquals("shine:9", debugger.step(false));
        }
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 18);
            assertEquals("main:18", debugger.go());
            assertEquals("main:19", debugger.step(false));
            assertEquals("main:20", debugger.step(false));
        }
    }

    @Test
    void vectorsArraysStructsInputsAndUniformsAreSeen() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 27);
            assertEquals("main:27", debugger.go());
            Map<String, String> variables = debugger.variables();
            float light = 0.515625f + 0.515625f + 0.515625f / 3;
            assertEquals("vec2(0.515625, 0.484375)", variables.get("place"));
            assertEquals(Float.toString(light), variables.get("light"));
            assertEquals("vec3(0.25, 0.5, 0.75)", variables.get("lamp_color"));
            assertEquals("vec4(" + light + ", 1.0, " + 0.25f * light + ", 1.0)", variables.get("color"));
            assertEquals("[2.0, 0.03125, ", variables.getOrDefault("table", "").substring(0, 15));
            assertEquals("vec3(1.0, 0.5, 0.25)", debugger.globals().get("tint"));
        }
    }

    @Test
    void aVariableIsNotSeenBeforeItsDeclaration() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 19);
            assertEquals("main:19", debugger.go());
            assertEquals(
                    java.util.Set.of("place", "light"), debugger.variables().keySet());
        }
    }

    @Test
    void aChangedVariableCounts() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 19, 25);
            assertEquals("main:19", debugger.go());
            debugger.set("light", 8);
            assertEquals("main:25", debugger.go());
            assertEquals("vec4(8.0, 4.0, 2.0, 1.0)", debugger.variables().get("color"));
        }
    }

    @Test
    void theProgramEndsAndOnlyThePixelStops() throws Exception {
        try (ShaderDebugger debugger = debugger()) {
            debugger.breakAt(SHADER, 27);
            assertEquals("main:27", debugger.go());
            assertNull(debugger.go());
        }
    }

    @Test
    void thePictureIsTheSame() {
        int[] plain;
        try (Device device = CapturedGl.soft()) {
            plain = DebuggedProgram.draw(device);
        }
        try (Device device = new DebugDevice(CapturedGl.soft(), DebugOptions.middle(folder, line -> {}))) {
            assertArrayEquals(plain, DebuggedProgram.draw(device));
        }
    }

    @Test
    void shadersOfAnotherDeviceHaveNoSource() {
        List<Shader> made = new ArrayList<>();
        try (Device debugged = new DebugDevice(CapturedGl.soft(), DebugOptions.middle(folder, line -> {}));
                Device plain = new ForwardingDevice(CapturedGl.soft()) {
                    @Override
                    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
                        made.add(shader);
                        return super.createShader(shader, streamOutput);
                    }
                }) {
            assertTrue(debugged.wantsSources());
            DebuggedProgram.draw(plain);
        }
        assertFalse(made.isEmpty());
        for (Shader shader : made) assertNull(shader.source);
    }
}
