import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { balancesOf } from '#server/modules/ledger/ledger.module.ts';
import { sharesInDispute } from './in-dispute.ts';

/** What a partner is owed and could be paid, per currency: without shares in dispute, which stand apart. */
export async function availableBalances({ db }: Pick<Deps, 'db'>, userId: string) {
  const [owed, disputes] = await Promise.all([balancesOf(db.fork(), userId), sharesInDispute({ db }, userId)]);
  const heldIn = (currency: string): Money =>
    money<string>(
      disputes.reduce((sum, { held }) => (held.currency === currency ? sum + held.minor : sum), 0),
      currency,
    );
  const balances = owed
    .map(({ minor, currency }) => money<string>(minor - heldIn(currency).minor, currency))
    .filter(({ minor }) => minor !== 0);
  return { owed, balances, disputes, heldIn };
}
