import type { ServiceIdentity } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import { type AuditedRow, clean, difference, type NamedThing, readRow, secret } from './audited-row.ts';

const textOf = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
};

/** What a field of the input names; of several things the first. */
function namedBy(input: unknown, { named }: NamedThing): string {
  const found: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, named) : null;
  const first: unknown = Array.isArray(found) ? found[0] : found;
  return typeof first === 'string' ? first : '';
}

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
  readonly about: AuditedRow | NamedThing | undefined;
}

/**
 * Begins to watch an act of an administrator or a script; the function it answers with writes the act down once it has
 * succeeded: who, what they sent, and the row that it changed before and after. Secrets are left out.
 */
export async function watchAct(
  ctx: Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>,
  { action, input, about }: Act,
): Promise<(answer: unknown) => Promise<void>> {
  const { deps, viewer, ip, requestId } = ctx;
  const actor = viewer.kind === 'user' ? viewer.user.id : null;
  const by = viewer.kind === 'service' ? serviceOf(viewer) : {};
  const row = about !== undefined && 'table' in about ? about : undefined;
  const thing = about !== undefined && 'named' in about ? namedBy(input, about) : null;
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
        id ?? thing ?? subjectOf(input),
        json(changed.before),
        json(changed.after),
        JSON.stringify({ ...by, ip, requestId, input: clean(input) ?? null }),
        deps.clock.now().toString(),
      ],
    );
  };
}
