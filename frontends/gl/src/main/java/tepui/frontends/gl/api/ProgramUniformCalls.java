package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.program.UniformTypes;

/** Values of uniforms of a program by its name. */
public final class ProgramUniformCalls {
    private final UniformSetters uniformSetters;

    public ProgramUniformCalls(UniformSetters uniformSetters) {
        this.uniformSetters = uniformSetters;
    }

    public void glProgramUniform1f(int program, int location, float v0) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform1f", program),
                location,
                UniformTypes.FLOAT,
                1,
                Float.floatToRawIntBits(v0),
                0,
                0,
                0);
    }

    public void glProgramUniform1fv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1fv", program),
                location,
                UniformTypes.FLOAT,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform1i(int program, int location, int v0) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform1i", program), location, UniformTypes.INT, 1, v0, 0, 0, 0);
    }

    public void glProgramUniform1iv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1iv", program),
                location,
                UniformTypes.INT,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform1ui(int program, int location, int v0) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform1ui", program), location, UniformTypes.UINT, 1, v0, 0, 0, 0);
    }

    public void glProgramUniform1uiv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1uiv", program),
                location,
                UniformTypes.UINT,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform1d(int program, int location, double x) {
        uniformSetters.setDoubles(uniformSetters.linked("glProgramUniform1d", program), location, 1, x, 0, 0, 0);
    }

    public void glProgramUniform1dv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform1dv", program),
                location,
                UniformTypes.DOUBLE,
                1,
                1,
                count,
                false,
                value);
    }

    public void glProgramUniform2f(int program, int location, float v0, float v1) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform2f", program),
                location,
                UniformTypes.FLOAT,
                2,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                0,
                0);
    }

    public void glProgramUniform2fv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2fv", program),
                location,
                UniformTypes.FLOAT,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform2i(int program, int location, int v0, int v1) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform2i", program), location, UniformTypes.INT, 2, v0, v1, 0, 0);
    }

    public void glProgramUniform2iv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2iv", program),
                location,
                UniformTypes.INT,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform2ui(int program, int location, int v0, int v1) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform2ui", program), location, UniformTypes.UINT, 2, v0, v1, 0, 0);
    }

    public void glProgramUniform2uiv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2uiv", program),
                location,
                UniformTypes.UINT,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform2d(int program, int location, double x, double y) {
        uniformSetters.setDoubles(uniformSetters.linked("glProgramUniform2d", program), location, 2, x, y, 0, 0);
    }

    public void glProgramUniform2dv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform2dv", program),
                location,
                UniformTypes.DOUBLE,
                1,
                2,
                count,
                false,
                value);
    }

    public void glProgramUniform3f(int program, int location, float v0, float v1, float v2) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform3f", program),
                location,
                UniformTypes.FLOAT,
                3,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                Float.floatToRawIntBits(v2),
                0);
    }

    public void glProgramUniform3fv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3fv", program),
                location,
                UniformTypes.FLOAT,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform3i(int program, int location, int v0, int v1, int v2) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform3i", program), location, UniformTypes.INT, 3, v0, v1, v2, 0);
    }

    public void glProgramUniform3iv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3iv", program),
                location,
                UniformTypes.INT,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform3ui(int program, int location, int v0, int v1, int v2) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform3ui", program), location, UniformTypes.UINT, 3, v0, v1, v2, 0);
    }

    public void glProgramUniform3uiv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3uiv", program),
                location,
                UniformTypes.UINT,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform3d(int program, int location, double x, double y, double z) {
        uniformSetters.setDoubles(uniformSetters.linked("glProgramUniform3d", program), location, 3, x, y, z, 0);
    }

    public void glProgramUniform3dv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform3dv", program),
                location,
                UniformTypes.DOUBLE,
                1,
                3,
                count,
                false,
                value);
    }

    public void glProgramUniform4f(int program, int location, float v0, float v1, float v2, float v3) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform4f", program),
                location,
                UniformTypes.FLOAT,
                4,
                Float.floatToRawIntBits(v0),
                Float.floatToRawIntBits(v1),
                Float.floatToRawIntBits(v2),
                Float.floatToRawIntBits(v3));
    }

    public void glProgramUniform4fv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4fv", program),
                location,
                UniformTypes.FLOAT,
                1,
                4,
                count,
                false,
                value);
    }

    public void glProgramUniform4i(int program, int location, int v0, int v1, int v2, int v3) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform4i", program), location, UniformTypes.INT, 4, v0, v1, v2, v3);
    }

    public void glProgramUniform4iv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4iv", program),
                location,
                UniformTypes.INT,
                1,
                4,
                count,
                false,
                value);
    }

    public void glProgramUniform4ui(int program, int location, int v0, int v1, int v2, int v3) {
        uniformSetters.set(
                uniformSetters.linked("glProgramUniform4ui", program), location, UniformTypes.UINT, 4, v0, v1, v2, v3);
    }

    public void glProgramUniform4uiv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4uiv", program),
                location,
                UniformTypes.UINT,
                1,
                4,
                count,
                false,
                value);
    }

    public void glProgramUniform4d(int program, int location, double x, double y, double z, double w) {
        uniformSetters.setDoubles(uniformSetters.linked("glProgramUniform4d", program), location, 4, x, y, z, w);
    }

    public void glProgramUniform4dv(int program, int location, int count, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniform4dv", program),
                location,
                UniformTypes.DOUBLE,
                1,
                4,
                count,
                false,
                value);
    }

    public void glProgramUniformMatrix2fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2fv", program),
                location,
                UniformTypes.FLOAT,
                2,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix2dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2dv", program),
                location,
                UniformTypes.DOUBLE,
                2,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix2x3fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2x3fv", program),
                location,
                UniformTypes.FLOAT,
                2,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix2x3dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2x3dv", program),
                location,
                UniformTypes.DOUBLE,
                2,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix2x4fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2x4fv", program),
                location,
                UniformTypes.FLOAT,
                2,
                4,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix2x4dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix2x4dv", program),
                location,
                UniformTypes.DOUBLE,
                2,
                4,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3x2fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3x2fv", program),
                location,
                UniformTypes.FLOAT,
                3,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3x2dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3x2dv", program),
                location,
                UniformTypes.DOUBLE,
                3,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3fv", program),
                location,
                UniformTypes.FLOAT,
                3,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3dv", program),
                location,
                UniformTypes.DOUBLE,
                3,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3x4fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3x4fv", program),
                location,
                UniformTypes.FLOAT,
                3,
                4,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix3x4dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix3x4dv", program),
                location,
                UniformTypes.DOUBLE,
                3,
                4,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4x2fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4x2fv", program),
                location,
                UniformTypes.FLOAT,
                4,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4x2dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4x2dv", program),
                location,
                UniformTypes.DOUBLE,
                4,
                2,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4x3fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4x3fv", program),
                location,
                UniformTypes.FLOAT,
                4,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4x3dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4x3dv", program),
                location,
                UniformTypes.DOUBLE,
                4,
                3,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4fv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4fv", program),
                location,
                UniformTypes.FLOAT,
                4,
                4,
                count,
                transpose,
                value);
    }

    public void glProgramUniformMatrix4dv(int program, int location, int count, boolean transpose, long value) {
        uniformSetters.setArray(
                uniformSetters.linked("glProgramUniformMatrix4dv", program),
                location,
                UniformTypes.DOUBLE,
                4,
                4,
                count,
                transpose,
                value);
    }
}
