package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.GlslType.Basic;

/** Locations that inputs and outputs take (GLSL 4.60, 4.4.1). */
public final class InterfaceSlots {
    private InterfaceSlots() {}

    /** Locations of a value of the type; an array without a size counts as one element. */
    public static int slots(GlslType type) {
        return switch (type) {
            case Basic b -> b.columns() * (b.base().is64() && b.rows() > 2 ? 2 : 1);
            case GlslType.Array array -> Math.max(1, array.length()) * slots(array.element());
            case GlslType.Struct s -> {
                int sum = 0;
                for (GlslType.Member m : s.members()) sum += slots(m.type());
                yield sum;
            }
            default -> 1;
        };
    }

    /** Locations of a vertex attribute: three or four doubles take one, where they take two between stages. */
    public static int attributes(GlslType type) {
        return switch (type) {
            case Basic b -> b.columns();
            case GlslType.Array array -> Math.max(1, array.length()) * attributes(array.element());
            default -> slots(type);
        };
    }

    /** Components of 32 bits, for limits. */
    public static int components(GlslType type) {
        return switch (type) {
            case Basic b -> b.columns() * b.rows() * (b.base().is64() ? 2 : 1);
            case GlslType.Array array -> Math.max(1, array.length()) * components(array.element());
            case GlslType.Struct s -> {
                int sum = 0;
                for (GlslType.Member m : s.members()) sum += components(m.type());
                yield sum;
            }
            default -> type.isHandle() ? 2 : 1;
        };
    }
}
