import type { ServiceIdentity } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import { type AuditedRow, clean, difference, readRow, secret } from './audited-row.ts';

const textOf = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
};

/** What the act was done to, where nobody says: the id that its input names first. */
function subjectOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const named = Object.entries(input).find(
    ([name, value]) =>
      /(^id|^(?!request)\w+Id|^listing)$/.test(name) && !secret.test(name) && typeof value === 'string',
  );
  return named === undefined ? '' : String(named[1]);
}

/** Whether whoever asks acts with more than their own rights: an administrator, or a script. */
export const actsForOthers = ({ viewer }: Pick<RequestContext, 'viewer'>): boolean =>
  viewer.kind === 'service' || (viewer.kind === 'user' && viewer.user.role === 'admin');

/** A script by its name; of a partner's token also which one, and whose: names are each partner's own. */
const serviceOf = ({ id, name, role, acts }: ServiceIdentity) => ({
  service: name,
  role,
  ...(acts === null ? {} : { tokenId: id, ownerId: acts.owner.id }),
});

interface Act {
  readonly action: string;
  readonly input: unknown;
  readonly row: AuditedRow | undefined;
}

/**
 * Begins to watch an act of an administrator or a script; the function it answers with writes the act down once it has
 * succeeded: who, what they sent, and the row that it changed before and after. Secrets are left out.
 */
export async function watchAct(
  ctx: Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>,
  { action, input, row }: Act,
): Promise<(answer: unknown) => Promise<void>> {
  const { deps, viewer, ip, requestId } = ctx;
  const actor = viewer.kind === 'user' ? viewer.user.id : null;
  const by = viewer.kind === 'service' ? serviceOf(viewer) : {};
  const known = row === undefined || row.id === 'answer' ? null : row.id === 'own' ? actor : textOf(input, row.id);
  const before = row === undefined ? null : await readRow(deps.db, row.table, known);
  return async (answer) => {
    const id = row?.id === 'answer' ? textOf(answer, 'id') : known;
    const after = row === undefined ? null : await readRow(deps.db, row.table, id);
    const changed = difference(before, after);
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    await deps.db.query(
      `insert into audit_log (id, actor_id, action, subject, subject_id, before, after, call, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        newId(),
        actor,
        action,
        action.split('.', 1)[0],
        id ?? subjectOf(input),
        json(changed.before),
        json(changed.after),
        JSON.stringify({ ...by, ip, requestId, input: clean(input) ?? null }),
        deps.clock.now().toString(),
      ],
    );
  };
}
