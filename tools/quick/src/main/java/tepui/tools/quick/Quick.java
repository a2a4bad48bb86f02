package tepui.tools.quick;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Command of the loop.
 *
 * <pre>Quick ROOT MODULE[:TEST[#METHOD]][,TEST...] ... [-Dname=value ...]</pre>
 */
public final class Quick {
    private Quick() {}

    public static void main(String[] words) throws IOException, InterruptedException {
        try {
            System.exit(run(Path.of(words[0]), List.of(words).subList(1, words.length)));
        } catch (QuickException e) {
            System.err.println("tepui: " + e.getMessage());
            System.exit(2);
        }
    }

    static int run(Path root, List<String> words) throws IOException, InterruptedException, QuickException {
        List<String> options = words.stream().filter(w -> w.startsWith("-")).toList();
        for (String option : options) {
            if (!option.startsWith("-D") && !option.startsWith("-X")) {
                throw new QuickException(
                        "test: --quick has no option " + option + "; there are -D and -X, which go to the tests");
            }
        }
        List<String> asked = words.stream().filter(w -> !w.startsWith("-")).toList();
        if (asked.isEmpty())
            throw new QuickException("test: --quick needs a module: --quick frontends/gl:FirstDrawTest");
        Project project = new Project(root);
        Javac javac = new Javac();
        Classes classes = new Classes(project, javac, news -> System.err.println("tepui: " + news));
        int worst = 0;
        for (String word : asked) {
            int colon = word.indexOf(':');
            Project.Module module = project.module(colon < 0 ? word : word.substring(0, colon));
            List<String> tests = new ArrayList<>();
            if (colon >= 0) tests.addAll(List.of(word.substring(colon + 1).split(",")));
            worst = Math.max(worst, new Tests(project, classes, javac).run(module, tests, options));
        }
        return worst;
    }
}
