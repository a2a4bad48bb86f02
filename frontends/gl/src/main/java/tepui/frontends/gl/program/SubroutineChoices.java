package tepui.frontends.gl.program;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;

/**
 * Subroutines that a context has chosen for the subroutine uniforms of its stages. A program's words are shared by
 * contexts, the choice is not: it is put among a copy of the words that goes to the device. Each is the first
 * subroutine that it may be when its program comes into use or is linked again (OpenGL 4.6, 7.10).
 */
public final class SubroutineChoices {
    private final @Nullable ProgramObject[] programs = new @Nullable ProgramObject[Stage.COUNT];
    private final int[] versions = new int[Stage.COUNT];
    /** By stage: the subroutines of the elements of its uniforms, one uniform after another. */
    private final int[][] chosen = new int[Stage.COUNT][];

    private final boolean[] changed = new boolean[Stage.COUNT];
    private int[] mixed = new int[0];

    /** Whether something is known of a program. */
    private boolean any;

    /** Other programs come into use, or the same ones anew. */
    public void reset() { // hot
        if (!any) return;
        any = false;
        for (int s = 0; s < Stage.COUNT; s++) {
            programs[s] = null;
            changed[s] = true;
        }
    }

    /** Is there something that the device was not given? False from then on. */
    public boolean takeChanged(int stage) { // hot
        boolean was = changed[stage];
        changed[stage] = false;
        return was;
    }

    /** The choices of a stage, as {@link #chosen} has them; who changes one calls {@link #changed}. */
    public int[] of(ProgramObject p, LinkedProgram linked, Stage stage) {
        int s = stage.ordinal();
        if (programs[s] == p && versions[s] == p.version) return chosen[s];
        List<LinkedProgram.SubroutineUniform> all = linked.subroutineUniforms();
        int[] first = new int
                [all.stream()
                        .filter(u -> u.stage() == stage)
                        .mapToInt(LinkedProgram.SubroutineUniform::size)
                        .sum()];
        int at = 0;
        for (LinkedProgram.SubroutineUniform u : all) {
            if (u.stage() != stage) continue;
            Arrays.fill(first, at, at + u.size(), u.compatible().getFirst());
            at += u.size();
        }
        programs[s] = p;
        versions[s] = p.version;
        chosen[s] = first;
        changed[s] = true;
        any = true;
        return first;
    }

    public void changed(Stage stage) {
        changed[stage.ordinal()] = true;
    }

    /** The words of a program with what is chosen for a stage; good until the next call. */
    public int[] words(ProgramObject p, LinkedProgram linked, Stage stage) {
        int[] values = of(p, linked, stage);
        changed[stage.ordinal()] = false;
        int[] words = p.words;
        if (mixed.length < words.length) mixed = new int[words.length];
        System.arraycopy(words, 0, mixed, 0, words.length);
        int at = 0;
        for (LinkedProgram.SubroutineUniform u : linked.subroutineUniforms()) {
            if (u.stage() != stage) continue;
            for (int i = 0; i < u.size(); i++) mixed[(u.offset() + i * u.arrayStride()) >> 2] = values[at++];
        }
        return mixed;
    }
}
