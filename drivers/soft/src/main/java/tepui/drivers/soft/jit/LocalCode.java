package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * Code generator for loads and stores of local arrays. An array that is never stored to is a table of constants beside
 * the code; the others are rows of registers, so an index that is known is a register, and one that all lanes share is
 * a row.
 */
final class LocalCode {
    private static final ClassDesc CD_int = ConstantDescs.CD_int;
    private static final ClassDesc CD_void = ConstantDescs.CD_void;
    private static final ClassDesc I_ARRAY = MethodCode.I_ARRAY;

    private LocalCode() {}

    /** Offset of element and component. */
    private static int row(LirArray array, long element, int component, int stride) {
        return array.at + ((int) element * array.width + component) * stride;
    }

    static void load(KernelWriter writer, MethodCode code, Lir.LocalLoad load) {
        CodeBuilder cb = code.cb;
        LirArray array = load.array;
        Lir.Val index = load.index;
        ClassDesc arrayType = MethodCode.arrayType(array.kind);
        if (!load.dst.varying) {
            code.setUniform(load.dst, () -> {
                cb.aload(MethodCode.array(array.kind));
                writer.objects.table(cb, array);
                if (index == null) {
                    cb.iconst_0();
                } else {
                    code.uniform(index);
                }
                cb.loadConstant(array.elements).loadConstant(array.width).loadConstant(load.component);
                code.lanes(
                        "entry",
                        MethodTypeDesc.of(
                                MethodCode.type(array.kind),
                                arrayType,
                                ConstantDescs.CD_Object,
                                CD_int,
                                CD_int,
                                CD_int,
                                CD_int));
            });
            return;
        }
        if (load.dst.at < 0) return;
        int to = MethodCode.array(array.kind);
        if (index == null || index.constant) {
            long element = index == null ? 0 : index.bits;
            if (element < 0 || element >= array.elements) {
                code.spread(Lir.Val.constant(array.kind, 0), load.dst.at);
                return;
            }
            code.copyArray(to, row(array, element, load.component, writer.stride), to, load.dst.at);
            return;
        }
        if (!array.stored) {
            cb.aload(to).loadConstant(load.dst.at).aload(MethodCode.I).loadConstant(index.at);
            writer.objects.table(cb, array);
            cb.loadConstant(array.width).loadConstant(load.component).iload(MethodCode.LANES_LOCAL);
            code.lanes(
                    "lookup",
                    MethodTypeDesc.of(
                            CD_void,
                            arrayType,
                            CD_int,
                            I_ARRAY,
                            CD_int,
                            ConstantDescs.CD_Object,
                            CD_int,
                            CD_int,
                            CD_int));
            return;
        }
        cb.aload(to).loadConstant(load.dst.at).aload(MethodCode.I).loadConstant(index.at);
        cb.loadConstant(row(array, 0, load.component, writer.stride))
                .loadConstant(array.elements)
                .loadConstant(array.width * writer.stride)
                .iload(MethodCode.LANES_LOCAL);
        code.lanes(
                "localLoad",
                MethodTypeDesc.of(CD_void, arrayType, CD_int, I_ARRAY, CD_int, CD_int, CD_int, CD_int, CD_int));
    }

    static void store(KernelWriter writer, MethodCode code, Lir.LocalStore store, Runnable mask) {
        CodeBuilder cb = code.cb;
        LirArray array = store.array;
        Lir.Val index = store.index;
        ClassDesc arrayType = MethodCode.arrayType(array.kind);
        int to = MethodCode.array(array.kind);
        if (index == null || index.constant) {
            long element = index == null ? 0 : index.bits;
            if (element < 0 || element >= array.elements) return;
            cb.aload(to).loadConstant(row(array, element, store.component, writer.stride));
            if (store.src.varying) {
                cb.loadConstant(store.src.at);
            } else {
                code.uniform(store.src);
            }
            mask.run();
            cb.iload(MethodCode.LANES_LOCAL);
            code.lanes(
                    store.src.varying ? "merge" : "fill",
                    MethodTypeDesc.of(
                            CD_void,
                            arrayType,
                            CD_int,
                            store.src.varying ? CD_int : MethodCode.type(array.kind),
                            I_ARRAY,
                            CD_int,
                            CD_int));
            return;
        }
        cb.aload(to).loadConstant(store.src.at).aload(MethodCode.I).loadConstant(index.at);
        int first = row(array, 0, store.component, writer.stride);
        writer.objects.local(cb, store, new LocalSite(first, array.elements, array.width * writer.stride));
        mask.run();
        cb.iload(MethodCode.LANES_LOCAL);
        code.lanes(
                "localStore",
                MethodTypeDesc.of(
                        CD_void, arrayType, CD_int, I_ARRAY, CD_int, MethodCode.LOCAL_SITE, I_ARRAY, CD_int, CD_int));
    }
}
