package tepui.targets.lwjgl.weave;

import java.util.ArrayList;
import java.util.List;

/**
 * Writer of the body of one static method: loads, calls, and at most a few places to which something jumps. A type is
 * given by its first letter, as in class files.
 */
final class CodeWriter {
    private static final int ILOAD = 21;
    private static final int ISTORE = 54;
    private static final int IRETURN = 172;
    private static final int RETURN = 177;
    private static final int IFEQ = 153;
    private static final int LDC_W = 19;
    private static final int ATHROW = 191;
    private static final int CHECKCAST = 192;
    private static final int INVOKEVIRTUAL = 182;
    private static final int L2I = 136;
    private static final int I2L = 133;
    private static final int I2B = 145;
    private static final int I2C = 146;
    private static final int I2S = 147;

    private final ClassEdit of;
    private final MethodShape shape;
    private final ByteWriter code = new ByteWriter(24);
    private final List<int[]> handlers = new ArrayList<>(0);
    private final ByteWriter frames = new ByteWriter(0);
    private int framesName;
    private int frameCount;
    private int lastFrame = -1;
    private int locals;
    private int depth;
    private int deepest;

    CodeWriter(ClassEdit of, String type) {
        this.of = of;
        shape = new MethodShape(type);
        locals = shape.slots();
    }

    String type() {
        return shape.type();
    }

    MethodShape shape() {
        return shape;
    }

    /** A variable behind those that there are. */
    int local(char type) {
        int slot = locals;
        locals += MethodShape.size(type);
        return slot;
    }

    private void grow(int by) {
        depth += by;
        if (depth > deepest) deepest = depth;
    }

    /** Which of five instructions, for int, long, float, double and references. */
    private static int which(char type) {
        return switch (type) {
            case 'J' -> 1;
            case 'F' -> 2;
            case 'D' -> 3;
            case 'L', '[' -> 4;
            default -> 0;
        };
    }

    CodeWriter load(char type, int slot) {
        variable(ILOAD + which(type), slot);
        grow(MethodShape.size(type));
        return this;
    }

    CodeWriter store(char type, int slot) {
        variable(ISTORE + which(type), slot);
        grow(-MethodShape.size(type));
        return this;
    }

    private void variable(int opcode, int slot) {
        if (slot > 255) throw new IllegalStateException("a method of more than 255 variables");
        code.u1(opcode);
        code.u1(slot);
    }

    /** The parameter of that number, as it came. */
    CodeWriter parameter(int i) {
        return load(shape.kind(i), shape.slot(i));
    }

    CodeWriter text(String text) {
        return constant(of.string(text));
    }

    CodeWriter classOf(String name) {
        return constant(of.classOf(name));
    }

    private CodeWriter constant(int index) {
        code.u1(LDC_W);
        code.u2(index);
        grow(1);
        return this;
    }

    CodeWriter call(String owner, String name, String type) {
        return call(ClassEdit.INVOKESTATIC, owner, name, type, 0);
    }

    CodeWriter callOn(String owner, String name, String type) {
        return call(INVOKEVIRTUAL, owner, name, type, 1);
    }

    /** Calls the static method of a constant, which has the type of the one that is written. */
    CodeWriter callAlike(int method) {
        code.u1(ClassEdit.INVOKESTATIC);
        code.u2(method);
        grow(MethodShape.size(shape.result()) - shape.slots());
        return this;
    }

    private CodeWriter call(int opcode, String owner, String name, String type, int receiver) {
        code.u1(opcode);
        code.u2(of.methodOf(owner, name, type));
        grow(MethodShape.change(type) - receiver);
        return this;
    }

    /** Reads the static field that an instruction of the class reads. */
    CodeWriter sameField(int constant, char type) {
        code.u1(ClassEdit.GETSTATIC);
        code.u2(constant);
        grow(MethodShape.size(type));
        return this;
    }

    CodeWriter cast(String name) {
        code.u1(CHECKCAST);
        code.u2(of.classOf(name));
        return this;
    }

    /** Whole numbers of one size to those of another, as C does it; a boolean is true if any bit is set. */
    CodeWriter convert(char from, char to) {
        if (from == to) return this;
        if (from == 'J') {
            code.u1(L2I);
            depth--;
        }
        switch (to) {
            case 'J' -> {
                code.u1(I2L);
                grow(1);
            }
            case 'B' -> code.u1(I2B);
            case 'C' -> code.u1(I2C);
            case 'S' -> code.u1(I2S);
            default -> {}
        }
        return this;
    }

    void give(char type) {
        code.u1(type == 'V' ? RETURN : IRETURN + which(type));
        depth = 0;
    }

    /** Returns zero of a type. */
    void giveZero(char type) {
        if (type != 'V') {
            code.u1(
                    switch (type) {
                        case 'J' -> 9;
                        case 'F' -> 11;
                        case 'D' -> 14;
                        case 'L', '[' -> 1;
                        default -> 3;
                    });
            grow(MethodShape.size(type));
        }
        give(type);
    }

    void fail() {
        code.u1(ATHROW);
        depth = 0;
    }

    int position() {
        return code.size();
    }

    /** Jumps where the int on the stack is 0; to be told {@link #here where}. */
    int ifZero() {
        int at = code.size();
        code.u1(IFEQ);
        code.u2(0);
        depth--;
        return at;
    }

    /** Where a jump goes to; only parameters live there. */
    void here(int jump) {
        code.set2(jump + 1, code.size() - jump);
        frame("", false);
    }

    /** Here goes what is thrown between two positions; besides the parameters the object in the variable behind them lives. */
    void handler(int start, int end, String object) {
        handlers.add(new int[] {start, end, code.size()});
        frame(object, true);
        depth = 0;
        grow(1);
    }

    /** Describes a place to the verifier: the parameters, the object behind them if it is named, and what was thrown. */
    private void frame(String object, boolean thrown) {
        int at = code.size();
        framesName = of.utf8("StackMapTable");
        frames.u1(255);
        frames.u2(lastFrame < 0 ? at : at - lastFrame - 1);
        lastFrame = at;
        frameCount++;
        int count = shape.count();
        frames.u2(count + (object.isEmpty() ? 0 : 1));
        for (int i = 0; i < count; i++) {
            switch (shape.kind(i)) {
                case 'J' -> frames.u1(4);
                case 'F' -> frames.u1(2);
                case 'D' -> frames.u1(3);
                case 'L', '[' -> object(shape.objectName(i));
                default -> frames.u1(1);
            }
        }
        if (!object.isEmpty()) object(object);
        frames.u2(thrown ? 1 : 0);
        if (thrown) object("java/lang/Throwable");
    }

    private void object(String name) {
        frames.u1(7);
        frames.u2(of.classOf(name));
    }

    /** The attribute with this code. */
    void write(ByteWriter out, int codeName) {
        int map = frameCount == 0 ? 0 : 8 + frames.size();
        out.u2(codeName);
        out.u4(12 + code.size() + 8 * handlers.size() + map);
        out.u2(deepest);
        out.u2(locals);
        out.u4(code.size());
        out.append(code);
        out.u2(handlers.size());
        for (int i = 0; i < handlers.size(); i++) {
            int[] h = handlers.get(i);
            out.u2(h[0]);
            out.u2(h[1]);
            out.u2(h[2]);
            out.u2(0);
        }
        out.u2(frameCount == 0 ? 0 : 1);
        if (frameCount == 0) return;
        out.u2(framesName);
        out.u4(2 + frames.size());
        out.u2(frameCount);
        out.append(frames);
    }
}
