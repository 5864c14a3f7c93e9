import { sentWith } from '#shared/admin/sent-with.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { isInstant, useValueWords } from './use-value-words.ts';

/** Columns that change with every act and say nothing. */
const silent = new Set([
  'updated_at',
  'id',
  'created_at',
  'last_seen_at',
  'last_at',
  'revision',
  'partner_onboarding_step',
]);

/** What stands in the log for a secret. */
export const SECRET = '…';

export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Whether a value is an id, which tells no one anything. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** What an act changed, by name: `undefined` on a side where there was nothing. */
export function changesOf({ before, after }: Pick<Entry, 'before' | 'after'>): readonly Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    names
      .filter((name) => !silent.has(name))
      .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
      .filter((change) => JSON.stringify(change.before ?? null) !== JSON.stringify(change.after ?? null))
      .filter(({ before, after }) => !isId(before) && !isId(after))
      // That a new row has secrets goes without saying.
      .filter((change) => before !== null || change.after !== SECRET)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
  );
}

/** What tells most comes first: whom a person became, then words and numbers before flags and instants. */
function weightOf({ name, before, after }: Change): number {
  if (name === 'admin_role') return 4;
  const value = after ?? before;
  if (typeof value === 'boolean') return 0;
  if (typeof value === 'string') return isInstant(value) ? 1 : 2;
  return typeof value === 'number' ? 3 : 1;
}

type FromToProps = { readonly change: Change; readonly currency: string | null };

/** A value struck, and the one that took its place. */
export function FromTo({ change: { name, before, after }, currency }: FromToProps) {
  const t = useTexts('adminAudit');
  const words = useValueWords(currency);
  return (
    <span className={styles.fromTo}>
      {before !== undefined && (
        <del>
          <span className="sr-only">{t('before')} </span>
          {words(name, before)}
        </del>
      )}
      {after !== undefined && (
        <ins>
          <span className="sr-only">{t('after')} </span>
          {words(name, after)}
        </ins>
      )}
    </span>
  );
}

/** What an act was given, as text; nothing where nothing of it says more than the act itself. */
export function SentBrief({ input, currency }: { readonly input: unknown; readonly currency: string | null }) {
  const words = useValueWords(currency);
  const sent = sentWith(input);
  return (
    <>
      {sent.minor !== null && currency !== null && <strong>{words('minor', sent.minor)}</strong>}
      {sent.words !== null && <span className={styles.words}>{sent.words}</span>}
    </>
  );
}
