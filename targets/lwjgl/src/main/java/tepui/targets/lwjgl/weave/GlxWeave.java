package tepui.targets.lwjgl.weave;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Weaver of the classes through which canvases of other toolkits make contexts by GLX: LWJGL's {@code GLX}, of lwjgl3-awt, and SWT's. Windows are the toolkit's; contexts are
 * Tepui's.
 */
final class GlxWeave {
    private static final String LWJGL = "org/lwjgl/opengl/GLX";
    private static final String CAPABILITIES = "org/lwjgl/opengl/GLXCapabilities";
    private static final String SWT = "org/eclipse/swt/internal/opengl/glx/GLX";
    private static final String SWT_LIBRARY = "org/eclipse/swt/internal/Library";
    private static final String VISUAL = "Lorg/eclipse/swt/internal/opengl/glx/XVisualInfo;";

    private GlxWeave() {}

    static boolean concerns(String name) {
        return name.equals(SWT) || name.startsWith(LWJGL) && !name.equals(CAPABILITIES);
    }

    static byte @Nullable [] weave(ClassEdit edit) {
        if (!Glx.isThere()) return null;
        if (edit.name().equals(SWT)) return swt(edit);
        return TableCalls.weave(edit, CAPABILITIES, new TableCalls.Functions() {
            @Override
            public String owner(String name) {
                return Glx.owner();
            }

            @Override
            public @Nullable String type(String name) {
                return Glx.type(name);
            }
        });
    }

    /** Natives of SWT get bodies; a visual's description, a class of SWT, is an object there. */
    private static byte[] swt(ClassEdit edit) {
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            String name = edit.name(m);
            if (m.isNative()) {
                CodeWriter code = edit.code(edit.type(m));
                for (int p = 0; p < code.shape().count(); p++) code.parameter(p);
                code.call(Glx.ownerOfSwt(), name, edit.type(m).replace(VISUAL, "Ljava/lang/Object;"))
                        .give(code.shape().result());
                m.body = code;
            } else if (name.equals("<clinit>")) {
                withoutLibrary(edit, m);
            }
        }
        return edit.toBytes();
    }

    /** The library with these natives needs the system's OpenGL, and is not needed itself. */
    private static void withoutLibrary(ClassEdit edit, ClassEdit.Method m) {
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            if (edit.u1(at) != ClassEdit.INVOKESTATIC
                    || !edit.ownerName(at).equals(SWT_LIBRARY)
                    || !edit.memberName(at).equals("loadLibrary")) continue;
            String type = edit.memberType(at);
            edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(edit.name(), "tepui$loadLibrary", type));
            CodeWriter code = edit.code(type);
            code.giveZero(code.shape().result());
            edit.add(ClassEdit.PRIVATE_HELPER, "tepui$loadLibrary", code);
        }
    }
}
