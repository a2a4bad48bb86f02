package tepui.frontends.gl.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;

/** Rule that samplers of different types may not name one texture unit (OpenGL 4.6, 7.11 and 11.1.3.12). */
final class TextureUnitRules {
    private static final int UNITS = 256;

    private TextureUnitRules() {}

    /** Why a program's samplers cannot be used together (11.1.3.12); null where they can. */
    static @Nullable String problem(ProgramObject program) {
        int[] types = new int[UNITS];
        for (int s = 0; s < Stage.COUNT; s++) {
            String problem = problem(types, program, s);
            if (problem != null) return problem;
        }
        return null;
    }

    /** The same for programs that run in one stage each (11.1.3.12). */
    static @Nullable String problem(@Nullable ProgramObject[] stages) {
        int[] types = new int[UNITS];
        for (int s = 0; s < stages.length; s++) {
            ProgramObject p = stages[s];
            String problem = p == null ? null : problem(types, p, s);
            if (problem != null) return problem;
        }
        return null;
    }

    /** Adds the types of a stage to those of its units (11.1.3.12). */
    private static @Nullable String problem(int[] types, ProgramObject p, int stage) {
        int[] units = p.textureUnits[stage];
        int[] own = p.samplerTypes[stage];
        if (units == null || own == null) return null;
        for (int i = 0; i < units.length; i++) {
            if (own[i] == 0 || units[i] < 0 || units[i] >= UNITS) continue;
            if (types[units[i]] == 0) types[units[i]] = own[i];
            else if (types[units[i]] != own[i])
                return "samplers of different types name texture unit " + units[i] + ", "
                        + Arrays.toString(new String[] {hex(types[units[i]]), hex(own[i])});
        }
        return null;
    }

    private static String hex(int type) {
        return "0x" + Integer.toHexString(type);
    }
}
