package tepui.targets.host.link;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Folder of a user's host, which nobody else can enter. */
public final class PrivateFolder {
    /** Rights of its files; on Windows they are the folder's. */
    private static final FileAttribute<Set<PosixFilePermission>> FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private PrivateFolder() {}

    /** What its files are made with. */
    public static FileAttribute<?>[] rightsOfFiles() {
        return Kernel32.isThere() ? new FileAttribute<?>[0] : new FileAttribute<?>[] {FILE};
    }

    /**
     * Makes it, or checks that the one that is there is ours and closed to others.
     *
     * @throws IOException where it is not
     */
    public static void make(Path folder) throws IOException {
        if (Kernel32.isThere()) makeOnWindows(folder);
        else makeWithRights(folder);
    }

    private static void makeWithRights(Path folder) throws IOException {
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

    /** The list of who may do what is written anew, with nobody but the owner, who must be the owner of what this program makes elsewhere too. */
    private static void makeOnWindows(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path mine = Files.createTempFile("tepui", null);
        UserPrincipal me;
        try {
            me = Files.getOwner(mine);
        } finally {
            Files.delete(mine);
        }
        AclFileAttributeView view =
                Files.getFileAttributeView(folder, AclFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view == null || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS))
            throw new IOException(folder + " is no folder whose rights can be told");
        if (!view.getOwner().equals(me)) {
            throw new IOException(folder + " is owned by " + view.getOwner().getName() + ", not by " + me.getName());
        }
        view.setAcl(List.of(AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(me)
                .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
                .build()));
    }
}
