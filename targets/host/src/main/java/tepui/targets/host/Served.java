package tepui.targets.host;

/** Front end that the host offers to clients, found by ServiceLoader. A client names it in its greeting. */
public interface Served {
    /** Up to 15 letters: opengl, d3d9. */
    String name();

    /** A client's process has come; its threads follow. */
    ServedProcess begin(ClientProcess client);

    /** Has something gone wrong that stays with the host's process? It ends then as soon as it has no client. */
    default boolean isWorn() {
        return false;
    }
}
