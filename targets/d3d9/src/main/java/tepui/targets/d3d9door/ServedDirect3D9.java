package tepui.targets.d3d9door;

import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.DamagedException;
import tepui.targets.host.Served;
import tepui.targets.host.ServedProcess;
import tepui.targets.host.ServedThread;

/** Direct3D 9 as the host offers it: each link of a client is a session, of one Direct3D object or of one device. */
public final class ServedDirect3D9 implements Served {
    /** The packet that names the area which answers go to. */
    private static final int OP_SESSION = 1;

    /** Found by ServiceLoader. */
    public ServedDirect3D9() {}

    @Override
    public String name() {
        return "d3d9";
    }

    @Override
    public ServedProcess begin(ClientProcess client) {
        return new ServedProcess() {
            @Override
            public ServedThread begin(Channel channel) {
                return new Serving(channel);
            }

            @Override
            public void close() {}
        };
    }

    private static final class Serving implements ServedThread {
        private final Channel channel;
        private @Nullable Session session;

        Serving(Channel channel) {
            this.channel = channel;
        }

        @Override
        public long call(int op, long address, int words) { // hot
            Session s = session;
            if (s == null) {
                if (op != OP_SESSION || words != 2)
                    throw new DamagedException("a session of Direct3D 9 begins with packet " + op);
                long answer = channel.area(ClientMemory.intAt(address + 4))
                        .part(0, Session.ANSWER_BYTES)
                        .address();
                session = new Session(answer);
                return 0;
            }
            try {
                return s.take(op, address, words);
            } catch (RuntimeException e) {
                Failures.tell(e);
                return Session.failure();
            }
        }

        @Override
        public void close() {
            Session s = session;
            session = null;
            if (s != null) s.close();
        }
    }
}
