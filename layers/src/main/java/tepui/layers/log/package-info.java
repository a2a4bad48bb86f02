/**
 * Call logger: records of all calls of the contract, and their replay. A {@link tepui.layers.log.LoggingDevice} turns
 * each call into a {@link tepui.layers.log.LogRecord} and gives it to a sink: readable text, or the compact binary form
 * that {@link tepui.layers.log.LogReader} reads back and {@link tepui.layers.log.Replay} runs on any device.
 */
@NullMarked
package tepui.layers.log;

import org.jspecify.annotations.NullMarked;
