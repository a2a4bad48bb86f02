package tepui.frontends.gl.api;

import tepui.frontends.gl.draw.UniformRules;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.program.UniformTypes;

/**
 * Values of uniforms of the program in use. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class UniformCalls {
    private final UniformRules rules;
    private final UniformSetters setters;

    public UniformCalls(UniformRules rules, UniformSetters setters) {
        this.rules = rules;
        this.setters = setters;
    }

    public void glUniform1d(int location, double x) {
        setters.setDoubles("glUniform1d", rules.active("glUniform1d"), location, 1, x, 0, 0, 0);
    }

    public void glUniform1dv(int location, int count, long value) {
        setters.setArray("glUniform1dv", rules.active("glUniform1dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 1), count, false, value);
    }

    public void glUniform1f(int location, float v0) {
        setters.set("glUniform1f", rules.active("glUniform1f"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 1), AttributeState.bits(v0), 0, 0, 0);
    }

    public void glUniform1fv(int location, int count, long value) {
        setters.setArray("glUniform1fv", rules.active("glUniform1fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 1), count, false, value);
    }

    public void glUniform1i(int location, int v0) {
        setters.set("glUniform1i", rules.active("glUniform1i"), location, UniformTypes.pack(UniformTypes.INT, 1, 1), v0, 0, 0, 0);
    }

    public void glUniform1i64ARB(int location, long x) {
        setters.setLongs("glUniform1i64ARB", rules.active("glUniform1i64ARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 1), x, 0, 0, 0);
    }

    public void glUniform1i64vARB(int location, int count, long value) {
        setters.setArray("glUniform1i64vARB", rules.active("glUniform1i64vARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 1), count, false, value);
    }

    public void glUniform1iv(int location, int count, long value) {
        setters.setArray("glUniform1iv", rules.active("glUniform1iv"), location, UniformTypes.pack(UniformTypes.INT, 1, 1), count, false, value);
    }

    public void glUniform1ui(int location, int v0) {
        setters.set("glUniform1ui", rules.active("glUniform1ui"), location, UniformTypes.pack(UniformTypes.UINT, 1, 1), v0, 0, 0, 0);
    }

    public void glUniform1ui64ARB(int location, long x) {
        setters.setLongs("glUniform1ui64ARB", rules.active("glUniform1ui64ARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 1), x, 0, 0, 0);
    }

    public void glUniform1ui64vARB(int location, int count, long value) {
        setters.setArray("glUniform1ui64vARB", rules.active("glUniform1ui64vARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 1), count, false, value);
    }

    public void glUniform1uiv(int location, int count, long value) {
        setters.setArray("glUniform1uiv", rules.active("glUniform1uiv"), location, UniformTypes.pack(UniformTypes.UINT, 1, 1), count, false, value);
    }

    public void glUniform2d(int location, double x, double y) {
        setters.setDoubles("glUniform2d", rules.active("glUniform2d"), location, 2, x, y, 0, 0);
    }

    public void glUniform2dv(int location, int count, long value) {
        setters.setArray("glUniform2dv", rules.active("glUniform2dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 2), count, false, value);
    }

    public void glUniform2f(int location, float v0, float v1) {
        setters.set("glUniform2f", rules.active("glUniform2f"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 2), AttributeState.bits(v0), AttributeState.bits(v1), 0, 0);
    }

    public void glUniform2fv(int location, int count, long value) {
        setters.setArray("glUniform2fv", rules.active("glUniform2fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 2), count, false, value);
    }

    public void glUniform2i(int location, int v0, int v1) {
        setters.set("glUniform2i", rules.active("glUniform2i"), location, UniformTypes.pack(UniformTypes.INT, 1, 2), v0, v1, 0, 0);
    }

    public void glUniform2i64ARB(int location, long x, long y) {
        setters.setLongs("glUniform2i64ARB", rules.active("glUniform2i64ARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 2), x, y, 0, 0);
    }

    public void glUniform2i64vARB(int location, int count, long value) {
        setters.setArray("glUniform2i64vARB", rules.active("glUniform2i64vARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 2), count, false, value);
    }

    public void glUniform2iv(int location, int count, long value) {
        setters.setArray("glUniform2iv", rules.active("glUniform2iv"), location, UniformTypes.pack(UniformTypes.INT, 1, 2), count, false, value);
    }

    public void glUniform2ui(int location, int v0, int v1) {
        setters.set("glUniform2ui", rules.active("glUniform2ui"), location, UniformTypes.pack(UniformTypes.UINT, 1, 2), v0, v1, 0, 0);
    }

    public void glUniform2ui64ARB(int location, long x, long y) {
        setters.setLongs("glUniform2ui64ARB", rules.active("glUniform2ui64ARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 2), x, y, 0, 0);
    }

    public void glUniform2ui64vARB(int location, int count, long value) {
        setters.setArray("glUniform2ui64vARB", rules.active("glUniform2ui64vARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 2), count, false, value);
    }

    public void glUniform2uiv(int location, int count, long value) {
        setters.setArray("glUniform2uiv", rules.active("glUniform2uiv"), location, UniformTypes.pack(UniformTypes.UINT, 1, 2), count, false, value);
    }

    public void glUniform3d(int location, double x, double y, double z) {
        setters.setDoubles("glUniform3d", rules.active("glUniform3d"), location, 3, x, y, z, 0);
    }

    public void glUniform3dv(int location, int count, long value) {
        setters.setArray("glUniform3dv", rules.active("glUniform3dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 3), count, false, value);
    }

    public void glUniform3f(int location, float v0, float v1, float v2) {
        setters.set("glUniform3f", rules.active("glUniform3f"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 3), AttributeState.bits(v0), AttributeState.bits(v1), AttributeState.bits(v2), 0);
    }

    public void glUniform3fv(int location, int count, long value) {
        setters.setArray("glUniform3fv", rules.active("glUniform3fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 3), count, false, value);
    }

    public void glUniform3i(int location, int v0, int v1, int v2) {
        setters.set("glUniform3i", rules.active("glUniform3i"), location, UniformTypes.pack(UniformTypes.INT, 1, 3), v0, v1, v2, 0);
    }

    public void glUniform3i64ARB(int location, long x, long y, long z) {
        setters.setLongs("glUniform3i64ARB", rules.active("glUniform3i64ARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 3), x, y, z, 0);
    }

    public void glUniform3i64vARB(int location, int count, long value) {
        setters.setArray("glUniform3i64vARB", rules.active("glUniform3i64vARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 3), count, false, value);
    }

    public void glUniform3iv(int location, int count, long value) {
        setters.setArray("glUniform3iv", rules.active("glUniform3iv"), location, UniformTypes.pack(UniformTypes.INT, 1, 3), count, false, value);
    }

    public void glUniform3ui(int location, int v0, int v1, int v2) {
        setters.set("glUniform3ui", rules.active("glUniform3ui"), location, UniformTypes.pack(UniformTypes.UINT, 1, 3), v0, v1, v2, 0);
    }

    public void glUniform3ui64ARB(int location, long x, long y, long z) {
        setters.setLongs("glUniform3ui64ARB", rules.active("glUniform3ui64ARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 3), x, y, z, 0);
    }

    public void glUniform3ui64vARB(int location, int count, long value) {
        setters.setArray("glUniform3ui64vARB", rules.active("glUniform3ui64vARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 3), count, false, value);
    }

    public void glUniform3uiv(int location, int count, long value) {
        setters.setArray("glUniform3uiv", rules.active("glUniform3uiv"), location, UniformTypes.pack(UniformTypes.UINT, 1, 3), count, false, value);
    }

    public void glUniform4d(int location, double x, double y, double z, double w) {
        setters.setDoubles("glUniform4d", rules.active("glUniform4d"), location, 4, x, y, z, w);
    }

    public void glUniform4dv(int location, int count, long value) {
        setters.setArray("glUniform4dv", rules.active("glUniform4dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 1, 4), count, false, value);
    }

    public void glUniform4f(int location, float v0, float v1, float v2, float v3) {
        setters.set("glUniform4f", rules.active("glUniform4f"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 4), AttributeState.bits(v0), AttributeState.bits(v1), AttributeState.bits(v2), AttributeState.bits(v3));
    }

    public void glUniform4fv(int location, int count, long value) {
        setters.setArray("glUniform4fv", rules.active("glUniform4fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 1, 4), count, false, value);
    }

    public void glUniform4i(int location, int v0, int v1, int v2, int v3) {
        setters.set("glUniform4i", rules.active("glUniform4i"), location, UniformTypes.pack(UniformTypes.INT, 1, 4), v0, v1, v2, v3);
    }

    public void glUniform4i64ARB(int location, long x, long y, long z, long w) {
        setters.setLongs("glUniform4i64ARB", rules.active("glUniform4i64ARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 4), x, y, z, w);
    }

    public void glUniform4i64vARB(int location, int count, long value) {
        setters.setArray("glUniform4i64vARB", rules.active("glUniform4i64vARB"), location, UniformTypes.pack(UniformTypes.INT64, 1, 4), count, false, value);
    }

    public void glUniform4iv(int location, int count, long value) {
        setters.setArray("glUniform4iv", rules.active("glUniform4iv"), location, UniformTypes.pack(UniformTypes.INT, 1, 4), count, false, value);
    }

    public void glUniform4ui(int location, int v0, int v1, int v2, int v3) {
        setters.set("glUniform4ui", rules.active("glUniform4ui"), location, UniformTypes.pack(UniformTypes.UINT, 1, 4), v0, v1, v2, v3);
    }

    public void glUniform4ui64ARB(int location, long x, long y, long z, long w) {
        setters.setLongs("glUniform4ui64ARB", rules.active("glUniform4ui64ARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 4), x, y, z, w);
    }

    public void glUniform4ui64vARB(int location, int count, long value) {
        setters.setArray("glUniform4ui64vARB", rules.active("glUniform4ui64vARB"), location, UniformTypes.pack(UniformTypes.UINT64, 1, 4), count, false, value);
    }

    public void glUniform4uiv(int location, int count, long value) {
        setters.setArray("glUniform4uiv", rules.active("glUniform4uiv"), location, UniformTypes.pack(UniformTypes.UINT, 1, 4), count, false, value);
    }

    public void glUniformMatrix2dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2dv", rules.active("glUniformMatrix2dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 2), count, transpose, value);
    }

    public void glUniformMatrix2fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2fv", rules.active("glUniformMatrix2fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 2), count, transpose, value);
    }

    public void glUniformMatrix2x3dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2x3dv", rules.active("glUniformMatrix2x3dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 3), count, transpose, value);
    }

    public void glUniformMatrix2x3fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2x3fv", rules.active("glUniformMatrix2x3fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 3), count, transpose, value);
    }

    public void glUniformMatrix2x4dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2x4dv", rules.active("glUniformMatrix2x4dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 2, 4), count, transpose, value);
    }

    public void glUniformMatrix2x4fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix2x4fv", rules.active("glUniformMatrix2x4fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 2, 4), count, transpose, value);
    }

    public void glUniformMatrix3dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3dv", rules.active("glUniformMatrix3dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 3), count, transpose, value);
    }

    public void glUniformMatrix3fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3fv", rules.active("glUniformMatrix3fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 3), count, transpose, value);
    }

    public void glUniformMatrix3x2dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3x2dv", rules.active("glUniformMatrix3x2dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 2), count, transpose, value);
    }

    public void glUniformMatrix3x2fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3x2fv", rules.active("glUniformMatrix3x2fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 2), count, transpose, value);
    }

    public void glUniformMatrix3x4dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3x4dv", rules.active("glUniformMatrix3x4dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 3, 4), count, transpose, value);
    }

    public void glUniformMatrix3x4fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix3x4fv", rules.active("glUniformMatrix3x4fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 3, 4), count, transpose, value);
    }

    public void glUniformMatrix4dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4dv", rules.active("glUniformMatrix4dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 4), count, transpose, value);
    }

    public void glUniformMatrix4fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4fv", rules.active("glUniformMatrix4fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 4), count, transpose, value);
    }

    public void glUniformMatrix4x2dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4x2dv", rules.active("glUniformMatrix4x2dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 2), count, transpose, value);
    }

    public void glUniformMatrix4x2fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4x2fv", rules.active("glUniformMatrix4x2fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 2), count, transpose, value);
    }

    public void glUniformMatrix4x3dv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4x3dv", rules.active("glUniformMatrix4x3dv"), location, UniformTypes.pack(UniformTypes.DOUBLE, 4, 3), count, transpose, value);
    }

    public void glUniformMatrix4x3fv(int location, int count, boolean transpose, long value) {
        setters.setArray("glUniformMatrix4x3fv", rules.active("glUniformMatrix4x3fv"), location, UniformTypes.pack(UniformTypes.FLOAT, 4, 3), count, transpose, value);
    }
}
