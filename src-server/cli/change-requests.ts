import { textOf, UsageError } from '#client/task.ts';
import type { Deps } from '#server/deps.ts';
import { decideChangeRequest, waitingRequests } from '#server/modules/partner/partner.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Command } from './command.ts';
import { TaskError } from './tasks.ts';

/** Lists what partners ask to change, and decides it. */
export const changeRequests: Command = {
  summary: 'Lists what partners ask to change at public locations, and decides it',
  usage: '[list | approve ID | refuse ID --reason WHY]',
  help: ['ID        as list tells it', '--reason  what the partner is written'],
  options: { reason: { type: 'string' } },
  run: async (typed, { withDeps, say }) => {
    const [verb = 'list', id = ''] = typed.positionals;
    const reason = textOf(typed, 'reason')?.trim() ?? '';
    if (verb === 'list') return withDeps((deps) => list(deps, say));
    if (!['approve', 'refuse'].includes(verb)) throw new UsageError(`There is no ${verb}.`);
    if (id === '') throw new UsageError('ID is missing.');
    if (verb === 'refuse' && reason === '') throw new UsageError('--reason is missing.');
    await withDeps((deps) => decide(deps, id, verb === 'approve' ? null : reason));
    say(verb === 'approve' ? `${id} is public now.` : `${id} was refused.`);
    return undefined;
  },
};

/** @throws TaskError for one that does not wait. */
async function decide(deps: Deps, id: string, reason: string | null): Promise<void> {
  try {
    await decideChangeRequest(deps, {
      changeRequestId: id,
      decision: reason === null ? { kind: 'approve' } : { kind: 'refuse', reason },
      decidedBy: null,
      notedAs: `partner.${reason === null ? 'approve' : 'refuse'}ChangeRequest`,
    });
  } catch (error) {
    if (error instanceof AppError) throw new TaskError(`${id} does not wait for a decision, or cannot be applied.`);
    throw error;
  }
}

async function list(deps: Deps, say: (line: string) => void): Promise<void> {
  const waiting = await waitingRequests(deps);
  if (waiting.length === 0) say('No change request waits.');
  for (const { id, since, now, changes } of waiting) {
    say(`${id}  ${since}  ${now.name}`);
    for (const field of ['name', 'alternativeName', 'address'] as const)
      if (changes[field] !== undefined) say(`  ${field}: ${now[field]} -> ${changes[field]}`);
    if (changes.imageIds !== undefined)
      say(`  photos: ${changes.imageIds.map((id) => `${deps.config.siteUrl}/files/${id}`).join(' ') || 'none'}`);
    if (changes.latitude !== undefined) say(`  pin: ${changes.latitude}, ${changes.longitude}`);
  }
}
