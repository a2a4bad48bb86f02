package tepui.frontends.gl.fixed;

import java.util.Arrays;

/** Frozen key of one of the two fixed-function stages: words that say which code is wanted, nothing else. */
record ShaderKey(long[] words) {
    @Override
    public boolean equals(Object other) {
        return other instanceof ShaderKey k && Arrays.equals(words, k.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
