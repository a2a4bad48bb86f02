package tepui.frontends.gl.context;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.base.Submission;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.Versions;
import tepui.frontends.gl.program.Capacities;
import tepui.frontends.gl.share.ShareGroup;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/** Foundation of a context: its device, the profile, errors and messages, dirty bits, and what the share group owns. */
final class Foundation {
    final ShareGroup share;
    final Device device;
    final tepui.pipe.Context pipe;
    final Caps caps;
    final Backend backend;
    final ContextRequest attributes;
    final @Nullable Surface surface;
    final Profile profile;
    final Extensions extensions;
    final Guard guard;
    final Dirty dirty;
    final DebugLog messages;
    final Errors errors;
    final Costs costs;
    final Submission submission;

    Foundation(ContextRequest attributes, @Nullable Surface surface, ShareGroup share) {
        this.share = share;
        device = share.device;
        pipe = device.createContext();
        caps = device.caps();
        this.attributes = attributes;
        this.surface = surface;
        int newestEs = Versions.newestEs(device);
        profile = new Profile(
                Versions.choose(device, attributes),
                newestEs,
                Versions.isCompatibility(attributes),
                Versions.es(attributes),
                attributes.noError(),
                Capacities.limits(caps));
        guard = new Guard(profile);
        dirty = new Dirty();
        messages = new DebugLog(attributes.debug());
        errors = new Errors(guard, messages, device.options().messages(), attributes);
        costs = new Costs(messages, pipe);
        backend = new Backend(device, pipe, caps, costs);
        submission = new Submission(pipe, share.flushes);
        extensions =
                new Extensions(caps, profile.version, profile.es, profile.compatibility, Versions.newestEs(device));
    }
}
