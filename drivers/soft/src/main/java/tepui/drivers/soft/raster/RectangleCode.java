package tepui.drivers.soft.raster;

import static tepui.drivers.soft.raster.TriangleFrame.*;

import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.texture.BlockOrder;

/**
 * Generator of the part of {@link TriangleCode} that finds the pixels of a rectangle, as a point is one, where a pixel has one sample. A
 * block's pixels are those right of the first column and left of the last one, below the first row and above the last: four masks of a table.
 */
final class RectangleCode {
    private final TriangleCode code;
    private final X64 asm;
    /** By column, and then by row, in the block: the pixels from there on, those up to there. */
    private final Label[] from = new Label[2];

    private final Label[] upTo = new Label[2];

    RectangleCode(TriangleCode code) {
        this.code = code;
        asm = code.asm;
        for (int axis = 0; axis < 2; axis++) {
            int[] after = new int[4];
            int[] before = new int[4];
            for (int p = 0; p < BlockOrder.TEXELS; p++) {
                int at = axis == 0 ? BlockOrder.x(p) : BlockOrder.y(p);
                for (int border = 0; border < 4; border++) {
                    if (at >= border) after[border] |= 1 << p;
                    if (at <= border) before[border] |= 1 << p;
                }
            }
            from[axis] = asm.constant(after);
            upTo[axis] = asm.constant(before);
        }
    }

    /** The blocks of the rectangle's rows and columns. The record's ranges are in the frame. */
    void write() {
        Label row = new Label();
        Label block = new Label();
        asm.load(false, Y, slot(MIN_Y));
        asm.mathImmediate(Arith.AND, false, Y, ~3);
        asm.bind(row);
        asm.store(false, slot(ROW), Y);
        code.beginRow();
        pixels(1, Y, MIN_Y, MAX_Y);
        asm.store(false, slot(ROWS), Gpr.RCX);
        asm.load(false, Gpr.RAX, slot(MIN_X));
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, ~3);
        asm.bind(block);
        asm.store(false, slot(LEFT), Gpr.RAX);
        pixels(0, Gpr.RAX, MIN_X, MAX_X);
        asm.math(Arith.AND, false, Gpr.RCX, slot(ROWS));
        asm.store(false, slot(WORD), Gpr.RCX);
        asm.shift(false, false, Gpr.RAX, 2);
        code.lanesOfWord();
        code.add(Gpr.RAX);
        asm.load(false, Gpr.RAX, slot(LEFT));
        asm.mathImmediate(Arith.ADD, false, Gpr.RAX, 4);
        asm.math(Arith.CMP, false, Gpr.RAX, slot(MAX_X));
        asm.jump(Condition.LE, block);
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.math(Arith.CMP, false, Y, slot(MAX_Y));
        asm.jump(Condition.LE, row);
    }

    /** The pixels of a block that are in the range of an axis, to rcx. The block begins at {@code first}. */
    private void pixels(int axis, int first, int low, int high) {
        asm.load(false, Gpr.RCX, slot(low));
        asm.move(Gpr.RSI, 0);
        asm.math(Arith.SUB, false, Gpr.RCX, first);
        asm.moveIf(Condition.S, false, Gpr.RCX, Gpr.RSI);
        asm.load(false, Gpr.RDX, slot(high));
        asm.move(Gpr.RSI, 3);
        asm.math(Arith.SUB, false, Gpr.RDX, first);
        asm.math(Arith.CMP, false, Gpr.RDX, Gpr.RSI);
        asm.moveIf(Condition.G, false, Gpr.RDX, Gpr.RSI);
        asm.address(Gpr.RSI, Mem.at(from[axis], 0));
        asm.load(false, Gpr.RCX, Mem.at(Gpr.RSI, Gpr.RCX, 4, 0));
        asm.address(Gpr.RSI, Mem.at(upTo[axis], 0));
        asm.math(Arith.AND, false, Gpr.RCX, Mem.at(Gpr.RSI, Gpr.RDX, 4, 0));
    }
}
