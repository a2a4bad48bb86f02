package tepui.targets.lwjgl.window;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.layers.pipelines.PipelineRecording;
import tepui.layers.pipelines.PreparingDevice;
import tepui.layers.pipelines.RecordingFile;
import tepui.pipe.Device;

/**
 * Recordings of pipelines that come with the program, made ahead on its device: resources {@code META-INF/tepui/pipelines} of its class or module
 * path, one of each jar that has one, or the file that the settings name in their place.
 */
final class ShippedPipelines {
    static final String RESOURCE = "META-INF/tepui/pipelines";
    private static final int MOST = 64;

    private ShippedPipelines() {}

    /**
     * Puts the preparation in front of a driver's device; the device itself where there is nothing to prepare.
     *
     * @param setting a file; {@code off} for none; null for the program's resources
     */
    static Device prepare(Device driver, @Nullable String setting, Consumer<String> log) {
        List<PipelineRecording> recordings = new ArrayList<>();
        find(setting, log).forEach((name, bytes) -> {
            PipelineRecording recording = RecordingFile.read(bytes, name, log);
            if (recording.size() > 0) recordings.add(recording);
        });
        return recordings.isEmpty() ? driver : new PreparingDevice(driver, recordings, log);
    }

    private static Map<String, byte[]> find(@Nullable String setting, Consumer<String> log) {
        Map<String, byte[]> found = new LinkedHashMap<>();
        if (setting != null) {
            if (!setting.equals("off")) read(found, setting, () -> Files.newInputStream(Path.of(setting)), log);
            return found;
        }
        for (ClassLoader loader : loaders()) {
            try {
                for (URL url : Collections.list(loader.getResources(RESOURCE))) {
                    if (found.size() < MOST && !found.containsKey(url.toString())) {
                        read(found, url.toString(), url::openStream, log);
                    }
                }
            } catch (IOException e) {
                log.accept(RESOURCE + " is ignored: " + e);
            }
        }
        return found;
    }

    /** The program's: Tepui itself may come from another one. */
    private static List<ClassLoader> loaders() {
        List<ClassLoader> loaders = new ArrayList<>();
        ClassLoader own = Thread.currentThread().getContextClassLoader();
        if (own != null) loaders.add(own);
        loaders.add(ClassLoader.getSystemClassLoader());
        return loaders;
    }

    /** Opener of a file or resource. */
    private interface Source {
        InputStream open() throws IOException;
    }

    private static void read(Map<String, byte[]> to, String name, Source source, Consumer<String> log) {
        try (InputStream in = source.open()) {
            byte[] bytes = in.readNBytes(RecordingFile.MOST_BYTES + 1);
            if (bytes.length > RecordingFile.MOST_BYTES) log.accept(name + " is ignored: it is too large");
            else to.put(name, bytes);
        } catch (IOException e) {
            log.accept(name + " is ignored: it cannot be read: " + e);
        }
    }
}
