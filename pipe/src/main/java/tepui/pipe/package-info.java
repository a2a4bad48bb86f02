/**
 * The contract between front ends and drivers. A front end talks to a {@link tepui.pipe.Device} and its {@link
 * tepui.pipe.Context}s and never learns which driver is behind them. Whatever can be a layer is a context in front of a
 * context.
 *
 * <p>Conventions that every driver keeps: row 0 of a texture is y = 0 of window space; NDC y grows with the row, so
 * that {@code y_window = y + (ndc + 1) / 2 * height} (a front end with another idea gives a viewport of negative height);
 * winding is judged with y growing upwards in that space; pixel centres lie at .5; a state object is bound by the dense
 * id that its {@link tepui.pipe.StateTable} gave it.
 */
@NullMarked
package tepui.pipe;

import org.jspecify.annotations.NullMarked;
