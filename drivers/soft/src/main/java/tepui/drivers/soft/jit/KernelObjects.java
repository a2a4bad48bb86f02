package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;

/** The objects that a kernel's code refers to, numbered as they are met; writing the same step again gives the same number. */
final class KernelObjects {
    /** Stands where an instruction has no resource: the workgroup's memory. */
    private static final Resource NONE = new Resource(Resource.Kind.STORAGE_BUFFER, "shared", 0, 1);

    private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
    private final List<Site> sites = new ArrayList<>();
    private final List<WordSite> words = new ArrayList<>();
    private final List<Object> tables = new ArrayList<>();

    Site[] sites() {
        return sites.toArray(new Site[0]);
    }

    WordSite[] words() {
        return words.toArray(new WordSite[0]);
    }

    Object[] tables() {
        return tables.toArray();
    }

    /** The site of an instruction. */
    static Site site(Instr instr, Lir.Val[][] args, Lir.Val[] results) {
        int[][] at = new int[args.length][];
        for (int i = 0; i < at.length; i++) at[i] = offsets(args[i]);
        return new Site(instr, instr.resource == null ? NONE : instr.resource, at, offsets(results));
    }

    static WordSite words(Lir.WordLoad load) {
        return words(load.place, load.results);
    }

    static WordSite words(Lir.WordStore store) {
        return words(store.place, store.values);
    }

    private static WordSite words(Lir.WordPlace place, Lir.@Nullable Val[] words) {
        return new WordSite(
                place.space,
                place.word,
                place.elementWords,
                place.elements,
                at(place.vertex),
                at(place.element),
                offsets(words));
    }

    private static int at(Lir.@Nullable Val v) {
        return v == null ? -1 : v.at;
    }

    /** Pushes the site of an instruction. */
    void site(CodeBuilder cb, Lir.Node node, Instr instr, Lir.Val[][] args, Lir.Val[] results) {
        Integer number = numbers.get(node);
        if (number == null) {
            number = sites.size();
            sites.add(site(instr, args, results));
            numbers.put(node, number);
        }
        cb.aload(MethodCode.THIS).getfield(MethodCode.GENERATED, "sites", MethodCode.SITE.arrayType());
        cb.loadConstant((int) number).aaload();
    }

    private static int[] offsets(Lir.@Nullable Val[] values) {
        int[] at = new int[values.length];
        for (int i = 0; i < at.length; i++) at[i] = at(values[i]);
        return at;
    }

    /** Pushes the site of interface words. */
    void words(CodeBuilder cb, Lir.Node node, WordSite fresh) {
        Integer number = numbers.get(node);
        if (number == null) {
            number = words.size();
            words.add(fresh);
            numbers.put(node, number);
        }
        cb.aload(MethodCode.THIS).getfield(MethodCode.GENERATED, "words", MethodCode.WORD_SITE.arrayType());
        cb.loadConstant((int) number).aaload();
    }

    /** Pushes the contents of a local array, null where it has none. */
    void table(CodeBuilder cb, LirArray array) {
        if (array.stored && array.initial == null) {
            cb.aconst_null();
            return;
        }
        Integer number = numbers.get(array);
        if (number == null) {
            number = tables.size();
            tables.add(contents(array));
            numbers.put(array, number);
        }
        cb.aload(MethodCode.THIS).getfield(MethodCode.GENERATED, "tables", ConstantDescs.CD_Object.arrayType());
        cb.loadConstant((int) number).aaload();
    }

    /** Pushes the part of a local array that an instruction stores to. */
    void local(CodeBuilder cb, Lir.Node node, LocalSite fresh) {
        Integer number = numbers.get(node);
        if (number == null) {
            number = tables.size();
            tables.add(fresh);
            numbers.put(node, number);
        }
        cb.aload(MethodCode.THIS).getfield(MethodCode.GENERATED, "tables", ConstantDescs.CD_Object.arrayType());
        cb.loadConstant((int) number).aaload().checkcast(MethodCode.LOCAL_SITE);
    }

    /** Pushes a loop that kernels share. */
    void loop(CodeBuilder cb, SharedLoop loop) {
        Integer number = numbers.get(loop);
        if (number == null) {
            number = tables.size();
            tables.add(loop);
            numbers.put(loop, number);
        }
        cb.aload(MethodCode.THIS).getfield(MethodCode.GENERATED, "tables", ConstantDescs.CD_Object.arrayType());
        cb.loadConstant((int) number).aaload().checkcast(LaneCode.SHARED_LOOP);
    }

    static Object contents(LirArray array) {
        int words = array.elements * array.width;
        long[] bits = array.initial == null ? new long[words] : array.initial;
        switch (array.kind) {
            case F32 -> {
                float[] f = new float[words];
                for (int w = 0; w < words; w++) f[w] = Float.intBitsToFloat((int) bits[w]);
                return f;
            }
            case F64 -> {
                double[] d = new double[words];
                for (int w = 0; w < words; w++) d[w] = Double.longBitsToDouble(bits[w]);
                return d;
            }
            case I64 -> {
                return bits.clone();
            }
            case I32 -> {
                int[] i = new int[words];
                for (int w = 0; w < words; w++) i[w] = (int) bits[w];
                return i;
            }
            case BOOL -> {
                int[] i = new int[words];
                for (int w = 0; w < words; w++) i[w] = bits[w] != 0 ? -1 : 0;
                return i;
            }
        }
        throw new IllegalStateException("KernelObjects: a table of " + array.kind);
    }
}
