package tepui.drivers.d3d12.dxbc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tepui.testing.Need;

/** Collection of SPIR-V that vkd3d made of containers, which spirv-val checks from one shell. */
final class ValidSpirv {
    private static final String LOOP =
            "val=$1; shift; for f in \"$@\"; do \"$val\" --target-env vulkan1.1 \"$f\" 2>&1 || echo \"^ $f\"; done";
    private static final int BATCH = 200;

    private final Path folder;
    private final List<String> files = new ArrayList<>();

    ValidSpirv(Path folder) {
        this.folder = folder;
    }

    int size() {
        return files.size();
    }

    void add(String name, byte[] container) throws IOException {
        byte[] spirv = Vkd3dShader.compile(container);
        String file = name.replaceAll("[^A-Za-z0-9_.-]", "_") + "-" + files.size() + ".spv";
        files.add(Files.write(folder.resolve(file), spirv).toString());
    }

    /** Fails unless all are valid. */
    void check() throws IOException, InterruptedException {
        StringBuilder said = new StringBuilder();
        for (int start = 0; start < files.size(); start += BATCH) {
            List<String> command = new ArrayList<>(
                    List.of("sh", "-c", LOOP, "sh", Need.SPIRV_VAL.path().toString()));
            command.addAll(files.subList(start, Math.min(files.size(), start + BATCH)));
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            said.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(0, process.waitFor(), said.toString());
        }
        assertEquals("", said.toString());
    }
}
