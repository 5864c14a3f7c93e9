import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { codeWrong, recoveryCodeWrong, secondFactorOff } from '../accounts.errors.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stepOf, totpOf } from './totp.ts';

/** After so many wrong codes in a row no one is asked for a while. */
const TRIES = 5;
const OFF_MINUTES = 15;

interface FactorRow {
  readonly version: string;
  readonly email: string;
  readonly last_step: string;
  readonly wrong: number;
  /** For so many seconds more no code is taken; 0 where they are. */
  readonly off_seconds: number;
}

type Outcome = 'right' | 'wrong' | { readonly offSeconds: number };

/** Whether it is one of the app, not a recovery code. */
const isDigits = (code: string): boolean => code.length === 6;

async function isRight(deps: Deps, em: EntityManager, factor: FactorRow, userId: string, code: string) {
  if (!isDigits(code)) return useRecoveryCode(deps, em, userId, code);
  const step = stepOf(
    totpOf(deps, { userId, version: factor.version }, factor.email),
    code,
    deps.clock.now().toEpochMilli(),
  );
  // A code that a person looked at over a shoulder opens nothing a second time.
  if (step === null || step <= Number(factor.last_step)) return false;
  await sqlRows(em, 'update second_factors set last_step = $2 where user_id = $1', [userId, step]);
  return true;
}

/**
 * Checks six digits of the app, or a recovery code, which is used up. Wrong ones are counted, whatever becomes of the
 * rest of the call. Codes of an app that is being set up (`of`) are good for confirming it alone.
 * @throws AppError 422 on `code` for a wrong one, 429 for 15 minutes after five in a row, with how many are left.
 */
export async function checkCode(
  deps: Deps,
  userId: string,
  code: string,
  of: 'confirmed' | 'unconfirmed' = 'confirmed',
): Promise<void> {
  const now = deps.clock.now();
  const outcome = await inTransaction(deps, async (em): Promise<Outcome> => {
    const [factor] = await sqlRows<FactorRow>(
      em,
      `select f.version, u.email, f.last_step, f.wrong,
         coalesce(greatest(0, extract(epoch from f.blocked_until - $2::timestamptz)), 0)::float8 as off_seconds
       from second_factors f join users u on u.id = f.user_id where f.user_id = $1 and (f.confirmed_at is not null) = $3 for update of f`,
      [userId, now.toString(), of === 'confirmed'],
    );
    if (factor === undefined) return 'wrong';
    if (factor.off_seconds > 0) return { offSeconds: factor.off_seconds };
    if (await isRight(deps, em, factor, userId, code)) {
      await sqlRows(em, 'update second_factors set wrong = 0, blocked_until = null where user_id = $1', [userId]);
      return 'right';
    }
    const isLast = factor.wrong + 1 >= TRIES;
    await sqlRows(em, 'update second_factors set wrong = $2, blocked_until = $3 where user_id = $1', [
      userId,
      isLast ? 0 : factor.wrong + 1,
      isLast ? now.plusSeconds(OFF_MINUTES * 60).toString() : null,
    ]);
    return isLast ? { offSeconds: OFF_MINUTES * 60 } : 'wrong';
  });
  if (outcome === 'wrong') throw isDigits(code) ? codeWrong() : recoveryCodeWrong();
  if (outcome !== 'right') throw secondFactorOff(Math.ceil(outcome.offSeconds));
}

/** Whether a person has set up a second factor. */
export async function hasSecondFactor({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.query('select 1 from second_factors where user_id = $1 and confirmed_at is not null', [userId]);
  return rows.length > 0;
}
