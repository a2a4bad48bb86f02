package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.ProgramBinary;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.Feedbacks;

/** Program binaries (OpenGL 4.6, 7.5). */
public final class ProgramBinaryCalls {
    private final Dirty dirty;
    private final Errors errors;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final ProgramNames names;

    public ProgramBinaryCalls(
            Dirty dirty, Errors errors, Feedbacks captures, ProgramBindings programs, ProgramNames names) {
        this.dirty = dirty;
        this.errors = errors;
        this.captures = captures;
        this.programs = programs;
        this.names = names;
    }

    public void glGetProgramBinary(int program, int bufSize, long length, long binaryFormat, long binary) {
        String call = "glGetProgramBinary";
        ProgramObject p = names.program(call, program);
        if (p == null || names.badSize(call, bufSize)) return;
        byte[] bytes = p.binary();
        if (length != 0) Native.putInt(length, 0);
        if (bytes == null) {
            errors.error(GL_INVALID_OPERATION, call + ": program " + program + " is not linked");
        } else if (bytes.length > bufSize) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": bufSize is " + bufSize + ", " + bytes.length + " bytes are needed");
        } else {
            Native.putBytes(bytes, binary);
            Native.putInt(binaryFormat, ProgramBinary.FORMAT);
            if (length != 0) Native.putInt(length, bytes.length);
        }
    }

    public void glProgramBinary(int program, int binaryFormat, long binary, int length) {
        String call = "glProgramBinary";
        ProgramObject p = names.program(call, program);
        if (p == null) return;
        if (binaryFormat != ProgramBinary.FORMAT) {
            errors.invalidEnum(call, "binaryFormat", binaryFormat);
        } else if (length < 0) {
            errors.error(GL_INVALID_VALUE, call + ": length is " + length);
        } else if (p.captures > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": transform feedback is active");
        } else {
            p.load(Native.bytes(binary, length));
            dirty.bits |= Dirty.PROGRAM_USERS;
        }
    }
}
