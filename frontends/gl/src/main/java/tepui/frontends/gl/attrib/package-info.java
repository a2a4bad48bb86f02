/** The attribute stacks, selection and feedback, evaluators: what the compatibility profile has beside drawing. */
@NullMarked
package tepui.frontends.gl.attrib;

import org.jspecify.annotations.NullMarked;
