package tepui.tools.cli;

/**
 * One result of {@code tepui doctor}.
 *
 * @param subject what was looked at, in a word or two
 * @param text what was found, as a sentence without a full stop
 * @param remedy what to do about it; empty where nothing is to be done
 */
record Finding(Level level, String subject, String text, String remedy) {
    /** Severity. */
    enum Level {
        /** Nothing is wrong. */
        OK("ok"),
        /** Works, but something is not there that some programs want. */
        NOTE("note"),
        /** Keeps programs from running. */
        PROBLEM("problem");

        final String word;

        Level(String word) {
            this.word = word;
        }
    }

    static Finding ok(String subject, String text) {
        return new Finding(Level.OK, subject, text, "");
    }

    static Finding note(String subject, String text, String remedy) {
        return new Finding(Level.NOTE, subject, text, remedy);
    }

    static Finding problem(String subject, String text, String remedy) {
        return new Finding(Level.PROBLEM, subject, text, remedy);
    }
}
