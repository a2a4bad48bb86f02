package tepui.pipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.format.Format;

/** States whose equality is written out: each component counts. */
class StateEqualityTest {
    /** Of several levels and layers. */
    private static final class Many extends Texture {
        Many() {
            super(new TextureDesc(TextureShape.D2_ARRAY, Format.R8G8B8A8_UNORM, 8, 8, 1, 4, 3, 1, 0, Usage.DEFAULT));
        }
    }

    private static final BlendState.Term TERM =
            new BlendState.Term(BlendState.Equation.MIN, BlendState.Factor.ZERO, BlendState.Factor.ONE);
    private static final BlendState.Target TARGET = new BlendState.Target(true, TERM, TERM, 3);
    private static final DepthStencilState.Face FACE =
            new DepthStencilState.Face(CompareFunc.LESS, StencilOp.KEEP, StencilOp.ZERO, StencilOp.REPLACE, 1, 2);
    private static final VertexLayout.Element ELEMENT = new VertexLayout.Element(1, 0, 4, Format.R32_FLOAT);
    private static final VertexLayout.Binding BINDING = new VertexLayout.Binding(16, 0);
    private static final RenderTargets.Attachment ATTACHMENT =
            new RenderTargets.Attachment(new Many(), Format.R8G8B8A8_UNORM, 0, 0, 1);

    private static final SampleLocations LOCATIONS = new SampleLocations(1, 1, List.of(4, 12));

    /** A value that is not the one given. */
    private static Object other(Object value, Class<?> type) {
        return switch (value) {
            case null -> {
                if (type == SampleLocations.class) yield LOCATIONS;
                yield type.getEnumConstants() == null ? ATTACHMENT : type.getEnumConstants()[0];
            }
            case Boolean b -> !b;
            case Integer i -> i + 1;
            case Float f -> f + 1;
            case Enum<?> e -> {
                Object[] all = e.getDeclaringClass().getEnumConstants();
                yield all[(e.ordinal() + 1) % all.length];
            }
            case BlendState.Term t -> BlendState.Term.COPY;
            case DepthStencilState.Face f -> DepthStencilState.Face.KEEP;
            case SamplerState.Border b -> new SamplerState.Border(b.r() + 1, b.g(), b.b(), b.a());
            case Texture t -> new Many();
            case RenderTargets.Attachment a -> new RenderTargets.Attachment(new Many(), Format.R8G8B8A8_UNORM, 0, 0, 1);
            case List<?> list ->
                list.getFirst() instanceof VertexLayout.Element ? List.of() : List.of(list.getFirst(), list.getFirst());
            default -> throw new AssertionError("no other value for " + value);
        };
    }

    private static Object make(Class<?> type, Object[] values) throws ReflectiveOperationException {
        RecordComponent[] parts = type.getRecordComponents();
        Class<?>[] types = new Class<?>[parts.length];
        for (int i = 0; i < parts.length; i++) types[i] = parts[i].getType();
        return type.getDeclaredConstructor(types).newInstance(values);
    }

    private static void everyComponentCounts(Record state) throws ReflectiveOperationException {
        RecordComponent[] parts = state.getClass().getRecordComponents();
        Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++)
            values[i] = parts[i].getAccessor().invoke(state);
        Object same = make(state.getClass(), values);
        assertNotSame(state, same);
        assertEquals(state, same);
        assertEquals(state.hashCode(), same.hashCode());
        for (int i = 0; i < parts.length; i++) {
            Object[] changed = values.clone();
            changed[i] = other(values[i], parts[i].getType());
            assertNotEquals(state, make(state.getClass(), changed), state.getClass() + " " + parts[i].getName());
        }
    }

    @Test
    void everyComponentOfBlendingCounts() throws ReflectiveOperationException {
        everyComponentCounts(TERM);
        everyComponentCounts(TARGET);
        everyComponentCounts(new BlendState(List.of(TARGET), true, false, true, LogicOp.values()[2], null));
    }

    @Test
    void everyComponentOfRasterStateCounts() throws ReflectiveOperationException {
        everyComponentCounts(RasterState.DEFAULT);
    }

    @Test
    void everyComponentOfDepthAndStencilCounts() throws ReflectiveOperationException {
        everyComponentCounts(FACE);
        everyComponentCounts(
                new DepthStencilState(true, true, CompareFunc.LESS, false, 0, 1, true, FACE, FACE, CompareFunc.ALWAYS));
    }

    @Test
    void everyComponentOfSamplersCounts() throws ReflectiveOperationException {
        everyComponentCounts(new SamplerState.Border(1, 2, 3, 4));
        everyComponentCounts(SamplerState.LINEAR);
    }

    @Test
    void everyComponentOfVertexLayoutsCounts() throws ReflectiveOperationException {
        everyComponentCounts(ELEMENT);
        everyComponentCounts(BINDING);
        everyComponentCounts(new VertexLayout(List.of(ELEMENT), List.of(BINDING)));
    }

    @Test
    void everyComponentOfRenderTargetsCounts() throws ReflectiveOperationException {
        everyComponentCounts(ATTACHMENT);
        everyComponentCounts(RenderTargets.of(List.of(ATTACHMENT), ATTACHMENT));
        assertEquals(LOCATIONS, new SampleLocations(1, 1, List.of(4, 12)));
        assertNotEquals(LOCATIONS, new SampleLocations(1, 1, List.of(4, 11)));
        assertNotEquals(LOCATIONS, new SampleLocations(2, 1, Collections.nCopies(8, 4)));
        assertNotEquals(LOCATIONS, new SampleLocations(1, 4, Collections.nCopies(8, 4)));
    }
}
