package tepui.tools.inspect;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** PNG files of the textures that draws read: a set of files for each time that the contents are others. */
final class TextureFiles {
    /** Layers and levels of one texture that are written. */
    private static final int MOST_PICTURES = 24;

    private static final int LARGEST = 4096;

    private final Path folder;
    private final boolean bottomUp;
    private final Map<String, List<String>> written = new HashMap<>();
    private long bytes;

    TextureFiles(Path folder, boolean bottomUp) {
        this.folder = folder;
        this.bottomUp = bottomUp;
    }

    /** Bytes of all files. */
    long bytes() {
        return bytes;
    }

    /** Files of a texture as it is now, with what each shows. */
    Map<String, Object> of(ObservedContext context, Texture texture) {
        Observation o = context.observation;
        String name = o.number(texture) + "-" + o.version(texture);
        List<String> files = written.get(name);
        if (files == null) {
            files = write(context, texture, name);
            written.put(name, files);
        }
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("name", o.described(texture));
        told.put("files", files);
        return told;
    }

    private List<String> write(ObservedContext context, Texture texture, String name) {
        List<String> files = new ArrayList<>();
        TextureDesc d = texture.desc();
        Format format = d.format();
        boolean plain = !BlockDecoder.isSupported(format);
        for (int level = 0; level < d.levels(); level++) {
            int layers = level == 0 ? d.levelDepth(0) : 1;
            for (int layer = 0; layer < layers && files.size() < MOST_PICTURES; layer++) {
                int width = d.levelWidth(level);
                int height = d.levelHeight(level);
                if (width > LARGEST || height > LARGEST) continue;
                try {
                    byte[] texels = Texels.read(context.behind(), texture, level, layer);
                    Image image = plain
                            ? Texels.picture(
                                    format,
                                    MemorySegment.ofArray(texels),
                                    width,
                                    Box.of2d(0, 0, width, height),
                                    bottomUp)
                            : Blocks.picture(format, texels, width, height, bottomUp);
                    String file = name + "-" + level + "-" + layer + ".png";
                    Files.createDirectories(folder);
                    Png.write(folder.resolve(file), image);
                    bytes += Files.size(folder.resolve(file));
                    files.add(file);
                } catch (IllegalArgumentException | IOException e) {
                    files.add("level " + level + ", layer " + layer + ": " + e.getMessage());
                }
            }
        }
        return files;
    }
}
