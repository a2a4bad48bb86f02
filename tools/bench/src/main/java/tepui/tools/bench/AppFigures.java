package tepui.tools.bench;

import java.util.List;

/**
 * Figures of one run of a program: processor milliseconds of its process until the first frame was done, and a frame in
 * three later stages. A stage that was not reached is not a number.
 *
 * @param compilers the share that the virtual machine's compilers had of the last stage; no number where there is none or nobody said
 */
record AppFigures(double first, double early, double middle, double warm, int frames, double compilers) {
    /** From the lines of {@link FrameMarks}; those of programs in C have no third word. */
    static AppFigures parse(List<String> lines) {
        double[] stage = {Double.NaN, Double.NaN, Double.NaN};
        double first = Double.NaN;
        int frames = 0;
        double spent = 0;
        double compiled = Double.NaN;
        double compilers = Double.NaN;
        boolean warm = false;
        for (String line : lines) {
            if (line.equals("warm")) {
                warm = true;
                // Frames between the hundredth and this mark belong to no stage.
                frames = 0;
                continue;
            }
            String[] words = line.split(" ", -1);
            int now = Integer.parseInt(words[0]);
            double ms = Double.parseDouble(words[1]) / 1e6;
            double byCompilers = words.length < 3 ? Double.NaN : Double.parseDouble(words[2]) / 1e6;
            if (Double.isNaN(first)) first = ms;
            else if (frames > 0) stage[warm ? 2 : frames < 10 ? 0 : 1] = (ms - spent) / (now - frames);
            if (warm && frames > 0) compilers = (byCompilers - compiled) / (ms - spent);
            frames = now;
            spent = ms;
            compiled = byCompilers;
        }
        return new AppFigures(first, stage[0], stage[1], stage[2], frames, compilers);
    }

    double of(int stage) {
        return switch (stage) {
            case 0 -> first;
            case 1 -> early;
            case 2 -> middle;
            case 3 -> warm;
            default -> compilers;
        };
    }
}
