package tepui.frontends.d3d9;

import java.lang.reflect.Field;

/** Names of results, for messages. */
final class ResultNames {
    private ResultNames() {}

    static String of(int result) {
        for (Field f : D3D9.class.getFields()) {
            String n = f.getName();
            if (!n.startsWith("D3DERR_") && !n.startsWith("E_") && !n.startsWith("S_")) continue;
            try {
                if (f.getInt(null) == result) return n;
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        return result == 0 ? "D3D_OK" : "an unknown result";
    }
}
