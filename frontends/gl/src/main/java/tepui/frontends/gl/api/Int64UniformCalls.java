package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.program.UniformTypes;

/** Uniforms that are integers of 64 bits (ARB_gpu_shader_int64). */
public final class Int64UniformCalls {
    private final UniformSetters uniformSetters;

    /** Four values, for calls that give them one by one. */
    private final long longs;

    public Int64UniformCalls(UniformSetters uniformSetters) {
        this.uniformSetters = uniformSetters;

        longs = uniformSetters.own(32);
    }

    private long given(long x, long y, long z, long w) {
        Native.putLong(longs, x);
        Native.putLong(longs + 8, y);
        Native.putLong(longs + 16, z);
        Native.putLong(longs + 24, w);
        return longs;
    }

    public void glUniform1i64ARB(int location, long x) {
        long from = given(x, 0, 0, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform1i64ARB"), location, UniformTypes.INT64, 1, 1, 1, false, from);
    }

    public void glUniform1i64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1i64vARB"), location, UniformTypes.INT64, 1, 1, count, false, value);
    }

    public void glUniform2i64ARB(int location, long x, long y) {
        long from = given(x, y, 0, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform2i64ARB"), location, UniformTypes.INT64, 1, 2, 1, false, from);
    }

    public void glUniform2i64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2i64vARB"), location, UniformTypes.INT64, 1, 2, count, false, value);
    }

    public void glUniform3i64ARB(int location, long x, long y, long z) {
        long from = given(x, y, z, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform3i64ARB"), location, UniformTypes.INT64, 1, 3, 1, false, from);
    }

    public void glUniform3i64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3i64vARB"), location, UniformTypes.INT64, 1, 3, count, false, value);
    }

    public void glUniform4i64ARB(int location, long x, long y, long z, long w) {
        long from = given(x, y, z, w);
        uniformSetters.setArray(
                uniformSetters.active("glUniform4i64ARB"), location, UniformTypes.INT64, 1, 4, 1, false, from);
    }

    public void glUniform4i64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4i64vARB"), location, UniformTypes.INT64, 1, 4, count, false, value);
    }

    public void glUniform1ui64ARB(int location, long x) {
        long from = given(x, 0, 0, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform1ui64ARB"), location, UniformTypes.UINT64, 1, 1, 1, false, from);
    }

    public void glUniform1ui64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1ui64vARB"), location, UniformTypes.UINT64, 1, 1, count, false, value);
    }

    public void glUniform2ui64ARB(int location, long x, long y) {
        long from = given(x, y, 0, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform2ui64ARB"), location, UniformTypes.UINT64, 1, 2, 1, false, from);
    }

    public void glUniform2ui64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2ui64vARB"), location, UniformTypes.UINT64, 1, 2, count, false, value);
    }

    public void glUniform3ui64ARB(int location, long x, long y, long z) {
        long from = given(x, y, z, 0);
        uniformSetters.setArray(
                uniformSetters.active("glUniform3ui64ARB"), location, UniformTypes.UINT64, 1, 3, 1, false, from);
    }

    public void glUniform3ui64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3ui64vARB"), location, UniformTypes.UINT64, 1, 3, count, false, value);
    }

    public void glUniform4ui64ARB(int location, long x, long y, long z, long w) {
        long from = given(x, y, z, w);
        uniformSetters.setArray(
                uniformSetters.active("glUniform4ui64ARB"), location, UniformTypes.UINT64, 1, 4, 1, false, from);
    }

    public void glUniform4ui64vARB(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4ui64vARB"), location, UniformTypes.UINT64, 1, 4, count, false, value);
    }

    public void glProgramUniform1i64ARB(int program, int location, long x) {
        long from = given(x, 0, 0, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1i64ARB", program),
                location,
                UniformTypes.INT64,
                1,
                1,
                1,
                false,
                from);
    }

    public void glProgramUniform1i64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1i64vARB", program),
                location,
                UniformTypes.INT64,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform2i64ARB(int program, int location, long x, long y) {
        long from = given(x, y, 0, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2i64ARB", program),
                location,
                UniformTypes.INT64,
                1,
                2,
                1,
                false,
                from);
    }

    public void glProgramUniform2i64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2i64vARB", program),
                location,
                UniformTypes.INT64,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform3i64ARB(int program, int location, long x, long y, long z) {
        long from = given(x, y, z, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3i64ARB", program),
                location,
                UniformTypes.INT64,
                1,
                3,
                1,
                false,
                from);
    }

    public void glProgramUniform3i64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3i64vARB", program),
                location,
                UniformTypes.INT64,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform4i64ARB(int program, int location, long x, long y, long z, long w) {
        long from = given(x, y, z, w);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4i64ARB", program),
                location,
                UniformTypes.INT64,
                1,
                4,
                1,
                false,
                from);
    }

    public void glProgramUniform4i64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4i64vARB", program),
                location,
                UniformTypes.INT64,
                1,
                4,
                count,
                false,
                value);
    }

    public void glProgramUniform1ui64ARB(int program, int location, long x) {
        long from = given(x, 0, 0, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1ui64ARB", program),
                location,
                UniformTypes.UINT64,
                1,
                1,
                1,
                false,
                from);
    }

    public void glProgramUniform1ui64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1ui64vARB", program),
                location,
                UniformTypes.UINT64,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform2ui64ARB(int program, int location, long x, long y) {
        long from = given(x, y, 0, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2ui64ARB", program),
                location,
                UniformTypes.UINT64,
                1,
                2,
                1,
                false,
                from);
    }

    public void glProgramUniform2ui64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2ui64vARB", program),
                location,
                UniformTypes.UINT64,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform3ui64ARB(int program, int location, long x, long y, long z) {
        long from = given(x, y, z, 0);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3ui64ARB", program),
                location,
                UniformTypes.UINT64,
                1,
                3,
                1,
                false,
                from);
    }

    public void glProgramUniform3ui64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3ui64vARB", program),
                location,
                UniformTypes.UINT64,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform4ui64ARB(int program, int location, long x, long y, long z, long w) {
        long from = given(x, y, z, w);
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4ui64ARB", program),
                location,
                UniformTypes.UINT64,
                1,
                4,
                1,
                false,
                from);
    }

    public void glProgramUniform4ui64vARB(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4ui64vARB", program),
                location,
                UniformTypes.UINT64,
                1,
                4,
                count,
                false,
                value);
    }
}
