package tepui.pipe;

/** Texture: texels that belong to a device. Drivers extend it. */
public abstract non-sealed class Texture extends DeviceObject {
    private final TextureDesc desc;

    protected Texture(TextureDesc desc) {
        this.desc = desc;
    }

    public final TextureDesc desc() {
        return desc;
    }

    /** Throws unless {@code box} lies inside {@code level}. */
    public final void check(String call, int level, Box box) {
        if (level < 0 || level >= desc.levels()) {
            throw new IllegalArgumentException(
                    call + ": level is " + level + ", the texture has " + desc.levels() + " levels");
        }
        boolean inside = box.x() >= 0
                && box.y() >= 0
                && box.z() >= 0
                && box.width() >= 0
                && box.height() >= 0
                && box.depth() >= 0
                && (long) box.x() + box.width() <= desc.levelWidth(level)
                && (long) box.y() + box.height() <= desc.levelHeight(level)
                && (long) box.z() + box.depth() <= desc.levelDepth(level);
        if (!inside) {
            throw new IllegalArgumentException(call + ": box " + box + " is not inside level " + level + " of "
                    + desc.levelWidth(level) + " x " + desc.levelHeight(level) + " x " + desc.levelDepth(level));
        }
    }
}
