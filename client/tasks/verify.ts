import { checks } from '#shared/admin/operations-schema.ts';
import { oneOf, type Task, TaskFailure, textOf, type Typed, UsageError } from '../task.ts';

const PAYMENTS = 'payments';

/** The instant since which charges are compared. */
function sinceOf(typed: Typed): string {
  const at = new Date(textOf(typed, 'since') ?? '');
  if (Number.isNaN(at.getTime())) throw new UsageError('--since is an instant such as 2026-11-21T10:00:00Z.');
  return at.toISOString();
}

export const verify: Task = {
  summary: 'Reckons the ledger, the capacity and the custody record again, or compares charges with the ledger',
  usage: `[${checks.join('] [')}] [${PAYMENTS} --since INSTANT]`,
  help: [
    'the first three where none is named; ends with 1 where something does not hold',
    `${PAYMENTS}  charges that the card provider has and the ledger does not know, such as after a failover with loss`,
    '--since   an instant, such as 2026-11-21T10:00:00Z',
  ],
  options: { since: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const { positionals } = typed;
    const names = [...checks, PAYMENTS] as const;
    const wanted = positionals.length === 0 ? checks : positionals.map((name) => oneOf(name, names, 'A check'));
    let faulty = 0;
    for (const check of wanted) {
      const asked = check === PAYMENTS ? { check, since: sinceOf(typed) } : { check };
      say(`${check} …`);
      const { counted, faults, hints } = await client.admin.verify.query(asked);
      const looked = Object.entries(counted).map(([name, count]) => `${count} ${name}`);
      out(`${check}: ${faults.length === 0 ? 'holds' : 'does not hold'} (${looked.join(', ')})`);
      for (const fault of faults) out(`  ${fault}`);
      for (const hint of hints) out(`  may be meant: ${hint}`);
      faulty += faults.length;
    }
    if (faulty > 0) throw new TaskFailure(`Faults: ${faulty}.`);
  },
};
