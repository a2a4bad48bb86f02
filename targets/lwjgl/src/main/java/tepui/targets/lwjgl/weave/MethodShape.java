package tepui.targets.lwjgl.weave;

/** Parameters and result of a static method, read from its type as class files write it. */
final class MethodShape {
    private final String type;
    private final int[] begins;
    private final int[] slots;
    private final int count;
    private final int slotCount;

    MethodShape(String type) {
        this.type = type;
        int most = type.length();
        begins = new int[most];
        slots = new int[most];
        int n = 0;
        int slot = 0;
        int at = 1;
        while (type.charAt(at) != ')') {
            begins[n] = at;
            slots[n++] = slot;
            slot += size(type.charAt(at));
            at = end(type, at);
        }
        begins[n] = at;
        count = n;
        slotCount = slot;
    }

    static int size(char kind) {
        return kind == 'J' || kind == 'D' ? 2 : kind == 'V' ? 0 : 1;
    }

    private static int end(String type, int start) {
        int at = start;
        while (type.charAt(at) == '[') at++;
        return type.charAt(at) == 'L' ? type.indexOf(';', at) + 1 : at + 1;
    }

    /** By how much a call of a static method of that type changes the stack. */
    static int change(String type) {
        int change = 0;
        int at = 1;
        while (type.charAt(at) != ')') {
            change -= size(type.charAt(at));
            at = end(type, at);
        }
        return change + size(type.charAt(at + 1));
    }

    String type() {
        return type;
    }

    int count() {
        return count;
    }

    /** Variables that the parameters take. */
    int slots() {
        return slotCount;
    }

    /** The first letter of a parameter's type. */
    char kind(int i) {
        return type.charAt(begins[i]);
    }

    int slot(int i) {
        return slots[i];
    }

    /** A parameter's whole type. */
    String parameter(int i) {
        return type.substring(begins[i], begins[i + 1]);
    }

    /** A parameter's class or array type, as a constant names it. */
    String objectName(int i) {
        String parameter = parameter(i);
        return parameter.charAt(0) == 'L' ? parameter.substring(1, parameter.length() - 1) : parameter;
    }

    char result() {
        return type.charAt(begins[count] + 1);
    }

    /** The type without its last parameter, which is a function's address. */
    String withoutLast() {
        return type.substring(0, begins[count - 1]).concat(type.substring(begins[count]));
    }

    /** The type with addresses in place of arrays. */
    String withAddresses() {
        StringBuilder text = new StringBuilder(type.length()).append('(');
        for (int i = 0; i < count; i++) {
            if (kind(i) == '[') text.append('J');
            else text.append(type, begins[i], begins[i + 1]);
        }
        return text.append(type, begins[count], type.length()).toString();
    }

    boolean hasArrays() {
        return type.indexOf('[') >= 0;
    }
}
