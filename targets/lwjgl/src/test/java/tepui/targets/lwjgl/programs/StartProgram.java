package tepui.targets.lwjgl.programs;

import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.jar.Manifest;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;

/** Says what a program can see of how it was started, and that its OpenGL works. */
public final class StartProgram {
    private StartProgram() {}

    public static void main(String[] arguments) throws Exception {
        System.out.println("arguments " + String.join(",", arguments));
        URI from = StartProgram.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        System.out.println("from " + Path.of(from).getFileName());
        System.out.println("title " + StartProgram.class.getPackage().getImplementationTitle());
        System.out.println("lwjgl " + GL11C.class.getPackage().getSpecificationTitle());
        System.out.println("resource " + text("/word.txt"));
        try (InputStream in = StartProgram.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
            System.out.println(
                    "manifest " + new Manifest(in).getMainAttributes().getValue("Implementation-Title"));
        }
        System.out.println("loader " + (GL.class.getClassLoader() == ClassLoader.getSystemClassLoader()));
        boolean hasAgent = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(a -> a.startsWith("-javaagent"));
        System.err.println("agent " + hasAgent);
        WindowProgram.main(new String[0]);
    }

    private static String text(String name) throws Exception {
        try (InputStream in = StartProgram.class.getResourceAsStream(name)) {
            return in == null ? "none" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
