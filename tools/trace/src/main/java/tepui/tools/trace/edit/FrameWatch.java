package tepui.tools.trace.edit;

/** Receiver of how far a trace was read; work on a long one takes minutes. */
@FunctionalInterface
public interface FrameWatch {
    /** Called behind the end of each frame, with its number from 1. */
    void read(int frame);
}
