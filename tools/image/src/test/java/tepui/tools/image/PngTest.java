package tepui.tools.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our PNG files against themselves and against the JDK's own reader and writer. */
final class PngTest {
    @Test
    void whatIsWrittenIsReadBack(@TempDir Path folder) throws IOException {
        for (int[] size : new int[][] {{1, 1}, {3, 2}, {64, 64}, {257, 5}}) {
            Image image = noise(size[0], size[1], false);
            Path file = folder.resolve("new").resolve(size[0] + ".png");
            Png.write(file, image);
            assertArrayEquals(image.rgba(), Png.read(file).rgba(), size[0] + "x" + size[1]);
        }
    }

    /** Who is killed meanwhile leaves the old file, or none: the file is another one, not the old one written anew. */
    @Test
    void aFileIsWholeOrTheOldOne(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("picture.png");
        Path old = folder.resolve("old.png");
        Image first = noise(9, 7, true);
        Png.write(file, first);
        Files.createLink(old, file);
        Png.write(file, noise(5, 4, true));
        assertArrayEquals(first.rgba(), Png.read(old).rgba());
        assertEquals(5, Png.read(file).width());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void theJdkReadsWhatWeWrite() throws IOException {
        for (boolean opaque : new boolean[] {false, true}) {
            Image image = noise(37, 23, opaque);
            BufferedImage theirs = ImageIO.read(new ByteArrayInputStream(bytes(image)));
            assertEquals(opaque, !theirs.getColorModel().hasAlpha());
            for (int y = 0; y < 23; y++) {
                for (int x = 0; x < 37; x++) {
                    assertEquals(Integer.rotateRight(image.pixel(x, y), 8), theirs.getRGB(x, y), x + "," + y);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                BufferedImage.TYPE_INT_RGB,
                BufferedImage.TYPE_INT_ARGB,
                BufferedImage.TYPE_BYTE_GRAY,
                BufferedImage.TYPE_BYTE_BINARY,
                BufferedImage.TYPE_BYTE_INDEXED
            })
    void weReadWhatTheJdkWrites(int type) throws IOException {
        BufferedImage theirs = new BufferedImage(19, 11, type);
        Random random = new Random(7);
        for (int y = 0; y < 11; y++) {
            for (int x = 0; x < 19; x++) {
                theirs.setRGB(x, y, random.nextInt());
            }
        }
        assertSame(theirs);
    }

    @Test
    void weReadPalettesOfFourEntriesWithTransparency() throws IOException {
        byte[] ramp = {0, 80, (byte) 160, (byte) 255};
        BufferedImage theirs = new BufferedImage(
                9, 3, BufferedImage.TYPE_BYTE_BINARY, new IndexColorModel(2, 4, ramp, ramp, new byte[4], new byte[] {
                    0, 9, -1, -1
                }));
        for (int i = 0; i < 27; i++) {
            theirs.getRaster().setSample(i % 9, i / 9, 0, i & 3);
        }
        assertSame(theirs);
    }

    @Test
    void flatPicturesAreSmall() throws IOException {
        assertTrue(bytes(Image.blank(1024, 1024)).length < 8192);
    }

    @Test
    void damageIsNamed() throws IOException {
        byte[] good = bytes(noise(8, 8, false));
        byte[] flipped = good.clone();
        flipped[60] ^= 1;
        assertEquals("x.png: a chunk's checksum is wrong", failure(flipped));
        byte[] text = "<html>not a picture</html>".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        assertEquals("x.png: not a PNG file", failure(text));
        byte[] cut = java.util.Arrays.copyOf(good, 70);
        assertEquals("x.png: ends inside a chunk", failure(cut));
    }

    @Test
    void noDamageIsMoreThanAnIOException() throws IOException {
        byte[] good = bytes(noise(8, 8, false));
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] = (byte) random.nextInt();
            try {
                Png.read(new ByteArrayInputStream(bad), "x.png");
            } catch (IOException e) {
                assertTrue(e.getMessage() == null || !e.getMessage().isBlank());
            }
        }
    }

    private static String failure(byte[] file) {
        return assertThrows(IOException.class, () -> Png.read(new ByteArrayInputStream(file), "x.png"))
                .getMessage();
    }

    private static void assertSame(BufferedImage theirs) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTrue(ImageIO.write(theirs, "png", out));
        Image ours = Png.read(new ByteArrayInputStream(out.toByteArray()), "x.png");
        boolean grey = theirs.getType() == BufferedImage.TYPE_BYTE_GRAY;
        for (int y = 0; y < theirs.getHeight(); y++) {
            for (int x = 0; x < theirs.getWidth(); x++) {
                // getRGB of a grey image applies a linear colour space; the raster holds what is in the file.
                int rgb = grey ? theirs.getRaster().getSample(x, y, 0) * 0x010101 | 0xFF000000 : theirs.getRGB(x, y);
                assertEquals(rgb, Integer.rotateRight(ours.pixel(x, y), 8), x + "," + y);
            }
        }
    }

    private static byte[] bytes(Image image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Png.write(out, image);
        return out.toByteArray();
    }

    private static Image noise(int width, int height, boolean opaque) {
        Image image = Image.blank(width, height);
        new Random(width * 31L + height).nextBytes(image.rgba());
        for (int i = 3; opaque && i < image.rgba().length; i += 4) {
            image.rgba()[i] = -1;
        }
        return image;
    }
}
