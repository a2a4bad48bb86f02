package tepui.tools.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Frames from one to another, both included, counted from 1. */
record FrameRange(int first, int last) {
    static final FrameRange ALL = new FrameRange(1, Integer.MAX_VALUE);

    private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8})(?:-([1-9][0-9]{0,8})?)?");

    /** Range of an option: {@code 5}, {@code 5-9} or {@code 5-}. */
    static FrameRange of(Arguments arguments, String option, FrameRange otherwise) throws UsageException {
        String text = arguments.get(option);
        if (text == null) return otherwise;
        Matcher m = TEXT.matcher(text);
        if (m.matches()) {
            int first = Integer.parseInt(m.group(1));
            String end = m.group(2);
            int last = end != null ? Integer.parseInt(end) : text.endsWith("-") ? Integer.MAX_VALUE : first;
            if (last >= first) return new FrameRange(first, last);
        }
        throw arguments.wrong(option + " is '" + text + "', must be frames from 1, as in 5, 5-9 or 5-");
    }

    boolean has(int frame) {
        return frame >= first && frame <= last;
    }
}
