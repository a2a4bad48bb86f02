package tepui.frontends.d3d9.shader;

import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Translation of the texture instructions of pixel shaders: loads of all versions, and the address arithmetic of 1.x.
 */
final class TextureCode {
    private final PixelCode p;
    private final Code c;
    private final Builder b;
    /** Rows of a matrix that instructions before left. */
    private Value row0;

    private Value row1;

    TextureCode(PixelCode program) {
        p = program;
        c = program.c;
        b = program.b;
        row0 = c.f(0);
        row1 = row0;
    }

    boolean special(Instruction i) {
        switch (i.op()) {
            case TEX -> p.write(i, load(i));
            case TEXLDL -> {
                Value at = p.read(i.source(0));
                p.write(i, sample(i.source(1), at, TexOperand.LOD.bit(), c.w(at)));
            }
            case TEXLDD -> {
                Value at = p.read(i.source(0));
                p.write(i, gradients(i, at));
            }
            case TEXKILL -> kill(i);
            case TEXCOORD -> p.write(i, coordinates(i));
            case TEXBEM, TEXBEML -> p.write(i, bumped(i));
            case TEXREG2AR -> p.write(i, at(i, b.swizzle(from(i), 3, 0, 0, 0)));
            case TEXREG2GB -> p.write(i, at(i, b.swizzle(from(i), 1, 2, 2, 2)));
            case TEXREG2RGB -> p.write(i, at(i, from(i)));
            case TEXM3X2PAD -> row0 = row(i);
            case TEXM3X3PAD -> {
                // The first and the second pad: the second finds the first's row.
                row1 = row0;
                row0 = row(i);
            }
            case TEXM3X2TEX -> p.write(i, at(i, c.vec(row0, row(i), c.f(0, 1))));
            case TEXM3X3TEX -> p.write(i, at(i, matrix(i)));
            case TEXM3X3 -> p.write(i, matrix(i));
            case TEXM3X3SPEC -> p.write(i, at(i, reflected(matrix(i), c.xyz(p.read(i.source(1))))));
            case TEXM3X3VSPEC -> p.write(i, at(i, reflected(matrix(i), eye(i.to().register()))));
            case TEXDP3 -> p.write(i, c.splat(row(i), 4));
            case TEXDP3TEX -> p.write(i, at(i, c.vec(row(i), c.f(0, 0, 1))));
            case TEXM3X2DEPTH -> {
                Value w = row(i);
                p.depth(c.select(b.op(Op.FEQ, w, c.f(0)), c.f(1), c.mul(row0, c.rcp(w))));
            }
            case TEXDEPTH -> {
                Value r = b.loadLocal(p.temp(i.to().register()));
                Value green = c.min(c.y(r), c.f(1));
                p.depth(c.select(b.op(Op.FEQ, green, c.f(0)), c.f(1), c.mul(c.x(r), c.rcp(green))));
            }
            case BEM -> {
                Value base = p.read(i.source(0));
                Value[] moved = bump(i.to().register(), p.read(i.source(1)));
                p.write(i, c.vec(c.add(c.x(base), moved[0]), c.add(c.y(base), moved[1]), b.swizzle(base, 2, 3)));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- loads

    private Value load(Instruction i) {
        if (p.version < 0x104) {
            int stage = i.to().register();
            return sampled(stage, projected(stage, p.texcoord(stage)), 0);
        }
        Value at = p.read(i.source(0));
        if (p.version == 0x104) return sampled(i.to().register(), at, 0);
        int control = i.control();
        if (control == 1) at = c.vec(c.scale(c.xyz(at), c.rcp(c.w(at))), c.f(1));
        return control == 2 ? sample(i.source(1), at, TexOperand.BIAS.bit(), c.w(at)) : sample(i.source(1), at, 0);
    }

    /** Coordinates divided by their last component where the stage's state says so. */
    private Value projected(int stage, Value at) {
        Value mask = b.uniform(p.late, 4 * Slots.P_PROJECTED, Type.I32);
        Value on = b.op(Op.INE, b.op(Op.IAND, mask, b.i32(1 << stage)), b.i32(0));
        Value divided = c.vec(c.scale(c.xyz(at), c.rcp(c.w(at))), c.f(1));
        return b.select(on, divided, at);
    }

    /** The texture of a stage, for versions that name no sampler. */
    private Value sampled(int stage, Value at, int operands, Value... more) {
        Resource t = Translation.texture(p.s, p.code, stage, PixelVariant.kind(p.variant.bits(), stage));
        return sample(t, at, operands, more);
    }

    private Value sample(Source sampler, Value at, int operands, Value... more) {
        int n = sampler.register();
        Resource t = Translation.texture(p.s, p.code, n, PixelVariant.kind(p.variant.bits(), n) == 4 ? 4 : 0);
        Value v = sample(t, at, operands, more);
        if (sampler.swizzle() == Source.IDENTITY) return v;
        return b.swizzle(v, sampler.component(0), sampler.component(1), sampler.component(2), sampler.component(3));
    }

    private Value sample(Resource t, Value at, int operands, Value... more) {
        Value place = Translation.coordinate(c, t, at);
        if ((p.variant.fetches() >> t.binding() & 1) != 0 && t.shape == TextureShape.D2 && !t.shadow) {
            return c.fourTexels(t, place);
        }
        int first = t.shadow ? 2 : 1;
        Value[] args = new Value[first + more.length];
        args[0] = place;
        if (t.shadow) args[1] = c.sat(c.z(at));
        System.arraycopy(more, 0, args, first, more.length);
        int bits = operands | TexOperand.COORD.bit() | (t.shadow ? TexOperand.REF.bit() : 0);
        Value v = b.texture(Op.TEX_SAMPLE, t, t.shadow ? Type.F32 : Type.F32X4, bits, args);
        return t.shadow ? c.splat(v, 4) : v;
    }

    private Value gradients(Instruction i, Value at) {
        Source sampler = i.source(1);
        int n = sampler.register();
        Resource t = Translation.texture(p.s, p.code, n, PixelVariant.kind(p.variant.bits(), n) == 4 ? 4 : 0);
        Value x = Translation.coordinate(c, t, p.read(i.source(2)));
        Value y = Translation.coordinate(c, t, p.read(i.source(3)));
        return sample(sampler, at, TexOperand.DDX.bit() | TexOperand.DDY.bit(), x, y);
    }

    private void kill(Instruction i) {
        var d = i.to();
        Source source = new Source(d.file(), d.register(), Source.IDENTITY, Bytecode.Modifier.NONE, null);
        // Before 1.4 the coordinates count, whatever was loaded into the register.
        Value v = p.version < 0x104 ? p.texcoord(d.register()) : p.read(source);
        int width = p.version < 0x200 ? 3 : 4;
        Value any = null;
        for (int k = 0; k < width; k++) {
            if (p.version >= 0x200 && (d.mask() >> k & 1) == 0) continue;
            Value below = c.lt(c.at(v, k), c.f(0));
            any = any == null ? below : b.op(Op.BOR, any, below);
        }
        if (any != null) b.effect(Op.DEMOTE_IF, 0, any);
    }

    // ---- 1.x

    private Value coordinates(Instruction i) {
        if (p.version == 0x104) return p.read(i.source(0));
        Value v = c.sat(p.texcoord(i.to().register()));
        return c.vec(c.xyz(v), c.f(1));
    }

    private Value from(Instruction i) {
        return p.read(i.source(0));
    }

    /** The texel of the destination's stage at computed coordinates. */
    private Value at(Instruction i, Value place) {
        return sampled(i.to().register(), place, 0);
    }

    private Value dot3(Value x, Value y) {
        Value a = c.mul(c.x(x), c.x(y));
        return c.add(c.add(a, c.mul(c.y(x), c.y(y))), c.mul(c.z(x), c.z(y)));
    }

    /** The stage's coordinates, a row of a matrix, times the source. */
    private Value row(Instruction i) {
        return dot3(p.texcoord(i.to().register()), from(i));
    }

    private Value matrix(Instruction i) {
        return c.vec(row1, row0, row(i), c.f(1));
    }

    private Value eye(int stage) {
        return c.vec(
                c.w(p.texcoord(Math.max(0, stage - 2))),
                c.w(p.texcoord(Math.max(0, stage - 1))),
                c.w(p.texcoord(stage)));
    }

    /** The eye's ray mirrored at the normal: 2 (N.E / N.N) N - E. */
    private Value reflected(Value normal, Value eye) {
        Value n = c.xyz(normal);
        Value along = c.mul(dot3(n, eye), c.rcp(dot3(n, n)));
        Value r = c.sub(c.scale(n, c.mul(along, c.f(2))), eye);
        return c.vec(r, c.f(1));
    }

    /** Two components moved by the bump matrix of a stage. */
    private Value[] bump(int stage, Value by) {
        Value m = b.uniform(p.late, 4 * (Slots.P_BUMP + 4 * stage), Type.F32X4);
        Value u = c.add(c.mul(c.x(m), c.x(by)), c.mul(c.z(m), c.y(by)));
        Value v = c.add(c.mul(c.y(m), c.x(by)), c.mul(c.w(m), c.y(by)));
        return new Value[] {u, v};
    }

    private Value bumped(Instruction i) {
        int stage = i.to().register();
        Value by = from(i);
        Value place = projected(stage, p.texcoord(stage));
        Value[] moved = bump(stage, by);
        Value v = at(i, c.vec(c.add(c.x(place), moved[0]), c.add(c.y(place), moved[1]), b.swizzle(place, 2, 3)));
        if (i.op() == Opcode.TEXBEM) return v;
        Value l = b.uniform(p.late, 4 * (Slots.P_BUMP_LUMINANCE + 4 * stage), Type.F32X2);
        Value bright = c.sat(c.add(c.mul(c.z(by), c.x(l)), c.y(l)));
        return c.vec(c.scale(c.xyz(v), bright), c.w(v));
    }
}
