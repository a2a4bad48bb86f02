package tepui.tools.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Test of what OpenGL's calls cost, with the parameters that such tests are published with: each begins in a context of
 * its own.
 *
 * @param iterations of one step; figures are of one iteration
 * @param draws of one iteration
 * @param version of OpenGL ES: 20 or 30
 * @param size of the target, in pixels each way
 * @param make makes what it draws with, and gives the step
 */
record CallCase(String name, int iterations, int draws, int version, int size, Function<CallObjects, Runnable> make) {
    /** All there are, in the order of the documentation. */
    static List<CallCase> all() {
        List<CallCase> all = new ArrayList<>();
        all.addAll(DrawCalls.cases());
        all.addAll(ElementCalls.cases());
        all.addAll(UniformCalls.cases());
        all.addAll(TextureCalls.cases());
        all.addAll(BufferCalls.cases());
        all.addAll(FramebufferCalls.cases());
        all.addAll(ProgramCalls.cases());
        return all;
    }

    /** Is it meant by a word of {@code --tests}: its name, or the part before the dot? */
    boolean is(String word) {
        return name.equals(word) || name.startsWith(word + ".");
    }
}
