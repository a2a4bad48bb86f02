package tepui.tools.trace.file;

import org.jspecify.annotations.Nullable;

/**
 * Place in the program that made a call: a line of a stack trace.
 *
 * @param line 0 where it is not known
 * @param offset from the module's beginning; negative where it is not known
 */
public record Frame(
        @Nullable String module,
        @Nullable String function,
        @Nullable String source,
        long line,
        long offset) {}
