/** What a context is: the chain of chapters that implement the entry points, its state, errors, names, and who it is current for. */
@NullMarked
package tepui.frontends.gl.context;

import org.jspecify.annotations.NullMarked;
