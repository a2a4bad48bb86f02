package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a packed class does with its switches over types: the same as the one that was compiled, without classes made at run time. */
final class TypeSwitchesTest {
    /** Labels that follow one another, guards that do not hold, null, and two switches of one shape. */
    public static final class Classes implements Function<Object, String> {
        @Override
        public String apply(@Nullable Object value) {
            return first(value) + second(value);
        }

        private static String first(@Nullable Object value) {
            return switch (value) {
                case Integer i when i > 10 -> "large ";
                case Integer i when i < 0 -> "negative ";
                case Number n -> "number ";
                case CharSequence s when s.length() == 3 -> "three ";
                case String s -> "text ";
                case int[] a -> "array " + a.length + " ";
                case null -> "null ";
                default -> "other ";
            };
        }

        private static String second(@Nullable Object value) {
            if (value == null) return "";
            return switch (value) {
                case Long l -> "long";
                case Comparable<?> c -> "comparable";
                default -> "none";
            };
        }
    }

    /** A switch in a method of an interface. */
    public interface Named extends Function<Object, String> {
        @Override
        default String apply(Object value) {
            return switch (value) {
                case Integer i -> "integer";
                case String s -> "string";
                default -> "none";
            };
        }
    }

    /** A class that has the interface's. */
    public static final class OfInterface implements Named {}

    /** What may be A or B. */
    public sealed interface Choice permits Letter, Other {}

    /** Labels of the third switch, which are no types. */
    public enum Letter implements Choice {
        A,
        B
    }

    /** A choice that is a class. */
    public record Other() implements Choice {}

    /** Constants among the labels. */
    public static final class Constants implements Function<Object, String> {
        @Override
        public String apply(Object value) {
            return switch ((Choice) value) {
                case Letter.A -> "a";
                case Letter.B -> "b";
                case Other o -> "other";
            };
        }
    }

    private static final List<Class<?>> ALL = List.of(
            Classes.class,
            Named.class,
            OfInterface.class,
            Choice.class,
            Letter.class,
            Other.class,
            Constants.class,
            Agent.class);

    private static Path packed(Path folder) throws IOException {
        Path module = folder.resolve("module");
        for (Class<?> type : ALL) {
            Path file = module.resolve(file(type));
            Files.createDirectories(file.getParent());
            Files.write(file, bytes(type.getClassLoader(), type));
        }
        Path jar = folder.resolve("tepui.jar");
        TepuiJar.write(jar, List.of(module), "1");
        return jar;
    }

    private static String file(Class<?> type) {
        return type.getName().replace('.', '/') + ".class";
    }

    private static byte[] bytes(ClassLoader loader, Class<?> type) throws IOException {
        try (InputStream in = loader.getResourceAsStream(file(type))) {
            assertTrue(in != null, type.getName());
            return in.readAllBytes();
        }
    }

    @SuppressWarnings("unchecked")
    private static Function<Object, String> made(ClassLoader loader, Class<?> type)
            throws ReflectiveOperationException {
        Class<?> packed = loader.loadClass(type.getName());
        assertNotSame(type, packed);
        return (Function<Object, String>) packed.getConstructor().newInstance();
    }

    private static boolean namesBootstraps(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1).contains("SwitchBootstraps");
    }

    private static boolean hasMade(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .anyMatch(m -> m.getName().startsWith("tepui$type$"));
    }

    @Test
    void aPackedSwitchOverTypesChoosesAsTheCompiledOne(@TempDir Path folder) throws Exception {
        Object[] values = {
            1, 11, -1, 5L, 2.5, "abc", "abcd", CharBuffer.wrap("abc"), CharBuffer.wrap(""), new int[2], 'c', this
        };
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {packed(folder).toUri().toURL()}, null)) {
            Function<Object, String> classes = made(loader, Classes.class);
            for (Object value : values)
                assertEquals(new Classes().apply(value), classes.apply(value), value.toString());
            assertEquals("null ", classes.apply(null));
            Function<Object, String> named = made(loader, OfInterface.class);
            for (Object value : values) assertEquals(new OfInterface().apply(value), named.apply(value));
            assertTrue(hasMade(classes.getClass()));
            assertTrue(hasMade(loader.loadClass(Named.class.getName())));
            assertTrue(namesBootstraps(bytes(getClass().getClassLoader(), Classes.class)));
            for (Class<?> type : List.of(Classes.class, Named.class))
                assertFalse(namesBootstraps(bytes(loader, type)), type.getName());
        }
    }

    @Test
    void aSwitchOverConstantsIsLeftToTheVm(@TempDir Path folder) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {packed(folder).toUri().toURL()}, null)) {
            Function<Object, String> constants = made(loader, Constants.class);
            assertFalse(hasMade(constants.getClass()));
            Object[] letters = loader.loadClass(Letter.class.getName()).getEnumConstants();
            assertEquals("a", constants.apply(letters[0]));
            assertEquals("b", constants.apply(letters[1]));
            assertEquals(
                    "other",
                    constants.apply(loader.loadClass(Other.class.getName())
                            .getConstructor()
                            .newInstance()));
        }
    }
}
