package tepui.targets.host.link;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Folder of a user's host, which nobody else can enter. */
public final class PrivateFolder {
    /** Rights of its files. */
    public static final FileAttribute<Set<PosixFilePermission>> FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private PrivateFolder() {}

    /**
     * Makes it, or checks that the one that is there is ours and closed to others.
     *
     * @throws IOException where it is not
     */
    public static void make(Path folder) throws IOException {
        try {
            Files.createDirectory(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } catch (FileAlreadyExistsException e) {
            // Looked at below, as the new one is.
        }
        PosixFileAttributes is = Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!is.isDirectory()) throw new IOException(folder + " is no folder");
        String owner = is.owner().getName();
        String me = Files.getOwner(Path.of("/proc/self")).getName();
        if (!owner.equals(me)) throw new IOException(folder + " is owned by " + owner + ", not by " + me);
        String rights = PosixFilePermissions.toString(is.permissions());
        if (!rights.endsWith("------"))
            throw new IOException(folder + " has the rights " + rights + "; others must have none: chmod 700");
    }
}
