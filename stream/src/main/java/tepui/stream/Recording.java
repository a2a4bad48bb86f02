package tepui.stream;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;

/**
 * Recording of commands that is replayed as often as wanted, on any context of the device: a display list, a capture.
 * Made by {@link Streams#record}. Its objects must live as long as it is used; one thread at a time.
 */
public final class Recording {
    /** Packets without end marks, and their references. */
    record Piece(int[] words, @Nullable Object[] references) {}

    private final List<Piece> pieces;
    private final long packets;
    private @Nullable Context last;
    private @Nullable PacketReader reader;

    Recording(List<Piece> pieces, long packets) {
        this.pieces = List.copyOf(pieces);
        this.packets = packets;
    }

    /** Number of packets. */
    public long packets() {
        return packets;
    }

    /** Makes the recorded calls. What one of them throws is thrown, and those behind it are not made. */
    public void replay(Context to) {
        PacketReader r = reader;
        if (r == null || last != to) {
            r = new PacketReader(to, null);
            reader = r;
            last = to;
        }
        for (int p = 0; p < pieces.size(); p++) {
            Piece piece = pieces.get(p);
            int[] words = piece.words;
            int reference = 0;
            for (int i = 0; i < words.length; ) {
                int header = words[i];
                r.read(words, i, piece.references, reference);
                reference += Op.REFERENCES[PacketLayout.op(header)];
                i += PacketLayout.words(header);
            }
        }
    }
}
