package tepui.tools.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;

/** Figures of a program's frames, as the recording has them: how many draws, uploads, changes a frame had, and at most. */
final class FrameFigures {
    /** The frame's number, and what the profile tells better. */
    private static final List<String> LEFT_OUT = List.of("startTime", "frame", "fps", "frametime", "gc");

    /** Sum of a figure, and the frame that had most of it. */
    private static final class Figure {
        private long sum;
        private long most;
        private long mostIn;
    }

    private final Map<String, Figure> figures = new LinkedHashMap<>();
    private int frames;

    /** A frame ended. */
    void add(RecordedEvent e) {
        frames++;
        for (ValueDescriptor field : e.getFields()) {
            if (!field.getTypeName().equals("long") || LEFT_OUT.contains(field.getName())) continue;
            String label = field.getLabel() == null ? field.getName() : field.getLabel();
            Figure figure = figures.computeIfAbsent(label, l -> new Figure());
            long value = e.getLong(field.getName());
            figure.sum += value;
            if (value <= figure.most) continue;
            figure.most = value;
            figure.mostIn = e.getLong("frame");
        }
    }

    /** A line for each figure that was not always 0; empty where no frame is known. */
    String table() {
        if (frames == 0) return "";
        StringBuilder text = new StringBuilder(String.format("%nFigures of a frame, on average and at most:%n%n"));
        figures.forEach((label, f) -> {
            if (f.most > 0)
                text.append(String.format(
                        Locale.ROOT,
                        "%12.1f  %8d at most, in frame %-5d %s%n",
                        (double) f.sum / frames,
                        f.most,
                        f.mostIn,
                        label));
        });
        return text.toString();
    }
}
