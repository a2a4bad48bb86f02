package tepui.frontends.glsl.syntax;

import java.util.List;
import tepui.frontends.glsl.Version;

/** Reader of what stands behind #version: a number that there is, the context has, and a profile that goes with it. */
final class VersionReader {
    private final Diagnostics diagnostics;
    private final Preprocessor.Allowed allowed;

    VersionReader(Diagnostics diagnostics, Preprocessor.Allowed allowed) {
        this.diagnostics = diagnostics;
        this.allowed = allowed;
    }

    /** Version of a shader without #version: where there is no desktop language, the first of ES. */
    Version standard() {
        return allowed.maxVersion() == 0 ? Version.DEFAULT_ES : Version.DEFAULT;
    }

    /** The version that a line asks for, which begins with a number and may have a profile behind it. */
    Version parse(List<Token> line) {
        Token numberToken = line.getFirst();
        int number;
        try {
            number = Integer.parseInt(numberToken.text());
        } catch (NumberFormatException e) {
            number = -1;
        }
        String profile = line.size() > 1 ? line.get(1).text() : "";
        boolean es = number == 100 || profile.equals("es");
        boolean known = es
                ? number == 100 || number == 300 || number == 310 || number == 320
                : switch (number) {
                    case 110, 120, 130, 140, 150, 330, 400, 410, 420, 430, 440, 450, 460 -> true;
                    default -> false;
                };
        if (!known) {
            boolean esNumber = number == 300 || number == 310 || number == 320;
            diagnostics.error(
                    numberToken.pos(),
                    "there is no version " + numberToken.text() + (es ? " es" : "")
                            + (esNumber ? "; did you mean '#version " + number + " es'?" : ""));
            return standard();
        }
        if (number > (es ? allowed.maxEsVersion() : allowed.maxVersion())) {
            diagnostics.error(
                    numberToken.pos(),
                    "version " + number + (es ? " es" : "") + " is not supported here; "
                            + (es ? allowed.maxEsVersion() : allowed.maxVersion()) + " is the newest");
        }
        if (es) {
            if (number == 100 && line.size() > 1) {
                diagnostics.error(line.get(1).pos(), "#version 100 takes no profile");
            }
            return new Version(number, Version.Profile.ES);
        }
        Version.Profile p = number >= 150 || number == 140 ? Version.Profile.CORE : Version.Profile.COMPATIBILITY;
        if (number == 140 && allowed.compatibility()) p = Version.Profile.COMPATIBILITY;
        switch (profile) {
            case "" -> {}
            case "core", "compatibility" -> {
                if (number < 150) {
                    diagnostics.error(
                            line.get(1).pos(), "version " + number + " takes no profile; profiles begin with 150");
                } else if (profile.equals("compatibility")) {
                    p = Version.Profile.COMPATIBILITY;
                    if (!allowed.compatibility()) {
                        diagnostics.error(
                                line.get(1).pos(), "the compatibility profile is not supported by this context");
                    }
                }
            }
            default ->
                diagnostics.error(line.get(1).pos(), "'" + profile + "' is no profile; core, compatibility and es are");
        }
        return new Version(number, p);
    }
}
