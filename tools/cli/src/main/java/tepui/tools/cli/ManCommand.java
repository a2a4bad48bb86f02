package tepui.tools.cli;

import java.util.List;

/** Command that prints the manual page, in the form that man reads. */
final class ManCommand implements Command {
    @Override
    public String name() {
        return "man";
    }

    @Override
    public String summary() {
        return "Prints the manual page.";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<String> examples() {
        return List.of("man | man -l -", "man > ~/.local/share/man/man1/tepui.1");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        terminal.out().print(Main.named(page()));
        return 0;
    }

    static String page() {
        StringBuilder text = new StringBuilder(".TH TEPUI 1 \"\" ");
        text.append("\"Tepui ").append(Main.version()).append("\" \"User commands\"\n");
        text.append("""
                .SH NAME
                tepui \\- OpenGL and Direct3D 9 on Vulkan, on Direct3D 12 or on a software device
                .SH SYNOPSIS
                .B tepui
                .I COMMAND
                [options]
                .SH DESCRIPTION
                Tepui runs programs that were written for OpenGL or Direct3D 9, unchanged. It picks the best driver that the
                machine has; the software device needs no GPU, no driver and no display.
                .SH COMMANDS
                """);
        for (Command command : Main.commands()) {
            text.append(".SS ").append(escaped(command.name()));
            if (!command.operand().isEmpty())
                text.append(" [").append(escaped(command.operand())).append(']');
            text.append('\n').append(body(command.summary()));
            for (Option option : command.options()) {
                text.append(".TP\n\\fB").append(escaped(option.name())).append("\\fR");
                if (!option.value().isEmpty())
                    text.append(" \\fI").append(escaped(option.value())).append("\\fR");
                text.append('\n');
                text.append(body(option.help() + "."));
            }
            if (command.examples().isEmpty()) continue;
            text.append(".PP\nExamples:\n.PP\n.nf\n");
            for (String example : command.examples())
                text.append("    tepui ").append(escaped(example)).append('\n');
            text.append(".fi\n");
        }
        text.append("""
                .SS test, bench, build, format, generate, fetch, maven
                Commands for those who work on Tepui itself. Each has a
                .B \\-\\-help
                of its own.
                .SH ENVIRONMENT
                .TP
                .B TEPUI_HUD
                Figures over the picture, as
                .B \\-\\-hud
                takes them.
                .TP
                .B TEPUI_STREAM
                The command stream: threaded, sync, inline or off.
                .TP
                .B TEPUI_VULKAN_LIBRARY, TEPUI_D3D12_LIBRARY
                Files of the Vulkan loader and of Direct3D 12, where the system's are not to be used.
                .TP
                .B JAVA_HOME, TEPUI_JAVA_HOME
                The JDK to run on.
                .TP
                .B TEPUI_JAVA_OPTIONS
                Options for the VM.
                .SH EXIT STATUS
                0 done, 1 failed, 2 called wrongly.
                """);
        return text.toString();
    }

    /** Running text: lines that begin with a dot or a quote would be commands. */
    private static String body(String text) {
        StringBuilder lines = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            String s = escaped(line.strip());
            if (s.startsWith(".") || s.startsWith("'")) s = "\\&" + s;
            // Lists within a summary keep their lines.
            if (line.startsWith("  ")) lines.append(".br\n");
            if (!s.isEmpty()) lines.append(s).append('\n');
        }
        return lines.toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-");
    }
}
