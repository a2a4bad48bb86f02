package tepui.targets.lwjgl.weave;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.egl.Egl;
import tepui.targets.lwjgl.egl.EglObjects;

/**
 * Weaver of {@code org.lwjgl.egl}. Each of its functions is called by an address out of {@code EGLCapabilities}; it becomes a call of
 * {@link Egl} or {@link EglObjects}, and no library of EGL is loaded. One that neither has throws its name.
 */
final class EglWeave {
    private static final String LOADER = "org/lwjgl/egl/EGL";
    private static final String CAPABILITIES = "org/lwjgl/egl/EGLCapabilities";
    private static final String LIBRARY = "tepui/targets/lwjgl/egl/EglLibrary";

    /** Functions of EGL by name. */
    private static final class Table implements TableCalls.Functions {
        static final Table FUNCTIONS = new Table();

        private final Map<String, String> ofEgl = Natives.of(Egl.class, "egl");
        private final Map<String, String> ofObjects = Natives.of(EglObjects.class, "egl");

        @Override
        public String owner(String name) {
            Class<?> owner = ofEgl.containsKey(name) ? Egl.class : EglObjects.class;
            return owner.getName().replace('.', '/');
        }

        @Override
        public @Nullable String type(String name) {
            String type = ofEgl.get(name);
            return type != null ? type : ofObjects.get(name);
        }
    }

    private EglWeave() {}

    static boolean concerns(String name) {
        return name.startsWith("org/lwjgl/egl/") && !name.equals(CAPABILITIES);
    }

    static byte @Nullable [] weave(ClassEdit edit) {
        if (edit.name().equals(LOADER)) return loader(edit);
        return TableCalls.weave(edit, CAPABILITIES, Table.FUNCTIONS);
    }

    private static byte[] loader(ClassEdit edit) {
        LoaderMethods methods = new LoaderMethods(edit, LIBRARY, "numbers", LIBRARY);
        List<ClassEdit.Method> all = edit.methods();
        for (int i = 0; i < all.size(); i++) {
            ClassEdit.Method m = all.get(i);
            switch (edit.name(m)) {
                case "create" -> methods.create(m);
                case "createClientCapabilities" -> methods.askingTepui(m);
                default -> {}
            }
        }
        return edit.toBytes();
    }
}
