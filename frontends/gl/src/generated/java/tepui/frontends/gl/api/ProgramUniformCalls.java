package tepui.frontends.gl.api;

import tepui.frontends.gl.draw.UniformRules;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.program.UniformTypes;

/**
 * Values of uniforms of a program by its name. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class ProgramUniformCalls {
    private final UniformRules rules;
    private final UniformSetters setters;

    public ProgramUniformCalls(UniformRules rules, UniformSetters setters) {
        this.rules = rules;
        this.setters = setters;
    }

    public void glProgramUniform1d(int program, int location, double v0) {
        setters.setDoubles("glProgramUniform1d", rules.linked("glProgramUniform1d", program), location, 1, v0, 0, 0, 0);
    }

    public void glProgramUniform1dv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1dv", rules.linked("glProgramUniform1dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 1), count, false, value);
    }

    public void glProgramUniform1f(int program, int location, float v0) {
        setters.set("glProgramUniform1f", rules.linked("glProgramUniform1f", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 1), AttributeState.bits(v0), 0, 0, 0);
    }

    public void glProgramUniform1fv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1fv", rules.linked("glProgramUniform1fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 1), count, false, value);
    }

    public void glProgramUniform1i(int program, int location, int v0) {
        setters.set("glProgramUniform1i", rules.linked("glProgramUniform1i", program), location, UniformTypes.pack(UniformTypes.INT, 1, 1), v0, 0, 0, 0);
    }

    public void glProgramUniform1i64ARB(int program, int location, long x) {
        setters.setLongs("glProgramUniform1i64ARB", rules.linked("glProgramUniform1i64ARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 1), x, 0, 0, 0);
    }

    public void glProgramUniform1i64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1i64vARB", rules.linked("glProgramUniform1i64vARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 1), count, false, value);
    }

    public void glProgramUniform1iv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1iv", rules.linked("glProgramUniform1iv", program), location, UniformTypes.pack(UniformTypes.INT, 1, 1), count, false, value);
    }

    public void glProgramUniform1ui(int program, int location, int v0) {
        setters.set("glProgramUniform1ui", rules.linked("glProgramUniform1ui", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 1), v0, 0, 0, 0);
    }

    public void glProgramUniform1ui64ARB(int program, int location, long x) {
        setters.setLongs("glProgramUniform1ui64ARB", rules.linked("glProgramUniform1ui64ARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 1), x, 0, 0, 0);
    }

    public void glProgramUniform1ui64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1ui64vARB", rules.linked("glProgramUniform1ui64vARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 1), count, false, value);
    }

    public void glProgramUniform1uiv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform1uiv", rules.linked("glProgramUniform1uiv", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 1), count, false, value);
    }

    public void glProgramUniform2d(int program, int location, double v0, double v1) {
        setters.setDoubles("glProgramUniform2d", rules.linked("glProgramUniform2d", program), location, 2, v0, v1, 0, 0);
    }

    public void glProgramUniform2dv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2dv", rules.linked("glProgramUniform2dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 2), count, false, value);
    }

    public void glProgramUniform2f(int program, int location, float v0, float v1) {
        setters.set("glProgramUniform2f", rules.linked("glProgramUniform2f", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 2), AttributeState.bits(v0), AttributeState.bits(v1), 0, 0);
    }

    public void glProgramUniform2fv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2fv", rules.linked("glProgramUniform2fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 2), count, false, value);
    }

    public void glProgramUniform2i(int program, int location, int v0, int v1) {
        setters.set("glProgramUniform2i", rules.linked("glProgramUniform2i", program), location, UniformTypes.pack(UniformTypes.INT, 1, 2), v0, v1, 0, 0);
    }

    public void glProgramUniform2i64ARB(int program, int location, long x, long y) {
        setters.setLongs("glProgramUniform2i64ARB", rules.linked("glProgramUniform2i64ARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 2), x, y, 0, 0);
    }

    public void glProgramUniform2i64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2i64vARB", rules.linked("glProgramUniform2i64vARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 2), count, false, value);
    }

    public void glProgramUniform2iv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2iv", rules.linked("glProgramUniform2iv", program), location, UniformTypes.pack(UniformTypes.INT, 1, 2), count, false, value);
    }

    public void glProgramUniform2ui(int program, int location, int v0, int v1) {
        setters.set("glProgramUniform2ui", rules.linked("glProgramUniform2ui", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 2), v0, v1, 0, 0);
    }

    public void glProgramUniform2ui64ARB(int program, int location, long x, long y) {
        setters.setLongs("glProgramUniform2ui64ARB", rules.linked("glProgramUniform2ui64ARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 2), x, y, 0, 0);
    }

    public void glProgramUniform2ui64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2ui64vARB", rules.linked("glProgramUniform2ui64vARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 2), count, false, value);
    }

    public void glProgramUniform2uiv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform2uiv", rules.linked("glProgramUniform2uiv", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 2), count, false, value);
    }

    public void glProgramUniform3d(int program, int location, double v0, double v1, double v2) {
        setters.setDoubles("glProgramUniform3d", rules.linked("glProgramUniform3d", program), location, 3, v0, v1, v2, 0);
    }

    public void glProgramUniform3dv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3dv", rules.linked("glProgramUniform3dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 3), count, false, value);
    }

    public void glProgramUniform3f(int program, int location, float v0, float v1, float v2) {
        setters.set("glProgramUniform3f", rules.linked("glProgramUniform3f", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 3), AttributeState.bits(v0), AttributeState.bits(v1), AttributeState.bits(v2), 0);
    }

    public void glProgramUniform3fv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3fv", rules.linked("glProgramUniform3fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 3), count, false, value);
    }

    public void glProgramUniform3i(int program, int location, int v0, int v1, int v2) {
        setters.set("glProgramUniform3i", rules.linked("glProgramUniform3i", program), location, UniformTypes.pack(UniformTypes.INT, 1, 3), v0, v1, v2, 0);
    }

    public void glProgramUniform3i64ARB(int program, int location, long x, long y, long z) {
        setters.setLongs("glProgramUniform3i64ARB", rules.linked("glProgramUniform3i64ARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 3), x, y, z, 0);
    }

    public void glProgramUniform3i64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3i64vARB", rules.linked("glProgramUniform3i64vARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 3), count, false, value);
    }

    public void glProgramUniform3iv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3iv", rules.linked("glProgramUniform3iv", program), location, UniformTypes.pack(UniformTypes.INT, 1, 3), count, false, value);
    }

    public void glProgramUniform3ui(int program, int location, int v0, int v1, int v2) {
        setters.set("glProgramUniform3ui", rules.linked("glProgramUniform3ui", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 3), v0, v1, v2, 0);
    }

    public void glProgramUniform3ui64ARB(int program, int location, long x, long y, long z) {
        setters.setLongs("glProgramUniform3ui64ARB", rules.linked("glProgramUniform3ui64ARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 3), x, y, z, 0);
    }

    public void glProgramUniform3ui64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3ui64vARB", rules.linked("glProgramUniform3ui64vARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 3), count, false, value);
    }

    public void glProgramUniform3uiv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform3uiv", rules.linked("glProgramUniform3uiv", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 3), count, false, value);
    }

    public void glProgramUniform4d(int program, int location, double v0, double v1, double v2, double v3) {
        setters.setDoubles("glProgramUniform4d", rules.linked("glProgramUniform4d", program), location, 4, v0, v1, v2, v3);
    }

    public void glProgramUniform4dv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4dv", rules.linked("glProgramUniform4dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 4), count, false, value);
    }

    public void glProgramUniform4f(int program, int location, float v0, float v1, float v2, float v3) {
        setters.set("glProgramUniform4f", rules.linked("glProgramUniform4f", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 4), AttributeState.bits(v0), AttributeState.bits(v1), AttributeState.bits(v2), AttributeState.bits(v3));
    }

    public void glProgramUniform4fv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4fv", rules.linked("glProgramUniform4fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 4), count, false, value);
    }

    public void glProgramUniform4i(int program, int location, int v0, int v1, int v2, int v3) {
        setters.set("glProgramUniform4i", rules.linked("glProgramUniform4i", program), location, UniformTypes.pack(UniformTypes.INT, 1, 4), v0, v1, v2, v3);
    }

    public void glProgramUniform4i64ARB(int program, int location, long x, long y, long z, long w) {
        setters.setLongs("glProgramUniform4i64ARB", rules.linked("glProgramUniform4i64ARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 4), x, y, z, w);
    }

    public void glProgramUniform4i64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4i64vARB", rules.linked("glProgramUniform4i64vARB", program), location, UniformTypes.pack(UniformTypes.INT64, 1, 4), count, false, value);
    }

    public void glProgramUniform4iv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4iv", rules.linked("glProgramUniform4iv", program), location, UniformTypes.pack(UniformTypes.INT, 1, 4), count, false, value);
    }

    public void glProgramUniform4ui(int program, int location, int v0, int v1, int v2, int v3) {
        setters.set("glProgramUniform4ui", rules.linked("glProgramUniform4ui", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 4), v0, v1, v2, v3);
    }

    public void glProgramUniform4ui64ARB(int program, int location, long x, long y, long z, long w) {
        setters.setLongs("glProgramUniform4ui64ARB", rules.linked("glProgramUniform4ui64ARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 4), x, y, z, w);
    }

    public void glProgramUniform4ui64vARB(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4ui64vARB", rules.linked("glProgramUniform4ui64vARB", program), location, UniformTypes.pack(UniformTypes.UINT64, 1, 4), count, false, value);
    }

    public void glProgramUniform4uiv(int program, int location, int count, long value) {
        setters.setArray("glProgramUniform4uiv", rules.linked("glProgramUniform4uiv", program), location, UniformTypes.pack(UniformTypes.UINT, 1, 4), count, false, value);
    }

    public void glProgramUniformMatrix2dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2dv", rules.linked("glProgramUniformMatrix2dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix2fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2fv", rules.linked("glProgramUniformMatrix2fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix2x3dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2x3dv", rules.linked("glProgramUniformMatrix2x3dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 3), count, transpose, value);
    }

    public void glProgramUniformMatrix2x3fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2x3fv", rules.linked("glProgramUniformMatrix2x3fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 3), count, transpose, value);
    }

    public void glProgramUniformMatrix2x4dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2x4dv", rules.linked("glProgramUniformMatrix2x4dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix2x4fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix2x4fv", rules.linked("glProgramUniformMatrix2x4fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix3dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3dv", rules.linked("glProgramUniformMatrix3dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 3), count, transpose, value);
    }

    public void glProgramUniformMatrix3fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3fv", rules.linked("glProgramUniformMatrix3fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 3), count, transpose, value);
    }

    public void glProgramUniformMatrix3x2dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3x2dv", rules.linked("glProgramUniformMatrix3x2dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix3x2fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3x2fv", rules.linked("glProgramUniformMatrix3x2fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix3x4dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3x4dv", rules.linked("glProgramUniformMatrix3x4dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix3x4fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix3x4fv", rules.linked("glProgramUniformMatrix3x4fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix4dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4dv", rules.linked("glProgramUniformMatrix4dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix4fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4fv", rules.linked("glProgramUniformMatrix4fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 4), count, transpose, value);
    }

    public void glProgramUniformMatrix4x2dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4x2dv", rules.linked("glProgramUniformMatrix4x2dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix4x2fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4x2fv", rules.linked("glProgramUniformMatrix4x2fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 2), count, transpose, value);
    }

    public void glProgramUniformMatrix4x3dv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4x3dv", rules.linked("glProgramUniformMatrix4x3dv", program), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 3), count, transpose, value);
    }

    public void glProgramUniformMatrix4x3fv(int program, int location, int count, boolean transpose, long value) {
        setters.setArray("glProgramUniformMatrix4x3fv", rules.linked("glProgramUniformMatrix4x3fv", program), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 3), count, transpose, value);
    }
}
