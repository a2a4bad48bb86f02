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
 * Generator of the part of {@link TriangleCode} that finds the pixels of a line made of columns, as {@link LineCoverage} does. The minor
 * coordinate is a quotient rounded down; the next column's follows from it and the remainder without a division.
 */
final class LineCode {
    private final TriangleCode code;
    private final X64 asm;
    /** 1 << n, and a pixel's bit by y and x in its block. */
    private final Label bits;

    private final Label pixelBits;

    LineCode(TriangleCode code) {
        this.code = code;
        asm = code.asm;
        int[] powers = new int[16];
        int[] pixels = new int[16];
        for (int i = 0; i < 16; i++) {
            powers[i] = 1 << i;
            pixels[i] = 1 << BlockOrder.at(i & 3, i >> 2);
        }
        bits = asm.constant(powers);
        pixelBits = asm.constant(pixels);
    }

    /** The line's pixels in the tile, then the blocks that have any. The record's ranges are in the frame. */
    void write() {
        begin();
        walk();
        drain();
    }

    // While a line is walked: its numbers of major and minor axis, from the tile's first pixel.
    private static final int QUOTIENT = Gpr.R8;
    private static final int REMAINDER = Gpr.R9;
    private static final int U = Gpr.R15;
    private static final int PIXEL = Gpr.RSI;
    private static final int END = Gpr.RDI;

    /** A word by the axis: the second where y is the major one, of which r14 tells. */
    private void choose(int to, Mem flat, Mem steep) {
        asm.load(false, to, flat);
        asm.load(false, Gpr.RAX, steep);
        asm.test(false, Gpr.R14, Gpr.R14);
        asm.moveIf(Condition.NE, false, to, Gpr.RAX);
    }

    private void keep(int at, Mem flat, Mem steep) {
        choose(Gpr.RCX, flat, steep);
        asm.store(false, slot(at), Gpr.RCX);
    }

    private void begin() {
        asm.load(false, Gpr.R14, Mem.at(RECORD, 4 * LineSetup.WIDTH));
        asm.move(false, Gpr.RCX, Gpr.R14);
        asm.mathImmediate(Arith.AND, false, Gpr.RCX, LineSetup.BACKWARDS - 1);
        asm.store(false, slot(WIDE), Gpr.RCX);
        stipple();
        asm.mathImmediate(Arith.AND, false, Gpr.R14, LineSetup.STEEP);
        asm.store(false, slot(STEEP), Gpr.R14);
        keep(LAST, slot(MAX_X), slot(MAX_Y));
        keep(LOWEST, slot(MIN_Y), slot(MIN_X));
        keep(HIGHEST, slot(MAX_Y), slot(MAX_X));
        choose(U, slot(MIN_X), slot(MIN_Y));
        quotient();
    }

    /** The stipple's counter at the first column. */
    private void stipple() {
        Label none = new Label();
        Label forwards = new Label();
        Label set = new Label();
        asm.load(false, Gpr.RAX, control(TriangleLoop.STIPPLE));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, none);
        // the first column from the first pixel of the target, and the line's own ones
        asm.load(false, Gpr.RDX, slot(MIN_X));
        asm.math(Arith.ADD, false, Gpr.RDX, control(TriangleLoop.ORIGIN_X));
        asm.load(false, Gpr.RCX, slot(MIN_Y));
        asm.math(Arith.ADD, false, Gpr.RCX, control(TriangleLoop.ORIGIN_Y));
        asm.move(false, Gpr.RAX, Gpr.R14);
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, LineSetup.STEEP);
        asm.moveIf(Condition.NE, false, Gpr.RDX, Gpr.RCX);
        asm.load(false, Gpr.RCX, Mem.at(RECORD, 4 * LineSetup.MAJOR));
        asm.move(false, Gpr.RSI, Gpr.R14);
        asm.shift(false, false, Gpr.RSI, 16);
        asm.move(false, Gpr.RAX, Gpr.R14);
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, LineSetup.BACKWARDS);
        asm.jump(Condition.E, forwards);
        asm.shift(false, false, Gpr.RCX, 16);
        asm.math(Arith.SUB, false, Gpr.RCX, Gpr.RDX);
        asm.math(Arith.ADD, false, Gpr.RSI, Gpr.RCX);
        asm.move(Gpr.RAX, -1);
        asm.jump(set);
        asm.bind(forwards);
        asm.mathImmediate(Arith.AND, false, Gpr.RCX, 0xffff);
        asm.math(Arith.ADD, false, Gpr.RSI, Gpr.RDX);
        asm.math(Arith.SUB, false, Gpr.RSI, Gpr.RCX);
        asm.move(Gpr.RAX, 1);
        asm.bind(set);
        asm.store(false, slot(COUNTER), Gpr.RSI);
        asm.store(false, slot(DIRECTION), Gpr.RAX);
        asm.bind(none);
    }

    /** Quotient and remainder at the first column, and their steps. */
    private void quotient() {
        int u0 = Gpr.R8;
        int v0 = Gpr.R9;
        int den = Gpr.RDI;
        int dv = Gpr.RSI;
        vertex(u0, 0, 1);
        vertex(v0, 1, 0);
        vertex(den, 2, 3);
        vertex(dv, 3, 2);
        asm.math(Arith.SUB, false, den, u0);
        asm.math(Arith.SUB, false, dv, v0);
        Label slopes = new Label();
        Label positive = new Label();
        asm.test(false, den, den);
        asm.jump(Condition.NE, slopes);
        asm.move(den, 1);
        asm.move(dv, 0);
        asm.bind(slopes);
        asm.extend(den, den);
        asm.extend(dv, dv);
        asm.test(true, den, den);
        asm.jump(Condition.NS, positive);
        asm.move(Gpr.R10, 0);
        asm.move(Gpr.R11, 0);
        asm.math(Arith.SUB, true, Gpr.R10, den);
        asm.math(Arith.SUB, true, Gpr.R11, dv);
        asm.move(true, den, Gpr.R10);
        asm.move(true, dv, Gpr.R11);
        asm.bind(positive);
        asm.store(true, slot(DIVISOR), den);
        // r11: what is added to the quotient, with the lowest pixel of the width and the tile's place; a line that
        // climbs along x goes up on
        // borders, others are rounded up and then lowered by one
        asm.load(false, Gpr.R11, slot(WIDE));
        asm.mathImmediate(Arith.SUB, false, Gpr.R11, 1);
        asm.shift(true, false, Gpr.R11, 7);
        asm.math(Arith.SUB, false, v0, Gpr.R11);
        choose(Gpr.R11, control(TriangleLoop.ORIGIN_Y), control(TriangleLoop.ORIGIN_X));
        asm.shift(true, false, Gpr.R11, 8);
        asm.math(Arith.SUB, false, v0, Gpr.R11);
        // the dividend
        choose(Gpr.RCX, control(TriangleLoop.ORIGIN_X), control(TriangleLoop.ORIGIN_Y));
        asm.math(Arith.ADD, false, Gpr.RCX, U);
        asm.shift(true, false, Gpr.RCX, 8);
        asm.mathImmediate(Arith.ADD, false, Gpr.RCX, 128);
        asm.math(Arith.SUB, false, Gpr.RCX, u0);
        asm.extend(Gpr.RAX, Gpr.RCX);
        asm.multiply(true, Gpr.RAX, dv);
        Label rounded = new Label();
        Label up = new Label();
        asm.test(false, Gpr.R14, Gpr.R14);
        asm.jump(Condition.NE, up);
        asm.test(true, dv, dv);
        asm.jump(Condition.G, rounded);
        asm.bind(up);
        asm.math(Arith.ADD, true, Gpr.RAX, den);
        asm.mathImmediate(Arith.SUB, true, Gpr.RAX, 1);
        asm.mathImmediate(Arith.SUB, false, v0, 1);
        asm.bind(rounded);
        asm.extend(Gpr.R11, v0);
        divide(den);
        asm.math(Arith.ADD, true, Gpr.RAX, Gpr.R11);
        asm.move(true, QUOTIENT, Gpr.RAX);
        asm.move(true, REMAINDER, Gpr.RDX);
        asm.move(true, Gpr.RAX, dv);
        asm.shift(true, true, Gpr.RAX, 8);
        divide(den);
        asm.store(true, slot(STEP), Gpr.RAX);
        asm.store(true, slot(REST), Gpr.RDX);
    }

    private void vertex(int to, int flat, int steep) {
        choose(to, Mem.at(RECORD, 4 * (Scene.VERTICES + flat)), Mem.at(RECORD, 4 * (Scene.VERTICES + steep)));
    }

    /** Rax by a positive number, rounded down: quotient to rax, remainder to rdx. */
    private void divide(int by) {
        Label whole = new Label();
        asm.signToRdx();
        asm.divide(true, by);
        asm.test(true, Gpr.RDX, Gpr.RDX);
        asm.jump(Condition.NS, whole);
        asm.math(Arith.ADD, true, Gpr.RDX, by);
        asm.mathImmediate(Arith.SUB, true, Gpr.RAX, 1);
        asm.bind(whole);
    }

    private void walk() {
        Label column = new Label();
        Label walked = new Label();
        Label visible = new Label();
        Label following = new Label();
        Label same = new Label();
        asm.bind(column);
        asm.math(Arith.CMP, false, U, slot(LAST));
        asm.jump(Condition.G, walked);
        asm.load(false, Gpr.RAX, control(TriangleLoop.STIPPLE));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, visible);
        asm.load(false, Gpr.RAX, slot(COUNTER));
        asm.load(false, Gpr.RCX, slot(DIRECTION));
        asm.math(Arith.ADD, false, Gpr.RCX, Gpr.RAX);
        asm.store(false, slot(COUNTER), Gpr.RCX);
        asm.load(false, Gpr.RCX, control(TriangleLoop.FACTOR));
        asm.math(Arith.XOR, false, Gpr.RDX, Gpr.RDX);
        asm.divide(false, Gpr.RCX);
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, 15);
        asm.address(Gpr.RCX, Mem.at(bits, 0));
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RCX, Gpr.RAX, 4, 0));
        asm.math(Arith.AND, false, Gpr.RAX, control(TriangleLoop.PATTERN));
        asm.jump(Condition.E, following);
        asm.bind(visible);
        pixels(following);
        asm.bind(following);
        asm.math(Arith.ADD, true, QUOTIENT, slot(STEP));
        asm.math(Arith.ADD, true, REMAINDER, slot(REST));
        asm.math(Arith.CMP, true, REMAINDER, slot(DIVISOR));
        asm.jump(Condition.L, same);
        asm.math(Arith.SUB, true, REMAINDER, slot(DIVISOR));
        asm.mathImmediate(Arith.ADD, true, QUOTIENT, 1);
        asm.bind(same);
        asm.mathImmediate(Arith.ADD, false, U, 1);
        asm.jump(column);
        asm.bind(walked);
    }

    /** The pixels of a column. */
    private void pixels(Label done) {
        asm.move(true, PIXEL, QUOTIENT);
        asm.shiftSigned(true, PIXEL, 8);
        asm.load(false, END, slot(WIDE));
        asm.math(Arith.ADD, false, END, PIXEL);
        asm.mathImmediate(Arith.SUB, false, END, 1);
        asm.load(false, Gpr.RAX, slot(HIGHEST));
        asm.math(Arith.CMP, false, END, Gpr.RAX);
        asm.moveIf(Condition.G, false, END, Gpr.RAX);
        asm.load(false, Gpr.RAX, slot(LOWEST));
        asm.math(Arith.CMP, false, PIXEL, Gpr.RAX);
        asm.moveIf(Condition.L, false, PIXEL, Gpr.RAX);
        Label pixel = new Label();
        asm.bind(pixel);
        asm.math(Arith.CMP, false, PIXEL, END);
        asm.jump(Condition.G, done);
        int x = Gpr.RCX;
        int y = Gpr.RAX;
        asm.move(false, x, U);
        asm.move(false, y, PIXEL);
        asm.test(false, Gpr.R14, Gpr.R14);
        asm.moveIf(Condition.NE, false, x, PIXEL);
        asm.moveIf(Condition.NE, false, y, U);
        int row = Gpr.RDX;
        int across = Gpr.R10;
        asm.move(false, row, y);
        asm.shift(false, false, row, 2);
        asm.mathImmediate(Arith.AND, false, y, 3);
        asm.shift(true, false, y, 2);
        asm.move(false, across, x);
        asm.shift(false, false, across, 2);
        asm.mathImmediate(Arith.AND, false, x, 3);
        asm.math(Arith.ADD, false, y, x);
        asm.address(Gpr.R11, Mem.at(pixelBits, 0));
        asm.load(false, y, Mem.at(Gpr.R11, y, 4, 0));
        asm.address(Gpr.R11, Mem.at(bits, 0));
        asm.load(false, x, Mem.at(Gpr.R11, across, 4, 0));
        asm.math(Arith.OR, false, x, Mem.at(Gpr.RBP, row, 4, TOUCHED));
        asm.store(false, Mem.at(Gpr.RBP, row, 4, TOUCHED), x);
        asm.shift(true, false, row, 4);
        asm.math(Arith.ADD, false, row, across);
        asm.math(Arith.OR, false, y, Mem.at(Gpr.RBP, row, 4, PIXELS));
        asm.store(false, Mem.at(Gpr.RBP, row, 4, PIXELS), y);
        asm.mathImmediate(Arith.ADD, false, PIXEL, 1);
        asm.jump(pixel);
    }

    /** Hands the blocks over and forgets them. */
    private void drain() {
        Label row = new Label();
        Label block = new Label();
        Label nextRow = new Label();
        asm.math(Arith.XOR, false, Y, Y);
        asm.bind(row);
        asm.load(false, BITS, Mem.at(Gpr.RBP, Y, 1, TOUCHED));
        asm.test(false, BITS, BITS);
        asm.jump(Condition.E, nextRow);
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, Mem.at(Gpr.RBP, Y, 1, TOUCHED), Gpr.RAX);
        asm.store(false, slot(ROW), Y);
        code.beginRow();
        asm.bind(block);
        int column = Gpr.RAX;
        code.takeBit(column);
        asm.move(false, Gpr.RDX, Y);
        asm.shift(true, false, Gpr.RDX, 2);
        asm.math(Arith.ADD, false, Gpr.RDX, column);
        asm.load(false, Gpr.RCX, Mem.at(Gpr.RBP, Gpr.RDX, 4, PIXELS));
        asm.store(false, slot(WORD), Gpr.RCX);
        asm.math(Arith.XOR, false, Gpr.RCX, Gpr.RCX);
        asm.store(false, Mem.at(Gpr.RBP, Gpr.RDX, 4, PIXELS), Gpr.RCX);
        code.lanesOfWord();
        code.add(column);
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NE, block);
        asm.bind(nextRow);
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.mathImmediate(Arith.CMP, false, Y, Scene.TILE);
        asm.jump(Condition.L, row);
    }
}
