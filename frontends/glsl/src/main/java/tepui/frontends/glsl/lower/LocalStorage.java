package tepui.frontends.glsl.lower;

import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.ir.Shader;

/** Storage in locals for values of any type: one variable for each kind of column, members of structs apart. */
public final class LocalStorage {
    private LocalStorage() {}

    /**
     * Makes them.
     *
     * @param dims sizes of the arrays around
     */
    public static Storage of(Shader shader, String name, GlslType type, int... dims) {
        switch (type) {
            case Basic t -> {
                int[] all = t.isMatrix() ? Code.append(dims, t.columns()) : dims;
                return new Storage.Cells(
                        shader.local(name, Code.type(Code.columnOf(t)), Code.length(all)), Code.columnOf(t), all, null);
            }
            case GlslType.Array a -> {
                return of(shader, name, a.element(), Code.append(dims, Math.max(1, a.length())));
            }
            case GlslType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int i = 0; i < members.length; i++) {
                    GlslType.Member m = s.members().get(i);
                    members[i] = of(shader, name + "." + m.name(), m.type(), dims);
                }
                return new Storage.Parts(members);
            }
            case GlslType.Opaque o
            when o.isHandle() -> {
                return of(shader, name, GlslType.Opaque.HANDLE, dims);
            }
            default -> throw new IllegalStateException("a local cannot be a " + type);
        }
    }
}
