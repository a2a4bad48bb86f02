package tepui.frontends.d3d9;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** Base of tests of behaviours, each on a fresh device. */
@ExtendWith(KnownFaults.class)
abstract class Behaviour9 {
    final Lab9 lab;
    final Device9 device;

    Behaviour9() {
        this(new Lab9());
    }

    Behaviour9(Lab9 lab) {
        this.lab = lab;
        device = lab.device;
    }

    @AfterEach
    void end() {
        lab.close();
    }
}
