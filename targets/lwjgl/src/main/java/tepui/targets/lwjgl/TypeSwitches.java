package tepui.targets.lwjgl;

import java.io.ByteArrayInputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Switches over types, written out. A compiler leaves the choice to the VM, which makes a class for each switch when it is first reached; no archive of classes keeps
 * those. Here each becomes a method of the class that has the switch, which asks for one type after the other.
 */
final class TypeSwitches {
    private static final String BOOTSTRAPS = "java/lang/runtime/SwitchBootstraps";
    private static final String NAME = "tepui$type$";
    private static final ClassDesc SWITCH_BOOTSTRAPS = ClassDesc.ofInternalName(BOOTSTRAPS);

    /** A switch: what it is given, and its types in their order. */
    private record Switch(MethodTypeDesc type, List<ClassEntry> labels) {}

    private final Map<String, byte[]> classes;
    private final ClassFile context;

    /**
     * @param classes the classes of the jar by the names of their files, which say what extends what
     */
    TypeSwitches(Map<String, byte[]> classes) {
        this.classes = classes;
        ClassHierarchyResolver ours =
                ClassHierarchyResolver.ofResourceParsing(this::open).orElse(ClassHierarchyResolver.defaultResolver());
        // Constants of what is gone are left out.
        context = ClassFile.of(
                ClassFile.ClassHierarchyResolverOption.of(ours), ClassFile.ConstantPoolSharingOption.NEW_POOL);
    }

    private @Nullable ByteArrayInputStream open(ClassDesc type) {
        String name = type.descriptorString();
        byte[] bytes = classes.get(name.substring(1, name.length() - 1) + ".class");
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    /** The class with its switches over types written out; the same bytes where it has none. */
    byte[] writtenOut(byte[] bytes) {
        // Most have none: the name is in the constants of those that have.
        if (!new String(bytes, StandardCharsets.ISO_8859_1).contains(BOOTSTRAPS)) return bytes;
        ClassModel model = context.parse(bytes);
        boolean isInterface = model.flags().has(AccessFlag.INTERFACE);
        ClassDesc self = model.thisClass().asSymbol();
        Map<Switch, String> names = new LinkedHashMap<>();
        CodeTransform code = (builder, element) -> {
            Switch found = element instanceof InvokeDynamicInstruction call ? of(call) : null;
            if (found == null) {
                builder.with(element);
            } else {
                String name = names.computeIfAbsent(found, s -> NAME + names.size());
                builder.invokestatic(self, name, found.type(), isInterface);
            }
        };
        ClassTransform methods = ClassTransform.transformingMethodBodies(code);
        ClassTransform end = ClassTransform.endHandler(builder -> names.forEach((s, name) -> add(builder, name, s)));
        return context.transformClass(model, methods.andThen(end));
    }

    /** Null for another call, and for a switch with labels that are no types. */
    private static @Nullable Switch of(InvokeDynamicInstruction call) {
        DirectMethodHandleDesc bootstrap = call.bootstrapMethod();
        if (!bootstrap.owner().equals(SWITCH_BOOTSTRAPS)
                || !bootstrap.methodName().equals("typeSwitch")) return null;
        List<ClassEntry> labels = new ArrayList<>();
        for (LoadableConstantEntry label : call.invokedynamic().bootstrap().arguments()) {
            if (!(label instanceof ClassEntry type)) return null;
            labels.add(type);
        }
        return new Switch(call.typeSymbol(), labels);
    }

    /** What {@code SwitchBootstraps.typeSwitch} says: -1 for null, else the first label from the given one on that fits, else their number. */
    private static void add(ClassBuilder builder, String name, Switch found) {
        int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
        builder.withMethodBody(name, found.type(), flags, code -> choose(code, found));
    }

    private static void choose(CodeBuilder code, Switch found) {
        Label some = code.newLabel();
        code.aload(0).ifnonnull(some).iconst_m1().ireturn().labelBinding(some);
        for (int i = 0; i < found.labels().size(); i++) {
            Label next = code.newLabel();
            // Those before the given one were tried, and their guards did not hold.
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf(found.labels().get(i)).ifeq(next);
            code.loadConstant(i).ireturn().labelBinding(next);
        }
        code.loadConstant(found.labels().size()).ireturn();
    }
}
