import { restRows } from '#server/api/rest-rows.ts';
import { refusalsOf } from '#server/platform/rest/refusals.ts';
import type { RestWatch } from '#server/api/rest.ts';

const rows = new Map(restRows.map((row) => [`${row.method} /api/v1${row.path}`, row]));

/**
 * Holds every answer of REST under test against what is documented: its status, and its body against the schema of that
 * status. Good answers are written by their schema already, which leaves out what it does not name: here that is a fault.
 */
export function watchRestAnswers() {
  const faults = new Set<string>();
  const watch: RestWatch = ({ call, status, payload }) => {
    const row = rows.get(call.replace(/^HEAD/, 'GET'));
    // What is refused on purpose to try the logs is no answer of a call.
    if (row === undefined) return;
    const schema = status === (row.status ?? 200) ? row.answer : refusalsOf(row)[status]?.schema;
    if (schema === undefined) faults.add(`${call} answered ${status}, which is not documented`);
    else if (!schema.safeParse(payload).success)
      faults.add(`${call} answered ${status} with ${JSON.stringify(payload)}`);
  };
  return {
    watch,
    /** @throws Error when any answer was not as documented. */
    requireDocumented: () => {
      if (faults.size > 0) throw new Error([...faults].join('\n'));
    },
  };
}
