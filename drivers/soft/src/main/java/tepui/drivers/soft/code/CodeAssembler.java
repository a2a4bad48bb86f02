package tepui.drivers.soft.code;

/** Assembler of a processor: what all have in common. */
public sealed interface CodeAssembler permits X64, A64 {
    /** Makes a label mean the place that has been reached. */
    void bind(Label label);

    /** Where a label is, once it is bound. */
    int offset(Label label);

    /** The code and behind it its constants, the largest first. No more may be written. */
    byte[] finish();

    /** Where code ends and constants begin, once it is finished. */
    int codeEnd();

    /** Do jumps and loads of constants reach? If not, the code cannot be finished. */
    default boolean reaches() {
        return true;
    }

    /** A line each instruction, empty without a listing. */
    String listing();
}
