package tepui.tools.conformance.mutant;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.KitCase;

/**
 * Mutation test of the kit itself: plants one bug after another in front of a driver and runs the areas that must
 * notice. A bug is killed by a case that passes without it and fails with it. One that survives is a hole in the kit,
 * and the run fails.
 *
 * <pre>java -cp ... tepui.tools.conformance.mutant.MutationRun [--driver soft] [--all-areas] [MUTANT ...]</pre>
 */
public final class MutationRun {
    /**
     * Result for a bug.
     *
     * @param killers cases that found it; empty where it survived
     */
    public record Result(String name, List<String> areas, String what, List<String> killers) {}

    private MutationRun() {}

    /** Runs all mutants, or those named; all cases of the kit rather than those of their areas if {@code everything}. */
    public static List<Result> run(
            Device device, Set<String> names, boolean everything, @Nullable PrintStream progress) {
        List<Mutants.Entry> entries = Mutants.entries();
        Set<String> areas = new LinkedHashSet<>();
        for (Mutants.Entry e : entries) if (names.isEmpty() || names.contains(e.name())) areas.addAll(e.areas());
        KitOptions quiet = KitOptions.QUIET;
        List<KitCase> cases = KitRunner.everyCase();
        KitReport sound = KitRunner.run(device, cases, everything ? quiet : quiet.withPatterns(new ArrayList<>(areas)));
        Set<String> passing = new HashSet<>();
        for (KitReport.Result r : sound.with(Outcome.PASSED)) passing.add(r.name());
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Mutants.Entry e = entries.get(i);
            if (!names.isEmpty() && !names.contains(e.name())) continue;
            List<KitCase> healthy =
                    cases.stream().filter(c -> passing.contains(c.fullName())).toList();
            KitReport sick = KitRunner.run(
                    Mutants.plant(i, device), healthy, everything ? quiet : quiet.withPatterns(e.areas()));
            List<String> killers = new ArrayList<>();
            for (KitReport.Result r : sick.with(Outcome.FAILED)) killers.add(r.name());
            results.add(new Result(e.name(), e.areas(), e.what(), List.copyOf(killers)));
            if (progress != null) {
                progress.println((killers.isEmpty() ? "SURVIVED " : "killed   ") + e.name() + ": " + killers.size());
            }
        }
        return results;
    }

    public static void main(String[] args) {
        String driver = "soft";
        boolean everything = false;
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--driver") && i + 1 < args.length) driver = args[++i];
            else if (args[i].equals("--all-areas")) everything = true;
            else names.add(args[i]);
        }
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) {
                System.err.println("MutationRun: " + p.unavailable());
                System.exit(2);
            }
            DeviceOptions options = new DeviceOptions(true, DeviceOptions.DEFAULT.messages(), Map.of());
            List<Result> results;
            try (Device device = p.open(p.devices().getFirst(), options)) {
                results = run(device, names, everything, System.err);
            }
            long survived = results.stream().filter(r -> r.killers().isEmpty()).count();
            System.out.println(
                    results.size() + " planted, " + (results.size() - survived) + " killed, " + survived + " survived");
            System.exit(survived == 0 ? 0 : 1);
        }
        System.err.println("MutationRun: there is no driver '" + driver + "'");
        System.exit(2);
    }
}
