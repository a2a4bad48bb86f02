package tepui.frontends.gl.api;

import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.program.UniformTypes;

/** Values of uniforms of the program in use. */
public final class UniformCalls {
    private final UniformSetters uniformSetters;

    public UniformCalls(UniformSetters uniformSetters) {
        this.uniformSetters = uniformSetters;
    }

    public void glUniform1f(int location, float v0) {
        uniformSetters.set(
                uniformSetters.active("glUniform1f"),
                location,
                UniformTypes.FLOAT,
                1,
                Float.floatToRawIntBits(v0),
                0,
                0,
                0);
    }

    public void glUniform1fv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1fv"), location, UniformTypes.FLOAT, 1, 1, count, false, value);
    }

    public void glUniform1i(int location, int v0) {
        uniformSetters.set(uniformSetters.active("glUniform1i"), location, UniformTypes.INT, 1, v0, 0, 0, 0);
    }

    public void glUniform1iv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1iv"), location, UniformTypes.INT, 1, 1, count, false, value);
    }

    public void glUniform1ui(int location, int v0) {
        uniformSetters.set(uniformSetters.active("glUniform1ui"), location, UniformTypes.UINT, 1, v0, 0, 0, 0);
    }

    public void glUniform1uiv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1uiv"), location, UniformTypes.UINT, 1, 1, count, false, value);
    }

    public void glUniform1d(int location, double x) {
        uniformSetters.setDoubles(uniformSetters.active("glUniform1d"), location, 1, x, 0, 0, 0);
    }

    public void glUniform1dv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform1dv"), location, UniformTypes.DOUBLE, 1, 1, count, false, value);
    }

    public void glUniform2f(int location, float v0, float v1) {
        uniformSetters.set(
                uniformSetters.active("glUniform2f"),
                location,
                UniformTypes.FLOAT,
                2,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                0,
                0);
    }

    public void glUniform2fv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2fv"), location, UniformTypes.FLOAT, 1, 2, count, false, value);
    }

    public void glUniform2i(int location, int v0, int v1) {
        uniformSetters.set(uniformSetters.active("glUniform2i"), location, UniformTypes.INT, 2, v0, v1, 0, 0);
    }

    public void glUniform2iv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2iv"), location, UniformTypes.INT, 1, 2, count, false, value);
    }

    public void glUniform2ui(int location, int v0, int v1) {
        uniformSetters.set(uniformSetters.active("glUniform2ui"), location, UniformTypes.UINT, 2, v0, v1, 0, 0);
    }

    public void glUniform2uiv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2uiv"), location, UniformTypes.UINT, 1, 2, count, false, value);
    }

    public void glUniform2d(int location, double x, double y) {
        uniformSetters.setDoubles(uniformSetters.active("glUniform2d"), location, 2, x, y, 0, 0);
    }

    public void glUniform2dv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform2dv"), location, UniformTypes.DOUBLE, 1, 2, count, false, value);
    }

    public void glUniform3f(int location, float v0, float v1, float v2) {
        uniformSetters.set(
                uniformSetters.active("glUniform3f"),
                location,
                UniformTypes.FLOAT,
                3,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                Float.floatToRawIntBits(v2),
                0);
    }

    public void glUniform3fv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3fv"), location, UniformTypes.FLOAT, 1, 3, count, false, value);
    }

    public void glUniform3i(int location, int v0, int v1, int v2) {
        uniformSetters.set(uniformSetters.active("glUniform3i"), location, UniformTypes.INT, 3, v0, v1, v2, 0);
    }

    public void glUniform3iv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3iv"), location, UniformTypes.INT, 1, 3, count, false, value);
    }

    public void glUniform3ui(int location, int v0, int v1, int v2) {
        uniformSetters.set(uniformSetters.active("glUniform3ui"), location, UniformTypes.UINT, 3, v0, v1, v2, 0);
    }

    public void glUniform3uiv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3uiv"), location, UniformTypes.UINT, 1, 3, count, false, value);
    }

    public void glUniform3d(int location, double x, double y, double z) {
        uniformSetters.setDoubles(uniformSetters.active("glUniform3d"), location, 3, x, y, z, 0);
    }

    public void glUniform3dv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform3dv"), location, UniformTypes.DOUBLE, 1, 3, count, false, value);
    }

    public void glUniform4f(int location, float v0, float v1, float v2, float v3) {
        uniformSetters.set(
                uniformSetters.active("glUniform4f"),
                location,
                UniformTypes.FLOAT,
                4,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                Float.floatToRawIntBits(v2),
                Float.floatToRawIntBits(v3));
    }

    public void glUniform4fv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4fv"), location, UniformTypes.FLOAT, 1, 4, count, false, value);
    }

    public void glUniform4i(int location, int v0, int v1, int v2, int v3) {
        uniformSetters.set(uniformSetters.active("glUniform4i"), location, UniformTypes.INT, 4, v0, v1, v2, v3);
    }

    public void glUniform4iv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4iv"), location, UniformTypes.INT, 1, 4, count, false, value);
    }

    public void glUniform4ui(int location, int v0, int v1, int v2, int v3) {
        uniformSetters.set(uniformSetters.active("glUniform4ui"), location, UniformTypes.UINT, 4, v0, v1, v2, v3);
    }

    public void glUniform4uiv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4uiv"), location, UniformTypes.UINT, 1, 4, count, false, value);
    }

    public void glUniform4d(int location, double x, double y, double z, double w) {
        uniformSetters.setDoubles(uniformSetters.active("glUniform4d"), location, 4, x, y, z, w);
    }

    public void glUniform4dv(int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniform4dv"), location, UniformTypes.DOUBLE, 1, 4, count, false, value);
    }

    public void glUniformMatrix2fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2fv"),
                location,
                UniformTypes.FLOAT,
                2,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix2dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2dv"),
                location,
                UniformTypes.DOUBLE,
                2,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix2x3fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2x3fv"),
                location,
                UniformTypes.FLOAT,
                2,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix2x3dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2x3dv"),
                location,
                UniformTypes.DOUBLE,
                2,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix2x4fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2x4fv"),
                location,
                UniformTypes.FLOAT,
                2,
                4,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix2x4dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix2x4dv"),
                location,
                UniformTypes.DOUBLE,
                2,
                4,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3x2fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3x2fv"),
                location,
                UniformTypes.FLOAT,
                3,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3x2dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3x2dv"),
                location,
                UniformTypes.DOUBLE,
                3,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3fv"),
                location,
                UniformTypes.FLOAT,
                3,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3dv"),
                location,
                UniformTypes.DOUBLE,
                3,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3x4fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3x4fv"),
                location,
                UniformTypes.FLOAT,
                3,
                4,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix3x4dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix3x4dv"),
                location,
                UniformTypes.DOUBLE,
                3,
                4,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4x2fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4x2fv"),
                location,
                UniformTypes.FLOAT,
                4,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4x2dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4x2dv"),
                location,
                UniformTypes.DOUBLE,
                4,
                2,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4x3fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4x3fv"),
                location,
                UniformTypes.FLOAT,
                4,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4x3dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4x3dv"),
                location,
                UniformTypes.DOUBLE,
                4,
                3,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4fv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4fv"),
                location,
                UniformTypes.FLOAT,
                4,
                4,
                count,
                transpose,
                value);
    }

    public void glUniformMatrix4dv(int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.active("glUniformMatrix4dv"),
                location,
                UniformTypes.DOUBLE,
                4,
                4,
                count,
                transpose,
                value);
    }
}
