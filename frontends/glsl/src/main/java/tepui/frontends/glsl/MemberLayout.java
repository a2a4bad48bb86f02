package tepui.frontends.glsl;

import java.util.List;

/**
 * Where a member of a struct or block lies, where that is said from outside: modules of SPIR-V lay out their blocks as they like, which the
 * language has no words for.
 *
 * @param offset bytes from the struct's start
 * @param arrayStrides bytes from element to element of each dimension, the outermost first
 * @param matrixStride bytes from column to column, or row to row; 0 where the member is no matrix
 */
public record MemberLayout(int offset, List<Integer> arrayStrides, int matrixStride, boolean rowMajor) {
    public MemberLayout {
        arrayStrides = List.copyOf(arrayStrides);
    }
}
