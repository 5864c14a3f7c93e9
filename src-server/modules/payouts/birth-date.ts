import type { Instant } from '@js-joda/core';
import { dateInvalid } from './payouts.errors.ts';

/**
 * A date of birth (`YYYY-MM-DD`) that is not in the future, with a day's grace for zones ahead of UTC; null stays null.
 * @throws AppError 422 for one that is.
 */
export function requirePast(date: string | null, now: Instant): string | null {
  const tomorrow = now.plusSeconds(86_400).toString().slice(0, 10);
  if (date !== null && date > tomorrow) throw dateInvalid();
  return date;
}
