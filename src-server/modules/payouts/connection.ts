import type { Deps } from '#server/deps.ts';
import { dropAccount, keepAccount } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { derivedId, newId } from '#server/platform/ids.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { bankForm } from './bank-form.ts';
import { isDemoAccount } from './demo-account.ts';
import { locationFirst, payoutAccountRefused, payoutAccountUnknown, payoutUnderWay } from './payouts.errors.ts';
import { refreshAccount } from './refresh-account.ts';

interface ConnectionRow {
  readonly provider_account_id: string;
  readonly payouts_enabled: boolean;
  readonly currently_due: readonly string[];
  readonly past_due: readonly string[];
  readonly current_deadline: Date | null;
  readonly requirement_errors: readonly { readonly reason: string }[];
}

/** The provider's account of a partner, in the provider's own words; null before there is one. */
export async function connectionOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const [row] = await db.query<ConnectionRow>(
    `select provider_account_id, payouts_enabled, currently_due, past_due, current_deadline, requirement_errors
     from payout_accounts where user_id = $1`,
    [userId],
  );
  if (row === undefined) return null;
  return {
    partnerId: userId,
    payoutsEnabled: row.payouts_enabled,
    currentlyDue: row.currently_due,
    pastDue: row.past_due,
    /** Seconds since 1970. */
    deadline: row.current_deadline === null ? null : Math.floor(row.current_deadline.getTime() / 1000),
    errors: row.requirement_errors.map(({ reason }) => ({ reason })),
  };
}

const SCOPE = 'connect';

/**
 * Names the making of an account until it is kept or refused: asked again after a crash, the provider knows it and makes
 * no second one. What is sent of the person is part of it, since the provider refuses one name for two questions.
 */
async function nameOfMaking({ db, clock }: Deps, userId: string, told: readonly string[]): Promise<string> {
  const [row] = await db.query<{ request_hash: string }>(
    `insert into idempotency_keys as k (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
     on conflict (scope, key) do update set created_at = k.created_at returning request_hash`,
    [SCOPE, userId, newId(), clock.now().toString()],
  );
  return `connect:${userId}:${derivedId(row?.request_hash ?? '', ...told)}`;
}

const ENDED = 'delete from idempotency_keys where scope = $1 and key = $2';

/**
 * Makes a partner's account at the provider, which then says what it needs; one that is there stays.
 * @throws AppError 409 without a location, 422 with the provider's words when it refuses, 503 when it does not answer.
 */
export async function connect(deps: Deps, user: SessionUser): Promise<void> {
  const { country, providerAccountId } = await bankForm(deps, user.id);
  if (providerAccountId !== null) return;
  if (country === null) throw locationFirst();
  const { email, phoneNumber: phone, firstName, lastName } = user;
  const told = { email, phone, firstName, lastName };
  const answer = await deps.cards.saveConnectedAccount({
    accountId: null,
    country,
    ...told,
    idempotencyKey: await nameOfMaking(deps, user.id, [country, ...Object.values(told).map((each) => each ?? '')]),
    metadata: { userId: user.id },
  });
  if (!answer.ok) {
    if (answer.failure.kind !== 'invalid') throw payoutAccountUnknown();
    await deps.db.query(ENDED, [SCOPE, user.id]);
    throw payoutAccountRefused(answer.failure.message);
  }
  await inTransaction(deps, async (em) => {
    // Who connects at the same moment has made an account first: theirs is kept.
    await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`connect:${user.id}`]);
    const made = await sqlRows(em, 'select from payout_accounts where user_id = $1', [user.id]);
    if (made.length === 0) await keepAccount(em, user.id, answer.value, deps.clock.now());
    await sqlRows(em, ENDED, [SCOPE, user.id]);
  });
}

/** Asks the provider how a partner's account is now. @throws AppError 503 when it does not answer. */
export async function refreshConnection(deps: Deps, userId: string): Promise<void> {
  const { providerAccountId } = await bankForm(deps, userId);
  if (providerAccountId === null || isDemoAccount(providerAccountId)) return;
  try {
    await refreshAccount(deps, providerAccountId, async () => undefined);
  } catch (error) {
    deps.log.warn({ err: error }, 'an account at the provider');
    throw payoutAccountUnknown();
  }
}

/**
 * Forgets a partner's account: their locations cannot be booked from then on, and what they are owed waits for another.
 * @throws AppError 409 while a payout is on its way to it.
 */
export function disconnect(deps: Deps, userId: string): Promise<void> {
  return inTransaction(deps, async (em) => {
    await sqlRows(em, 'select from payout_accounts where user_id = $1 for update', [userId]);
    const underWay = await sqlRows(
      em,
      "select from payouts where user_id = $1 and status in ('requested', 'sent') limit 1",
      [userId],
    );
    if (underWay.length > 0) throw payoutUnderWay();
    await dropAccount(em, userId);
  });
}
