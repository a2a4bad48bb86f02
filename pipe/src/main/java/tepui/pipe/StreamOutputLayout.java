package tepui.pipe;

import java.util.List;

/**
 * Layout of stream output: which outputs of the last vertex stage are written to buffers, in order.
 *
 * @param strides bytes per vertex of each buffer
 */
public record StreamOutputLayout(List<Output> outputs, List<Integer> strides) {
    /**
     * Some components of one output, 32 bits each.
     *
     * @param variable the output's name in the shader
     * @param element array element, 0 where it is no array
     * @param firstComponent the first 32-bit word of the element written
     * @param components words written
     * @param offset bytes from the start of the vertex in the buffer
     */
    public record Output(
            String variable, int element, int firstComponent, int components, int buffer, int offset, int stream) {}

    public StreamOutputLayout {
        outputs = List.copyOf(outputs);
        strides = List.copyOf(strides);
        if (strides.size() > Limits.STREAM_TARGETS) {
            throw new IllegalArgumentException("StreamOutputLayout: " + strides.size() + " buffers, at most "
                    + Limits.STREAM_TARGETS + " allowed");
        }
    }
}
