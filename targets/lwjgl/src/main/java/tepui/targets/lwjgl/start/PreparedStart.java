package tepui.targets.lwjgl.start;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tepui.pipe.pipeline.CacheFolder;
import tepui.pipe.pipeline.OwnFolder;

/**
 * Start of a program whose first run has left what makes the next ones quick, in a folder of the user's caches. The first run has the agent and lists the classes
 * that it loads. If LWJGL or JOGL came from the class path alone then, they are woven into a jar, and the VM makes an archive of all listed classes (CDS, with classes linked
 * ahead). Later runs need no agent, which would keep the VM from taking the archive.
 *
 * <p>Nothing old is used: the folder lists tepui.jar and all files of the class path as they were, and the VM looks at the files of its archive once more. Whatever does not
 * fit is run with the agent.
 */
public final class PreparedStart {
    /** A property that names the file into which the agent writes by which loaders the woven classes came. */
    public static final String RECORD = "tepui.start-record";
    /** What the agent writes where that is the loader of the class path alone. */
    public static final String OF_CLASS_PATH = "class path\n";

    private static final String FOLDER = "starts";
    /** So many programs are kept, some 40 MB each; those that were run last. */
    private static final int KEPT = 8;

    private static final int TRIES = 2;
    private static final long LONGEST_SECONDS = 120;

    private final Path tepui;
    private final ProgramWords words;
    private final String text;
    private final Path folder;
    private boolean isPrepared;

    private PreparedStart(Path tepui, ProgramWords words, String text, Path folder) {
        this.tepui = tepui;
        this.words = words;
        this.text = text;
        this.folder = folder;
    }

    /**
     * The start of a program; null for one that is always run with the agent.
     *
     * @param tepui tepui.jar
     * @param words behind java: options for the VM, the program, its arguments
     * @param cache the setting of caches: {@code off}, a folder, or empty for the system's place
     */
    public static @Nullable PreparedStart of(
            Path tepui, List<String> words, String cache, Map<String, String> environment) {
        try {
            Path caches = CacheFolder.of(cache);
            ProgramWords program = ProgramWords.of(words, environment);
            if (caches == null || program == null || OwnFolder.refusal(caches) != null) return null;
            String text = text(tepui, program);
            Path folder = caches.resolve(FOLDER).resolve(name(text));
            OwnFolder.create(folder);
            if (OwnFolder.refusal(folder) != null) return null;
            PreparedStart start = new PreparedStart(tepui.toAbsolutePath(), program, text, folder);
            if (!start.holds() && !start.renew()) return null;
            start.isPrepared = start.isComplete();
            return start;
        } catch (IOException | RuntimeException e) {
            // A path that is none, a jar that is damaged: java says more about it.
            return null;
        }
    }

    /** A program is its class path and its main class, with the VM and what the VM is told. */
    private static String text(Path tepui, ProgramWords words) {
        StringBuilder text = new StringBuilder();
        // Not Runtime.version(), whose text comes from streams: ten milliseconds.
        text.append(System.getProperty("java.home")).append('\n').append(System.getProperty("java.runtime.version"));
        text.append('\n').append(tepui.toAbsolutePath()).append('\n').append(words.main());
        for (String element : words.classPath()) {
            text.append('\n')
                    .append(Path.of(element).toAbsolutePath())
                    .append('\n')
                    .append(element);
        }
        for (String option : words.options())
            if (!option.startsWith("-Dtepui.")) text.append('\n').append(option);
        return text.toString();
    }

    /** FNV-1a of the text, which lies in the folder too: a digest of the JDK's takes 30 ms until it is there. */
    static String name(String text) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        return Long.toHexString(hash);
    }

    private Path program() {
        return folder.resolve("program");
    }

    private Path inputs() {
        return folder.resolve("inputs");
    }

    private Path record() {
        return folder.resolve("loaders");
    }

    private Path list() {
        return folder.resolve("classes.lst");
    }

    private Path woven() {
        return folder.resolve("woven.jar");
    }

    private Path archive() {
        return folder.resolve("classes.jsa");
    }

    /** Of the woven jar and the archive. */
    private Path outputs() {
        return folder.resolve("outputs");
    }

    private Path tries() {
        return folder.resolve("tries");
    }

    private boolean holds() throws IOException {
        if (!Files.isRegularFile(inputs()) || !Files.isRegularFile(program())) return false;
        if (!Files.readString(program()).equals(text)) return false;
        List<String> lines = Files.readAllLines(inputs());
        return !lines.isEmpty() && FileSums.hold(lines);
    }

    /** Begins anew, with the files as they are now; false where a class path like this is not prepared. */
    private boolean renew() throws IOException {
        List<Path> files = ClassPathFiles.of(words.classPath());
        try (DirectoryStream<Path> old = Files.newDirectoryStream(folder)) {
            for (Path file : old) Files.delete(file);
        }
        if (files == null) {
            Files.delete(folder);
            return false;
        }
        files.addFirst(tepui);
        Files.writeString(program(), text);
        Path made = Files.createTempFile(folder, "inputs", null);
        Files.write(made, FileSums.of(files));
        Files.move(made, inputs(), StandardCopyOption.REPLACE_EXISTING);
        return true;
    }

    private boolean isComplete() throws IOException {
        if (!Files.isRegularFile(outputs())) return false;
        List<String> lines = Files.readAllLines(outputs());
        return lines.size() == 2 && FileSums.hold(lines);
    }

    /** Is what the program needs woven and archived? */
    public boolean isPrepared() {
        return isPrepared;
    }

    /** The command line of the program without an agent. */
    public List<String> command(List<String> more) throws IOException {
        Files.setLastModifiedTime(folder, FileTime.fromMillis(System.currentTimeMillis()));
        // Else the VM writes to the program's output that an archive does not fit.
        List<String> command = java(List.of("-XX:SharedArchiveFile=" + archive(), "-Xlog:cds=off", "-Xlog:aot=off"));
        command.addAll(more);
        command.add("-Dtepui.agent=on");
        command.addAll(words.options());
        command.addAll(classPath());
        command.addAll(words.arguments());
        return command;
    }

    /** Options for a run with the agent, which lists what the next runs need. Empty where that has been tried, or would be in vain. */
    public List<String> recording() throws IOException {
        if (isPrepared || isHopeless()) return List.of();
        return List.of("-XX:DumpLoadedClassList=" + list(), "-D" + RECORD + "=" + record());
    }

    private boolean isHopeless() throws IOException {
        if (Files.isRegularFile(tries()) && Files.size(tries()) >= TRIES) return true;
        return Files.isRegularFile(record()) && !Files.readString(record()).equals(OF_CLASS_PATH);
    }

    /** Can the next starts be prepared, now that the program has run? */
    public boolean canPrepare() throws IOException {
        return !isPrepared && !isHopeless() && Files.isRegularFile(record()) && Files.isRegularFile(list());
    }

    /** Prepares the next starts; what fails is tried once more after another run. */
    public void prepare() throws IOException {
        Files.write(tries(), new byte[(Files.isRegularFile(tries()) ? (int) Files.size(tries()) : 0) + 1]);
        Files.deleteIfExists(outputs());
        List<String> lines = Files.readAllLines(inputs());
        List<Path> files = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) files.add(Path.of(line.substring(line.indexOf(' ') + 1)));
        Path made = Files.createTempFile(folder, "woven", null);
        try {
            if (!WovenClasses.write(files, made)) return;
            // The archive is made for the jar's place.
            Files.move(made, woven(), StandardCopyOption.REPLACE_EXISTING);
            if (!archiveClasses() || !holds()) return;
            Files.write(outputs(), FileSums.of(List.of(woven(), archive())));
            Files.deleteIfExists(tries());
        } finally {
            Files.deleteIfExists(made);
        }
        forgetOthers();
    }

    private boolean archiveClasses() throws IOException {
        Path made = Files.createTempFile(folder, "classes", null);
        List<String> command = java(List.of(
                "-Xshare:dump",
                "-XX:SharedClassListFile=" + list(),
                "-XX:SharedArchiveFile=" + made,
                "-XX:+AOTClassLinking",
                "-Xlog:disable"));
        // Its objects fit the heap of each collector if they are laid out by this one.
        command.add("-XX:+UseG1GC");
        for (String option : words.options()) if (!isCollector(option)) command.add(option);
        command.addAll(classPath());
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)
                        || process.exitValue() != 0
                        || Files.size(made) == 0) return false;
            } finally {
                process.destroyForcibly();
            }
            Files.move(made, archive(), StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            Files.deleteIfExists(made);
        }
    }

    private static boolean isCollector(String option) {
        return option.startsWith("-XX:") && option.contains("Use") && option.endsWith("GC");
    }

    private static List<String> java(List<String> first) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(first);
        return command;
    }

    private List<String> classPath() {
        List<String> path = new ArrayList<>(List.of(woven().toString()));
        path.addAll(words.classPath());
        path.add(tepui.toString());
        return List.of("-cp", String.join(File.pathSeparator, path), words.main());
    }

    /** Deletes what was kept for programs that were not run for long. */
    private void forgetOthers() throws IOException {
        List<Path> all = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder.resolveSibling(""))) {
            for (Path one : folders) if (Files.isDirectory(one) && !one.equals(folder)) all.add(one);
        }
        all.sort(Comparator.comparing(PreparedStart::time).reversed());
        for (Path old : all.subList(Math.min(KEPT - 1, all.size()), all.size())) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(old)) {
                for (Path file : files) Files.delete(file);
            }
            Files.delete(old);
        }
    }

    private static FileTime time(Path folder) {
        try {
            return Files.getLastModifiedTime(folder);
        } catch (IOException e) {
            return FileTime.fromMillis(0);
        }
    }
}
