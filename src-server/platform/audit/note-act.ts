import type { ServiceIdentity } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import type { Followed } from './followed.ts';
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

/** What the act was done to, where no one says: the id that its input names first. */
function subjectOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const named = Object.entries(input).find(
    ([name, value]) =>
      /(^id|^(?!request)\w+Id|^listing)$/.test(name) && !secret.test(name) && typeof value === 'string',
  );
  return named === undefined ? '' : String(named[1]);
}

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

/** As much of what followed as is kept of one act. */
const MAX_FOLLOWED = 500;

/** The entry of an act that is under way. */
interface OpenEntry {
  /** Says what became of it: the row that it changed before and after, and what followed. `answer`: what the act answers with. */
  readonly end: (answer: unknown, followed: readonly Followed[]) => Promise<void>;
  /** Takes it out again: the act was refused, or had been done before. */
  readonly drop: () => Promise<unknown>;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Writes down that an administrator or a script begins an act: who, from where, what they send, without secrets. Where
 * the process dies in between, or the act breaks, the entry stays and says that its end is not known; no act is without one.
 */
export async function beginEntry(
  ctx: Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>,
  { action, input, about }: Act,
): Promise<OpenEntry> {
  const { deps, viewer, ip, requestId } = ctx;
  const actor = viewer.kind === 'user' ? viewer.user.id : null;
  const by = viewer.kind === 'service' ? serviceOf(viewer) : {};
  const row = about !== undefined && 'table' in about ? about : undefined;
  const thing = about !== undefined && 'named' in about ? namedBy(input, about) : null;
  const was = about !== undefined && 'named' in about ? about.was : undefined;
  const tells = about !== undefined && 'named' in about ? about.tells : undefined;
  const known = row === undefined || row.id === 'answer' ? null : row.id === 'own' ? actor : textOf(input, row.id);
  const subjectId = known ?? thing ?? subjectOf(input);
  const before = row === undefined ? null : await readRow(deps.db, row.table, known);
  const entryId = newId();
  await deps.db.query(
    `insert into audit_log (id, actor_id, action, subject, subject_id, call, created_at, ended)
     values ($1, $2, $3, $4, $5, $6, $7, false)`,
    [
      entryId,
      actor,
      action,
      action.split('.', 1)[0],
      subjectId,
      JSON.stringify({ ...by, ip, requestId, input: clean(input) ?? null }),
      deps.clock.now().toString(),
    ],
  );
  return {
    end: async (answer, followed) => {
      const id = row?.id === 'answer' ? textOf(answer, 'id') : known;
      const after = row === undefined ? null : await readRow(deps.db, row.table, id);
      const told = tells === undefined ? null : textOf(answer, tells);
      const changed =
        was !== undefined
          ? { before: { [was]: textOf(answer, was) }, after: { [was]: null } }
          : tells !== undefined && told !== null
            ? { before: null, after: { [tells]: told } }
            : difference(before, after);
      await deps.db.query(
        'update audit_log set ended = true, subject_id = $2, before = $3, after = $4, followed = $5 where id = $1',
        [
          entryId,
          id ?? subjectId,
          json(changed.before),
          json(changed.after),
          followed.length === 0 ? null : JSON.stringify(followed.slice(0, MAX_FOLLOWED)),
        ],
      );
    },
    drop: () => deps.db.query('delete from audit_log where id = $1', [entryId]),
  };
}
