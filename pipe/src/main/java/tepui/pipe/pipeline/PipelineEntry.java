package tepui.pipe.pipeline;

/**
 * Pipeline of one key: compiled, or still being compiled. It is known by its key from the moment that somebody wants
 * it; the handle follows when it is made, and may be replaced by a better one. Whoever makes it holds the entry's lock,
 * so a draw waits only for its own.
 */
final class PipelineEntry {
    final int[] key;
    final int hash;
    /** Nothing was known of its program when it was asked for. */
    final boolean first;

    final TransitionList transitions = new TransitionList();
    /** 0 until it is made. */
    volatile long handle;
    /** Its program is gone: no transition leads here any more. */
    volatile boolean dead;
    /** The handle's pipeline waits for a better one. */
    volatile boolean quick;
    /** It is being compiled in the background. */
    volatile boolean inBackground;

    PipelineEntry(int[] key, boolean first) {
        if (key.length == 0 || key.length > KeyWords.MOST) {
            throw new IllegalArgumentException(
                    "PipelineTable: a key has " + key.length + " words, must have 1 to " + KeyWords.MOST);
        }
        this.first = first;
        this.key = key.clone();
        this.hash = KeyWords.hash(key);
    }
}
