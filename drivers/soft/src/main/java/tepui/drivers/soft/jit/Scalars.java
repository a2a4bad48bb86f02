package tepui.drivers.soft.jit;

/**
 * Runtime functions for operations on one component that need more than a JVM instruction, as {@link tepui.ir.Op}
 * defines them. The names are the operations' own. Generated loops call them; they are small enough to be inlined, and
 * most of them are written without branches so that C2 can vectorise the loop around them. Bools are -1 and 0.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class Scalars {
    private Scalars() {}

    // ---- f32

    static float fmul_zero(float a, float b) {
        return a == 0 || b == 0 ? 0 : a * b;
    }

    static float fsign(float x) {
        return x > 0 ? 1 : x < 0 ? -1 : 0;
    }

    static float ffloor(float x) {
        return (float) Math.floor(x);
    }

    static float fceil(float x) {
        return (float) Math.ceil(x);
    }

    static float ftrunc(float x) {
        return (float) (x < 0 ? Math.ceil(x) : Math.floor(x));
    }

    static float fround_even(float x) {
        return (float) Math.rint(x);
    }

    static float ffract(float x) {
        return x - (float) Math.floor(x);
    }

    static float fmin(float a, float b) {
        return a < b || Float.isNaN(b) ? a : b;
    }

    static float fmax(float a, float b) {
        return a > b || Float.isNaN(b) ? a : b;
    }

    static float fsaturate(float x) {
        return x > 0 ? (x < 1 ? x : 1) : 0;
    }

    static float fsqrt(float x) {
        return (float) Math.sqrt(x);
    }

    static float frsqrt(float x) {
        return 1 / (float) Math.sqrt(x);
    }

    static float frcp(float x) {
        return 1 / x;
    }

    static float fexp2(float x) {
        return (float) Math.pow(2, x);
    }

    static float flog2(float x) {
        return (float) (Math.log(x) / Math.log(2));
    }

    static float fpow(float x, float y) {
        return y == 0 ? 1 : x < 0 ? Float.NaN : (float) Math.pow(Math.abs(x), y);
    }

    static float fsin(float x) {
        return (float) Math.sin(x);
    }

    static float fcos(float x) {
        return (float) Math.cos(x);
    }

    static float ftan(float x) {
        return (float) Math.tan(x);
    }

    static float fasin(float x) {
        return (float) Math.asin(x);
    }

    static float facos(float x) {
        return (float) Math.acos(x);
    }

    static float fatan(float x) {
        return (float) Math.atan(x);
    }

    static float fatan2(float y, float x) {
        return (float) Math.atan2(y, x);
    }

    static float fldexp(float x, int exponent) {
        return Math.scalb(x, exponent);
    }

    static float ffrexp_sig(float x) {
        if (x == 0 || !(Math.abs(x) <= Float.MAX_VALUE)) return x;
        return Math.scalb(x, -ffrexp_exp(x));
    }

    static int ffrexp_exp(float x) {
        if (x == 0 || !(Math.abs(x) <= Float.MAX_VALUE)) return 0;
        return Math.abs(x) < Float.MIN_NORMAL ? Math.getExponent(x * 0x1p24f) - 23 : Math.getExponent(x) + 1;
    }

    static int feq(float a, float b) {
        return a == b ? -1 : 0;
    }

    static int fne(float a, float b) {
        return a != b ? -1 : 0;
    }

    static int flt(float a, float b) {
        return a < b ? -1 : 0;
    }

    static int fge(float a, float b) {
        return a >= b ? -1 : 0;
    }

    // ---- f64

    static double fmul_zero(double a, double b) {
        return a == 0 || b == 0 ? 0 : a * b;
    }

    static double fsign(double x) {
        return x > 0 ? 1 : x < 0 ? -1 : 0;
    }

    static double ffloor(double x) {
        return Math.floor(x);
    }

    static double fceil(double x) {
        return Math.ceil(x);
    }

    static double ftrunc(double x) {
        return x < 0 ? Math.ceil(x) : Math.floor(x);
    }

    static double fround_even(double x) {
        return Math.rint(x);
    }

    static double ffract(double x) {
        return x - Math.floor(x);
    }

    static double fmin(double a, double b) {
        return a < b || Double.isNaN(b) ? a : b;
    }

    static double fmax(double a, double b) {
        return a > b || Double.isNaN(b) ? a : b;
    }

    static double fsaturate(double x) {
        return x > 0 ? (x < 1 ? x : 1) : 0;
    }

    static double fsqrt(double x) {
        return Math.sqrt(x);
    }

    static double frsqrt(double x) {
        return 1 / Math.sqrt(x);
    }

    static double frcp(double x) {
        return 1 / x;
    }

    static double fldexp(double x, int exponent) {
        return Math.scalb(x, exponent);
    }

    static double ffrexp_sig(double x) {
        if (x == 0 || !(Math.abs(x) <= Double.MAX_VALUE)) return x;
        return Math.scalb(x, -ffrexp_exp(x));
    }

    static int ffrexp_exp(double x) {
        if (x == 0 || !(Math.abs(x) <= Double.MAX_VALUE)) return 0;
        return Math.abs(x) < Double.MIN_NORMAL ? Math.getExponent(x * 0x1p53) - 52 : Math.getExponent(x) + 1;
    }

    static int feq(double a, double b) {
        return a == b ? -1 : 0;
    }

    static int fne(double a, double b) {
        return a != b ? -1 : 0;
    }

    static int flt(double a, double b) {
        return a < b ? -1 : 0;
    }

    static int fge(double a, double b) {
        return a >= b ? -1 : 0;
    }

    // ---- i32

    static int imul_high(int a, int b) {
        return (int) ((long) a * b >> 32);
    }

    static int umul_high(int a, int b) {
        return (int) ((a & 0xffffffffL) * (b & 0xffffffffL) >>> 32);
    }

    static int idiv(int a, int b) {
        return b == 0 ? -1 : a / b;
    }

    static int udiv(int a, int b) {
        return b == 0 ? -1 : Integer.divideUnsigned(a, b);
    }

    static int irem(int a, int b) {
        return b == 0 ? a : a % b;
    }

    static int imod(int a, int b) {
        return b == 0 ? a : Math.floorMod(a, b);
    }

    static int umod(int a, int b) {
        return b == 0 ? a : Integer.remainderUnsigned(a, b);
    }

    static int iabs(int x) {
        return Math.abs(x);
    }

    static int isign(int x) {
        return x >> 31 | -x >>> 31;
    }

    static int imin(int a, int b) {
        return Math.min(a, b);
    }

    static int imax(int a, int b) {
        return Math.max(a, b);
    }

    static int umin(int a, int b) {
        return Math.min(a ^ Integer.MIN_VALUE, b ^ Integer.MIN_VALUE) ^ Integer.MIN_VALUE;
    }

    static int umax(int a, int b) {
        return Math.max(a ^ Integer.MIN_VALUE, b ^ Integer.MIN_VALUE) ^ Integer.MIN_VALUE;
    }

    static int uadd_carry(int a, int b) {
        return (a & b | (a | b) & ~(a + b)) >>> 31;
    }

    static int usub_borrow(int a, int b) {
        return (~a & b | (~a | b) & a - b) >>> 31;
    }

    /** The low bits, 0 to 32 of them. */
    private static int low(int bits) {
        return Integer.compareUnsigned(bits, 32) >= 0 ? -1 : (1 << bits) - 1;
    }

    static int bitfield_insert(int base, int insert, int offset, int bits) {
        int mask = low(bits) << offset;
        return base & ~mask | insert << offset & mask;
    }

    static int ibitfield_extract(int value, int offset, int bits) {
        if (bits == 0) return 0;
        int start = offset & 31;
        int room = 32 - start;
        int count = Integer.compareUnsigned(bits, room) >= 0 ? room : bits;
        return value << room - count >> 32 - count;
    }

    static int ubitfield_extract(int value, int offset, int bits) {
        return value >>> offset & low(bits);
    }

    static int bit_reverse(int x) {
        return Integer.reverse(x);
    }

    static int bit_count(int x) {
        return Integer.bitCount(x);
    }

    static int find_lsb(int x) {
        return x == 0 ? -1 : Integer.numberOfTrailingZeros(x);
    }

    static int ifind_msb(int x) {
        return 31 - Integer.numberOfLeadingZeros(x ^ x >> 31);
    }

    static int ufind_msb(int x) {
        return 31 - Integer.numberOfLeadingZeros(x);
    }

    static int ieq(int a, int b) {
        int x = a ^ b;
        return ~((x | -x) >> 31);
    }

    static int ine(int a, int b) {
        int x = a ^ b;
        return (x | -x) >> 31;
    }

    static int ilt(int a, int b) {
        int d = a - b;
        return (d ^ (a ^ b) & (d ^ a)) >> 31;
    }

    static int ige(int a, int b) {
        return ~ilt(a, b);
    }

    static int ult(int a, int b) {
        return (~a & b | (~a | b) & a - b) >> 31;
    }

    static int uge(int a, int b) {
        return ~ult(a, b);
    }

    // ---- i64

    static long idiv(long a, long b) {
        return b == 0 ? -1 : a / b;
    }

    static long udiv(long a, long b) {
        return b == 0 ? -1 : Long.divideUnsigned(a, b);
    }

    static long irem(long a, long b) {
        return b == 0 ? a : a % b;
    }

    static long imod(long a, long b) {
        return b == 0 ? a : Math.floorMod(a, b);
    }

    static long umod(long a, long b) {
        return b == 0 ? a : Long.remainderUnsigned(a, b);
    }

    static long iabs(long x) {
        return Math.abs(x);
    }

    static long isign(long x) {
        return x >> 63 | -x >>> 63;
    }

    static long imin(long a, long b) {
        return Math.min(a, b);
    }

    static long imax(long a, long b) {
        return Math.max(a, b);
    }

    static long umin(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }

    static long umax(long a, long b) {
        return Long.compareUnsigned(a, b) > 0 ? a : b;
    }

    static int ieq(long a, long b) {
        return a == b ? -1 : 0;
    }

    static int ine(long a, long b) {
        return a != b ? -1 : 0;
    }

    static int ilt(long a, long b) {
        return a < b ? -1 : 0;
    }

    static int ige(long a, long b) {
        return a >= b ? -1 : 0;
    }

    static int ult(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? -1 : 0;
    }

    static int uge(long a, long b) {
        return Long.compareUnsigned(a, b) >= 0 ? -1 : 0;
    }

    // ---- select

    static float select(int c, float a, float b) {
        return c != 0 ? a : b;
    }

    static double select(int c, double a, double b) {
        return c != 0 ? a : b;
    }

    static int select(int c, int a, int b) {
        return b ^ (a ^ b) & c;
    }

    static long select(int c, long a, long b) {
        return b ^ (a ^ b) & c;
    }

    // ---- conversions: named for operation and result

    static int f2u_i(float x) {
        return (int) Math.min(Math.max((long) x, 0), 0xffffffffL);
    }

    static int f2u_i(double x) {
        return (int) Math.min(Math.max((long) x, 0), 0xffffffffL);
    }

    static long f2u_l(float x) {
        return f2u_l((double) x);
    }

    static long f2u_l(double x) {
        if (!(x > 0)) return 0;
        if (x < 0x1p63) return (long) x;
        return x < 0x1p64 ? (long) (x - 0x1p63) ^ Long.MIN_VALUE : -1;
    }

    static float u2f_f(int x) {
        return (float) (x & 0xffffffffL);
    }

    static double u2f_d(int x) {
        return (double) (x & 0xffffffffL);
    }

    static float u2f_f(long x) {
        return x >= 0 ? (float) x : (float) (x >>> 1 | x & 1) * 2;
    }

    static double u2f_d(long x) {
        return x >= 0 ? (double) x : (double) (x >>> 1 | x & 1) * 2;
    }

    static long pack_64(int low, int high) {
        return low & 0xffffffffL | (long) high << 32;
    }

    static int pack_half_2x16(float x, float y) {
        return Float.floatToFloat16(x) & 0xffff | Float.floatToFloat16(y) << 16;
    }

    static float unpack_half(int packed, int shift) {
        return Float.float16ToFloat((short) (packed >> shift));
    }

    private static int unorm(float x, float scale) {
        return (int) Math.rint(fsaturate(x) * scale);
    }

    private static int snorm(float x, float scale) {
        return (int) Math.rint((x > -1 ? x < 1 ? x : 1 : x <= -1 ? -1 : 0) * scale);
    }

    static int pack_unorm_2x16(float x, float y) {
        return unorm(x, 65535) | unorm(y, 65535) << 16;
    }

    static int pack_snorm_2x16(float x, float y) {
        return snorm(x, 32767) & 0xffff | snorm(y, 32767) << 16;
    }

    static int pack_unorm_4x8(float x, float y, float z, float w) {
        return unorm(x, 255) | unorm(y, 255) << 8 | unorm(z, 255) << 16 | unorm(w, 255) << 24;
    }

    static int pack_snorm_4x8(float x, float y, float z, float w) {
        return snorm(x, 127) & 255 | (snorm(y, 127) & 255) << 8 | (snorm(z, 127) & 255) << 16 | snorm(w, 127) << 24;
    }

    static float unpack_unorm16(int packed, int shift) {
        return (packed >>> shift & 0xffff) / 65535f;
    }

    static float unpack_snorm16(int packed, int shift) {
        return Math.max((short) (packed >> shift) / 32767f, -1f);
    }

    static float unpack_unorm8(int packed, int shift) {
        return (packed >>> shift & 0xff) / 255f;
    }

    static float unpack_snorm8(int packed, int shift) {
        return Math.max((byte) (packed >> shift) / 127f, -1f);
    }
}
