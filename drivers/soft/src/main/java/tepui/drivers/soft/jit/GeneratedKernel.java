package tepui.drivers.soft.jit;

/** What all generated kernels extend: the objects that their code refers to by number. */
abstract class GeneratedKernel extends Kernel {
    final Site[] sites;
    final WordSite[] words;
    /** Constant arrays of the shader, as arrays of the register's type; loops that kernels share. */
    final Object[] tables;
    /** How many times a run may go round its loops. Set by any thread that finds a run did not end. */
    int rounds = LoopBounds.ROUNDS;

    GeneratedKernel(Site[] sites, WordSite[] words, Object[] tables) {
        this.sites = sites;
        this.words = words;
        this.tables = tables;
    }

    /** A run was stopped. */
    final void stopped() {
        if (rounds == LoopBounds.ROUNDS_AFTERWARDS) return;
        rounds = LoopBounds.ROUNDS_AFTERWARDS;
        Messages.SHARED.tell("a shader went round its loops " + LoopBounds.ROUNDS + " times in one run and was stopped");
    }
}
