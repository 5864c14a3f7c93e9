import { dayOfDate } from '../time/local-time.ts';
import type { OpeningRules } from '../availability/opening-rules.ts';

/** Which rule decides about a local date: what a day's hours come from. */
export type DayRule =
  | { readonly kind: 'closure'; readonly from: string; readonly to: string }
  | { readonly kind: 'holiday' }
  | { readonly kind: 'usual' };

/** The rule that decides about a date `YYYY-MM-DD`: closures before holidays before weekly hours. */
export function ruleOfDay(rules: Pick<OpeningRules, 'special' | 'closures'>, date: string): DayRule {
  const day = dayOfDate(date);
  const closure = rules.closures.find(({ from, to }) => dayOfDate(from) <= day && day <= dayOfDate(to));
  if (closure !== undefined) return { kind: 'closure', from: closure.from, to: closure.to };
  return rules.special.some((special) => special.date === date) ? { kind: 'holiday' } : { kind: 'usual' };
}
