package tepui.targets.nativedoor.memory;

import tepui.frontends.gl.foreign.ForeignProgram;

/** Programs at the other ends of links, as the front end knows them: the one that the thread serves. */
public final class HostedPrograms implements ForeignProgram {
    private HostedPrograms() {}

    /** From now on all calls of this process are of such programs. */
    public static void install() {
        if (ForeignProgram.installed() == null) ForeignProgram.install(new HostedPrograms());
    }

    private static HostedProgram program() {
        if (Program.foreign() instanceof HostedProgram program) return program;
        throw new IllegalStateException("a pointer of a program is used where none is served");
    }

    @Override
    public long read(long address, long bytes) {
        return program().memory.read(address, bytes);
    }

    @Override
    public long target(long address, long bytes) {
        return program().memory.target(address, bytes);
    }

    @Override
    public long write(long address, long bytes) {
        return program().memory.write(address, bytes);
    }

    @Override
    public int pointerBytes() {
        return program().pointerBytes;
    }

    @Override
    public long programAddress(long address) {
        return program().maps().programAddress(address);
    }

    @Override
    public void mapped(long address, long bytes, int access) {
        HostedProgram program = program();
        program.maps().map(program.channel(), address, bytes, access);
    }

    @Override
    public void flushed(long address, long offset, long bytes) {
        program().maps().flush(address, offset, bytes);
    }

    @Override
    public void unmapped(long address) {
        HostedProgram program = program();
        program.maps().unmap(program.channel(), address);
    }

    @Override
    public void debugMessage(long function, int[] sourceTypeIdSeverity, byte[] text, long userParam) {
        program().debugMessage(function, sourceTypeIdSeverity, text, userParam);
    }
}
