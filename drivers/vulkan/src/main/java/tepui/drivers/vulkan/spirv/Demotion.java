package tepui.drivers.vulkan.spirv;

import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.spirv.Spv;

/**
 * Code for fragments that become helper invocations. With the device's own instruction that is one instruction; without
 * it a flag remembers, writes look at the flag, and the fragment is killed where the shader ends, so that derivatives
 * stay what they are.
 */
final class Demotion {
    private final ModuleWriter module;
    private final boolean demotes;
    private int flag;

    Demotion(Shader shader, ModuleWriter module) {
        this.module = module;
        boolean found = false;
        for (Function f : shader.functions) found |= demotes(f.body());
        this.demotes = found;
    }

    private static boolean demotes(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.DEMOTE_IF) return true;
            for (Region nested : i.regions) {
                if (demotes(nested)) return true;
            }
        }
        return false;
    }

    private boolean emulated() {
        return demotes && !module.options.demote;
    }

    private int flag() {
        if (flag == 0) {
            flag = module.variable("demoted", Spv.StorageClass.Private, module.type(Type.BOOL), module.bool(false));
        }
        return flag;
    }

    private void nativeOne() {
        module.capability(Spv.Capability.DemoteToHelperInvocation);
        if (module.options.minorVersion < 6) module.extension("SPV_EXT_demote_to_helper_invocation");
    }

    void demoteIf(CodeWriter code, int condition) {
        if (emulated()) {
            int now = code.load(module.type(Type.BOOL), flag());
            code.store(flag(), code.op(Spv.Op.OpLogicalOr, Type.BOOL, now, condition));
            return;
        }
        nativeOne();
        int merge = code.beginIf(condition);
        code.effect(Spv.Op.OpDemoteToHelperInvocation);
        code.endIf(merge);
    }

    int isHelper(CodeWriter code, InterfaceVariables variables) {
        if (demotes && !emulated()) {
            nativeOne();
            return code.op(Spv.Op.OpIsHelperInvocationEXT, Type.BOOL);
        }
        int input = variables.ownInput(Spv.BuiltIn.HelperInvocation, Type.BOOL, "helper_invocation");
        int born = code.load(module.type(Type.BOOL), input);
        if (!demotes) return born;
        return code.op(Spv.Op.OpLogicalOr, Type.BOOL, born, code.load(module.type(Type.BOOL), flag()));
    }

    /** The condition under which writes happen, 0 if always. */
    int guard(CodeWriter code) {
        if (!emulated()) return 0;
        return code.op(Spv.Op.OpLogicalNot, Type.BOOL, code.load(module.type(Type.BOOL), flag()));
    }

    /** Starts code that writes; what it returns goes to {@link CodeWriter#endIf} unless it is 0. */
    int beginGuard(CodeWriter code) {
        int condition = guard(code);
        return condition == 0 ? 0 : code.beginIf(condition);
    }

    /** Where the shader ends. */
    void end(CodeWriter code) {
        if (!emulated()) return;
        int inside = module.newId();
        int merge = module.newId();
        int demoted = code.load(module.type(Type.BOOL), flag());
        code.effect(Spv.Op.OpSelectionMerge, merge, Spv.SelectionControl.None);
        code.effect(Spv.Op.OpBranchConditional, demoted, inside, merge);
        code.label(inside);
        code.effect(Spv.Op.OpKill);
        code.label(merge);
    }
}
