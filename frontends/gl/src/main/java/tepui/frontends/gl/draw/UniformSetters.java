package tepui.frontends.gl.draw;

import java.lang.foreign.Arena;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.BindlessUniforms;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.gl.program.UniformWriter;
import tepui.frontends.glsl.LinkedProgram;

/** Setters of uniforms, in which all glUniform... calls end. */
public final class UniformSetters {
    /** The type of what sets a unit. */
    private static final int UNIT = UniformTypes.pack(UniformTypes.INT, 1, 1);

    private final Dirty dirty;
    private final UniformRules rules;

    /** Holder of the memory behind addresses, for as long as the context: an arena without one is freed under its addresses. */
    private final Arena arena = Arena.ofAuto();

    /** Four wide values, for calls that give them one by one. */
    private final long wide = own(32);

    private final long scratch = own(16);

    public UniformSetters(Dirty dirty, UniformRules rules) {
        this.dirty = dirty;
        this.rules = rules;
    }

    /** The address of memory that stays as long as the context. */
    public long own(long bytes) {
        return Native.local(arena.allocate(bytes, 16).address());
    }

    /** Units of samplers or images. */
    private void setUnits(
            String call, ProgramObject p, LinkedProgram.Uniform u, int element, int count, boolean image, long from) {
        if (!rules.units(call, u, image, count, from)) return;
        for (int i = 0; i < count; i++) setUnit(p, u, element + i, Native.getInt(from + 4L * i), image);
    }

    private void setUnit(ProgramObject p, LinkedProgram.Uniform u, int element, int unit, boolean image) {
        BindlessUniforms bindless = p.bindless;
        if (bindless != null && BindlessUniforms.isOne(u)) {
            bindless.setUnit(u, element, unit, p.words);
            p.wordsVersion++;
            dirty.bits |= Dirty.UNIFORMS | Dirty.TEXTURES | Dirty.IMAGES;
            return;
        }
        int[][] units = image ? p.imageUnits : p.textureUnits;
        int[] slots = u.slots();
        for (int s = 0; s < slots.length; s++) {
            if (slots[s] >= 0 && slots[s] + element < units[s].length) units[s][slots[s] + element] = unit;
        }
        if (!image) p.unitsVersion++;
        dirty.bits |= image ? Dirty.IMAGES : Dirty.TEXTURES | Dirty.DRAW_RULES;
    }

    public void setHandle(String call, @Nullable ProgramObject p, int location, long value) {
        Native.putLong(wide, value);
        setHandles(call, p, location, 1, wide);
    }

    /** Handles of textures or images. */
    public void setHandles(String call, @Nullable ProgramObject p, int location, int count, long from) {
        if (p == null || !rules.count(call, count) || location == -1) return;
        if (p.uniformAt(location) == ProgramObject.IDLE) return;
        LinkedProgram.Uniform u = rules.at(call, p, location);
        BindlessUniforms bindless = p.bindless;
        if (u == null || !rules.takes(call, u, count) || !rules.takesHandles(call, u) || bindless == null) return;
        int element = p.elementAt(location);
        int n = Math.min(count, Math.max(1, u.size()) - element);
        for (int i = 0; i < n; i++) bindless.setHandle(u, element + i, Native.getLong(from + 8L * i), p.words);
        p.wordsVersion++;
        dirty.bits |= Dirty.UNIFORMS;
    }

    /**
     * One value of up to four words.
     *
     * @param given its type, as {@link UniformTypes#pack} packs it
     */
    public void set(
            String call, @Nullable ProgramObject p, int location, int given, int x, int y, int z, int w) { // hot
        if (p == null) return;
        if (UniformWriter.put(p, location, given, x, y, z, w)) dirty.bits |= Dirty.UNIFORMS;
        else convert(call, p, location, given, x, y, z, w);
    }

    /** The same where the uniform has another type, is a unit, or is none: apart, so that the usual case becomes part of callers. */
    private void convert(String call, ProgramObject p, int location, int given, int x, int y, int z, int w) {
        Native.putInt(scratch, x);
        Native.putInt(scratch + 4, y);
        Native.putInt(scratch + 8, z);
        Native.putInt(scratch + 12, w);
        convertArray(call, p, location, given, 1, false, scratch);
    }

    /** Values of an array, each of a packed type. */
    public void setArray(
            String call,
            @Nullable ProgramObject p,
            int location,
            int given,
            int count,
            boolean transpose,
            long from) { // hot
        if (p == null) return;
        if (count == 1 && !transpose && UniformWriter.put(p, location, given, from)) dirty.bits |= Dirty.UNIFORMS;
        else convertArray(call, p, location, given, count, transpose, from);
    }

    private void convertArray(
            String call, ProgramObject p, int location, int given, int count, boolean transpose, long from) { // hot
        if (!rules.count(call, count) || location == -1 || p.uniformAt(location) == ProgramObject.IDLE) return;
        LinkedProgram.Uniform u = rules.at(call, p, location);
        if (u == null || !rules.takes(call, u, count)) return;
        int packed = UniformTypes.of(u.type());
        int element = p.elementAt(location);
        int n = Math.min(count, Math.max(1, u.size()) - element);
        if (given == UNIT && UniformTypes.isHandle(packed)) {
            boolean image = UniformTypes.base(packed) == UniformTypes.IMAGE;
            setUnits(call, p, u, element, n, image, from);
            return;
        }
        if (!rules.type(call, u, packed, given)) return;
        UniformWriter.write(p, u, packed, element, n, UniformTypes.base(given), transpose, from);
        p.wordsVersion++;
        dirty.bits |= Dirty.UNIFORMS;
    }

    /** One value of up to four doubles. */
    public void setDoubles(
            String call, @Nullable ProgramObject p, int location, int rows, double x, double y, double z, double w) {
        Native.putDouble(wide, x);
        Native.putDouble(wide + 8, y);
        Native.putDouble(wide + 16, z);
        Native.putDouble(wide + 24, w);
        setArray(call, p, location, UniformTypes.pack(UniformTypes.DOUBLE, 1, rows), 1, false, wide);
    }

    /** One value of up to four integers of 64 bits. */
    public void setLongs(
            String call, @Nullable ProgramObject p, int location, int given, long x, long y, long z, long w) {
        Native.putLong(wide, x);
        Native.putLong(wide + 8, y);
        Native.putLong(wide + 16, z);
        Native.putLong(wide + 24, w);
        setArray(call, p, location, given, 1, false, wide);
    }
}
