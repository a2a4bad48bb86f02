package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.ProgramBinary;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramRules;

/** Program binaries (OpenGL 4.6, 7.5). */
public final class ProgramBinaryCalls {
    private final Dirty dirty;
    private final ProgramRules rules;
    private final ProgramNameRules names;

    public ProgramBinaryCalls(Dirty dirty, ProgramRules rules, ProgramNameRules names) {
        this.dirty = dirty;
        this.rules = rules;
        this.names = names;
    }

    public void glGetProgramBinary(int program, int bufSize, long length, long binaryFormat, long binary) {
        String call = "glGetProgramBinary";
        ProgramObject p = names.program(call, program);
        if (p == null || !names.size(call, bufSize)) return;
        if (length != 0) Native.putInt(length, 0);
        byte[] bytes = rules.binary(call, p, bufSize);
        if (bytes == null) return;
        Native.putBytes(bytes, binary);
        Native.putInt(binaryFormat, ProgramBinary.FORMAT);
        if (length != 0) Native.putInt(length, bytes.length);
    }

    public void glProgramBinary(int program, int binaryFormat, long binary, int length) {
        String call = "glProgramBinary";
        ProgramObject p = names.program(call, program);
        if (p == null || !rules.loadable(call, p, binaryFormat, length)) return;
        p.load(Native.bytes(binary, length));
        dirty.bits |= Dirty.PROGRAM_USERS;
    }
}
