package tepui.tools.inspect;

import java.util.Map;

/**
 * Note of a step, kept to compare it with one of another frame.
 *
 * @param call of the program, -1 where there is none
 * @param state that draws are made under, uniforms included; empty for what is no draw
 * @param picture hash of the target that it is about; 0 where there is none
 */
record StepNote(Step.Kind kind, int call, Map<String, String> state, long picture) {}
