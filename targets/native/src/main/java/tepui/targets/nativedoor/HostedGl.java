package tepui.targets.nativedoor;

import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.DamagedException;
import tepui.targets.host.Served;
import tepui.targets.host.ServedProcess;
import tepui.targets.host.ServedThread;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.egl.Egl;
import tepui.targets.nativedoor.glx.Glx;
import tepui.targets.nativedoor.memory.HostedObjects;
import tepui.targets.nativedoor.memory.HostedProgram;
import tepui.targets.nativedoor.memory.HostedPrograms;
import tepui.targets.nativedoor.memory.Program;
import tepui.targets.nativedoor.osmesa.OsMesa;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.x11.XDisplay;

/** Front end of the host for programs in C: OpenGL, EGL and GLX. */
public final class HostedGl implements Served {
    public HostedGl() {
        HostedPrograms.install();
    }

    @Override
    public String name() {
        return "opengl";
    }

    @Override
    public ServedProcess begin(ClientProcess client) {
        return new Objects();
    }

    /** What a lost device holds is free when the process ends. */
    @Override
    public boolean isWorn() {
        return Devices.isAnyLost();
    }

    private static final class Objects implements ServedProcess {
        private final HostedObjects objects = new HostedObjects();
        /** Any of those that there were: its thread is not needed to end what is left. */
        private volatile @Nullable HostedProgram last;

        @Override
        public ServedThread begin(Channel channel) {
            HostedProgram program = new HostedProgram(channel, objects);
            last = program;
            Program.serve(program);
            return new Calls(program, channel.ringCopy());
        }

        @Override
        public void close() {
            HostedProgram program = last;
            if (program == null) return;
            objects.leave();
            Program.serve(program);
            try {
                Egl.end();
                Glx.end();
                OsMesa.end();
                XDisplay.end();
            } finally {
                Program.serve(null);
            }
        }
    }

    private static final class Calls implements ServedThread {
        private final HostedProgram program;
        private final long ring;

        Calls(HostedProgram program, long ring) {
            this.program = program;
            this.ring = ring;
        }

        @Override
        public long call(int op, long address, int words) { // hot
            int least = Decoder.words(op);
            if (least == 0 || words < least)
                throw new DamagedException("packet " + op + " has " + words + " words, must have " + least);
            program.beginCall(address - ring, address, words * 4);
            try {
                return Decoder.call(op, address);
            } finally {
                program.endCall();
            }
        }

        @Override
        public void arrives() { // hot
            program.packetsArrive();
        }

        @Override
        public void waits() { // hot
            program.waits();
        }

        @Override
        public void close() {
            try {
                Current.forget();
            } finally {
                Program.serve(null);
                program.close();
            }
        }
    }
}
