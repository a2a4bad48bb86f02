package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import tepui.targets.lwjgl.WeaveJar;

/** Command that weaves jars, for programs that are started without an agent. */
final class WeaveCommand implements Command {
    private static final Option OUT =
            new Option("--out", "FOLDER", "where the copies go, with tepui.jar beside them; woven when left out");

    @Override
    public String name() {
        return "weave";
    }

    @Override
    public String operand() {
        return "JAR...";
    }

    @Override
    public String summary() {
        return "Puts Tepui under LWJGL in copies of a program's jars: all that belong together, LWJGL's among them, in one call.";
    }

    @Override
    public List<Option> options() {
        return List.of(OUT);
    }

    @Override
    public List<String> examples() {
        return List.of("weave app.jar lwjgl.jar lwjgl-opengl.jar");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.operands().isEmpty()) throw arguments.wrong("which jars? Name all of the program's");
        List<Path> jars = arguments.operands().stream().map(Path::of).toList();
        for (Path jar : jars) {
            if (!Files.isRegularFile(jar)) throw arguments.wrong("there is no file " + jar);
        }
        String out = arguments.get(OUT.name());
        Path into = Path.of(out == null ? "woven" : out);
        try {
            int classes = 0;
            for (WeaveJar.Woven woven : WeaveJar.weave(jars, into)) {
                classes += woven.classes();
                terminal.out().printf("%5d classes woven in %s%n", woven.classes(), woven.to());
            }
            if (classes == 0) throw new FailureException("weave: none of these jars holds LWJGL's OpenGL or GLFW");
            Files.copy(RunCommand.jar(), into.resolve("tepui.jar"), StandardCopyOption.REPLACE_EXISTING);
            return 0;
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new FailureException("weave: " + TraceFiles.told(e), e);
        }
    }
}
