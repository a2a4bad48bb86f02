package tepui.frontends.glsl.syntax;

/**
 * One token.
 *
 * @param text identifiers, numbers and punctuation as written, interned by the lexer
 * @param spaced white space, a comment or a new line comes before it
 */
record Token(Kind kind, int pos, String text, boolean spaced) {
    /** Sorts of tokens. */
    enum Kind {
        IDENTIFIER,
        NUMBER,
        PUNCTUATION,
        /** End of a line; directives end here. */
        NEWLINE,
        END,
        /** A path with its quotes, in #line and #include. */
        STRING,
        /** A character that no token starts with. */
        STRAY,
        /** Stands for nothing: an empty argument beside ##. */
        PLACEHOLDER
    }

    boolean is(String punctuation) {
        return kind == Kind.PUNCTUATION && text.equals(punctuation);
    }

    boolean isIdentifier(String name) {
        return kind == Kind.IDENTIFIER && text.equals(name);
    }

    boolean endsLine() {
        return kind == Kind.NEWLINE || kind == Kind.END;
    }
}
