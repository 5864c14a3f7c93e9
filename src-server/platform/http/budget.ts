import { tooManyRequests } from '#server/platform/errors/common.errors.ts';
import { householdOf } from './network.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** What one address may ask of one process in a minute, in units: far above a person, below a flood. */
const UNITS_PER_MINUTE = 3_000;
const MINUTE_MS = 60_000;
/** Addresses that are remembered at once; the oldest are forgotten first. */
const MAX_ADDRESSES = 20_000;

interface Spent {
  units: number;
  readonly endsAt: number;
}

/** By process: a limit of the machine's work needs no agreement between machines. */
const budgets = new WeakMap<object, Map<string, Spent>>();

function spentBy(owner: object, address: string, now: number): Spent {
  const kept = budgets.get(owner) ?? new Map<string, Spent>();
  budgets.set(owner, kept);
  const known = kept.get(address);
  if (known !== undefined && known.endsAt > now) return known;
  const fresh = { units: 0, endsAt: now + MINUTE_MS };
  kept.delete(address);
  kept.set(address, fresh);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_ADDRESSES) break;
    kept.delete(oldest);
  }
  return fresh;
}

/**
 * Takes the cost of one call from its address's budget; each call of a batch costs its own.
 * @param cost units: 1 for a call that costs next to nothing, more for those that reckon.
 * @throws AppError 429 with the seconds to wait, once the budget is spent.
 */
export function spend({ deps, ip }: Pick<RequestContext, 'deps' | 'ip'>, cost: number): void {
  if (!deps.config.RATE_LIMITS) return;
  const now = deps.clock.now().toEpochMilli();
  const spent = spentBy(deps.db, householdOf(ip), now);
  spent.units += cost;
  if (spent.units > UNITS_PER_MINUTE) throw tooManyRequests(Math.max(1, Math.ceil((spent.endsAt - now) / 1000)));
}
