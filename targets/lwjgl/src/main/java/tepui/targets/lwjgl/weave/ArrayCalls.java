package tepui.targets.lwjgl.weave;

/**
 * Generator of code that calls a method which takes addresses with arguments of which some are Java arrays: each
 * array's contents lie in native memory of the thread during the call. A helper with that code is made in the woven
 * class for each such call.
 */
final class ArrayCalls {
    private static final String ARRAYS = "tepui/targets/lwjgl/gl/HeapArrays";

    private ArrayCalls() {}

    /**
     * Calls {@code owner.name} with the parameters of the method that is being built, but for the last, and returns its result.
     *
     * @param writes whether the callee may write into arrays
     * @param sized whether the callee may do so beyond an array's end, and is to be refused
     */
    static void write(CodeWriter code, String owner, String name, boolean writes, boolean sized) {
        String target = new MethodShape(code.shape().withoutLast()).withAddresses();
        write(code, owner, name, target, writes, sized);
    }

    /**
     * Calls a function of that type, which differs from the caller's in its result at most: a boolean there is an int here.
     */
    static void write(CodeWriter code, String owner, String name, String target, boolean writes) {
        write(code, owner, name, target, writes, false);
    }

    private static void write(
            CodeWriter code, String owner, String name, String target, boolean writes, boolean sized) {
        MethodShape shape = code.shape();
        MethodShape arguments = new MethodShape(shape.withoutLast());
        int count = arguments.count();
        char result = shape.result();
        if (!arguments.hasArrays()) {
            for (int i = 0; i < count; i++) code.parameter(i);
            code.call(owner, name, target).give(result);
            return;
        }
        int scratch = code.local('L');
        code.call(ARRAYS, "enter", "()Ltepui/targets/lwjgl/gl/HeapArrays;").store('L', scratch);
        int start = code.position();
        int[] addresses = new int[count];
        for (int i = 0; i < count; i++) {
            if (arguments.kind(i) != '[') continue;
            addresses[i] = code.local('J');
            code.load('L', scratch)
                    .parameter(i)
                    .callOn(ARRAYS, "in", "(".concat(arguments.parameter(i)).concat(")J"))
                    .store('J', addresses[i]);
        }
        if (sized) code.load('L', scratch).callOn(ARRAYS, "bound", "()V");
        for (int i = 0; i < count; i++) {
            if (arguments.kind(i) == '[') code.load('J', addresses[i]);
            else code.parameter(i);
        }
        code.call(owner, name, target);
        int kept = result == 'V' ? 0 : code.local(result);
        if (result != 'V') code.store(result, kept);
        for (int i = 0; writes && i < count; i++) {
            if (arguments.kind(i) != '[') continue;
            code.load('L', scratch)
                    .load('J', addresses[i])
                    .parameter(i)
                    .callOn(ARRAYS, "out", "(J".concat(arguments.parameter(i)).concat(")V"));
        }
        int end = code.position();
        code.load('L', scratch).callOn(ARRAYS, "leave", "()V");
        if (result != 'V') code.load(result, kept);
        code.give(result);
        code.handler(start, end, ARRAYS);
        int thrown = code.local('L');
        code.store('L', thrown).load('L', scratch).callOn(ARRAYS, "leave", "()V");
        code.load('L', thrown).fail();
    }
}
