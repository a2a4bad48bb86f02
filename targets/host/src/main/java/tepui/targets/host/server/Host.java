package tepui.targets.host.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.ClientProcess;
import tepui.targets.host.LinkLostException;
import tepui.targets.host.Served;
import tepui.targets.host.ServedThread;
import tepui.targets.host.link.Failures;
import tepui.targets.host.link.Greeting;
import tepui.targets.host.link.Greeting.Answer;
import tepui.targets.host.link.Greeting.RefusedException;
import tepui.targets.host.link.Link;
import tepui.targets.host.link.PrivateFolder;
import tepui.targets.host.link.Session;

/**
 * Host of a user: waits for clients in a folder that only the user can enter, by a Unix domain socket, and by a socket
 * of the loopback with a token for those that have no other; on Windows by that alone. Each link has a thread that carries out its packets and
 * one that notices when the client is gone. It ends when nobody has been there for a while.
 */
public final class Host implements AutoCloseable {
    private static final String SOCKET = "host.sock";
    private static final String PORT = "host.port";
    private static final String LOCK = "host.lock";
    private static final boolean IS_WINDOWS = System.getProperty("os.name", "").startsWith("Windows");
    /** Milliseconds in which a client must have greeted. */
    private static final int GREETING = 5000;

    private static final int STACK = 16 << 20;
    private static final byte[] NONE = {};

    private final Path folder;
    private final Map<String, Served> served;
    private final Map<Long, Session> sessions = new ConcurrentHashMap<>();
    private final FileLock lock;
    /** Null on Windows. */
    private final @Nullable ServerSocketChannel local;

    private final ServerSocket loopback;
    private final byte[] token = new byte[16];
    private final Object people = new Object();
    private int links;
    private boolean wasVisited;
    private long emptySince = System.nanoTime();
    private boolean closed;

    private Host(Path folder, Map<String, Served> served, FileLock lock) throws IOException {
        this.folder = folder;
        this.served = Map.copyOf(served);
        this.lock = lock;
        Path socket = folder.resolve(SOCKET);
        Files.deleteIfExists(socket);
        local = IS_WINDOWS ? null : ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        loopback = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        new SecureRandom().nextBytes(token);
        Path port = Files.createTempFile(folder, PORT, ".new");
        Files.writeString(port, loopback.getLocalPort() + " " + HexFormat.of().formatHex(token) + "\n");
        Files.move(port, folder.resolve(PORT), StandardCopyOption.ATOMIC_MOVE);
        // The last step: who finds the socket finds a host.
        if (local != null) local.bind(UnixDomainSocketAddress.of(socket));
    }

    /**
     * Opens the host of a folder; null where there is one already.
     *
     * @throws IOException where the folder is not the user's alone, or no socket can be made
     */
    public static @Nullable Host open(Path folder, Map<String, Served> served) throws IOException {
        PrivateFolder.make(folder);
        FileChannel channel = FileChannel.open(
                folder.resolve(LOCK),
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                PrivateFolder.rightsOfFiles());
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // It is in this process.
        }
        if (lock == null) {
            channel.close();
            return null;
        }
        Host host = new Host(folder, served, lock);
        ServerSocketChannel local = host.local;
        // Asked once: somebody may clear the folder away while the host runs.
        UserPrincipal owner = Files.getOwner(folder);
        if (local != null) Thread.ofPlatform().daemon().name("accept").start(() -> host.acceptLocal(local, owner));
        Thread.ofPlatform().daemon().name("accept loopback").start(host::acceptLoopback);
        return host;
    }

    /** Where the user's host is, as clients find it too. */
    public static Path folder(Map<String, String> environment) {
        String named = environment.get("TEPUI_HOST");
        if (named != null && !named.isEmpty()) return Path.of(named);
        if (IS_WINDOWS) {
            String own = environment.get("LOCALAPPDATA");
            if (own == null || own.isEmpty())
                throw new IllegalStateException("LOCALAPPDATA, which names the user's own folder, is not set");
            return Path.of(own, "tepui-host");
        }
        String runtime = environment.get("XDG_RUNTIME_DIR");
        if (runtime != null && !runtime.isEmpty()) return Path.of(runtime, "tepui");
        try {
            return Path.of("/tmp/tepui-" + Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException e) {
            throw new IllegalStateException("whose process this is cannot be found: " + e, e);
        }
    }

    /** Is there a host in a folder? */
    public static boolean answers(Path folder) {
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve(SOCKET)))) {
            return channel.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Returns when the host is closed, or nobody has been there for a time.
     *
     * @param first milliseconds in which the first client may come
     * @param millis milliseconds after the last client has gone
     */
    public void awaitIdle(long first, long millis) throws InterruptedException {
        synchronized (people) {
            while (!closed) {
                long limit = wasVisited ? millis : first;
                long rest = links > 0 ? 0 : limit - (System.nanoTime() - emptySince) / 1_000_000;
                if (links == 0 && (rest <= 0 || wasVisited && isWorn())) return;
                people.wait(rest);
            }
        }
    }

    private boolean isWorn() {
        for (Served one : served.values()) if (one.isWorn()) return true;
        return false;
    }

    // Ways in

    private void acceptLocal(ServerSocketChannel local, UserPrincipal owner) {
        while (true) {
            try {
                SocketChannel channel = local.accept();
                UnixDomainPrincipal peer = channel.getOption(ExtendedSocketOptions.SO_PEERCRED);
                if (peer.user().equals(owner))
                    begin(Channels.newInputStream(channel), Channels.newOutputStream(channel), channel, NONE);
                else channel.close();
            } catch (IOException e) {
                if (!local.isOpen()) return;
                System.err.println("tepui: a client cannot be accepted: " + e);
            }
        }
    }

    private void acceptLoopback() {
        while (true) {
            try {
                Socket socket = loopback.accept();
                socket.setSoTimeout(GREETING);
                socket.setTcpNoDelay(true);
                begin(socket.getInputStream(), socket.getOutputStream(), socket, token);
            } catch (IOException e) {
                if (loopback.isClosed()) return;
                System.err.println("tepui: a client cannot be accepted: " + e);
            }
        }
    }

    private void begin(InputStream in, OutputStream out, AutoCloseable socket, byte[] wanted) {
        Thread.ofVirtual().start(() -> {
            try (socket) {
                greet(in, out, socket, wanted);
            } catch (Exception e) {
                // A client that goes while it greets leaves nothing behind.
            }
        });
    }

    private void greet(InputStream in, OutputStream out, AutoCloseable socket, byte[] wanted) throws IOException {
        Session session = null;
        Link link = null;
        try {
            Greeting greeting = Greeting.read(in, wanted);
            session = join(greeting);
            Session.Opened opened = open(session, greeting);
            link = opened.link();
            try {
                out.write(Greeting.welcome(session.id, opened));
                out.flush();
                if (in.read() != 'M') return;
            } finally {
                opened.memory().hide();
            }
            if (socket instanceof Socket s) s.setSoTimeout(0);
            Session joined = session;
            Link open = link;
            // From here on both are the serving thread's to end.
            session = null;
            link = null;
            String name = greeting.frontEnd() + " process " + greeting.process();
            Thread serving = new Thread(null, () -> serve(joined, open, socket, name), name, STACK);
            serving.setDaemon(true);
            serving.start();
            watch(in, open);
        } catch (RefusedException e) {
            out.write(Greeting.refusal(e.answer));
            out.flush();
        } finally {
            if (link != null) link.close();
            if (session != null) leave(session);
        }
    }

    private static Session.Opened open(Session session, Greeting greeting) throws RefusedException {
        try {
            return session.open(greeting.hasFutex());
        } catch (IOException e) {
            System.err.println("tepui: a client gets no memory: " + e);
            throw new RefusedException(Answer.NO_MEMORY);
        }
    }

    private Session join(Greeting greeting) throws RefusedException {
        Session session;
        if (greeting.session() == 0) {
            Served of = served.get(greeting.frontEnd());
            if (of == null) throw new RefusedException(Answer.NO_FRONT_END);
            session = new Session(of, new ClientProcess(greeting.process(), greeting.pointerBytes()), folder);
            sessions.put(session.id, session);
        } else {
            session = sessions.get(greeting.session());
            if (session == null || !session.isOf(greeting.frontEnd())) throw new RefusedException(Answer.NO_SESSION);
        }
        if (!session.join()) throw new RefusedException(Answer.NO_SESSION);
        synchronized (people) {
            links++;
            wasVisited = true;
        }
        return session;
    }

    private void leave(Session session) {
        try {
            if (session.leave()) sessions.remove(session.id);
        } finally {
            synchronized (people) {
                links--;
                emptySince = System.nanoTime();
                people.notifyAll();
            }
        }
    }

    /** Nothing comes any more but the end. */
    private static void watch(InputStream in, Link link) {
        try {
            int read;
            do read = in.read();
            while (read != -1);
        } catch (IOException e) {
            // As good as an end.
        }
        try {
            link.awaitClientsEnd();
        } catch (InterruptedException | InternalError e) {
            // A client that cuts the file off makes reads fail, and compiled code learns of that later than where it
            // reads.
            link.clientIsGone();
        }
    }

    private void serve(Session session, Link link, AutoCloseable socket, String name) {
        Failures failures = new Failures(name);
        try (socket;
                link) {
            try (ServedThread thread = session.begin(link)) {
                link.serve(thread, failures);
            }
        } catch (LinkLostException e) {
            // The client is gone, which is no news.
        } catch (Throwable t) {
            failures.tellEnd(t);
        } finally {
            leave(session);
        }
    }

    /** Ends all ways in. Links that are served end with the process. */
    @Override
    public void close() {
        synchronized (people) {
            closed = true;
            people.notifyAll();
        }
        try {
            if (local != null) local.close();
            loopback.close();
            Files.deleteIfExists(folder.resolve(SOCKET));
            Files.deleteIfExists(folder.resolve(PORT));
            lock.channel().close();
        } catch (IOException e) {
            System.err.println("tepui: the host's sockets cannot be closed: " + e);
        }
    }
}
