package tepui.pipe.pipeline;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Check of cache folders: only the user may write to them. What caches hold is trusted as code is, so a folder of somebody else, or one that others may write to, is
 * not used. Where files have no owners of this kind, as on Windows, the system's own place for caches is the user's.
 */
public final class OwnFolder {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnFolder() {}

    /** Makes a folder, and those that it lies in, for the user alone. */
    public static void create(Path folder) throws IOException {
        if (!POSIX) Files.createDirectories(folder);
        else
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    /** Why a folder is not to be used; null where nothing speaks against it, or it is not there. */
    public static @Nullable String refusal(Path folder) {
        if (!POSIX || !Files.exists(folder)) return null;
        try {
            PosixFileAttributes a = Files.readAttributes(folder, PosixFileAttributes.class);
            String owner = a.owner().getName();
            if (!owner.equals(System.getProperty("user.name")) && !isOurs(folder))
                return "its folder belongs to " + owner;
            Set<PosixFilePermission> may = a.permissions();
            if (may.contains(PosixFilePermission.OTHERS_WRITE)) return "its folder can be written by everybody";
            // Many systems give each user a group of the same name.
            if (may.contains(PosixFilePermission.GROUP_WRITE)
                    && !a.group().getName().equals(owner))
                return "its folder can be written by the group " + a.group().getName();
            return null;
        } catch (IOException e) {
            return "whose its folder is cannot be read: " + e.getMessage();
        }
    }

    /** For users without a name: by number, where the system tells ours. */
    private static boolean isOurs(Path folder) throws IOException {
        Path self = Path.of("/proc/self");
        if (!Files.exists(self)) return false;
        return Files.getAttribute(folder, "unix:uid").equals(Files.getAttribute(self, "unix:uid"));
    }
}
