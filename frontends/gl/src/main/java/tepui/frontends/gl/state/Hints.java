package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;

/** Modes of glHint (OpenGL 4.6, 21.5), which are stored and returned, and change nothing. */
public final class Hints {
    /** How many hints there are over all profiles. */
    private static final int COUNT = 8;

    private final Profile profile;
    private final int[] modes = new int[COUNT];

    public Hints(Profile profile) {
        this.profile = profile;
        Arrays.fill(modes, GL_DONT_CARE);
    }

    /** The place of a hint's mode; -1 where the profile has no such hint. */
    public int place(int target) {
        if (profile.es1 && !Es1Rules.isHint(target)) return -1;
        return switch (target) {
            case GL_LINE_SMOOTH_HINT -> 1;
            case GL_POLYGON_SMOOTH_HINT -> 4;
            case GL_TEXTURE_COMPRESSION_HINT -> 6;
            case GL_FRAGMENT_SHADER_DERIVATIVE_HINT -> 7;
            case GL_FOG_HINT -> profile.compatibility ? 0 : -1;
            case GL_PERSPECTIVE_CORRECTION_HINT -> profile.compatibility ? 2 : -1;
            case GL_POINT_SMOOTH_HINT -> profile.compatibility ? 3 : -1;
            case GL_GENERATE_MIPMAP_HINT -> profile.compatibility || profile.es ? 5 : -1;
            default -> -1;
        };
    }

    public int mode(int place) {
        return modes[place];
    }

    public void set(int place, int mode) {
        modes[place] = mode;
    }

    /** A copy of all modes, by place. */
    public int[] saved() {
        return modes.clone();
    }

    public void restore(int[] saved) {
        System.arraycopy(saved, 0, modes, 0, COUNT);
    }
}
