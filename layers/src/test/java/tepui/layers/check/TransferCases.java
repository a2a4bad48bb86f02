package tepui.layers.check;

import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Cases of clears, transfers and maps. */
final class TransferCases {
    private static final ClearColor BLACK = ClearColor.of(0, 0, 0, 1);

    private TransferCases() {}

    static void add(RuleCases c) {
        clears(c);
        boxes(c);
        copies(c);
        blits(c);
        writes(c);
        maps(c);
    }

    private static void clears(RuleCases c) {
        c.add(
                Rule.CLEAR_TARGET,
                b -> b.ready().context.clearColor(1, BLACK, null, 15),
                b -> b.ready().context.clearColor(0, BLACK, null, 15));
        c.add(
                Rule.CLEAR_TARGET,
                b -> b.ready().context.clearDepthStencil(true, 1, false, 0, 0, null),
                b -> depth(b, Format.D16_UNORM).clearDepthStencil(true, 1, false, 0, 0, null));
        c.add(
                Rule.CLEAR_AREA,
                b -> b.ready().context.clearColor(0, BLACK, Box.of2d(8, 0, 9, 1), 15),
                b -> b.ready().context.clearColor(0, BLACK, Box.of2d(8, 0, 8, 1), 15));
        c.add(
                Rule.CLEAR_MASK,
                b -> b.ready().context.clearColor(0, BLACK, null, 16),
                b -> b.ready().context.clearColor(0, BLACK, null, 0));
        c.add(
                Rule.CLEAR_ASPECT,
                b -> depth(b, Format.D16_UNORM).clearDepthStencil(false, 0, true, 1, 255, null),
                b -> depth(b, Format.D24_UNORM_S8_UINT).clearDepthStencil(false, 0, true, 1, 255, null));
        c.add(
                Rule.CLEAR_ASPECT,
                b -> b.context.clearTexture(b.texture(Format.D16_UNORM), 0, Bench.box(4, 4), BLACK),
                b -> b.context.clearTexture(b.color, 0, Bench.box(4, 4), BLACK));
        c.add(
                Rule.CLEAR_PATTERN,
                b -> b.context.clearBuffer(b.buffer, 2, 16, new byte[4]),
                b -> b.context.clearBuffer(b.buffer, 4, 16, new byte[4]));
    }

    private static Context depth(Bench b, Format format) {
        b.context.setRenderTargets(RenderTargets.of(b.color, b.texture(format)));
        return b.context;
    }

    private static Texture blocks(Bench b) {
        return b.device.createTexture(TextureDesc.of2d(Format.BC1_RGB_UNORM, 10, 10, Bind.SAMPLED));
    }

    private static void boxes(RuleCases c) {
        c.add(
                Rule.BOX_INSIDE,
                b -> b.context.writeTexture(b.color, 0, Box.of2d(9, 0, 8, 1), b.data, 64, 0),
                b -> b.context.writeTexture(b.color, 0, Box.of2d(8, 0, 8, 1), b.data, 64, 0));
        c.add(Rule.BOX_INSIDE, b -> b.context.invalidate(b.color, 1), b -> b.context.invalidate(b.color, 0));
        c.add(
                Rule.BOX_BLOCKS,
                b -> b.context.writeTexture(blocks(b), 0, Box.of2d(2, 0, 4, 4), b.data, 64, 0),
                b -> b.context.writeTexture(blocks(b), 0, Box.of2d(8, 4, 2, 6), b.data, 64, 0));
        c.add(
                Rule.DATA_LAYOUT,
                b -> b.context.writeTexture(b.color, 0, Bench.box(4, 4), b.data, 12, 0),
                b -> b.context.writeTexture(b.color, 0, Bench.box(4, 4), b.data, 16, 0));
        c.add(
                Rule.DATA_LAYOUT,
                b -> b.context.readTexture(b.color, 0, Bench.box(4, 4), b.data.asSlice(0, 63), 16, 0),
                b -> b.context.readTexture(b.color, 0, Bench.box(4, 4), b.data.asSlice(0, 64), 16, 0));
        c.add(
                Rule.DATA_LAYOUT,
                b -> b.context.copyTextureToBuffer(b.color, 0, Bench.box(16, 16), b.buffer, 3076, 64, 0),
                b -> b.context.copyTextureToBuffer(b.color, 0, Bench.box(16, 16), b.buffer, 3072, 64, 0));
        c.add(
                Rule.MULTISAMPLE_TRANSFER,
                b -> b.context.readTexture(b.multisample(Format.R8_UNORM, 4), 0, Bench.box(4, 4), b.data, 4, 0),
                b -> b.context.readTexture(b.texture(Format.R8_UNORM), 0, Bench.box(4, 4), b.data, 4, 0));
    }

    private static void copies(RuleCases c) {
        c.add(
                Rule.COPY_FORMATS,
                b -> copy(b, b.color, b.texture(Format.R8_UNORM), 0),
                b -> copy(b, b.color, b.texture(Format.R32_FLOAT), 0));
        c.add(Rule.COPY_OVERLAP, b -> copy(b, b.color, b.color, 3), b -> copy(b, b.color, b.color, 4));
        c.add(
                Rule.COPY_OVERLAP,
                b -> b.context.copyBuffer(b.buffer, 0, b.buffer, 63, 64),
                b -> b.context.copyBuffer(b.buffer, 0, b.buffer, 64, 64));
        c.add(
                Rule.RANGE_INSIDE,
                b -> b.context.copyBuffer(b.buffer, 0, b.buffer, 4090, 8),
                b -> b.context.copyBuffer(b.buffer, 0, b.buffer, 4088, 8));
    }

    private static void copy(Bench b, Texture source, Texture target, int x) {
        b.context.copyTexture(source, 0, Bench.box(4, 4), target, 0, x, 0, 0);
    }

    private static void blit(Bench b, Texture source, Texture target, SamplerState.Filter filter) {
        b.context.blit(Blit.whole(source, target, filter));
    }

    private static void blits(RuleCases c) {
        SamplerState.Filter linear = SamplerState.Filter.LINEAR;
        SamplerState.Filter nearest = SamplerState.Filter.NEAREST;
        c.add(
                Rule.BLIT_BOXES,
                b -> b.context.blit(boxed(b, new Box(0, 0, 0, 17, 4, 1))),
                b -> b.context.blit(boxed(b, new Box(16, 16, 0, -16, -4, 1))));
        c.add(
                Rule.BLIT_FORMATS,
                b -> blit(b, b.color, b.texture(Format.R8_UINT), nearest),
                b -> blit(b, b.color, b.texture(Format.R16G16_FLOAT), nearest));
        c.add(
                Rule.BLIT_FORMATS,
                b -> blit(b, b.texture(Format.D16_UNORM), b.texture(Format.D32_FLOAT), nearest),
                b -> blit(b, b.texture(Format.D16_UNORM), b.texture(Format.D16_UNORM), nearest));
        c.add(
                Rule.BLIT_FILTER,
                b -> blit(b, b.texture(Format.R8_UINT), b.texture(Format.R8_UINT), linear),
                b -> blit(b, b.texture(Format.R8_UINT), b.texture(Format.R8_UINT), nearest));
        c.add(
                Rule.BLIT_SAMPLES,
                b -> {
                    Texture large = b.device.createTexture(TextureDesc.of2d(Format.R8_UNORM, 32, 32, Bind.SAMPLED));
                    blit(b, b.multisample(Format.R8_UNORM, 4), large, nearest);
                },
                b -> blit(b, b.multisample(Format.R8_UNORM, 4), b.texture(Format.R8_UNORM), nearest));
        c.add(
                Rule.BLIT_SAMPLES,
                b -> blit(b, b.multisample(Format.R8_UNORM, 4), b.multisample(Format.R8_UNORM, 2), nearest),
                b -> blit(b, b.texture(Format.R8_UNORM), b.multisample(Format.R8_UNORM, 4), nearest));
        TextureDesc pages = TextureDesc.of2d(Format.R8_UNORM, 512, 256, Bind.SAMPLED | Bind.SPARSE);
        c.add(
                Rule.SPARSE_PAGES,
                b -> b.context.commitPages(b.device.createTexture(pages), 0, Box.of2d(128, 0, 256, 256), true),
                b -> b.context.commitPages(b.device.createTexture(pages), 0, Box.of2d(256, 0, 256, 256), true));
        c.add(Rule.MIP_LEVELS, b -> b.context.generateMips(b.color, 0, 1), b -> {
            TextureDesc d = TextureDesc.of2d(Format.R8_UNORM, 4, 4, Bind.SAMPLED);
            b.context.generateMips(b.device.createTexture(d.withLevels(3)), 0, 2);
        });
    }

    private static Blit boxed(Bench b, Box source) {
        return new Blit(
                b.color,
                b.color.desc().format(),
                0,
                source,
                b.texture(Format.R8G8B8A8_UNORM),
                Format.R8G8B8A8_UNORM,
                0,
                new Box(-4, 12, 0, 8, 8, 1),
                Blit.COLOR,
                SamplerState.Filter.LINEAR,
                null);
    }

    private static void writes(RuleCases c) {
        c.add(
                Rule.MAPPED_TRANSFER,
                b -> {
                    b.context.map(b.buffer, 0, 16, MapFlags.WRITE);
                    b.context.writeBuffer(b.buffer, 12, b.data.asSlice(0, 8));
                },
                b -> {
                    b.context.map(b.buffer, 0, 16, MapFlags.WRITE | MapFlags.PERSISTENT);
                    b.context.writeBuffer(b.buffer, 12, b.data.asSlice(0, 8));
                });
        c.add(
                Rule.MAPPED_TRANSFER,
                b -> {
                    b.context.map(b.buffer, 16, 16, MapFlags.WRITE);
                    b.context.copyBuffer(b.buffer, 12, b.buffer, 64, 8);
                },
                b -> {
                    b.context.map(b.buffer, 16, 16, MapFlags.WRITE);
                    b.context.copyBuffer(b.buffer, 8, b.buffer, 64, 8);
                    b.context.writeBuffer(b.buffer, 32, b.data.asSlice(0, 8));
                    b.context.clearBuffer(b.buffer, 48, 4, new byte[1]);
                });
        c.add(
                Rule.MAPPED_TRANSFER,
                b -> {
                    b.context.mapTexture(b.color, 0, Bench.box(4, 4), MapFlags.READ, new Context.TexelMap());
                    b.context.clearTexture(b.color, 0, Bench.box(4, 4), BLACK);
                },
                b -> {
                    Context.TexelMap map = new Context.TexelMap();
                    b.context.mapTexture(b.color, 0, Bench.box(4, 4), MapFlags.READ, map);
                    b.context.unmapTexture(b.color, map);
                    b.context.clearTexture(b.color, 0, Bench.box(4, 4), BLACK);
                });
        c.add(Rule.IMMUTABLE_WRITE, b -> rewrite(b, true), b -> rewrite(b, false));
    }

    private static void rewrite(Bench b, boolean used) {
        Buffer buffer = b.immutable();
        b.context.writeBuffer(buffer, 0, b.data.asSlice(0, 16));
        b.ready().context.bindVertexLayout(b.layout(Format.R32_FLOAT));
        b.context.bindVertexBuffer(0, used ? buffer : b.buffer, 0);
        b.draw();
        b.context.writeBuffer(buffer, 16, b.data.asSlice(0, 16));
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    private static void flags(RuleCases c, int illegal, int legal) {
        c.add(Rule.MAP_FLAGS, b -> b.context.map(b.buffer, 0, 16, illegal), b -> b.context.map(b.buffer, 0, 16, legal));
    }

    private static void maps(RuleCases c) {
        int read = MapFlags.READ;
        int write = MapFlags.WRITE;
        flags(c, 0, read | write);
        flags(c, read | MapFlags.UNSYNCHRONIZED, write | MapFlags.UNSYNCHRONIZED);
        flags(c, read | write | MapFlags.DISCARD_WHOLE, write | MapFlags.DISCARD_WHOLE);
        flags(c, read | MapFlags.DISCARD_RANGE, write | MapFlags.DISCARD_RANGE);
        flags(c, read | MapFlags.FLUSH_EXPLICIT, read | write | MapFlags.FLUSH_EXPLICIT);
        flags(c, write | MapFlags.COHERENT, write | MapFlags.COHERENT | MapFlags.PERSISTENT);
        flags(c, write | 1 << 20, write | MapFlags.DONT_BLOCK);
        c.add(
                Rule.MAP_PERSISTENT,
                b -> b.context.map(b.buffer(Bind.VERTEX), 0, 16, write | MapFlags.PERSISTENT),
                b -> b.context.map(b.buffer, 0, 16, write | MapFlags.PERSISTENT));
        c.add(Rule.MAP_SIZE, b -> b.context.map(b.buffer, 16, 0, write), b -> b.context.map(b.buffer, 16, 1, write));
        c.add(
                Rule.MAP_ONCE,
                b -> {
                    b.context.map(b.buffer, 0, 16, write);
                    b.context.map(b.buffer, 32, 16, write);
                },
                b -> {
                    b.context.map(b.buffer, 0, 16, write);
                    b.context.unmap(b.buffer);
                    b.context.map(b.buffer, 32, 16, write);
                });
        c.add(Rule.MAPPED, b -> b.context.unmap(b.buffer), b -> {
            b.context.map(b.buffer, 0, 16, write);
            b.context.unmap(b.buffer);
        });
        c.add(Rule.MAPPED, b -> b.context.unmapTexture(b.color, new Context.TexelMap()), b -> {
            Context.TexelMap map = new Context.TexelMap();
            b.context.mapTexture(b.color, 0, Bench.box(4, 4), read, map);
            b.context.unmapTexture(b.color, map);
        });
        c.add(Rule.FLUSH_RANGE, b -> flush(b, 30), b -> flush(b, 24));
    }

    private static void flush(Bench b, long offset) {
        b.context.map(b.buffer, 16, 16, MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT);
        b.context.flushMapped(b.buffer, offset, 8);
    }
}
