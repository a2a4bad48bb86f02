/**
 * The command stream: a context that records packets into a ring and replays them on a thread of its own into another
 * context. {@link tepui.stream.Streams#wrap} puts it in front of a device.
 */
@NullMarked
package tepui.stream;

import org.jspecify.annotations.NullMarked;
