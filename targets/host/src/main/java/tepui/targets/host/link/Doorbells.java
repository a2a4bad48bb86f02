package tepui.targets.host.link;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.locks.LockSupport;

/** Doorbells of a link, the host's and the client's: sleep until one's own is rung, and ringing the other's. The words beside them are LinkMemory's. */
sealed interface Doorbells {
    /**
     * Sleeps until the host's bell is rung; may end for no reason.
     *
     * @param nanos how long, where nobody can ring
     */
    void sleep(long nanos);

    void ringHost();

    void ringClient();

    /** Nobody sleeps or rings any more. */
    void close();

    /** Maker of the bells of a link. */
    interface Maker {
        /** Bells for a link with this memory. */
        Doorbells of(SharedMemory shared) throws IOException;
    }

    /** Those that a client can ring. */
    static Doorbells of(SharedMemory shared, boolean futex) throws IOException {
        if (Kernel32.isThere()) return new Events(shared.name);
        return futex && Futex.isThere() ? new Futexes(shared.bytes) : new Timed();
    }

    /** Futexes on the words themselves. */
    final class Futexes implements Doorbells {
        private final MemorySegment host;
        private final MemorySegment client;

        Futexes(MemorySegment memory) {
            host = memory.asSlice(LinkLayout.AT_HOST_BELL, 4);
            client = memory.asSlice(LinkLayout.AT_CLIENT_BELL, 4);
        }

        @Override
        public void sleep(long nanos) {
            Futex.await(host, 1);
        }

        @Override
        public void ringHost() {
            Futex.wake(host);
        }

        @Override
        public void ringClient() {
            Futex.wake(client);
        }

        @Override
        public void close() {}
    }

    /** Events of Windows, whose names are the memory's and a word. One that was rung for nothing ends the next sleep. */
    final class Events implements Doorbells {
        private final long host;
        private final long client;

        Events(String name) throws IOException {
            host = Kernel32.createEvent(name + ".host");
            try {
                client = Kernel32.createEvent(name + ".client");
            } catch (IOException e) {
                Kernel32.close(host);
                throw e;
            }
        }

        @Override
        public void sleep(long nanos) {
            Kernel32.await(host);
        }

        @Override
        public void ringHost() {
            Kernel32.set(host);
        }

        @Override
        public void ringClient() {
            Kernel32.set(client);
        }

        @Override
        public void close() {
            Kernel32.close(host);
            Kernel32.close(client);
        }
    }

    /** None: both sides sleep for short times. */
    final class Timed implements Doorbells {
        @Override
        public void sleep(long nanos) {
            LockSupport.parkNanos(nanos);
        }

        @Override
        public void ringHost() {}

        @Override
        public void ringClient() {}

        @Override
        public void close() {}
    }
}
