import { numbersOf } from '#shared/money/format-money.ts';
import type { Locale } from '#shared/messages/text.ts';

const MEGA = 1_000_000;

/** How large a file is: "210 kB", "1.4 MB"; one that is smaller than 1 kB is 1 kB. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < MEGA ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  return value.toLocaleString(numbersOf(locale), { style: 'unit', unit, maximumFractionDigits: 1 });
}
