package tepui.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import tepui.pipe.DeviceOptions;

/**
 * Process for one subject of the fill table. Prints a line {@code F} per row, tab-separated: name, row, median and unit
 * of work per second of the wall clock, best, median of processor seconds per frame, of wall seconds per frame, hash of
 * the picture.
 */
final class FillChild {
    private FillChild() {}

    /** Arguments: name, driver (or "mesa"), rows, milliseconds a trial, trials, milliseconds of warm-up, threads, device. */
    static void run(String[] args) {
        String name = args[0];
        int trials = Integer.parseInt(args[4]);
        double seconds = Integer.parseInt(args[3]) / 1e3;
        double warm = Integer.parseInt(args[5]) / 1e3;
        try (FillSubject subject = args[1].equals("mesa") ? new MesaFill() : open(args[1], args[6], args[7])) {
            System.out.println("# " + name + ": " + subject.describe());
            for (String label : args[2].split(",")) {
                FillCase row = FillCase.of(label);
                if (row == null) throw new IllegalArgumentException("bench fill: there is no row '" + label + "'");
                measure(name, subject, row, seconds, trials, warm);
            }
        }
    }

    private static FillSubject open(String driver, String threads, String device) {
        DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("threads", threads));
        return new PipeFill(ChosenDevice.open(driver, device, options));
    }

    private static void measure(
            String name, FillSubject subject, FillCase row, double seconds, int trials, double warm) {
        OperatingSystemMXBean os = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        double[] rate = new double[trials];
        double[] cpu = new double[trials];
        double[] wall = new double[trials];
        subject.prepare(row);
        for (int t = -1; t < trials; t++) {
            long start = System.nanoTime();
            long used = os.getProcessCpuTime();
            double enough = t < 0 ? warm : seconds;
            int frames = 0;
            double passed;
            do {
                subject.frame(row, frames++);
                passed = (System.nanoTime() - start) * 1e-9;
            } while (passed < enough || frames < 3);
            if (t < 0) continue;
            rate[t] = row.work * frames / passed;
            cpu[t] = (os.getProcessCpuTime() - used) * 1e-9 / frames;
            wall[t] = passed / frames;
        }
        Arrays.sort(rate);
        Arrays.sort(cpu);
        Arrays.sort(wall);
        subject.frame(row, 0);
        System.out.printf(
                Locale.ROOT,
                "F\t%s\t%s\t%.3f\t%s\t%.3f\t%.6f\t%.6f\t%08x%n",
                name,
                row.label,
                rate[trials / 2],
                row.unit,
                rate[trials - 1],
                cpu[trials / 2],
                wall[trials / 2],
                Arrays.hashCode(subject.pixels()));
        System.out.flush();
    }
}
