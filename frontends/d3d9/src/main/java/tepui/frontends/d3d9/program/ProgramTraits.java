package tepui.frontends.d3d9.program;

import tepui.frontends.d3d9.code.Numbering;

/**
 * Traits of a program: the facts that a draw needs beside its code and its constants. Programs of the same number are
 * interchangeable: one follows another with a binding, and its constants where they stand elsewhere.
 *
 * @param pixel the stage, so that a number is of one
 * @param samplers kinds of textures by sampler, three bits each
 * @param words words that it reads of what is bound late
 */
record ProgramTraits(boolean pixel, int inputs, int outputs, long samplers, int words) {
    private static final Numbering<ProgramTraits> NUMBERS = new Numbering<>();

    int number() {
        return NUMBERS.of(this);
    }
}
