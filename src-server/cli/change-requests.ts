import { parseArgs } from 'node:util';
import type { Deps } from '#server/deps.ts';
import { decideChangeRequest, waitingRequests } from '#server/modules/partner/partner.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { TaskError } from './tasks.ts';

const usage = 'change-requests list, change-requests approve ID, or change-requests refuse ID --reason "Why"';

/** Lists what partners ask to change, and decides it. */
export async function changeRequests(
  args: readonly string[],
  { deps, say }: { readonly deps: Deps; readonly say: (line: string) => void },
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb = 'list', id = ''] = positionals;
  const reason = values.reason?.trim() ?? '';
  if (verb === 'list') return list(deps, say);
  if (!['approve', 'refuse'].includes(verb) || id === '' || (verb === 'refuse' && reason === ''))
    throw new TaskError(`Say what to do: ${usage}.`);
  try {
    await decideChangeRequest(deps, {
      changeRequestId: id,
      decision: verb === 'approve' ? { kind: 'approve' } : { kind: 'refuse', reason },
      decidedBy: null,
      notedAs: `partner.${verb}ChangeRequest`,
    });
  } catch (error) {
    if (error instanceof AppError) throw new TaskError(`${id} does not wait for a decision, or cannot be applied.`);
    throw error;
  }
  say(verb === 'approve' ? `${id} is public now.` : `${id} was refused.`);
  return undefined;
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
