package tepui.targets.host.link;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * Handshake of a link, the client's greeting and the answer: words are little-endian.
 *
 * @param flags of LinkLayout
 * @param frontEnd the name of what it wants
 * @param session that the link joins, or 0
 * @param process the client's number
 */
public record Greeting(int flags, String frontEnd, long session, int process) {
    /** Answers, as TEPUI_LINKED and the others of link.h. */
    public enum Answer {
        LINKED,
        BAD_VERSION,
        BAD_TOKEN,
        NO_FRONT_END,
        NO_SESSION,
        NO_MEMORY
    }

    /** Refusal of a greeting. */
    public static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1;
        public final Answer answer;

        public RefusedException(Answer answer) {
            super(answer.toString());
            this.answer = answer;
        }
    }

    /**
     * Reads one.
     *
     * @param token that it must have; empty where the way in has told who it is
     */
    public static Greeting read(InputStream in, byte[] token) throws IOException, RefusedException {
        byte[] bytes = new byte[LinkLayout.HELLO_BYTES];
        new DataInputStream(in).readFully(bytes);
        ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (words.getInt(0) != LinkLayout.MAGIC) throw new RefusedException(Answer.BAD_VERSION);
        byte[] shown = Arrays.copyOfRange(bytes, 16, 16 + LinkLayout.TOKEN_BYTES);
        if (token.length > 0 && !MessageDigest.isEqual(token, shown)) throw new RefusedException(Answer.BAD_TOKEN);
        if (words.getInt(4) != LinkLayout.VERSION) throw new RefusedException(Answer.BAD_VERSION);
        String name = new String(bytes, 32, LinkLayout.NAME_BYTES, StandardCharsets.US_ASCII);
        int end = name.indexOf(0);
        if (end < 1) throw new RefusedException(Answer.NO_FRONT_END);
        return new Greeting(words.getInt(8), name.substring(0, end), words.getLong(48), words.getInt(56));
    }

    public boolean hasFutex() {
        return (flags & LinkLayout.FLAG_FUTEX) != 0;
    }

    public int pointerBytes() {
        return (flags & LinkLayout.FLAG_32_BIT) != 0 ? 4 : 8;
    }

    /** The bytes of an answer that refuses. */
    public static byte[] refusal(Answer answer) {
        return reply(answer, 0, 0, new byte[0]);
    }

    /** The bytes of an answer that tells where the link's memory is. */
    public static byte[] welcome(long session, Session.Opened opened) {
        return reply(
                Answer.LINKED,
                session,
                (int) opened.memory().bytes.byteSize(),
                opened.memory().name.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] reply(Answer answer, long session, int bytes, byte[] path) {
        ByteBuffer out =
                ByteBuffer.allocate(LinkLayout.REPLY_BYTES + path.length).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(LinkLayout.MAGIC).putInt(answer.ordinal()).putLong(session);
        out.putInt(bytes).putInt(path.length).put(path);
        return out.array();
    }
}
