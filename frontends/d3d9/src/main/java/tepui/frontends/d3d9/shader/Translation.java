package tepui.frontends.d3d9.shader;

import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.shader.Bytecode.Declaration;
import tepui.frontends.d3d9.shader.Bytecode.Destination;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Value;

/** Translation of programs to IR, and what a device must know of a program beside its code. */
public final class Translation {
    private Translation() {}

    /** The vertex stage; with clip planes where {@code clips} says so. */
    public static Shader vertex(ShaderProgram program, Semantics semantics, boolean clips) {
        return new VertexCode(program, semantics, clips).build();
    }

    /** The pixel stage in a variant. */
    public static Shader pixel(ShaderProgram program, Semantics semantics, PixelVariant variant) {
        return new PixelCode(program, semantics, variant).build();
    }

    /** Does a vertex program give the size of points? */
    public static boolean writesPointSize(ShaderProgram program) {
        Bytecode code = program.code();
        if (code.version() >= 0x300) {
            return code.declarations.stream()
                    .anyMatch(d -> d.register().file() == RegisterFile.OUTPUT && d.usage() == 4 && d.usageIndex() == 0);
        }
        return code.instructions.stream().anyMatch(i -> {
            Destination d = i.destination();
            return d != null && d.file() == RegisterFile.RASTER_OUT && d.register() == 2;
        });
    }

    /** Sets of coordinates that a pixel program reads, a bit each. */
    public static int texcoords(ShaderProgram program) {
        Bytecode code = program.code();
        int mask = 0;
        if (code.version() >= 0x300) {
            for (ShaderProgram.Signature s : code.inputs()) {
                if (s.usage() == 5 && s.usageIndex() < 8) mask |= 1 << s.usageIndex();
            }
            return mask;
        }
        if (code.version() >= 0x200) {
            for (Declaration d : code.declarations) {
                if (d.register().file() == RegisterFile.TEXTURE)
                    mask |= 1 << d.register().register();
            }
            return mask;
        }
        // Before 2.0 a register of coordinates is read by being named.
        for (Instruction i : code.instructions) {
            Destination d = i.destination();
            if (d != null && d.file() == RegisterFile.TEXTURE) mask |= 1 << d.register();
            for (Source s : i.sources()) if (s.file() == RegisterFile.TEXTURE) mask |= 1 << s.register();
        }
        return mask;
    }

    /** Sets of coordinates that a pixel program interpolates, four bits each. */
    public static long wrappable(ShaderProgram program) {
        long mask = 0;
        int sets = texcoords(program);
        for (int i = 0; i < 8; i++) if ((sets >> i & 1) != 0) mask |= 15L << 4 * i;
        if (program.code().version() >= 0x300) {
            for (ShaderProgram.Signature s : program.code().inputs()) {
                if (s.usage() == 5 && s.usageIndex() < 16) mask |= 15L << 4 * s.usageIndex();
            }
        }
        return mask;
    }

    /** Color targets that a pixel program writes, a bit each. */
    public static int targets(ShaderProgram program) {
        Bytecode code = program.code();
        if (code.version() < 0x200) return 1;
        int mask = 0;
        for (Instruction i : code.instructions) {
            Destination d = i.destination();
            if (d != null && d.file() == RegisterFile.COLOR_OUT) mask |= 1 << d.register();
        }
        return mask;
    }

    /** Kinds of textures by sampler, three bits each: 0 not sampled, 1 flat, 2 volume, 3 cube. Before 2.0 all are flat. */
    public static long samplerKinds(ShaderProgram program) {
        Bytecode code = program.code();
        long kinds = 0;
        if (code.version() >= 0x200) {
            for (Declaration d : code.declarations) {
                if (d.register().file() != RegisterFile.SAMPLER) continue;
                long kind = d.texture() == 2 ? 1 : d.texture() == 4 ? 2 : 3;
                kinds |= kind << 3 * d.register().register();
            }
            return kinds;
        }
        if (!code.isPixel()) return 0;
        for (Instruction i : code.instructions) {
            if (!PixelCode.samples(i.op())) continue;
            kinds |= 1L << 3 * i.to().register();
        }
        return kinds;
    }

    /** The texture of a sampler; kinds as {@link #samplerKinds} numbers them, 4 for compared depth, 0 for what is declared. */
    static Resource texture(Shader s, Bytecode code, int sampler, int kind) {
        for (Resource r : s.resources) {
            if (r.kind() == Resource.Kind.TEXTURE && r.binding() == sampler) return r;
        }
        TextureShape shape = TextureShape.D2;
        for (Declaration d : code.declarations) {
            Destination r = d.register();
            if (r.file() != RegisterFile.SAMPLER || r.register() != sampler) continue;
            shape = d.texture() == 4 ? TextureShape.D3 : d.texture() == 3 ? TextureShape.CUBE : TextureShape.D2;
        }
        if (kind == 2) shape = TextureShape.D3;
        if (kind == 3) shape = TextureShape.CUBE;
        Resource t = s.texture("s" + sampler, sampler, shape);
        t.shadow = kind == 4;
        return t;
    }

    /** The components of a coordinate that a texture takes. */
    static Value coordinate(Code c, Resource texture, Value at) {
        return texture.shape == TextureShape.D2 ? c.b.swizzle(at, 0, 1) : c.xyz(at);
    }
}
