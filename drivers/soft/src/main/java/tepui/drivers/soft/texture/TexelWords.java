package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.format.Format;

/**
 * Generator of texel reads by integer coordinates as IR: levels, addresses in blocks of 4 x 4, words and what they
 * mean.
 */
final class TexelWords {
    final SampleKey key;
    private final Builder b;
    private final int slot;
    /** Words of a texel. */
    private final int words;

    TexelWords(Builder b, int slot, SampleKey key) {
        this.b = b;
        this.slot = slot;
        this.key = key;
        Format format = key.format();
        words = format == null ? 1 : (format.blockBytes() + 3) / 4;
    }

    /** Sizes and place of a level, each one value for all lanes or one for each. */
    record Level(Value width, Value height, Value depth, Value row, Value base, Value slice) {
        Value size(int axis) {
            return axis == 0 ? width : axis == 1 ? height : depth;
        }

        /** The same that begins with another image. */
        Level from(Value first) {
            return new Level(width, height, depth, row, first, slice);
        }
    }

    Value info(int word) {
        return b.intrinsic(Intrinsics.TEXEL_INFO, Type.I32, slot * InlineTexture.INFO + word)
                .result();
    }

    Value number(int word) {
        return b.convert(Op.BITCAST, ScalarKind.F32, info(word));
    }

    Level first() {
        return new Level(
                info(InlineTexture.WIDTH),
                info(InlineTexture.HEIGHT),
                depth(null),
                info(InlineTexture.ROW),
                info(InlineTexture.BASE),
                info(InlineTexture.SLICE));
    }

    private Value depth(@Nullable Value number) {
        if (key.layout() != SampleKey.Layout.VOLUME) return b.i32(1);
        Value first = b.op(Op.IADD, info(InlineTexture.LAST_LAYER), b.i32(1));
        return number == null ? first : b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, first, number));
    }

    /** A level by its number; of one that is not there, whatever the table has. */
    Level level(Value number) {
        Value width = b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, info(InlineTexture.WIDTH), number));
        Value height = b.op(Op.IMAX, b.i32(1), b.op(Op.ISHR, info(InlineTexture.HEIGHT), number));
        Value blocks = b.op(Op.ISHR, b.op(Op.IADD, width, b.i32(3)), b.i32(2));
        Value row = words == 3
                ? b.op(Op.IMUL, blocks, b.i32(48))
                : b.op(Op.ISHL, blocks, b.i32(4 + Integer.numberOfTrailingZeros(words)));
        Value base = table(number, slot * InlineTexture.SLOT);
        Value slice =
                key.layout().hasSlices() ? table(number, slot * InlineTexture.SLOT + InlineTexture.LEVELS) : b.i32(0);
        return new Level(width, height, depth(number), row, base, slice);
    }

    Value table(Value index, int from) {
        return b.intrinsic(
                        Intrinsics.TEXELS,
                        Type.I32,
                        InlineTexture.TABLE,
                        from == 0 ? index : b.op(Op.IADD, index, b.i32(from)))
                .result();
    }

    /** Words along x: x0 in bit 0, x1 in bit 2, then blocks. */
    Value across(Value x) {
        Value pairs = b.op(Op.IAND, x, b.i32(~1));
        Value four = b.op(Op.IAND, x, b.i32(~3));
        Value at = b.op(Op.IADD, b.op(Op.IADD, x, pairs), b.op(Op.ISHL, four, b.i32(1)));
        // What is there so far is 16 words a block.
        return switch (words) {
            case 2 -> b.op(Op.IADD, at, b.op(Op.ISHL, four, b.i32(2)));
            case 3 -> b.op(Op.IADD, at, b.op(Op.ISHL, four, b.i32(3)));
            case 4 -> b.op(Op.IADD, at, b.op(Op.IADD, b.op(Op.ISHL, four, b.i32(3)), b.op(Op.ISHL, four, b.i32(2))));
            default -> at;
        };
    }

    /** Words along y from a base: rows of blocks, y0 in bit 1, y1 in bit 3. */
    Value down(Value y, Level level, Value base) {
        Value rows = b.op(Op.IMUL, b.op(Op.ISHR, y, b.i32(2)), level.row);
        Value one = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(1)), b.i32(1));
        Value two = b.op(Op.ISHL, b.op(Op.IAND, y, b.i32(2)), b.i32(2));
        return b.op(Op.IADD, b.op(Op.IADD, rows, base), b.op(Op.IADD, one, two));
    }

    /**
     * The words of a texel that results need.
     *
     * @param redOnly for comparisons
     */
    Value[] texel(Value address, boolean redOnly) {
        Value[] texel = new Value[words];
        for (int c = 0; c < 4; c++) {
            int from = redOnly ? 0 : key.from(c);
            if (from >= SampleKey.ZERO) continue;
            int word = word(from);
            if (texel[word] != null) continue;
            Value at = word == 0 ? address : b.op(Op.IADD, address, b.i32(word * BlockOrder.TEXELS));
            texel[word] = b.intrinsic(Intrinsics.TEXELS, Type.I32, slot, at).result();
        }
        return texel;
    }

    private int word(int from) {
        Format.Channel channel = channel(from);
        return channel == null ? 0 : channel.offset() >> 5;
    }

    private Format.@Nullable Channel channel(int from) {
        Format format = key.format();
        return format == null ? null : ChannelCode.of(format, from);
    }

    /** A component of the result. */
    Value component(Value[] texel, int component) {
        int from = key.from(component);
        if (from >= SampleKey.ZERO) return constant(from);
        return key.format() == null ? b.op(Op.FMUL, byteOf(texel[0], from), b.f32(1 / 255f)) : read(texel, from);
    }

    Value constant(int code) {
        int v = code == SampleKey.ONE ? 1 : 0;
        return key.isInteger() ? b.i32(v) : b.f32(v);
    }

    /** A component of the format, where it is not bytes. */
    Value read(Value[] texel, int from) {
        Format format = key.format();
        Format.Channel channel = channel(from);
        if (format == null || channel == null) throw new IllegalStateException("TexelWords: no component " + from);
        Value word = texel[word(from)];
        return format.isInteger()
                ? ChannelCode.whole(b, format, channel, word)
                : ChannelCode.read(b, format, channel, word);
    }

    /** A byte as a float from 0 to 255. */
    Value byteOf(Value word, int number) {
        Value v = number == 0 ? word : b.op(Op.USHR, word, b.i32(8 * number));
        if (number < 3) v = b.op(Op.IAND, v, b.i32(255));
        return b.convert(Op.I2F, ScalarKind.F32, v);
    }
}
