package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.Extension;

/** Rules of ARB_bindless_texture: where samplers and images may be values, and which uniforms hold handles. */
final class Bindless {
    private final Analysis a;

    Bindless(Analysis a) {
        this.a = a;
    }

    /** May the samplers and images in a type be values? Atomic counters never are. */
    boolean allows(GlslType type, int pos) {
        return !holdsCounter(type) && a.extensions.isEnabled(Extension.GL_ARB_bindless_texture, pos);
    }

    private static boolean holdsCounter(GlslType type) {
        return switch (type) {
            case GlslType.Opaque o -> !o.isHandle();
            case GlslType.Array array -> holdsCounter(array.element());
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) {
                    if (holdsCounter(m.type())) yield true;
                }
                yield false;
            }
            default -> false;
        };
    }

    /** One of bindless and bound, for samplers and for images. */
    void requireOne(int written, int pos) {
        if ((written & 3) == 3) throw a.error(pos, "layouts 'bindless_sampler' and 'bound_sampler' exclude each other");
        if ((written & 12) == 12) throw a.error(pos, "layouts 'bindless_image' and 'bound_image' exclude each other");
    }

    /** What a uniform, or the layout for all, says of its samplers and images. */
    void resolve(String name, GlslType type, VarInfo info, int pos) {
        int written = info.bindlessWritten;
        requireOne(written, pos);
        GlslType inner = Types.innermost(type);
        boolean samplers = inner instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.SAMPLER;
        boolean images = inner instanceof GlslType.Opaque o && o.kind() == GlslType.Opaque.Kind.IMAGE;
        boolean uniform = info.storage == VarInfo.Storage.UNIFORM;
        if ((written & 3) != 0 && !(uniform && samplers))
            throw a.error(pos, "'" + name + "': layouts of bindless and bound samplers are for sampler uniforms");
        if ((written & 12) != 0 && !(uniform && images))
            throw a.error(pos, "'" + name + "': layouts of bindless and bound images are for image uniforms");
        if (!uniform) return;
        int all = a.unit.layout.bindless;
        info.bindlessSampler = ((written & 3) != 0 ? written : all) % 2 != 0;
        info.bindlessImage = (((written & 12) != 0 ? written : all) & VarInfo.BINDLESS_IMAGE) != 0;
    }
}
