import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';

const keyOf = ({ config }: Pick<Deps, 'config'>, userId: string): string =>
  derivedKey(config.appSecret, 'weekly-summary', userId);

/** The address in the mail by which it ends, without signing in; the same takes a POST by mail programs. */
export const stopLink = (deps: Pick<Deps, 'config'>, userId: string): string =>
  `${deps.config.siteUrl}/unsubscribe?person=${userId}&key=${keyOf(deps, userId)}`;

/** Whether a partner gets the weekly summary. */
export async function weeklySummaryOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<{ readonly isOn: boolean }> {
  const off = await db.query('select 1 from weekly_summaries_off where user_id = $1', [userId]);
  return { isOn: off.length === 0 };
}

/** Switches it on or off; as it is already, it stays. */
export async function switchWeeklySummary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  isOn: boolean,
): Promise<{ readonly isOn: boolean }> {
  if (isOn) await db.query('delete from weekly_summaries_off where user_id = $1', [userId]);
  else {
    await db.query('insert into weekly_summaries_off (user_id, since) values ($1, $2) on conflict do nothing', [
      userId,
      clock.now().toString(),
    ]);
  }
  return { isOn };
}

/**
 * Ends it by the mail's link. Once ended it stays so, however often it is asked.
 * @throws AppError 404 for a person and key that do not belong together.
 */
export async function stopWeeklySummary(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { person, key }: { readonly person: string; readonly key: string },
): Promise<{ readonly isOn: boolean }> {
  if (!isId(person) || !isSameSecret(key, keyOf(deps, person))) throw notFound();
  const known = await deps.db.query('select 1 from users where id = $1', [person]);
  if (known.length === 0) throw notFound();
  return switchWeeklySummary(deps, person, false);
}
