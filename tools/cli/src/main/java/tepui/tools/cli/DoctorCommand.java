package tepui.tools.cli;

import java.util.ArrayList;
import java.util.List;
import tepui.pipe.DeviceInfo;

/** Command that examines the machine: what it has, which driver programs get and why, whether a picture comes out right, how to mend what is missing. */
final class DoctorCommand implements Command {
    private static final Option JSON = new Option("--json", "", "the same for a program to read");

    @Override
    public String name() {
        return "doctor";
    }

    @Override
    public String summary() {
        return "Looks at this machine: Java, drivers, display, native programs, caches, settings. Draws with each driver\n"
                + "and says which one a program gets and why, what is missing, and how to mend it.\n"
                + "The exit status is 1 where a problem keeps programs from running.";
    }

    @Override
    public List<Option> options() {
        return List.of(JSON, Option.DRIVER, Option.DEVICE);
    }

    @Override
    public List<String> examples() {
        return List.of("doctor", "doctor --json");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException {
        Drivers drivers = Drivers.find();
        List<Finding> all = new ArrayList<>(MachineChecks.java());
        for (Drivers.Found found : drivers.all()) all.add(driver(found, terminal));
        terminal.done();
        all.add(choice(drivers, arguments));
        all.addAll(MachineChecks.programs());
        all.addAll(MachineChecks.folders());
        all.addAll(MachineChecks.settings(System.getenv()));
        all.replaceAll(f -> new Finding(f.level(), f.subject(), Main.named(f.text()), Main.named(f.remedy())));
        terminal.out().print(arguments.has("--json") ? json(all) : text(all));
        return all.stream().anyMatch(f -> f.level() == Finding.Level.PROBLEM) ? 1 : 0;
    }

    /** One driver: is it there, and does it draw? */
    private static Finding driver(Drivers.Found found, Terminal terminal) {
        String subject = "driver " + found.name();
        if (!found.absent().isEmpty())
            return Finding.note(
                    subject,
                    "absent: " + found.absent(),
                    found.name().equals("d3d12") ? "Without Windows it is of use for tests only." : "");
        DeviceInfo first = found.devices().getFirst();
        String others =
                found.devices().size() == 1 ? "" : ", and " + (found.devices().size() - 1) + " more";
        if (first.kind() == DeviceInfo.Kind.NOTHING) return Finding.ok(subject, first.name() + ": for measuring only");
        terminal.progress("tepui: drawing on " + first.name());
        String wrong = DrawCheck.run(found);
        if (!wrong.isEmpty())
            return Finding.problem(
                    subject,
                    first.name() + ": " + wrong,
                    "Other drivers can be chosen: --driver soft. './tepui conformance --driver " + found.name()
                            + "' tells more.");
        return Finding.ok(subject, first.name() + others + ": draws, and the pixels are right");
    }

    /** The driver that a program gets, and the reason. */
    private static Finding choice(Drivers drivers, Arguments arguments) throws UsageException {
        try {
            Drivers.Found chosen = drivers.choose(arguments);
            String name = chosen.name() + ", on " + chosen.devices().getFirst().name();
            if (arguments.has("--driver") || arguments.has("--device"))
                return Finding.ok("a program gets", name + ", because the options say so");
            List<String> better = new ArrayList<>();
            for (Drivers.Found found : drivers.all()) {
                if (found == chosen) break;
                better.add(found.name());
            }
            return Finding.ok(
                    "a program gets",
                    name + (better.isEmpty() ? ", the best driver here" : ", because " + absent(better))
                            + "; --driver D takes another");
        } catch (FailureException e) {
            return Finding.problem("a program gets", "no driver: " + e.getMessage(), "Build again: ./tepui build");
        }
    }

    private static String absent(List<String> names) {
        return String.join(" and ", names) + (names.size() == 1 ? " is absent" : " are absent");
    }

    static String text(List<Finding> all) {
        StringBuilder text = new StringBuilder();
        text.append(String.format("Tepui %s%n%n", Main.version()));
        for (Finding f : all) {
            text.append(String.format("%-8s %-16s ", f.level().word, f.subject()));
            wrap(text, f.text() + ".");
            if (f.remedy().isEmpty()) continue;
            text.append(" ".repeat(26));
            wrap(text, f.remedy());
        }
        long problems =
                all.stream().filter(f -> f.level() == Finding.Level.PROBLEM).count();
        long notes = all.stream().filter(f -> f.level() == Finding.Level.NOTE).count();
        text.append('\n');
        if (problems == 0) text.append("Programs can run.");
        else text.append(problems == 1 ? "1 problem." : problems + " problems.");
        if (notes > 0) text.append(notes == 1 ? " 1 note." : " " + notes + " notes.");
        return text.append('\n').toString();
    }

    /** The rest of a line and, below its beginning, what does not fit. */
    private static void wrap(StringBuilder text, String sentence) {
        int column = 26;
        for (String word : sentence.split(" ", -1)) {
            if (column + word.length() > 120 && column > 26) {
                text.append('\n').append(" ".repeat(26));
                column = 26;
            } else if (column > 26) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        text.append('\n');
    }

    static String json(List<Finding> all) {
        Json json = new Json();
        json.begin("", '{').value("tepui", Main.version()).begin("findings", '[');
        for (Finding f : all) {
            json.begin("", '{')
                    .value("level", f.level().word)
                    .value("subject", f.subject())
                    .value("text", f.text());
            if (!f.remedy().isEmpty()) json.value("remedy", f.remedy());
            json.end('}');
        }
        return json.end(']').end('}') + "\n";
    }
}
