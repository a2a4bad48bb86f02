package tepui.pipe.pipeline;

/**
 * Words of pipeline keys, common to all drivers: whole 32-bit words, no padding, ids of interned parts rather than the
 * parts or any handle. The first word is the program's id, which never comes back. All keys of a table have as many
 * words, at most {@value #MOST}, so that the words in which two of them differ are the bits of an int.
 */
final class KeyWords {
    /** The program's id. */
    static final int PROGRAM = 0;

    static final int MOST = 32;

    private KeyWords() {}

    /** The words in which two keys differ, a bit each. */
    static int changed(int[] a, int[] b) { // hot
        int mask = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) mask |= 1 << i;
        }
        return mask;
    }

    static int hash(int[] key) { // hot
        int h = 0;
        for (int i = 0; i < key.length; i++) h = (h ^ key[i]) * 0x9e3779b1 + i;
        return h ^ h >>> 15;
    }
}
