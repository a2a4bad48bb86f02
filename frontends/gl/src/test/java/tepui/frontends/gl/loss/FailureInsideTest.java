package tepui.frontends.gl.loss;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** A defect inside a call is an error of OpenGL with a message, told once where defects are told, and the context goes on. */
class FailureInsideTest {
    private static final String SETTING = "tepui.gl.failures";

    private @Nullable String before;

    @BeforeEach
    void asInPrograms() {
        before = System.getProperty(SETTING);
        System.clearProperty(SETTING);
    }

    @AfterEach
    void asItWas() {
        if (before != null) System.setProperty(SETTING, before);
    }

    @Test
    void aDefectAtAnyCallIsAnErrorAndTheNextFrameIsRight() {
        ContextAttributes wanted = ContextAttributes.compatibility().withSize(Program.SIZE, Program.SIZE);
        try (Arena arena = Arena.ofConfined()) {
            for (int at = 5; at < 200; at += 13) {
                List<String> told = new CopyOnWriteArrayList<>();
                SoftProvider soft = new SoftProvider();
                DeviceOptions options = new DeviceOptions(false, (severity, text) -> told.add(text), Map.of());
                Device device =
                        LosingDevice.failingOnce(soft.open(soft.devices().getFirst(), options), at);
                GLContext context = GLContext.create(device, wanted);
                context.makeCurrent();
                Program program = new Program(arena);
                int call = at;
                assertDoesNotThrow(() -> program.run(context), () -> "call " + call);
                for (int i = 0; i < 100 && glGetError() != GL_NO_ERROR; i++) {}
                assertTrue(
                        told.stream().anyMatch(t -> t.contains("failed on purpose")),
                        () -> "call " + call + ": " + told);
                assertEquals(0xffff00ff, program.drawn(), () -> "call " + call + ": " + told);
                GLContext.release();
                context.close();
                device.close();
            }
        }
    }

    @Test
    void whatTheDebugCallbackThrowsIsTheProgramsOwn() {
        SoftProvider soft = new SoftProvider();
        try (Device device = soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT);
                GLContext context = GLContext.create(
                        device,
                        ContextAttributes.core(4, 5)
                                .withFlags(true, false, false, false)
                                .withSize(4, 4))) {
            context.makeCurrent();
            context.setDebugCallback((source, type, id, severity, text) -> {
                throw new UnsupportedOperationException("own");
            });
            assertEquals(
                    "own",
                    assertThrows(UnsupportedOperationException.class, () -> glEnable(0))
                            .getMessage());
            context.setDebugCallback(null);
            GLContext.release();
        }
    }
}
