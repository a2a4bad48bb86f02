package tepui.tools.suites.calls;

import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Random;
import tepui.tools.suites.calls.ImplementationPair.Argument;

/**
 * Generator of arguments for a function, by what the registry says of its parameters: mostly an enum of the right
 * group, a name that exists, a small size; now and then something that is wrong.
 */
final class CallGenerator {
    private static final int[] SIZES = {1, 1, 2, 4, 4, 8, 8, 16, 16, 3, 5};
    private static final int[] WRONG_SIZES = {0, -1, 64, -100, 1 << 20};
    private static final int[] OFFSETS = {0, 0, 0, 0, 1, 4, 8};
    private static final int[] WRONG_OFFSETS = {-1, 100, 17};
    private static final int[] LEVELS = {0, 0, 0, 0, 1, 2};
    private static final int[] WRONG_LEVELS = {-1, 20, 3, 100};
    private static final int[] INDICES = {0, 0, 0, 1, 1, 2, 3, 7};
    private static final int[] WRONG_INDICES = {8, 15, 16, 200, -1, 32};
    private static final int[] POINTERS = {0, 0, 0, 4, 16, 64, 256};
    private static final int[] WRONG_POINTERS = {3, 1, -1, -4, 1 << 20, 8192};
    private static final float[] FLOATS = {0, 1, 0.5f, -1, 2, 4, 8, 0.25f, 100};
    private static final String[] STRINGS = {
        "color",
        "offset",
        "Block",
        "result",
        "a_position",
        "gl_Position",
        "none",
        "",
        "sampler",
        "items",
        "Block.tint",
        "values[0]",
        "values",
        "values[1]",
        "v_color",
        "Store",
        "counter",
        "image",
        "gl_VertexID",
        "values[9]",
        "gl_InstanceID"
    };

    private final Registry registry;
    private final ImplementationPair pair;
    private final Random random;
    /** Whether the argument that is made now is to be a wrong one. At most one of a call is, so that there is one error to report. */
    private boolean wrong;

    CallGenerator(Registry registry, ImplementationPair pair, Random random) {
        this.registry = registry;
        this.pair = pair;
        this.random = random;
    }

    private int pick(int... values) {
        return values[random.nextInt(values.length)];
    }

    private boolean often(int percent) {
        return random.nextInt(100) < percent;
    }

    /** Arguments, of which at most one is likely to be wrong. */
    Argument[] arguments(Registry.Function f, MethodType type) {
        int count = pick(0, 1, 1, 1, 2, 2, 3, 4);
        return arguments(
                f,
                type,
                count,
                often(45) ? random.nextInt(Math.max(1, f.parameters().size())) : -1);
    }

    /** Arguments that may all be right. */
    Argument[] plausible(Registry.Function f, MethodType type) {
        return arguments(f, type, pick(1, 1, 2), -1);
    }

    private Argument[] arguments(Registry.Function f, MethodType type, int count, int fault) {
        List<Registry.Parameter> parameters = f.parameters();
        Argument[] result = new Argument[parameters.size()];
        for (int i = 0; i < result.length; i++) {
            wrong = i == fault;
            Registry.Parameter p = parameters.get(i);
            Class<?> wanted = type.parameterType(i);
            result[i] = p.isPointer() ? pointer(f, p) : value(f, p, wanted, count);
        }
        return result;
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private Argument value(Registry.Function f, Registry.Parameter p, Class<?> type, int count) {
        if (p.object() != null) {
            ImplementationPair.Name n = name(p.object());
            return type == long.class
                    ? new Argument(n.mine(), n.other(), p.object() + " " + n.mine())
                    : new Argument((int) n.mine(), (int) n.other(), p.object() + " " + n.mine());
        }
        if (wrong
                && (f.name() + p.name())
                        .matches(
                                "gl(DepthRange|Viewport|Scissor)Arrayvfirst|glBind(Image)?Texturesfirst|glBindSamplersfirst")) {
            return number(pick(3, 200), type);
        }
        if (type == boolean.class) return Argument.same(random.nextBoolean(), "");
        if (type == float.class) {
            if (p.group() != null && registry.group(p.group()).length > 0) return number(enumOf(f, p), type);
            if (p.name().equals("param") && often(70)) return number(parameterValue(), type);
            float value = FLOATS[random.nextInt(FLOATS.length)];
            return Argument.same(value, Float.toString(value));
        }
        if (type == double.class) {
            double value = FLOATS[random.nextInt(FLOATS.length)];
            return Argument.same(value, Double.toString(value));
        }
        if (p.type().equals("GLenum")) {
            int value = enumOf(f, p);
            return Argument.same(value, registry.nameOf(value));
        }
        if (p.type().equals("GLbitfield")) return number(bits(p), type);
        String name = p.name();
        if (p.type().equals("GLint") && registry.group(p.group()).length > 3) {
            int value = enumOf(f, p);
            return Argument.same(value, registry.nameOf(value));
        }
        if (name.equals("param")) return number(parameterValue(), type);
        if (name.equals("border")) return number(wrong ? 1 : 0, type);
        // Mesa reads and writes so many all the same.
        boolean trusted = f.name().matches("glBind(Image)?Textures|glBindSamplers|glGetInternalformat\\w+");
        if (trusted && (name.equals("count"))) return number(1, type);
        if (name.equals("n") || name.equals("count") || name.endsWith("Count") || name.equals("drawcount")) {
            return number(wrong ? -1 : f.name().contains("Draw") ? pick(0, 1, 3, 6) : count, type);
        }
        if (name.startsWith("num_groups") || name.contains("instancecount"))
            return number(wrong ? pick(-1, 1 << 24) : pick(0, 1, 2), type);
        if (name.equals("timeout")) return number(often(80) ? 0 : 1000, type);
        if (name.equals("bufSize") || name.equals("maxLength") || name.equals("bufsize")) {
            return number(wrong ? pick(0, 1, 8, 64, -1) : 1 << 15, type);
        }
        if (name.equals("level") || name.endsWith("Level") || name.equals("levels"))
            return number(wrong ? pick(WRONG_LEVELS) : name.equals("levels") ? pick(1, 2) : pick(LEVELS), type);
        if (name.equals("samples")) return number(wrong ? pick(0, 33, -1) : pick(1, 2, 4, 4), type);
        if (name.equals("stride")) return number(wrong ? pick(3, -1, 1 << 20) : pick(0, 0, 4, 8, 12, 16, 20), type);
        if (name.equals("size") && type == int.class)
            return number(wrong ? pick(0, 5, -1, registry.value("GL_RGBA")) : pick(1, 2, 3, 4, 4), type);
        if (name.equals("location")) return number(wrong ? pick(-1, 100, -2, 5) : pick(0, 0, 1, 2, 3), type);
        if (type == long.class) return number(pick(wrong ? WRONG_POINTERS : POINTERS), type);
        if (p.type().equals("GLsizei")) {
            // What is read before it is checked must be there.
            boolean read = f.name().matches("glBitmap|glPixelMap\\w+|glObject(Ptr)?Label|glPushDebugGroup");
            return number(pick(wrong && !read ? WRONG_SIZES : SIZES), type);
        }
        if (name.endsWith("offset") || name.equals("x") || name.equals("y"))
            return number(pick(wrong ? WRONG_OFFSETS : OFFSETS), type);
        return number(pick(wrong ? WRONG_INDICES : INDICES), type);
    }

    /** A number as an argument of that type. */
    static Argument number(int value, Class<?> type) {
        Object boxed;
        if (type == long.class) {
            boxed = (long) value;
        } else if (type == float.class) {
            boxed = (float) value;
        } else if (type == short.class) {
            boxed = (short) value;
        } else if (type == byte.class) {
            boxed = (byte) value;
        } else {
            boxed = value;
        }
        return Argument.same(boxed, Integer.toString(value));
    }

    private int parameterValue() {
        if (often(30)) return pick(0, 1, 2, -1, 4);
        String[] names = {
            "GL_NEAREST",
            "GL_LINEAR",
            "GL_REPEAT",
            "GL_CLAMP_TO_EDGE",
            "GL_RED",
            "GL_LESS",
            "GL_NONE",
            "GL_LINEAR_MIPMAP_LINEAR",
            "GL_MIRRORED_REPEAT",
            "GL_COMPARE_REF_TO_TEXTURE",
            "GL_DEPTH_COMPONENT",
            "GL_STENCIL_INDEX",
            "GL_ALPHA",
            "GL_ZERO",
            "GL_ONE",
            "GL_ALWAYS"
        };
        String name;
        do name = names[random.nextInt(names.length)];
        while (!registry.knows(name));
        return registry.value(name);
    }

    private int enumOf(Registry.Function f, Registry.Parameter p) {
        int dice = random.nextInt(100);
        int[] all = registry.enums();
        if (wrong) return dice < 25 ? 0xDEAD : all[random.nextInt(all.length)];
        // What most programs use gets through more checks.
        if (dice < 40 && p.group() != null) {
            switch (p.group()) {
                case "InternalFormat", "SizedInternalFormat" -> {
                    return registry.value(registry.knows("GL_RGBA8") ? "GL_RGBA8" : "GL_RGBA");
                }
                case "PixelFormat" -> {
                    return registry.value("GL_RGBA");
                }
                case "PixelType" -> {
                    return registry.value("GL_UNSIGNED_BYTE");
                }
                case "TextureTarget" -> {
                    return registry.value("GL_TEXTURE_2D");
                }
                case "FramebufferTarget" -> {
                    return registry.value("GL_FRAMEBUFFER");
                }
                case "FramebufferAttachment" -> {
                    return registry.value("GL_COLOR_ATTACHMENT0");
                }
                case "PrimitiveType" -> {
                    return registry.value("GL_TRIANGLES");
                }
                default -> {}
            }
        }
        int[] group = registry.group(p.group());
        return group.length == 0 ? all[random.nextInt(all.length)] : group[random.nextInt(group.length)];
    }

    private int bits(Registry.Parameter p) {
        int[] group = registry.group(p.group());
        if (group.length == 0 || wrong) return pick(-1, 0, 1, 0x8000, 1 << 30);
        int result = 0;
        int n = pick(1, 1, 2, 3);
        for (int i = 0; i < n; i++) result |= group[random.nextInt(group.length)];
        return result;
    }

    /** A name of an object, of another kind or of none now and then. */
    private ImplementationPair.Name name(String kind) {
        List<ImplementationPair.Name> names = pair.of(kind);
        int dice = random.nextInt(100);
        if (!wrong && !names.isEmpty()) {
            boolean none = dice < 10 && (kind.equals("texture") || kind.equals("buffer") || kind.equals("framebuffer"));
            return none ? new ImplementationPair.Name(0, 0) : names.get(random.nextInt(names.size()));
        }
        if (kind.equals("program") && dice < 40) return pair.of("shader").getFirst();
        if (kind.equals("shader") && dice < 40) return pair.of("program").getFirst();
        if (dice < 60 || kind.equals("sync")) return new ImplementationPair.Name(0, 0);
        return new ImplementationPair.Name(987654, 987654);
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    private Argument pointer(Registry.Function f, Registry.Parameter p) {
        String type = p.type();
        if (type.startsWith("GLchar") && p.constant()) {
            return p.stars() == 2 ? strings() : pair.strings(false, STRINGS[random.nextInt(STRINGS.length)]);
        }
        if (!p.constant()) {
            // Several results of one call must not lie in one place.
            long at = switch (p.name()) {
                case "length" -> 4096;
                case "size" -> 4096 + 64;
                case "type" -> 4096 + 128;
                case "binaryFormat" -> 4096 + 192;
                default -> 0;
            };
            return p.object() == null || !p.name().equals("shaders") ? pair.results(at) : pair.results(256);
        }
        if (p.stars() == 2) {
            long[] zeros = new long[16];
            for (int i = 0; i < zeros.length; i++) zeros[i] = 4L * random.nextInt(4);
            return pair.integers(8, zeros, zeros, "{offsets}");
        }
        if (p.object() != null) {
            if (wrong && f.name().startsWith("glBind")) return Argument.same(0L, "NULL");
            long[] a = new long[16];
            long[] b = new long[16];
            StringBuilder text = new StringBuilder("{");
            boolean one = wrong;
            for (int i = 0; i < a.length; i++) {
                wrong = one && i == 1;
                ImplementationPair.Name n = name(p.object());
                a[i] = n.mine();
                b[i] = n.other();
                if (i < 4) text.append(n.mine()).append(' ');
            }
            return pair.integers(4, a, b, text.append("...}").toString());
        }
        return switch (type) {
            case "GLenum" -> {
                long[] a = new long[16];
                StringBuilder text = new StringBuilder("{");
                for (int i = 0; i < a.length; i++) {
                    a[i] = enumOf(f, p);
                    if (i < 4) text.append(registry.nameOf((int) a[i])).append(' ');
                }
                yield pair.integers(4, a, a, text.append("...}").toString());
            }
            case "GLint", "GLuint", "GLsizei" -> {
                boolean parameter = p.name().startsWith("param");
                int[] from = p.type().equals("GLsizei") ? SIZES : INDICES;
                long[] a = new long[64];
                StringBuilder text = new StringBuilder("{");
                for (int i = 0; i < a.length; i++) {
                    a[i] = parameter ? parameterValue() : wrong ? pick(0, -1, 200) : pick(from);
                    if (f.name().contains("Draw")) a[i] = pick(0, 1, 3);
                    if (i < 4) text.append(a[i]).append(' ');
                }
                yield pair.integers(4, a, a, text.append("...}").toString());
            }
            case "GLintptr", "GLsizeiptr" -> {
                long[] a = new long[16];
                StringBuilder text = new StringBuilder("{");
                for (int i = 0; i < a.length; i++) {
                    a[i] = wrong && i == 1 ? pick(WRONG_POINTERS) : pick(POINTERS);
                    if (i < 4) text.append(a[i]).append(' ');
                }
                yield pair.integers(8, a, a, text.append("...}").toString());
            }
            case "GLfloat" -> {
                long[] a = new long[64];
                for (int i = 0; i < a.length; i++)
                    a[i] = Float.floatToRawIntBits(FLOATS[random.nextInt(FLOATS.length)]);
                yield pair.integers(4, a, a, "{floats}");
            }
            default -> memory(f, p);
        };
    }

    private Argument memory(Registry.Function f, Registry.Parameter p) {
        // Where the core profile takes an offset into a buffer.
        boolean offsets = p.name().equals("indices")
                || p.name().equals("indirect")
                || p.name().equals("pointer");
        if (offsets || f.name().endsWith("Pointer")) {
            int offset = pick(0, 0, 4, 16, 3, 256);
            return Argument.same((long) offset, Integer.toString(offset));
        }
        return pair.data(0);
    }

    private Argument strings() {
        String[] texts = new String[8];
        for (int i = 0; i < texts.length; i++) texts[i] = STRINGS[random.nextInt(STRINGS.length)];
        return pair.strings(true, texts);
    }
}
