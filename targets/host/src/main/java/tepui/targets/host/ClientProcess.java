package tepui.targets.host;

/**
 * Client process that is served.
 *
 * @param process its number by its own account: for messages, and to see whether it is there when its socket has ended
 * @param pointerBytes bytes of its pointers, 4 or 8
 */
public record ClientProcess(int process, int pointerBytes) {}
