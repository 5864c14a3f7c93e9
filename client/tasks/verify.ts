import { checks } from '#shared/admin/operations-schema.ts';
import { oneOf, type Task, TaskFailure } from '../task.ts';

export const verify: Task = {
  summary: 'Reckons the ledger, the capacity and the custody record again',
  usage: `[${checks.join('] [')}]`,
  help: ['all three where none is named; ends with 1 where something does not hold'],
  options: {},
  run: async ({ positionals }, { client, out, say }) => {
    const wanted = positionals.length === 0 ? checks : positionals.map((name) => oneOf(name, checks, 'A check'));
    let faulty = 0;
    for (const check of wanted) {
      say(`${check} …`);
      const { counted, faults, hints } = await client.admin.verify.query({ check });
      const looked = Object.entries(counted).map(([name, count]) => `${count} ${name}`);
      out(`${check}: ${faults.length === 0 ? 'holds' : 'does not hold'} (${looked.join(', ')})`);
      for (const fault of faults) out(`  ${fault}`);
      for (const hint of hints) out(`  may be meant: ${hint}`);
      faulty += faults.length;
    }
    if (faulty > 0) throw new TaskFailure(`Faults: ${faulty}.`);
  },
};
