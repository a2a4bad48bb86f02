/** The shader IR: typed SSA with structured control flow; builder, validator, text form, passes. */
module tepui.ir {
    requires static transitive org.jspecify;

    exports tepui.ir;
    exports tepui.ir.pass;
    exports tepui.ir.interp;
    exports tepui.ir.spirv;
}
