package tepui.targets.host.link;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;

/** Client that can do everything wrong: it writes what it is told into the memory of its link. */
public final class RawClient implements AutoCloseable {
    private static final VarHandle INT = JAVA_INT.varHandle();
    /** A process that no system has: a host goes on serving one that is there when its socket has ended. */
    private static final int NOBODY = Integer.MAX_VALUE;

    private final Arena arena = Arena.ofShared();
    private final SocketChannel socket;
    public final MemorySegment memory;
    private final FileChannel file;
    private int at;
    private int messages;
    private volatile boolean answers;

    private RawClient(SocketChannel socket, FileChannel file, long bytes) throws IOException {
        this.socket = socket;
        this.file = file;
        memory = file.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
    }

    private static byte[] greeting(String frontEnd, long session, byte[] token) {
        ByteBuffer out = ByteBuffer.allocate(LinkLayout.HELLO_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(0, LinkLayout.MAGIC).putInt(4, LinkLayout.VERSION).putInt(8, 0);
        out.put(16, token);
        out.put(32, frontEnd.getBytes(StandardCharsets.US_ASCII));
        out.putLong(48, session).putInt(56, NOBODY);
        return out.array();
    }

    private static ByteBuffer reply(InputStream in) throws IOException {
        byte[] reply = new byte[LinkLayout.REPLY_BYTES];
        new DataInputStream(in).readFully(reply);
        return ByteBuffer.wrap(reply).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static SocketChannel connect(Path host) throws IOException {
        return SocketChannel.open(UnixDomainSocketAddress.of(host.resolve("host.sock")));
    }

    public static RawClient open(Path host, String frontEnd) throws IOException {
        SocketChannel socket = connect(host);
        OutputStream out = Channels.newOutputStream(socket);
        InputStream in = Channels.newInputStream(socket);
        out.write(greeting(frontEnd, 0, new byte[16]));
        ByteBuffer reply = reply(in);
        byte[] path = new byte[reply.getInt(20)];
        new DataInputStream(in).readFully(path);
        FileChannel file = FileChannel.open(
                Path.of(new String(path, StandardCharsets.UTF_8)), StandardOpenOption.READ, StandardOpenOption.WRITE);
        RawClient client = new RawClient(socket, file, reply.getInt(16));
        out.write('M');
        return client;
    }

    /** The number by which a greeting is answered. */
    public static int refusal(Path host, String frontEnd, long session) throws IOException {
        try (SocketChannel socket = connect(host)) {
            Channels.newOutputStream(socket).write(greeting(frontEnd, session, new byte[16]));
            return reply(Channels.newInputStream(socket)).getInt(4);
        }
    }

    public static int refusalByLoopback(Path host, String frontEnd, byte[] token) throws IOException {
        String text = Files.readString(host.resolve("host.port"));
        int port = Integer.parseInt(text.substring(0, text.indexOf(' ')));
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(greeting(frontEnd, 0, token));
            return reply(socket.getInputStream()).getInt(4);
        }
    }

    public static byte[] token(Path host) throws IOException {
        String text = Files.readString(host.resolve("host.port")).strip();
        return HexFormat.of().parseHex(text.substring(text.indexOf(' ') + 1));
    }

    private int get(int place) {
        return (int) INT.getVolatile(memory, (long) place);
    }

    /** Publishes so many words. */
    public void head(int head) {
        INT.setVolatile(memory, (long) LinkLayout.AT_HEAD, head);
    }

    /** Writes a packet and publishes it, without a look at the room there is. */
    public void send(int op, int... words) {
        int ringWords = memory.get(JAVA_INT, LinkLayout.AT_RING_BYTES) / 4;
        word(ringWords, op | (words.length + 1) << 16);
        for (int w : words) word(ringWords, w);
        head(at);
    }

    private void word(int ringWords, int value) {
        memory.set(JAVA_INT, LinkLayout.PAGE + (at++ & ringWords - 1) * 4L, value);
    }

    /** Sends a packet and returns its result. */
    public long call(int op, int... words) {
        send(op, words);
        send(LinkLayout.OP_WAIT);
        while (true) {
            while (get(LinkLayout.AT_MESSAGE) == messages) {
                if (get(LinkLayout.AT_STATE) == LinkLayout.ENDED) throw new IllegalStateException("the link is ended");
                Thread.onSpinWait();
            }
            messages++;
            if (get(LinkLayout.AT_KIND) == LinkLayout.RESULT) return memory.get(JAVA_LONG, LinkLayout.AT_ARGUMENTS);
            if (answers) INT.setVolatile(memory, (long) LinkLayout.AT_ANSWER, messages);
        }
    }

    /** From now on requests are answered, by whatever stands where the answer belongs. */
    public void answerRequests() {
        answers = true;
    }

    public int area(int bytes) {
        return (int) call(LinkLayout.OP_AREA, bytes, 0);
    }

    /** Makes the file shorter than the host has mapped it. */
    public void cutOff() throws IOException {
        file.truncate(0);
    }

    /** Returns when the host has ended the link. */
    public void awaitEnd() throws IOException {
        while (true) {
            ByteBuffer byteOf = ByteBuffer.allocate(1);
            try {
                if (socket.read(byteOf) == -1) return;
            } catch (java.net.SocketException e) {
                return;
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        file.close();
        arena.close();
    }
}
