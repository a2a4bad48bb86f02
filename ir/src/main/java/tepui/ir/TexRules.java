package tepui.ir;

/** The validator's rules for texture instructions: which operands go with which operation and shape, and their types. */
final class TexRules {
    private static final TexOperand[] OPERANDS = TexOperand.values();

    private final Shader shader;
    private final Validator out;
    private final Instr instr;

    TexRules(Shader shader, Validator out, Instr instr) {
        this.shader = shader;
        this.out = out;
        this.instr = instr;
    }

    private boolean has(TexOperand operand) {
        return (instr.imm & operand.bit()) != 0;
    }

    void check() {
        Resource r = instr.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null) return;
        if (r.kind() != Resource.Kind.TEXTURE) {
            out.report("the resource is a " + r.kind() + ", must be a TEXTURE");
            return;
        }
        int mask = instr.imm & 0xffff;
        int more = instr.asksResidency() ? instr.imm & ~Instr.RESIDENCY : instr.imm;
        if (mask >= 1 << OPERANDS.length || more < 0 || more >>> 16 != 0 && instr.op != Op.TEX_GATHER) {
            out.report("imm is " + instr.imm + ", which is no mask of operands");
            return;
        }
        if (Integer.bitCount(mask) != instr.args.length) {
            out.report("the mask names " + Integer.bitCount(mask) + " operands, there are " + instr.args.length);
            return;
        }
        if (instr.results.length != 1) {
            out.report("has " + instr.results.length + " results, must have 1");
            return;
        }
        allowed(mask, allowedOperands(r, shape));
        need(TexOperand.INDEX, r.resident);
        types(shape);
        Type wanted = resultType(r, shape);
        Type result = instr.result().type();
        if (result != wanted) out.report("the result is " + result + ", must be " + wanted);
        shape(r, shape);
    }

    private void allowed(int mask, int allowed) {
        for (TexOperand operand : OPERANDS) {
            if ((mask & operand.bit() & ~allowed) != 0) out.report("must not have the operand " + operand.text());
        }
    }

    private void need(TexOperand operand, boolean needed) {
        if (needed && !has(operand)) out.report("lacks the operand " + operand.text());
    }

    private int allowedOperands(Resource r, TextureShape shape) {
        boolean lods = shape != TextureShape.RECT && shape != TextureShape.BUFFER && !shape.isMultisample();
        int mask = TexOperand.INDEX.bit();
        switch (instr.op) {
            case TEX_SAMPLE -> {
                mask |= TexOperand.COORD.bit() | TexOperand.DDX.bit() | TexOperand.DDY.bit();
                if (r.shadow) mask |= TexOperand.REF.bit();
                if (lods) mask |= TexOperand.LOD.bit() | TexOperand.BIAS.bit() | TexOperand.MIN_LOD.bit();
                if (!shape.isCube()) mask |= TexOperand.OFFSET.bit();
            }
            case TEX_FETCH -> {
                mask |= TexOperand.COORD.bit();
                if (lods) mask |= TexOperand.LOD.bit();
                if (shape.isMultisample()) mask |= TexOperand.SAMPLE.bit();
                else if (shape != TextureShape.BUFFER) mask |= TexOperand.OFFSET.bit();
            }
            case TEX_GATHER -> {
                mask |= TexOperand.COORD.bit();
                if (r.shadow) mask |= TexOperand.REF.bit();
                if (!shape.isCube()) {
                    mask |= TexOperand.OFFSET.bit() | TexOperand.OFFSET1.bit();
                    mask |= TexOperand.OFFSET2.bit() | TexOperand.OFFSET3.bit();
                }
            }
            case TEX_SIZE -> {
                if (lods) mask |= TexOperand.LOD.bit();
            }
            case TEX_QUERY_LOD -> mask |= TexOperand.COORD.bit();
            default -> {}
        }
        return mask;
    }

    private void types(TextureShape shape) {
        int at = 0;
        for (TexOperand operand : OPERANDS) {
            if (!has(operand)) continue;
            Type type = instr.args[at++].type();
            boolean texels = instr.op == Op.TEX_FETCH;
            Type wanted = switch (operand) {
                case INDEX, SAMPLE -> Type.I32;
                case COORD ->
                    texels
                            ? Type.of(ScalarKind.I32, shape.texelCoordinates())
                            : Type.of(ScalarKind.F32, shape.coordinates());
                case REF, BIAS, MIN_LOD -> Type.F32;
                case LOD -> texels || instr.op == Op.TEX_SIZE ? Type.I32 : Type.F32;
                case DDX, DDY -> Type.of(ScalarKind.F32, shape.gradientComponents());
                case OFFSET, OFFSET1, OFFSET2, OFFSET3 -> Type.of(ScalarKind.I32, shape.dimensions());
            };
            if (type != wanted) out.report("operand " + operand.text() + " is " + type + ", must be " + wanted);
        }
    }

    private Type resultType(Resource r, TextureShape shape) {
        if (instr.asksResidency()) return Type.I32;
        return switch (instr.op) {
            case TEX_SAMPLE -> r.shadow ? Type.F32 : Type.of(r.texelKind, 4);
            case TEX_SIZE -> Type.of(ScalarKind.I32, shape.sizeComponents());
            case TEX_LEVELS, TEX_SAMPLES -> Type.I32;
            case TEX_QUERY_LOD -> Type.F32X2;
            default -> Type.of(r.texelKind, 4);
        };
    }

    private void shape(Resource r, TextureShape shape) {
        boolean filtered = !shape.isMultisample() && shape != TextureShape.BUFFER;
        boolean fits = switch (instr.op) {
            case TEX_SAMPLE, TEX_QUERY_LOD -> filtered;
            case TEX_FETCH -> !shape.isCube() && !r.shadow;
            case TEX_GATHER -> filtered && shape.dimensions() == 2;
            case TEX_LEVELS -> filtered && shape != TextureShape.RECT;
            case TEX_SAMPLES -> shape.isMultisample();
            default -> true;
        };
        if (instr.asksResidency() && shape == TextureShape.BUFFER) fits = false;
        if (!fits)
            out.report("the texture is " + shape.text() + (r.shadow ? " shadow" : "")
                    + ", which this operation does not take");
        switch (instr.op) {
            case TEX_SAMPLE -> {
                need(TexOperand.COORD, true);
                need(TexOperand.REF, r.shadow);
                need(TexOperand.DDX, has(TexOperand.DDY));
                need(TexOperand.DDY, has(TexOperand.DDX));
                int ways =
                        (has(TexOperand.LOD) ? 1 : 0) + (has(TexOperand.BIAS) ? 1 : 0) + (has(TexOperand.DDX) ? 1 : 0);
                if (ways > 1) out.report("has more than one of lod, bias and ddx");
                if (has(TexOperand.LOD) && has(TexOperand.MIN_LOD)) out.report("has both lod and min_lod");
                boolean explicit = has(TexOperand.LOD) || has(TexOperand.DDX) || shape == TextureShape.RECT;
                if (!explicit && !shader.hasDerivatives()) {
                    out.report("has neither lod nor ddx, which only shaders with derivatives may leave out");
                }
            }
            case TEX_FETCH -> {
                need(TexOperand.COORD, true);
                need(TexOperand.SAMPLE, shape.isMultisample());
            }
            case TEX_GATHER -> {
                need(TexOperand.COORD, true);
                need(TexOperand.REF, r.shadow);
                boolean four = has(TexOperand.OFFSET1) || has(TexOperand.OFFSET2) || has(TexOperand.OFFSET3);
                need(TexOperand.OFFSET, four);
                need(TexOperand.OFFSET1, four);
                need(TexOperand.OFFSET2, four);
                need(TexOperand.OFFSET3, four);
                if (instr.gatherComponent() > (r.shadow ? 0 : 3)) {
                    out.report("gathers component " + instr.gatherComponent() + ", must be 0 to " + (r.shadow ? 0 : 3));
                }
            }
            case TEX_QUERY_LOD -> need(TexOperand.COORD, true);
            default -> {}
        }
    }
}
