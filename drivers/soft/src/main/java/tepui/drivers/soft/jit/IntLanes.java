package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;

/** Loops over lanes of integers and masks. The names are those of {@link LaneOp#name}. */
final class IntLanes {
    private IntLanes() {}

    static @Nullable LaneOp of(String name) {
        return switch (name) {
            case "iadd" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] + i[b + n];
                };
            case "iadd_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] + b;
                };
            case "isub" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] - i[b + n];
                };
            case "isub_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] - b;
                };
            case "imul" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] * i[b + n];
                };
            case "imul_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] * b;
                };
            case "iand" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] & i[b + n];
                };
            case "iand_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] & b;
                };
            case "ior" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] | i[b + n];
                };
            case "ior_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] | b;
                };
            case "ixor" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] ^ i[b + n];
                };
            case "ixor_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] ^ b;
                };
            case "ishl" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] << i[b + n];
                };
            case "ishl_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] << b;
                };
            case "ishr" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] >> i[b + n];
                };
            case "ishr_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] >> b;
                };
            case "ushr" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] >>> i[b + n];
                };
            case "ushr_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n] >>> b;
                };
            case "imin" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Math.min(i[a + n], i[b + n]);
                };
            case "imin_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Math.min(i[a + n], b);
                };
            case "imax" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Math.max(i[a + n], i[b + n]);
                };
            case "imax_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Math.max(i[a + n], b);
                };
            case "umin" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.umin(i[a + n], i[b + n]);
                };
            case "umin_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.umin(i[a + n], b);
                };
            case "umax" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.umax(i[a + n], i[b + n]);
                };
            case "umax_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.umax(i[a + n], b);
                };
            case "ieq" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ieq(i[a + n], i[b + n]);
                };
            case "ieq_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ieq(i[a + n], b);
                };
            case "ine" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ine(i[a + n], i[b + n]);
                };
            case "ine_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ine(i[a + n], b);
                };
            case "ilt" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ilt(i[a + n], i[b + n]);
                };
            case "ilt_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ilt(i[a + n], b);
                };
            case "ige" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ige(i[a + n], i[b + n]);
                };
            case "ige_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ige(i[a + n], b);
                };
            case "ult" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ult(i[a + n], i[b + n]);
                };
            case "ult_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.ult(i[a + n], b);
                };
            case "uge" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.uge(i[a + n], i[b + n]);
                };
            case "uge_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.uge(i[a + n], b);
                };
            case "ineg" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = -i[a + n];
                };
            case "inot" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = ~i[a + n];
                };
            case "iabs" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Math.abs(i[a + n]);
                };
            case "iselect" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.select(i[a + n], i[b + n], i[c + n]);
                };
            case "icopy" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = i[a + n];
                };
            case "icopy_1" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = a;
                };
            default -> null;
        };
    }
}
