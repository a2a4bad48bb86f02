package tepui.drivers.vulkan.spirv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tepui.testing.Need;

/** Collection of modules under names, which spirv-val checks from one shell; says which are wrong and why. */
final class ValidModules {
    private static final String LOOP =
            "val=$1; env=$2; shift 2; for f in \"$@\"; do \"$val\" --target-env \"$env\" \"$f\" 2>&1 || echo \"^ $f\"; done";
    private static final int BATCH = 200;

    private final Path folder;
    private final Map<String, Path> files = new LinkedHashMap<>();

    ValidModules(Path folder) {
        this.folder = folder;
    }

    int size() {
        return files.size();
    }

    void add(String name, SpirvModule module) throws IOException {
        int[] words = module.words();
        ByteBuffer bytes = ByteBuffer.allocate(words.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(words);
        String file = name.replaceAll("[^A-Za-z0-9_.-]", "_") + "-" + files.size() + ".spv";
        files.put(name, Files.write(folder.resolve(file), bytes.array()));
    }

    /** Fails unless all are valid for an environment such as {@code vulkan1.1}. */
    void check(String environment) throws IOException, InterruptedException {
        StringBuilder said = new StringBuilder();
        Path[] all = files.values().toArray(Path[]::new);
        for (int start = 0; start < all.length; start += BATCH) {
            int end = Math.min(all.length, start + BATCH);
            String[] command = new String[6 + end - start];
            command[0] = "sh";
            command[1] = "-c";
            command[2] = LOOP;
            command[3] = "sh";
            command[4] = Need.SPIRV_VAL.path().toString();
            command[5] = environment;
            for (int i = start; i < end; i++) command[6 + i - start] = all[i].toString();
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            said.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(0, process.waitFor(), said.toString());
        }
        assertEquals("", said.toString());
    }
}
