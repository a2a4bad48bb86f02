package tepui.frontends.d3d9.program;

import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.ir.Stage;
import tepui.pipe.Context;

/**
 * Float constants of one shader on one device: which of the device's registers it reads, and from where they are sent. All is known when
 * the shader is made, so that a change of constants before a draw is two compares and one packet.
 */
public final class ShaderFloats {
    private final ShaderProgram program;
    private final Stage stage;
    /** First register that is read, and the one behind the last; none: nothing lies between them. */
    private final int least;

    private final int end;
    /** The first word among the device's registers where they are sent as they stand there, -1 where they are gathered first. */
    private final int first;

    private final int near;
    private final int far;
    /** {@link ShaderProgram#arrangement}. */
    public final int arrangement;

    ShaderFloats(ShaderProgram program, Stage stage, int registers) {
        this.program = program;
        this.stage = stage;
        boolean none = program.floats() == 0;
        least = none ? Integer.MAX_VALUE : program.least();
        end = none ? 0 : program.most() + 1;
        first = program.isInOrder(registers) ? program.first() : -1;
        int words = 4 * program.floats();
        near = Math.min(words, 4 * Slots.NEAR_CONSTANTS);
        far = words - near;
        arrangement = program.arrangement();
    }

    /** Does the program read none? */
    public boolean isEmpty() { // hot
        return end == 0;
    }

    /**
     * Sends the constants if the program reads any of those that changed; answers whether it does.
     *
     * @param there all others are where this program reads them, so that those from the first to the last one that changed are enough
     */
    public boolean send(Context pipe, int[] registers, int from, int to, boolean there) { // hot
        if (from >= end || to <= least) return false;
        if (there && (from > least || to < end)) {
            sendPart(pipe, registers, Math.max(from, least), Math.min(to, end));
            return true;
        }
        int at = Math.max(first, 0);
        int[] held = first >= 0 ? registers : program.gather(registers, least, end);
        pipe.setUniforms(stage, Slots.CONSTANTS, held, at, near);
        if (far > 0) pipe.setUniforms(stage, Slots.FAR_CONSTANTS, held, at + near, far);
        return true;
    }

    private void sendPart(Context pipe, int[] registers, int from, int to) { // hot
        int[] held = registers;
        int at = 4 * from;
        // Where they are among those that the program reads, in words.
        int start = 4 * (from - least);
        int behind = 4 * (to - least);
        if (first < 0) {
            held = program.gather(registers, from, to);
            start = 4 * program.placesBelow(from);
            behind = 4 * program.placesBelow(to);
            at = start;
        }
        int count = Math.min(behind, near) - start;
        if (count > 0) pipe.updateUniforms(stage, Slots.CONSTANTS, start, held, at, count);
        int more = behind - Math.max(start, near);
        if (more > 0) {
            int skipped = behind - more - start;
            pipe.updateUniforms(stage, Slots.FAR_CONSTANTS, start + skipped - near, held, at + skipped, more);
        }
    }
}
