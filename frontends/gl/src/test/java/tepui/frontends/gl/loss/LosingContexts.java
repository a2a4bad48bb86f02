package tepui.frontends.gl.loss;

import java.lang.classfile.ClassFile;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Context;
import tepui.pipe.Device;

/**
 * Factory of contexts that tell {@link LosingDevice} of each call before they hand it on: one class, whose methods are
 * written for all that the contract has.
 */
final class LosingContexts {
    private static final Set<String> SILENT = Set.of("close", "counters", "device", "behind");
    private static final ClassDesc PARENT =
            ForwardingContext.class.describeConstable().orElseThrow();
    private static final ClassDesc DEVICE = Device.class.describeConstable().orElseThrow();
    private static final MethodHandle MAKE = make();

    private LosingContexts() {}

    static Context wrap(LosingDevice device, Context next) {
        try {
            return (Context) MAKE.invoke((Device) device, next);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle make() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        ClassDesc self = ClassDesc.of("tepui.frontends.gl.loss.LosingContext");
        ClassDesc steps = LosingDevice.class.describeConstable().orElseThrow();
        MethodTypeDesc constructor = MethodTypeDesc.of(
                ConstantDescs.CD_void, DEVICE, Context.class.describeConstable().orElseThrow());
        byte[] bytes = ClassFile.of().build(self, c -> {
            c.withSuperclass(PARENT).withFlags(ClassFile.ACC_PUBLIC);
            c.withMethodBody(
                    ConstantDescs.INIT_NAME,
                    constructor,
                    ClassFile.ACC_PUBLIC,
                    code -> code.aload(0)
                            .aload(1)
                            .aload(2)
                            .invokespecial(PARENT, ConstantDescs.INIT_NAME, constructor)
                            .return_());
            for (Method m : ForwardingContext.class.getDeclaredMethods()) {
                int flags = m.getModifiers();
                if (!Modifier.isPublic(flags) || Modifier.isFinal(flags) || Modifier.isStatic(flags) || m.isSynthetic())
                    continue;
                if (SILENT.contains(m.getName())) continue;
                MethodTypeDesc type = MethodType.methodType(m.getReturnType(), m.getParameterTypes())
                        .describeConstable()
                        .orElseThrow();
                c.withMethodBody(m.getName(), type, ClassFile.ACC_PUBLIC, code -> {
                    code.aload(0).invokevirtual(self, "device", MethodTypeDesc.of(DEVICE));
                    code.ldc(m.getName());
                    code.invokestatic(
                            steps, "step", MethodTypeDesc.of(ConstantDescs.CD_void, DEVICE, ConstantDescs.CD_String));
                    code.aload(0);
                    for (int i = 0; i < type.parameterCount(); i++)
                        code.loadLocal(TypeKind.from(type.parameterType(i)), code.parameterSlot(i));
                    code.invokespecial(PARENT, m.getName(), type);
                    code.return_(TypeKind.from(type.returnType()));
                });
            }
        });
        try {
            Class<?> made = lookup.defineClass(bytes);
            return lookup.findConstructor(made, MethodType.methodType(void.class, Device.class, Context.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
