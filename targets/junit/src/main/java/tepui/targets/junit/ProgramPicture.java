package tepui.targets.junit;

import tepui.targets.lwjgl.ProgramRun;
import tepui.tools.image.Image;

/**
 * Picture of a whole program with a window: of libGDX, jMonkeyEngine or any other that draws by LWJGL. It runs in the test's process, without a display, on the software device.
 *
 * <pre>{@code
 * ProgramPicture.of("game", 4, () -> Game.main(new String[0]))
 *         .assertEquals(Path.of("src/test/pictures/game.png"), 1);
 * }</pre>
 */
public final class ProgramPicture {
    private ProgramPicture() {}

    /**
     * Runs a program until it has shown so many pictures, and asks it to close its window. It must not end the process.
     *
     * @param name of the comparison
     * @param number of the picture, from 1
     * @param program the program's start; it may return at once and go on in threads of its own
     * @throws IllegalStateException where the program ends before that picture
     */
    public static Picture of(String name, int number, Runnable program) {
        ProgramRun.prepare();
        WovenLwjgl.begin();
        WovenLwjgl.await();
        Image image = ProgramRun.picture(number, program);
        return new Picture(name, () -> image);
    }
}
