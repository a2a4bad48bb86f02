package tepui.targets.host.link;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.Served;
import tepui.targets.host.ServedProcess;
import tepui.targets.host.ServedThread;

/**
 * Session: state that the links of one process of a client share. It begins with the first and ends with the last of
 * them.
 */
public final class Session {
    /** Threads of one process that may have a link at a time. */
    private static final int MOST_LINKS = 256;

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int RING_BYTES = 1 << 20;
    private static final int TRANSFER_BYTES = 1 << 20;

    public final long id = RANDOM.nextLong() | 1;
    public final ClientProcess client;
    final Areas areas = new Areas();
    private final Served served;
    final Path folder;
    private int links;
    private @Nullable ServedProcess process;

    public Session(Served served, ClientProcess client, Path folder) {
        this.served = served;
        this.client = client;
        this.folder = folder;
    }

    /** Whether it is this front end that the process has chosen. */
    public boolean isOf(String frontEnd) {
        return served.name().equals(frontEnd);
    }

    /** One more link is about to be; false where there are too many, or the last one has ended. */
    public synchronized boolean join() {
        if (links == MOST_LINKS || links < 0) return false;
        links++;
        return true;
    }

    /** A link has ended. Returns whether it was the last: the session is over then. */
    public synchronized boolean leave() {
        if (--links > 0) return false;
        links = -1;
        try {
            if (process != null) process.close();
        } finally {
            areas.close();
        }
        return true;
    }

    /** Begins to serve a thread of the process. */
    public ServedThread begin(Channel channel) {
        return process().begin(channel);
    }

    private synchronized ServedProcess process() {
        ServedProcess p = process;
        if (p == null) {
            p = served.begin(client);
            process = p;
        }
        return p;
    }

    /** A link whose memory has a name until the client has mapped it. */
    public Opened open(boolean futex) throws IOException {
        LinkMemory memory = new LinkMemory(folder, RING_BYTES, TRANSFER_BYTES, shared -> Doorbells.of(shared, futex));
        return new Opened(new Link(this, memory), memory.shared);
    }

    /** New link, and how the client finds its memory. */
    public record Opened(Link link, SharedMemory memory) {}
}
