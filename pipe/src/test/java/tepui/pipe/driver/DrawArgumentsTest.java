package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import tepui.ir.Shader.Topology;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;

class DrawArgumentsTest {
    private final Buffer buffer = new Buffer(BufferDesc.of(100, 0)) {};

    @Test
    void rangesLieInTheirArray() {
        int[] words = {0, 3, 0, 3, 3, 0};
        assertDoesNotThrow(() -> DrawArguments.ranges(words, 0, 2, 1, false));
        refused(
                "draw: 2 ranges from word 1 of 6, three words a range must be there",
                () -> DrawArguments.ranges(words, 1, 2, 1, false));
        refused(
                "draw: " + Integer.MAX_VALUE + " ranges from word 0 of 6, three words a range must be there",
                () -> DrawArguments.ranges(words, 0, Integer.MAX_VALUE, 1, false));
        words[5] = 1;
        assertDoesNotThrow(() -> DrawArguments.ranges(words, 0, 2, 1, true));
        refused(
                "draw: base vertex is 1, must be 0 without an index buffer",
                () -> DrawArguments.ranges(words, 0, 2, 1, false));
    }

    @Test
    void parametersOfIndirectDrawsLieInTheirBuffer() {
        assertDoesNotThrow(() -> DrawArguments.indirect(true, buffer, 0, 5, 20, null, 0));
        assertDoesNotThrow(() -> DrawArguments.indirect(false, buffer, 84, 1, 0, buffer, 96));
        assertDoesNotThrow(() -> DrawArguments.indirect(true, buffer, 100, 0, 0, null, 0));
        assertThrows(IllegalArgumentException.class, () -> DrawArguments.indirect(true, buffer, 4, 5, 20, null, 0));
        assertThrows(IllegalArgumentException.class, () -> DrawArguments.indirect(true, buffer, 0, 1, 0, buffer, 98));
        refused(
                "drawIndirect: 2 draws with a stride of 16; must be at least 0, and at least 20",
                () -> DrawArguments.indirect(true, buffer, 0, 2, 16, null, 0));
    }

    @Test
    void whatADrawNeedsIsBound() {
        assertDoesNotThrow(() -> DrawArguments.bound(true, true, true, true));
        assertDoesNotThrow(() -> DrawArguments.bound(false, false, true, true));
        refused("draw: no index buffer is bound", () -> DrawArguments.bound(true, false, true, true));
        refused("draw: no vertex shader is bound", () -> DrawArguments.bound(false, true, false, true));
        refused("draw: no render targets are set", () -> DrawArguments.bound(false, true, true, false));
    }

    @Test
    void patchesGoWithTessellation() {
        assertDoesNotThrow(() -> DrawArguments.patches(Primitive.PATCHES, true));
        assertDoesNotThrow(() -> DrawArguments.patches(Primitive.LINES, false));
        refused(
                "draw: primitive is PATCHES, which needs a tessellation evaluation shader",
                () -> DrawArguments.patches(Primitive.PATCHES, false));
        refused(
                "draw: primitive is LINES, must be PATCHES with tessellation",
                () -> DrawArguments.patches(Primitive.LINES, true));
    }

    @Test
    void geometryShadersTakeTheirKindOfPrimitive() {
        assertDoesNotThrow(() -> DrawArguments.geometry(Primitive.QUADS, Topology.TRIANGLES));
        assertDoesNotThrow(() -> DrawArguments.geometry(Primitive.LINE_LOOP, Topology.LINES));
        refused(
                "draw: primitive is TRIANGLES, the geometry shader takes lines_adjacency",
                () -> DrawArguments.geometry(Primitive.TRIANGLES, Topology.LINES_ADJACENCY));
    }

    @Test
    void eachDirectionHasItsOwnMostGroups() {
        int[] most = {9, 8, 7};
        assertDoesNotThrow(() -> DrawArguments.groups(9, 8, 7, most));
        refused("dispatch: groups are 1 x 1 x 8, must be 0 to 9 x 8 x 7", () -> DrawArguments.groups(1, 1, 8, most));
    }

    private static void refused(String message, Executable call) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
    }
}
