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
    private final RowOrder rows;
    private final TargetPictures targets;
    private final Map<String, List<String>> written = new HashMap<>();
    private long bytes;

    /** A file, and whether the texture's row 0 is its lowest one. */
    private record Written(Path file, Texture texture, int number, boolean bottomUp) {}

    private final List<Written> all = new ArrayList<>();

    TextureFiles(Path folder, RowOrder rows, TargetPictures targets) {
        this.folder = folder;
        this.rows = rows;
        this.targets = targets;
    }

    private boolean isBottomUp(Texture texture, int number) {
        return rows.isDrawnUpwards(number) || targets.isDrawnUpwards(texture);
    }

    /** What was drawn lies as it did where it is copied to. */
    void copied(Texture source, int number, TargetPictures.Target target) {
        if (isBottomUp(source, number)) targets.drawn(target);
    }

    /** Turns the files of textures that were read first and drawn to later. */
    void end() throws IOException {
        for (Written w : all) {
            if (w.bottomUp == isBottomUp(w.texture, w.number)) continue;
            Png.write(w.file, Png.read(w.file).flipped());
        }
        all.clear();
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
            files = write(context, texture, name, o.number(texture));
            written.put(name, files);
        }
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("name", o.described(texture));
        told.put("files", files);
        return told;
    }

    private List<String> write(ObservedContext context, Texture texture, String name, int number) {
        List<String> files = new ArrayList<>();
        TextureDesc d = texture.desc();
        Format format = d.format();
        boolean bottomUp = isBottomUp(texture, number);
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
                    all.add(new Written(folder.resolve(file), texture, number, bottomUp));
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
