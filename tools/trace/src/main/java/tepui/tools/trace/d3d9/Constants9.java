package tepui.tools.trace.d3d9;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.d3d9.D3D9;
import tepui.tools.trace.file.Value;

/** Constants of Direct3D 9 by groups: a group is the prefix of its constants, with {@code |} behind it where they are bits. */
public final class Constants9 {
    private static final Map<String, Integer> ALL = new HashMap<>();
    private static final Value.Names RESULTS;

    private final Map<String, Value.Names> groups = new HashMap<>();

    static {
        List<String> names = new ArrayList<>();
        for (Field f : D3D9.class.getFields()) {
            try {
                if (f.getType() == int.class) ALL.put(f.getName(), f.getInt(null));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
            if (f.getType() == int.class && isResult(f.getName())) names.add(f.getName());
        }
        names.remove("D3D_OK");
        names.addFirst("D3D_OK");
        RESULTS = new Value.Names(
                names, names.stream().mapToLong(Constants9::value).toArray());
    }

    /** Names that no trace has been told yet: a trace knows them by the object. */
    public Constants9() {}

    private static boolean isResult(String name) {
        return name.equals("D3D_OK") || name.startsWith("D3DERR_") || name.startsWith("E_") || name.startsWith("S_");
    }

    /** A HRESULT. */
    public static Value result(int value) {
        return new Value.Constant(RESULTS, signed(value));
    }

    /** A number with a sign. */
    public static Value signed(int value) {
        return value < 0 ? new Value.Negative(value) : new Value.Whole(value);
    }

    /** A number of a group; one without a sign where the group is empty, one with a sign in the group {@code -}. */
    public Value of(String group, int value) {
        if (group.isEmpty()) return new Value.Whole(value & 0xffffffffL);
        if (group.equals("-")) return signed(value);
        Value.Names names = groups.computeIfAbsent(group, Constants9::names);
        if (group.endsWith("|")) return new Value.Bits(names, value & 0xffffffffL);
        return new Value.Constant(names, signed(value));
    }

    private static Value.Names names(String group) {
        boolean bits = group.endsWith("|");
        String prefix = bits ? group.substring(0, group.length() - 1) : group;
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, Integer> e : ALL.entrySet())
            if (e.getKey().startsWith(prefix) && (!bits || Integer.bitCount(e.getValue()) == 1)) names.add(e.getKey());
        names.sort(null);
        return new Value.Names(
                names,
                names.stream()
                        .mapToLong(n -> value(n) & (bits ? 0xffffffffL : -1))
                        .toArray());
    }

    private static int value(String name) {
        return ALL.getOrDefault(name, 0);
    }

    /** The group of a state's value, by the state's name; empty for a plain number. */
    public static String group(String method, int state) {
        return switch (method) {
            case "setRenderState" -> renderState(state);
            case "setTextureStageState" -> {
                String name = name("D3DTSS_", state);
                yield name.endsWith("OP") ? "D3DTOP_" : "";
            }
            case "setSamplerState" -> {
                String name = name("D3DSAMP_", state);
                yield name.contains("ADDRESS") ? "D3DTADDRESS_" : name.contains("FILTER") ? "D3DTEXF_" : "";
            }
            default -> "";
        };
    }

    private static String renderState(int state) {
        String name = name("D3DRS_", state);
        if (name.contains("BLENDOP")) return "D3DBLENDOP_";
        if (name.contains("SRCBLEND") || name.contains("DESTBLEND")) return "D3DBLEND_";
        if (name.endsWith("FUNC")) return "D3DCMP_";
        if (name.endsWith("CULLMODE")) return "D3DCULL_";
        if (name.endsWith("FILLMODE")) return "D3DFILL_";
        if (name.endsWith("SHADEMODE")) return "D3DSHADE_";
        if (name.contains("STENCIL") && (name.endsWith("FAIL") || name.endsWith("PASS"))) return "D3DSTENCILOP_";
        return "";
    }

    private static String name(String prefix, int value) {
        for (Map.Entry<String, Integer> e : ALL.entrySet())
            if (e.getKey().startsWith(prefix) && e.getValue() == value) return e.getKey();
        return "";
    }
}
