package tepui.layers.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Components of a record of the contract, with {@link Handle}s in the place of objects.
 *
 * @param values in the order of the record's components
 */
public record RecordFields(Class<? extends Record> type, List<@Nullable Object> values) {}
