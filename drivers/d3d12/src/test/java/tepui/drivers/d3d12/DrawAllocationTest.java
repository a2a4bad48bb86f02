package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.testing.Allocation;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A draw makes no objects, whatever changed before it. In a process of its own, since the rules that other tests run under do. */
@Needs(Need.VKD3D)
final class DrawAllocationTest {
    @Test
    void drawsAllocateNothing() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED"));
        for (String name : List.of("tepui.root", "tepui.deps", "tepui.cache")) {
            command.add("-D" + name + "=" + System.getProperty(name));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), DrawAllocationTest.class.getName()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("VKD3D_DEBUG", "none");
        builder.environment().put("VKD3D_SHADER_DEBUG", "none");
        Process process = builder.start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
            assertEquals("bytes 0", said.strip());
        } finally {
            process.destroyForcibly();
        }
    }

    /** The process: says how many bytes a thousand draws allocate. */
    public static void main(String[] arguments) {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            lab.bindTriangle();
            Runnable draw = lab.changingDraw();
            // Now and then the ring of uniforms gets another chunk; most stretches have none.
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 5 && least > 0; i++) {
                lab.context.finish();
                least = Math.min(least, Allocation.bytes(1000, draw));
            }
            System.out.println("bytes " + least);
        }
    }
}
