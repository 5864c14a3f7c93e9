import { money } from '#shared/money/arithmetic.ts';
import { toIso } from '#shared/time/instants.ts';
import { Instant } from '@js-joda/core';
import { PayoutAccount } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { waitingChange } from './account-changes/waiting-change.ts';
import { availableBalances } from './available-balances.ts';
import { nextPayoutDate } from './next-payout.ts';
import { listPayouts } from './list-payouts.ts';
import { sharesToCome, sumsOfYear } from './payout-sums.ts';
import { type Hold, holdsOf } from './why-held.ts';

const iso = (at: Instant | null | undefined) => (at === null || at === undefined ? null : toIso(at));

/** To the partner an account is complete or not; what is missing stands with it. */
const shownHold = (hold: Hold | null) => (hold === 'noAccount' || hold === 'information' ? 'account' : hold);

/** What a partner is owed, when it is paid, to which account, and what was paid before; newest first. */
export async function payoutsSummary(deps: Deps, userId: string) {
  const { db, clock } = deps;
  const [found, { owed, balances, disputes, heldIn }, toCome, year, listed, change] = await Promise.all([
    db.fork().findOne(PayoutAccount, { userId }),
    availableBalances(deps, userId),
    sharesToCome(deps, userId),
    sumsOfYear(deps, userId),
    listPayouts(deps, userId, 0),
    waitingChange(deps, userId),
  ]);
  const account =
    found === null
      ? null
      : {
          payoutsEnabled: found.payoutsEnabled,
          needsInformation: found.currentlyDue.length > 0 || found.pastDue.length > 0,
          deadline: iso(found.currentDeadline),
          businessName: found.businessName ?? null,
          last4: found.accountLast4 ?? null,
          currencies: found.currencies,
        };
  const moved = [...new Set([...owed, ...toCome].map(({ currency }) => currency))];
  // Before anything moved there is the balance that will come first.
  const currencies = moved.length > 0 ? moved : (account?.currencies.slice(0, 1) ?? []);
  const holds = await holdsOf(db.fork(), userId, currencies);
  const minorIn = (amounts: readonly { minor: number; currency: string }[], currency: string) =>
    amounts.find((each) => each.currency === currency)?.minor ?? 0;
  return {
    /** What goes out next: without shares in dispute. */
    balances,
    disputes,
    /** Per currency what is owed, what comes when the bookings of now are checked out, and why it waits. */
    tickets: currencies.map((currency) => {
      const minor = minorIn(balances, currency);
      return {
        balance: money<string>(minor, currency),
        later: money<string>(minorIn(toCome, currency), currency),
        /** Held back until the bank of the payer decides; no part of the balance. */
        inDispute: heldIn(currency),
        hold: shownHold(holds.get(currency) ?? null) ?? (minor < 0 ? ('negative' as const) : null),
      };
    }),
    /** Local date (UTC) of the next weekly run. */
    nextPayoutOn: nextPayoutDate(clock.now()),
    account,
    /** The account that no one has proven yet, and whether a code of the codes app proves it. */
    unproven: change === null ? null : { last4: change.last4, since: change.changedAt, canProve: change.canProve },
    /** The month of now, `YYYY-MM` (UTC). */
    month: clock.now().toString().slice(0, 7),
    ...listed,
    year,
  };
}
