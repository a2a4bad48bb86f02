package tepui.pipe.driver.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.TargetReads;

/**
 * Key of a program: its shaders, what they read of targets and attributes, and the rest of the state that is compiled into them in
 * words, whose places the driver names. Filled anew for each question; a table keeps a {@link #copy}.
 *
 * @param <S> the driver's shaders, which are compared as objects
 */
public final class ProgramKey<S> {
    public @Nullable S vertex;
    public @Nullable S control;
    public @Nullable S evaluation;
    public @Nullable S geometry;
    public @Nullable S fragment;

    public TargetReads targets = TargetReads.PLAIN;
    /** One of the device's own, so that it is compared as an object. */
    public AttributeForms forms = AttributeForms.NONE;

    private final int[] words;

    /** @param words as many as the driver names, all of them 0 */
    public ProgramKey(int words) {
        this.words = new int[words];
    }

    private ProgramKey(ProgramKey<S> other) {
        vertex = other.vertex;
        control = other.control;
        evaluation = other.evaluation;
        geometry = other.geometry;
        fragment = other.fragment;
        targets = other.targets;
        forms = other.forms;
        words = other.words.clone();
    }

    public ProgramKey<S> copy() {
        return new ProgramKey<>(this);
    }

    public int word(int place) { // hot
        return words[place];
    }

    public void word(int place, int value) { // hot
        words[place] = value;
    }

    public boolean flag(int place) { // hot
        return words[place] != 0;
    }

    public void flag(int place, boolean value) { // hot
        words[place] = value ? 1 : 0;
    }

    /** The shaders of the stages that draw, in their order; null where there is none. */
    public List<@Nullable S> stages() {
        List<@Nullable S> stages = new ArrayList<>();
        stages.add(vertex);
        stages.add(control);
        stages.add(evaluation);
        stages.add(geometry);
        stages.add(fragment);
        return stages;
    }

    /** Takes shaders as {@link #stages()} lists them. */
    public void stages(List<@Nullable S> stages) {
        vertex = stages.get(0);
        control = stages.get(1);
        evaluation = stages.get(2);
        geometry = stages.get(3);
        fragment = stages.get(4);
    }

    /** The vertex shader, without which there is no program. */
    public S vertex() {
        S there = vertex;
        if (there == null) throw new IllegalStateException("ProgramKey: there is no vertex shader");
        return there;
    }

    public boolean uses(S shader) {
        return shader == vertex
                || shader == control
                || shader == evaluation
                || shader == geometry
                || shader == fragment;
    }

    /** The same as {@link #equals}. */
    public boolean matches(ProgramKey<?> k) { // hot
        return k.vertex == vertex
                && k.fragment == fragment
                && k.geometry == geometry
                && k.evaluation == evaluation
                && k.control == control
                && k.forms == forms
                && Arrays.equals(k.words, words)
                && k.targets.equals(targets);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof ProgramKey<?> k && matches(k);
    }

    @Override
    public int hashCode() {
        return Objects.hash(vertex, control, evaluation, geometry, fragment, forms, targets) * 31
                + Arrays.hashCode(words);
    }
}
