package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.gl.program.UniformWriter;
import tepui.frontends.glsl.LinkedProgram;

/** Setters of uniforms, in which all glUniform... calls end. */
public final class UniformSetters {
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final ProgramBindings programs;
    private final ProgramNames names;

    /** Holder of the memory behind addresses, for as long as the context: an arena without one is freed under its addresses. */
    private final Arena arena = Arena.ofAuto();

    /** Four wide values, for calls that give them one by one. */
    private final long wide = own(32);

    public final long scratch = own(64);

    public UniformSetters(Profile profile, Dirty dirty, Errors errors, ProgramBindings programs, ProgramNames names) {
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.programs = programs;
        this.names = names;
    }

    /** The address of memory that stays as long as the context. */
    public long own(long bytes) {
        return Native.local(arena.allocate(bytes, 16).address());
    }

    /** The program that glUniform... means; null where there is none, which is an error. */
    @Nullable
    public ProgramObject active(String call) { // hot
        ProgramObject p = programs.program;
        if (p != null) return p;
        ProgramPipeline l = programs.pipeline;
        p = l == null ? null : l.active;
        if (p == null) errors.error(GL_INVALID_OPERATION, call + ": no program is in use");
        return p;
    }

    /** The program of a name; null with the error recorded where there is none, or it is not linked. */
    @Nullable
    public ProgramObject linked(String call, int program) { // hot
        ProgramObject p = names.program(call, program);
        if (p == null || p.linked() != null) return p;
        errors.error(GL_INVALID_OPERATION, call + ": program " + program + " is not linked");
        return null;
    }

    private void setHandle(String call, ProgramObject p, LinkedProgram.Uniform u, int element, int count, long from) {
        boolean image = UniformTypes.base(UniformTypes.of(u.type())) == UniformTypes.IMAGE;
        if (image && profile.es) {
            errors.error(GL_INVALID_OPERATION, call + ": the unit of image '" + u.name() + "' is its layout's to say");
            return;
        }
        int most = image ? profile.limits.imageUnits : profile.limits.combinedTextureUnits;
        for (int i = 0; i < count; i++) {
            int unit = Native.getInt(from + 4L * i);
            if (unit < 0 || unit >= most) {
                errors.error(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be less than " + most);
                return;
            }
        }
        for (int i = 0; i < count; i++) setUnit(p, u, element + i, Native.getInt(from + 4L * i), image);
    }

    private void setUnit(ProgramObject p, LinkedProgram.Uniform u, int element, int unit, boolean image) {
        int[][] units = image ? p.imageUnits : p.textureUnits;
        int[] slots = u.slots();
        for (int s = 0; s < slots.length; s++) {
            if (slots[s] >= 0 && slots[s] + element < units[s].length) units[s][slots[s] + element] = unit;
        }
        if (!image) p.unitsVersion++;
        dirty.bits |= image ? Dirty.IMAGES : Dirty.TEXTURES | Dirty.DRAW_RULES;
    }

    /** One value of up to four words. */
    public void set(@Nullable ProgramObject p, int location, int given, int rows, int x, int y, int z, int w) { // hot
        if (p == null || location == -1) return;
        if (p.put(location, UniformTypes.pack(given, 1, rows), x, y, z, w)) {
            dirty.bits |= Dirty.UNIFORMS;
            return;
        }
        LinkedProgram l = p.linked();
        int index = p.uniformAt(location);
        if (index == ProgramObject.IDLE) return;
        if (l == null || index < 0) {
            errors.error(GL_INVALID_OPERATION, "glUniform: there is no location " + location);
            return;
        }
        LinkedProgram.Uniform u = l.uniforms().get(index);
        int packed = UniformTypes.of(u.type());
        int base = UniformTypes.base(packed);
        if (base == given && UniformTypes.columns(packed) == 1 && UniformTypes.rows(packed) == rows
                || base == UniformTypes.BOOL && UniformTypes.rows(packed) == rows) {
            int at = UniformWriter.at(u, p.elementAt(location));
            UniformWriter.write(p.words, at, packed, x, y, z, w, given == UniformTypes.FLOAT);
            p.wordsVersion++;
            dirty.bits |= Dirty.UNIFORMS;
            return;
        }
        boolean handle = base == UniformTypes.SAMPLER || base == UniformTypes.IMAGE;
        if (handle && given == UniformTypes.INT && rows == 1) {
            Native.putInt(scratch, x);
            setHandle("glUniform1i", p, u, p.elementAt(location), 1, scratch);
            return;
        }
        errors.error(GL_INVALID_OPERATION, "glUniform: " + u.name() + " has another type");
    }

    /** Values of an array; for vectors, {@code columns} is 1. */
    public void setArray(
            @Nullable ProgramObject p,
            int location,
            int given,
            int columns,
            int rows,
            int count,
            boolean transpose,
            long from) { // hot
        if (p == null) return;
        if (count == 1 && !transpose && p.put(location, UniformTypes.pack(given, columns, rows), from)) {
            dirty.bits |= Dirty.UNIFORMS;
            return;
        }
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, "glUniform: count is " + count);
            return;
        }
        if (location == -1) return;
        LinkedProgram l = p.linked();
        int index = p.uniformAt(location);
        if (index == ProgramObject.IDLE) return;
        if (l == null || index < 0) {
            errors.error(GL_INVALID_OPERATION, "glUniform: there is no location " + location);
            return;
        }
        LinkedProgram.Uniform u = l.uniforms().get(index);
        int packed = UniformTypes.of(u.type());
        int base = UniformTypes.base(packed);
        int element = p.elementAt(location);
        boolean array = u.size() > 1 || u.name().endsWith("[0]");
        if (count > 1 && !array) {
            errors.error(GL_INVALID_OPERATION, "glUniform: count is " + count + ", " + u.name() + " is no array");
            return;
        }
        int n = Math.min(count, Math.max(1, u.size()) - element);
        boolean handle = base == UniformTypes.SAMPLER || base == UniformTypes.IMAGE;
        if (handle && given == UniformTypes.INT && rows == 1 && columns == 1) {
            setHandle("glUniform1iv", p, u, element, n, from);
            return;
        }
        boolean shape = UniformTypes.columns(packed) == columns && UniformTypes.rows(packed) == rows;
        boolean kind = base == given || base == UniformTypes.BOOL && !UniformTypes.isWide(given) && columns == 1;
        if (!shape || !kind) {
            errors.error(GL_INVALID_OPERATION, "glUniform: " + u.name() + " has another type");
            return;
        }
        UniformWriter.write(p, u, packed, element, n, given, transpose, from);
        p.wordsVersion++;
        dirty.bits |= Dirty.UNIFORMS;
    }

    /** One value of up to four doubles. */
    public void setDoubles(@Nullable ProgramObject p, int location, int rows, double x, double y, double z, double w) {
        Native.putDouble(wide, x);
        Native.putDouble(wide + 8, y);
        Native.putDouble(wide + 16, z);
        Native.putDouble(wide + 24, w);
        setArray(p, location, UniformTypes.DOUBLE, 1, rows, 1, false, wide);
    }

    /** One value of up to four integers of 64 bits. */
    public void setLongs(@Nullable ProgramObject p, int location, int given, int rows, long x, long y, long z, long w) {
        Native.putLong(wide, x);
        Native.putLong(wide + 8, y);
        Native.putLong(wide + 16, z);
        Native.putLong(wide + 24, w);
        setArray(p, location, given, 1, rows, 1, false, wide);
    }
}
