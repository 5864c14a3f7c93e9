import { type Task, textOf, UsageError } from '../task.ts';

export const audit: Task = {
  summary: 'Tells who did what for others: administrators and scripts',
  usage: '[--about ID] [--days N]',
  help: ['--about  the id of a booking, a location, a person', '--days   how far back, 7 where nothing is said'],
  options: { about: { type: 'string' }, days: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const days = Number(textOf(typed, 'days') ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > 400) throw new UsageError('--days is a number from 1 to 400.');
    const { entries, more } = await client.admin.auditLog.query({ days, about: textOf(typed, 'about') });
    for (const { at, actor, action, subjectId } of entries) out(`${at}  ${actor}  ${action}  ${subjectId}`);
    say(`${entries.length} entries${more ? ', and older ones' : ''}.`);
  },
};
