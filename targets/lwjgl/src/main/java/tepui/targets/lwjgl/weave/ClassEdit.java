package tepui.targets.lwjgl.weave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Editor of a class file that is changed in place. There are three changes: a method gets another body, an instruction
 * of three bytes becomes another of three bytes, a method is added. So nothing in the code that stays ever moves, and
 * none of it is taken apart and put together again: that is what makes an agent's start short, while a JVM still
 * interprets all that the agent does. For the same reason there are no lambdas and no joined strings here: each costs
 * milliseconds the first time.
 */
final class ClassEdit {
    static final int PRIVATE_HELPER = 0x100A; // private static synthetic
    static final int GETSTATIC = 0xB2;
    static final int GETFIELD = 0xB4;
    static final int INVOKESTATIC = 0xB8;

    private static final int NATIVE = 0x0100;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;

    private final byte[] bytes;
    /** Where each constant begins: at its tag. */
    private final int[] constants;

    private final int constantsEnd;
    private int codeName;
    private int[] classes = new int[16];
    private int classCount;
    private final int methodsAt;
    private final int methodsEnd;
    private final List<Method> methods = new ArrayList<>();
    /** Bodies of {@link #bodyCalls} by their types' constants. */
    private final byte[] @Nullable [] calls;

    private final ByteWriter newConstants = new ByteWriter(1024);
    private final Map<String, Integer> known = new HashMap<>();
    private int constantCount;
    private final ByteWriter newMethods = new ByteWriter(1024);
    private int newMethodCount;

    /** Method as it was, and its new body. */
    static final class Method {
        private final int start;
        private int end;
        private final int flags;
        final int nameIndex;
        final int typeIndex;
        /** The instructions; both 0 where there are none. */
        int codeStart;

        int codeEnd;
        private int codeAttribute;

        @Nullable
        CodeWriter body;

        private byte @Nullable [] call;
        private int called;

        private Method(int start, int flags, int nameIndex, int typeIndex) {
            this.start = start;
            this.flags = flags;
            this.nameIndex = nameIndex;
            this.typeIndex = typeIndex;
        }

        boolean isNative() {
            return (flags & NATIVE) != 0;
        }
    }

    /** Reads a class file, which stays as it is. */
    ClassEdit(byte[] classFile) {
        bytes = classFile.clone();
        int count = u2(8);
        constants = new int[count];
        calls = new byte[count][];
        constantCount = count;
        int at = 10;
        // These loops read by themselves: calls cost most while a JVM is cold.
        byte[] b = bytes;
        for (int i = 1; i < count; i++) {
            constants[i] = at;
            switch (b[at]) {
                case UTF8 -> {
                    int length = (b[at + 1] & 255) << 8 | b[at + 2] & 255;
                    if (length == 4 && b[at + 3] == 'C' && isText(i, "Code")) codeName = i;
                    at += 3 + length;
                }
                case CLASS -> {
                    if (classCount == classes.length) classes = Arrays.copyOf(classes, 2 * classCount);
                    classes[classCount++] = i;
                    at += 3;
                }
                case STRING, 16, 19, 20 -> at += 3;
                case 15 -> at += 4;
                case LONG, DOUBLE -> {
                    at += 9;
                    i++;
                }
                default -> at += 5;
            }
        }
        constantsEnd = at;
        at += 6;
        at += 2 + 2 * u2(at);
        at = fieldsEnd(at);
        methodsAt = at;
        int left = u2(at);
        at += 2;
        while (left-- > 0) {
            Method m = method(at);
            methods.add(m);
            at = m.end;
        }
        methodsEnd = at;
    }

    private int fieldsEnd(int start) {
        int at = start + 2;
        for (int left = u2(start); left > 0; left--) {
            int attributes = u2(at + 6);
            at += 8;
            while (attributes-- > 0) at += 6 + u4(at + 2);
        }
        return at;
    }

    private Method method(int start) {
        byte[] b = bytes;
        Method m = new Method(start, u2(start), u2(start + 2), u2(start + 4));
        int at = start + 8;
        for (int left = (b[start + 6] & 255) << 8 | b[start + 7] & 255; left > 0; left--) {
            if (((b[at] & 255) << 8 | b[at + 1] & 255) == codeName) {
                m.codeAttribute = at;
                m.codeStart = at + 14;
                m.codeEnd = m.codeStart + u4(at + 10);
            }
            at += 6 + ((b[at + 2] & 255) << 24 | (b[at + 3] & 255) << 16 | (b[at + 4] & 255) << 8 | b[at + 5] & 255);
        }
        m.end = at;
        return m;
    }

    // Reading

    int u2(int at) {
        return (bytes[at] & 255) << 8 | bytes[at + 1] & 255;
    }

    private int u4(int at) {
        return u2(at) << 16 | u2(at + 2);
    }

    int u1(int at) {
        return bytes[at] & 255;
    }

    /** Names of this kind of class have no letters but those of ASCII. */
    @SuppressWarnings("deprecation")
    private String text(int index) {
        int at = constants[index];
        return new String(bytes, 0, at + 3, u2(at + 1));
    }

    private boolean isText(int index, String text) {
        int at = constants[index];
        int length = u2(at + 1);
        if (length != text.length()) return false;
        for (int i = 0; i < length; i++) {
            if (bytes[at + 3 + i] != text.charAt(i)) return false;
        }
        return true;
    }

    /** The class's name, as {@code a/b/C}. */
    String name() {
        return text(u2(constants[u2(constantsEnd + 2)] + 1));
    }

    List<Method> methods() {
        return methods;
    }

    String name(Method m) {
        return text(m.nameIndex);
    }

    String type(Method m) {
        return text(m.typeIndex);
    }

    /** Whether a method's type has an array in it: asked of all methods, so without a text being made. */
    boolean hasArrays(Method m) {
        int at = constants[m.typeIndex] + 3;
        for (int end = at + u2(at - 2); at < end; at++) {
            if (bytes[at] == '[') return true;
        }
        return false;
    }

    /** Whether a method's type has a buffer in it: "java/nio/" and nothing else there has an "/nio/". */
    boolean hasBuffers(Method m) {
        int at = constants[m.typeIndex] + 3;
        for (int end = at + u2(at - 2) - 4; at < end; at++) {
            if (bytes[at] == '/' && bytes[at + 1] == 'n' && bytes[at + 2] == 'i' && bytes[at + 3] == 'o') return true;
        }
        return false;
    }

    /** The constant that names a class, and -1 where this one never does: then nothing in it calls that class. */
    int classConstant(String name) {
        for (int i = 0; i < classCount; i++) {
            if (isText(u2(constants[classes[i]] + 1), name)) return classes[i];
        }
        return -1;
    }

    /** The owner of the field or method that the instruction at {@code at} names, as a constant. */
    int owner(int at) {
        return u2(constants[u2(at + 1)] + 1);
    }

    String ownerName(int at) {
        return text(u2(constants[owner(at)] + 1));
    }

    String memberName(int at) {
        return text(u2(constants[u2(constants[u2(at + 1)] + 3)] + 1));
    }

    String memberType(int at) {
        return text(u2(constants[u2(constants[u2(at + 1)] + 3)] + 3));
    }

    /** Where the instruction behind that at {@code at} begins. */
    int next(Method m, int at) {
        return at + Instructions.length(bytes, m.codeStart, at);
    }

    // Changing

    /** Puts another instruction of three bytes in the place of one. */
    void patch(int at, int opcode, int constant) {
        bytes[at] = (byte) opcode;
        bytes[at + 1] = (byte) (constant >> 8);
        bytes[at + 2] = (byte) constant;
    }

    /** Code for a static method of that type. */
    CodeWriter code(String type) {
        return new CodeWriter(this, type);
    }

    /**
     * Gives a static method the body that calls another one of the same type. Many methods have the same type, and bodies differ in the name of what
     * they call only, so each is written once.
     */
    void bodyCalls(Method m, int owner, int name) {
        byte[] call = calls[m.typeIndex];
        if (call == null) {
            CodeWriter code = code(type(m));
            for (int i = 0; i < code.shape().count(); i++) code.parameter(i);
            code.callAlike(0).give(code.shape().result());
            ByteWriter attribute = new ByteWriter(48);
            code.write(attribute, codeNameOrNew());
            call = attribute.toBytes();
            calls[m.typeIndex] = call;
        }
        m.call = call;
        m.called = methodOf(owner, name, m.typeIndex);
    }

    private int codeNameOrNew() {
        if (codeName == 0) codeName = utf8("Code");
        return codeName;
    }

    void add(int flags, String name, CodeWriter body) {
        newMethods.u2(flags);
        newMethods.u2(utf8(name));
        newMethods.u2(utf8(body.type()));
        newMethods.u2(1);
        body.write(newMethods, codeNameOrNew());
        newMethodCount++;
    }

    int utf8(String text) {
        Integer old = known.get(text);
        if (old != null) return old;
        newConstants.u1(UTF8);
        newConstants.u2(text.length());
        newConstants.ascii(text);
        return count(text);
    }

    int classOf(String name) {
        return one(CLASS, "C ", name);
    }

    int string(String text) {
        return one(STRING, "S ", text);
    }

    private int one(int tag, String kind, String text) {
        String key = kind.concat(text);
        Integer old = known.get(key);
        if (old != null) return old;
        int content = utf8(text);
        newConstants.u1(tag);
        newConstants.u2(content);
        return count(key);
    }

    int methodOf(String owner, String name, String type) {
        String key = owner.concat(" ").concat(name).concat(type);
        Integer old = known.get(key);
        if (old != null) return old;
        int index = methodOf(classOf(owner), utf8(name), utf8(type));
        known.put(key, index);
        return index;
    }

    /** A method by the constants of its parts; a new constant each time. */
    int methodOf(int owner, int name, int type) {
        newConstants.u1(NAME_AND_TYPE);
        newConstants.u2(name);
        newConstants.u2(type);
        newConstants.u1(METHOD);
        newConstants.u2(owner);
        newConstants.u2(constantCount);
        constantCount += 2;
        return constantCount - 1;
    }

    private int count(String key) {
        int index = constantCount++;
        known.put(key, index);
        return index;
    }

    // Writing

    /** The changed class file. */
    byte[] toBytes() {
        int code = codeNameOrNew();
        if (constantCount > 0xFFFF)
            throw new IllegalStateException(name().concat(" gets more constants than a class may have"));
        ByteWriter out = new ByteWriter(bytes.length + newConstants.size() + newMethods.size() + 64 * methods.size());
        out.bytes(bytes, 0, 8);
        out.u2(constantCount);
        out.bytes(bytes, 10, constantsEnd);
        // Bodies have asked for all constants that they name.
        out.append(newConstants);
        out.bytes(bytes, constantsEnd, methodsAt);
        out.u2(methods.size() + newMethodCount);
        for (int i = 0; i < methods.size(); i++) {
            Method m = methods.get(i);
            if (m.body == null && m.call == null) out.bytes(bytes, m.start, m.end);
            else write(out, m, code);
        }
        out.append(newMethods);
        out.bytes(bytes, methodsEnd, bytes.length);
        return out.toBytes();
    }

    /** A method with its new body; its other attributes stay. */
    private void write(ByteWriter out, Method m, int code) {
        out.u2(m.flags & ~NATIVE);
        out.u2(m.nameIndex);
        out.u2(m.typeIndex);
        out.u2(u2(m.start + 6) + (m.codeAttribute == 0 ? 1 : 0));
        if (m.call != null) {
            int at = out.size();
            out.bytes(m.call, 0, m.call.length);
            // Behind the call there is the instruction that returns, and
            // that no exception is caught and nothing else said.
            out.set2(at + m.call.length - 7, m.called);
        } else if (m.body != null) {
            m.body.write(out, code);
        }
        if (m.codeAttribute == 0) {
            out.bytes(bytes, m.start + 8, m.end);
        } else {
            out.bytes(bytes, m.start + 8, m.codeAttribute);
            out.bytes(bytes, m.codeAttribute + 6 + u4(m.codeAttribute + 2), m.end);
        }
    }
}
