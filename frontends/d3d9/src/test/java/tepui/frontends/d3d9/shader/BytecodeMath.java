package tepui.frontends.d3d9.shader;

/** Arithmetic of shader models 1 to 3 as {@link BytecodeMachine} does it: nothing times zero is zero, and what is no number loses comparisons. */
final class BytecodeMath {
    private BytecodeMath() {}

    static float least(float a, float b) {
        return a < b || Float.isNaN(b) ? a : b;
    }

    static float most(float a, float b) {
        return a > b || Float.isNaN(b) ? a : b;
    }

    static float saturate(float x) {
        return Float.isNaN(x) || x <= 0 ? 0 : x > 1 ? 1 : x;
    }

    static boolean compare(int how, float x, float y) {
        return switch (how) {
            case 1 -> x > y;
            case 2 -> x == y;
            case 3 -> x >= y;
            case 4 -> x < y;
            case 5 -> x != y;
            default -> x <= y;
        };
    }

    static float mul(float a, float b) {
        return a == 0 || b == 0 ? 0 : a * b;
    }

    static float dot(float[] a, float[] b, int n) {
        float s = mul(a[0], b[0]);
        for (int k = 1; k < n; k++) s += mul(a[k], b[k]);
        return s;
    }

    static float[] all(float x) {
        return new float[] {x, x, x, x};
    }

    static float exp2(float x) {
        return (float) Math.pow(2, x);
    }

    static float log2(float x) {
        float a = Math.abs(x);
        return a == 0 ? -Float.MAX_VALUE : (float) (Math.log(a) / Math.log(2));
    }

    static float power(float x, float y) {
        if (y == 0) return 1;
        return (float) Math.pow(Math.abs(x), y);
    }

    static float floor(float x) {
        return (float) Math.floor(x);
    }

    static float[] divided(float[] c) {
        float f = 1 / c[3];
        return new float[] {c[0] * f, c[1] * f, c[2] * f, 1};
    }
}
