package tepui.layers.debug;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Writer of the class that runs one invocation: a method for each function of the shader, with the lines of its source, and a
 * local of the JVM for each variable that a single function uses. What several functions use is a static field.
 */
final class LaneClass {
    static final ClassDesc LANE = ClassDesc.of(Lane.class.getName());
    static final ClassDesc BITS = VectorClass.BITS;
    static final MethodTypeDesc MAIN = MethodTypeDesc.of(ConstantDescs.CD_void, LANE);
    /** All parameters as one array, since there may be more than the JVM allows. */
    static final MethodTypeDesc FUNCTION = MethodTypeDesc.of(BITS.arrayType(), LANE, BITS.arrayType());

    final Shader shader;
    final ClassDesc self;
    final Scopes scopes;
    private final IdentityHashMap<Function, String> methods = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, String> fields = new IdentityHashMap<>();
    final List<NamedUniform> uniforms;
    private final List<String> uniformFields = new ArrayList<>();

    LaneClass(Shader shader, String name) {
        this.shader = shader;
        this.self = ClassDesc.of(VectorClass.PACKAGE, name);
        this.scopes = new Scopes(shader);
        Set<String> taken = new HashSet<>();
        for (Function f : shader.functions) methods.put(f, unique(f == shader.entry ? "main" : f.name(), taken));
        Set<String> names = new HashSet<>();
        for (List<Variable> list : List.of(shader.inputs, shader.outputs, shader.locals)) {
            for (Variable v : list) {
                // What main is given and another function reads has to get there.
                boolean isElsewhere = scopes.isUsed(v) && !scopes.isLocalOf(v, shader.entry);
                boolean isGiven = v.mode() == Variable.Mode.INPUT && isElsewhere;
                if (scopes.isShared(v) || isGiven) fields.put(v, unique(shown(v.name()), names));
            }
        }
        uniforms = NamedUniform.of(shader);
        for (NamedUniform u : uniforms) uniformFields.add(unique(shown(u.name()), names));
    }

    /** What people call a variable. */
    String shown(String name) {
        return shader.source == null ? name : shader.source.names().getOrDefault(name, name);
    }

    /** The static field of a uniform. */
    String uniformField(int index) {
        return uniformFields.get(index);
    }

    /** The type of a uniform in Java. */
    static ClassDesc desc(NamedUniform u) {
        ClassDesc element = VectorClass.desc(u.shown());
        return u.isArray() ? element.arrayType() : element;
    }

    /** A name that Java has room for: unlike all in {@code taken}. */
    static String unique(String name, Set<String> taken) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean fits = i == 0 ? Character.isJavaIdentifierStart(c) : Character.isJavaIdentifierPart(c);
            text.append(fits ? c : '_');
        }
        String clean = text.isEmpty() ? "_" : text.toString();
        String chosen = clean;
        for (int n = 2; !taken.add(chosen); n++) chosen = clean + "_" + n;
        return chosen;
    }

    /** The class; IllegalArgumentException where a function is too large for the JVM. */
    byte[] write() {
        return ClassFile.of().build(self, cls -> {
            cls.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL);
            cls.with(SourceFileAttribute.of(self.displayName() + ".java"));
            fields.forEach((v, name) -> cls.withField(name, desc(v), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC));
            for (int i = 0; i < uniforms.size(); i++) {
                int flags = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
                cls.withField(uniformFields.get(i), desc(uniforms.get(i)), flags);
            }
            for (Function f : shader.functions) method(cls, f);
        });
    }

    private void method(ClassBuilder cls, Function f) {
        boolean isMain = f == shader.entry;
        int flags = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
        cls.withMethodBody(method(f), isMain ? MAIN : FUNCTION, flags, cb -> new LaneMethod(this, f, cb).write(isMain));
    }

    String method(Function f) {
        return methods.getOrDefault(f, f.name());
    }

    /** The static field of a variable; null for one that is a local of its function. */
    @Nullable
    String field(Variable v) {
        return fields.get(v);
    }

    /** The type of a variable in Java. */
    static ClassDesc desc(Variable v) {
        ClassDesc element = VectorClass.desc(v.type());
        return v.isArray() ? element.arrayType() : element;
    }
}
