package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A scene of many programs waits for its shaders once, ever. */
@Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
class ProgramTableTest {
    private static final int PROGRAMS = 40;

    @TempDir
    private Path cache;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "VK_EXT_graphics_pipeline_library,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,"
                        + "VK_EXT_extended_dynamic_state3,VK_EXT_vertex_input_dynamic_state"
            })
    void theSecondStartWaitsForNoPipeline(String hidden) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (!provider.name().equals("vulkan")) continue;
            Map<String, String> settings = Map.of("hide", hidden);
            ProgramTable.Start first = ProgramTable.start(provider, PROGRAMS, 7, cache, settings);
            ProgramTable.Start second = ProgramTable.start(provider, PROGRAMS, 7, cache, settings);
            assertEquals(
                    hidden.isEmpty() ? PROGRAMS : distinct(first),
                    first.waits(),
                    first.report().toString());
            assertEquals(0, second.waits(), second.report().toString());
        }
    }

    /** Where states are in pipelines, two sets of them are mostly two pipelines. */
    private static long distinct(ProgramTable.Start first) {
        assertEquals(true, first.compiles() > PROGRAMS * 3 / 2, first.report().toString());
        return first.compiles();
    }
}
